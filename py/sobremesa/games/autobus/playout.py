"""How imagined seats play: the greedy player's ideas over plain ints, with a little chance.

A seat uses its own hand and what lies on the table, nothing else (bots.md: each mover uses
only what it may know).
"""

from sobremesa.games.autobus.kernel import ACE, JOKER, KING, SPACES, Random01, World

ERRS = 0.1
_NO_ROOM = 9.0
_LAST_ROOM = 1.6
_NEW_ROOM = 0.6
_TWIN = 0.3
_SOON = 0.5
_JOKER = 4.0


def play_on(world: World, turns: int, random: Random01) -> int:
    """Play the running turn and those after it up to `turns`; who won, or -1."""
    end = world.turns + turns
    while world.turns < end:
        seat = world.turn
        if climb(world, seat):
            return seat
        if world.turn == seat and not finish(world, seat, random):
            return -1
    return -1


def climb(world: World, seat: int) -> bool:
    """All ladder plays of a turn; whether the main pile is empty then."""
    main, hand, ranks = world.main[seat], world.hand[seat], world.rank[seat]
    wants = world.wants
    rival = world.main[(seat + 1) % len(world.main)][-1]
    while True:
        top = main[-1]
        if not top:
            if world.play_main(seat, _for_joker(world, seat, rival)):
                return True
            continue
        if wants[top]:
            if world.play_main(seat, top):
                return True
            continue
        missing = hand.count(JOKER)
        if world.wild:
            missing += len(_free_jokers(world, seat))
        rank = top - 1
        while rank:
            if rank not in hand and rank not in ranks:
                missing -= 1
                if missing < 0:
                    rank = 0
                    break
            if wants[rank]:
                break
            rank -= 1
        if rank:
            while rank < top and _put(world, seat, rank):
                rank += 1
            continue
        for rank in ranks:
            if rank and wants[rank] and (rank + 1 != rival or rank == KING or wants[rival]):
                world.play_space(seat, ranks.index(rank), rank)
                break
        else:
            for rank in hand:
                if rank and wants[rank] and (rank + 1 != rival or wants[rival]):
                    world.play_hand(seat, rank, rank)
                    break
            else:
                return False


def _put(world: World, seat: int, rank: int) -> bool:
    """Put a card that serves for the rank, if there is one, a joker last."""
    hand, ranks = world.hand[seat], world.rank[seat]
    if rank in ranks:
        space = ranks.index(rank)
        if world.size[seat][space] == 1 or rank not in hand:
            world.play_space(seat, space, rank)
            return True
    if rank in hand or JOKER in hand:
        world.play_hand(seat, rank if rank in hand else JOKER, rank)
        return True
    free = _free_jokers(world, seat) if world.wild else []
    if free:
        world.play_space(seat, free[0], rank)
    return bool(free)


def _for_joker(world: World, seat: int, rival: int) -> int:
    """The rank that a joker on top of the main pile takes: one that own cards can follow."""
    wants, hand, ranks = world.wants, world.hand[seat], world.rank[seat]
    best = ACE
    for rank in range(KING, 0, -1):
        if wants[rank] and rank + 1 != rival:
            best = rank
            if rank + 1 in hand or rank + 1 in ranks:
                break
    return best


def _free_jokers(world: World, seat: int) -> list[int]:
    """The spaces with a joker on top, which is free to leave (AB-A4)."""
    return [space for space in SPACES if world.has_joker(seat, space)]


def finish(world: World, seat: int, random: Random01) -> bool:
    """End the turn; False where the game is drawn."""
    hand, ranks, wants = world.hand[seat], world.rank[seat], world.wants
    if not hand:
        if world.is_dead():
            return False
        world.pass_on(seat)
        return True
    if random() < ERRS:
        card = hand[int(random() * len(hand))]
    else:
        card = hand[0]
        best = -99.0
        rooms = ranks.count(0)
        for other in hand:
            if not other:
                worth = -_JOKER
            elif other in ranks:
                worth = 0.0
            elif not rooms:
                worth = -_NO_ROOM
            else:
                wait = 0
                rank = other
                while not wants[rank]:
                    rank -= 1
                    wait += 1
                worth = _TWIN * (hand.count(other) - 1) + _SOON / (1 + wait)
                worth -= _LAST_ROOM if rooms == 1 else _NEW_ROOM
            if worth > best:
                best = worth
                card = other
    _discard(world, seat, card)
    return True


def _discard(world: World, seat: int, card: int) -> None:
    ranks = world.rank[seat]
    if card and card in ranks:
        world.lay(seat, card, ranks.index(card), card)
    elif 0 in ranks:
        world.lay(seat, card, ranks.index(0), card or world.main[seat][-1] - 1 or KING)
    elif card:
        world.bus(seat, card)
    else:
        world.lay(seat, card, 0, ranks[0])
