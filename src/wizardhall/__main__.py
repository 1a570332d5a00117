"""`python -m wizardhall`."""

from wizardhall.cli import main

main()
