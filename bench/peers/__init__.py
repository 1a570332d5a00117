"""One module for each peer, and one for us: each plays complete random games and prints what it measured.

They run in processes of their own, the peers in an environment of their own, so nothing here may import what is not
installed there.
"""
