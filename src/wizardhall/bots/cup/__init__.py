"""The bots of Wizards Cup."""
