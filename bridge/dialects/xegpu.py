"""The xegpu dialect: its descriptors of tensors and of memory."""

from __future__ import annotations

# Its classes are found by their ops' names.
from bridge.dialects import xegpu_rules as _rules  # noqa: F401
from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ods.definitions import OWN_SYNTAX
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import Unreadable
from bridge.text.types import read_shape, read_type, write_shape

_ENCODINGS = ("block_tdesc_attr", "scatter_tdesc_attr")
_DEFAULTS = {
    "",
    "memory_space = global",
    "array_length = 1 : i64",
    "boundary_check = true",
}


def _is_default(attr: DialectAttr) -> bool:
    """Whether an encoding says only what goes without saying."""
    name, _, fields = "".join(map(str, attr.parts)).partition("<")
    given = fields.removesuffix(">").split(", ")
    return name == _ENCODINGS[0] and _DEFAULTS.issuperset(given)


def _read_tensor(r: Reader) -> Parts:
    """`<8x16xf16, #xegpu.block_tdesc_attr<…>, #xegpu.layout<…>>`."""
    r.expect("<", "expected '<'")
    shape = tuple(read_shape(r))
    element = read_type(r)
    encoding: Attribute | None = None
    layout: Attribute | None = None
    while r.accept(","):
        found = read_attribute(r)
        if isinstance(found, DialectAttr) and found.mnemonic in _ENCODINGS:
            encoding = None if _is_default(found) else found
        else:
            layout = found
    r.expect(">", "expected '>'")
    attributes = [attr for attr in (encoding, layout) if attr is not None]
    parts: list[str | Attribute] = []
    for attr in attributes:
        parts += (", ", attr)
    return (f"<{write_shape(shape)}", element, *parts, ">")


def _read_memory(r: Reader) -> Parts:
    """`<8x16xf16, #xegpu.mem_layout<…>>`."""
    r.expect("<", "expected '<'")
    shape = tuple(read_shape(r))
    element = read_type(r)
    layout = (", ", read_attribute(r)) if r.accept(",") else ()
    r.expect(">", "expected '>'")
    return (f"<{write_shape(shape)}", element, *layout, ">")


def _read_layout(r: Reader) -> Parts:
    """`<stride = [1, 32]>`, entries by name."""
    start = r.peek().pos
    entries: dict[str, Attribute] = {}
    r.expect("<", "expected '<'")
    while True:
        token = r.peek()
        if token.kind != "bare":
            raise Unreadable(start, "expected valid attribute name")
        r.take()
        if token.text in entries:
            message = f"duplicate key '{token.text} in mem layout attribute"
            raise Unreadable(start, message)
        r.expect("=", "expected '='")
        entries[token.text] = read_attribute(r)
        if not r.accept(","):
            break
    r.expect(">", "expected '>'")
    parts: list[str | Attribute] = []
    for name in sorted(entries):
        parts += (f", {name} = " if parts else f"<{name} = ", entries[name])
    return (*parts, ">")


OWN_SYNTAX["xegpu", "mem_desc", "types"] = _read_memory
OWN_SYNTAX["xegpu", "mem_layout", "attributes"] = _read_layout
OWN_SYNTAX["xegpu", "tensor_desc", "types"] = _read_tensor
