"""`affine-simplify-structures`: maps and sets in attributes are made simpler.

As upstream's pass of this name, but that a set is said to be empty wherever it is, as
isl decides, and that one with divisions or remainders keeps its constraints, each of
them made simpler.
"""

from __future__ import annotations

from math import gcd

from bridge.dialects import affine, func
from bridge.dialects.affine.canonicalization import PATTERNS
from bridge.errors import Error
from bridge.ir.affine import (
    AffineConstant,
    AffineMap,
    IntegerSet,
    simplify_affine_expr,
)
from bridge.ir.affine.flatten import CONSTANT, Flattener, Row
from bridge.ir.attributes import AffineMapAttr, Attribute, IntegerSetAttr
from bridge.ir.core import Operation
from bridge.ir.walk import walk, walk_post_order
from bridge.passes.affine_nests import has_analysis
from bridge.passes.registry import Pass
from bridge.rewrite.greedy import apply_greedily

__all__ = ["AffineSimplifyStructures", "simplified_set"]


class AffineSimplifyStructures(
    Pass, name="affine-simplify-structures", anchor=func.FuncOp.op_name
):
    """Simplify affine expressions in maps/sets and normalize memrefs."""

    def knows(self, op: Operation) -> bool:
        return has_analysis() and all(_is_known(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        chosen: list[Operation] = []
        for inner in walk_post_order(op):
            _simplify_attributes(inner)
            if isinstance(inner, affine.ForOp | affine.IfOp | affine.ApplyOp):
                chosen.append(inner)
        apply_greedily(op, PATTERNS, chosen=chosen, strictness="existing-and-new")


def _is_known(op: Operation) -> bool:
    """Whether all that upstream makes simpler of an operation is."""
    attributes = (*op.properties.values(), *op.attributes.values())
    return all(
        _rows(one.set) is not None
        for one in attributes
        if isinstance(one, IntegerSetAttr)
    )


def _simplify_attributes(op: Operation) -> None:
    op.properties = {name: _simplified(found) for name, found in op.properties.items()}
    op.attributes = {name: _simplified(found) for name, found in op.attributes.items()}


def _simplified(attribute: Attribute) -> Attribute:
    if isinstance(attribute, AffineMapAttr):
        map_ = attribute.map
        dims, symbols = map_.num_dims, map_.num_symbols
        results = [simplify_affine_expr(e, dims, symbols) for e in map_.results]
        return AffineMapAttr(AffineMap(dims, symbols, tuple(results)))
    if isinstance(attribute, IntegerSetAttr):
        return IntegerSetAttr(simplified_set(attribute.set))
    return attribute


def simplified_set(set_: IntegerSet) -> IntegerSet:
    """The same set without constraints that others imply but for a constant."""
    dims, symbols = set_.num_dims, set_.num_symbols
    if _is_empty(set_):
        return IntegerSet.empty(dims, symbols)
    rows = _rows(set_)
    if rows is None:
        exprs = [simplify_affine_expr(e, dims, symbols) for e in set_.constraints]
        return IntegerSet(dims, symbols, tuple(exprs), set_.eq_flags)
    flags = set_.eq_flags
    equal = [row for row, flag in zip(rows, flags, strict=True) if flag]
    others = [row for row, flag in zip(rows, flags, strict=True) if not flag]
    written = Flattener(dims, symbols)
    first = [written.expression(_divided(row)) for row in equal]
    second = [written.expression(row) for row in _least(others)]
    if not first and not second:
        return IntegerSet(dims, symbols, (AffineConstant(0),), (True,))
    kinds = (True,) * len(first) + (False,) * len(second)
    return IntegerSet(dims, symbols, (*first, *second), kinds)


def _is_empty(set_: IntegerSet) -> bool:
    try:
        return set_.is_empty
    except Error:
        # Products of symbols, or what isl takes too long for.
        return False


def _rows(set_: IntegerSet) -> list[Row] | None:
    """The constraints as sums of products; `None` where one is more than that."""
    flattener = Flattener(set_.num_dims, set_.num_symbols)
    found: list[Row] = []
    for constraint in set_.constraints:
        row = flattener.flatten(constraint)
        if row is None or flattener.locals:
            return None
        found.append(row)
    return found


def _divided(row: Row) -> Row:
    """An equality in lowest terms."""
    common = gcd(*row.values()) or 1
    return {column: value // common for column, value in row.items()}


def _least(rows: list[Row]) -> list[Row]:
    """Inequalities in lowest terms, of those with equal coefficients the strongest."""
    kept: dict[tuple[tuple[int, int], ...], int] = {}
    order: dict[tuple[tuple[int, int], ...], int] = {}
    for position, row in enumerate(rows):
        coefficients = {c: n for c, n in row.items() if c != CONSTANT and n}
        common = gcd(*coefficients.values()) or 1
        constant = row.get(CONSTANT, 0) // common
        if not coefficients and constant >= 0:
            continue
        key = tuple(sorted((c, n // common) for c, n in coefficients.items()))
        if key not in kept or kept[key] > constant:
            kept[key], order[key] = constant, position
    found = sorted(kept, key=order.__getitem__)
    return [{**dict(key), CONSTANT: kept[key]} for key in found]
