"""Tables that people are at, over WebSockets."""
