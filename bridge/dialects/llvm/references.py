"""Ops that refer to functions and globals by their symbols."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.dialects import llvm
from bridge.dialects.llvm import calling
from bridge.dialects.llvm.functions import FuncOp
from bridge.dialects.llvm.global_rules import is_module
from bridge.dialects.llvm.globals import AliasOp, GlobalOp
from bridge.dialects.llvm.shapes import address_space, is_pointer
from bridge.dialects.llvm.types import function_shape
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DialectAttr,
    IntegerAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, OpResult, of_signature
from bridge.op.folding import TellsConstant

if TYPE_CHECKING:
    from bridge.interpreter import programs
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Constant
else:
    programs = deferred("bridge.interpreter.programs")


class IFuncOp(Op, name="llvm.mlir.ifunc"):
    """A function whose implementation a resolver selects at load time."""

    resolver: SymbolRefAttr
    resolver_type: TypeAttr
    linkage: Attribute
    address_space: IntegerAttr

    @of_signature
    def verify(self) -> None:
        linkage = enum_word(self.linkage)
        if linkage not in _OF_IFUNCS:
            raise self.error(
                f"'{linkage}' linkage not supported in ifuncs, available options: "
                "private, internal, linkonce, weak, linkonce_odr, weak_odr, or "
                "external linkage"
            )

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        found = _in_module(self, self.resolver, tables)
        while isinstance(found, AliasOp):
            target = _address_in(found)
            if target is None:
                return
            found = _in_module(target, target.global_name, tables)
        if not isinstance(found, FuncOp):
            raise self.error("must have a function resolver")
        linkage = enum_word(found.properties.get("linkage"))
        if not found.regions[0].blocks or linkage == "available_externally":
            raise self.error("resolver must be a definition")
        shape = function_shape(found.function_type.type)
        if shape is None or not is_pointer(shape.result):
            raise self.error("resolver must return a pointer")
        ty = self.resolver_type.type
        if not is_pointer(ty) or address_space(ty) != self.address_space.value:
            raise self.error("resolver has incorrect type")


_OF_IFUNCS: Final = (
    "external",
    "internal",
    "private",
    "weak",
    "weak_odr",
    "linkonce",
    "linkonce_odr",
)


class AddressOfOp(TellsConstant, name="llvm.mlir.addressof"):
    """The address of a global, function, alias or ifunc."""

    global_name: SymbolRefAttr
    res: OpResult

    def constant(self) -> Attribute:
        return self.global_name

    def interpret(self, machine: Machine) -> Constant:
        number = calling.address_of(self, self.global_name, machine)
        return programs.Constant(number)

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        found = _in_module(self, self.global_name, tables)
        if not isinstance(found, GlobalOp | FuncOp | AliasOp | IFuncOp):
            raise self.error(
                "must reference a global defined by 'llvm.mlir.global', "
                "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'"
            )
        space = _space_of(found)
        if space is not None and space != address_space(self.res.type):
            raise self.error(
                "pointer address space must match address space of the referenced "
                "global or alias"
            )


def _space_of(op: Operation) -> int | None:
    """The address space of a global or of what an alias returns."""
    if isinstance(op, GlobalOp):
        return int(op.addr_space.value) if op.addr_space is not None else 0
    if isinstance(op, AliasOp):
        last = op.initializer.blocks[0].last
        if last is not None and last.operands and is_pointer(last.operands[0].type):
            return address_space(last.operands[0].type)
    return None


def _address_in(op: AliasOp) -> AddressOfOp | None:
    """The symbol whose address an alias returns, where that is all it does."""
    last = op.initializer.blocks[0].last
    value = last.operands[0].defining_op if last is not None and last.operands else None
    return value if isinstance(value, AddressOfOp) else None


class DSOLocalEquivalentOp(TellsConstant, name="llvm.dso_local_equivalent"):
    """The address of a function equivalent in this linkage unit."""

    function_name: SymbolRefAttr

    def constant(self) -> Attribute:
        return llvm.DSOLocalEquivalentAttr(self.function_name)

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        found = _in_module(self, self.function_name, tables)
        if not isinstance(found, FuncOp | AliasOp):
            raise self.error(
                "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'"
            )
        if isinstance(found, AliasOp) and _names_global(found, tables):
            raise self.error("must reference an alias to a function")
        if enum_word(found.properties.get("linkage")) == "extern_weak":
            raise self.error("target function with 'extern_weak' linkage not allowed")


def _names_global(op: AliasOp, tables: SymbolTables) -> bool:
    return any(
        isinstance(inner, AddressOfOp)
        and isinstance(_in_module(inner, inner.global_name, tables), GlobalOp)
        for inner in op.walk()
    )


class BlockAddressOp(TellsConstant, name="llvm.blockaddress"):
    """The address of a tagged block."""

    block_addr: DialectAttr

    def constant(self) -> Attribute:
        return self.block_addr

    def verify(self) -> None:
        match = _FUNCTION(str(self.block_addr))
        function = SymbolRefAttr(match[1] or match[2]) if match is not None else None
        tag = _number(self.block_addr)
        found = _in_module(self, function, SymbolTables()) if function else None
        if not isinstance(found, FuncOp) or not any(
            inner.name == "llvm.blocktag" and _number(inner.get("tag")) == tag
            for inner in found.walk()
        ):
            raise self.error(
                "expects an existing block label target in the referenced function"
            )


_FUNCTION: Final = re.compile(r'function = @(?:"([^"]*)"|([\w$.]+))').search


def _number(attr: Attribute | None) -> str:
    """The number that comes last in the text of a tag."""
    return str(attr).partition("id = ")[2].partition(">")[0]


class GlobalCtorsOp(Op, name="llvm.mlir.global_ctors"):
    """Constructors that run when the program is loaded."""

    ctors: ArrayAttr
    data: ArrayAttr
    priorities: ArrayAttr

    @of_signature
    def verify(self) -> None:
        _verify_lists(self, self.ctors, "ctors")

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_functions(self, self.ctors, tables)


class GlobalDtorsOp(Op, name="llvm.mlir.global_dtors"):
    """Destructors that run when the program is unloaded."""

    dtors: ArrayAttr
    data: ArrayAttr
    priorities: ArrayAttr

    @of_signature
    def verify(self) -> None:
        _verify_lists(self, self.dtors, "dtors")

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_functions(self, self.dtors, tables)


def _verify_lists(
    op: GlobalCtorsOp | GlobalDtorsOp, functions: ArrayAttr, word: str
) -> None:
    for element in op.data.elements:
        zero = isinstance(element, DialectAttr) and element.mnemonic == "zero"
        if not zero and not isinstance(element, SymbolRefAttr):
            raise op.bare_error("data element must be symbol or #llvm.zero")
    count = len(functions.elements)
    if count != len(op.priorities.elements) or count != len(op.data.elements):
        raise op.bare_error(
            f"{word}, priorities, and data must have the same number of elements"
        )


def _verify_functions(op: Op, functions: ArrayAttr, tables: SymbolTables) -> None:
    for element in functions.elements:
        if not isinstance(element, SymbolRefAttr):
            continue
        found = tables.lookup_nearest(op, element)
        if not isinstance(found, FuncOp):
            raise op.error(f"'{element.root}' does not reference a valid LLVM function")
        if not found.regions[0].blocks:
            raise op.error(f"'{element.root}' does not have a definition")


def _in_module(
    op: Operation, reference: SymbolRefAttr, tables: SymbolTables
) -> Operation | None:
    """The symbol in the module that an op is in."""
    module = op.parent_op
    while module is not None and not is_module(module):
        module = module.parent_op
    return None if module is None else tables.of(module).get(reference.root)
