"""`convert-cf-to-llvm`: branches become llvm's.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge.dialects import cf, llvm
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.walk import walk
from bridge.passes.llvm_conversion import convert_to_llvm, is_known, llvm_target
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
    """Whether an operation has no assertions, nor blocks that nothing leads to.

    An assertion calls what prints; upstream leaves unreachable blocks as they are. What
    is not registered is illegal to it where no branch has loaded their dialect.
    """
    return not any(
        isinstance(inner, cf.AssertOp)
        or type(inner) is Operation
        or any(map(_has_unreachable, inner.regions))
        for inner in walk(op)
    )


def _has_unreachable(region: Region) -> bool:
    blocks = list(region.blocks)
    pending, reached = blocks[:1], set(blocks[:1])
    while pending:
        last = pending.pop().last
        found = set(last.successors if last is not None else ()) - reached
        reached |= found
        pending += found
    return len(reached) < len(blocks)


def cf_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of branches."""
    return [_Branch(types), _CondBranch(types), _Switch(types)]


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
        condition, *values = adaptor.operands
        count = len(op.true_dest_operands)
        then, otherwise = op.successors
        passed = values[:count], values[count:]
        if self.reach(rewriter, [(then, passed[0]), (otherwise, passed[1])]):
            weights = op.properties.get("branch_weights")
            made = llvm.CondBrOp(
                condition, *passed, then, otherwise, attributes=dict(op.attributes)
            )
            if weights is not None:
                made.set_property("branch_weights", weights)
            rewriter.erase(op)


class _Switch(_Branching, roots=cf.SwitchOp):
    def convert(
        self, op: cf.SwitchOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        flag, *values = adaptor.operands
        default, *cases = op.successors
        groups = []
        for given in (op.default_operands, *op.case_operands):
            groups.append(values[: len(given)])
            values = values[len(given) :]
        if self.reach(rewriter, zip(op.successors, groups, strict=True)):
            first, *others = groups
            made = llvm.SwitchOp(flag, first, others, default, cases)
            numbers = op.properties.get("case_values")
            if numbers is not None:
                made.set_property("case_values", numbers)
            rewriter.erase(op)
