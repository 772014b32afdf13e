"""Saves, preferences and statistics over a small storage protocol."""
