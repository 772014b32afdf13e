"""Which part of the rules page tells why a move is refused; the others are part of the play."""

BEHIND = {"cannot_steal": "double"}
