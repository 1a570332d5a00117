"""The hall under load, beside boardgame.io under the same load: real servers, real WebSockets, matches by the thousand.

Every server is a process of its own, and so is the load; all players answer at random. An answer is timed from sending
it to the message that acknowledges it: the hall's `ack` (the answer is on the disk then), or boardgame.io's `update`
that shows the move (which it sends before it stores).
"""
