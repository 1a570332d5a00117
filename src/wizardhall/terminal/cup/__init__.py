"""Wizards Cup in a terminal."""
