"""Interfaces of operations, as upstream has them: what classes of ops implement.

An operation has an interface where it is an instance of it.
"""
