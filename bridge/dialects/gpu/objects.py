"""What kernels become, `#gpu.object<#target, "">`, and the matrices they hold."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects import gpu
from bridge.ir.attributes import Attribute, DialectAttr, DictionaryAttr, StringAttr
from bridge.ir.types import Type
from bridge.ods.definition_formats import NOTHING, Body, Fields, parameter_fault
from bridge.ods.definition_parameters import without_mnemonic
from bridge.ods.definitions import Syntax
from bridge.ods.enums import enum_of_class
from bridge.ods.nodes import DefinedAttr, definition
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import NestedParseError, ParseError, quoted, string_value
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


_OBJECT_NAMES: Final = ("target", "format", "object", "properties", "kernels")


def _read(r: Reader) -> Fields:
    start = r.peek().pos
    values: Fields = dict.fromkeys(_OBJECT_NAMES)
    r.expect("<", "expected '<'")
    with r.followed_by(parameter_fault(_OBJECT, "target", "Attribute")):
        values["target"] = target = read_attribute(r)
    r.expect(",", "expected ','")
    if r.accept("properties"):
        r.expect("=", "expected '='")
        where = r.peek().pos
        with r.followed_by(parameter_fault(_OBJECT, "properties", "DictionaryAttr")):
            values["properties"] = properties = read_attribute(r)
            if not isinstance(properties, DictionaryAttr):
                raise NestedParseError(where, "invalid kind of attribute specified")
        r.expect(",", "expected ','")
    if r.accept("kernels"):
        r.expect("=", "expected '='")
        with r.followed_by(parameter_fault(_OBJECT, "kernels", "KernelTableAttr")):
            values["kernels"] = _read_defined(r, "kernel_table")
        r.expect(",", "expected ','")
    values["format"], values["object"] = _read_object(r)
    r.expect(">", "expected '>'")
    if not is_target(target):
        raise ParseError(
            start,
            "the target attribute must implement or promise the "
            "`gpu::TargetAttrInterface`",
        )
    return values


def _write(values: Fields) -> Parts:
    parts: list[str | Type | Attribute] = ["<", values["target"], ", "]
    if values["properties"] is not None:
        parts += ["properties = ", values["properties"], ", "]
    if values["kernels"] is not None:
        parts += ["kernels = ", *without_mnemonic(values["kernels"]), ", "]
    if values["format"] != _STANDARD:
        parts.append(f"{values['format']} = ")
    return (*parts, values["object"], ">")


def _read_defined(r: Reader, mnemonic: str) -> Attribute:
    """An attribute of the dialect, which may leave out which it is."""
    if r.peek().kind == "#":
        return read_attribute(r)
    found = definition("gpu", mnemonic, "attributes")
    if found is None:
        raise KeyError(mnemonic)
    node: Attribute = found.read_node(r)
    return node


def _read_object(r: Reader) -> tuple[str, StringAttr]:
    """`"…"`, or `format = "…"`: the format and the object."""
    token = r.peek()
    cases = enum_of_class("::mlir::gpu::CompilationTarget", "gpu")
    form = _STANDARD
    if token.kind == "bare":
        r.take()
        form = token.text
        if cases is None or cases.value(form) is None:
            raise NestedParseError(token.pos, "expected keyword for GPU object format")
        with r.followed_by("expected an equal sign", token.pos):
            r.expect("=", "expected '='")
    where = r.peek().pos
    with r.followed_by(parameter_fault(_OBJECT, "object", "StringAttr")):
        value = read_attribute(r)
        if not isinstance(value, StringAttr):
            raise NestedParseError(where, "invalid kind of attribute specified")
    return form, value


_KERNELS: Final = "::llvm::ArrayRef<KernelMetadataAttr>"


def _read_kernel(r: Reader) -> Attribute:
    where = r.peek().pos
    found = _read_defined(r, "kernel_metadata")
    if not isinstance(found, DialectAttr) or (found.dialect, found.mnemonic) != (
        "gpu",
        "kernel_metadata",
    ):
        raise NestedParseError(where, "invalid kind of attribute specified")
    return found


def _read_table(r: Reader) -> Fields:
    """`<[#gpu.kernel_metadata<…>, …]>`."""
    kernels: list[Attribute] = []
    r.expect("<", "expected '<'")
    if r.accept("["):
        with r.followed_by(parameter_fault(_TABLE, "kernel_table", _KERNELS)):
            kernels.append(_read_kernel(r))
            while r.accept(","):
                kernels.append(_read_kernel(r))
        r.expect("]", "expected ']'")
    r.expect(">", "expected '>'")
    return {"kernel_table": tuple(kernels)}


def _sorted(values: Fields) -> Fields:
    """Upstream keeps the kernels in the order of their names."""
    kernels = sorted(values["kernel_table"], key=lambda kernel: kernel.name.value)
    return {"kernel_table": tuple(kernels)}


def _write_table(values: Fields) -> Parts:
    parts: list[Any] = []
    for kernel in values["kernel_table"]:
        parts += (", " if parts else "<[", kernel)
    return (*parts, "]>") if parts else ("<>",)


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
    ("kernel_table", "attributes"): Body(
        ("kernel_table",), _read_table, _write_table, canonical=_sorted
    ),
    ("object", "attributes"): Body(_OBJECT_NAMES, _read, _write),
    ("mma_matrix", "types"): Body(
        ("shape", "elementType", "operand"), _read_matrix, _write_matrix, place=_name
    ),
    **{(name, "types"): NOTHING for name in _OPAQUE},
}


class KernelTableAttr(DefinedAttr, name="gpu.kernel_table"):
    """The kernels of a compiled object."""

    kernel_table: tuple[gpu.KernelMetadataAttr, ...] = ()
