"""Albanian names of the opponents, and how they like to play."""

CHARACTERS = {
    "Drita": "careful",
    "Agron": "even",
    "Teuta": "hoarder",
    "Besnik": "bold",
    "Blerta": "even",
    "Arben": "hoarder",
    "Mimoza": "bold",
    "Ilir": "careful",
    "Liri": "hoarder",
    "Ermal": "bold",
}
