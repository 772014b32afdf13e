"""Czech names for the opponents."""

BOT_NAMES = (
    "Lenka",
    "Honza",
    "Maruška",
    "Pepa",
    "Květa",
    "Zdeněk",
    "Hanka",
    "Bohouš",
    "Standa",
    "Jarda",
)
