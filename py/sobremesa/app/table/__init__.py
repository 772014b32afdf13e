"""The table on the screen: pure functions from a picture of it to HTML."""
