"""The vocabulary of abilities, compiled: a module for each topic, and `dispatch` above them."""
