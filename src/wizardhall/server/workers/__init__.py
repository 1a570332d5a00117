"""Work in processes of its own: bots, analyses, warm-up."""
