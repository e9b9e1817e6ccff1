"""The xegpu dialect: its descriptors of tensors and of memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

# Its classes are found by their ops' names.
from bridge.dialects.xegpu.layouts import is_layout
from bridge.ir.attributes import Attribute, DialectAttr, DictionaryAttr
from bridge.ir.types import RankedTensorType, Type, in_place_of
from bridge.ods.definition_formats import Body
from bridge.ods.definitions import Syntax
from bridge.ods.nodes import DefinedType
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import NestedParseError, ParseError
from bridge.text.types import read_shape, read_static_shape, read_type, write_shape

_ENCODING = "block_tdesc_attr"


def _is_default(attr: object) -> bool:
    """Whether an encoding has default values only."""
    return attr is type(attr)()


def _read_shaped(r: Reader, read: Callable[[Reader], list[int]]) -> dict[str, object]:
    """`<8x16xf16`, after which more may come."""
    r.expect("<", "expected '<'")
    where = r.peek().pos
    with r.followed_by("failed to parse parameter 'shape'", where):
        shape = tuple(read(r))
    where = r.peek().pos
    with r.followed_by("failed to parse parameter 'elementType'", where):
        element = read_type(r)
    return {"shape": shape, "elementType": element}


def _write_shaped(values: dict[str, Any], *names: str) -> Parts:
    given = [values[name] for name in names if values.get(name) is not None]
    parts: list[str | Type | Attribute] = []
    for attr in given:
        parts += (", ", attr)
    return (f"<{write_shape(values['shape'])}", values["elementType"], *parts, ">")


def _read_tensor(r: Reader) -> dict[str, object]:
    """`<8x16xf16, #xegpu.block_tdesc_attr<…>, #xegpu.layout<…>>`."""
    values = _read_shaped(r, read_shape)
    encoding: DialectAttr | None = None
    layout: Attribute | None = None
    while r.accept(","):
        where = r.peek().pos
        found = read_attribute(r)
        if is_layout(found):
            layout = found
        elif isinstance(found, DialectAttr) and found.mnemonic == _ENCODING:
            encoding = found
        else:
            # Upstream fails here without a word.
            raise ParseError(where, "invalid kind of attribute specified")
    r.expect(">", "expected '>'")
    if encoding is not None and _is_default(encoding):
        encoding = None
    return values | {"encoding": encoding, "layout": layout}


def _read_memory(r: Reader) -> dict[str, object]:
    """`<8x16xf16, #xegpu.mem_layout<…>>`."""
    values = _read_shaped(r, read_static_shape)
    layout: Attribute | None = None
    if r.accept(","):
        where = r.peek().pos
        layout = read_attribute(r)
        if getattr(layout, "mnemonic", "") != "mem_layout":
            raise NestedParseError(where, "invalid kind of attribute specified")
    r.expect(">", "expected '>'")
    return values | {"mem_layout": layout}


def _read_layout(r: Reader) -> dict[str, object]:
    """`<stride = [1, 32]>`, entries by name."""
    start = r.peek().pos
    entries: dict[str, Attribute] = {}
    r.expect("<", "expected '<'")
    while True:
        token = r.peek()
        if token.kind not in ("bare", "inttype"):
            fault = NestedParseError(token.pos, "expected valid keyword")
            r.follow(fault, "expected valid attribute name", start)
            raise fault
        r.take()
        if token.text in entries:
            message = f"duplicate key '{token.text} in mem layout attribute"
            raise ParseError(start, message)
        r.expect("=", "expected '='")
        entries[token.text] = read_attribute(r)
        if not r.accept(","):
            break
    r.expect(">", "expected '>'")
    return {"attrs": DictionaryAttr.of(entries)}


def _write_layout(values: dict[str, Any]) -> Parts:
    parts: list[str | Attribute] = []
    for name, attr in values["attrs"].entries:
        parts += (f", {name} = " if parts else f"<{name} = ", attr)
    return (*parts, ">")


def _name(r: Reader) -> int:
    return r.pos - len("tensor_desc")


SYNTAX: Final[Syntax] = {
    ("mem_desc", "types"): Body(
        ("shape", "elementType", "mem_layout"),
        _read_memory,
        lambda values: _write_shaped(values, "mem_layout"),
    ),
    ("mem_layout", "attributes"): Body(("attrs",), _read_layout, _write_layout),
    ("tensor_desc", "types"): Body(
        ("shape", "elementType", "encoding", "layout"),
        _read_tensor,
        lambda values: _write_shaped(values, "encoding", "layout"),
        place=_name,
    ),
}


class MemDescType(DefinedType, name="xegpu.mem_desc"):
    """`!xegpu.mem_desc<8x16xf16, #xegpu.mem_layout<…>>`."""

    shape: tuple[int, ...]
    element_type: Type
    mem_layout: Attribute | None = None

    def as_shaped(self) -> RankedTensorType:
        return in_place_of(self.shape, self.element_type)


class TensorDescType(DefinedType, name="xegpu.tensor_desc"):
    """`!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<…>, #xegpu.layout<…>>`."""

    shape: tuple[int, ...]
    element_type: Type
    encoding: Attribute | None = None
    layout: Attribute | None = None

    def as_shaped(self) -> RankedTensorType:
        return in_place_of(self.shape, self.element_type)
