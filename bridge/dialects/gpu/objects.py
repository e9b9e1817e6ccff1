"""What kernels become, `#gpu.object<#target, "">`, and the matrices they hold."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import Attribute, DialectAttr, StringAttr
from bridge.ods.definition_formats import (
    NOTHING,
    Body,
    Fields,
    Own,
    Part,
    parameter_fault,
)
from bridge.ods.definitions import Syntax
from bridge.ods.enums import enum_of_class
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import NestedParseError, quoted, string_value
from bridge.text.types import read_static_shape, read_type, write_shape

# Objects -----------------------------------------------------------------------------

_STANDARD = "fatbin"
_OBJECT, _TABLE = "GPU_ObjectAttr", "GPU_KernelTableAttr"

TARGETS: Final = frozenset(
    {"nvvm.target", "rocdl.target", "spirv.target_env", "xevm.target"}
)
"""What implements upstream's `TargetAttrInterface`, which its dialects register."""


def is_target(attr: Attribute) -> bool:
    """Whether kernels can be compiled for it."""
    return isinstance(attr, DialectAttr) and (
        f"{attr.dialect}.{attr.mnemonic}" in TARGETS
    )


def _read_object(r: Reader, values: Fields) -> None:
    """`"…"`, or `format = "…"`: the format and the object."""
    token = r.peek()
    cases = enum_of_class("::mlir::gpu::CompilationTarget", "gpu")
    if token.kind == "bare":
        r.take()
        values["format"] = token.text
        if cases is None or cases.value(token.text) is None:
            raise NestedParseError(token.pos, "expected keyword for GPU object format")
        with r.followed_by("expected an equal sign", token.pos):
            r.expect("=", "expected '='")
    where = r.peek().pos
    with r.followed_by(parameter_fault("GPU_ObjectAttr", "object", "StringAttr")):
        values["object"] = value = read_attribute(r)
        if not isinstance(value, StringAttr):
            raise NestedParseError(where, "invalid kind of attribute specified")


def _write_object(values: Fields) -> Parts:
    form = values["format"]
    return (*(() if form == _STANDARD else (f"{form} = ",)), values["object"])


def _sorted(values: Fields) -> Fields:
    """Upstream keeps the kernels in the order of their names."""
    kernels = sorted(values.get("kernel_table") or (), key=lambda k: k.name.value)
    return {"kernel_table": tuple(kernels)}


# Matrices ----------------------------------------------------------------------------


def _read_matrix(r: Reader) -> Fields:
    """`<16x16xf16, "AOp">`."""
    r.expect("<", "expected '<'")
    shape = tuple(read_static_shape(r))
    element = read_type(r)
    r.expect(",", "expected ','")
    token = r.expect_kind("string", "expected string")
    r.expect(">", "expected '>'")
    return {"shape": shape, "elementType": element, "operand": string_value(token.text)}


def _write_matrix(values: Fields) -> Parts:
    shape, operand = write_shape(values["shape"]), quoted(values["operand"])
    return (f"<{shape}", values["elementType"], f", {operand}>")


def _name(r: Reader) -> int:
    return r.pos - len("mma_matrix")


_OPAQUE: Final = (
    "async.token",
    "named_barrier",
    "sparse.dntensor_handle",
    "sparse.spgemmop_handle",
    "sparse.spmat_handle",
)

SYNTAX: Final[Syntax] = {
    ("kernel_table", "attributes"): Own(canonical=_sorted),
    ("object", "attributes"): Own({"Object": Part(_read_object, _write_object)}),
    ("mma_matrix", "types"): Body(
        ("shape", "elementType", "operand"), _read_matrix, _write_matrix, place=_name
    ),
    **{(name, "types"): NOTHING for name in _OPAQUE},
}
