"""Imagined deals of Pesë Katësh agree with what a seat knows, and weigh how others played."""

from collections import Counter
from math import exp
from statistics import fmean

import pytest
from games.pese_katesh_table import TRICKS, table
from sobremesa.bots.wire import stream_of
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.sight import view
from sobremesa.games.pese_katesh import GAME
from sobremesa.games.pese_katesh.belief import Belief
from sobremesa.games.pese_katesh.bot import forget, greedy, imagine
from sobremesa.games.pese_katesh.chain import Chain
from sobremesa.games.pese_katesh.evidence import gather
from sobremesa.games.pese_katesh.history import plays
from sobremesa.games.pese_katesh.likelihood import Likelihood
from sobremesa.games.pese_katesh.masks import BITS, suits_of, text_of
from sobremesa.games.pese_katesh.reading import table_of
from sobremesa.games.pese_katesh.sampling import Sampler
from sobremesa.games.pese_katesh.tasks import TASKS
from sobremesa.games.pese_katesh.thumb import thumb_of


def hands_of(masks):
    """The hands of an imagined deal as texts."""
    return [
        {text_of(suit, rank) for suit in range(4) for rank in BITS[masks[seat << 2 | suit]]}
        for seat in range(4)
    ]


def test_imagined_hands_agree_with_the_view(positions):
    rng = stream_of("worlds")
    for position in positions("pese_katesh", steps=150):
        seen = position.view
        now = table_of(seen)
        thumb = thumb_of(TASKS.index(seen.task), False)
        belief = Belief(Sampler(seen, now), thumb, plays(seen, now), position.seat)
        for masks in (Sampler(seen, now).sample(rng), *(belief.sample(rng) for _ in range(9))):
            hands = hands_of(masks)
            assert [len(hand) for hand in hands] == [len(hand) for hand in seen.hand]
            assert hands[position.seat] == set(seen.hand[position.seat])
            assert set().union(*hands) == {*GAME.unseen(seen), *seen.hand[position.seat]}
            for hand, voids in zip(hands, seen.voids, strict=True):
                assert not any(card[1] in voids for card in hand)


def few_left():
    """Seat 1 has no clubs: of the six ways to deal four cards to two seats three are left."""
    voids = ["", "C", "", ""]
    state = table("2D", "KD QD", "3C AD", "", deal=TRICKS, leader=0, voids=voids)
    state.won[0] = sorted(set(GAME.pack(state)) - {"2D", "KD", "QD", "3C", "AD"})
    return Sampler(view(state, 0), table_of(state))


def test_every_possible_deal_is_imagined_alike():
    sampler, rng = few_left(), stream_of("alike")
    seen = Counter(str(sorted(hands_of(sampler.sample(rng))[1])) for _ in range(3000))
    assert len(seen) == 3
    assert all(900 < count < 1100 for count in seen.values())


class HoldsNoAce:
    """A play of seat 1, one of two, that was unwise with the ace of diamonds."""

    seat = 1

    def speaks_against(self, hands):
        """The ace is among the diamonds of seat 1."""
        return 2 if "AD" in hands_of(hands)[1] else 0


def test_a_deal_comes_up_as_often_as_it_is_likely():
    sampler, rng = few_left(), stream_of("chain")
    likelihood = Likelihood([HoldsNoAce()])
    chain = Chain(sampler, sampler.sample(rng), likelihood)
    seen, likely = Counter(), {}
    for _ in range(4000):
        chain.walk(5, rng)
        deal = str(sorted(hands_of(chain.hands)[1]))
        seen[deal] += 1
        likely[deal] = exp(likelihood.of(chain.hands))
    assert len(seen) == 3
    assert max(likely, key=likely.__getitem__) == "['KD', 'QD']"
    for deal, weight in likely.items():
        assert seen[deal] / 4000 == pytest.approx(weight / sum(likely.values()), abs=0.03)


def test_who_sees_every_card_imagines_nothing(positions):
    for position in positions("pese_katesh", steps=40):
        state = position.match.state()
        hands = Sampler(state, table_of(state)).sample(stream_of("key"))
        assert hands == [mask for hand in state.hand for mask in suits_of(hand)]


def test_the_way_others_play_speaks_for_the_hands_they_have(positions):
    rng = stream_of("belief")
    truth, imagined = [], []
    for position in positions("pese_katesh", steps=160):
        seen = position.view
        now = table_of(seen)
        thumb = thumb_of(TASKS.index(seen.task), False)
        evidence = gather(thumb, plays(seen, now), position.seat)
        sampler = Sampler(seen, now)
        real = [mask for hand in position.match.state().hand for mask in suits_of(hand)]
        truth += [bool(one.speaks_against(real)) for one in evidence]
        other = sampler.sample(rng)
        imagined += [bool(one.speaks_against(other)) for one in evidence]
    assert not any(truth)
    assert fmean(imagined) > 0.1


@pytest.mark.parametrize("infers", [True, False])
def test_the_same_question_has_the_same_answer(positions, infers):
    for position in positions("pese_katesh", steps=8):
        answers = set()
        for _ in range(2):
            thought = imagine(position.view, position.seat, position.legal, infers=infers)
            rng = stream_of("key")
            answers.add(str([thought.trial(thought.moves, rng) for _ in range(3)]))
        assert len(answers) == 1


def test_who_forgets_plays_on_with_less(positions):
    rng = stream_of("forget")
    for position in positions("pese_katesh", steps=200):
        seen = position.view
        vague = forget(seen, position.seat, rng)
        assert vague.voids == [""] * 4
        assert vague.hand == seen.hand
        assert vague.trick == seen.trick
        for known, recalled in zip(seen.won, vague.won, strict=True):
            assert all(new in (old, HIDDEN) for old, new in zip(known, recalled, strict=True))
        assert greedy(vague, position.seat, position.legal, rng) in position.legal
