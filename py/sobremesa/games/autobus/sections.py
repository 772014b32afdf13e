"""Which part of the rules page tells why a move is refused; the others are part of the play."""

BEHIND = {
    "hand_not_empty": "stock",
    "main_only_to_ladders": "spaces",
    "auxiliary_empty": "spaces",
    "auxiliary_only_to_ladders": "spaces",
    "auxiliary_other_rank": "spaces",
    "only_aces_start_ladders": "ladders",
    "no_such_ladder": "ladders",
    "ladder_needs_other_rank": "ladders",
    "joker_keeps_its_rank": "jokers",
    "only_jokers_choose_a_rank": "jokers",
    "joker_needs_a_rank": "jokers",
    "pile_has_its_rank": "jokers",
    "fits_an_auxiliary_pile": "bus",
}
