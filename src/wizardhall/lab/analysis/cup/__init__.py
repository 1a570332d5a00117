"""Wizards Cup looked back at."""
