"""Affine maps: functions from dimensions and symbols to several affine expressions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from math import gcd
from typing import Final, TypeVar

from bridge.arguments import Fault, checked
from bridge.ir.above import ABOVE
from bridge.ir.affine.expr import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineSymbol,
    Undefined,
    as_expr,
    check_count,
    evaluate,
    postorder,
    substitute,
)
from bridge.ir.affine.simplify import simplify_affine_expr
from bridge.ir.base import Node

T = TypeVar("T")


class AffineMap(Node):
    """`(d0, d1)[s0] -> (d0 + s0, d1 mod 4)`.

    Results may be given as integers too. Raises `ValueError` where a result uses a
    dimension or symbol the map does not have.
    """

    num_dims: int
    num_symbols: int
    results: tuple[AffineExpr, ...]

    @classmethod
    def canonical(
        cls, num_dims: int, num_symbols: int, results: Iterable[AffineExpr | int]
    ) -> tuple[int, int, tuple[AffineExpr, ...]]:
        return num_dims, num_symbols, tuple([as_expr(result) for result in results])

    def check(self) -> None:
        check_inputs(self.num_dims, self.num_symbols, self.results)

    def __str__(self) -> str:
        text: str = ABOVE.print_map(self)
        return text

    # Making -----------------------------------------------------------------------

    @classmethod
    def empty(cls) -> AffineMap:
        """`() -> ()`."""
        return AffineMap(0, 0, ())

    @classmethod
    @checked
    def constant(cls, value: int) -> AffineMap:
        """`() -> (value)`."""
        return AffineMap(0, 0, (AffineConstant(value),))

    @classmethod
    @checked
    def identity(cls, num_dims: int) -> AffineMap:
        """`(d0, …, dn) -> (d0, …, dn)`.

        Raises `ValueError` where there are too many.
        """
        check_count(num_dims, "num_dims")
        return cls.select(num_dims, range(num_dims))

    @classmethod
    @checked
    def minor_identity(cls, num_dims: int, num_results: int) -> AffineMap:
        """The identity of the last `num_results` dimensions.

        Raises `ValueError` for more results than dimensions, and where these are too
        many.
        """
        check_count(num_dims, "num_dims")
        check_count(num_results, "num_results")
        if num_results > num_dims:
            raise ValueError("a minor identity has no more results than dimensions")
        return cls.select(num_dims, range(num_dims - num_results, num_dims))

    @classmethod
    @checked
    def permutation(cls, positions: Sequence[int]) -> AffineMap:
        """The map whose results are all dimensions in this order.

        Raises `ValueError` where one is missing or there twice.
        """
        if sorted(positions) != list(range(len(positions))):
            raise ValueError(f"{list(positions)} is no permutation")
        return cls.select(len(positions), positions)

    @classmethod
    @checked
    def select(cls, num_dims: int, positions: Iterable[int]) -> AffineMap:
        """The map whose results are the dimensions at these positions.

        Raises `ValueError` where there are too many, or a position is beyond them.
        """
        check_count(num_dims, "num_dims")

        def dimension(position: int) -> AffineDim:
            # One by one: what is beyond is met before all of them are made.
            if position >= num_dims:
                raise ValueError(
                    f"'positions' must be below {num_dims}, the number of dimensions, "
                    f"not {position}"
                )
            return AffineDim(position)

        return AffineMap(num_dims, 0, tuple(map(dimension, positions)))

    @classmethod
    def infer(cls, *lists: Iterable[AffineExpr]) -> list[AffineMap]:
        """A map for each list, all with just the dimensions and symbols they use."""
        results = [tuple(exprs) for exprs in lists]
        used = [expr for exprs in results for expr in exprs]
        dims = max((expr.num_dims for expr in used), default=0)
        symbols = max((expr.num_symbols for expr in used), default=0)
        return [AffineMap(dims, symbols, exprs) for exprs in results]

    # Asking -----------------------------------------------------------------------

    @property
    def num_inputs(self) -> int:
        """Dimensions and symbols together."""
        return self.num_dims + self.num_symbols

    @property
    def num_results(self) -> int:
        """How many expressions it has."""
        return len(self.results)

    @property
    def is_empty(self) -> bool:
        """Neither inputs nor results."""
        return not (self.num_inputs or self.results)

    @property
    def is_identity(self) -> bool:
        """The results are all dimensions in order; there may be symbols."""
        return self.num_dims == len(self.results) and all(
            result is AffineDim(i) for i, result in enumerate(self.results)
        )

    @property
    def is_symbol_identity(self) -> bool:
        """The results are all symbols in order; there may be dimensions."""
        return self.num_symbols == len(self.results) and all(
            result is AffineSymbol(i) for i, result in enumerate(self.results)
        )

    @property
    def is_minor_identity(self) -> bool:
        """The results are the last dimensions in order, and there are no symbols."""
        count = len(self.results)
        return self.num_dims >= count and self is AffineMap.minor_identity(
            self.num_dims, count
        )

    @property
    def is_constant(self) -> bool:
        """All results are constants."""
        return all(isinstance(result, AffineConstant) for result in self.results)

    @property
    def is_single_constant(self) -> bool:
        """There is one result, a constant."""
        return len(self.results) == 1 and self.is_constant

    @property
    def is_projected_permutation(self) -> bool:
        """The results are distinct dimensions, and there are no symbols."""
        return _is_projection(self, zeros=False)

    @property
    def is_projected_permutation_or_zeros(self) -> bool:
        """The same with zeros, and no more results than dimensions."""
        return _is_projection(self, zeros=True)

    @property
    def is_permutation(self) -> bool:
        """The results are all dimensions in some order."""
        return self.num_dims == len(self.results) and self.is_projected_permutation

    @property
    def constant_results(self) -> tuple[int, ...]:
        """The values of the results, which must be constants (`ValueError`)."""
        values = [r.value for r in self.results if isinstance(r, AffineConstant)]
        if len(values) < len(self.results):
            raise ValueError(f"{self} has results that are not constant")
        return tuple(values)

    @property
    def single_constant(self) -> int:
        """The value of the one result, which must be a constant (`ValueError`)."""
        (value,) = self.constant_results
        return value

    @property
    def broadcast_dims(self) -> list[int]:
        """The positions of the results that are zero."""
        zero = AffineConstant(0)
        return [i for i, result in enumerate(self.results) if result is zero]

    @property
    def largest_known_divisor(self) -> int:
        """The largest integer known to divide all results; 0 where all are zero."""
        return gcd(*(result.largest_known_divisor for result in self.results))

    @checked
    def dim_position(self, index: int) -> int:
        """The dimension result `index` is; raises `ValueError` where it is none."""
        result = self.results[index]
        if not isinstance(result, AffineDim):
            raise ValueError(f"result {index} of {self} is not a dimension")
        return result.position

    @checked
    def result_position(self, dim: AffineExpr) -> int | None:
        """The first result that is this dimension."""
        found = isinstance(dim, AffineDim) and dim in self.results
        return self.results.index(dim) if found else None

    @property
    def used_inputs(self) -> frozenset[AffineExpr]:
        """The dimensions and symbols that occur."""
        return used_inputs(self.results)

    @checked
    def is_function_of_dim(self, position: int) -> bool:
        """Whether any result uses dimension `position`."""
        return AffineDim(position) in self.used_inputs

    @checked
    def is_function_of_symbol(self, position: int) -> bool:
        """Whether any result uses symbol `position`."""
        return AffineSymbol(position) in self.used_inputs

    # Computing --------------------------------------------------------------------

    @checked
    def evaluate(
        self, dims: Sequence[int] = (), symbols: Sequence[int] = ()
    ) -> tuple[int, ...]:
        """The values of the results at a point.

        Raises `Undefined` where one has none, and `ValueError` for a wrong number of
        inputs.
        """
        if len(dims) != self.num_dims or len(symbols) != self.num_symbols:
            raise ValueError(
                f"{self} takes {self.num_dims} dimensions and {self.num_symbols} "
                f"symbols, got {len(dims)} and {len(symbols)}"
            )
        return tuple(evaluate(self.results, dims, symbols))

    @checked
    def partial_constant_fold(
        self, inputs: Sequence[int | None]
    ) -> tuple[AffineMap, list[int] | None]:
        """The map with each result that the known inputs decide made a constant.

        Dimensions come first, `None` where unknown; the values are given too where
        all results are decided. Raises `Undefined` as `evaluate` does.
        """
        constants = {
            leaf: AffineConstant(value)
            for i, value in enumerate(inputs)
            if value is not None
            for leaf in [self._input(i)]
        }
        leaves = AffineDim | AffineSymbol
        results: list[AffineExpr] = []
        for result in self.results:
            used = [e for e in postorder([result]) if isinstance(e, leaves)]
            if all(leaf in constants for leaf in used):
                known = [0 if value is None else value for value in inputs]
                dims, symbols = known[: self.num_dims], known[self.num_dims :]
                result = AffineConstant(result.evaluate(dims, symbols))
            results.append(result)
        folded = self._with(results)
        return folded, list(folded.constant_results) if folded.is_constant else None

    def _input(self, position: int) -> AffineExpr:
        if position < self.num_dims:
            return AffineDim(position)
        return AffineSymbol(position - self.num_dims)

    def apply(self, source: Sequence[T], zero: T | None = None) -> list[T]:
        """The elements of `source` that the results, dimensions all, pick.

        Results that are 0 give `zero`. Raises `ValueError` for other results.
        """
        if not isinstance(source, Sequence):
            raise Fault("source", "Sequence", source).error("AffineMap.apply")
        picked: list[T] = []
        for i, result in enumerate(self.results):
            if zero is not None and result is AffineConstant(0):
                picked.append(zero)
            else:
                picked.append(source[self.dim_position(i)])
        return picked

    # Changing ---------------------------------------------------------------------

    def _with(self, results: Iterable[AffineExpr]) -> AffineMap:
        return AffineMap(self.num_dims, self.num_symbols, tuple(results))

    @checked
    def compose(self, inner: AffineMap) -> AffineMap:
        """The map that applies `inner` first; its symbols come after this one's.

        Raises `ValueError` where `inner` does not give a result for each dimension.
        """
        if inner.num_results != self.num_dims:
            raise ValueError(
                f"cannot compose: {inner} has {inner.num_results} results for "
                f"{self.num_dims} dimensions"
            )
        total = self.num_symbols + inner.num_symbols
        moved = [AffineSymbol(i) for i in range(self.num_symbols, total)]
        dims = substitute(inner.results, (), moved)
        return AffineMap(
            inner.num_dims, total, tuple(substitute(self.results, dims, ()))
        )

    @checked
    def replace_dims_and_symbols(
        self,
        dims: Sequence[AffineExpr],
        symbols: Sequence[AffineExpr],
        num_dims: int,
        num_symbols: int,
    ) -> AffineMap:
        """The map with its inputs replaced, over so many dimensions and symbols."""
        return AffineMap(
            num_dims, num_symbols, tuple(substitute(self.results, dims, symbols))
        )

    @checked
    def replace(
        self,
        what: Mapping[AffineExpr, AffineExpr],
        num_dims: int | None = None,
        num_symbols: int | None = None,
    ) -> AffineMap:
        """The map with subexpressions replaced.

        Where no number of dimensions or symbols is given, it is what the results use.
        """
        results = [result.replace(what) for result in self.results]
        inferred = AffineMap.infer(results)[0]
        return AffineMap(
            inferred.num_dims if num_dims is None else num_dims,
            inferred.num_symbols if num_symbols is None else num_symbols,
            tuple(results),
        )

    def simplify(self) -> AffineMap:
        """Each result simplified by `simplify_affine_expr`."""
        return _simplified(self)

    @checked
    def shift_dims(self, shift: int, offset: int = 0) -> AffineMap:
        """Inserts `shift` unused dimensions at `offset`."""
        dims = self.num_dims
        results = [result.shift_dims(dims, shift, offset) for result in self.results]
        return AffineMap(dims + shift, self.num_symbols, tuple(results))

    @checked
    def shift_symbols(self, shift: int, offset: int = 0) -> AffineMap:
        """Inserts `shift` unused symbols at `offset`."""
        symbols = self.num_symbols
        results = [
            result.shift_symbols(symbols, shift, offset) for result in self.results
        ]
        return AffineMap(self.num_dims, symbols + shift, tuple(results))

    @checked
    def drop_results(self, positions: Collection[int]) -> AffineMap:
        """Without the results at these positions."""
        return self._with([r for i, r in enumerate(self.results) if i not in positions])

    def drop_zero_results(self) -> AffineMap:
        """Without the results that are zero."""
        return self.drop_results(self.broadcast_dims)

    @checked
    def insert_result(self, result: AffineExpr | int, position: int) -> AffineMap:
        """With one more result at a position."""
        before, after = self.results[:position], self.results[position:]
        return self._with((*before, as_expr(result), *after))

    @checked
    def sub_map(self, positions: Iterable[int]) -> AffineMap:
        """The results at these positions, in their order."""
        return self._with([self.results[i] for i in positions])

    @checked
    def slice_map(self, start: int, length: int) -> AffineMap:
        """`length` results from `start` on."""
        return self._with(self.results[start : start + length])

    @checked
    def major_sub_map(self, num_results: int) -> AffineMap:
        """The first results."""
        return self._with(self.results[:num_results])

    @checked
    def minor_sub_map(self, num_results: int) -> AffineMap:
        """The last results."""
        return self._with(self.results[max(0, len(self.results) - num_results) :])

    def remove_duplicates(self) -> AffineMap:
        """With one of each run of equal results."""
        return self._with([result for result, _ in groupby(self.results)])


def check_inputs(num_dims: int, num_symbols: int, exprs: Iterable[AffineExpr]) -> None:
    """Raises `ValueError` where an expression uses an input that is not there.

    So it does where there are too many inputs.
    """
    check_count(num_dims, "num_dims")
    check_count(num_symbols, "num_symbols")
    for expr in exprs:
        if expr.num_dims > num_dims:
            raise ValueError(f"{expr} uses a dimension beyond the {num_dims} there are")
        if expr.num_symbols > num_symbols:
            raise ValueError(f"{expr} uses a symbol beyond the {num_symbols} there are")


__all__ = ["AffineMap", "Undefined", "check_inputs"]


KEPT: Final = 1 << 14
"""Of so many maps what was found is kept; as many as a large module has."""


@lru_cache(KEPT)
def _simplified(map_: AffineMap) -> AffineMap:
    dims, symbols = map_.num_dims, map_.num_symbols
    results = [simplify_affine_expr(result, dims, symbols) for result in map_.results]
    return AffineMap(dims, symbols, tuple(results))


@lru_cache(KEPT)
def used_inputs(exprs: tuple[AffineExpr, ...]) -> frozenset[AffineExpr]:
    """The dimensions and symbols that occur in any of the expressions."""
    leaves = (AffineDim, AffineSymbol)
    return frozenset([part for part in postorder(exprs) if isinstance(part, leaves)])


@lru_cache(maxsize=4096)
def _is_projection(map_: AffineMap, *, zeros: bool) -> bool:
    if map_.num_symbols or len(map_.results) > map_.num_dims:
        return False
    dims = [result for result in map_.results if isinstance(result, AffineDim)]
    others = set(map_.results) - set(dims)
    if len(set(dims)) < len(dims):
        return False
    return not others or (zeros and others == {AffineConstant(0)})
