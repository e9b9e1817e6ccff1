"""Affine expressions of values: `i * 4 + j` as one map, applied where it is used."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.affine.maps import ApplyOp
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from bridge.ir.types import INDEX
from bridge.ir.values import Value, Wrapped
from bridge.op.constructing import ValueLike, value

ExpressionLike = int | ValueLike
"""What an expression is combined with; one of values is wrapped."""


class Expression(Wrapped):
    """An affine expression of indices.

    `affine.LoadOp`, `affine.StoreOp` and `affine.ForOp` make it part of their maps; all
    else that takes a value gets an `affine.apply`, made where it is used.
    """

    __slots__ = ("_expr", "_inputs")

    def __init__(self, expr: AffineExpr, inputs: tuple[Value, ...]) -> None:
        self._expr = expr
        self._inputs = inputs

    @property
    def expr(self) -> AffineExpr:
        """The expression; its dimensions stand for `inputs`."""
        return self._expr

    @property
    def inputs(self) -> tuple[Value, ...]:
        """The values it is an expression of."""
        return self._inputs

    def as_value(self) -> Value:
        if isinstance(self._expr, AffineDim):
            return self._inputs[self._expr.position]
        applied: ApplyOp = ApplyOp.from_row(composed_map([self]), self._inputs)
        return applied.results[0]

    def __repr__(self) -> str:
        return f"<affine {self._expr} of {len(self._inputs)} values>"

    def __add__(self, other: ExpressionLike) -> Expression:
        mine, that, inputs = self._with(other)
        return Expression(mine + that, inputs)

    __radd__ = __add__

    def __sub__(self, other: ExpressionLike) -> Expression:
        mine, that, inputs = self._with(other)
        return Expression(mine - that, inputs)

    def __rsub__(self, other: ExpressionLike) -> Expression:
        mine, that, inputs = self._with(other)
        return Expression(that - mine, inputs)

    def __neg__(self) -> Expression:
        return Expression(-self._expr, self._inputs)

    def __mul__(self, other: ExpressionLike) -> Expression:
        mine, that, inputs = self._with(other)
        if not isinstance(mine, AffineConstant) and not isinstance(
            that, AffineConstant
        ):
            raise ValueError("an affine expression is multiplied by numbers alone")
        return Expression(mine * that, inputs)

    __rmul__ = __mul__

    def __floordiv__(self, other: int) -> Expression:
        return Expression(self._expr // _divisor(other), self._inputs)

    def __mod__(self, other: int) -> Expression:
        return Expression(self._expr % _divisor(other), self._inputs)

    def ceildiv(self, other: int) -> Expression:
        """The quotient, rounded up."""
        return Expression(self._expr.ceildiv(_divisor(other)), self._inputs)

    def _with(
        self, other: ExpressionLike
    ) -> tuple[AffineExpr, AffineExpr, tuple[Value, ...]]:
        """Both expressions, of the same values."""
        if isinstance(other, int):
            return self._expr, AffineConstant(other), self._inputs
        that = affine(other)
        inputs, (mine, theirs) = _joined([self, that])
        return mine, theirs, inputs


def _divisor(number: object) -> int:
    if not isinstance(number, int):
        raise TypeError(
            f"an affine expression is divided by int, not {type(number).__name__}"
        )
    if number <= 0:
        raise ValueError("an affine expression is divided by positive numbers")
    return number


def affine(given: ValueLike) -> Expression:
    """An index as an affine expression, with the operators of one.

    Raises `TypeError` where it is no index.
    """
    if isinstance(given, Expression):
        return given
    found = value(given, "value", "affine")
    if found.type is not INDEX:
        raise TypeError(f"affine: 'value' must be of index, not of {found.type}")
    return Expression(AffineDim(0), (found,))


def _joined(
    given: Sequence[Expression],
) -> tuple[tuple[Value, ...], list[AffineExpr]]:
    """Expressions as ones of the same values, each of which is there once."""
    place = {one: i for i, one in enumerate(dict.fromkeys(_all_inputs(given)))}
    inputs = tuple(place)
    exprs = [
        one.expr.replace_dims_and_symbols([AffineDim(place[v]) for v in one.inputs], [])
        for one in given
    ]
    return inputs, exprs


def _all_inputs(given: Sequence[Expression]) -> list[Value]:
    return [one for expression in given for one in expression.inputs]


def composed_map(given: Sequence[Expression]) -> AffineMap:
    """The map of expressions, over the values of all of them."""
    inputs, exprs = _joined(given)
    return AffineMap(len(inputs), 0, tuple(exprs))


def composed(
    given: Sequence[object], name: str, where: str
) -> tuple[AffineMap, tuple[Value, ...]]:
    """The map of values and expressions, and what it is applied to.

    Where there is no expression it is the identity; a value may be there twice.
    """
    if not any(isinstance(one, Expression) for one in given):
        plain = tuple([value(v, f"{name}[{i}]", where) for i, v in enumerate(given)])
        return AffineMap.identity(len(plain)), plain
    wrapped = [
        one
        if isinstance(one, Expression)
        else Expression(AffineDim(0), (value(one, f"{name}[{i}]", where),))
        for i, one in enumerate(given)
    ]
    return composed_map(wrapped), _joined(wrapped)[0]
