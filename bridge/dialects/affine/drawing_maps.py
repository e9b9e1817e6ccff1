"""Maps of random programs, over induction variables and symbols."""

from __future__ import annotations

from bridge.drawing.scope import Scope
from bridge.ir.affine import (
    AffineCeilDiv,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
    AffineMap,
    AffineMod,
    AffineSymbol,
)
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.core import Value

Interval = tuple[int, int]


class Subscripts:
    """The operands of a map that is being made, and what is known of each."""

    def __init__(self, scope: Scope) -> None:
        draw = scope.draw
        dims = scope.affine_dims()
        self.dims = draw.sample(dims, min(len(dims), draw.randint(0, 3)))
        symbols = scope.affine_symbols()
        self.symbols = draw.sample(symbols, min(len(symbols), draw.randint(0, 1)))
        self._ranges: dict[AffineExpr, Interval | None] = {}
        for n, value in enumerate(self.dims):
            self._ranges[AffineDim(n)] = scope.range_of(value)
        for n, value in enumerate(self.symbols):
            self._ranges[AffineSymbol(n)] = scope.range_of(value)
        self._draw = draw

    @property
    def operands(self) -> list[Value]:
        return [*self.dims, *self.symbols]

    def attribute(self, *results: AffineExpr) -> AffineMapAttr:
        """The map with these results."""
        return AffineMapAttr(AffineMap(len(self.dims), len(self.symbols), results))

    def expression(self) -> tuple[AffineExpr, Interval | None]:
        """An expression of the operands, and what its values are, where known."""
        draw = self._draw
        if not self._ranges or draw.chance(0.1):
            number = draw.randint(-2, 8)
            return AffineConstant(number), (number, number)
        terms = draw.sample(
            list(self._ranges), min(len(self._ranges), draw.randint(1, 2))
        )
        found, known = self._term(terms[0])
        for term in terms[1:]:
            other, more = self._term(term)
            found = found + other
            known = known and more and (known[0] + more[0], known[1] + more[1])
        if draw.chance(0.5):
            number = draw.randint(-3, 5)
            found = found + number
            known = known and (known[0] + number, known[1] + number)
        if draw.chance(0.25):
            return self._divided(found, known)
        return found, known

    def _term(self, term: AffineExpr) -> tuple[AffineExpr, Interval | None]:
        known = self._ranges[term]
        factor = self._draw.weighted({1: 6, 2: 2, -1: 2, 3: 1})
        ends = known and (known[0] * factor, known[1] * factor)
        return term * factor, ends and (min(ends), max(ends))

    def _divided(
        self, expr: AffineExpr, known: Interval | None
    ) -> tuple[AffineExpr, Interval | None]:
        number = self._draw.randint(2, 5)
        kind = self._draw.pick((AffineFloorDiv, AffineCeilDiv, AffineMod))
        if kind is AffineMod:
            return expr % number, (0, number - 1)
        if kind is AffineCeilDiv:
            ends = known and (-(-known[0] // number), -(-known[1] // number))
            return expr.ceildiv(number), ends
        return expr // number, known and (known[0] // number, known[1] // number)

    def inside(self, size: int) -> AffineExpr:
        """An expression whose values are inside a dimension."""
        found, known = self.expression()
        if known is not None and known[0] >= 0 and known[1] < size:
            return found
        if known is not None and known[1] - known[0] < size and self._draw.chance(0.6):
            return found - known[0]
        return found % size
