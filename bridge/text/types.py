"""The grammar of types, read and written."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from bridge import native
from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.floats import FORMATS
from bridge.ir.types import (
    DYNAMIC,
    INDEX,
    MAX_WIDTH,
    NONE,
    TOKEN,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    Signedness,
    TokenType,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    is_complex_element,
    is_memref_element,
    is_tensor_element,
)
from bridge.later import later
from bridge.text import attributes as attribute_text
from bridge.text import symbols
from bridge.text.integers import integer_value
from bridge.text.state import Reader
from bridge.text.tokens import SPACE, ParseError, Token

if TYPE_CHECKING:
    from bridge.text.spelling import Spelling

T = TypeVar("T", bound=Type)

# A type as far as its brackets are not nested deeply: what it means depends on the
# spelling and on the aliases alone, so that the spelling serves as a key.
_INSIDE: Final = r'(?:[^<>"-]++|->|-(?!>))*+'
_ONE: Final = (
    r"(?:[A-Za-z_][A-Za-z0-9_$.]*+|![A-Za-z0-9$._-]++)"
    rf"(?:<{_INSIDE}(?:<{_INSIDE}>{_INSIDE})*+>)?+(?!<)"
)
_match_type: Final = re.compile(rf"{SPACE}({_ONE})").match
_match_function: Final = later(
    "match", rf'{SPACE}(\([^()"/]*+\)\s*+->\s*+(?:\([^()"/]*+\)|{_ONE}))'
)
_match_dimensions: Final = later("match", r"(?:(?:\?|[0-9]{1,18})x)++")
_match_simple: Final = re.compile(
    r"(memref|tensor|vector)<((?:(?:\?|[0-9]{1,18})x)*+)(i[0-9]+|index|b?f[0-9]+)>"
).fullmatch
_find_dimensions: Final = re.compile(r"\?|[0-9]+").findall
_FEW: Final = 4096
"""Longer spellings are not worth keeping as keys; the core knows it too."""


def read_type(r: Reader) -> Type:
    """The type at the cursor, which moves past it.

    Raises `ParseError` with upstream's message where there is none.
    """
    memo = r.state.type_memo
    if native.COMPILED:
        found = native.core.known_type(r, memo)
        if found is not None:
            return found
    match = _match_type(r.text, r.pos)
    if match is None:
        return _read_any(r)
    key = match[1]
    known = memo.get(key)
    if known is not None:
        r.pos = match.end()
        return known
    ty = _simple(key)
    if ty is not None:
        r.pos = match.end()
    else:
        ty = _read_any(r)
    if r.pos == match.end() and len(key) <= _FEW:
        memo[key] = ty
    return ty


def _simple(key: str) -> Type | None:
    """The type of a spelling of the most common kind; None for any other."""
    match = _match_simple(key)
    if match is None:
        return None
    element = number_type(match[3])
    if element is None:
        return None
    shape = _sizes(match[2])
    if match[1] == "memref":
        return MemRefType.sound(shape, element, None, None)
    if match[1] == "tensor":
        return RankedTensorType.sound(shape, element, None)
    # Its diagnostic has the location of the keyword, which is not known here.
    return VectorType.sound(shape, element, ()) if min(shape, default=1) > 0 else None


def _sizes(dimensions: str) -> tuple[int, ...]:
    """The sizes in `4x?x`."""
    found = _find_dimensions(dimensions)
    return tuple([DYNAMIC if size == "?" else int(size) for size in found])


def read_function_type(r: Reader) -> FunctionType:
    """`(i32) -> i32` at the cursor, which moves past it; raises `ParseError`."""
    match = _match_function(r.text, r.pos)
    if match is None:
        return _read_function(r)
    key = match[1]
    memo = r.state.type_memo
    known = memo.get(key)
    if isinstance(known, FunctionType):
        r.pos = match.end()
        return known
    ty = _read_function(r)
    if r.pos == match.end() and len(key) <= _FEW:
        memo[key] = ty
    return ty


def _read_any(r: Reader) -> Type:
    if r.peek().kind == "(":
        return read_function_type(r)
    return read_non_function_type(r)


def read_non_function_type(r: Reader) -> Type:
    """A type that is no function's; raises `ParseError`."""
    token = r.peek()
    odd = r.state.grammar.types
    if token.kind == "bare":
        reader = odd.get(token.text) or _READERS.get(token.text)
        if reader is not None:
            return reader(r)
    elif token.kind == "!":
        if "!" in odd:
            return odd["!"](r)
        return symbols.read_extended_type(r)
    elif token.kind == "inttype":
        return _read_integer(r)
    raise r.wrong_token("expected non-function type")


