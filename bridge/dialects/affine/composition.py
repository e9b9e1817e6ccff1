"""Maps and sets with what their operands are made of put into them.

As upstream's `composeAffineMapAndOperands` and `canonicalizeMapAndOperands`: what
`affine.apply` makes of values becomes part of the map, what may be a symbol is one,
constants are numbers, and each operand is used and occurs once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bridge.dialects.affine.maps import ApplyOp, DelinearizeIndexOp
from bridge.dialects.affine.scopes import Scope, is_induction_variable, is_top_level
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    IntegerSet,
)
from bridge.ir.affine.expr import AffineAdd, AffineBinary
from bridge.ir.affine.flatten import ZERO
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import INDEX
from bridge.op.folding import constant_of
from bridge.op.interfaces.polyhedral import Applied

__all__ = ["canonical", "composed", "composed_set"]

MapOrSet = TypeVar("MapOrSet", AffineMap, IntegerSet)


def is_symbol(value: Value) -> bool:
    """Whether a value may be a symbol of the scope it is defined in."""
    if value.type is not INDEX:
        return False
    made = value.defining_op
    return is_top_level(value) or (made is not None and Scope.of(made).is_symbol(value))


def is_dim(value: Value) -> bool:
    """Whether a value may be a dimension of the scope it is defined in."""
    if value.type is not INDEX:
        return False
    made = value.defining_op
    if made is not None:
        return Scope.of(made).is_dim(value)
    return is_top_level(value) or is_induction_variable(value)


# Compositions


def composed(applied: Applied) -> Applied:
    """A map applied to what its operands are applied to, canonical and simplified."""
    map_, operands = applied
    if map_.results and any(_is_made_of_others(value) for value in operands):
        map_, operands = _Composition(applied).composed()
    map_, operands = canonical(map_, operands)
    return Applied(map_.simplify(), operands)


def composed_set(
    set_: IntegerSet, operands: Sequence[Value]
) -> tuple[IntegerSet, Sequence[Value]]:
    """A set of what its operands are applied to, made canonical."""
    if any(isinstance(value.defining_op, ApplyOp) for value in operands):
        whole = AffineMap(set_.num_dims, set_.num_symbols, set_.constraints)
        map_, operands = composed(Applied(whole, operands))
        set_ = IntegerSet(map_.num_dims, map_.num_symbols, map_.results, set_.eq_flags)
    return canonical(set_, operands)


def _is_made_of_others(value: Value) -> bool:
    return isinstance(value.defining_op, (ApplyOp, DelinearizeIndexOp))


class _Composition:
    """A map whose operands are replaced until none is what `affine.apply` makes."""

    def __init__(self, applied: Applied) -> None:
        self.map, operands = applied
        self.dims: list[Value | None] = [*operands[: self.map.num_dims]]
        self.symbols: list[Value | None] = [*operands[self.map.num_dims :]]

    def composed(self) -> Applied:
        while self._replace_one():
            pass
        dims, given = _numbered(self.dims, AffineDim)
        symbols, more = _numbered(self.symbols, AffineSymbol)
        map_ = self.map.replace_dims_and_symbols(dims, symbols, len(given), len(more))
        return Applied(map_, (*given, *more))

    def _replace_one(self) -> bool:
        inputs = (
            (self.dims, AffineDim),
            (self.symbols, AffineSymbol),
        )
        for values, kind in inputs:
            for position, value in enumerate(values):
                made = None if value is None else value.defining_op
                if isinstance(made, ApplyOp):
                    values[position] = None
                    self._replace(kind(position), made)
                    return True
                if not isinstance(made, DelinearizeIndexOp):
                    continue
                if value is made.results[-1] and self._join(made):
                    return True
        return False

    def _join(self, op: DelinearizeIndexOp) -> bool:
        """Uses an index in place of a sum of its parts; whether there is one."""
        leaves: dict[Value | None, AffineExpr] = {
            value: kind(n)
            for values, kind in ((self.dims, AffineDim), (self.symbols, AffineSymbol))
            for n, value in enumerate(values)
        }
        parts = [leaves[part] for part in op.results if part in leaves]
        if op.dynamic_basis or len(parts) < len(op.results):
            return False
        of_dims = all(isinstance(part, AffineDim) for part in parts)
        values, kind = (
            (self.dims, AffineDim) if of_dims else (self.symbols, AffineSymbol)
        )
        whole = kind(len(values))
        terms = _terms(parts, [int(size) for size in op.static_basis.values])
        replaced = _shortened(self.map.results, terms, whole)
        if not replaced:
            return False
        values.append(op.operands[0])
        self.map = self.map.replace(replaced, len(self.dims), len(self.symbols))
        used = self.map.used_inputs
        for part in parts:
            if part not in used:
                self._forget(part)
        return True

    def _forget(self, leaf: AffineExpr) -> None:
        if isinstance(leaf, AffineDim):
            self.dims[leaf.position] = None
        elif isinstance(leaf, AffineSymbol):
            self.symbols[leaf.position] = None

    def _replace(self, leaf: AffineExpr, op: ApplyOp) -> None:
        # Dimensions that may be symbols become so first, to be valid in any map.
        inner, operands = canonical(op.map.map, op.operands)
        shifted = inner.shift_dims(len(self.dims)).shift_symbols(len(self.symbols))
        self.dims += operands[: inner.num_dims]
        self.symbols += operands[inner.num_dims :]
        self.map = self.map.replace(
            {leaf: shifted.results[0]}, len(self.dims), len(self.symbols)
        )


def _terms(parts: Sequence[AffineExpr], basis: Sequence[int]) -> set[AffineExpr]:
    """What the parts of an index count for in it."""
    found: set[AffineExpr] = set()
    stride = 1
    sizes = [1, *reversed(basis)]
    for part, size in zip(reversed(parts), sizes, strict=False):
        stride *= size
        found.add(part * stride)
    return found


def _shortened(
    results: Sequence[AffineExpr], terms: set[AffineExpr], whole: AffineExpr
) -> dict[AffineExpr, AffineExpr]:
    """The sums that have all these terms, and what they are with `whole` for them."""
    found: dict[AffineExpr, AffineExpr] = {}
    pending = list(results)
    while pending:
        expr = pending.pop()
        if not isinstance(expr, AffineAdd):
            if isinstance(expr, AffineBinary):
                pending += [expr.lhs, expr.rhs]
            continue
        left, kept = set(terms), []
        for term in _summands(expr):
            if term in left:
                left.remove(term)
            else:
                kept.append(term)
        pending += kept
        if not left:
            found[expr] = sum(reversed(kept), whole)
    return found


def _summands(expr: AffineExpr) -> Iterator[AffineExpr]:
    """What is added up, the last first."""
    while isinstance(expr, AffineAdd):
        yield expr.rhs
        expr = expr.lhs
    yield expr


def _numbered(
    values: Sequence[Value | None], kind: type[AffineDim] | type[AffineSymbol]
) -> tuple[list[AffineExpr], list[Value]]:
    """What inputs become without those that are gone, and the values left."""
    kept: list[Value] = []
    exprs: list[AffineExpr] = []
    for value in values:
        if value is None:
            exprs.append(ZERO)
        else:
            exprs.append(kind(len(kept)))
            kept.append(value)
    return exprs, kept


# Canonical operands


def canonical(
    map_: MapOrSet, operands: Sequence[Value]
) -> tuple[MapOrSet, Sequence[Value]]:
    """A map or set with operands that are of their kind, used, and not repeated."""
    if not operands:
        return map_, operands
    return _with_each_once(*_with_dims(*_with_symbols(map_, operands)))


def _with_each_once(
    map_: MapOrSet, operands: Sequence[Value]
) -> tuple[MapOrSet, Sequence[Value]]:
    used = map_.used_inputs
    if len(used) == len(operands) and _is_each_once(map_.num_dims, operands):
        return map_, operands
    dims: _Distinct = _distinct(operands[: map_.num_dims], AffineDim, used)
    symbols: _Distinct = _distinct(operands[map_.num_dims :], AffineSymbol, used)
    changed = map_.replace_dims_and_symbols(
        dims[0], symbols[0], len(dims[1]), len(symbols[1])
    )
    return changed, (*dims[1], *symbols[1])


def _is_each_once(num_dims: int, operands: Sequence[Value]) -> bool:
    """Whether no value is repeated, and no symbol a constant."""
    if len(set(operands)) < len(operands):
        return False
    return all(constant_of(value) is None for value in operands[num_dims:])


def _with_symbols(
    map_: MapOrSet, operands: Sequence[Value]
) -> tuple[MapOrSet, Sequence[Value]]:
    """With dimensions that may be symbols after the symbols there are."""
    dims: list[AffineExpr] = []
    kept: list[Value] = []
    moved: list[Value] = []
    for value in operands[: map_.num_dims]:
        if is_symbol(value):
            dims.append(AffineSymbol(map_.num_symbols + len(moved)))
            moved.append(value)
        else:
            dims.append(AffineDim(len(kept)))
            kept.append(value)
    if not moved:
        return map_, operands
    count = map_.num_symbols + len(moved)
    changed = map_.replace_dims_and_symbols(dims, (), len(kept), count)
    return changed, (*kept, *operands[map_.num_dims :], *moved)


def _with_dims(
    map_: MapOrSet, operands: Sequence[Value]
) -> tuple[MapOrSet, Sequence[Value]]:
    """With symbols that are none, but dimensions, after the dimensions there are."""
    symbols: list[AffineExpr] = []
    kept: list[Value] = []
    moved: list[Value] = []
    for value in operands[map_.num_dims :]:
        if is_dim(value) and not is_symbol(value):
            symbols.append(AffineDim(map_.num_dims + len(moved)))
            moved.append(value)
        else:
            symbols.append(AffineSymbol(len(kept)))
            kept.append(value)
    if not moved:
        return map_, operands
    count = map_.num_dims + len(moved)
    changed = map_.replace_dims_and_symbols((), symbols, count, len(kept))
    return changed, (*operands[: map_.num_dims], *moved, *kept)


_Distinct = tuple[list[AffineExpr], list[Value]]


def _distinct(
    values: Sequence[Value],
    kind: type[AffineDim] | type[AffineSymbol],
    used: frozenset[AffineExpr],
) -> _Distinct:
    """What inputs become with each value once, and constant symbols as numbers."""
    first: dict[Value, AffineExpr] = {}
    exprs: list[AffineExpr] = []
    for position, value in enumerate(values):
        known = constant_of(value) if kind is AffineSymbol else None
        if kind(position) not in used:
            exprs.append(ZERO)
        elif isinstance(known, IntegerAttr):
            exprs.append(AffineConstant(known.signed))
        else:
            exprs.append(first.setdefault(value, kind(len(first))))
    return exprs, list(first)
