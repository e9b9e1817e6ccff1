"""The acc dialect: OpenACC's constructs and their clauses."""

from bridge.dialects.acc import clauses, data, loops

__all__ = ["clauses", "data", "loops"]
