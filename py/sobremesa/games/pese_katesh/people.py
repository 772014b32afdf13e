"""Albanian names for the opponents."""

BOT_NAMES = (
    "Drita",
    "Agron",
    "Teuta",
    "Besnik",
    "Blerta",
    "Arben",
    "Mimoza",
    "Ilir",
    "Liri",
    "Ermal",
)
