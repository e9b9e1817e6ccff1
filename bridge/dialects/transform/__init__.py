"""The transform dialect: named sequences, matchers, and transformations."""

from bridge.dialects.transform import directives, matching, ops, structured

__all__ = ["directives", "matching", "ops", "structured"]
