"""The verifier: whether a program keeps the rules, as upstream judges it.

    walker      in which order operations are judged, and where that ends
    rules       what is asked of one operation: its row, its traits, its own rule
    traits/     traits and interfaces: tables from upstream's name to a rule
    attributes  what dialects ask of the operations their attributes are on
    tokens      who gives and takes tokens
    dominance   whether every value is there where it is used
    reports     how complaints are told

A rule is a function of an operation that raises `Invalid`, made by `op.error`; the
first one broken ends the judging of the operations around it up to the next that is
isolated from above, as upstream does: what stands in other isolated operations is still
judged, so a module may have several complaints.
"""

from bridge.verifier.walker import verify

__all__ = ["verify"]
