"""Dutch names of the opponents, and how they like to play."""

CHARACTERS = {
    "Sanne": "careful",
    "Daan": "even",
    "Fleur": "hoarder",
    "Bram": "bold",
    "Lotte": "even",
    "Joost": "hoarder",
    "Femke": "bold",
    "Sjoerd": "careful",
    "Anouk": "hoarder",
    "Willem": "bold",
    "Marijke": "careful",
    "Thijs": "even",
    "Saskia": "bold",
    "Ruben": "careful",
    "Noor": "even",
}
