"""Changes the code at random sites, and tells which changes the checks notice.

    python -m tools.mutate reach               # once: which check executes what
    python -m tools.mutate run --count 200     # seeded; writes results as it goes
    python -m tools.mutate show                # counts by folder, and what is unnoticed

All of it happens in a copy of the checkout. A change is noticed where one of the checks
that execute its block fails: a pytest file, a case of lit, a folder of the corpus held
against the baseline.
"""
