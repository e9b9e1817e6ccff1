"""The fields of ops in Python: `lhs: Value = operand("AnyFloat")`.

Each function says what a field of an op's class is and may hold, see
`bridge.op.allowed`. To the type checker it is of any type: the annotation says which.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from bridge.op.allowed import Allowed
from bridge.records import Record

Declared: TypeAlias = Any
"""What the functions return: whatever the annotation of the field says."""

Role = Literal["operands", "results", "attributes", "regions", "successors"]


class Field(Record):
    """What a field of an op is."""

    role: Role
    allowed: Allowed | None = None
    mark: str = ""
    """As tables have it: `?` where it may be missing, `*` where several may be."""
    least: int = 0
    default: object = None
    blocks: int | None = None


def operand(allowed: Allowed = "AnyType") -> Declared:
    """An operand."""
    return Field("operands", allowed)


def optional_operand(allowed: Allowed = "AnyType") -> Declared:
    """An operand, or None."""
    return Field("operands", allowed, "?")


def operands(allowed: Allowed = "AnyType", *, least: int = 0) -> Declared:
    """Any number of operands, but no fewer than `least`."""
    return Field("operands", allowed, "*", least)


def result(allowed: Allowed = "AnyType") -> Declared:
    """A result."""
    return Field("results", allowed)


def optional_result(allowed: Allowed = "AnyType") -> Declared:
    """A result, or None."""
    return Field("results", allowed, "?")


def results(allowed: Allowed = "AnyType", *, least: int = 0) -> Declared:
    """Any number of results, but no fewer than `least`."""
    return Field("results", allowed, "*", least)


def attribute(allowed: Allowed = "AnyAttr", *, default: object = None) -> Declared:
    """An inherent attribute; where it has a default, it need not be given."""
    return Field("attributes", allowed, default=default)


def optional_attribute(allowed: Allowed = "AnyAttr") -> Declared:
    """An inherent attribute, or None."""
    return Field("attributes", allowed, "?")


def region(*, blocks: int | None = None) -> Declared:
    """A region, perhaps of so many blocks."""
    return Field("regions", blocks=blocks)


def regions(*, blocks: int | None = None) -> Declared:
    """Any number of regions."""
    return Field("regions", mark="*", blocks=blocks)


def successor() -> Declared:
    """A block of the region around, to which the op may branch."""
    return Field("successors")


def successors() -> Declared:
    """Any number of such blocks."""
    return Field("successors", mark="*")
