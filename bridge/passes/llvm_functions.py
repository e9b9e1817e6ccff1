"""Functions become llvm's: a memref is passed by its parts, or by its pointer alone.

With `llvm.emit_c_interface` there is a second function, `_mlir_ciface_…`, which takes
and gives pointers to descriptors, as a function in C would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bridge.dialects import func, llvm
from bridge.dialects.llvm.types import (
    FunctionType,
    PointerType,
    StructType,
    VoidType,
)
from bridge.ir import types as builtin
from bridge.ir.attributes import (
    TRUE,
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Value
from bridge.ir.types import MemRefType, Type, UnrankedMemRefType
from bridge.ods.dialect_types import is_compatible
from bridge.passes.llvm_descriptors import index_constant, packed, unpacked
from bridge.passes.llvm_library import function
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.llvm_unranked import packed_unranked, unpacked_unranked
from bridge.rewrite.conversion import Adaptor, ConversionPattern, ConversionRewriter

__all__ = [
    "BARE",
    "INTERFACE",
    "FunctionPattern",
    "is_function_known",
    "takes_by_pointer",
]

BARE: Final = "llvm.bareptr"
"""Marks a function that takes pointers for memrefs."""

INTERFACE: Final = "llvm.emit_c_interface"
"""Marks a function that has a second one, which C can call."""
_PREFIX: Final = "_mlir_ciface_"

_LINKAGE: Final = "llvm.linkage"
_VARIADIC: Final = "func.varargs"
_PURE: Final = "llvm.readnone"
_SAID_OTHERWISE: Final = (_LINKAGE, _VARIADIC, _PURE)
"""Attributes that become properties of the function, or a part of its type."""
_OF_TYPES: Final = ("llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca")
"""Attributes of arguments that hold types."""
_BY_POINTER: Final = ("llvm.byval", "llvm.byref")
"""Those of arguments that are passed by a pointer, whatever their types are."""


def is_function_known(op: func.FuncOp) -> bool:
    """Whether C does not call a function that takes arguments by pointers.

    Upstream's function for C passes what they point to instead.
    """
    ty = op.function_type.type
    assert isinstance(ty, builtin.FunctionType)
    return not (_by_pointer(op, ty.inputs) and INTERFACE in op.attributes)


def takes_by_pointer(op: func.FuncOp) -> bool:
    """Whether an argument is passed by a pointer to it, which no call here makes."""
    ty = op.function_type.type
    return isinstance(ty, builtin.FunctionType) and bool(_by_pointer(op, ty.inputs))


def _by_pointer(op: func.FuncOp, inputs: Sequence[Type]) -> list[int]:
    """The arguments that are no pointers, and are passed by one."""
    held = op.properties.get("arg_attrs")
    dictionaries = held if isinstance(held, ArrayAttr) else ()
    return [
        index
        for index, (ty, entries) in enumerate(zip(inputs, dictionaries, strict=False))
        if not isinstance(ty, PointerType)
        and isinstance(entries, DictionaryAttr)
        and any(name in entries for name in _BY_POINTER)
    ]


def _linkage(op: func.FuncOp) -> llvm.LinkageAttr:
    """The linkage that a function asks for; raises `Invalid` where that is none."""
    found = op.attributes.get(_LINKAGE) or llvm.LinkageAttr("external")
    if not isinstance(found, llvm.LinkageAttr):
        raise op.bare_error(
            f"Contains {_LINKAGE} attribute not of type LLVM::LinkageAttr"
        )
    return found


def _put_effects(op: func.FuncOp, made: llvm.FuncOp) -> None:
    """Says that a function accesses no memory, where it asks for that."""
    found = op.attributes.get(_PURE)
    if found is None:
        return
    if not isinstance(found, UnitAttr):
        raise op.bare_error(f"Contains {_PURE} attribute not of type UnitAttr")
    made.memory_effects = llvm.MemoryEffectsAttr(*["none"] * 6)


class FunctionPattern(ConversionPattern, roots=func.FuncOp):
    """Makes the function of llvm, and the one that C calls."""

    def __init__(self, converter: LLVMTypeConverter) -> None:
        super().__init__(converter)
        self.types = converter

    def convert(
        self, op: func.FuncOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        before = op.function_type.type
        assert isinstance(before, builtin.FunctionType)
        bare = self.types.bare_pointers or BARE in op.attributes
        inputs = [self.types.argument(ty, bare=bare) for ty in before.inputs]
        contents = _contents(op, before.inputs, inputs)
        for index in contents:
            inputs[index] = [PointerType()]
        result = self.types.returned(before.results, bare=bare)
        known = [types for types in inputs if types is not None]
        if result is None or len(known) < len(inputs):
            return
        flat = tuple(ty for types in known for ty in types)
        if not all(map(is_compatible, (result, *flat))):
            return
        variadic = op.attributes.get(_VARIADIC) is TRUE
        wrapped = not bare and isinstance(op.attributes.get(INTERFACE), UnitAttr)
        if variadic and wrapped:
            raise op.bare_error(
                "C interface for variadic functions is not supported yet."
            )
        linkage = _linkage(op)
        made = function(op.sym_name.value, FunctionType(result, flat, variadic))
        made.linkage = linkage
        _keep_attributes(op, made)
        _put_effects(op, made)
        _keep_dictionaries(op, made, self.types, known, single=len(before.results) == 1)
        self._move_body(op, made, known, rewriter)
        _load_contents(made, known, contents, rewriter)
        if wrapped:
            self._wrap(op, made, rewriter)
        rewriter.erase(op)

    def _move_body(
        self,
        op: func.FuncOp,
        made: llvm.FuncOp,
        types: Sequence[Sequence[Type]],
        rewriter: ConversionRewriter,
    ) -> None:
        body = made.regions[0]
        body.take_blocks(op.regions[0])
        if body.entry is not None:
            rewriter.convert_block(body.entry, types=types)

    # The function that C calls

    def _wrap(
        self, op: func.FuncOp, made: llvm.FuncOp, rewriter: ConversionRewriter
    ) -> None:
        before = op.function_type.type
        assert isinstance(before, builtin.FunctionType)
        result = self.types.returned(before.results)
        assert result is not None  # it has been converted
        struct = result if isinstance(result, StructType) else None
        inputs: list[Type] = [PointerType()] if struct is not None else []
        for ty in before.inputs:
            converted = self.types.convert_one(ty)
            assert converted is not None  # it has been converted
            inputs.append(PointerType() if _is_memref(ty) else converted)
        shape = FunctionType(VoidType() if struct else result, tuple(inputs))
        wrapper = function(_PREFIX + op.sym_name.value, shape)
        _keep_attributes(op, wrapper)
        _wrap_dictionaries(op, wrapper, shifted=struct is not None)
        if made.regions[0].blocks:
            block = _entry(op, wrapper)
            with rewriter.moved_to(InsertionPoint.at_end(block)):
                _forward_out(self.types, before, struct, block.arguments, made)
        else:
            made.linkage = llvm.LinkageAttr("private")
            block = _entry(op, made)
            with rewriter.moved_to(InsertionPoint.at_end(block)):
                _forward_in(self.types, before, struct, block.arguments, wrapper)


def _contents(
    op: func.FuncOp, types: Sequence[Type], inputs: Sequence[Sequence[Type] | None]
) -> dict[int, Type]:
    """By argument that is passed by a pointer: the type of what it points to."""
    found: dict[int, Type] = {}
    for index in _by_pointer(op, types):
        converted = inputs[index]
        if converted is not None and len(converted) == 1:
            (found[index],) = converted
    return {n: ty for n, ty in found.items() if not isinstance(ty, PointerType)}


def _load_contents(
    made: llvm.FuncOp,
    inputs: Sequence[Sequence[Type]],
    contents: Mapping[int, Type],
    rewriter: ConversionRewriter,
) -> None:
    """Loads what arguments point to, where they were that themselves."""
    entry = made.regions[0].entry
    if entry is None:
        return
    for index, ty in reversed(list(contents.items())):
        place = sum(map(len, inputs[:index]))
        pointer = entry.arguments[place]
        users = pointer.users
        with rewriter.moved_to(InsertionPoint.at_start(entry)):
            loaded = llvm.LoadOp(ty, pointer)
        for user in users:
            # They are casts to the type that the argument had.
            user.operands = [loaded.res]
            user.move_after(loaded)


def _is_memref(ty: Type) -> bool:
    return isinstance(ty, MemRefType | UnrankedMemRefType)


def _entry(op: func.FuncOp, made: llvm.FuncOp) -> Block:
    """The first block of a function, where another one is."""
    ty = made.function_type.type
    assert isinstance(ty, FunctionType)
    places = [op.any_location] * len(ty.params)
    return made.regions[0].append(Block(ty.params, locations=places))


def _forward_out(
    types: LLVMTypeConverter,
    before: builtin.FunctionType,
    struct: StructType | None,
    arguments: Sequence[Value],
    callee: llvm.FuncOp,
) -> None:
    """Takes descriptors apart, calls, and puts what is given where it was asked for."""
    passed: list[Value] = []
    given = arguments[1:] if struct is not None else arguments
    for ty, value in zip(before.inputs, given, strict=True):
        if not _is_memref(ty):
            passed.append(value)
            continue
        converted = types.convert_one(ty)
        assert converted is not None  # it has been converted
        loaded = llvm.LoadOp(converted, value).res
        ranked = isinstance(ty, MemRefType)
        passed += unpacked(loaded) if ranked else unpacked_unranked(loaded)
    results = _call(callee, passed)
    if struct is not None:
        llvm.StoreOp(results[0], arguments[0])
        results = []
    llvm.ReturnOp(arg=results[0] if results else None)


def _forward_in(
    types: LLVMTypeConverter,
    before: builtin.FunctionType,
    struct: StructType | None,
    arguments: Sequence[Value],
    callee: llvm.FuncOp,
) -> None:
    """Makes descriptors on the stack, and calls with pointers to them."""
    pointer, rest = PointerType(), list(arguments)
    passed: list[Value] = []
    if struct is not None:
        one = index_constant(types.index, 1)
        passed.append(llvm.AllocaOp(pointer, one, struct).res)
    for ty in before.inputs:
        count = len(types.argument(ty) or ())
        values, rest = rest[:count], rest[count:]
        converted = types.convert_one(ty)
        if not _is_memref(ty) or converted is None:
            passed += values
            continue
        ranked = isinstance(ty, MemRefType)
        whole = packed(converted, values) if ranked else _unranked(converted, values)
        one = index_constant(types.index, 1)
        passed.append(llvm.AllocaOp(pointer, one, converted).res)
        llvm.StoreOp(whole, passed[-1])
    results = _call(callee, passed)
    if struct is not None:
        results = [llvm.LoadOp(struct, passed[0]).res]
    llvm.ReturnOp(arg=results[0] if results else None)


def _unranked(ty: Type, values: Sequence[Value]) -> Value:
    rank, pointer = values
    return packed_unranked(ty, rank, pointer)


def _call(callee: llvm.FuncOp, operands: Sequence[Value]) -> Sequence[Value]:
    ty = callee.function_type.type
    assert isinstance(ty, FunctionType)
    result = None if isinstance(ty.return_type, VoidType) else ty.return_type
    name = callee.sym_name.value
    return llvm.CallOp(list(operands), result=result, callee=name).results


# Attributes


def _keep_attributes(op: func.FuncOp, made: llvm.FuncOp) -> None:
    for name, value in op.attributes.items():
        if name not in _SAID_OTHERWISE:
            made.set_attribute(name, value)
    visibility = op.properties.get("sym_visibility")
    if visibility is not None:
        made.set_property("sym_visibility", visibility)


def _keep_dictionaries(
    op: func.FuncOp,
    made: llvm.FuncOp,
    rules: LLVMTypeConverter,
    types: Sequence[Sequence[Type]],
    *,
    single: bool,
) -> None:
    """Keeps attributes of what stays one argument, or the one result."""
    results = op.properties.get("res_attrs")
    if results is not None and single:
        made.set_property("res_attrs", results)
    held = op.properties.get("arg_attrs")
    if not isinstance(held, ArrayAttr):
        return
    found: list[Attribute] = []
    for given, converted in zip(held, types, strict=True):
        empty = [DictionaryAttr(())] * len(converted)
        found += [_of_llvm(given, rules)] if len(converted) == 1 else empty
    if found:
        made.set_property("arg_attrs", ArrayAttr(tuple(found)))


def _of_llvm(given: Attribute, rules: LLVMTypeConverter) -> Attribute:
    """Attributes of an argument, whose types are those of llvm."""
    if not isinstance(given, DictionaryAttr):
        return given
    entries = dict(given.entries)
    for name in _OF_TYPES:
        held = entries.get(name)
        if isinstance(held, TypeAttr):
            converted = rules.convert_one(held.type)
            entries[name] = held if converted is None else TypeAttr(converted)
    return DictionaryAttr(tuple(entries.items()))


def _wrap_dictionaries(op: func.FuncOp, wrapper: llvm.FuncOp, *, shifted: bool) -> None:
    """The attributes of arguments and results, after the one for the result."""
    held = op.properties.get("arg_attrs")
    results = op.properties.get("res_attrs")
    if isinstance(held, ArrayAttr):
        first = [DictionaryAttr(())] if shifted else []
        wrapper.set_property("arg_attrs", ArrayAttr((*first, *held)))
    if results is not None and not shifted:
        wrapper.set_property("res_attrs", results)
