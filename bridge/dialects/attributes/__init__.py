"""Attributes of dialects as classes with accessors, a module a dialect.

They are apart from the dialects' ops: reading an attribute loads no op's rules.
"""
