"""What any card table needs: seats, cards, asks, events, dice and texts. Knows no game."""
