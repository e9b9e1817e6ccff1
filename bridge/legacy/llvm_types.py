"""LLVM's types as they were written: `!llvm<"float*">`, then `!llvm.ptr<float>`.

Today a pointer does not say what it points to. Who needs to know (`llvm.load`,
`llvm.getelementptr`) finds it in `LegacyState.pointee`, of the type read last.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from bridge.ir.floats import FORMATS
from bridge.ir.types import DialectType, FloatType, Type, VectorType
from bridge.legacy.state import LegacyState, state_of, todays_type
from bridge.text.state import Reader
from bridge.text.symbols import read_extended_type
from bridge.text.tokens import ParseError, string_value
from bridge.text.types import format_type, read_type

_WORDS: Final = {
    "bfloat": "bf16",
    "double": "f64",
    "float": "f32",
    "fp128": "f128",
    "half": "f16",
    "ppc_fp128": "!llvm.ppc_fp128",
    "x86_fp80": "f80",
    "void": "!llvm.void",
    "label": "!llvm.label",
    "metadata": "!llvm.metadata",
    "token": "token",
    "x86_amx": "!llvm.x86_amx",
    "ptr": "!llvm.ptr",
}
"""Types without parameters by LLVM's names."""

_TOKEN: Final = re.compile(
    r'\s*(?:(%?[A-Za-z_][\w.$]*|%?"[^"]*"|%[0-9]+)|([0-9]+)|(\.\.\.|[<>\[\]{}()*,?]))'
).match


class LlvmType(NamedTuple):
    """A type in today's spelling, and what it points to where it is a pointer.

    Inside other types of LLVM's dialect `!llvm.` is left out.
    """

    text: str
    pointee: LlvmType | None = None

    @property
    def inner(self) -> str:
        """As it is written inside another type of the dialect."""
        return self.text.removeprefix("!llvm.")

    @property
    def node(self) -> Type:
        """As a node of today's IR."""
        return _type(self.text)


def _type(text: str) -> Type:
    if text in FORMATS:
        return FloatType(text)
    return todays_type(text)