def begins_type(token: Token) -> bool:
    """Whether a token may be the first of a type."""
    if token.kind == "bare":
        return token.text in _READERS
    return token.kind in ("(", "!", "inttype")


def _read_function(r: Reader) -> FunctionType:
    inputs = tuple(_read_parenthesized(r))
    r.expect("->", "expected '->' in function type")
    if r.at("("):
        return FunctionType(inputs, tuple(_read_parenthesized(r)))
    return FunctionType(inputs, (read_non_function_type(r),))


def _read_parenthesized(r: Reader) -> list[Type]:
    r.expect("(", "expected '('")
    if r.accept(")"):
        return []
    types = _read_list(r)
    r.expect(")", "expected ')'")
    return types


def _read_list(r: Reader) -> list[Type]:
    types = [read_type(r)]
    while r.accept(","):
        types.append(read_type(r))
    return types


_SIGNS: Final[dict[str, Signedness]] = {"i": "signless", "s": "signed", "u": "unsigned"}


def _read_integer(r: Reader) -> IntegerType:
    token = r.peek()
    digits = token.text.lstrip("siu")
    if integer_value(digits) >= 1 << 32:
        raise r.error("invalid integer width")
    width = integer_value(digits)
    if width > MAX_WIDTH:
        raise r.error(f"integer bitwidth is limited to {MAX_WIDTH} bits")
    r.take()
    return IntegerType(width, _SIGNS[token.text[0]])


@lru_cache(maxsize=256)
def number_type(keyword: str) -> Type | None:
    """The type of a keyword like `i32`, `index` or `bf16`; None where it is none."""
    if keyword in FORMATS or keyword == "index":
        return _KEYWORDS[keyword]
    digits = keyword[1:]
    if keyword[0] != "i" or not digits.isdecimal() or len(digits) > len(str(MAX_WIDTH)):
        return None
    width = int(digits)
    return IntegerType(width) if width <= MAX_WIDTH else None


def _read_keyword(r: Reader) -> Type:
    return _KEYWORDS[r.take().text]


def _read_complex(r: Reader) -> ComplexType:
    r.take()
    r.expect("<", "expected '<' in complex type")
    pos = r.peek().pos
    element = read_type(r)
    r.expect(">", "expected '>' in complex type")
    if not is_complex_element(element):
        raise ParseError(pos, "invalid element type for complex")
    return ComplexType(element)


def _read_tuple(r: Reader) -> TupleType:
    r.take()
    r.expect("<", "expected '<' in tuple type")
    if r.accept(">"):
        return TupleType(())
    types = _read_list(r)
    r.expect(">", "expected '>' in tuple type")
    return TupleType(tuple(types))


def _read_vector(r: Reader) -> VectorType:
    start = r.take().pos
    r.expect("<", "expected '<' in vector type")
    shape: list[int] = []
    scalable: list[bool] = []
    while r.peek().kind in ("integer", "["):
        flag = r.accept("[")
        shape.append(_read_dimension(r))
        if flag and not r.accept("]"):
            raise r.wrong_token("missing ']' closing scalable dimension")
        scalable.append(flag)
        _read_times(r)
    element = read_type(r)
    r.expect(">", "expected '>' in vector type")
    return _checked(start, VectorType, shape, element, scalable)


def _checked(pos: int, make: Callable[..., T], *fields: object) -> T:
    """A node; what its check reports becomes `ParseError` at `pos`."""
    try:
        return make(*fields)
    except ValueError as error:
        raise ParseError(pos, str(error)) from None


def read_shape(r: Reader) -> list[int]:
    """`4x?x`, with the `x` after the last size; may be empty."""
    shape: list[int] = []
    match = _match_dimensions(r.text, r.pos)
    if match is not None:
        r.pos = match.end()
        shape = list(_sizes(match.group()))
    while r.peek().kind in ("integer", "?"):
        shape.append(read_size(r))
        _read_times(r)
    return shape


def read_static_shape(r: Reader) -> list[int]:
    """The same of sizes that are all known."""
    shape: list[int] = []
    while r.peek().kind in ("integer", "?"):
        shape.append(read_static_size(r))
        _read_times(r)
    return shape


