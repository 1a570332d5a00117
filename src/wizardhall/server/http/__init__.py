"""What the hall answers over HTTP: the lobby, the archive, the pages."""
