"""`#gpu.object<#target, properties = {}, offload = "">`: what a kernel became."""

from __future__ import annotations

from bridge.ir.attributes import Attribute, DictionaryAttr, StringAttr
from bridge.ir.types import Type
from bridge.ods.definitions import OWN_SYNTAX, definition
from bridge.ods.enums import Complaint, enum_of_class
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import quoted

_STANDARD = "fatbin"


def _read(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    parts: list[str | Type | Attribute] = ["<", read_attribute(r), ", "]
    r.expect(",", "expected ','")
    if r.accept("properties"):
        r.expect("=", "expected '='")
        where = r.peek().pos
        properties = read_attribute(r)
        if not isinstance(properties, DictionaryAttr):
            raise Complaint(where, "invalid kind of attribute specified")
        parts += ["properties = ", properties, ", "]
        r.expect(",", "expected ','")
    if r.accept("kernels"):
        r.expect("=", "expected '='")
        parts += ["kernels = ", *_read_kernels(r), ", "]
        r.expect(",", "expected ','")
    parts.append(_read_object(r) + ">")
    r.expect(">", "expected '>'")
    return tuple(parts)


def _read_kernels(r: Reader) -> Parts:
    """A table of kernels, which may leave out what kind of attribute it is."""
    if r.peek().kind == "#":
        table = read_attribute(r)
    else:
        found = definition("gpu", "kernel_table", "attributes")
        if found is None:
            raise KeyError("kernel_table")
        table = found.read_attribute(r)
    text = str(table)
    short = text.removeprefix("#gpu.kernel_table")
    return (short,) if short != text else (table,)


def _read_object(r: Reader) -> str:
    """`"…"`, or `format = "…"`."""
    token = r.peek()
    cases = enum_of_class("::mlir::gpu::CompilationTarget", "gpu")
    form = _STANDARD
    if token.kind == "bare":
        r.take()
        form = token.text
        if cases is None or cases.value(form) is None:
            raise Complaint(token.pos, "expected keyword for GPU object format")
        r.expect("=", "expected '='")
    where = r.peek().pos
    value = read_attribute(r)
    if not isinstance(value, StringAttr):
        raise Complaint(where, "invalid kind of attribute specified")
    data = quoted(value.value)
    return data if form == _STANDARD else f"{form} = {data}"


OWN_SYNTAX["gpu", "object", "attributes"] = _read
