"""`convert-func-to-llvm`: functions, calls and returns become llvm's.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import builtin, func, llvm
from bridge.dialects.llvm.types import PointerType, StructType
from bridge.ir.core import Operation, Value
from bridge.ir.symbols import lookup_nearest
from bridge.ir.types import MemRefType, Type, UnrankedMemRefType
from bridge.ir.walk import walk
from bridge.passes.llvm_conversion import convert_to_llvm, is_known
from bridge.passes.llvm_descriptors import (
    Descriptor,
    is_static,
    packed_static,
    unpacked,
)
from bridge.passes.llvm_functions import (
    BARE,
    FunctionPattern,
    is_function_known,
    takes_by_pointer,
)
from bridge.passes.llvm_lanes import made_of
from bridge.passes.llvm_library import is_free_of_library
from bridge.passes.llvm_structs import extracted, inserted
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.llvm_unranked import copied_in, copied_out, unpacked_unranked
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import Adaptor, ConversionPattern, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertFuncToLlvm", "func_patterns"]


class ConvertFuncToLlvm(
    Pass, name="convert-func-to-llvm", anchor=builtin.ModuleOp.op_name
):
    """Convert from the Func dialect to the LLVM dialect."""

    use_bare_ptr_memref_call_conv: bool = False
    index_bitwidth: int = 0

    def knows(self, op: Operation) -> bool:
        index = LLVMTypeConverter(self.index_bitwidth).index
        return knows_functions(op) and is_free_of_library(op, index) and is_known(op)

    def run(self, op: Operation) -> None:
        bare = self.use_bare_ptr_memref_call_conv
        converter = LLVMTypeConverter(self.index_bitwidth, bare_pointers=bare)
        convert_to_llvm(op, converter, func_patterns(converter))


def knows_functions(op: Operation) -> bool:
    """Whether no function inside an operation has what is left to upstream.

    Calls of those that take arguments by pointers, which pass values to them, are.
    """
    inside = list(walk(op))
    functions = [inner for inner in inside if isinstance(inner, func.FuncOp)]
    by_pointer = {f.sym_name.value for f in functions if takes_by_pointer(f)}
    called = {inner.callee.root for inner in inside if isinstance(inner, func.CallOp)}
    return all(map(is_function_known, functions)) and not by_pointer & called


def func_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of functions."""
    kinds = (FunctionPattern, _Call, _CallIndirect, _Constant, _Return)
    return [kind(types) for kind in kinds]


class _Func(ConversionPattern):
    def __init__(self, converter: LLVMTypeConverter) -> None:
        super().__init__(converter)
        self.types = converter


class _Constant(_Func, roots=func.ConstantOp):
    """The address of a function."""

    def convert(
        self, op: func.ConstantOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        entries = {**op.attributes, "global_name": op.properties["value"]}
        made = made_of(rewriter, llvm.AddressOfOp, (), PointerType(), entries)
        rewriter.replace(op, made)


class _Calling(_Func):
    """Passes memrefs by their parts, and takes what is returned out of a struct."""

    def call(
        self,
        op: Operation,
        groups: Sequence[Sequence[Value]],
        rewriter: ConversionRewriter,
        *,
        bare: bool,
    ) -> None:
        """Makes the call of an operation; leaves it alone where a type has no rule."""
        results = [value.type for value in op.results]
        found = [self.types.passed(ty, bare=bare) for ty in results]
        types = [ty for group in found for ty in group or ()]
        unranked = any(isinstance(v.type, UnrankedMemRefType) for v in op.operands)
        if None in found or (bare and unranked):
            return
        operands = self._promoted(op, groups, bare=bare)
        packed = None
        if types:
            packed = types[0] if len(types) == 1 else StructType.literal(types)
        made = _made_call(op, rewriter, operands, packed)
        values: list[Value] = list(made.results)
        if len(types) > 1:
            (both,) = values
            values = [extracted(both, [i], ty) for i, ty in enumerate(types)]
        kept: list[Value | Sequence[Value]] = []
        for ty, group in zip(results, found, strict=True):
            count = len(group or ())
            one, values = values[:count], values[count:]
            kept.append(self._kept(op, ty, one[0], bare=bare) if count == 1 else one)
        rewriter.replace(op, kept)

    def _promoted(
        self, op: Operation, groups: Sequence[Sequence[Value]], *, bare: bool
    ) -> list[Value]:
        found: list[Value] = []
        for operand, group in zip(op.operands, groups, strict=True):
            if isinstance(operand.type, MemRefType):
                whole = group[0]
                found += [Descriptor(whole).aligned()] if bare else unpacked(whole)
            elif isinstance(operand.type, UnrankedMemRefType):
                found += unpacked_unranked(group[0])
            else:
                found += group
        return found

    def _kept(self, op: Operation, ty: Type, value: Value, *, bare: bool) -> Value:
        """What a result is to those who use it."""
        if bare and isinstance(ty, MemRefType):
            made = self.types.convert_one(ty)
            assert made is not None  # it is passed
            return packed_static(made, ty, value)
        if isinstance(ty, UnrankedMemRefType):
            return copied_in(op, self.types.index, value)
        return value


class _Call(_Calling, roots=func.CallOp):
    """A call of a function by its name."""

    def convert(
        self, op: func.CallOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        callee = lookup_nearest(op, op.callee)
        marked = callee is not None and BARE in callee.attributes
        bare = self.types.bare_pointers or marked
        self.call(op, adaptor.groups, rewriter, bare=bare)


class _CallIndirect(_Calling, roots=func.CallIndirectOp):
    """A call of a function by a pointer to it."""

    def convert(
        self, op: func.CallIndirectOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        self.call(op, adaptor.groups, rewriter, bare=self.types.bare_pointers)


def _made_call(
    op: Operation,
    rewriter: ConversionRewriter,
    operands: Sequence[Value],
    result: Type | None,
) -> Operation:
    """The call; what is a property of both stays one."""
    made = llvm.CallOp(operands, result=result, attributes=dict(op.attributes))
    known = type(made).row.settable
    for key, value in op.properties.items():
        if key in known and key != "operandSegmentSizes":
            made.set_property(key, value)
    return made


class _Return(_Func, roots=func.ReturnOp):
    """Returns one value, or a struct of several."""

    def convert(
        self, op: func.ReturnOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        parent = op.parent_op
        marked = isinstance(parent, llvm.FuncOp) and BARE in parent.attributes
        bare = marked or self.types.bare_pointers
        before = [value.type for value in op.operands]
        if bare and any(isinstance(ty, UnrankedMemRefType) for ty in before):
            return
        types = self.types.returned(before, bare=bare)
        if types is None:
            return
        values: list[Value] = []
        for ty, group in zip(before, adaptor.groups, strict=True):
            one = len(group) == 1
            values += [self._returned(op, ty, group[0], bare=bare)] if one else group
        if len(values) > 1:
            whole: Value = llvm.PoisonOp(types).res
            for place, value in enumerate(values):
                whole = inserted(whole, value, [place])
            values = [whole]
        result = values[0] if values else None
        llvm.ReturnOp(arg=result, attributes=dict(op.attributes))
        rewriter.erase(op)

    def _returned(self, op: Operation, ty: Type, value: Value, *, bare: bool) -> Value:
        if isinstance(ty, UnrankedMemRefType):
            return copied_out(op, self.types.index, value)
        if bare and isinstance(ty, MemRefType) and is_static(ty):
            return Descriptor(value).allocated()
        return value
