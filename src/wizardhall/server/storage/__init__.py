"""What the hall keeps: tables, seats, answers, results."""
