"""The rules of playing at all: cards, zones, sight, chance, matches and records."""
