"""Attributes of the ub dialect."""

from __future__ import annotations

from bridge.ods.nodes import DefinedAttr


class PoisonAttr(DefinedAttr, name="ub.poison"):
    """A poison value."""
