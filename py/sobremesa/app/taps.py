"""What taps and drops mean: a move to play, a choice to make, a refusal, a card picked up."""

from typing import NamedTuple

from sobremesa.app.session import Session
from sobremesa.engine.table import Attempt, Play
from sobremesa.games import part

CONFIRM = "confirm"
TWO_TAPS = "two_taps"
_URGENT = ("announce", "claim")


class Answer(NamedTuple):
    """What follows from a tap; with all fields empty, the hands hold something else now.

    `refusal` is a reason key and `suit` the suit that its sentence may name.
    """

    token: str = ""
    choices: tuple[Play, ...] = ()
    refusal: str = ""
    suit: str = ""


def tap(session: Session, source: str, asking: str, copy: int = 0) -> Answer:
    """A tap on a card: its plain play, or with second thoughts picking it up and putting it back.

    `asking` is the preference `confirm`: off, confirm or two_taps. `copy` tells equal cards apart.
    """
    plays = _plain(session.hands().of(source))
    if not plays:
        return _refused(session, source, "")
    is_direct = session.table().is_direct
    is_second = (session.selected, session.copy) == (source, copy)
    if is_direct and (asking == "off" or (asking == TWO_TAPS and is_second)):
        return _settled(plays)
    if is_second:
        session.put_back()
        return Answer()
    session.pick_up(source, copy)
    if is_direct and asking == CONFIRM:
        session.pending = plays
    return Answer()


def pick(session: Session, source: str, copy: int = 0) -> Answer:
    """The beginning of a drag: the card is in my hand, and its targets are known."""
    if not session.hands().of(source):
        return _refused(session, source, "")
    session.pick_up(source, copy)
    return Answer()


def aim(session: Session, zone: str, asking: str) -> Answer:
    """A tap on a zone, or a drop there: the picked-up card goes there, or a play of its own."""
    plays = _aimed(session, zone)
    if not plays:
        return _refused(session, session.selected or _source_at(session, zone), zone)
    if asking == CONFIRM:
        session.pending = plays
        return Answer()
    return _settled(plays)


def press(session: Session, token: str, asking: str) -> Answer:
    """A button with a move on it."""
    play = next((play for play in session.plays() if play.token == token), None)
    if play is None:
        return Answer()
    if asking == CONFIRM and play.act not in _URGENT:
        session.pending = (play,)
        return Answer()
    return Answer(token=token)


def why(session: Session, act: str) -> Answer:
    """Why an act cannot be done now."""
    return _refused(session, session.selected, f"act.{act}")


def confirm(session: Session) -> Answer:
    """Yes to what waits for it."""
    return _settled(session.pending)


def _aimed(session: Session, zone: str) -> tuple[Play, ...]:
    hands = session.hands()
    if hands.selected:
        held = _plain([play for play in hands.of(hands.selected) if play.target == zone])
        if held:
            return held
    return tuple(
        play
        for play in hands.plays
        if play.target == zone and (not play.source or play.choice == "steal")
    )


def _source_at(session: Session, zone: str) -> str:
    """How plays call the top card of a pile of mine."""
    return next((pile.source for pile in session.table().board if pile.zone == zone), "")


def _plain(plays: list[Play]) -> tuple[Play, ...]:
    """The plays without a second thought, where there are any."""
    return tuple([play for play in plays if not play.choice] or plays)


def _settled(plays: tuple[Play, ...]) -> Answer:
    """The move to make; plays that offer no choice are all as good."""
    choices = {play.choice for play in plays}
    return Answer(token=plays[0].token) if len(choices) == 1 else Answer(choices=plays)


def _refused(session: Session, source: str, zone: str) -> Answer:
    """Why nothing comes of it, by the rule where there is one."""
    match, me = session.match, session.me
    if match.is_over:
        return Answer(refusal="game_over")
    if not session.is_my_turn:
        return Answer(refusal="not_your_turn")
    tried: Attempt = part(session.game_id, "table").attempt(match.view(me), me, source, zone)
    if not source and not tried.token:
        return Answer(refusal="choose_a_card")
    reason = session.why_not(tried.token) if tried.token else None
    known = reason if reason != "bad_move" else None
    return Answer(refusal=known or "illegal_move", suit=tried.suit)
