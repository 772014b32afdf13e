"""Names for the opponents."""

BOT_NAMES = ("Bit", "Chip", "Crumb", "Dot", "Iota", "Jot", "Mite", "Pip", "Speck", "Tad")
