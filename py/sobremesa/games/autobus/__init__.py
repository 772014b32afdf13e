"""Hospodský autobus, the pub bus: a Czech race to empty one's own pile."""

from sobremesa.games.autobus.rules import Autobus

GAME = Autobus()
