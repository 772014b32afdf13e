"""Rules as data: reading, presets, values that go together, telling."""

import dataclasses
import random

import pytest
from contract.walk import random_rules
from sobremesa.engine.errors import RecordError
from sobremesa.games import all_games
from sobremesa.games.kseri.options import KseriRules

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


def fault(told):
    with pytest.raises(RecordError) as error:
        KseriRules.read(told)
    assert error.value.reason == "bad_rules"
    return error.value.details["key"], error.value.details["problem"]


def test_a_missing_preset_is_the_standard():
    assert KseriRules.read({}) == KseriRules.read({"preset": "standard"})
    assert KseriRules.read({}).target == 101


@pytest.mark.parametrize("preset", ["", "Standard", "family", None, 1, ["standard"], {}])
def test_unknown_presets_are_refused(preset):
    assert fault({"preset": preset}) == ("preset", "value")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("target", 52),
        ("target", "51"),
        ("target", 51.0),
        ("target", None),
        ("packs", True),
        ("jack_wild", 1),
        ("jack_wild", 0),
        ("capture", "OPTIONAL"),
        ("exact_two_of_clubs", 11),
        ("exact_two_of_clubs", False),
        ("sides", []),
        ("sides", {}),
        ("players", float("nan")),
    ],
)
def test_a_value_has_to_be_listed_and_of_its_type(key, value):
    assert fault({key: value}) == (key, "value")


@pytest.mark.parametrize("key", ["", "Target", "floors", "seats", "settle", "clash"])
def test_unknown_keys_are_named(key):
    assert fault({key: 1}) == (key, "unknown")


def test_own_choices_go_before_the_preset():
    rules = KseriRules.read({"preset": "short", "target": 151})
    assert rules.target == 151
    assert rules.tell() == {"preset": "short", "target": 151}


def test_a_switch_of_a_feature_that_is_off_is_ignored():
    rules = KseriRules.read({"double_kseri": "off", "double_cancels_first": False})
    assert rules.double_kseri == "off"


def test_possible_values_depend_on_the_other_choices():
    assert KseriRules.possible({}, "players") == [2, 3, 4]
    assert KseriRules.possible({"packs": 2, "players": 4}, "players") == [4, 5, 6]
    assert KseriRules.possible({"players": 3}, "sides") == ["solo"]


def test_rules_do_not_change():
    rules = KseriRules.read({})
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.target = 51


@every_game
def test_every_preset_can_be_read_and_told(game):
    for preset, changes in game.rules_type.presets().items():
        rules = game.rules_type.read({"preset": preset})
        assert rules.tell() == {"preset": preset}
        assert all(getattr(rules, key) == value for key, value in changes.items())
        assert rules.seats >= 2


@every_game
def test_random_rules_survive_a_save(game):
    rng = random.Random(game.id)
    for _ in range(200):
        rules = game.rules_type.read(random_rules(game, rng))
        assert game.rules_type.read(rules.tell()) == rules


@every_game
def test_the_default_is_the_first_value(game):
    options = game.rules_type.options()
    assert len({option.key for option in options}) == len(options)
    for option in options:
        assert len(option.values) >= 2
        kinds = [(type(value), value) for value in option.values]
        assert len(set(kinds)) == len(kinds)
