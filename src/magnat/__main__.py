"""`python -m magnat` is the `magnat` command."""

from magnat.cli.main import main

main()
