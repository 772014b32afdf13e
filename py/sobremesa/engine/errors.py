"""Refusals and faults, told by a reason key and values; catalogues turn them into sentences."""


class SobremesaError(Exception):
    """A fault that has a `reason` key and the `details` its sentence needs."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value!r}" for key, value in self.details.items())
        return f"{self.reason} ({told})" if told else self.reason


class RecordError(SobremesaError):
    """A text that is no record, or whose shuffles cannot be carried out."""


class MoveError(SobremesaError):
    """A move that the rules refuse."""
