"""Mutants of real programs, held against the reference; see `__main__`."""
