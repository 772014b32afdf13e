"""Screens and widgets: from views to HTML."""
