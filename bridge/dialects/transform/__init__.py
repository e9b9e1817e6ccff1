"""The transform dialect: named sequences, matchers, and transformations."""

from bridge.dialects.transform import (
    choices,
    conversions,
    directives,
    matching,
    named_matchers,
    ops,
    patterns,
    sequences,
    structured,
)

__all__ = [
    "choices",
    "conversions",
    "directives",
    "matching",
    "named_matchers",
    "ops",
    "patterns",
    "sequences",
    "structured",
]
