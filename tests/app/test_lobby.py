"""The lobby: what it offers, in every language."""

import pytest
from sobremesa.app.lobby import LobbyEntry, Running, lobby
from sobremesa.games import all_games
from sobremesa.i18n import languages

NASTY = '<img src=x onerror="1">'


def entries():
    return [LobbyEntry(game) for game in all_games()]


def test_every_game_can_be_played_set_up_and_read_about(catalogue, check, find):
    elements = check(lobby(catalogue, entries()))
    for game in all_games():
        for act in ("quick-start", "setup", "rules"):
            assert len(find(elements, "button", data_do=act, data_with=game)) == 1


def test_games_come_in_the_order_of_the_house(catalogue, check, find):
    elements = check(lobby(catalogue, list(reversed(entries()))))
    shown = [one.get("data-felt") for one in find(elements, "article")]
    order = ["kseri", "pese_katesh", "autobus", "pesten"]
    assert [game for game in shown if game in order] == order
    assert shown[len(order) :] == sorted(set(all_games()) - set(order))


def test_running_matches_come_first_and_names_are_escaped(catalogue, check, find):
    running = Running(2, (NASTY, "Eleni"), (12, 30))
    page = lobby(catalogue, [LobbyEntry("kseri", running)])
    elements = check(page)
    assert not find(elements, "img")
    (go_on,) = find(elements, "button", data_do="resume", data_with="kseri")
    (play,) = find(elements, "button", data_do="quick-start")
    assert elements.index(go_on) < elements.index(play)
    assert f"{NASTY} 12 · Eleni 30" in find(elements, class_="resume")[0].text


def test_the_last_choice_is_told(catalogue, check, find):
    chosen = {"preset": "pisti", "players": 3, "target": 51}
    elements = check(lobby(catalogue, [LobbyEntry("kseri", chosen=chosen)]))
    (told,) = find(elements, class_="game-chosen")
    for word in ("Pişti", "3", "51"):
        assert word in told.text


@pytest.mark.parametrize("lang", languages())
def test_each_language_can_be_chosen(catalogue, check, find, lang):
    elements = check(lobby(catalogue, entries()))
    (one,) = find(elements, "button", data_do="language", data_with=lang)
    assert one.get("lang") == lang
    assert one.get("aria-pressed") == ("true" if lang == catalogue.lang else "false")