class _LlvmText:
    """LLVM's own type syntax, as `!llvm<"…">` holds it; raises `ParseError`."""

    def __init__(self, text: str, where: int, state: LegacyState) -> None:
        self.text = text
        self.pos = 0
        self.where = where
        self.state = state

    def error(self) -> ParseError:
        return ParseError(self.where, f"'{self.text}' is no type of LLVM")

    def peek(self) -> str:
        match = _TOKEN(self.text, self.pos)
        return match[0].strip() if match is not None else ""

    def take(self) -> str:
        match = _TOKEN(self.text, self.pos)
        if match is None:
            raise self.error()
        self.pos = match.end()
        return match[0].strip()

    def accept(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self.take()
        return True

    def expect(self, token: str) -> None:
        if not self.accept(token):
            raise self.error()

    def whole(self) -> LlvmType:
        found = self.type()
        if self.text[self.pos :].strip():
            raise self.error()
        return found

    def type(self) -> LlvmType:
        """A type with the pointer and argument suffixes after it."""
        self.state.nested(self.where, 1)
        found = self._base()
        self.state.nested(self.where, -1)
        while True:
            if self.accept("*"):
                found = pointer(found)
            elif self.accept("addrspace"):
                self.expect("(")
                space = self.take()
                self.expect(")")
                self.expect("*")
                found = pointer(found, space)
            elif self.accept("("):
                found = function(found, self._list(")"))
            else:
                return found

    def _list(self, end: str) -> list[str]:
        items: list[str] = []
        if self.accept(end):
            return items
        while True:
            items.append("..." if self.accept("...") else self.type().inner)
            if not self.accept(","):
                break
        self.expect(end)
        return items

    def _base(self) -> LlvmType:
        token = self.take()
        if token == "<":
            if self.accept("{"):
                found = struct(self._list("}"), packed=True)
                self.expect(">")
                return found
            return self._sized(">", vector)
        if token == "[":
            return self._sized("]", array)
        if token == "{":
            return struct(self._list("}"))
        if token[0] == "%":
            return self._named(token[1:].strip('"'))
        if token in _WORDS:
            return LlvmType(_WORDS[token])
        if re.fullmatch(r"i[0-9]+", token):
            return LlvmType(token)
        raise self.error()

    def _named(self, name: str) -> LlvmType:
        """`%s = type { i32 }` or `%s`."""
        if self.text[self.pos :].lstrip().startswith("="):
            self.pos = self.text.index("=", self.pos) + 1
            self.expect("type")
            if self.accept("opaque"):
                return LlvmType(f'!llvm.struct<"{name}", opaque>')
            body = self._base().text.removeprefix("!llvm.struct<")
            return LlvmType(f'!llvm.struct<"{name}", {body}')
        return LlvmType(f'!llvm.struct<"{name}">')

    def _sized(self, end: str, make: Callable[[str, LlvmType], LlvmType]) -> LlvmType:
        """`4 x float`, up to and with the end."""
        scalable = self.accept("vscale")
        if scalable:
            self.expect("x")
        count = self.take()
        self.expect("x")
        element = self.type()
        self.expect(end)
        return make(f"[{count}]" if scalable else count, element)


def pointer(pointee: LlvmType, space: str = "0") -> LlvmType:
    """A pointer into an address space."""
    text = "!llvm.ptr" if space == "0" else f"!llvm.ptr<{space}>"
    return LlvmType(text, pointee)


def function(result: LlvmType, inputs: list[str]) -> LlvmType:
    """A function's type."""
    return LlvmType(f"!llvm.func<{result.inner} ({', '.join(inputs)})>", None)


def struct(body: list[str], *, packed: bool = False) -> LlvmType:
    """A struct without a name."""
    text = f"({', '.join(body)})"
    return LlvmType(f"!llvm.struct<{'packed ' if packed else ''}{text}>")


def array(count: str, element: LlvmType) -> LlvmType:
    """An array of a size."""
    return LlvmType(f"!llvm.array<{count} x {element.inner}>")


def vector(count: str, element: LlvmType) -> LlvmType:
    """A vector, which is the builtin one today."""
    return LlvmType(f"vector<{count}x{element.text}>")


# Types in the dialect's own syntax of mid 2020 ----------------------------------------


class _DialectText:
    """What follows `!llvm.`, whose inner types omit the prefix."""

    def __init__(self, r: Reader) -> None:
        self.r = r

    def type(self) -> LlvmType:
        """A type at the cursor."""
        r = self.r
        token = r.peek()
        if token.kind == "!":
            word = token.text[1:].removeprefix("llvm.")
            if not token.text.startswith("!llvm."):
                return LlvmType(format_type(read_type(r)))
        elif token.kind in ("bare", "inttype"):
            word = token.text
        else:
            raise r.error("expected a type of LLVM")
        read = _PARAMETERS.get(word)
        if read is not None:
            r.take()
            state_of(r).nested(token.pos, 1)
            found = read(self)
            state_of(r).nested(token.pos, -1)
            return found
        if word in _WORDS:
            r.take()
            return LlvmType(_WORDS[word])
        if re.fullmatch(r"i[0-9]+", word):
            r.take()
            return LlvmType(word)
        if token.kind == "!":
            return LlvmType(format_type(read_extended_type(r)))
        return LlvmType(format_type(read_type(r)))

    def pointer(self) -> LlvmType:
        r = self.r
        if not r.accept("<"):
            return LlvmType("!llvm.ptr")
        if r.peek().kind == "integer":
            space = r.take().text
            r.expect(">")
            return LlvmType(f"!llvm.ptr<{space}>")
        pointee = self.type()
        space = r.take().text if r.accept(",") else "0"
        r.expect(">")
        return pointer(pointee, space)

    def sized(self, make: Callable[[str, LlvmType], LlvmType]) -> LlvmType:
        r = self.r
        r.expect("<")
        count = ""
        while not count or not count.endswith("x"):
            token = r.take()
            if token.kind == "eof":
                raise r.error("expected 'x' after a size")
            if token.kind == "bare" and token.text.startswith("x"):
                r.pos = token.pos + 1
                count += "x"
            elif token.text != "?":
                count += token.text
        element = self.type()
        r.expect(">")
        return make(count[:-1], element)

    def array(self) -> LlvmType:
        return self.sized(array)

    def vector(self) -> LlvmType:
        return self.sized(vector)

    def function(self) -> LlvmType:
        r = self.r
        r.expect("<")
        result = self.type()
        r.expect("(")
        inputs = self._list(")")
        r.expect(">")
        return function(result, inputs)

    def _list(self, end: str) -> list[str]:
        r = self.r
        items: list[str] = []
        if r.accept(end):
            return items
        while True:
            items.append("..." if r.accept("...") else self.type().inner)
            if not r.accept(","):
                break
        r.expect(end)
        return items

    def struct(self) -> LlvmType:
        r = self.r
        r.expect("<")
        name = ""
        if r.peek().kind == "string":
            name = r.take().text
            if r.accept(">"):
                return LlvmType(f"!llvm.struct<{name}>")
            r.expect(",")
        if r.accept("opaque"):
            r.expect(">")
            return LlvmType(f"!llvm.struct<{name}, opaque>")
        packed = r.accept("packed")
        r.expect("(")
        found = struct(self._list(")"), packed=packed)
        r.expect(">")
        if name:
            body = found.text.removeprefix("!llvm.struct<")
            return LlvmType(f"!llvm.struct<{name}, {body}")
        return found


_PARAMETERS: Final[dict[str, Callable[[_DialectText], LlvmType]]] = {
    "array": _DialectText.array,
    "func": _DialectText.function,
    "ptr": _DialectText.pointer,
    "struct": _DialectText.struct,
    "vec": _DialectText.vector,
}


def read_llvm_type(r: Reader) -> Type:
    """A type of LLVM's dialect as it was, or as it is."""
    state = state_of(r)
    token = r.peek()
    start = token.pos
    state.pointee = None
    if token.text == "!llvm":
        r.take()
        r.expect("<")
        literal = r.peek()
        if literal.kind != "string":
            raise r.error("expected an LLVM type in quotes")
        r.take()
        found = _LlvmText(string_value(literal.text), literal.pos, state).whole()
        r.expect(">")
    else:
        found = _DialectText(r).type()
    state.pointee = found.pointee
    try:
        ty = found.node
    except ParseError as fault:
        raise ParseError(start, fault.message) from None
    written = r.text[start : r.pos]
    if _is_old(r, written, ty):
        kind = "type of LLVM in quotes" if token.text == "!llvm" else "LLVM's own type"
        state.edits.replace(start, r.pos, format_type(ty), kind)
    elif '"' in written:
        # The body of a struct must be the same wherever its name occurs.
        r.pos = start
        return read_extended_type(r)
    return ty


def _is_old(r: Reader, written: str, ty: Type) -> bool:
    """Whether a spelling is not one of today's for the type."""
    if not isinstance(ty, DialectType) or written.startswith("!llvm<"):
        return True
    if isinstance(ty, VectorType):
        return True
    try:
        today = todays_type(written, r.state.type_aliases)
    except ParseError:
        return True
    return today is not ty
