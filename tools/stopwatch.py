"""How long a decision takes the processor, however busy the machine is."""

from time import process_time


class Stopwatch:
    """Processor time; the first look tells the start, so what precedes a search counts too."""

    def __init__(self) -> None:
        self.begun = 0.0
        self._looked = True

    def start(self) -> None:
        """A decision begins."""
        self.begun = process_time()
        self._looked = False

    def __call__(self) -> float:
        """The time, as `Search.run` asks for it."""
        if self._looked:
            return process_time()
        self._looked = True
        return self.begun

    @property
    def taken(self) -> float:
        """Seconds since the start."""
        return process_time() - self.begun
