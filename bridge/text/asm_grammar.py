"""The elements of every custom syntax: keywords, numbers, lists, types, attributes.

The methods are those that upstream's `OpAsmParser` offers, with its messages. They
start at `self.pos`, move past what they read, and raise `ParseError`.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from bridge import native
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    AffineMapAttr,
    Attribute,
    DictionaryAttr,
    StringAttr,
)
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.fields import replace_methods
from bridge.ir.types import (
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    Type,
    VectorType,
)
from bridge.source import Source
from bridge.text.affine import read_map
from bridge.text.attributes import (
    read_attribute,
    read_attribute_dictionary,
    symbol_name,
)
from bridge.text.integers import TOO_LARGE, integer_value, width_of
from bridge.text.operation_state import OperationState
from bridge.text.operations import OperationReader, operand_count
from bridge.text.patterns import match_symbol
from bridge.text.registry import Registry
from bridge.text.state import State
from bridge.text.tokens import ParseError, Token, string_value
from bridge.text.types import read_type

T = TypeVar("T")
A = TypeVar("A", bound=Attribute)
K = TypeVar("K", bound=Type)

TYPE_NAMES: Final[dict[builtins.type[Type], str]] = {
    FunctionType: "builtin.function",
    IntegerType: "builtin.integer",
    MemRefType: "builtin.memref",
    RankedTensorType: "builtin.tensor",
    VectorType: "builtin.vector",
}
"""What upstream calls the classes of types in its diagnostics."""

_NO_WORD: Final = frozenset("%@#!^(){}[]<>:,=")
"""What no keyword begins with, of what is frequent where one may occur."""
CLOSING: Final = {"(": ")", "[": "]", "<": ">", "{": "}"}


class AsmGrammar(OperationReader):
    """Reads what operations in their own syntax consist of, but for their values."""

    __slots__ = ("_asked_for_names", "_default_dialects", "_states")

    def __init__(self, source: Source, state: State, registry: Registry) -> None:
        super().__init__(source, state, registry)
        self._default_dialects = ["builtin"]
        self._states: list[OperationState] = []
        self._asked_for_names = -1
        """The offset of the last operation that is read otherwise without names."""

    def op_error(
        self, state: OperationState, message: str, pos: int | None = None
    ) -> ParseError:
        """The diagnostic that upstream words `custom op 'name' message`."""
        where = state.pos if pos is None else pos
        return ParseError(where, f"custom op '{state.name}' {message}")

    def op_error_here(self, message: str, pos: int) -> ParseError:
        """`op_error` for helpers without an operation state."""
        return ParseError(pos, f"custom op '{self._states[-1].name}' {message}")

    def fault(self, message: str) -> ParseError:
        """`op_error` about the token at the cursor, where upstream's parser says so."""
        return self.op_error_here(message, self.here())

    @property
    def name_pos(self) -> int:
        """The offset of the name of the operation that is being read."""
        return self._states[-1].pos

    @property
    def is_named(self) -> bool:
        """Whether results of the operation that is being read are given names."""
        pos, self.pos = self.pos, self.name_pos
        self._asked_for_names = self.pos
        before = self.wrong_token("").pos
        self.pos = pos
        return self.text[max(before - 1, 0)] == "="

    @property
    def result_names(self) -> list[str]:
        """What the text calls each result of the operation that is being read."""
        if not self.is_named:
            return []
        names: list[str] = []
        pos, self.pos = self.pos, self.name_pos
        end = self.wrong_token("").pos - 1
        while True:
            self.pos = start = self.text.rindex("%", 0, end)
            name, _, count = self.text[start + 1 : end].partition(":")
            names[:0] = [name.strip()] * int(count or 1)
            end = self.wrong_token("").pos - 1
            if self.text[max(end, 0)] != ",":
                self.pos = pos
                return names

    def generic_operation(self, block: Block) -> Operation:
        """An operation in generic form, put into a block; its results have no names."""
        name = self.peek()
        if name.kind != "string":
            raise self.wrong_token("expected operation name in quotes")
        op = self.generic(string_value(name.text), name.end, name.pos)
        block.append(op)
        return op

    def generic_rest(self, state: OperationState, operands: Sequence[Token]) -> None:
        """What follows the operands in generic form, into the operation state."""
        if self.accept("["):
            state.successors = list(self._successors())
        if self.accept("<"):
            state.written = self._properties()
        if self.accept("("):
            state.regions = self._region_list()
        self.attr_dict(state)
        self.expect(":", "expected ':' followed by operation type")
        pos = self.here()
        inputs, results = self._function_type()
        if len(inputs) != len(operands):
            raise operand_count(len(operands), len(inputs), pos)
        state.types = list(results)
        state.operands = [
            self.names.use(token.text, ty, token.pos, self.source)
            for token, ty in zip(operands, inputs, strict=True)
        ]

    def operation_name(self) -> str:
        """The name of an op; one without a dialect is of the default dialect."""
        if self.peek().kind not in ("bare", "inttype"):
            raise self.error("expected bare identifier or keyword")
        name = self.take().text
        return name if "." in name else f"{self._default_dialects[-1]}.{name}"

    # Punctuation and words

    def here(self) -> int:
        """The location of the token at the cursor."""
        self.first()
        return self.pos

    def word(self, word: str, message: str = "") -> None:
        """This keyword, or a diagnostic that it is missing."""
        if not self.accept_word(word):
            raise self.fault(f"expected '{word}'{message}")

    def accept_word(self, word: str) -> bool:
        """Takes this keyword if it is there."""
        return self.accept(word)

    def any_word(self, message: str = "expected valid keyword") -> str:
        """Any keyword."""
        token = self.peek()
        if token.kind not in ("bare", "inttype"):
            raise self.fault(message)
        self.pos = token.end
        return token.text

    def word_of(self, words: Sequence[str]) -> str | None:
        """One of these keywords if it is there."""
        if self.first() in _NO_WORD:
            return None
        token = self.peek()
        if token.kind in ("bare", "inttype") and token.text in words:
            self.pos = token.end
            return token.text
        return None

    def word_or_string(self) -> str | None:
        """A keyword or a string if it is there."""
        token = self.peek()
        if token.kind == "string":
            self.take()
            return string_value(token.text)
        if token.kind in ("bare", "inttype"):
            self.take()
            return token.text
        return None

    def string(self) -> str:
        """A string literal."""
        token = self.peek()
        if token.kind != "string":
            raise self.fault("expected string")
        self.take()
        return string_value(token.text)

    def integer(self, cpp: str = "int64_t") -> int:
        """An integer that a type of C++ holds, of any length where that is empty."""
        found = self.optional_integer(cpp)
        if found is None:
            raise self.fault("expected integer value")
        return found

    def optional_integer(self, cpp: str = "int64_t") -> int | None:
        """An integer that a type of C++ holds, if one is there."""
        start = self.peek()
        found = self._optional_integer(start)
        if found is None or not cpp:
            return found
        held = width_of(cpp).held(found)
        if held is None:
            raise self.op_error_here(TOO_LARGE, start.pos)
        return held

    def _optional_integer(self, token: Token) -> int | None:
        if token.kind == "bare" and token.text in ("true", "false"):
            self.take()
            # It is a number of one bit, which is its sign.
            return -int(token.text == "true")
        if token.kind == "integer":
            return integer_value(self.take().text)
        if token.kind != "-":
            return None
        self.take()
        token = self.expect_kind("integer", "expected integer value")
        return -integer_value(token.text)

    def items(
        self, read: Callable[[], T], opening: str = "", context: str = ""
    ) -> list[T]:
        """A list separated by commas, in brackets unless `opening` is empty."""
        if not opening:
            found = [read()]
            while self.accept(","):
                found.append(read())
            return found
        closing = CLOSING[opening]
        self.expect(opening, f"expected '{opening}'{context}")
        if self.accept(closing):
            return []
        found = [read()]
        while self.accept(","):
            found.append(read())
        self.expect(closing, f"expected '{closing}'{context}")
        return found

    def enclosed(self, read: Callable[[], T], opening: str = "(") -> T:
        """What `read` reads, in brackets."""
        self.expect(opening)
        found = read()
        self.expect(CLOSING[opening])
        return found

    # Types and attributes

    def affine_map(self) -> AffineMapAttr:
        """`(d0) -> (d0)`, without `affine_map<` and `>`."""
        self.peek()
        found, self.pos = read_map(self.text, self.pos)
        return AffineMapAttr(found)

    def type(self) -> Type:
        """A type."""
        return read_type(self)

    def colon_type(self) -> Type:
        """`: type`."""
        self.expect(":", "expected ':'")
        return read_type(self)

    def types(self) -> list[Type]:
        """`t, t`: at least one type."""
        found = [read_type(self)]
        while self.accept(","):
            found.append(read_type(self))
        return found

    def colon_types(self) -> list[Type]:
        """`: t, t`."""
        self.expect(":", "expected ':'")
        return self.types()

    def optional_colon_types(self) -> list[Type]:
        """`: t, t` if it is there."""
        return self.types() if self.accept(":") else []

    def arrow_types(self) -> list[Type]:
        """`-> t` or `-> (t, t)`."""
        self.expect("->", "expected '->'")
        return self.result_types()

    def optional_arrow_types(self) -> list[Type]:
        """`-> t` or `-> (t, t)` if it is there."""
        return self.result_types() if self.accept("->") else []

    def result_types(self) -> list[Type]:
        """`t`, or any number of types in parentheses."""
        if self.at("("):
            return self.items(self.type, "(")
        return [read_type(self)]

    def attribute(self, ty: Type | None = None) -> Attribute:
        """An attribute; one of a type that is known leaves it out."""
        return read_attribute(self, ty)

    def attribute_of(self, kind: builtins.type[A], ty: Type | None = None) -> A:
        """An attribute of one class."""
        pos = self.here()
        found = read_attribute(self, ty)
        if not isinstance(found, kind):
            raise self.op_error_here("invalid kind of attribute specified", pos)
        return found

    def type_of(self, kind: builtins.type[K], pos: int | None = None) -> K:
        """A type of one class; `pos` is blamed for another, instead of the type."""
        start = self.here()
        found = read_type(self)
        if not isinstance(found, kind):
            message = "invalid kind of type specified"
            if kind in TYPE_NAMES:
                message += f": expected {TYPE_NAMES[kind]}, but found '{found}'"
            raise self.op_error_here(message, start if pos is None else pos)
        return found

    def colon_type_of(self, kind: builtins.type[K]) -> K:
        """`: type` of one class."""
        start = self.here()
        self.expect(":", "expected ':'")
        return self.type_of(kind, start)

    def attr_dict(self, state: OperationState) -> None:
        """`{a = 1}` if it is there, into the operation state."""
        state.attributes.update(self.optional_dictionary().entries)

    def attr_dict_with_keyword(self, state: OperationState) -> None:
        """`attributes {a = 1}` if it is there, into the operation state."""
        if self.accept_word("attributes"):
            state.attributes.update(read_attribute_dictionary(self).entries)

    def optional_dictionary(self) -> DictionaryAttr:
        """`{a = 1}` if it is there."""
        return self.attribute_of(DictionaryAttr) if self.at("{") else EMPTY_DICTIONARY

    def symbol_name(self) -> StringAttr:
        """`@name` as the text of its name."""
        found = self.optional_symbol_name()
        if found is None:
            raise self.fault("expected valid '@'-identifier for symbol name")
        return found

    def optional_symbol_name(self) -> StringAttr | None:
        """`@name` if it is there."""
        match = match_symbol(self.text, self.pos)
        if match is not None:
            self.pos = match.end()
            return StringAttr.sound(match[1], None)
        token = self.accept_kind("@")
        return StringAttr(symbol_name(token)) if token is not None else None


if native.COMPILED:
    replace_methods(
        AsmGrammar,
        accept_word=native.core.accept,
        here=native.core.here,
        types=native.core.type_list,
    )
