"""Ranges of integers that become others: of other widths, and comparisons."""

from __future__ import annotations

from typing import Final

from bridge.op.integer_ranges import INDEX_WIDTHS, IntegerRange, Rule

__all__ = ["compared", "extended", "of_both_widths", "truncated"]


def extended(a: IntegerRange, width: int, *, sign: bool) -> IntegerRange:
    """Numbers that are made wider, with copies of the sign or with zeros."""
    if sign:
        return IntegerRange.of_signed(width, a.smin, a.smax)
    return IntegerRange.of_unsigned(width, a.umin, a.umax)


def truncated(a: IntegerRange, width: int) -> IntegerRange:
    """The lower bits of numbers."""
    whole, mask = IntegerRange.any(width), (1 << width) - 1
    umin, umax, smin, smax = whole[1:]
    if a.umin >> width == a.umax >> width:
        umin, umax = a.umin & mask, a.umax & mask
    above = a.smin >> width - 1, a.smax >> width - 1
    if above[0] == above[1] or above == (-1, 0):
        smin, smax = (IntegerRange.constant(width, x).smin for x in (a.smin, a.smax))
    return IntegerRange(width, umin, umax, smin, smax)


def resized(a: IntegerRange, width: int, *, sign: bool) -> IntegerRange:
    """Numbers that are made wider or narrower."""
    if a.width < width:
        return extended(a, width, sign=sign)
    return truncated(a, width) if a.width > width else a


def _widened(a: IntegerRange, width: int) -> IntegerRange:
    """Both kinds of numbers as those of another width."""
    return a._replace(width=width)


def of_both_widths(
    rule: Rule, a: IntegerRange, b: IntegerRange, signs: str = "both"
) -> IntegerRange:
    """What an operation on indices gives, whichever of their widths a machine has.

    `signs` says whose numbers must be the same in the narrow one for the wide ones to
    hold alone: those that are `signed`, `unsigned` or `both`.
    """
    narrow, wide = INDEX_WIDTHS
    found = rule(a, b)
    small = rule(truncated(a, narrow), truncated(b, narrow))
    cut = truncated(found, narrow)
    first, last = _COMPARED[signs]
    if small[first:last] == cut[first:last]:
        return found
    return found.union(_widened(small, wide))


_COMPARED: Final = {"both": (1, 5), "unsigned": (1, 3), "signed": (3, 5)}


def index_cast(a: IntegerRange, width: int, *, sign: bool) -> IntegerRange:
    """Integers that become indices, whichever of their widths a machine has."""
    narrow, _ = INDEX_WIDTHS
    small = _widened(resized(a, narrow, sign=sign), width)
    return resized(a, width, sign=sign).union(small)


def compared(predicate: str, a: IntegerRange, b: IntegerRange) -> bool | None:
    """Whether a comparison holds of all numbers; `None` where of some alone."""
    if _holds(predicate, a, b):
        return True
    return False if _holds(_OPPOSITE[predicate], a, b) else None


def truth(value: bool | None) -> IntegerRange:
    """The range of a comparison."""
    return IntegerRange.any(1) if value is None else IntegerRange.constant(1, value)


def _holds(predicate: str, a: IntegerRange, b: IntegerRange) -> bool:
    """Whether a comparison is known to hold."""
    if predicate == "eq":
        return a.value is not None and a.value == b.value
    if predicate == "ne":
        return _are_apart(a[1:3], b[1:3]) and _are_apart(a[3:], b[3:])
    lows, highs = (a[1:3], b[1:3]) if predicate[0] == "u" else (a[3:], b[3:])
    match predicate[1:]:
        case "lt":
            return lows[1] < highs[0]
        case "le":
            return lows[1] <= highs[0]
        case "gt":
            return lows[0] > highs[1]
        case _:
            return lows[0] >= highs[1]


def _are_apart(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    return a[1] < b[0] or a[0] > b[1]


_OPPOSITE: Final = {
    "eq": "ne",
    "ne": "eq",
    "slt": "sge",
    "sle": "sgt",
    "sgt": "sle",
    "sge": "slt",
    "ult": "uge",
    "ule": "ugt",
    "ugt": "ule",
    "uge": "ult",
}
