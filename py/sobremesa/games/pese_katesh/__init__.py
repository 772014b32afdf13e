"""Pesë Katësh, "five floors": the Albanian trick game with a new task in every deal."""

from sobremesa.games.pese_katesh.rules import PeseKatesh

GAME = PeseKatesh()
