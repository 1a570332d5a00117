"""The hall as a server: lobby over HTTP, play over WebSockets, everything in a database."""
