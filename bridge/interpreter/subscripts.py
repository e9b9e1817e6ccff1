"""Affine maps and sets as Python functions, compiled once for each map.

An affine expression is computed in `index`, 64 bits wide. A product or a sum that does
not fit is what no document says of; here it is undefined, as is a division by zero and
a modulus that is not positive ("Affine Expressions": semi-affine maps).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import prod
from typing import Final

from bridge.interpreter.poison import Undefined
from bridge.ir.affine import (
    AffineAdd,
    AffineCeilDiv,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
    AffineMap,
    AffineMod,
    AffineMul,
    AffineSymbol,
    IntegerSet,
    postorder,
)
from bridge.ir.types import DYNAMIC

Apply = Callable[..., tuple[int, ...]]
"""From dimensions, then symbols, to the results of a map."""
Contains = Callable[..., bool]
Parts = Callable[..., tuple[tuple[int, ...], ...]]
"""From values to lists of numbers, some of which they are."""

_LONGEST: Final = 64
"""Operators of an expression that Python nests without trouble."""


def _divisor(value: int) -> int:
    if value <= 0:
        raise Undefined(f"an affine division or modulus by {value}")
    return value


SCOPE: Final[dict[str, object]] = {"divisor": _divisor}
"""What the texts of expressions refer to."""


def expression(expr: AffineExpr, num_dims: int) -> str:
    """The expression in Python: dimensions are `x0` and so on, then symbols."""
    texts: dict[AffineExpr, str] = {}
    for node in postorder([expr]):
        texts[node] = _text(node, texts, num_dims)
    return texts[expr]


def _text(node: AffineExpr, known: dict[AffineExpr, str], num_dims: int) -> str:
    match node:
        case AffineConstant(value=value):
            return f"({value})" if value < 0 else str(value)
        case AffineDim(position=position):
            return f"x{position}"
        case AffineSymbol(position=position):
            return f"x{num_dims + position}"
        case AffineAdd(lhs=lhs, rhs=rhs):
            return f"({known[lhs]} + {known[rhs]})"
        case AffineMul(lhs=lhs, rhs=rhs):
            return f"({known[lhs]} * {known[rhs]})"
        case AffineMod(lhs=lhs, rhs=rhs):
            return f"({known[lhs]} % {_safe(rhs, known)})"
        case AffineFloorDiv(lhs=lhs, rhs=rhs):
            return f"({known[lhs]} // {_safe(rhs, known)})"
        case AffineCeilDiv(lhs=lhs, rhs=rhs):
            return f"-(-{known[lhs]} // {_safe(rhs, known)})"
        case _:
            raise AssertionError(f"no affine expression: {node}")


def _safe(expr: AffineExpr, known: dict[AffineExpr, str]) -> str:
    """A divisor; one that is not known to be positive is looked at."""
    if isinstance(expr, AffineConstant) and expr.value > 0:
        return known[expr]
    return f"divisor({known[expr]})"


def _is_long(exprs: Sequence[AffineExpr]) -> bool:
    return any(sum(1 for _ in postorder([expr])) > _LONGEST for expr in exprs)


@cache
def compiled_map(map_: AffineMap) -> Apply:
    """What applies a map: from dimensions, then symbols, to a tuple."""
    num_dims = map_.num_dims
    if _is_long(map_.results):
        return lambda *values: map_.evaluate(values[:num_dims], values[num_dims:])
    names = ", ".join([f"x{n}" for n in range(map_.num_inputs)])
    results = "".join([f"{expression(expr, num_dims)}, " for expr in map_.results])
    found: Apply = eval(f"lambda {names}: ({results})", dict(SCOPE))
    return found


def single(map_: AffineMap) -> Callable[..., int]:
    """What applies a map with one result."""
    apply = compiled_map(map_)
    return lambda *values: apply(*values)[0]


@cache
def compiled_set(set_: IntegerSet) -> Contains:
    """Whether values, dimensions before symbols, are in a set."""
    num_dims = set_.num_dims
    names = ", ".join([f"x{n}" for n in range(set_.num_inputs)])
    tests = [
        f"{expression(expr, num_dims)} {'==' if equal else '>='} 0"
        for expr, equal in zip(set_.constraints, set_.eq_flags, strict=True)
    ]
    text = " and ".join(tests) or "True"
    found: Contains = eval(f"lambda {names}: {text}", dict(SCOPE))
    return found


def extremum(map_: AffineMap, pick: Callable[..., int]) -> Callable[..., int]:
    """The smallest or largest result of a map."""
    apply = compiled_map(map_)
    return lambda *values: pick(apply(*values))


def delinearized(basis: Parts, count: int) -> Callable[..., object]:
    """`affine.delinearize_index`: digits of an index in a basis of sizes."""

    def run(index: int, *dynamic: int) -> object:
        (sizes,) = basis(*dynamic)
        for size in sizes:
            if size <= 0:
                raise Undefined(f"an index is delinearized by the size {size}")
        _check_index(prod(sizes))
        digits = []
        for size in reversed(sizes[len(sizes) - count + 1 :]):
            digits.append(index % size)
            index //= size
        digits.append(index)
        digits.reverse()
        return digits[0] if count == 1 else tuple(digits)

    return run


def linearized(basis: Parts, count: int, *, disjoint: bool) -> Callable[..., int]:
    """`affine.linearize_index`: the index whose digits in a basis are given.

    Undefined where it does not fit; of disjoint digits also where one is not less than
    its size, or negative, as only the first may be.
    """

    def run(*operands: int) -> int:
        digits = operands[:count]
        (sizes,) = basis(*operands[count:])
        if disjoint:
            _check_disjoint(digits, sizes)
        found = digits[0] if digits else 0
        for digit, size in zip(
            digits[1:], sizes[len(sizes) - count + 1 :], strict=True
        ):
            found = found * size + digit
            _check_index(found)
        return found

    return run


def _check_disjoint(digits: Sequence[int], sizes: Sequence[int]) -> None:
    bounded = digits[len(digits) - len(sizes) :]
    for number, (digit, size) in enumerate(zip(bounded, sizes, strict=True)):
        leads = number == 0 and len(digits) == len(sizes)
        if size < 0 or not (leads or digit >= 0) or not digit < size:
            raise Undefined(f"a disjoint index is {digit}, of a basis of {size}")


def _check_index(value: int) -> None:
    if not -(1 << 63) <= value < 1 << 63:
        raise Undefined(f"{value} overflows `index`")


def mixed(*lists: Sequence[float]) -> Parts:
    """What makes lists of numbers from the values for those that are `DYNAMIC`."""
    names: list[str] = []
    texts = []
    for numbers in lists:
        parts = []
        for number in numbers:
            if number == DYNAMIC:
                names.append(f"x{len(names)}")
                parts.append(names[-1])
            else:
                parts.append(repr(int(number)))
        texts.append(f"({''.join([part + ', ' for part in parts])})")
    found: Parts = eval(f"lambda {', '.join(names)}: ({', '.join(texts)},)")
    return found


def check_slice(
    dimension: int, extent: int, offset: int, size: int, stride: int
) -> None:
    """Raises `Undefined` where a slice has an element outside of its dimension."""
    if size < 0:
        raise Undefined(f"the size of dimension {dimension} is {size}")
    last = offset + (size - 1) * stride
    inside = 0 <= offset < extent and 0 <= last < extent
    if inside if size else 0 <= offset <= extent:
        return
    raise Undefined(
        f"out of bounds: a slice from {offset} to {last} of dimension {dimension}, "
        f"whose size is {extent}"
    )
