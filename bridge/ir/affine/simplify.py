"""What upstream's `simplifyAffineExpr` does: more than is done on construction.

Terms are collected and cancelled by flattening; before that, semi-affine divisions by
a symbol that divides the dividend are carried out.
"""

from __future__ import annotations

from bridge.arguments import checked
from bridge.ir.affine.expr import (
    AffineAdd,
    AffineBinary,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMod,
    AffineMul,
    AffineSymbol,
    combine,
    negate,
    postorder,
)
from bridge.ir.affine.flatten import CONSTANT, ZERO, Flattener, Row
from bridge.ir.guard import deep

Kind = type[AffineBinary]


@checked
def simplify_affine_expr(
    expr: AffineExpr, num_dims: int, num_symbols: int
) -> AffineExpr:
    """The expression with like terms collected, over so many dimensions and symbols.

    One that has no value anywhere (a constant modulus below one) is left as it is.
    Raises `ValueError` where it uses more dimensions or symbols than that.
    """
    with deep:
        return _simplify(expr, num_dims, num_symbols)


def _simplify(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    if not expr.is_pure_affine:
        expr = _divide_by_symbols(expr, num_dims, num_symbols)
    flattener = Flattener(num_dims, num_symbols)
    row = flattener.flatten(expr)
    if row is None:
        return expr
    flat = flattener.expression(row)
    if expr.is_pure_affine or flat is expr:
        return flat
    return _sorted_sum(flattener, row)


# Semi-affine sums ------------------------------------------------------------------


def _sorted_sum(flattener: Flattener, row: Row) -> AffineExpr:
    """A semi-affine sum sorted by the position of each term's first input.

    Of the terms with the same first position come quotients and remainders by
    constants and the bare dimension first, then products and quotients with symbols,
    by the symbol's position, then what begins with a symbol. Other locals follow.

    Where upstream has one key for several of these terms (`d0 * s0 + d0 mod s0`) it
    writes the first of them twice and loses the others: we keep them all.
    """
    dims = flattener.num_dims
    inputs = dims + flattener.num_symbols
    columns = [column for column in sorted(row) if column != CONSTANT and row[column]]
    symbols = [column for column in columns if dims <= column < inputs]
    locals_ = [column for column in columns if column >= inputs]
    simple = [column for column in locals_ if _is_simple(flattener.term(column))]
    bare = [column for column in columns if column < dims]

    keys: dict[int, tuple[int, int]] = {}
    for order, column in enumerate(symbols + simple + bare):
        term = flattener.term(column)
        first = term.lhs if isinstance(term, AffineBinary) else term
        assert isinstance(first, AffineDim | AffineSymbol)
        if isinstance(first, AffineSymbol):
            second = inputs + order
        elif isinstance(term, AffineBinary) and isinstance(
            term.rhs, AffineDim | AffineSymbol
        ):
            second = term.rhs.position
        else:
            second = -1 - order
        keys[column] = first.position, second
    other = [column for column in locals_ if column not in keys]
    return flattener.expression(row, sorted(keys, key=keys.__getitem__) + other)


def _is_simple(term: AffineExpr) -> bool:
    """Whether it is an operation on inputs, the second of which may be a constant."""
    return (
        isinstance(term, AffineBinary)
        and isinstance(term.lhs, AffineDim | AffineSymbol)
        and isinstance(term.rhs, AffineDim | AffineSymbol | AffineConstant)
    )


# Division by a symbol --------------------------------------------------------------


def _divide_by_symbols(root: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """Carries out divisions by a symbol where the dividend is a multiple of it."""
    done: dict[AffineExpr, AffineExpr] = {}
    for expr in postorder([root]):
        if not isinstance(expr, AffineBinary):
            done[expr] = expr
            continue
        kind, lhs, rhs = type(expr), done[expr.lhs], done[expr.rhs]
        quotient: AffineExpr | None = None
        if kind is not AffineAdd and kind is not AffineMul:
            if _subtracts_its_remainder(lhs, rhs, num_dims, num_symbols):
                quotient = ZERO
            elif (
                isinstance(rhs, AffineSymbol)
                and _may_divide(expr.lhs, rhs, kind)
                and _divides(lhs, rhs, kind)
            ):
                quotient = ZERO if kind is AffineMod else _quotient(lhs, rhs, kind)
        done[expr] = combine(kind, lhs, rhs) if quotient is None else quotient
    return done[root]


def _subtracts_its_remainder(
    lhs: AffineExpr, rhs: AffineExpr, num_dims: int, num_symbols: int
) -> bool:
    """Whether `lhs` is `x - x mod rhs`, and so a multiple of `rhs`."""
    summands = _summands(lhs)
    for i, summand in enumerate(summands):
        remainder = _negated(summand)
        if not isinstance(remainder, AffineMod) or remainder.rhs is not rhs:
            continue
        rest: AffineExpr = ZERO
        for j, other in enumerate(summands):
            if i != j:
                rest = combine(AffineAdd, rest, other)
        rest = combine(AffineAdd, rest, negate(remainder.lhs))
        if _simplify(rest, num_dims, num_symbols) is ZERO:
            return True
    return False


def _summands(expr: AffineExpr) -> list[AffineExpr]:
    summands: list[AffineExpr] = []
    stack = [expr]
    while stack:
        expr = stack.pop()
        if isinstance(expr, AffineAdd):
            stack += (expr.rhs, expr.lhs)
        else:
            summands.append(expr)
    return summands


def _negated(expr: AffineExpr) -> AffineExpr | None:
    """`x` of `x * -1`."""
    if isinstance(expr, AffineMul) and isinstance(expr.rhs, AffineConstant):
        return expr.lhs if expr.rhs.value == -1 else None
    return None


def _may_divide(
    expr: AffineExpr, symbol: AffineSymbol, kind: Kind, factor: bool = False
) -> bool:
    """What upstream asks of a dividend as written, before it divides.

    It is too generous where quotients are added or are factors of factors, and when
    one operand of a sum alone was a multiple. So `_divides` is asked as well.
    """
    if not isinstance(expr, AffineBinary):
        return expr is symbol or expr is ZERO
    lhs, rhs = expr.lhs, expr.rhs
    if isinstance(expr, AffineAdd):
        return _may_divide(lhs, symbol, kind) and _may_divide(rhs, symbol, kind)
    if isinstance(expr, AffineMod):
        return _may_divide(lhs, symbol, AffineMod) and _may_divide(
            rhs, symbol, AffineMod
        )
    if isinstance(expr, AffineMul):
        return _may_divide(lhs, symbol, kind, True) or _may_divide(
            rhs, symbol, kind, True
        )
    return type(expr) is kind and not factor and _may_divide(lhs, symbol, kind)


def _divides(expr: AffineExpr, symbol: AffineSymbol, kind: Kind) -> bool:
    """Whether an operation of `kind` by the symbol leaves nothing.

    Divisions of one kind commute, `x floordiv y floordiv s` dividing `x` by
    `s` first, in one operand of a sum at most. All else must be an exact multiple,
    which is what is asked for with `AffineMod`.
    """
    if not isinstance(expr, AffineBinary):
        return expr is symbol or expr is ZERO
    lhs, rhs = expr.lhs, expr.rhs
    exact_lhs = _divides(lhs, symbol, AffineMod)
    if isinstance(expr, AffineMul):
        return exact_lhs or _divides(rhs, symbol, AffineMod)
    if isinstance(expr, AffineMod):
        return exact_lhs and _divides(rhs, symbol, AffineMod)
    if isinstance(expr, AffineAdd):
        if exact_lhs:
            return _divides(rhs, symbol, kind)
        return (
            kind is not AffineMod
            and _divides(lhs, symbol, kind)
            and _divides(rhs, symbol, AffineMod)
        )
    return type(expr) is kind and _divides(lhs, symbol, kind)


def _quotient(expr: AffineExpr, symbol: AffineSymbol, kind: Kind) -> AffineExpr:
    """What is left of an expression that the symbol divides, as `_divides` says."""
    if not isinstance(expr, AffineBinary):
        return ZERO if expr is ZERO else AffineConstant(1)
    own, lhs, rhs = type(expr), expr.lhs, expr.rhs
    if isinstance(expr, AffineMul):
        if _divides(lhs, symbol, AffineMod):
            return combine(own, _quotient(lhs, symbol, AffineMod), rhs)
        return combine(own, lhs, _quotient(rhs, symbol, AffineMod))
    inner = kind if isinstance(expr, AffineAdd) else own
    left = _quotient(lhs, symbol, inner)
    if isinstance(expr, AffineAdd | AffineMod):
        return combine(own, left, _quotient(rhs, symbol, inner))
    return combine(own, left, rhs)
