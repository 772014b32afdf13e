"""Pesten, the Dutch family game of emptying one's hand and pestering the others."""

from sobremesa.games.pesten.rules import Pesten

GAME = Pesten()
