"""Sobremesa: four folk card games against honest computer opponents."""
