"""The grammar of attributes, read and written; that of dense ones is in `dense`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bridge import native
from bridge.errors import warned
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    FALSE,
    TRUE,
    UNIT,
    WRITTEN_EMPTY,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    SpelledAs,
    StridedLayoutAttr,
    StringAttr,
    Stripped,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.types import DYNAMIC, I1, I64, IndexType, IntegerType, Type
from bridge.later import later
from bridge.text import dense, locations, numbers, symbols
from bridge.text import types as type_text
from bridge.text.affine import print_map, print_set, read_map, read_set
from bridge.text.integers import decimal, integer_value
from bridge.text.state import Reader
from bridge.text.tokens import BARE_ID, SPACE, ParseError, Token, quoted, string_value

if TYPE_CHECKING:
    from bridge.text.spelling import Elision, Spelling, Write

# An attribute of a few tokens, before what can only end it: its spelling is a key.
_match_short: Final = re.compile(
    rf"""{SPACE}(
    (?P<integer>-?[0-9]++)(?:[ ]:[ ](?P<width>i[0-9]++|index))?+
    |(?P<float>-?[0-9]++\.[0-9]*+(?:[eE][-+]?[0-9]++)?+)
        (?:[ ]:[ ](?P<format>b?f[0-9]+))?+
    |true|false|unit|"[A-Za-z0-9_. ,*/$-]*+"|[#][A-Za-z0-9_]++|@[A-Za-z0-9_]++
    |array<[a-z]{{1,2}}[0-9]++(?::[ ][-0-9, ]{{1,99}})?+>
    )(?=[,\]}}>)])""",
    re.VERBOSE,
).match
_match_affine: Final = later(
    "match", r'affine_(?:map|set)<(?:[^<>"/\n-]++|->|-|[<>]=)*+>'
)
_match_decimal: Final = re.compile(r" ?((?!-0)-?[0-9]++)(?![0-9A-Za-z_$.])").match
_match_mark: Final = later("match", rf"{SPACE}([,\]])")
_match_entry: Final = later("match", rf"{SPACE}({BARE_ID}){SPACE}(=)?+")
_match_entry_end: Final = later("match", rf"{SPACE}([,}}])")
_MANY: Final = 1 << 16
"""At most so many spellings are cached: more hardly occur again."""


def read_attribute(r: Reader, ty: Type | None = None) -> Attribute:
    """The attribute at the cursor, which moves past it.

    With `ty`, its type is that and is not written after it. Raises `ParseError` with
    upstream's message.
    """
    if ty is not None:
        return _read_of_type(r, ty)
    match = _match_short(r.text, r.pos)
    if match is None:
        return _read_bracketed(r)
    memo = r.state.attribute_memo
    known = memo.get(match[1])
    if known is not None:
        r.pos = match.end()
        return known
    attr = _number(match)
    if attr is None:
        attr = _read_any(r, None)
        if r.pos != match.end():
            return attr
    r.pos = match.end()
    if len(memo) < _MANY:
        memo[match[1]] = attr
    return attr


def _read_bracketed(r: Reader) -> Attribute:
    """The attribute at the cursor, by its text where one of that was read before."""
    if not native.COMPILED:
        return _read_any(r, None)
    memo = r.state.attribute_memo
    known, key = native.core.known_attribute(r, memo)
    if known is not None:
        return known
    before = warned[0]
    attr = _read_any(r, None)
    # What was warned of is warned of again the next time.
    if key is None or before != warned[0] or len(memo) >= _MANY:
        return attr
    if r.text.endswith(key, 0, r.pos):
        memo[key] = attr
    return attr


def _read_of_type(r: Reader, ty: Type) -> Attribute:
    match = _match_decimal(r.text, r.pos)
    known = None if match is None else _integer(match[1], ty)
    if match is None or known is None:
        return _read_any(r, ty)
    r.pos = match.end()
    return known


@lru_cache(maxsize=4096)
def _integer(digits: str, ty: Type) -> Attribute | None:
    """The integer of plain digits; None where the grammar must have a say."""
    if not isinstance(ty, IntegerType | IndexType):
        return None
    if len(digits) > 20 or digits[:2] == "-0":
        return None
    try:
        return IntegerAttr(int(digits), ty)
    except ValueError:
        return None


def _number(match: re.Match[str]) -> Attribute | None:
    """The number that `_match_short` found; None if there is none. May raise."""
    try:
        if match["integer"]:
            ty = type_text.number_type(match["width"] or "i64")
            return None if ty is None else _integer(match["integer"], ty)
        if match["float"]:
            ty = type_text.number_type(match["format"] or "f64")
            return None if ty is None else FloatAttr(float(match["float"]), ty)
    except ValueError:
        pass
    return None


def _read_any(r: Reader, ty: Type | None) -> Attribute:
    token = r.peek()
    key = token.text if token.kind == "bare" else token.kind
    read = r.state.grammar.attributes.get(key) or _READERS.get(key)
    if read is not None:
        return read(r, ty)
    if type_text.begins_type(token):
        return TypeAttr(type_text.read_type(r))
    raise r.wrong_token("expected attribute value")


def begins_optional_attribute(token: Token) -> bool:
    """Whether upstream sees an attribute where one may be left out.

    It overlooks some that it could read: arrays of numbers, layouts, distinct ones.
    """
    if token.kind == "bare":
        return token.text in _OPTIONAL or type_text.begins_type(token)
    return token.kind in _READERS or type_text.begins_type(token)


_OPTIONAL: Final = frozenset(
    {"affine_map", "affine_set", "dense", "dense_resource", "false", "loc", "sparse"}
    | {"true", "unit"}
)


def read_attribute_dictionary(r: Reader) -> DictionaryAttr:
    """`{a = 1, b}` at the cursor, which moves past it; raises `ParseError`."""
    r.expect("{", "expected '{' in attribute dictionary")
    if r.accept("}"):
        return EMPTY_DICTIONARY
    text = r.text
    entries: list[tuple[str, Attribute]] = []
    seen: set[str] = set()
    while True:
        match = _match_entry(text, r.pos)
        if match is None:
            start = r.peek().pos
            name = _entry_name(r)
        else:
            name = match[1]
            start = match.start(1)
        if name in seen:
            raise r.error(f"duplicate key '{name}' in dictionary attribute", start)
        seen.add(name)
        if match is not None:
            r.pos = match.end()
        has_value = r.accept("=") if match is None else bool(match[2])
        value = read_attribute(r) if has_value else UNIT
        mark = _match_entry_end(text, r.pos)
        if mark is None and not has_value and r.at(":"):
            value = _after_colon(r)
            mark = _match_entry_end(text, r.pos)
        if mark is None:
            raise r.wrong_token("expected '}' in attribute dictionary")
        entries.append((name, value))
        r.pos = mark.end()
        if mark[1] == "}":
            return DictionaryAttr.made_of(tuple(entries))


def _after_colon(r: Reader) -> Attribute:
    """`: 1` of an entry, which is another grammar's; raises `ParseError` in today's."""
    read = r.state.grammar.attributes.get("{:")
    if read is None:
        raise r.wrong_token("expected '}' in attribute dictionary")
    return read(r, None)


def _entry_name(r: Reader) -> str:
    """The name at the cursor, which moves past it."""
    token = r.peek()
    if token.kind == "string":
        name = string_value(token.text)
        if not name:
            raise r.error("expected valid attribute name")
    elif token.kind in ("bare", "inttype"):
        name = token.text
    else:
        raise r.wrong_token("expected attribute name")
    r.take()
    return name


def _read_dictionary(r: Reader, ty: Type | None) -> Attribute:
    return read_attribute_dictionary(r)


def _read_array(r: Reader, ty: Type | None) -> Attribute:
    r.take()
    if r.accept("]"):
        return ArrayAttr(())
    text = r.text
    pos = r.pos
    memo = r.state.attribute_memo
    elements: list[Attribute] = []
    while True:
        match = _match_short(text, pos)
        element = None if match is None else memo.get(match[1])
        if match is None or element is None:
            r.pos = pos
            element = read_attribute(r)
            pos = r.pos
        else:
            pos = match.end()
        elements.append(element)
        mark = _match_mark(text, pos)
        if mark is None:
            r.pos = pos
            raise r.wrong_token("expected ',' or ']'")
        pos = mark.end()
        if mark[1] == "]":
            r.pos = pos
            return ArrayAttr(tuple(elements))


def _read_affine_map(r: Reader, ty: Type | None) -> Attribute:
    return _known_affine(r, _new_affine_map)


def _read_affine_set(r: Reader, ty: Type | None) -> Attribute:
    return _known_affine(r, _new_affine_set)


def _known_affine(r: Reader, read: Callable[[Reader], Attribute]) -> Attribute:
    """A map or set by its spelling, where that was read before."""
    match = _match_affine(r.text, r.peek().pos)
    memo = r.state.attribute_memo
    known = memo.get(match[0]) if match is not None else None
    if match is not None and known is not None:
        r.pos = match.end()
        return known
    found = read(r)
    if match is not None and r.pos == match.end() and len(memo) < _MANY:
        memo[match[0]] = found
    return found


def _new_affine_map(r: Reader) -> Attribute:
    r.take()
    r.expect("<", "expected '<' in affine map")
    map_, r.pos = read_map(r.text, r.peek().pos)
    r.expect(">", "expected '>' in affine map")
    return AffineMapAttr(map_)


def _new_affine_set(r: Reader) -> Attribute:
    r.take()
    r.expect("<", "expected '<' in integer set")
    set_, r.pos = read_set(r.text, r.peek().pos)
    r.expect(">", "expected '>' in integer set")
    return IntegerSetAttr(set_)


def _read_constant(r: Reader, ty: Type | None) -> Attribute:
    return {"true": TRUE, "false": FALSE, "unit": UNIT}[r.take().text]


def _read_number(r: Reader, ty: Type | None) -> Attribute:
    negative = r.accept("-")
    token = r.peek()
    if token.kind == "integer":
        return numbers.read_integer(r, ty, negative)
    if token.kind == "float":
        return numbers.read_float(r, ty, negative)
    raise r.wrong_token("expected constant integer or floating point value")


def _read_string(r: Reader, ty: Type | None) -> Attribute:
    value = string_value(r.take().text)
    if ty is None and r.accept(":"):
        ty = type_text.read_type(r)
    return StringAttr(value, ty)


def _read_symbol_ref(r: Reader, ty: Type | None) -> Attribute:
    root = symbol_name(r.take())
    nested: list[str] = []
    while r.at(":"):
        before = r.pos
        r.take()
        if not r.accept(":"):
            # At the end of the text upstream does not go back.
            r.pos = r.pos if r.peek().kind == "eof" else before
            break
        token = r.peek()
        if token.kind != "@":
            raise ParseError(token.pos, "expected nested symbol reference identifier")
        nested.append(symbol_name(r.take()))
    return SymbolRefAttr(root, tuple(nested))


def symbol_name(token: Token) -> str:
    """The name in an `@` token, without its quotes."""
    text = token.text[1:]
    return string_value(text) if text[0] == '"' else text


def _read_location(r: Reader, ty: Type | None) -> Attribute:
    r.take()
    r.expect("(", "expected '(' in inline location")
    loc = locations.read_location(r)
    r.expect(")", "expected ')' in inline location")
    return loc


def _read_strided(r: Reader, ty: Type | None) -> Attribute:
    r.take()
    r.expect("<", "expected '<' after 'strided'")
    r.expect("[", "expected '['")
    strides: list[int] = []
    if not r.at("]"):
        strides.append(_read_stride(r))
        while r.accept(","):
            strides.append(_read_stride(r))
    r.expect("]", "expected ']'")
    if r.accept(">"):
        return StridedLayoutAttr(tuple(strides))
    r.expect(",", "expected ','")
    r.expect("offset", "expected 'offset' after comma")
    r.expect(":", "expected ':' after 'offset'")
    offset = _read_stride(r)
    r.expect(">", "expected '>'")
    return StridedLayoutAttr(tuple(strides), offset)


def _read_stride(r: Reader) -> int:
    if r.accept("?"):
        return DYNAMIC
    start = r.peek().pos
    negative = r.accept("-")
    token = r.peek()
    value = integer_value(token.text) if token.kind == "integer" else 1 << 63
    if value >> 63:
        raise ParseError(start, "expected a 64-bit signed integer or '?'")
    r.take()
    return -value if negative else value


def _read_distinct(r: Reader, ty: Type | None) -> Attribute:
    start = r.take().pos
    r.expect("[", "expected '[' after 'distinct'")
    token = r.peek()
    if token.kind != "integer":
        raise r.wrong_token("expected distinct ID")
    r.take()
    number = integer_value(token.text)
    if number >> 64:
        raise r.error("expected an unsigned 64-bit integer")
    r.expect("]", "expected ']' to close distinct ID")
    r.expect("<", "expected '<' after distinct ID")
    referenced: Attribute = UNIT
    if not r.accept(">"):
        try:
            referenced = read_attribute(r, ty)
        except ParseError as fault:
            r.follow(fault, "expected attribute", kind=ParseError)
            raise
        r.expect(">", "expected '>' to close distinct attribute")
    known = r.state.distinct.get(number)
    if known is None:
        known = r.state.distinct[number] = DistinctAttr.create(referenced)
    elif known.referenced is not referenced:
        raise ParseError(
            start,
            "referenced attribute does not match previous definition: "
            f"{known.referenced}",
        )
    return known


_READERS: Final[dict[str, Callable[[Reader, Type | None], Attribute]]] = {
    "affine_map": _read_affine_map,
    "affine_set": _read_affine_set,
    # These modules import this one: their functions are looked up when called.
    "array": lambda r, ty: dense.read_array(r),
    "dense": lambda r, ty: dense.read_dense(r, ty),
    "dense_resource": lambda r, ty: dense.read_resource(r, ty),
    "distinct": _read_distinct,
    "false": _read_constant,
    "loc": _read_location,
    "sparse": lambda r, ty: dense.read_sparse(r, ty),
    "strided": _read_strided,
    "true": _read_constant,
    "unit": _read_constant,
    "[": _read_array,
    "{": _read_dictionary,
    "#": lambda r, ty: symbols.read_extended_attribute(r, ty),
    "@": _read_symbol_ref,
    "-": _read_number,
    "float": _read_number,
    "integer": _read_number,
    "string": _read_string,
}
"""What reads an attribute, by its keyword or its first token's kind."""


