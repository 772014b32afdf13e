"""Czech names of the opponents, and how they like to play."""

CHARACTERS = {
    "Lenka": "careful",
    "Honza": "even",
    "Maruška": "hoarder",
    "Pepa": "bold",
    "Květa": "even",
    "Zdeněk": "hoarder",
    "Hanka": "bold",
    "Bohouš": "careful",
    "Standa": "hoarder",
    "Jarda": "bold",
}
