"""`convert-cf-to-llvm`: branches become llvm's.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bridge.dialects import cf, llvm
from bridge.dialects.llvm.types import FunctionType, VoidType
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Value
from bridge.ir.walk import walk
from bridge.passes.llvm_conversion import convert_to_llvm, is_known, llvm_target
from bridge.passes.llvm_library import are_functions, call
from bridge.passes.llvm_texts import TAKES_TEXT, print_text
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
)
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertCfToLlvm", "cf_patterns"]


class ConvertCfToLlvm(Pass, name="convert-cf-to-llvm"):
    """Convert ControlFlow operations to the LLVM dialect."""

    index_bitwidth: int = 0

    def knows(self, op: Operation) -> bool:
        return knows_branches(op) and is_known(op, _target())

    def run(self, op: Operation) -> None:
        converter = LLVMTypeConverter(self.index_bitwidth)
        convert_to_llvm(op, converter, cf_patterns(converter), _target())


def _target() -> ConversionTarget:
    target = llvm_target()
    target.unknown(lambda op: op.dialect != cf.DIALECT.name)
    return target


def knows_branches(op: Operation) -> bool:
    """Whether all of an operation is registered, and what assertions call is so.

    What is not registered is illegal to upstream where no branch has loaded their
    dialect.
    """
    known = not any(type(inner) is Operation for inner in walk(op))
    return known and are_functions(op, _FUNCTIONS)


def cf_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of branches."""
    return [_Branch(types), _CondBranch(types), _Switch(types), _Assert(types)]


_FUNCTIONS: Final = {"puts": TAKES_TEXT, "abort": FunctionType(VoidType(), ())}
"""What an assertion calls where it fails."""


class _Assert(ConversionPattern, roots=cf.AssertOp):
    """Branches to a block that prints the message and ends the program."""

    def convert(
        self, op: cf.AssertOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        before = op.parent
        assert before is not None  # of a function
        region = before.parent
        assert region is not None  # the function's
        after = rewriter.split_block(op)
        failed = region.append(Block())
        with rewriter.moved_to(InsertionPoint.at_end(failed)):
            print_text(op, "assert_msg", op.msg.value, "puts")
            call(op, "abort", _FUNCTIONS["abort"], [])
            llvm.UnreachableOp()
        with rewriter.moved_to(InsertionPoint.at_end(before)):
            llvm.CondBrOp(adaptor.operands[0], (), (), after, failed)
        rewriter.erase(op)


class _Branching(ConversionPattern):
    """Converts the blocks that are branched to, where values have other types."""

    def reach(
        self,
        rewriter: ConversionRewriter,
        targets: Iterable[tuple[Block, Sequence[Value]]],
    ) -> bool:
        """Whether all blocks take the values that they are passed, as converted."""
        for block, values in targets:
            types = [value.type for value in values]
            if [value.type for value in block.arguments] == types:
                continue
            assert self.converter is not None  # it is made with one
            found = self.converter.convert_all(v.type for v in block.arguments)
            if found != tuple(types) or not rewriter.convert_block(block):
                return False
        return True


def _flat(groups: Iterable[Sequence[Value]]) -> list[Value]:
    """What became of several values, one after the other."""
    return [value for group in groups for value in group]


class _Branch(_Branching, roots=cf.BranchOp):
    def convert(
        self, op: cf.BranchOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        (block,), values = op.successors, adaptor.operands
        if self.reach(rewriter, [(block, values)]):
            llvm.BrOp(values, block, attributes=dict(op.attributes))
            rewriter.erase(op)


class _CondBranch(_Branching, roots=cf.CondBranchOp):
    def convert(
        self, op: cf.CondBranchOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        condition, *groups = adaptor.groups
        count = len(op.true_dest_operands)
        then, otherwise = op.successors
        passed = _flat(groups[:count]), _flat(groups[count:])
        if self.reach(rewriter, [(then, passed[0]), (otherwise, passed[1])]):
            weights = op.properties.get("branch_weights")
            made = llvm.CondBrOp(
                condition[0], *passed, then, otherwise, attributes=dict(op.attributes)
            )
            if weights is not None:
                made.set_property("branch_weights", weights)
            rewriter.erase(op)


class _Switch(_Branching, roots=cf.SwitchOp):
    def convert(
        self, op: cf.SwitchOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        flag, *values = adaptor.groups
        default, *cases = op.successors
        groups = []
        for given in (op.default_operands, *op.case_operands):
            groups.append(_flat(values[: len(given)]))
            values = values[len(given) :]
        if self.reach(rewriter, zip(op.successors, groups, strict=True)):
            first, *others = groups
            made = llvm.SwitchOp(flag[0], first, others, default, cases)
            numbers = op.properties.get("case_values")
            if numbers is not None:
                made.set_property("case_values", numbers)
            rewriter.erase(op)
