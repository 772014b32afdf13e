"""Where texts are kept: a small protocol, one that keeps them in memory, and its faults."""

from contextlib import suppress
from enum import StrEnum
from typing import Protocol

PREFIX = "sobremesa:"


class Outcome(StrEnum):
    """What became of a wish to keep something."""

    SAVED = "saved"
    BLOCKED = "blocked"
    FULL = "full"
    NEWER = "newer"
    ELSEWHERE = "elsewhere"


class StorageError(Exception):
    """The storage refuses: `kind` is BLOCKED (no access at all) or FULL."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = Outcome(kind)


class Storage(Protocol):
    """Texts by key; every method may raise StorageError."""

    def get(self, key: str) -> str | None: ...

    def set(self, key: str, value: str) -> None: ...

    def remove(self, key: str) -> None: ...

    def keys(self) -> list[str]: ...


class MemoryStorage:
    """Keeps texts as long as it lives; FULL beyond `limit` characters, keys included."""

    def __init__(self, limit: int | None = None) -> None:
        self.texts: dict[str, str] = {}
        self.limit = limit

    def get(self, key: str) -> str | None:
        """The text under the key."""
        return self.texts.get(key)

    def set(self, key: str, value: str) -> None:
        """Put a text under the key."""
        others = sum(len(name) + len(text) for name, text in self.texts.items() if name != key)
        if self.limit is not None and others + len(key) + len(value) > self.limit:
            raise StorageError(Outcome.FULL)
        self.texts[key] = value

    def remove(self, key: str) -> None:
        """Forget the text under the key, if there is one."""
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        """The keys in use."""
        return list(self.texts)


def try_set(storage: Storage, key: str, value: str) -> Outcome:
    """Put a text under the key and say how it went."""
    try:
        storage.set(key, value)
    except StorageError as error:
        return error.kind
    return Outcome.SAVED


def try_get(storage: Storage, key: str) -> str | None:
    """The text under the key, None too where the storage refuses."""
    try:
        return storage.get(key)
    except StorageError:
        return None


def keys_under(storage: Storage, prefix: str) -> list[str]:
    """The keys that begin with the prefix."""
    keys = storage.keys()
    return [key for key in keys if key.startswith(prefix)]


def probe(storage: Storage) -> Outcome:
    """Whether anything can be kept at all."""
    outcome = try_set(storage, f"{PREFIX}probe", "")
    with suppress(StorageError):
        storage.remove(f"{PREFIX}probe")
    return outcome


def erase_all(storage: Storage) -> bool:
    """Remove everything that is ours and nothing else; False where the storage refuses."""
    try:
        for key in keys_under(storage, PREFIX):
            storage.remove(key)
    except StorageError:
        return False
    return True
