"""Scopes of memory on the stack and atomic updates become blocks; memory is apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from bridge.dialects import llvm, memref
from bridge.dialects.llvm.types import PointerType
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Value
from bridge.ir.types import I1, MemRefType
from bridge.passes.llvm_addresses import buffer, element_pointer
from bridge.passes.llvm_lanes import made_of
from bridge.passes.llvm_structs import extracted
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.rewrite.conversion import Adaptor, ConversionPattern, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["scope_patterns"]


def scope_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of scopes, of updates, and of what is apart."""
    return [_Scope(types), _Update(types), _Distinct(types)]


class _OfMemory(ConversionPattern):
    def __init__(self, converter: LLVMTypeConverter) -> None:
        super().__init__(converter)
        self.types = converter


class _Scope(_OfMemory, roots=memref.AllocaScopeOp):
    """The stack is as it was, after the blocks of a scope."""

    def convert(
        self,
        op: memref.AllocaScopeOp,
        adaptor: Adaptor,
        rewriter: ConversionRewriter,
    ) -> None:
        before = op.parent
        assert before is not None  # it is in a function
        if self.types.convert_all([result.type for result in op.results]) is None:
            return
        after = rest = rewriter.split_block(op)
        region = op.regions[0]
        if op.results:
            after = self._joined(op, rest, rewriter)
        first, last = region.blocks[0], region.blocks[-1]
        rewriter.inline_region(region, after)
        with rewriter.moved_to(InsertionPoint.at_end(before)):
            saved = llvm.StackSaveOp(PointerType()).res
            llvm.BrOp([], first)
        ending = last.last
        assert ending is not None  # what the scope gives
        with rewriter.moved_to(InsertionPoint.before_op(ending)):
            llvm.StackRestoreOp(saved)
            found = [rewriter.converted(value) for value in ending.operands]
            passed = [value for group in found for value in group or ()]
            llvm.BrOp(passed, after).location = ending.any_location
        rewriter.erase(ending)
        rewriter.replace(op, after.arguments if op.results else [])

    def _joined(
        self, op: memref.AllocaScopeOp, rest: Block, rewriter: ConversionRewriter
    ) -> Block:
        """A block that has the results, before those that use them."""
        types = self.types.convert_all([result.type for result in op.results]) or ()
        joined = Block(types, locations=[op.any_location] * len(types))
        region = rest.parent
        assert region is not None  # it was split off another
        region.insert(region.blocks.index(rest), joined)
        with rewriter.moved_to(InsertionPoint.at_end(joined)):
            llvm.BrOp([], rest)
        return joined


class _Update(_OfMemory, roots=memref.GenericAtomicRMWOp):
    """A loop that computes, and exchanges if nothing has changed since it loaded."""

    def convert(
        self,
        op: memref.GenericAtomicRMWOp,
        adaptor: Adaptor,
        rewriter: ConversionRewriter,
    ) -> None:
        value, *indices = adaptor.operands
        ty = op.operands[0].type
        element = self.types.convert_one(op.results[0].type)
        before = op.parent
        if element is None or before is None or not isinstance(ty, MemRefType):
            return
        _check_result(op)
        loop = rewriter.split_block(op)
        following = op.next
        assert following is not None  # the terminator, at the latest
        after = rewriter.split_block(following)
        held = loop.add_argument(element, op.any_location)
        with rewriter.moved_to(InsertionPoint.at_end(before)):
            where = element_pointer(self.types, ty, value, indices)
            llvm.BrOp([llvm.LoadOp(element, where).res], loop)
        new = _inlined(op, held, rewriter)
        with rewriter.moved_to(InsertionPoint.at_end(loop)):
            pair = llvm.AtomicCmpXchgOp(where, held, new, "acq_rel", "monotonic").res
            found = extracted(pair, [0], element)
            done = extracted(pair, [1], I1)
            llvm.CondBrOp(done, [], [found], after, loop)
        rewriter.replace(op, found)


def _check_result(op: memref.GenericAtomicRMWOp) -> None:
    """Raises `Invalid` where what is stored is not computed inside."""
    (body,) = op.regions[0].blocks
    ending = body.last
    new = ending.operands[0] if ending is not None else None
    if new is None or new.block is not body:
        raise op.bare_error("result not defined in region")


def _inlined(
    op: memref.GenericAtomicRMWOp, held: Value, rewriter: ConversionRewriter
) -> Value:
    """What is computed of what memory holds, before the operation."""
    (body,) = op.regions[0].blocks
    ending = body.last
    assert ending is not None  # what is stored
    (new,) = ending.operands
    rewriter.erase(ending)
    new = held if new in body.arguments else new
    rewriter.inline_block(body, op, [held])
    return new


class _Distinct(_OfMemory, roots=memref.DistinctObjectsOp):
    """Each two are assumed to be apart."""

    def convert(
        self,
        op: memref.DistinctObjectsOp,
        adaptor: Adaptor,
        rewriter: ConversionRewriter,
    ) -> None:
        if len(op.operands) > 1:
            self._assume(op, adaptor.operands, rewriter)
        rewriter.replace(op, adaptor.operands)

    def _assume(
        self,
        op: memref.DistinctObjectsOp,
        values: Sequence[Value],
        rewriter: ConversionRewriter,
    ) -> None:
        pointers: list[Value] = []
        for value, given in zip(op.operands, values, strict=True):
            ty = value.type
            assert isinstance(ty, MemRefType)  # as its row says
            pointers.append(buffer(self.types, ty, given))
        entries = {"value": IntegerAttr(1, I1)}
        true = made_of(rewriter, llvm.ConstantOp, (), I1, entries)
        for pair in combinations(pointers, 2):
            llvm.AssumeOp(true, [pair], op_bundle_tags=["separate_storage"])
