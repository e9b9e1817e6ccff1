"""Ops of the test dialect that fold."""

from __future__ import annotations

from bridge.define import Op, Region, Value, Values
from bridge.ir.attributes import UNIT, Attribute, IntegerAttr
from bridge.op.folding import Constants, Folded
from bridge.rewrite.constants import KeepsConstants


class ConstantOp(Op, name="test.constant"):
    """A constant of any type."""

    value: Attribute

    def fold(self, constants: Constants) -> Folded:
        """Its value."""
        return self.value


class WithRegionFoldOp(Op, name="test.op_with_region_fold"):
    """An op that is its operand, whatever its region does."""

    operand: Value

    def fold(self, constants: Constants) -> Folded:
        """The operand."""
        return self.operand


class OneRegionOp(KeepsConstants, name="test.one_region_op"):
    """An op in whose region constants stay."""


class WithVariadicResultsAndFolderOp(
    Op, name="test.op_with_variadic_results_and_folder"
):
    """An op whose results are its operands."""

    def fold(self, constants: Constants) -> Folded:
        """The operands."""
        return list(self.operands)


class FoldWithFoldAdaptorOp(Op, name="test.fold_with_fold_adaptor"):
    """A sum of constants, each by the kind of its operand, and of the region."""

    variadic: Values
    body_: Region

    def fold(self, constants: Constants) -> Folded:
        """One, two and three times the constants, and four times the blocks."""
        once = 1 + len(self.variadic)
        weights = [1] + [2] * (once - 1) + [3] * (len(constants) - once)
        total = sum(
            weight * value.value
            for weight, value in zip(weights, constants, strict=True)
            if isinstance(value, IntegerAttr)
        )
        return IntegerAttr(total + 4 * len(self.body_.blocks), self.results[0].type)


class InPlaceSelfFoldOp(Op, name="test.op_in_place_self_fold"):
    """An op that folding marks."""

    folded: Attribute | None

    def fold(self, constants: Constants) -> Folded:
        """The op itself, marked."""
        if self.folded is not None:
            return None
        self.folded = UNIT
        return self.results[0]


class InPlaceFoldOp(Op, name="test.op_in_place_fold"):
    """An op that folding gives the constant that its operand is."""

    attr: Attribute | None

    def fold(self, constants: Constants) -> Folded:
        """The op itself, with the constant."""
        if constants[0] is None or self.attr is not None:
            return None
        self.attr = constants[0]
        return self.results[0]
