"""Attributes and types as they were written."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bridge.dialects.spirv.types import cases
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    Attribute,
    DenseElementsAttr,
    DictionaryAttr,
    IntegerAttr,
    IntegerSetAttr,
    StridedLayoutAttr,
    TypeAttr,
)
from bridge.ir.types import (
    DYNAMIC,
    IntegerType,
    MemRefType,
    Type,
    UnrankedMemRefType,
    is_memref_element,
)
from bridge.legacy.dialect_types import read_dialect_attribute, read_dialect_type
from bridge.legacy.state import LegacyState, state_of, todays_attribute
from bridge.text import dense, numbers
from bridge.text.affine import read_map_or_set
from bridge.text.attributes import read_attribute, read_attribute_dictionary
from bridge.text.integers import integer_value
from bridge.text.state import Grammar, Reader
from bridge.text.tokens import BARE_ID, SPACE, ParseError
from bridge.text.types import read_function_type, read_shape, read_type

_LIST: Final = rf"\({SPACE}({BARE_ID})?{SPACE}"
_match_inputs: Final = re.compile(
    rf"{_LIST}(?:,{SPACE}{BARE_ID}{SPACE})*+\){SPACE}(\[[^\]]*+\])?{SPACE}(->|:){SPACE}"
    rf"(\({SPACE}(\)|-|[0-9]|{BARE_ID})?)?"
).match
"""Groups: the first name, symbols, arrow or colon, the opening parenthesis after, and
the first token in it."""
_NUMBER_TYPE: Final = re.compile(
    r"[su]?i[0-9]+|b?f16|t?f32|f64|f80|f128|f8E\w+|index|none"
).fullmatch
_match_dense_type: Final = re.compile(
    rf"{SPACE}(?:dense|splat|sparse|opaque){SPACE}<{SPACE}(?:tensor|vector|!)"
).match
_match_opaque: Final = re.compile(rf"{SPACE}opaque{SPACE}<").match


def _is_type(name: str) -> bool:
    return _NUMBER_TYPE(name) is not None


def holds_map(text: str, pos: int, state: LegacyState) -> bool:
    """Whether a map or a set is at the `(`, rather than a function's type."""
    found = _match_inputs(text, pos)
    if found is None:
        return False
    name, symbols, arrow, opens, first = found.groups()
    if name is not None:
        return not _is_type(name)
    if symbols is not None or arrow == ":":
        return True
    if opens is None or first is None:
        return False
    if first == ")":
        entry = _is_type_entry(text, max(0, pos - _NEAR), pos)
        return state.empty_is_map and entry is None
    return not begins_like_type(first)


_is_type_entry: Final = re.compile(r"\b(?:function_)?type\s*[=:]\s*$").search
_NEAR: Final = 40
"""Of a function, in whose generic form it was no map even then."""


def begins_like_type(word: str) -> bool:
    """Whether a type begins with this word or character."""
    return _is_type(word) or word in _TYPE_WORDS


_TYPE_WORDS: Final = frozenset({"memref", "tensor", "vector", "tuple", "complex"})


def _read_parenthesized(r: Reader, ty: Type | None) -> Attribute:
    """A map, a set or a function's type."""
    state = state_of(r)
    start = r.peek().pos
    if not holds_map(r.text, start, state):
        return TypeAttr(read_function_type(r))
    found, end = read_map_or_set(r.text, start)
    r.pos = end
    if _divides_oddly(r.text, start, end) is not None:
        state.warn(start, "the divisor of an affine expression must be positive")
    is_map = isinstance(found, AffineMap)
    word = "affine_map" if is_map else "affine_set"
    text = f"{word}<{r.text[start:end]}>"
    if r.accept("size"):
        # Until May 2019 a map could say how large its results get.
        _skip_parentheses(r)
        end = r.pos
    state.edits.replace(start, end, text, "affine map or set without a keyword")
    if isinstance(found, AffineMap):
        return AffineMapAttr(found)
    return IntegerSetAttr(found)


_divides_oddly: Final = re.compile(
    r"\b(?:mod|floordiv|ceildiv)\s*(?:-|0(?![0-9x]))"
).search


def _skip_parentheses(r: Reader) -> None:
    r.expect("(", "expected '(' after 'size'")
    depth = 1
    while depth:
        kind = r.take().kind
        if kind == "eof":
            raise r.error("expected ')' after 'size'")
        depth += (kind == "(") - (kind == ")")


