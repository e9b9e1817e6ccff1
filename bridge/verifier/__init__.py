"""The verifier: whether a program is valid, with upstream's diagnostics.

    straight    whether all is valid, in one pass: most programs need no more
    walker      in which order operations are verified, and where that ends
    rules       the rules of one operation: its row, its traits, its own rule
    traits/     traits and interfaces: tables from upstream's name to a rule
    attributes  what dialects ask of the operations their attributes are on
    tokens      the producers and users of tokens
    dominance   whether every value is there where it is used
    reports     how diagnostics are reported

A rule is a function of an operation that raises `Invalid`, made by `op.error`; the
first one broken ends verification of the operations around it up to the next that is
isolated from above, as upstream does: what is in other isolated operations is still
verified, so a module may have several diagnostics.
"""

from bridge.verifier.walker import verify, verify_alone

__all__ = ["verify", "verify_alone"]
