"""A fifth game for the contract suite: the higher card takes the round."""

from sobremesa.games.tiny.rules import Tiny

GAME = Tiny()
