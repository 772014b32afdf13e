"""What storage can do at all."""

from sobremesa.store.storage import MemoryStorage, Outcome, StorageError, probe


class Blocked(MemoryStorage):
    def set(self, key, value):
        raise StorageError("blocked")

    def remove(self, key):
        raise StorageError("blocked")


def test_a_probe_leaves_nothing_behind():
    storage = MemoryStorage()
    assert probe(storage) is Outcome.SAVED
    assert storage.keys() == []


def test_a_probe_tells_what_is_refused():
    assert probe(Blocked()) is Outcome.BLOCKED
    assert probe(MemoryStorage(limit=3)) is Outcome.FULL
