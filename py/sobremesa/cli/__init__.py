"""The commands of `python -m sobremesa`."""
