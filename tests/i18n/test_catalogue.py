"""Catalogues: look-up, forms, values, names of cards, choice of a language."""

import pytest
from sobremesa.engine.errors import MoveError, RecordError
from sobremesa.i18n import Catalogue, MissingText, fault_text, languages, negotiate, note_text

EN = Catalogue("en")
ES = Catalogue("es")


def test_a_game_s_text_goes_before_the_shell_s():
    assert EN.text("reason.not_in_hand") == "That card is not in this hand."
    assert EN.text("reason.not_in_hand", game="kseri") == "You do not hold that card."
    assert EN.text("reason.game_over", game="kseri") == EN.text("reason.game_over")


def test_english_stands_in_for_what_a_language_lacks():
    assert Catalogue("cs").text("switch.on", game="kseri")
    assert Catalogue("xx").text("game.name", game="kseri") == "Kseri"


def test_a_key_is_never_shown_in_place_of_a_text():
    with pytest.raises(MissingText, match=r"kseri:no\.such\.key"):
        EN.text("no.such.key", game="kseri")
    with pytest.raises(MissingText):
        EN.text("reason.bad_rules")
    with pytest.raises(KeyError):
        EN.text("reason.unknown_card")
    assert not EN.has("no.such.key")
    assert EN.has("note.kseri", game="kseri")
    assert not EN.has("note.kseri")


def test_the_value_n_chooses_the_form():
    assert EN.text("count.cards", n=1) == "1 card"
    assert ES.text("count.cards", n=0) == "0 cartas"
    with pytest.raises(TypeError):
        EN.text("count.cards", n="many")
    with pytest.raises(KeyError):
        EN.text("count.cards")


def test_values_are_put_in_as_they_are():
    assert "{n} <b>" in EN.text("note.capture", game="kseri", player="{n} <b>", n=2)


@pytest.mark.parametrize(
    ("card", "english", "spanish"),
    [
        ("QH", "queen of hearts", "reina de corazones"),
        ("TD", "ten of diamonds", "diez de diamantes"),
        ("*", "joker", "comodín"),
        ("??", "face-down card", "carta boca abajo"),
    ],
)
def test_names_of_cards(card, english, spanish):
    assert EN.card(card) == english
    assert ES.card(card) == spanish


def test_values_of_options():
    assert EN.value("kseri", "sides", "pairs") == "in pairs"
    assert ES.value("kseri", "jack_wild", True) == "sí"
    assert ES.value("kseri", "jack_wild", False) == "no"
    assert ES.value("kseri", "target", 151) == "151"
    with pytest.raises(MissingText):
        ES.value("kseri", "sides", "trios")


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["es-MX", "en"], "es"),
        (["ES"], "es"),
        (["es_419"], "es"),
        (["xx", "en-GB", "es"], "en"),
        (["xx"], "en"),
        ([], "en"),
        (["", "-"], "en"),
    ],
)
def test_the_first_wish_that_can_be_met(wishes, found):
    assert negotiate(wishes) == found


def test_languages_are_those_with_shell_texts():
    assert {"en", "es"} <= set(languages())
    assert Catalogue.load("zz").lang == "en"
    assert Catalogue.load("es-ES").lang == "es"


def test_sentences_of_faults():
    error = MoveError("cannot_leave", at=16, move="1 7H leave")
    told = fault_text(EN, error, game="kseri")
    assert told.startswith("Move 17, “1 7H leave”, breaks the rules: Only a card")
    assert fault_text(ES, MoveError("game_over"), game="kseri") == "La partida ya ha terminado."
    wrong = RecordError("wrong_pack", card="TD", problem="surplus", shuffle=0)
    assert fault_text(EN, wrong) == "Shuffle 1 holds TD more often than the pack does."


def test_a_long_value_is_cut():
    told = fault_text(EN, RecordError("unknown_game", found="x" * 10_000))
    assert len(told) < 200
    assert "…" in told


def test_sentences_of_notes():
    def name(seat):
        return ["Ana", "Nikos"][seat]

    kseri = ("note", "kseri", {"seat": 1, "card": "7S", "points": 10})
    assert note_text(EN, "kseri", kseri, name) == (
        "Kseri! Nikos catches a single card with the seven of spades: 10 points."
    )
    sweep = ("note", "sweep", {"side": 0, "cards": 1})
    assert note_text(ES, "kseri", sweep, name) == "La carta que quedaba es para Ana."
    assert "la casa" in note_text(ES, "kseri", sweep, name, lambda side: "la casa")
