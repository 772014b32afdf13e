"""Kseri, or Pisti: the Greek and Turkish fishing game."""

from sobremesa.games.kseri.rules import Kseri

GAME = Kseri()
