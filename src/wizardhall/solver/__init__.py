"""Equilibria of games in which one side wins what the other loses. Knows no card."""
