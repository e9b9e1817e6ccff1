"""What dialects ask of the attributes that arguments and results of functions have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from bridge.errors import Invalid
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DialectAttr,
    DictionaryAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I1, FloatType, FunctionType, IndexType, IntegerType, Type
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.dialects import spirv
    from bridge.dialects.llvm import parameters as llvm
else:
    spirv = deferred("bridge.dialects.spirv")
    llvm = deferred("bridge.dialects.llvm.parameters")

PartRule = Callable[[Operation, int, str, Attribute], None]
"""Of a function, the number of an argument or a result, and an attribute of it."""


def types_of(op: Operation) -> tuple[Sequence[Type], Sequence[Type]] | None:
    """A function's inputs and results; None where they are not known.

    Functions whose type is not builtin have `argument_types` and `result_types`.
    """
    function: Any = op
    inputs = getattr(function, "argument_types", None)
    if inputs is not None:
        return inputs, function.result_types
    ty = op.properties.get("function_type")
    if isinstance(ty, TypeAttr) and isinstance(ty.type, FunctionType):
        return ty.type.inputs, ty.type.results
    return None


def _llvm_argument(op: Operation, index: int, name: str, attr: Attribute) -> None:
    shape = types_of(op)
    if shape is not None:
        llvm.verify_argument(op, index, name, attr, shape)


def _llvm_result(op: Operation, index: int, name: str, attr: Attribute) -> None:
    shape = types_of(op)
    if shape is not None:
        llvm.verify_result(op, index, name, attr, shape)


# nvvm --------------------------------------------------------------------------------


def _nvvm_argument(op: Operation, index: int, name: str, attr: Attribute) -> None:
    if name != "nvvm.grid_constant":
        return
    if op.get("nvvm.kernel") is None:
        raise op.bare_error(
            f"'\"{name}\"' attribute must be present only on kernel arguments"
        )
    if not isinstance(attr, UnitAttr):
        raise op.bare_error(f"'\"{name}\"' must be a unit attribute")
    found = op.get("arg_attrs")
    mine = found.elements[index] if isinstance(found, ArrayAttr) else None
    if not isinstance(mine, DictionaryAttr) or "llvm.byval" not in mine:
        raise op.bare_error(
            f"'\"{name}\"' attribute requires the argument to also have attribute "
            "'llvm.byval'"
        )


# bufferization -----------------------------------------------------------------------


def _buffer_argument(op: Operation, index: int, name: str, attr: Attribute) -> None:
    if name == "bufferization.writable":
        if not (isinstance(attr, IntegerAttr) and attr.type is I1):
            raise op.bare_error(f"'{name}' is expected to be a boolean attribute")
        if not op.regions[0].blocks:
            raise op.bare_error(f"'{name}' is invalid on external functions")
    elif name == "bufferization.access":
        if not isinstance(attr, StringAttr):
            raise op.bare_error(f"'{name}' is expected to be a string attribute")
        if attr.value not in ("none", "read", "write", "read-write"):
            raise op.bare_error(f"invalid value for '{name}'")
    elif name == "bufferization.buffer_layout":
        if not isinstance(attr, _LAYOUTS):
            raise op.bare_error(f"'{name}' is expected to be a memref layout attribute")
    else:
        raise op.bare_error(
            "attribute 'bufferization.buffer_layout' not supported as a region arg "
            "attribute by the bufferization dialect"
        )


_LAYOUTS: Final = (AffineMapAttr, StridedLayoutAttr)


# spirv -------------------------------------------------------------------------------


def _spirv_argument(op: Operation, index: int, name: str, attr: Attribute) -> None:
    shape = types_of(op)
    if shape is not None:
        _spirv_value(op, shape[0][index], name, attr)


def _spirv_result(op: Operation, index: int, name: str, attr: Attribute) -> None:
    if not isinstance(op, spirv.GraphARMOp):
        raise op.bare_error(
            "cannot attach SPIR-V attributes to region result which is not part of a "
            "spirv::GraphARMOp type"
        )
    shape = types_of(op)
    if shape is not None:
        _spirv_value(op, shape[1][index], name, attr)


_SPIRV: Final = {
    "spirv.decoration": ("decoration", "spirv::DecorationAttr"),
    "spirv.interface_var_abi": ("interface_var_abi", "spirv::InterfaceVarABIAttr"),
}


def _spirv_value(op: Operation, ty: Type, name: str, attr: Attribute) -> None:
    if name not in _SPIRV:
        raise _at(op, f"found unsupported '{name}' attribute on region argument")
    mnemonic, cpp = _SPIRV[name]
    if not is_of_dialect(attr, "spirv", mnemonic):
        raise _at(op, f"'{name}' must be a {cpp}")
    # After the numbers in parentheses a storage class may occur.
    stored = mnemonic == "interface_var_abi" and ")," in str(attr)
    if stored and not isinstance(ty, IntegerType | IndexType | FloatType):
        raise _at(
            op,
            f"'{name}' attribute cannot specify storage class when attaching to a "
            "non-scalar value",
        )


def _at(op: Operation, text: str) -> Invalid:
    return op.plain_error(text)


def is_of_dialect(attr: Attribute, dialect: str, mnemonic: str) -> bool:
    """Whether an attribute is one of a dialect, by its mnemonic."""
    return isinstance(attr, DialectAttr) and (
        (attr.dialect, attr.mnemonic) == (dialect, mnemonic)
    )


OF_ARGUMENTS: Final[dict[str, PartRule]] = {
    "bufferization": _buffer_argument,
    "llvm": _llvm_argument,
    "nvvm": _nvvm_argument,
    "spirv": _spirv_argument,
}
"""By dialect; upstream's `verifyRegionArgAttribute`. Raises `Invalid`."""

OF_RESULTS: Final[dict[str, PartRule]] = {"llvm": _llvm_result, "spirv": _spirv_result}
"""By dialect; upstream's `verifyRegionResultAttribute`. Raises `Invalid`."""
