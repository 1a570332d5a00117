"""Trials of a running hall: killed (`make kill`), worn (`make soak`), attacked (`make attack`). Each prints a table."""
