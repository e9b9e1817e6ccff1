"""LLVM's types: the members of aggregates, which are kept as text, and what can be."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from bridge.ir.types import (
    TOKEN,
    DialectType,
    FloatType,
    IntegerType,
    Type,
    VectorType,
)
from bridge.source import Source
from bridge.text.state import Reader
from bridge.text.types import read_type

_digits: Final = re.compile("[0-9]+").match
_WORDS: Final = frozenset(
    {
        "array",
        "byte",
        "func",
        "label",
        "metadata",
        "ppc_fp128",
        "ptr",
        "struct",
        "target",
        "token",
        "void",
        "x86_amx",
    }
)


@lru_cache(maxsize=4096)
def members(ty: Type) -> tuple[Type, ...] | int | None:
    """The types of a struct's members; of an array the number of its elements.

    None for what is no aggregate, and for a struct without a body.
    """
    if not isinstance(ty, DialectType) or ty.dialect != "llvm":
        return None
    r = Reader(Source(str(ty).removeprefix("!llvm.")))
    if ty.mnemonic == "array":
        r.take()
        r.expect("<")
        return _size(r)
    if ty.mnemonic == "struct":
        return _members_of_struct(r)
    return None


def array_element(ty: Type) -> Type:
    """The type of an array's elements."""
    r = Reader(Source(str(ty).removeprefix("!llvm.")))
    r.take()
    r.expect("<")
    _size(r)
    return _read(r)


def _size(r: Reader) -> int:
    """`4 x`, whose digits and `x` may be one token."""
    start = r.peek().pos
    match = _digits(r.text, start)
    assert match is not None  # of a type that was read
    r.pos = match.end()
    token = r.peek()
    r.pos = token.pos + 1
    return int(match[0])


def _members_of_struct(r: Reader) -> tuple[Type, ...] | None:
    r.take()
    r.expect("<")
    if r.accept_kind("string") is not None and not r.accept(","):
        return None
    r.accept("packed")
    if not r.accept("("):
        return None
    found: list[Type] = []
    if not r.accept(")"):
        found.append(_read(r))
        while r.accept(","):
            found.append(_read(r))
    return tuple(found)


def _read(r: Reader) -> Type:
    """A type inside another of the dialect, which may leave out its prefix."""
    token = r.peek()
    if token.kind != "bare" or token.text not in _WORDS:
        return read_type(r)
    r.take()
    end = _end(r.text, r.pos) if r.at("<") else r.pos
    text = r.text[token.pos : end]
    r.pos = end
    return DialectType("llvm", (text,))


def _end(text: str, start: int) -> int:
    """The offset behind the bracket that closes the one at an offset."""
    depth = 0
    quoted = False
    for pos in range(start, len(text)):
        char = text[pos]
        if char == '"':
            quoted = not quoted
        elif not quoted:
            depth += char in "<("
            depth -= char in ">)"
            if not depth:
                return pos + 1
    return len(text)


# What LLVM IR can express -------------------------------------------------------------

_SCALARS: Final = frozenset({"bf16", "f16", "f32", "f64", "f80", "f128"})


@lru_cache(maxsize=4096)
def is_compatible(ty: Type) -> bool:
    """Whether LLVM IR can express a type."""
    if isinstance(ty, IntegerType):
        return ty.signedness == "signless"
    if isinstance(ty, FloatType):
        return ty.name in _SCALARS
    if isinstance(ty, VectorType):
        return len(ty.shape) == 1 and is_compatible(ty.element)
    if not isinstance(ty, DialectType):
        return ty is TOKEN
    if ty.dialect != "llvm":
        return (ty.dialect, ty.mnemonic) == ("ptr", "ptr")
    nodes = [part for part in ty.parts if isinstance(part, Type)]
    text = _STRINGS("", "".join([p for p in ty.parts if isinstance(p, str)]))
    return all(map(is_compatible, nodes)) and all(map(_KNOWN, _ALL_WORDS(text)))


_STRINGS: Final = re.compile(r'"[^"]*"').sub
_ALL_WORDS: Final = re.compile(r"[A-Za-z]\w*").findall
_KNOWN: Final = re.compile(
    r"x?(?:i[0-9]+|bf16|f16|f32|f64|f80|f128)|x|vector|array|byte|func|label|metadata"
    r"|opaque|packed|ppc_fp128|ptr|struct|target|token|void|x86_amx"
).fullmatch
"""A word that is not one of these is of a type that LLVM IR has not."""