def _read_behind_colon(r: Reader, ty: Type | None) -> Attribute:
    """`: 1` where today has `= 1`."""
    state = state_of(r)
    pos = r.expect(":")
    blank = "" if r.text[pos - 1 : pos].isspace() else " "
    state.edits.replace(pos, pos + 1, f"{blank}=", "attribute entry with ':'")
    return read_attribute(r)


def _read_elements(r: Reader, ty: Type | None) -> Attribute:
    """`dense<type, values>` and `splat<type, value>`, or today's `dense<values>`."""
    start = r.peek().pos
    if _match_opaque(r.text, start) is not None:
        raise r.error(_NO_OPAQUE)
    if _match_dense_type(r.text, start) is None:
        return TODAYS_ELEMENTS[r.peek().text](r, ty)
    word = r.take().text
    r.expect("<")
    before = r.pos
    found = read_type(r)
    written = r.text[before : r.pos].strip()
    r.expect(",", "expected ',' after the type of elements")
    literal = r.pos
    today, read = _VALUES[word]
    attr = read(r, start, found)
    state = state_of(r)
    values = r.text[literal : r.pos - 1].strip()
    written = state.edits.within(before, before + len(written)).strip()
    text = f"{today}<{values}> : {written}"
    if r.at(":"):
        # A constant repeated its type.
        r.take()
        again = r.peek().pos
        if read_type(r) is not found:
            raise ParseError(again, f"expected '{found}', the type of the elements")
    state.edits.replace(start, r.pos, text, "elements with their type inside")
    return attr


def _no_splat(r: Reader, ty: Type | None) -> Attribute:
    raise r.error("expected a type after 'splat<'")


def _no_attribute(r: Reader, ty: Type | None) -> Attribute:
    raise r.error("expected attribute value")


TODAYS_ELEMENTS: Final[dict[str, Callable[[Reader, Type | None], Attribute]]] = {
    "dense": dense.read_dense,
    "sparse": dense.read_sparse,
    "splat": _no_splat,
    "opaque": _no_attribute,
}

_VALUES: Final = {
    "dense": ("dense", dense.read_dense_values),
    "sparse": ("sparse", dense.read_sparse_values),
    "splat": ("dense", dense.read_dense_values),
}

_NO_OPAQUE: Final = (
    "opaque elements have no equivalent today; 'dense_resource<key>' took their place"
)


def _read_negative(r: Reader, ty: Type | None) -> Attribute:
    """A number with a minus, which went around where its type is too narrow for it."""
    state = state_of(r)
    found = _match_negative(r.text, r.peek().pos)
    if ty is None and found is not None and state.is_old:
        digits, width = map(int, found.groups())
        if 1 << (width - 1) < digits < 1 << width:
            value = (1 << width) - digits
            text = f"{value} : i{width}"
            state.edits.replace(*found.span(), text, "number that goes around")
            state.warn(found.start(), f"'{found[0]}' goes around: it is {value}")
            r.pos = found.end()
            return IntegerAttr(value, IntegerType(width))
    r.expect("-")
    kind = r.peek().kind
    if kind == "integer":
        return numbers.read_integer(r, ty, True)
    if kind == "float":
        return numbers.read_float(r, ty, True)
    raise r.wrong_token("expected constant integer or floating point value")


_match_negative: Final = re.compile(
    rf"-{SPACE}([0-9]{{1,20}}){SPACE}:{SPACE}i([1-9][0-9]{{0,2}})(?![0-9A-Za-z_$])"
).match


def _read_offset_and_strides(r: Reader, ty: Type | None) -> Attribute:
    """`offset: 2, strides: [4, 1]` as the layout of a memref."""
    start = r.expect("offset")
    r.expect(":", "expected colon after `offset` keyword")
    offset = _stride(r, "invalid offset")
    r.expect(",", "expected comma after offset value")
    if not r.accept("strides"):
        raise r.error("expected `strides` keyword after offset specification")
    r.expect(":", "expected colon after `strides` keyword")
    r.expect("[", "expected '[' before the strides")
    strides = []
    while not r.at("]"):
        strides.append(_stride(r, "invalid memref stride"))
        if not r.accept(","):
            break
    r.expect("]", "expected ']' after the strides")
    attr = StridedLayoutAttr(tuple(strides), offset)
    kind = "memref layout by offset and strides"
    state_of(r).edits.replace(start, r.pos, str(attr), kind)
    return attr


def _stride(r: Reader, message: str) -> int:
    if r.accept("?"):
        return DYNAMIC
    negative = r.accept("-")
    token = r.peek()
    if token.kind != "integer":
        raise r.error(message)
    r.take()
    value = integer_value(token.text)
    return -value if negative else value


