"""The bots of Wizards & Relics."""
