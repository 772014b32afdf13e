"""Greek and Turkish names of the opponents, and how they like to play."""

CHARACTERS = {
    "Giorgos": "careful",
    "Eleni": "even",
    "Mehmet": "hoarder",
    "Ayşe": "bold",
    "Nikos": "even",
    "Zeynep": "hoarder",
    "Katerina": "bold",
    "Emre": "careful",
    "Stavros": "hoarder",
    "Elif": "bold",
    "Dimitra": "careful",
    "Hasan": "even",
}
