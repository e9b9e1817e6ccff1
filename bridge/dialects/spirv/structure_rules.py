"""Rules of modules, functions and global variables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects.spirv.access import physical_pointer, verify_decorations
from bridge.dialects.spirv.constant_rules import named
from bridge.dialects.spirv.shapes import differ
from bridge.dialects.spirv.types import is_spirv, pointee, storage_class
from bridge.dialects.spirv.words import case_text
from bridge.ir.attributes import ArrayAttr, DictionaryAttr, SymbolRefAttr, type_of
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTable
from bridge.ir.types import FunctionType, Type
from bridge.ir.walk import walk_post_order
from bridge.op.base import Op

if TYPE_CHECKING:
    from bridge.dialects.spirv.structure import GlobalVariableOp


class AddressOfOp(Op, name="spirv.mlir.addressof"):
    """The address of a global variable."""

    variable: SymbolRefAttr

    def verify(self) -> None:
        found = named(self, self.variable)
        if found is None or found.name != "spirv.GlobalVariable":
            raise self.error("expected spirv.GlobalVariable symbol")
        ty = type_of(found.properties.get("type"))
        if ty is None or differ(self.results[0].type, ty):
            raise self.error(
                "result type mismatch with the referenced global variable's type"
            )


_INITIAL: Final = frozenset({"spirv.SpecConstant", "spirv.SpecConstantComposite"})


def verify_global(op: GlobalVariableOp) -> None:
    """Where a global variable is, and what it begins with. Raises `Invalid`."""
    ty = op.type.type
    if not is_spirv(ty, "ptr"):
        raise op.error("result must be of a !spv.ptr type")
    storage = storage_class(ty)
    if storage in ("Generic", "Function"):
        raise op.error(f"storage class cannot be '{storage}'")
    if op.initializer is not None:
        found = named(op, op.initializer)
        if found is None or found.name not in _INITIAL:
            raise op.error(
                "initializer must be result of a spirv.SpecConstant or "
                "spirv.SpecConstantCompositeOp op"
            )
    verify_decorations(op, ty)


# Functions ---------------------------------------------------------------------------


def verify_signature(op: Operation) -> None:
    """One result, and pointers into buffers that are decorated. Raises `Invalid`."""
    ty = type_of(op.properties.get("function_type"))
    if not isinstance(ty, FunctionType):
        return
    if len(ty.results) > 1:
        raise op.error("cannot have more than one result")
    for index, parameter in enumerate(ty.inputs):
        _verify_parameter(op, index, parameter)


def _verify_parameter(op: Operation, index: int, ty: Type) -> None:
    target = pointee(ty)
    if target is None:
        return
    decoration = _decoration(op, index)
    if is_spirv(target, "ptr"):
        physical = storage_class(target) == "PhysicalStorageBuffer"
        if physical and decoration not in ("AliasedPointer", "RestrictPointer"):
            raise op.error(
                "with a pointer points to a physical buffer pointer must be decorated "
                "either 'AliasedPointer' or 'RestrictPointer'"
            )
        return
    physical = physical_pointer(target if is_spirv(target, "array") else ty)
    if physical and decoration not in ("Aliased", "Restrict"):
        raise op.error(
            "with physical buffer pointer must be decorated either 'Aliased' or "
            "'Restrict'"
        )


def _decoration(op: Operation, index: int) -> str:
    """How an argument of a function is decorated."""
    found = op.properties.get("arg_attrs")
    if not isinstance(found, ArrayAttr) or index >= len(found.elements):
        return ""
    attributes = found.elements[index]
    if not isinstance(attributes, DictionaryAttr):
        return ""
    return case_text(attributes.get("spirv.decoration"))


def verify_entry(op: Operation, inputs: Sequence[Type], what: str) -> None:
    """Whether the first block takes what is given. Raises `Invalid`."""
    entry = op.regions[0].entry
    if entry is None:
        return
    if len(entry.arguments) != len(inputs):
        raise op.error(
            f"entry block must have {len(inputs)} arguments to match {what} signature"
        )
    for i, (argument, ty) in enumerate(zip(entry.arguments, inputs, strict=True)):
        if differ(argument.type, ty):
            raise op.error(
                f"type of entry block argument #{i}('{argument.type}') must match the "
                f"type of the corresponding argument in {what} signature('{ty}')"
            )


def verify_returns(op: Operation) -> None:
    """The results of a function at each return. Raises `Invalid`."""
    ty = type_of(op.properties.get("function_type"))
    if not isinstance(ty, FunctionType):
        return
    verify_entry(op, ty.inputs, "function")
    for inner in walk_post_order(op):
        if inner.name == "spirv.Return" and ty.results:
            raise inner.error("cannot be used in functions returning value")
        if inner.name != "spirv.ReturnValue" or not inner.operands:
            continue
        if len(ty.results) != 1:
            raise inner.error(
                "returns 1 value but enclosing function requires "
                f"{len(ty.results)} results"
            )
        found, wanted = inner.operands[0].type, ty.results[0]
        if differ(found, wanted):
            raise inner.error(
                f" return value's type ('{found}') mismatch with function's result "
                f"type ('{wanted}')"
            )


# Modules -----------------------------------------------------------------------------


def verify_module(op: Operation) -> None:
    """What a module may hold, and what its entry points name. Raises `Invalid`."""
    table = SymbolTable(op)
    entries: set[tuple[str, str]] = set()
    for inner in op.regions[0].blocks[0]:
        if inner.dialect != "spirv":
            raise inner.bare_error("'spirv.module' can only contain spirv.* ops")
        if inner.name == "spirv.EntryPoint":
            _verify_entry(inner, table)
            model = case_text(inner.properties.get("execution_model"))
            key = (_root(inner.properties.get("fn")), model)
            if key in entries:
                raise inner.bare_error("duplicate of a previous EntryPointOp")
            entries.add(key)
        elif inner.name == "spirv.func":
            _verify_function(inner)


def _root(symbol: object) -> str:
    return symbol.root if isinstance(symbol, SymbolRefAttr) else ""


def _verify_entry(op: Operation, table: SymbolTable) -> None:
    name = _root(op.properties.get("fn"))
    function = table.get(name)
    if function is None or function.name != "spirv.func":
        raise op.bare_error(f"function '{name}' not found in 'spirv.module'")
    interface = op.properties.get("interface")
    for symbol in interface.elements if isinstance(interface, ArrayAttr) else ():
        if not isinstance(symbol, SymbolRefAttr) or symbol.nested:
            raise op.bare_error(
                "expected symbol reference for interface specification instead of "
                f"'{symbol}"
            )
        variable = table.get(symbol.root)
        if variable is None or variable.name != "spirv.GlobalVariable":
            raise op.bare_error(
                f"expected spirv.GlobalVariable symbol reference instead of'{symbol}'"
            )


def _verify_function(op: Operation) -> None:
    """A function with a body of the dialect's ops, or an import. Raises `Invalid`."""
    blocks = op.regions[0].blocks if op.regions else []
    linkage = str(op.properties.get("linkage_attributes"))
    if not blocks and "<Import>" not in linkage:
        raise op.bare_error(
            "'spirv.module' cannot contain external functions without 'Import' "
            "linkage_attributes (LinkageAttributes)"
        )
    for block in blocks:
        for inner in block:
            if inner.dialect != "spirv":
                raise inner.bare_error(
                    "functions in 'spirv.module' can only contain spirv.* ops"
                )
