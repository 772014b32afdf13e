"""Sobremesa: four folk card games against honest computer opponents."""

VERSION = "0.1.0"