def _read_memref(r: Reader) -> Type:
    """A memref, which may have had several maps as its layout."""
    start = r.take().pos
    r.expect("<", "expected '<' in memref type")
    unranked = r.accept("*")
    if unranked:
        _read_times(r)
    shape = [] if unranked else read_shape(r)
    pos = r.peek().pos
    element = read_type(r)
    if not is_memref_element(element):
        raise ParseError(pos, "invalid memref element type")
    layouts: list[tuple[Attribute, int, int]] = []
    space = None
    while r.accept(","):
        before = r.peek().pos
        attr = read_attribute(r)
        if not attr.is_layout:
            space = attr
            break
        layouts.append((attr, before, r.pos))
    r.expect(">", "expected ',' or '>' in memref type")
    try:
        if unranked:
            if layouts:
                raise r.error("cannot have affine map for unranked memref type")
            return UnrankedMemRefType(element, space)
        layout = _composed(r, layouts)
        return MemRefType(tuple(shape), element, layout, space)
    except ValueError as error:
        raise ParseError(start, str(error)) from None


def _read_times(r: Reader) -> None:
    token = r.peek()
    if token.kind != "bare" or not token.text.startswith("x"):
        raise r.wrong_token("expected 'x' in dimension list")
    r.pos = token.pos + 1


def _composed(r: Reader, layouts: list[tuple[Attribute, int, int]]) -> Attribute | None:
    """One layout that does what several did, the first applied to the indices."""
    if not layouts:
        return None
    layout, start, end = layouts[0]
    for following, _, after in layouts[1:]:
        if not isinstance(layout, AffineMapAttr) or not isinstance(
            following, AffineMapAttr
        ):
            raise ParseError(start, "only affine maps make one layout together")
        if following.map.num_dims != len(layout.map.results):
            raise ParseError(
                start, "the layouts of a memref do not fit one after another"
            )
        if layout.map.num_symbols and following.map.num_symbols:
            raise ParseError(start, "several layouts with symbols are not made one")
        layout = AffineMapAttr(following.map.compose(layout.map))
        end = after
    if len(layouts) > 1:
        kind = "memref layout of several maps"
        state_of(r).edits.replace(start, end, str(layout), kind)
    return layout


# The interface of SPIR-V's functions

_is_interface: Final = re.compile(
    r"(>?)\s*\{\s*(?:spirv|spv)\.(entry_point_abi|interface_var_abi)\s*[=:]\s*$"
).search
_LONGEST: Final = 200
"""Characters before a dictionary that tell what it is."""


def _read_dictionary(r: Reader, ty: Type | None) -> Attribute:
    """A dictionary, which described a function's interface too."""
    start = r.peek().pos
    found = read_attribute_dictionary(r)
    what = _is_interface(r.text, max(0, start - _LONGEST), start)
    if what is None:
        return found
    body = _INTERFACES[what[2]](found, is_scalar=not what[1])
    if body is None:
        raise ParseError(start, f"'{found}' is no such interface")
    text = f"#spirv.{what[2]}<{body}>"
    state_of(r).edits.replace(start, r.pos, text, "interface of a SPIR-V function")
    return todays_attribute(text)


def _entry_point(found: DictionaryAttr, *, is_scalar: bool) -> str | None:
    size = found.get("local_size")
    if not isinstance(size, DenseElementsAttr):
        return None
    return f"workgroup_size = [{', '.join(map(str, size.values))}]"


def _variable(found: DictionaryAttr, *, is_scalar: bool) -> str | None:
    """The storage class is given for scalars only: a pointer's type has it."""
    numbers = [found.get(key) for key in ("descriptor_set", "binding", "storage_class")]
    known = [attr.value for attr in numbers if isinstance(attr, IntegerAttr)]
    if len(known) < 2:
        return None
    words = [cases("StorageClass").text(number) for number in known[2:]]
    storage = "".join([f", {word}" for word in words]) if is_scalar else ""
    return f"({known[0]}, {known[1]}){storage}"


_INTERFACES: Final[dict[str, Callable[..., str | None]]] = {
    "entry_point_abi": _entry_point,
    "interface_var_abi": _variable,
}

GRAMMAR: Final = Grammar(
    attributes={
        "(": _read_parenthesized,
        "-": _read_negative,
        "{": _read_dictionary,
        "{:": _read_behind_colon,
        "#": read_dialect_attribute,
        "dense": _read_elements,
        "offset": _read_offset_and_strides,
        "opaque": _read_elements,
        "sparse": _read_elements,
        "splat": _read_elements,
    },
    types={"memref": _read_memref, "!": read_dialect_type},
)
