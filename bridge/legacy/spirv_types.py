"""Types of the spv dialect, which is spirv today."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.ir.types import Type
from bridge.legacy.state import state_of, todays_type
from bridge.text.state import Reader
from bridge.text.symbols import read_extended_type
from bridge.text.types import format_type, read_shape, read_type

_PREFIX: Final = "!spv."


def read_spirv_type(r: Reader) -> Type:
    """`!spv.array<4 x f32 [4]>`, which is `!spirv.array<4 x f32, stride=4>`."""
    token = r.peek()
    if not token.text.startswith(_PREFIX):
        raise r.error(f"expected '.' and the name of a type after '{token.text}'")
    start = token.pos
    ty = todays_type(_text(r))
    state_of(r).edits.replace(start, r.pos, format_type(ty), "type of 'spv'")
    return ty


def _text(r: Reader) -> str:
    """A type as it is written today."""
    token = r.peek()
    if not token.text.startswith(_PREFIX):
        return format_type(read_type(r))
    word = token.text.removeprefix(_PREFIX)
    read = _READERS.get(word)
    if read is None:
        return format_type(read_extended_type(r)).replace(_PREFIX, "!spirv.")
    r.take()
    r.expect("<", f"expected '<' after '{token.text}'")
    state_of(r).nested(token.pos, 1)
    body = read(r)
    state_of(r).nested(token.pos, -1)
    r.expect(">", f"expected '>' to end '{token.text}'")
    return f"!spirv.{word}<{body}>"


def _pointer(r: Reader) -> str:
    pointee = _text(r)
    r.expect(",", "expected ',' between a pointee and its storage class")
    return f"{pointee}, {r.take().text}"


def _array(r: Reader) -> str:
    sizes = " x ".join(map(str, read_shape(r)))
    return f"{sizes} x {_text(r)}{_stride(r)}"


def _runtime_array(r: Reader) -> str:
    return f"{_text(r)}{_stride(r)}"


def _stride(r: Reader) -> str:
    """`[4]`, which is `, stride=4`."""
    if r.accept(","):
        r.expect("stride", "expected 'stride'")
        r.expect("=", "expected '=' after 'stride'")
        return f", stride={r.take().text}"
    if not r.accept("["):
        return ""
    stride = r.take().text
    r.expect("]", "expected ']' after a stride")
    return f", stride={stride}"


def _struct(r: Reader) -> str:
    """`f32 [0], i32 [4, NonWritable]`, in parentheses today."""
    members: list[str] = []
    closed = r.accept("(")
    end = ")" if closed else ">"
    while not r.at(end):
        members.append(_text(r) + _decorations(r))
        if not r.accept(","):
            break
    if closed:
        r.expect(")", "expected ')' after the members of a struct")
    return f"({', '.join(members)})"


def _decorations(r: Reader) -> str:
    if not r.accept("["):
        return ""
    words = [r.take().text]
    while r.accept(","):
        words.append(r.take().text)
    r.expect("]", "expected ']' after the decorations of a member")
    return f" [{', '.join(words)}]"


_READERS: Final[dict[str, Callable[[Reader], str]]] = {
    "array": _array,
    "ptr": _pointer,
    "rtarray": _runtime_array,
    "struct": _struct,
}
