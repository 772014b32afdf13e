"""Dutch names for the opponents."""

BOT_NAMES = (
    "Sanne",
    "Daan",
    "Fleur",
    "Bram",
    "Lotte",
    "Joost",
    "Femke",
    "Sjoerd",
    "Anouk",
    "Willem",
    "Marijke",
    "Thijs",
    "Saskia",
    "Ruben",
    "Noor",
)
