"""How fast it is here, each figure beside a baseline: measured in the same run, or marked as not run here."""
