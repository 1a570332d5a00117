"""Wizards Cup solved: the exact best response, two known Decks, one round."""