def read_dimensions(r: Reader, read: Callable[[Reader], int]) -> list[int]:
    """`4x?`, without an `x` after the last size; may be empty."""
    if r.peek().kind not in ("integer", "?"):
        return []
    shape = [read(r)]
    while r.peek().kind == "bare" and r.peek().text[0] == "x":
        _read_times(r)
        shape.append(read(r))
    return shape


def read_size(r: Reader) -> int:
    """A size of a shape, which may be `?`."""
    return DYNAMIC if r.accept("?") else _read_dimension(r)


def read_static_size(r: Reader) -> int:
    """A size of a shape that is known."""
    if r.peek().kind == "?":
        raise r.error("expected static shape")
    return _read_dimension(r)


def _read_dimension(r: Reader) -> int:
    token = r.peek()
    if token.text[1:2] == "x":
        # `0x4` is a size of zero, and what follows it.
        r.pos = token.pos + 1
        return 0
    if token.kind != "integer" or integer_value(token.text) >> 63:
        raise r.error("invalid dimension")
    r.take()
    return integer_value(token.text)


def _read_times(r: Reader) -> None:
    """The `x` between sizes, or before the element type and together with it."""
    token = r.peek()
    if token.text[:1] != "x" or token.kind != "bare":
        raise r.wrong_token("expected 'x' in dimension list")
    r.pos = token.pos + 1


ENCODINGS: Final[
    dict[tuple[str, str], Callable[[Any, Sequence[int], Type], str | None]]
] = {}
"""What is wrong with a tensor that has an encoding: by its dialect and mnemonic.

Modules fill it in; they are asked for an encoding, its tensor's sizes and element.
"""


def _check_encoding(
    r: Reader, encoding: DialectAttr, shape: Sequence[int], element: Type
) -> None:
    asked = ENCODINGS.get((encoding.dialect, encoding.mnemonic))
    wrong = asked(encoding, shape, element) if asked is not None else None
    if wrong is not None:
        raise r.error(wrong)


def _read_tensor(r: Reader) -> Type:
    r.take()
    r.expect("<", "expected '<' in tensor type")
    shape: list[int] | None = None
    if r.accept("*"):
        _read_times(r)
    else:
        shape = read_shape(r)
    pos = r.peek().pos
    element = read_type(r)
    encoding: Attribute | None = None
    if r.accept(",") and attribute_text.begins_optional_attribute(r.peek()):
        encoding = attribute_text.read_attribute(r)
        if isinstance(encoding, DialectAttr):
            _check_encoding(r, encoding, shape or (), element)
    r.expect(">", "expected '>' in tensor type")
    if not is_tensor_element(element):
        raise ParseError(pos, "invalid tensor element type")
    if shape is not None:
        return RankedTensorType(tuple(shape), element, encoding)
    if encoding is not None:
        raise r.error("cannot apply encoding to unranked tensor")
    return UnrankedTensorType(element)


def _read_memref(r: Reader) -> Type:
    start = r.take().pos
    r.expect("<", "expected '<' in memref type")
    shape: list[int] | None = None
    if r.accept("*"):
        _read_times(r)
    else:
        shape = read_shape(r)
    pos = r.peek().pos
    element = read_type(r)
    if not is_memref_element(element):
        raise ParseError(pos, "invalid memref element type")
    layout, space = (None, None) if r.accept(">") else _read_layout(r, shape is None)
    opaque = isinstance(space, DialectAttr) and not r.state.known_dialect(space.dialect)
    if opaque:
        raise ParseError(start, "unsupported memory space Attribute")
    if shape is None:
        return _checked(start, UnrankedMemRefType, element, space)
    return _checked(start, MemRefType, shape, element, layout, space)


def _read_layout(
    r: Reader, unranked: bool
) -> tuple[Attribute | None, Attribute | None]:
    """The layout and the memory space, and the bracket after them."""
    layout: Attribute | None = None
    space: Attribute | None = None
    r.expect(",", "expected ',' or '>' in memref type")
    if r.at(">"):
        raise r.wrong_token("expected list element")
    while True:
        attr = attribute_text.read_attribute(r)
        if attr.is_layout:
            layout = attr
            if unranked:
                raise r.error("cannot have affine map for unranked memref type")
            if space is not None:
                raise r.error("expected memory space to be last in memref type")
        elif space is not None:
            raise r.error("multiple memory spaces specified in memref type")
        else:
            space = attr
        if not r.accept(","):
            break
    r.expect(">", "expected ',' or '>'")
    return layout, space


