"""Affine maps and sets as Python functions, compiled once for each map.

An affine expression is computed in `index`, 64 bits wide. A product or a sum that does
not fit is what no document says of; here it is undefined, as is a division by zero and
a modulus that is not positive ("Affine Expressions": semi-affine maps).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
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

Apply = Callable[..., tuple[int, ...]]
"""From dimensions, then symbols, to the results of a map."""
Contains = Callable[..., bool]

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