# Writing ---------------------------------------------------------------------------


def format_attribute(attr: Attribute) -> str:
    """The text of an attribute, without aliases."""
    from bridge.text.spelling import Spelling

    return Spelling(local_scope=True).attribute(attr)


@lru_cache(4096)
def keyword_or_string(name: str) -> str:
    """A name, in quotes where it could not be read as a bare identifier."""
    return name if _match_bare(name) is not None else quoted(name)


_match_bare: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*+").fullmatch


def symbol_reference(name: str) -> str:
    """`@name`, with quotes where it needs them."""
    return f"@{keyword_or_string(name)}" if name else "@<<INVALID EMPTY SYMBOL>>"


def typed(s: Spelling, text: str, ty: Type | None, elision: Elision) -> str:
    """A text with its type after it, unless the type is to be left out."""
    if ty is None or elision == "must":
        return text
    return f"{text} : {s.type(ty)}"


def _write_integer(s: Spelling, attr: IntegerAttr, elision: Elision) -> str:
    ty = attr.type
    if ty is I1:
        return "true" if attr.value else "false"
    text = decimal(attr.value)
    if ty is I64 and elision == "may":
        return text
    return typed(s, text, ty, elision)


def _write_string(s: Spelling, attr: StringAttr, elision: Elision) -> str:
    return typed(s, quoted(attr.value), attr.type, elision)


