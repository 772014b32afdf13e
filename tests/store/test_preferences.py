"""Preferences and set-up choices: a bad stored value falls back alone."""

import json

import pytest
from sobremesa.store.preferences import Preferences
from sobremesa.store.setup import SetupChoice
from sobremesa.store.storage import MemoryStorage, StorageError

KEY = "sobremesa:preferences"


class BlockedStorage(MemoryStorage):
    def get(self, *_):
        raise StorageError("blocked")

    set = remove = keys = get


def load(text):
    storage = MemoryStorage()
    storage.set(KEY, text)
    return Preferences.load(storage)


def test_defaults_are_the_first_choices():
    plain = Preferences.load(MemoryStorage())
    assert plain.language is None
    assert all(getattr(plain, key) == values[0] for key, values in Preferences.choices().items())


@pytest.mark.parametrize(
    ("key", "value"),
    [(key, value) for key, all_ in Preferences.choices().items() for value in all_],
)
def test_every_choice_comes_back(key, value):
    storage = MemoryStorage()
    assert Preferences().having(key, value).store(storage) == "saved"
    assert getattr(Preferences.load(storage), key) == value


@pytest.mark.parametrize("bad", ["purple", "", None, 1, True, 1e300, [], {}, ["dark"]])
@pytest.mark.parametrize("key", Preferences.choices())
def test_a_bad_value_falls_back_and_the_others_stay(key, bad):
    other = "speed" if key == "theme" else "theme"
    value = Preferences.choices()[other][1]
    loaded = load(json.dumps({key: bad, other: value, "unknown": 3}))
    assert getattr(loaded, key) == Preferences.choices()[key][0]
    assert getattr(loaded, other) == value


@pytest.mark.parametrize("text", ["", "null", "[object Object]", "[]", "7", '{"theme"', "[" * 9999])
def test_a_broken_text_means_the_defaults(text):
    assert load(text) == Preferences()


@pytest.mark.parametrize(
    ("told", "language"),
    [("es", "es"), ("pt-BR", "pt-BR"), ("<b>", None), ("", None), (5, None), ("e" * 99, None)],
)
def test_languages_are_tags(told, language):
    assert load(json.dumps({"language": told})).language == language


def test_changing_to_a_bad_value_is_refused():
    with pytest.raises(ValueError, match="theme"):
        Preferences().having("theme", "purple")
    with pytest.raises(ValueError, match="unknown"):
        Preferences().having("unknown", "x")


def test_blocked_storage_means_the_defaults():
    assert Preferences.load(BlockedStorage()) == Preferences()
    assert Preferences().store(BlockedStorage()) == "blocked"
    assert SetupChoice.load(BlockedStorage(), "kseri") == SetupChoice()
    assert SetupChoice().store(BlockedStorage(), "kseri") == "blocked"


def test_set_up_choices_are_kept_per_game():
    storage = MemoryStorage()
    choice = SetupChoice({"preset": "pisti", "players": 2}, ("Ana", "Nikos"), "greedy")
    assert choice.store(storage, "kseri") == "saved"
    assert SetupChoice.load(storage, "kseri") == choice
    assert SetupChoice.load(storage, "pesten") == SetupChoice()


@pytest.mark.parametrize(
    "told",
    [
        {"rules": [], "names": "Ana", "level": 3},
        {"names": ["Ana", 5]},
        {"names": ["x" * 41]},
        {"names": ["x"] * 17},
        [],
    ],
)
def test_bad_set_up_choices_fall_back(told):
    storage = MemoryStorage()
    storage.set("sobremesa:setup:kseri", json.dumps(told))
    assert SetupChoice.load(storage, "kseri") == SetupChoice()
