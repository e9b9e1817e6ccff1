"""Integer sets: conjunctions of affine constraints `e == 0` and `e >= 0`; unions.

Questions about all points of a set are answered by isl (`pip install
mlir-bridge[analysis]`), exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge.arguments import checked
from bridge.ir.above import ABOVE
from bridge.ir.affine.expr import (
    AffineConstant,
    AffineExpr,
    as_expr,
    evaluate,
    substitute,
)
from bridge.ir.affine.maps import check_inputs, used_inputs
from bridge.ir.base import Node


class IntegerSet(Node):
    """`(d0)[s0] : (d0 >= 0, s0 - d0 == 0)`; `eq_flags` says which are equalities.

    Raises `ValueError` where there is no constraint (`0 == 0` says nothing), where
    one uses a dimension or symbol the set does not have, and where the flags do not
    match.
    """

    num_dims: int
    num_symbols: int
    constraints: tuple[AffineExpr, ...]
    eq_flags: tuple[bool, ...]

    @classmethod
    def canonical(
        cls,
        num_dims: int,
        num_symbols: int,
        constraints: Iterable[AffineExpr | int],
        eq_flags: Iterable[bool],
    ) -> tuple[int, int, tuple[AffineExpr, ...], tuple[bool, ...]]:
        exprs = tuple([as_expr(constraint) for constraint in constraints])
        return num_dims, num_symbols, exprs, tuple(map(bool, eq_flags))

    def check(self) -> None:
        if not self.constraints:
            raise ValueError("an integer set has at least one constraint")
        if len(self.constraints) != len(self.eq_flags):
            raise ValueError("an integer set has one flag for each constraint")
        check_inputs(self.num_dims, self.num_symbols, self.constraints)

    def __str__(self) -> str:
        text: str = ABOVE.print_set(self)
        return text

    @classmethod
    @checked
    def empty(cls, num_dims: int = 0, num_symbols: int = 0) -> IntegerSet:
        """The set without elements as upstream writes it: `1 == 0`."""
        return IntegerSet(num_dims, num_symbols, (AffineConstant(1),), (True,))

    @property
    def num_inputs(self) -> int:
        """Dimensions and symbols together."""
        return self.num_dims + self.num_symbols

    @property
    def used_inputs(self) -> frozenset[AffineExpr]:
        """The dimensions and symbols that occur."""
        return used_inputs(self.constraints)

    @property
    def num_constraints(self) -> int:
        """Equalities and inequalities together."""
        return len(self.constraints)

    @property
    def num_equalities(self) -> int:
        """How many constraints are equalities."""
        return sum(self.eq_flags)

    @property
    def num_inequalities(self) -> int:
        """How many constraints are inequalities."""
        return len(self.eq_flags) - sum(self.eq_flags)

    @property
    def is_canonical_empty(self) -> bool:
        """Whether it is written `1 == 0`; others may be empty as well."""
        return self is IntegerSet.empty(self.num_dims, self.num_symbols)

    @checked
    def contains(self, dims: Sequence[int] = (), symbols: Sequence[int] = ()) -> bool:
        """Whether a point is in the set; raises `Undefined` as `evaluate` does."""
        values = evaluate(self.constraints, dims, symbols)
        return all(
            value == 0 if is_equality else value >= 0
            for value, is_equality in zip(values, self.eq_flags, strict=True)
        )

    # By isl

    @property
    def is_empty(self) -> bool:
        """Whether no point is in it, whatever its symbols are."""
        return self.as_union().is_empty

    def as_union(self) -> PresburgerSet:
        """The same points, as a union of one set."""
        return PresburgerSet(self.num_dims, self.num_symbols, (self,))

    @checked
    def intersect(self, other: IntegerSet | PresburgerSet) -> PresburgerSet:
        """The points that are in both."""
        return self.as_union().intersect(other)

    @checked
    def union(self, other: IntegerSet | PresburgerSet) -> PresburgerSet:
        """The points that are in one of them."""
        return self.as_union().union(other)

    @checked
    def subtract(self, other: IntegerSet | PresburgerSet) -> PresburgerSet:
        """The points that are not in the other one."""
        return self.as_union().subtract(other)

    @checked
    def project(self, dims: Sequence[int]) -> PresburgerSet:
        """Without some dimensions: the points that have a value there."""
        return self.as_union().project(dims)

    @checked
    def count(self, symbols: Sequence[int] = ()) -> int | None:
        """How many points it has for values of its symbols; `None` without an end."""
        return self.as_union().count(symbols)

    @checked
    def replace_dims_and_symbols(
        self,
        dims: Sequence[AffineExpr],
        symbols: Sequence[AffineExpr],
        num_dims: int,
        num_symbols: int,
    ) -> IntegerSet:
        """The set with its inputs replaced, over so many dimensions and symbols."""
        exprs = tuple(substitute(self.constraints, dims, symbols))
        return IntegerSet(num_dims, num_symbols, exprs, self.eq_flags)


class PresburgerSet(Node):
    """A union of integer sets over the same dimensions and symbols.

    Its operations are exact, by isl. They raise `ValueError` for a set over others, and
    `Unsupported` where a constraint is a product of symbols or isl takes too long.
    """

    num_dims: int
    num_symbols: int
    parts: tuple[IntegerSet, ...]

    def check(self) -> None:
        for part in self.parts:
            self._refuse_other(part)

    def __str__(self) -> str:
        return " or ".join(map(str, self.parts)) or str(
            IntegerSet.empty(self.num_dims, self.num_symbols)
        )

    @property
    def is_empty(self) -> bool:
        """Whether no point is in it, whatever its symbols are."""
        return bool(ABOVE.set_operation("is_empty", self))

    @checked
    def contains(self, dims: Sequence[int] = (), symbols: Sequence[int] = ()) -> bool:
        """Whether a point is in it; raises `Undefined` as `evaluate` does."""
        return any(part.contains(dims, symbols) for part in self.parts)

    @checked
    def intersect(self, other: IntegerSet | PresburgerSet) -> PresburgerSet:
        """The points that are in both."""
        return self._with("intersect", other)

    @checked
    def union(self, other: IntegerSet | PresburgerSet) -> PresburgerSet:
        """The points that are in one of them."""
        return self._with("union", other)

    @checked
    def subtract(self, other: IntegerSet | PresburgerSet) -> PresburgerSet:
        """The points that are not in the other one."""
        return self._with("subtract", other)

    @checked
    def is_equal(self, other: IntegerSet | PresburgerSet) -> bool:
        """Whether both have the same points, for all symbols."""
        return bool(ABOVE.set_operation("is_equal", self, self._alike(other)))

    @checked
    def is_subset(self, other: IntegerSet | PresburgerSet) -> bool:
        """Whether the other one has all its points, for all symbols."""
        return bool(ABOVE.set_operation("is_subset", self, self._alike(other)))

    def coalesce(self) -> PresburgerSet:
        """The same points, as a union of fewer sets where isl finds one."""
        found: PresburgerSet = ABOVE.set_operation("coalesce", self)
        return found

    @checked
    def project(self, dims: Sequence[int]) -> PresburgerSet:
        """Without some dimensions: the points that have a value there."""
        if len(set(dims)) < len(dims) or not all(0 <= n < self.num_dims for n in dims):
            raise ValueError(f"{list(dims)} are not dimensions of {self}")
        found: PresburgerSet = ABOVE.set_projection(self, dims)
        return found

    @checked
    def count(self, symbols: Sequence[int] = ()) -> int | None:
        """How many points it has for values of its symbols; `None` without an end."""
        if len(symbols) != self.num_symbols:
            raise ValueError(f"{self} has {self.num_symbols} symbols")
        found: int | None = ABOVE.set_count(self, symbols)
        return found

    def _with(self, name: str, other: IntegerSet | PresburgerSet) -> PresburgerSet:
        found: PresburgerSet = ABOVE.set_operation(name, self, self._alike(other))
        return found

    def _alike(self, other: IntegerSet | PresburgerSet) -> PresburgerSet:
        self._refuse_other(other)
        return other.as_union() if isinstance(other, IntegerSet) else other

    def _refuse_other(self, other: IntegerSet | PresburgerSet) -> None:
        counts = (other.num_dims, other.num_symbols)
        if counts != (self.num_dims, self.num_symbols):
            raise ValueError(
                f"a set of {self.num_dims} dimensions and {self.num_symbols} symbols "
                f"does not go with one of {counts[0]} and {counts[1]}"
            )