def _write_symbol_ref(s: Spelling, attr: SymbolRefAttr, elision: Elision) -> str:
    if not attr.nested:
        return symbol_reference(attr.root)
    return "::".join([symbol_reference(name) for name in (attr.root, *attr.nested)])


def _write_array(s: Spelling, attr: ArrayAttr, elision: Elision) -> str:
    return f"[{', '.join([s.element(element) for element in attr.elements])}]"


def _write_dictionary(s: Spelling, attr: DictionaryAttr, elision: Elision) -> str:
    return s.dictionary(attr.entries)


def _write_type(s: Spelling, attr: TypeAttr, elision: Elision) -> str:
    return s.type(attr.type)


def _write_affine_map(s: Spelling, attr: AffineMapAttr, elision: Elision) -> str:
    return f"affine_map<{print_map(attr.map)}>"


def _write_integer_set(s: Spelling, attr: IntegerSetAttr, elision: Elision) -> str:
    return f"affine_set<{print_set(attr.set)}>"


def _stride(value: int) -> str:
    return "?" if value == DYNAMIC else str(value)


def _write_strided(s: Spelling, attr: StridedLayoutAttr, elision: Elision) -> str:
    strides = ", ".join([_stride(value) for value in attr.strides])
    offset = f", offset: {_stride(attr.offset)}" if attr.offset else ""
    return f"strided<[{strides}]{offset}>"


