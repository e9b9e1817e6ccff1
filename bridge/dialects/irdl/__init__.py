"""The irdl dialect: definitions of dialects."""

from bridge.dialects.irdl import definitions, lists

__all__ = ["definitions", "lists"]
