"""Ops of the test dialect that upstream writes in C++ alone: no table has them."""

from __future__ import annotations

from bridge.define import Op, Regions, Values, operands, regions, results
from bridge.op.folding import Constants, Folded


class ManualCppOpWithFold(Op, name="test.manual_cpp_op_with_fold"):
    """An op of C++ alone: it is the constant that its first operand is."""

    inputs: Values = operands()
    outputs: Values = results()

    def fold(self, constants: Constants) -> Folded:
        """The first constant."""
        return constants[0] if constants else None


class DynamicGenericOp(Op, name="test.dynamic_generic"):
    """An op of any values that is defined while a program runs."""

    inputs: Values = operands()
    outputs: Values = results()


class DynamicTwoResultsOp(Op, name="test.dynamic_one_operand_two_results"):
    """Another one, with a verifier."""

    inputs: Values = operands()
    outputs: Values = results()

    def verify(self) -> None:
        """Has one operand and two results."""
        if len(self.operands) != 1:
            raise self.error(f"expected 1 operand, but had {len(self.operands)}")
        if len(self.results) != 2:
            raise self.error(f"expected 2 results, but had {len(self.results)}")


class DynamicCustomOp(Op, name="test.dynamic_custom_parser_printer"):
    """Another one, with a syntax."""

    assembly_format = "`custom_keyword`"


class OneResultOp(Op, name="test_dyn.one_result"):
    """The op of a dialect that is defined while a program runs."""

    inputs: Values = operands()
    outputs: Values = results()
    bodies: Regions = regions()

    def verify(self) -> None:
        """Has one result, and nothing else."""
        if len(self.results) != 1 or self.operands or self.regions:
            raise self.error("expected a single result, no operands and no regions")


class CustomPrinterOp(Op, name="test.dialect_custom_printer"):
    """An op that the dialect reads and prints, and that nobody registers."""

    assembly_format = "`custom_format`"


class CustomPrinterWithDotOp(Op, name="test.dialect_custom_printer.with.dot"):
    """Another one, whose name is never shortened: what is left has a dot too."""

    assembly_format = "attr-dict"