_KEYWORDS: Final[dict[str, Type]] = {
    "index": INDEX,
    "none": NONE,
    "token": TOKEN,
    **{name: FloatType(name) for name in FORMATS},
}

_READERS: Final[dict[str, Callable[[Reader], Type]]] = {
    "complex": _read_complex,
    "memref": _read_memref,
    "tensor": _read_tensor,
    "tuple": _read_tuple,
    "vector": _read_vector,
    **dict.fromkeys(_KEYWORDS, _read_keyword),
}


# Writing ---------------------------------------------------------------------------


def format_type(ty: Type) -> str:
    """The text of a type, without aliases."""
    from bridge.text.spelling import Spelling

    return Spelling(local_scope=True).type(ty)


def _write_integer(s: Spelling, ty: IntegerType) -> str:
    sign = {"signless": "", "signed": "s", "unsigned": "u"}[ty.signedness]
    return f"{sign}i{ty.width}"


def _write_types(s: Spelling, types: tuple[Type, ...]) -> str:
    return ", ".join([s.type(ty) for ty in types])


def write_function(
    s: Spelling, inputs: tuple[Type, ...], results: tuple[Type, ...]
) -> str:
    """`(i32) -> i32`; several results, none, or a function type are in parentheses."""
    if len(results) == 1 and not isinstance(results[0], FunctionType):
        return f"({_write_types(s, inputs)}) -> {s.type(results[0])}"
    return f"({_write_types(s, inputs)}) -> ({_write_types(s, results)})"


def _write_function(s: Spelling, ty: FunctionType) -> str:
    return write_function(s, ty.inputs, ty.results)


def write_shape(shape: tuple[int, ...]) -> str:
    """`4x?x`."""
    return "".join(["?x" if size == DYNAMIC else f"{size}x" for size in shape])


def _write_vector(s: Spelling, ty: VectorType) -> str:
    if not ty.scalable:
        return f"vector<{write_shape(ty.shape)}{s.type(ty.element)}>"
    sizes = [
        f"[{size}]x" if flag else f"{size}x"
        for size, flag in zip(ty.shape, ty.scalable, strict=True)
    ]
    return f"vector<{''.join(sizes)}{s.type(ty.element)}>"


def _write_tensor(s: Spelling, ty: RankedTensorType) -> str:
    encoding = "" if ty.encoding is None else f", {s.attribute(ty.encoding)}"
    return f"tensor<{write_shape(ty.shape)}{s.type(ty.element)}{encoding}>"


def _write_unranked_tensor(s: Spelling, ty: UnrankedTensorType) -> str:
    return f"tensor<*x{s.type(ty.element)}>"


def _write_memref(s: Spelling, ty: MemRefType) -> str:
    layout = "" if ty.layout is None else f", {s.element(ty.layout)}"
    space = "" if ty.memory_space is None else f", {s.element(ty.memory_space)}"
    return f"memref<{write_shape(ty.shape)}{s.type(ty.element)}{layout}{space}>"


def _write_unranked_memref(s: Spelling, ty: UnrankedMemRefType) -> str:
    space = "" if ty.memory_space is None else f", {s.element(ty.memory_space)}"
    return f"memref<*x{s.type(ty.element)}{space}>"


def _write_complex(s: Spelling, ty: ComplexType) -> str:
    return f"complex<{s.type(ty.element)}>"


def _write_tuple(s: Spelling, ty: TupleType) -> str:
    return f"tuple<{_write_types(s, ty.types)}>"


def _write_dialect_type(s: Spelling, ty: DialectType) -> str:
    return symbols.write_symbol(s, "!", ty.dialect, s.body(ty)[0])


WRITERS: Final[dict[type, Callable[[Spelling, Any], str]]] = {
    IntegerType: _write_integer,
    IndexType: lambda s, ty: "index",
    FloatType: lambda s, ty: str(ty.name),
    NoneType: lambda s, ty: "none",
    TokenType: lambda s, ty: "token",
    ComplexType: _write_complex,
    FunctionType: _write_function,
    TupleType: _write_tuple,
    VectorType: _write_vector,
    RankedTensorType: _write_tensor,
    UnrankedTensorType: _write_unranked_tensor,
    MemRefType: _write_memref,
    UnrankedMemRefType: _write_unranked_memref,
    DialectType: _write_dialect_type,
}
"""What writes a type, by its class."""


if native.COMPILED:
    native.core.know_types(
        MemRefType, RankedTensorType, VectorType, number_type, DYNAMIC
    )
