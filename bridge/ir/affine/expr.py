"""Affine expressions: immutable, interned, and simplified as they are made.

    d0, d1 = AffineDim(0), AffineDim(1)
    s0 = AffineSymbol(0)
    d0 * 4 + d1 % s0                    the operators + - * % // and ceildiv()

Upstream folds on construction and its printed text depends on it, so the operators
fold by the same rules (`bridge.ir.affine.fold`). The classes themselves do not: what
`AffineAdd(d0, d0)` makes is that node.

Recursion over expressions must not pass through the operators, which would use the C
stack: code of this package calls `combine` and walks with `postorder`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import gcd
from operator import index
from typing import ClassVar, Final

from bridge.arguments import checked
from bridge.ir.above import ABOVE
from bridge.ir.base import Node
from bridge.ir.guard import deep

MOST_INPUTS: Final = 1 << 24
"""So many dimensions, or symbols, there may be: to go through them takes no years."""

_SIGN: Final = 1 << 63
_MASK: Final = (1 << 64) - 1


def wrap(value: int) -> int:
    """The value as 64 bits hold it, in two's complement."""
    return ((value + _SIGN) & _MASK) - _SIGN


def wrap_to(width: int, value: int) -> int:
    """The value as so many bits hold it, in two's complement."""
    half = 1 << width - 1
    return ((value + half) & (2 * half - 1)) - half


def fits(value: int) -> bool:
    """Whether 64 bits hold the value."""
    return -_SIGN <= value < _SIGN


def check_count(count: int, name: str) -> None:
    """Raises `ValueError` for what is no number of dimensions or symbols."""
    if not 0 <= count <= MOST_INPUTS:
        raise ValueError(f"'{name}' must be from 0 to {MOST_INPUTS}, not {count}")


class Undefined(ArithmeticError):
    """The expression has no value there: a division by zero, a modulus below one."""


class AffineExpr(Node):
    """The base of all affine expressions.

    Facts that upstream finds by walking the tree are stored in each node, so that
    making a chain of n operations costs n steps, not n².
    """

    __slots__ = (
        "is_pure_affine",
        "is_symbolic_or_constant",
        "largest_known_divisor",
        "num_dims",
        "num_symbols",
    )

    # Class variables by name only: no fields, and set for each node by `check`.
    is_pure_affine: ClassVar[bool]
    """Products have a constant factor, divisors and moduli are constants."""
    is_symbolic_or_constant: ClassVar[bool]
    """No dimension occurs."""
    largest_known_divisor: ClassVar[int]
    """The largest integer known to divide every value."""
    num_dims: ClassVar[int]
    """One more than the highest dimension used."""
    num_symbols: ClassVar[int]
    """One more than the highest symbol used."""

    def __add__(self, other: AffineExpr | int) -> AffineExpr:
        return combine(AffineAdd, self, as_expr(other))

    def __radd__(self, other: int) -> AffineExpr:
        return combine(AffineAdd, as_expr(other), self)

    def __sub__(self, other: AffineExpr | int) -> AffineExpr:
        return combine(AffineAdd, self, negate(as_expr(other)))

    def __rsub__(self, other: int) -> AffineExpr:
        return combine(AffineAdd, as_expr(other), negate(self))

    def __mul__(self, other: AffineExpr | int) -> AffineExpr:
        return combine(AffineMul, self, as_expr(other))

    def __rmul__(self, other: int) -> AffineExpr:
        return combine(AffineMul, as_expr(other), self)

    def __mod__(self, other: AffineExpr | int) -> AffineExpr:
        return combine(AffineMod, self, as_expr(other))

    def __rmod__(self, other: int) -> AffineExpr:
        return combine(AffineMod, as_expr(other), self)

    def __floordiv__(self, other: AffineExpr | int) -> AffineExpr:
        return combine(AffineFloorDiv, self, as_expr(other))

    def __rfloordiv__(self, other: int) -> AffineExpr:
        return combine(AffineFloorDiv, as_expr(other), self)

    def __neg__(self) -> AffineExpr:
        return negate(self)

    @checked
    def ceildiv(self, other: AffineExpr | int) -> AffineExpr:
        """The quotient, rounded up."""
        return combine(AffineCeilDiv, self, as_expr(other))

    def __str__(self) -> str:
        text: str = ABOVE.print_expr(self)
        return text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"

    @checked
    def is_multiple_of(self, factor: int) -> bool:
        """Whether every value is known to be a multiple of `factor`."""
        return self.largest_known_divisor % factor == 0

    @checked
    def is_function_of_dim(self, position: int) -> bool:
        """Whether dimension `position` occurs."""
        return position < self.num_dims and AffineDim(position) in postorder([self])

    @checked
    def is_function_of_symbol(self, position: int) -> bool:
        """Whether symbol `position` occurs."""
        symbol = AffineSymbol(position)
        return position < self.num_symbols and symbol in postorder([self])

    @checked
    def replace_dims_and_symbols(
        self, dims: Sequence[AffineExpr] = (), symbols: Sequence[AffineExpr] = ()
    ) -> AffineExpr:
        """The expression with `dims[i]` for each `di` and `symbols[i]` for each `si`.

        Those beyond the end of the sequences stay.
        """
        return substitute([self], dims, symbols)[0]

    @checked
    def replace(
        self,
        what: AffineExpr | Mapping[AffineExpr, AffineExpr],
        replacement: AffineExpr | None = None,
    ) -> AffineExpr:
        """The expression with a subexpression replaced, or each key of a mapping.

        The outermost occurrence is replaced: what is put in is not searched again.
        """
        if isinstance(what, AffineExpr):
            what = {what: replacement if replacement is not None else what}
        return _rebuild([self], dict(what))[0]

    @checked
    def shift_dims(self, num_dims: int, shift: int, offset: int = 0) -> AffineExpr:
        """Renumbers the dimensions from `offset` to `num_dims` up by `shift`.

        Raises `ValueError` where there would be too many, or fewer than none.
        """
        check_count(num_dims, "num_dims")
        return self.replace_dims_and_symbols(
            [AffineDim(i if i < offset else i + shift) for i in range(num_dims)]
        )

    @checked
    def shift_symbols(
        self, num_symbols: int, shift: int, offset: int = 0
    ) -> AffineExpr:
        """Renumbers the symbols from `offset` to `num_symbols` up by `shift`.

        Raises `ValueError` where there would be too many, or fewer than none.
        """
        check_count(num_symbols, "num_symbols")
        shifted = (i if i < offset else i + shift for i in range(num_symbols))
        return self.replace_dims_and_symbols((), [AffineSymbol(i) for i in shifted])

    @checked
    def evaluate(self, dims: Sequence[int] = (), symbols: Sequence[int] = ()) -> int:
        """The value at a point, in arithmetic of 64 bits.

        Raises `Undefined` where a divisor is zero or a modulus below one.
        """
        return evaluate([self], dims, symbols)[0]


