"""Encodings of sparse tensors, `<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>`.

The map is kept as upstream prints it: dimensions are called `d0`, `d1`, and levels have
no names.
"""

from __future__ import annotations

from typing import Final

from bridge.ods.definition_parameters import (
    read_any_attribute,
    read_integer,
)
from bridge.ods.definitions import OWN_SYNTAX
from bridge.ods.enums import Complaint
from bridge.text.affine import print_map, read_map
from bridge.text.state import Parts, Reader
from bridge.text.tokens import Unreadable

_FORMATS: Final = (
    *("batch", "compressed", "dense", "loose_compressed", "singleton", "structured"),
)
_PROPERTIES: Final = ("nonunique", "nonordered", "soa")
_DEFAULT_SLICE: Final = "#sparse_tensor<slice(?, ?, ?)>"


def _word(r: Reader, message: str) -> str:
    token = r.peek()
    if token.kind != "bare":
        raise Complaint(token.pos, message)
    r.take()
    return token.text


def _names(r: Reader, closing: str) -> list[str]:
    """`a, b`, up to and with the closing bracket."""
    found: list[str] = []
    if r.accept(closing):
        return found
    while True:
        found.append(_word(r, "expected bare identifier"))
        if not r.accept(","):
            break
    r.expect(closing, f"expected '{closing}'")
    return found


def _skip_expression(r: Reader, ends: tuple[str, ...]) -> str:
    """The text of an expression, up to a token that ends it outside of parentheses."""
    start = r.peek().pos
    depth = 0
    while depth or r.peek().kind not in ends:
        kind = r.peek().kind
        if kind == "eof":
            raise r.wrong_token("expected ':'")
        depth += (kind == "(") - (kind == ")")
        r.take()
    return r.text[start : r.pos]


def _dimensions(r: Reader) -> tuple[list[str], list[Parts]]:
    """The names of the dimensions, and their slices or nothing."""
    names: list[str] = []
    slices: list[Parts] = []
    r.expect("(", "expected '(' in dimension-specifier list")
    while not r.accept(")"):
        if names:
            r.expect(",", "expected ')' in dimension-specifier list")
        names.append(_word(r, "expected bare identifier"))
        if r.accept("="):
            _skip_expression(r, (",", ")", ":"))
        slices.append(read_any_attribute(r) if r.accept(":") else ())
    return names, slices


def _level_type(r: Reader) -> str:
    pos = r.peek().pos
    message = "expected valid level format (e.g. dense, compressed or singleton)"
    text = _word(r, message)
    if text not in _FORMATS:
        raise Complaint(pos, f"unknown level format: {text}")
    if text == "structured" and r.accept("["):
        sizes = [str(read_integer(r)[0])]
        while r.accept(","):
            sizes.append(str(read_integer(r)[0]))
        r.expect("]", "expected ']'")
        text += f"[{', '.join(sizes)}]"
    found = []
    if r.accept("("):
        found.append(_property(r))
        while r.accept(","):
            found.append(_property(r))
        r.expect(")", "expected ')'")
    given = [name for name in _PROPERTIES if name in found]
    return f"{text}({', '.join(given)})" if given else text


def _property(r: Reader) -> str:
    pos = r.peek().pos
    message = "expected valid level property (e.g. nonordered, nonunique or high)"
    text = _word(r, message)
    if text not in _PROPERTIES:
        raise Complaint(pos, f"unknown level property: {text}")
    return text


def _levels(r: Reader, named: bool) -> tuple[list[str], list[str]]:
    """The expressions of the levels, and their types."""
    texts: list[str] = []
    types: list[str] = []
    r.expect("(", "expected '(' in level-specifier list")
    while not r.accept(")"):
        if texts:
            r.expect(",", "expected ')' in level-specifier list")
        if named:
            _word(r, "expected bare identifier")
            r.expect("=", "expected '='")
        texts.append(_skip_expression(r, (":", ",")))
        r.expect(":", "expected ':'")
        types.append(_level_type(r))
    return texts, types


def _expressions(
    pos: int, dims: list[str], symbols: list[str], texts: list[str]
) -> list[str]:
    """The expressions as upstream prints them, one a level."""
    found = []
    head = f"({', '.join(dims)})[{', '.join(symbols)}] -> "
    for text in texts:
        try:
            map_, _ = read_map(f"{head}({text})", 0)
        except Unreadable as fault:
            raise Unreadable(pos, fault.message) from None
        found.append(print_map(map_).partition(" -> (")[2][:-1])
    return found


def _map(r: Reader) -> Parts:
    pos = r.peek().pos
    symbols = _names(r, "]") if r.accept("[") else []
    declared = _names(r, "}") if r.accept("{") else []
    dims, slices = _dimensions(r)
    r.expect("->", "expected '->'")
    texts, types = _levels(r, bool(declared))
    shown: list[Parts] = [(f"d{n}",) for n in range(len(dims))]
    if any(slices):
        filled = [s or (_DEFAULT_SLICE,) for s in slices]
        shown = [(f"d{n} : ", *s) for n, s in enumerate(filled)]
    found: list[str] = []
    for level, ty in zip(_expressions(pos, dims, symbols, texts), types, strict=True):
        found.append(f"{level} : {ty}")
    named = ", ".join([f"s{n}" for n in range(len(symbols))])
    head = f"[{named}](" if symbols else "("
    listed = [piece for dim in shown for piece in (", ", *dim)]
    return (head, *listed[1:], f") -> ({', '.join(found)})")


def _width(r: Reader) -> Parts:
    text = str(read_any_attribute(r)[0]).partition(" ")[0]
    return () if text == "0" else (text,)


_KEYS: Final = {
    "map": _map,
    "posWidth": _width,
    "crdWidth": _width,
    "explicitVal": read_any_attribute,
    "implicitVal": read_any_attribute,
}
"""What reads the value of a key, in the order of printing."""


def _read_encoding(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    r.expect("{", "expected '{'")
    values: dict[str, Parts] = {}
    while r.peek().kind == "bare":
        token = r.take()
        if token.text not in _KEYS:
            raise Complaint(token.pos, f"unexpected key: {token.text}")
        r.expect("=", "expected '='")
        values[token.text] = _KEYS[token.text](r)
        if not r.accept(","):
            break
    r.expect("}", "expected '}'")
    r.expect(">", "expected '>'")
    shown = [(name, values[name]) for name in _KEYS if values.get(name)]
    listed = [piece for name, value in shown for piece in (f", {name} = ", *value)]
    first = str(listed[0])[2:] if listed else ""
    return ("<{ ", first, *listed[1:], " }>")


def _read_slice(r: Reader) -> Parts:
    r.expect("(", "expected '('")
    found = []
    for number in range(3):
        if number:
            r.expect(",", "expected ','")
        found.append("?" if r.accept("?") else str(read_integer(r)[0]))
    r.expect(")", "expected ')'")
    return (f"({', '.join(found)})",)


OWN_SYNTAX["sparse_tensor", "encoding", "attributes"] = _read_encoding
OWN_SYNTAX["sparse_tensor", "slice", "attributes"] = _read_slice
