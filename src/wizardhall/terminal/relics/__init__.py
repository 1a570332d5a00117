"""Wizards & Relics in a terminal."""
