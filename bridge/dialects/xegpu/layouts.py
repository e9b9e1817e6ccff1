"""How the data of xegpu's operations is shared out: among subgroups and their lanes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bridge.ir.attributes import Attribute, DenseArrayAttr, DialectAttr

LAYOUTS: Final = frozenset({"layout", "slice"})


def is_layout(attr: Attribute) -> bool:
    """Whether it distributes data."""
    return (
        isinstance(attr, DialectAttr)
        and attr.dialect == "xegpu"
        and (attr.mnemonic in LAYOUTS)
    )


def numbers(value: Any) -> tuple[int, ...] | None:
    """A list of numbers, which may be an attribute; None where there is none."""
    if value is None:
        return None
    given = value.values if isinstance(value, DenseArrayAttr) else value
    return tuple([int(number) for number in given])


def entry(layout: Any, name: str) -> tuple[int, ...] | None:
    """The numbers that a layout has by a name; a slice leaves some dimensions out."""
    if layout.mnemonic == "layout":
        return numbers(getattr(layout, name)) or None
    whole, left_out = entry(layout.parent, name), numbers(layout.dims) or ()
    if whole is None:
        return None
    return tuple(size for i, size in enumerate(whole) if i not in left_out)


def rank(layout: Any) -> int:
    """How many dimensions the data has that is shared out."""
    if layout.mnemonic == "slice":
        return rank(layout.parent) - len(numbers(layout.dims) or ())
    for name in ("sg_layout", "inst_data", "lane_layout"):
        found = numbers(getattr(layout, name))
        if found is not None:
            return len(found)
    return 0


def is_of_workgroup(layout: object) -> bool:
    """Whether it distributes over subgroups, not only within one."""
    return entry(layout, "sg_layout") is not None


def is_distributable(shape: Sequence[int], layout: object) -> bool:
    """Whether all get as much of data of this shape, or all of it.

    Upstream does not look at the dimensions that a layout has too many.
    """
    if rank(layout) < len(shape):
        return False
    left: Sequence[int] | None = shape
    left = _shares(left, entry(layout, "sg_layout"), entry(layout, "sg_data"))
    tile = entry(layout, "inst_data")
    if left is not None and tile is not None:
        whole = all(t and not size % t for size, t in zip(left, tile, strict=False))
        left = tile[: len(shape)] if whole else None
    lanes = entry(layout, "lane_layout")
    return left is not None and (
        _shares(left, lanes, entry(layout, "lane_data")) is not None
    )


def _shares(
    shape: Sequence[int] | None, many: Sequence[int] | None, data: Sequence[int] | None
) -> Sequence[int] | None:
    """What each of so many gets; None where it does not come out even."""
    if shape is None or many is None or data is None:
        return shape
    found = []
    for size, count, part in zip(shape, many, data, strict=False):
        taken = count * part
        if taken and not size % taken:
            found.append(size // count)
        elif size == part:
            found.append(size)
        else:
            return None
    return found
