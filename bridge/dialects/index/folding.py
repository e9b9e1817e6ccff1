"""Folds of index: what holds whether an index has 32 bits or 64.

Constants are computed with in both widths: the result is one where the lower half of
the wider one is the narrower one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.interpreter.integers import compare
from bridge.interpreter.poison import Undefined, is_poison
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I1, INDEX, IntegerType, Type
from bridge.op.folding import Constants, constant_of, known_numbers
from bridge.op.integer_range_casts import compared
from bridge.op.integer_ranges import INDEX_WIDTHS, IntegerRange, signed

__all__ = ["cast", "comparison", "of_both"]

OfWidth = Callable[[int], Callable[[int, int], int]]
"""What an op does with integers of a width."""


def of_both(compute: OfWidth, constants: Constants) -> Attribute | None:
    """What an op gives of two constants, if it is the same in both widths."""
    found = _in_widths(compute, constants)
    if not found or any((one - found[-1]) % (1 << INDEX_WIDTHS[0]) for one in found):
        return None
    return IntegerAttr.wrapped(found[-1], INDEX)


def _in_widths(compute: OfWidth, constants: Constants) -> list[int]:
    """The results in both widths, or in 64 bits alone where 32 bits overflow.

    None where it is undefined.
    """
    a, b = known_numbers(constants)
    found: list[int] = []
    for width in INDEX_WIDTHS:
        if a is None or b is None:
            return []
        result = _run(compute(width), _truncated(a, width), _truncated(b, width))
        if result is not None:
            found.append(result)
        elif width == INDEX_WIDTHS[-1] or not _truncated(b, width):
            return []
    return found


def _run(compute: Callable[[int, int], int], a: int, b: int) -> int | None:
    try:
        found = compute(a, b)
    except Undefined:
        return None
    return None if is_poison(found) else int(found)


def _truncated(number: int, width: int) -> int:
    return signed(number & ((1 << width) - 1), width)


def cast(constant: Attribute | None, ty: Type, *, sign: bool) -> Attribute | None:
    """A constant of another type, if it is the same for indices of both widths."""
    if not isinstance(constant, IntegerAttr):
        return None
    number = constant.signed if sign else constant.bits
    if not isinstance(ty, IntegerType):
        return IntegerAttr.wrapped(number, ty)
    small = _truncated(number, INDEX_WIDTHS[0])
    if not sign:
        small &= (1 << INDEX_WIDTHS[0]) - 1
    same = (number - small) % (1 << ty.width) == 0
    return IntegerAttr.wrapped(number, ty) if same else None


# Comparisons

_OF_EQUALS: Final = frozenset({"eq", "sge", "sle", "uge", "ule"})


def comparison(op: Operation, predicate: str, constants: Constants) -> Attribute | None:
    """Of constants, of a bound with a constant, and of a value with itself."""
    found = _in_widths(lambda width: compare(predicate, width), constants)
    if len(set(found)) == 1:
        return IntegerAttr(found[0], I1)
    bounded = _of_bound(op, predicate, constants[1])
    if bounded is not None:
        return IntegerAttr(bounded, I1)
    if op.operands[0] is op.operands[1]:
        return IntegerAttr(predicate in _OF_EQUALS, I1)
    return None


def _of_bound(op: Operation, predicate: str, constant: Attribute | None) -> bool | None:
    """Whether what is bounded by a constant compares so with another one."""
    made = op.operands[0].defining_op
    if (
        made is None
        or made.name not in _BOUNDED
        or not isinstance(constant, IntegerAttr)
    ):
        return None
    bound = constant_of(made.operands[1])
    if not isinstance(bound, IntegerAttr):
        return None
    answers = {
        compared(
            predicate,
            _BOUNDED[made.name](width, _truncated(bound.signed, width)),
            IntegerRange.constant(width, constant.signed),
        )
        for width in INDEX_WIDTHS
    }
    return answers.pop() if len(answers) == 1 else None


def _at_least(width: int, number: int) -> IntegerRange:
    return IntegerRange.of_signed(width, number, (1 << width - 1) - 1)


def _at_most(width: int, number: int) -> IntegerRange:
    return IntegerRange.of_signed(width, -(1 << width - 1), number)


def _at_least_unsigned(width: int, number: int) -> IntegerRange:
    last = (1 << width) - 1
    return IntegerRange.of_unsigned(width, number & last, last)


def _at_most_unsigned(width: int, number: int) -> IntegerRange:
    return IntegerRange.of_unsigned(width, 0, number & ((1 << width) - 1))


_BOUNDED: Final[dict[str, Callable[[int, int], IntegerRange]]] = {
    "index.maxs": _at_least,
    "index.maxu": _at_least_unsigned,
    "index.mins": _at_most,
    "index.minu": _at_most_unsigned,
}