def _write_distinct(s: Spelling, attr: DistinctAttr, elision: Elision) -> str:
    number = s.distinct_number(attr)
    referenced = attr.referenced
    inner = "" if isinstance(referenced, UnitAttr) else s.attribute(referenced)
    return f"distinct[{number}]<{inner}>"


def _write_dialect_attr(s: Spelling, attr: DialectAttr, elision: Elision) -> str:
    parts, ty = s.body(attr)
    text = symbols.write_symbol(s, "#", attr.dialect, parts)
    return typed(s, text, ty, elision)


WRITERS: Final[dict[type, Write]] = {
    UnitAttr: lambda s, attr, elision: "unit",
    IntegerAttr: _write_integer,
    StringAttr: _write_string,
    SymbolRefAttr: _write_symbol_ref,
    TypeAttr: _write_type,
    ArrayAttr: _write_array,
    DictionaryAttr: _write_dictionary,
    AffineMapAttr: _write_affine_map,
    IntegerSetAttr: _write_integer_set,
    StridedLayoutAttr: _write_strided,
    DistinctAttr: _write_distinct,
    DialectAttr: _write_dialect_attr,
    SpelledAs: lambda s, attr, elision: s.definition(attr.of),
    Stripped: lambda s, attr, elision: symbols.write_without_mnemonic(s, attr.of),
    type(WRITTEN_EMPTY): _write_dictionary,
}
"""What writes an attribute of this grammar, by its class."""
