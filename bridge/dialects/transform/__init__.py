"""The transform dialect: named sequences, matchers, and transformations."""

from bridge.dialects.transform import directives, ops

__all__ = ["directives", "ops"]
