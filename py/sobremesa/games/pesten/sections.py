"""Which part of the rules page tells why a move is refused; the others are part of the play.

An empty one is the part that matters now at the table.
"""

BEHIND = {
    "must_follow_named_suit": "jack",
    "name_a_suit": "jack",
    "joker_names_no_suit": "joker",
    "penalty_pending": "",
    "cannot_end_on_action_card": "ending",
    "no_last_card_due": "last-card",
    "nothing_to_claim": "last-card",
    "locked": "variants",
    "draw_too_soon": "variants",
    "no_passing": "variants",
}
