"""What upstream's `simplifyAffineExpr` does: more than is done on construction.

Terms are collected and cancelled by flattening; before that, semi-affine divisions by
a symbol that divides the dividend are carried out.
"""

from __future__ import annotations

from bridge.ir.affine.expr import (
    AffineAdd,
    AffineBinary,
    AffineCeilDiv,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
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
            elif isinstance(rhs, AffineSymbol) and _is_divisible(expr.lhs, rhs, kind):
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


def _is_divisible(
    expr: AffineExpr, symbol: AffineSymbol, kind: Kind, factor: bool = False
) -> bool:
    """Whether dividing by the symbol, in an operation of `kind`, leaves nothing.

    Divisions of one kind may change places: `x floordiv y floordiv s` may divide `x`
    by `s` first, but not as a factor of a product.
    """
    if not isinstance(expr, AffineBinary):
        return expr is symbol or expr is ZERO
    lhs, rhs = expr.lhs, expr.rhs
    if isinstance(expr, AffineAdd):
        return _is_divisible(lhs, symbol, kind) and _is_divisible(rhs, symbol, kind)
    if isinstance(expr, AffineMod):
        return _is_divisible(lhs, symbol, AffineMod) and _is_divisible(
            rhs, symbol, AffineMod
        )
    if isinstance(expr, AffineMul):
        return _is_divisible(lhs, symbol, kind, True) or _is_divisible(
            rhs, symbol, kind, True
        )
    return type(expr) is kind and not factor and _is_divisible(lhs, symbol, kind)


def _quotient(expr: AffineExpr, symbol: AffineSymbol, kind: Kind) -> AffineExpr | None:
    """What `_is_divisible` found there to be, or `None`.

    The two look at different expressions, one as written and one simplified already,
    so that the second may find no quotient after all.
    """
    if not isinstance(expr, AffineBinary):
        if expr is ZERO:
            return ZERO
        return AffineConstant(1) if isinstance(expr, AffineSymbol) else None
    lhs: AffineExpr | None = expr.lhs
    rhs: AffineExpr | None = expr.rhs
    own = type(expr)
    if isinstance(expr, AffineMul):
        if _is_divisible(expr.lhs, symbol, kind):
            lhs = _quotient(expr.lhs, symbol, kind)
        else:
            rhs = _quotient(expr.rhs, symbol, kind)
    else:
        inner = kind if own is AffineAdd else own
        lhs = _quotient(expr.lhs, symbol, inner)
        if own not in (AffineFloorDiv, AffineCeilDiv):
            rhs = _quotient(expr.rhs, symbol, inner)
    return None if lhs is None or rhs is None else combine(own, lhs, rhs)
