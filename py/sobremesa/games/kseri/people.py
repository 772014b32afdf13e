"""Greek and Turkish names for the opponents."""

BOT_NAMES = (
    "Giorgos",
    "Eleni",
    "Mehmet",
    "Ayşe",
    "Nikos",
    "Zeynep",
    "Katerina",
    "Emre",
    "Stavros",
    "Elif",
    "Dimitra",
    "Hasan",
)
