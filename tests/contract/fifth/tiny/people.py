"""Names of the opponents, and how they like to play."""

CHARACTERS = {
    "Bit": "careful",
    "Chip": "even",
    "Crumb": "hoarder",
    "Dot": "bold",
    "Iota": "even",
    "Jot": "hoarder",
    "Mite": "bold",
    "Pip": "careful",
    "Speck": "hoarder",
    "Tad": "bold",
}
