"""Wizards Cup, fast: duels tabulated by running the referee, and compiled loops that walk the tables."""
