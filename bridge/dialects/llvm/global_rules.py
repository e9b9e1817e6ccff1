"""Rules of globals, aliases and functions.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.llvm.shapes import array_shape, is_pointer, target_can
from bridge.dialects.llvm.types import is_llvm
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup_nearest
from bridge.ir.types import TOKEN, DialectType, IntegerType, Type
from bridge.ods.dialect_types import is_compatible
from bridge.ods.nodes import enum_word
from bridge.ods.rows import row
from bridge.op.base import Values, of_signature

if TYPE_CHECKING:
    from bridge.dialects.llvm.functions import FuncOp
    from bridge.dialects.llvm.globals import AliasOp, GlobalOp

_NO_VALUES: Final = ("void", "metadata", "label")


def verify_global_type(op: Operation, ty: Type, what: str) -> None:
    """A global holds a value that has a size."""
    has_no_size = ty is TOKEN or any(is_llvm(ty, word) for word in _NO_VALUES)
    # Nobody looks into a type of the dialect.
    is_own = isinstance(ty, DialectType) and ty.dialect == "llvm"
    if has_no_size or not (is_own or is_compatible(ty)):
        raise op.error(f"expects type to be a valid element type for {what}")


def verify_global(op: GlobalOp) -> None:
    """Its type, its value, and their rules by linkage."""
    ty = op.global_type.type
    verify_global_type(op, ty, "an LLVM global")
    if op.parent_op is not None and not is_module(op.parent_op):
        raise op.error("must appear at the module level")
    if isinstance(op.value, StringAttr):
        _verify_string(op, ty, op.value)
    if not target_can(ty, "global"):
        raise op.error("this target extension type cannot be used in a global")
    if is_llvm(ty, "target") and op.value is not None:
        raise op.error(
            "global with target extension type can only be initialized with "
            "zero-initializer"
        )
    linkage = enum_word(op.properties.get("linkage"))
    if linkage == "common" and op.value is not None and not is_zero(op.value):
        raise op.error("expected zero value for 'common' linkage")
    if linkage == "appending" and array_shape(ty) is None:
        raise op.error("expected array type for 'appending' linkage")
    verify_comdat(op, op.comdat)
    alignment = op.properties.get("alignment")
    if isinstance(alignment, IntegerAttr) and not _is_power_of_two(alignment):
        raise op.bare_error("alignment attribute is not a power of 2")


def _is_power_of_two(number: IntegerAttr) -> bool:
    return (number.value % (1 << 64)).bit_count() == 1


def is_module(op: Operation) -> bool:
    """Whether LLVM's globals may occur in an op: upstream's `satisfiesLLVMModule`."""
    line = row(op.name)
    return line is not None and line.symbol_table and line.isolated


def _verify_string(op: Operation, ty: Type, value: StringAttr) -> None:
    length = len(value.value.encode("utf-8", "surrogateescape"))
    array = array_shape(ty)
    element = array[1] if array is not None else None
    if (
        array is None
        or array[0] != length
        or not isinstance(element, IntegerType)
        or element.width != 8
    ):
        raise op.error(
            "requires an i8 array type of the length equal to that of the string "
            "attribute"
        )


def is_zero(attr: Attribute) -> bool:
    """Whether an attribute stands for zeros only."""
    if isinstance(attr, IntegerAttr):
        return attr.value == 0
    if isinstance(attr, FloatAttr):
        return attr.value == 0.0
    if isinstance(attr, DenseElementsAttr):
        return not any(attr.data)
    return isinstance(attr, ArrayAttr) and all(map(is_zero, attr.elements))


def verify_comdat(op: Operation, comdat: SymbolRefAttr | None) -> None:
    """What a global's comdat refers to must be one."""
    if comdat is None:
        return
    found = lookup_nearest(op, comdat)
    if found is None or found.name != "llvm.comdat_selector":
        raise op.bare_error("expected comdat symbol")


def verify_initializer(op: GlobalOp) -> None:
    """An initializer region has no side effects, and returns the global's type."""
    if not op.initializer.blocks:
        return
    block = op.initializer.blocks[0]
    values = _returned(block)
    ty = op.global_type.type
    if not values:
        raise op.error("initializer region cannot return void")
    if values[0].type is not ty:
        raise op.error(
            f"initializer region type '{values[0].type}' does not match global type "
            f"'{ty}'"
        )
    _verify_pure(block, "ops with side effects not allowed in global initializers")
    if op.value is not None:
        raise op.error("cannot have both initializer value and region")


@of_signature
def verify_alias(op: AliasOp) -> None:
    """Its type, and a linkage that aliases may have."""
    verify_global_type(op, op.alias_type.type, "an LLVM global alias")
    linkage = enum_word(op.properties.get("linkage"))
    if linkage not in _OF_ALIASES:
        raise op.error(
            f"'{linkage}' linkage not supported in aliases, available options: "
            "private, internal, linkonce, weak, linkonce_odr, weak_odr, external or "
            "available_externally"
        )


_OF_ALIASES: Final = frozenset(
    {
        "available_externally",
        "external",
        "internal",
        "linkonce",
        "linkonce_odr",
        "private",
        "weak",
        "weak_odr",
    }
)


def verify_alias_initializer(op: AliasOp) -> None:
    """An alias computes an address, and nothing else."""
    block = op.initializer.blocks[0]
    values = _returned(block)
    if not values or not is_pointer(values[0].type):
        raise op.error("initializer region must always return a pointer")
    _verify_pure(block, "ops with side effects are not allowed in alias initializers")


def _returned(block: Block) -> Values:
    return block.last.operands if block.last is not None else ()


def _verify_pure(block: Block, message: str) -> None:
    for op in block:
        line = row(op.name)
        if line is None or not line.has_trait("NoMemoryEffect"):
            raise op.bare_error(message)


def verify_function(op: FuncOp) -> None:
    """Its linkage, and attributes that go together."""
    linkage = enum_word(op.properties.get("linkage"))
    if linkage == "common":
        raise op.error("functions cannot have 'common' linkage")
    verify_comdat(op, op.comdat)
    if not op.regions[0].blocks:
        if linkage not in ("external", "extern_weak"):
            raise op.error(
                "external functions must have 'external' or 'extern_weak' linkage"
            )
        return
    has = op.properties
    if "no_inline" in has and "always_inline" in has:
        raise op.bare_error("no_inline and always_inline attributes are incompatible")
    if "optimize_none" in has and "no_inline" not in has:
        raise op.error("with optimize_none must also be no_inline")


def verify_inside(op: Operation) -> None:
    """Its exceptions are of one type, and no two tags are the same."""
    if not op.regions[0].blocks:
        return
    exception: Type | None = None
    tags: set[str] = set()
    for inner in (inner for block in op.regions[0].blocks for inner in block):
        message = _EXCEPTIONS.get(inner.name)
        if message is not None:
            types = [value.type for value in inner.results or inner.operands][:1]
            exception = exception or next(iter(types), None)
            if types and types[0] is not exception:
                raise op.bare_error(message)
        elif inner.name == "llvm.blocktag":
            tag = str(inner.properties.get("tag"))
            if tag in tags:
                number = tag.partition("id = ")[2].partition(">")[0]
                raise inner.bare_error(
                    f"duplicate block tag '{number}' in the same function: "
                )
            tags.add(tag)


_EXCEPTIONS: Final = {
    "llvm.landingpad": (
        "'llvm.landingpad' should have a consistent result type inside a function"
    ),
    "llvm.resume": (
        "'llvm.resume' should have a consistent input type inside a function"
    ),
}
