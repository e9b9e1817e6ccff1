"""Groups of dimensions that are made one, or one that is made several."""

from __future__ import annotations

from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr

Groups = list[list[int]]
"""For each collapsed dimension the expanded ones, in order."""


def groups_of(attr: Attribute | None) -> Groups:
    """The groups that an attribute of arrays of integers holds."""
    if not isinstance(attr, ArrayAttr):
        return []
    return [_group(group) for group in attr if isinstance(group, ArrayAttr)]


def _group(attr: ArrayAttr) -> list[int]:
    return [index.value for index in attr if isinstance(index, IntegerAttr)]
