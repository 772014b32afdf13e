"""Matches begun, opened from a save or read from a record, always as sessions."""

import secrets
from typing import NamedTuple

from sobremesa.app.drafts import SetupDraft
from sobremesa.app.session import Session
from sobremesa.engine.chance import fresh_seed
from sobremesa.engine.errors import SobremesaError
from sobremesa.engine.match import Match
from sobremesa.engine.record import read_record
from sobremesa.games import all_games, find_game
from sobremesa.store.saves import Saves
from sobremesa.store.setup import SetupChoice
from sobremesa.store.storage import Storage

LONGEST_RECORD = 2_000_000


class Opened(NamedTuple):
    """A session from a save, if one could be opened, and the problem met on the way."""

    session: Session | None
    problem: str | None = None


def begin(draft: SetupDraft, my_name: str) -> Session:
    """A new match with fresh chance and a dealer drawn by lot (X4)."""
    game = all_games()[draft.game]
    rules = draft.rules
    me = {"name": my_name, "kind": "human"}
    others = [{"name": name, "kind": "bot", "level": draft.level} for name in draft.names]
    drawn = secrets.randbelow(rules.seats) if game.needs_dealer(rules) else 0
    match = Match.new(game, rules, fresh_seed(), dealer=drawn, seats=[me, *others])
    return Session.at(match)


def again(session: Session) -> Session:
    """A new match at the same table."""
    record = session.match.record
    dealer = secrets.randbelow(record.rules.seats) if record.game.needs_dealer(record.rules) else 0
    match = Match.new(record.game, record.rules, fresh_seed(), dealer=dealer, seats=record.seats)
    return Session.at(match)


def read(text: str) -> Session:
    """The session of a record; SobremesaError tells what is wrong with it."""
    record = read_record(text, find_game)
    match = Match.replay(record)
    return Session.at(match)


def resume(saves: Saves, game_id: str) -> Opened:
    """The kept match of a game; a save that does not replay gives way to the older one."""
    loaded = saves.load(game_id)
    problem = loaded.problem
    while loaded.text is not None:
        try:
            return Opened(read(loaded.text), problem)
        except SobremesaError:
            loaded = saves.reject(game_id, loaded.text)
            problem = loaded.problem
    return Opened(None, problem)


def draft_for(storage: Storage, game_id: str, speed: str) -> SetupDraft:
    """The set-up as it was last chosen for the game."""
    game = all_games()[game_id]
    choice = SetupChoice.load(storage, game_id)
    try:
        told = game.rules_type.read(choice.rules).tell()
    except SobremesaError:
        return SetupDraft.fresh(game)
    return SetupDraft.remembered(game, told, choice.names, choice.level, speed)
