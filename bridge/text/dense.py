"""The grammar of dense attributes: elements, arrays, sparse ones and resources."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import (
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    ResourceHandle,
    SparseElementsAttr,
)
from bridge.ir.dense import (
    bit_width,
    is_numeric,
    pack_bits,
    stored_bits,
    unpack,
    unpack_bits,
)
from bridge.ir.floats import format_float
from bridge.ir.types import (
    I64,
    ComplexType,
    FloatType,
    IntegerType,
    RankedTensorType,
    RankedType,
    ShapedType,
    Type,
    as_shaped,
    is_int_or_float,
    is_tensor_element,
)
from bridge.text import bulk, dense_typed, numbers
from bridge.text import types as type_text
from bridge.text.integers import decimal
from bridge.text.state import Reader
from bridge.text.tokens import ParseError, Token, quoted, string_value

if TYPE_CHECKING:
    from bridge.text.spelling import Elision, Spelling, Write


class _Literal:
    """A tensor literal: its elements with their signs, and the shape of their lists.

    A single element has no shape; `string` is a literal that is one string, a hex
    string perhaps.
    """

    __slots__ = ("elements", "shape", "string")

    def __init__(self) -> None:
        self.elements: list[tuple[bool, Token]] = []
        self.shape: list[int] = []
        self.string: Token | None = None

    def read(self, r: Reader, hex_allowed: bool) -> None:
        """Reads the literal at the cursor; raises `ParseError`."""
        kind = r.peek().kind
        if hex_allowed and kind == "string":
            self.string = r.take()
        elif kind == "[":
            self.shape = self._list(r)[::-1]
        else:
            self._element(r)

    def _list(self, r: Reader) -> list[int]:
        """The sizes of a list, the innermost first."""
        r.take()
        if r.accept("]"):
            return [0]
        first = self._item(r)
        size = 1
        while r.accept(","):
            if self._item(r) != first:
                raise r.error(
                    "tensor literal is invalid; ranks are not consistent between "
                    "elements"
                )
            size += 1
        r.expect("]", "expected ']'")
        first.append(size)
        return first

    def _item(self, r: Reader) -> list[int]:
        if r.peek().kind == "[":
            return self._list(r)
        self._element(r)
        return []

    def _element(self, r: Reader) -> None:
        token = r.peek()
        if token.kind in ("integer", "float", "string") or _is_bool(token):
            self.elements.append((False, r.take()))
        elif token.kind == "-":
            r.take()
            if r.peek().kind not in ("integer", "float"):
                raise r.error("expected integer or floating point literal")
            self.elements.append((True, r.take()))
        elif token.kind == "(":
            r.take()
            self._element(r)
            r.expect(",", "expected ',' between complex elements")
            self._element(r)
            r.expect(")", "expected ')' after complex elements")
        else:
            raise r.error("expected element literal of primitive type")

    def attribute(self, r: Reader, pos: int, ty: Type) -> Attribute:
        """The attribute of a type; raises `ParseError` at `pos` or at an element."""
        shaped = _shaped(ty)
        element = shaped.element
        if self.string is not None and is_numeric(element):
            return _from_hex(self.string, pos, ty)
        self._check_shape(pos, ty, shaped)
        texts = () if is_numeric(element) else tuple(self._strings(pos))
        self._check_counts(pos, ty, shaped)
        splat = not self.shape and bool(self.elements or self.string)
        if not is_numeric(element):
            return DenseStringElementsAttr(ty, texts, splat)
        part = element.element if isinstance(element, ComplexType) else element
        patterns = [_pattern(r, part, negative, t) for negative, t in self.elements]
        return DenseElementsAttr(ty, pack_bits(part, patterns), splat)

    def _check_shape(self, pos: int, ty: Type, shaped: RankedType) -> None:
        shape = tuple(self.shape)
        if shape and shape != shaped.shape:
            raise ParseError(
                pos,
                f"inferred shape of elements literal ([{_listed(shape)}]) does not "
                f"match type ([{_listed(shaped.shape)}])",
            )
        if not self.elements and self.string is None and shaped.num_elements:
            raise ParseError(
                pos, f"parsed zero elements, but type ('{ty}') expected at least 1"
            )

    def _check_counts(self, pos: int, ty: Type, shaped: RankedType) -> None:
        shape, count = tuple(self.shape), shaped.num_elements
        found = len(self.elements) + (self.string is not None)
        parts = 2 if isinstance(shaped.element, ComplexType) else 1
        if not shape and found and found != parts:
            raise ParseError(
                pos,
                f"parsed {found} elements, but type ('{shaped.element}') expected "
                f"{parts} elements",
            )
        if shape and found != count * parts:
            raise ParseError(
                pos,
                f"parsed {found} elements, but type ('{ty}') expected "
                f"{count * parts} elements",
            )

    def _strings(self, pos: int) -> list[str]:
        if self.string is not None:
            return [string_value(self.string.text)]
        for _, token in self.elements:
            if token.kind != "string":
                raise ParseError(pos, f"expected string token, got {token.text}")
        return [string_value(token.text) for _, token in self.elements]


def _unchecked(shape: tuple[int, ...], element: Type) -> RankedTensorType:
    made: RankedTensorType = RankedTensorType.unchecked(shape, element, None)
    return made


def _is_bool(token: Token) -> bool:
    return token.kind == "bare" and token.text in ("true", "false")


def _listed(values: tuple[int, ...]) -> str:
    return ", ".join([str(value) for value in values])


def _pattern(r: Reader, ty: Type, negative: bool, token: Token) -> int:
    """The stored pattern of an element; raises `ParseError` at its token."""
    if isinstance(ty, FloatType):
        fmt = ty.format
        return stored_bits(fmt, numbers.float_pattern(r, fmt, token, negative))
    message = None
    if negative and isinstance(ty, IntegerType) and ty.signedness == "unsigned":
        message = "expected unsigned integer elements, but parsed negative value"
    elif token.kind == "float":
        message = "expected integer elements, but parsed floating-point"
    elif token.kind == "bare" and bit_width(ty) != 1:
        message = "expected i1 type for 'true' or 'false' values"
    elif token.kind == "string":
        message = "expected integer elements, but parsed a string"
    if message is not None:
        raise ParseError(token.pos, message)
    if token.kind == "bare":
        return int(token.text == "true")
    bits = numbers.integer_bits(ty, token.text, negative)
    if bits is None:
        raise ParseError(token.pos, "integer constant out of range for type")
    return bits


def _shaped(ty: Type) -> RankedType:
    """A type that `_literal_type` let through, as one with shape and elements."""
    shaped = as_shaped(ty)
    assert shaped is not None  # checked before
    return shaped


def _from_hex(token: Token, pos: int, ty: Type) -> Attribute:
    data = bulk.hex_bytes(token.text)
    if data is None:
        message = "expected string containing hex digits starting with `0x`"
        raise ParseError(token.pos, message)
    try:
        return DenseElementsAttr(ty, data)
    except ValueError as error:
        raise ParseError(pos, str(error)) from None


def read_dense(r: Reader, ty: Type | None) -> Attribute:
    """`dense<[1, 2]> : tensor<2xi32>` at the cursor; raises `ParseError`."""
    start = r.take().pos
    r.expect("<", "expected '<' after 'dense'")
    begin = r.pos
    quick = bulk.literal_end(r.text, begin)
    if quick is not None:
        attr = _read_quickly(r, start, begin, quick, ty)
        if attr is not None:
            return attr
        r.pos = begin
    return read_dense_values(r, start, ty)


def read_dense_values(r: Reader, start: int, ty: Type | None) -> Attribute:
    """`[1, 2]> : tensor<2xi32>`, after `dense<`; raises `ParseError`."""
    literal = _Literal()
    if not r.accept(">"):
        if dense_typed.begins_typed(r):
            return dense_typed.read_typed(r, start)
        literal.read(r, hex_allowed=True)
        r.expect(">", "expected '>'")
    return literal.attribute(r, start, _literal_type(r, start, ty))


def _read_quickly(
    r: Reader, start: int, begin: int, end: int, ty: Type | None
) -> Attribute | None:
    """A large and regular literal between two offsets, `>` after it.

    None where it is anything else, an error included.
    """
    r.pos = end + 1
    try:
        ty = _literal_type(r, start, ty)
    except ParseError:
        return None
    shaped = _shaped(ty)
    if not is_numeric(shaped.element):
        return None
    data = bulk.elements(r.text, begin, end, shaped)
    if data is None:
        return None
    try:
        return DenseElementsAttr(ty, data)
    except ValueError:
        return None


def _literal_type(r: Reader, start: int, ty: Type | None) -> Type:
    """The type of an elements literal, which follows it unless it is given."""
    if ty is None:
        r.expect(":", "expected ':'")
        ty = type_text.read_type(r)
    shaped = as_shaped(ty)
    if shaped is None and not isinstance(ty, ShapedType):
        raise ParseError(start, "elements literal must be a shaped type")
    if shaped is None or not shaped.has_static_shape:
        raise ParseError(start, "elements literal type must have static shape")
    return ty


def read_resource(r: Reader, ty: Type | None) -> Attribute:
    """`dense_resource<key> : tensor<2xi32>` at the cursor; raises `ParseError`."""
    start = r.take().pos
    r.expect("<", "expected '<' after 'dense_resource'")
    token = r.peek()
    if token.kind not in ("bare", "inttype", "string"):
        raise r.error("expected identifier key for 'resource' entry")
    r.take()
    key = string_value(token.text) if token.kind == "string" else token.text
    r.expect(">", "expected '>'")
    if ty is None:
        start = r.peek().pos
        r.expect(":", "expected ':'")
        ty = type_text.read_type(r)
    if not isinstance(ty, ShapedType) and as_shaped(ty) is None:
        raise ParseError(start, "`dense_resource` expected a shaped type")
    return DenseResourceAttr(r.state.resource("builtin", key), ty)


def read_sparse(r: Reader, ty: Type | None) -> Attribute:
    """`sparse<[[0, 0]], [1]> : tensor<2x2xi32>` at the cursor; raises `ParseError`."""
    start = r.take().pos
    r.expect("<", "Expected '<' after 'sparse'")
    return read_sparse_values(r, start, ty)


def read_sparse_values(r: Reader, start: int, ty: Type | None) -> Attribute:
    """`[[0, 0]], [1]> : tensor<2x2xi32>`, after `sparse<`; raises `ParseError`."""
    if r.accept(">"):
        return SparseElementsAttr.empty(_literal_type(r, start, ty))
    indices = _Literal()
    indices_pos = r.peek().pos
    indices.read(r, hex_allowed=False)
    r.expect(",", "expected ','")
    values = _Literal()
    values_pos = r.peek().pos
    values.read(r, hex_allowed=True)
    r.expect(">", "expected '>'")
    ty = _literal_type(r, start, ty)
    shaped = _shaped(ty)
    shape = tuple(indices.shape) or (1, shaped.rank)
    locations = indices.attribute(r, indices_pos, RankedTensorType(shape, I64))
    assert isinstance(locations, DenseElementsAttr)  # elements of i64 are numbers
    held = tuple(values.shape) or shape[:1]
    # The element of the outer type need not be one that tensors have.
    inner = RankedTensorType if is_tensor_element(shaped.element) else _unchecked
    numbers_ = values.attribute(r, values_pos, inner(held, shaped.element))
    try:
        return SparseElementsAttr(ty, locations, numbers_)
    except ValueError as error:
        raise ParseError(start, str(error)) from None


def read_array(r: Reader) -> Attribute:
    """`array<i32: 1, 2>` at the cursor, which moves past it; raises `ParseError`."""
    r.take()
    r.expect("<", "expected '<' after 'array'")
    pos = r.peek().pos
    try:
        element = type_text.read_type(r)
    except ParseError as fault:
        message = "expected an integer or floating point type"
        r.follow(fault, message, pos, kind=ParseError)
        raise
    if not is_int_or_float(element):
        raise ParseError(pos, f"expected integer or float type, got: '{element}'")
    width = bit_width(element)
    if width != 1 and width % 8:
        raise ParseError(pos, "element type bitwidth must be a multiple of 8")
    if r.accept(">"):
        return DenseArrayAttr(element, b"")
    r.expect(":", "expected ':' after dense array type")
    end = bulk.literal_end(r.text, r.pos)
    data = None if end is None else bulk.numbers(r.text, r.pos, end, element)
    if end is not None and data is not None:
        r.pos = end + 1
        return DenseArrayAttr(element, data)
    patterns = [_array_pattern(r, element)]
    while r.accept(","):
        patterns.append(_array_pattern(r, element))
    r.expect(">", "expected '>' to close an array attribute")
    return DenseArrayAttr(element, pack_bits(element, patterns) or bytes(len(patterns)))


def _array_pattern(r: Reader, ty: Type) -> int:
    """The pattern of the element at the cursor, with the diagnostics of arrays."""
    negative = r.accept("-")
    token = r.peek()
    if isinstance(ty, FloatType):
        bits = stored_bits(
            ty.format, numbers.float_pattern(r, ty.format, token, negative)
        )
        r.take()
        return bits
    boolean = bit_width(ty) == 1
    if _is_bool(token):
        if not boolean:
            raise r.error("expected i1 type for 'true' or 'false' values")
        r.take()
        return int(token.text == "true")
    if token.kind != "integer":
        raise r.error("expected integer literal")
    r.take()
    if boolean:
        raise r.error("expected 'true' or 'false' values for i1 type")
    found = numbers.integer_bits(ty, token.text, negative)
    if found is None:
        raise r.error("integer constant out of range")
    return found


# Writing ---------------------------------------------------------------------------


def _element_texts(ty: Type, data: bytes) -> list[str]:
    """The text of each element."""
    if isinstance(ty, ComplexType):
        parts = _element_texts(ty.element, data)
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return [f"({real},{imag})" for real, imag in pairs]
    patterns = unpack_bits(ty, data)
    if isinstance(ty, FloatType):
        fmt = ty.format
        return [format_float(fmt, bits) for bits in patterns]
    if bit_width(ty) == 1:
        return ["true" if bits else "false" for bits in patterns]
    if bit_width(ty) <= 64:
        return [str(value) for value in unpack(ty, data)]
    return [decimal(value) for value in unpack(ty, data)]


def _nest(texts: list[str], shape: tuple[int, ...]) -> str:
    """Texts in brackets, as the shape has them."""
    for size in reversed(shape):
        texts = [
            f"[{', '.join(texts[i : i + size])}]" for i in range(0, len(texts), size)
        ]
    return texts[0]


def _is_large(limit: int | None, attr: Attribute) -> bool:
    """Whether an attribute has more elements than a limit, and is no splat."""
    if limit is None or limit < 0:
        return False
    if not isinstance(attr, DenseElementsAttr | DenseStringElementsAttr):
        return False
    return not attr.splat and prod(_shaped(attr.type).shape) > limit


def _elements(s: Spelling, attr: DenseElementsAttr, hex_allowed: bool = True) -> str:
    if attr.splat:
        return _element_texts(attr.element, attr.data)[0]
    if not attr.data:
        return ""
    if hex_allowed and _is_large(s.hex_limit, attr):
        return f'"0x{attr.data.hex().upper()}"'
    return _nest(_element_texts(attr.element, attr.data), attr.shape)


def _strings(attr: DenseStringElementsAttr) -> str:
    texts = [quoted(value) for value in attr.values]
    if attr.splat or not texts:
        return texts[0] if texts else ""
    return _nest(texts, _shaped(attr.type).shape)


_ELIDED: Final = "dense_resource<__elided__>"


def _after(s: Spelling, text: str, ty: Type, elision: Elision) -> str:
    return text if elision == "must" else f"{text} : {s.type(ty)}"


def _write_dense(s: Spelling, attr: DenseElementsAttr, elision: Elision) -> str:
    if _is_large(s.elide_elements, attr):
        return _after(s, _ELIDED, attr.type, elision)
    # The text may be large: it is copied once.
    ty = "" if elision == "must" else f" : {s.type(attr.type)}"
    return f"dense<{_elements(s, attr)}>{ty}"


def _write_strings(s: Spelling, attr: DenseStringElementsAttr, elision: Elision) -> str:
    elided = _is_large(s.elide_elements, attr)
    text = _ELIDED if elided else f"dense<{_strings(attr)}>"
    return _after(s, text, attr.type, elision)


def _write_sparse(s: Spelling, attr: SparseElementsAttr, elision: Elision) -> str:
    limit = s.elide_elements
    if _is_large(limit, attr.indices) or _is_large(limit, attr.values):
        return _after(s, _ELIDED, attr.type, elision)
    text = ""
    if attr.indices.num_elements:
        values = attr.values
        text = _elements(s, attr.indices, hex_allowed=False) + ", "
        if isinstance(values, DenseElementsAttr):
            text += _elements(s, values)
        elif isinstance(values, DenseStringElementsAttr):
            text += _strings(values)
    return _after(s, f"sparse<{text}>", attr.type, elision)


def _write_resource(s: Spelling, attr: DenseResourceAttr, elision: Elision) -> str:
    return _after(s, f"dense_resource<{s.resource(attr.resource)}>", attr.type, elision)


def array_elements(attr: DenseArrayAttr) -> list[str]:
    """The text of each element of an array."""
    return _element_texts(attr.element, attr.data)


def _write_array(s: Spelling, attr: DenseArrayAttr, elision: Elision) -> str:
    element = s.type(attr.element)
    if not attr.data:
        return f"array<{element}>"
    return f"array<{element}: {', '.join(_element_texts(attr.element, attr.data))}>"


WRITERS: Final[dict[type, Write]] = {
    DenseArrayAttr: _write_array,
    DenseElementsAttr: _write_dense,
    DenseResourceAttr: _write_resource,
    ResourceHandle: lambda s, attr, elision: s.resource(attr.resource),
    DenseStringElementsAttr: _write_strings,
    SparseElementsAttr: _write_sparse,
}
"""What writes a dense attribute, by its class."""
