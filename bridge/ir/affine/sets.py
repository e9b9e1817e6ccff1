"""Integer sets: conjunctions of affine constraints `e == 0` and `e >= 0`."""

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
from bridge.ir.affine.maps import check_inputs
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