class AffineDim(AffineExpr):
    """A dimension, `d0`."""

    position: int

    @classmethod
    def canonical(cls, position: int) -> tuple[int]:
        return (index(position),)

    def check(self) -> None:
        check_count(self.position, "position")
        _set_facts(self, True, False, 1, self.position + 1, 0)


class AffineSymbol(AffineExpr):
    """A symbol, `s0`."""

    position: int

    @classmethod
    def canonical(cls, position: int) -> tuple[int]:
        return (index(position),)

    def check(self) -> None:
        check_count(self.position, "position")
        _set_facts(self, True, True, 1, 0, self.position + 1)


class AffineConstant(AffineExpr):
    """An integer of 64 bits."""

    value: int

    @classmethod
    def canonical(cls, value: int) -> tuple[int]:
        return (index(value),)

    def check(self) -> None:
        if not fits(self.value):
            raise ValueError(f"{self.value} does not fit 64 bits")
        _set_facts(self, True, True, wrap(abs(self.value)), 0, 0)


class AffineBinary(AffineExpr):
    """The base of the operations, each with a left and a right operand."""

    lhs: AffineExpr
    rhs: AffineExpr

    def check(self) -> None:
        lhs, rhs = self.lhs, self.rhs
        _set_facts(
            self,
            lhs.is_pure_affine and rhs.is_pure_affine and self._is_pure(),
            lhs.is_symbolic_or_constant and rhs.is_symbolic_or_constant,
            self._divisor(),
            max(lhs.num_dims, rhs.num_dims),
            max(lhs.num_symbols, rhs.num_symbols),
        )

    def _is_pure(self) -> bool:
        return isinstance(self.rhs, AffineConstant)

    def _divisor(self) -> int:
        """Of a sum and of a remainder: what divides both operands."""
        mine, other = self.lhs.largest_known_divisor, self.rhs.largest_known_divisor
        return wrap(gcd(mine & _MASK, other & _MASK))


class AffineAdd(AffineBinary):
    """A sum."""

    def _is_pure(self) -> bool:
        return True


class AffineMul(AffineBinary):
    """A product."""

    def _is_pure(self) -> bool:
        return AffineConstant in (type(self.lhs), type(self.rhs))

    def _divisor(self) -> int:
        return wrap(self.lhs.largest_known_divisor * self.rhs.largest_known_divisor)


class AffineMod(AffineBinary):
    """A remainder: never negative, and without a value for a modulus below one."""


