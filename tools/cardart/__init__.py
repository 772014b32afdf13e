"""The card pictures: own pips, indices, jokers and backs around CC0 court figures."""
