"""Texts that could not be used, kept for export until their place is needed."""

from sobremesa.store.storage import PREFIX, Outcome, Storage, StorageError, keys_under

_BROKEN = f"{PREFIX}broken:"
LIMIT = 5
_DIGITS = 9


class BrokenTexts:
    """At most LIMIT broken texts; the oldest goes first."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def texts(self) -> list[str]:
        """The broken texts, oldest first; none where the storage refuses."""
        try:
            found = [self._storage.get(f"{_BROKEN}{number}") for number in self._numbers()]
        except StorageError:
            return []
        return [text for text in found if text is not None]

    def keep(self, text: str) -> None:
        """Keep one more, at the cost of the oldest; StorageError where that fails."""
        numbers = self._numbers()
        for number in numbers[: max(0, len(numbers) - LIMIT + 1)]:
            self._storage.remove(f"{_BROKEN}{number}")
        newest = numbers[-1] if numbers else 0
        self.write_for(f"{_BROKEN}{newest + 1}", text)

    def write_for(self, key: str, text: str) -> None:
        """Write under any key; where storage is full, broken texts make room, oldest first."""
        while True:
            try:
                self._storage.set(key, text)
            except StorageError as error:
                numbers = self._numbers()
                if error.kind != Outcome.FULL or not numbers:
                    raise
                self._storage.remove(f"{_BROKEN}{numbers[0]}")
            else:
                return

    def _numbers(self) -> list[int]:
        ends = [key[len(_BROKEN) :] for key in keys_under(self._storage, _BROKEN)]
        return sorted(
            int(end) for end in ends if end.isascii() and end.isdigit() and len(end) <= _DIGITS
        )