class _AffineQuotient(AffineBinary):
    def _divisor(self) -> int:
        divisor = self.rhs.value if isinstance(self.rhs, AffineConstant) else 0
        known = self.lhs.largest_known_divisor
        return abs(known // divisor) if divisor and known % divisor == 0 else 1


class AffineFloorDiv(_AffineQuotient):
    """A quotient, rounded down."""


class AffineCeilDiv(_AffineQuotient):
    """A quotient, rounded up."""


def _set_facts(
    expr: AffineExpr, pure: bool, symbolic: bool, divisor: int, dims: int, symbols: int
) -> None:
    put = object.__setattr__
    put(expr, "is_pure_affine", pure)
    put(expr, "is_symbolic_or_constant", symbolic)
    put(expr, "largest_known_divisor", divisor)
    put(expr, "num_dims", dims)
    put(expr, "num_symbols", symbols)


def as_expr(value: AffineExpr | int) -> AffineExpr:
    """The expression, or the constant of an integer."""
    return value if isinstance(value, AffineExpr) else AffineConstant(value)


# Construction ----------------------------------------------------------------------

FOLDS: Final[
    dict[type[AffineBinary], Callable[[AffineExpr, AffineExpr], AffineExpr | None]]
] = {}
"""The simplification of each operation, or `None` where it stays; see `fold`."""


def combine(kind: type[AffineBinary], lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """An operation on two expressions, simplified as upstream does."""
    try:
        folded = FOLDS[kind](lhs, rhs)
    except RecursionError:
        with deep:
            folded = FOLDS[kind](lhs, rhs)
    if folded is not None:
        return folded
    if kind is AffineAdd or kind is AffineMul:
        lhs, rhs = _ordered(lhs, rhs)
    return kind(lhs, rhs)


def _ordered(lhs: AffineExpr, rhs: AffineExpr) -> tuple[AffineExpr, AffineExpr]:
    """Dimensions before symbols, each by position; all else as it is."""
    left, right = type(lhs), type(rhs)
    if left is right:
        if (
            isinstance(lhs, AffineDim | AffineSymbol)
            and isinstance(rhs, AffineDim | AffineSymbol)
            and lhs.position > rhs.position
        ):
            return rhs, lhs
    elif left is AffineSymbol and right is AffineDim:
        return rhs, lhs
    return lhs, rhs


MINUS_ONE: Final = AffineConstant(-1)


def negate(expr: AffineExpr) -> AffineExpr:
    """The product with -1, which is how upstream writes a negation."""
    return combine(AffineMul, expr, MINUS_ONE)


# Walks -----------------------------------------------------------------------------


@checked
def postorder(roots: Iterable[AffineExpr]) -> dict[AffineExpr, None]:
    """The distinct subexpressions, operands before what uses them, as a set in order.

    Each node comes once however often it occurs, so that walks take time by the size
    of what is in memory, not of what would be printed.
    """
    seen: dict[AffineExpr, None] = {}
    for root in roots:
        stack = [root]
        while stack:
            expr = stack.pop()
            if expr in seen:
                continue
            if isinstance(expr, AffineBinary):
                lhs, rhs = expr.lhs, expr.rhs
                if lhs not in seen or rhs not in seen:
                    stack += (expr, rhs, lhs)
                    continue
            seen[expr] = None
    return seen


def _rebuild(
    roots: Sequence[AffineExpr], known: dict[AffineExpr, AffineExpr]
) -> list[AffineExpr]:
    """The roots with the keys of `known` replaced, and what holds them made anew."""
    for expr in postorder(roots):
        if expr in known:
            continue
        if isinstance(expr, AffineBinary):
            lhs, rhs = known[expr.lhs], known[expr.rhs]
            same = lhs is expr.lhs and rhs is expr.rhs
            known[expr] = expr if same else combine(type(expr), lhs, rhs)
        else:
            known[expr] = expr
    return [known[root] for root in roots]


def substitute(
    roots: Sequence[AffineExpr],
    dims: Sequence[AffineExpr],
    symbols: Sequence[AffineExpr],
) -> list[AffineExpr]:
    """Several expressions with their dimensions and symbols replaced by position."""
    known: dict[AffineExpr, AffineExpr] = {}
    known.update(zip(map(AffineDim, range(len(dims))), dims, strict=True))
    known.update(zip(map(AffineSymbol, range(len(symbols))), symbols, strict=True))
    return _rebuild(roots, known)


def _floordiv(lhs: int, rhs: int) -> int:
    if rhs == 0:
        raise Undefined("division by zero")
    return lhs // rhs


def _ceildiv(lhs: int, rhs: int) -> int:
    if rhs == 0:
        raise Undefined("division by zero")
    return -(-lhs // rhs)


def _mod(lhs: int, rhs: int) -> int:
    if rhs < 1:
        raise Undefined(f"modulo by {rhs}")
    return lhs % rhs


ARITHMETIC: Final[dict[type[AffineBinary], Callable[[int, int], int]]] = {
    AffineAdd: int.__add__,
    AffineMul: int.__mul__,
    AffineFloorDiv: _floordiv,
    AffineCeilDiv: _ceildiv,
    AffineMod: _mod,
}
"""What the operations compute, before 64 bits cut it; raises `Undefined`."""


def evaluate(
    roots: Sequence[AffineExpr], dims: Sequence[int], symbols: Sequence[int]
) -> list[int]:
    """The values of several expressions at one point; raises `Undefined`."""
    values: dict[AffineExpr, int] = {}
    for expr in postorder(roots):
        if isinstance(expr, AffineBinary):
            compute = ARITHMETIC[type(expr)]
            values[expr] = wrap(compute(values[expr.lhs], values[expr.rhs]))
        elif isinstance(expr, AffineConstant):
            values[expr] = expr.value
        elif isinstance(expr, AffineDim):
            values[expr] = dims[expr.position]
        elif isinstance(expr, AffineSymbol):
            values[expr] = symbols[expr.position]
    return [values[root] for root in roots]
