"""Changes to programs, made at random: of their bytes, and of their tokens.

A mutator takes a generator of random numbers and a program, and gives a changed one:
the same for the same state of the generator.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Final

BOUNDARIES: Final = sorted(
    {
        sign * (1 << width) + step
        for width in (0, 1, 7, 8, 15, 16, 24, 31, 32, 53, 62, 63, 64, 65, 127, 128)
        for step in (-1, 0, 1)
        for sign in (-1, 1)
    }
    | {10**20, 10**30, -(10**30)}
)
"""Integers beside which types and counters end."""

_TOKEN: Final = re.compile(
    r"""[ \t\r\n]+|//[^\n]*
    |"(?:[^"\\\n]|\\.)*"
    |[%#!^@](?:"(?:[^"\\\n]|\\.)*"|[A-Za-z0-9_$.-]+)
    |[A-Za-z_][A-Za-z0-9_$.]*
    |[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|0x[0-9A-Fa-f]+|[0-9]+
    |->|::|==|>=|<=|\{-\#|\#-\}|\.\.\.|.""",
    re.VERBOSE | re.DOTALL,
)
_CLOSING: Final = {"(": ")", "[": "]", "{": "}", "<": ">"}
KEYWORDS: Final = (
    *("(", ")", "[", "]", "{", "}", "<", ">", ",", ":", "=", "->", "?", "*", "-", "+"),
    *("::", "|", "/", "true", "false", "unit", "none", "index", "i0", "i1", "i8"),
    *("i32", "i64", "i128", "si32", "ui8", "f16", "bf16", "f32", "f64", "f80", "tf32"),
    *(
        "0.0",
        "-1.5e300",
        "0x7FC00000",
        '""',
        '"\\00\\FF"',
        "@f",
        "@f::@g",
        "%0",
        "%a#1",
    ),
    *("^bb0", "#map", "!t", "loc(unknown)", "dense<0>", "dense<[]>", "array<i64>"),
    *("tensor<?xf32>", "tensor<*xf32>", "tensor<0x4xi8>", "vector<4xf32>"),
    *("vector<[4]xi1>", "memref<?x4xf32>", "memref<*xf32>", "memref<f32, 3>"),
    *("complex<f32>", "tuple<>", "tuple<i1, f32>", "() -> ()", "(i32) -> i32"),
    *("affine_map<(d0)[s0] -> (d0 mod s0)>", "affine_set<() : (0 == 0)>"),
    *("strided<[1], offset: ?>", "[1, 2]", "{a}", '{a = 1, "b c"}', "#d.a<x>"),
    *(
        "!d.t<[1]>",
        "!llvm.ptr",
        "!llvm.struct<(i32)>",
        "attributes",
        "dense_resource<r>",
    ),
)
"""What stands in for a token: of every kind, and odd ones of each."""


def tokens(text: str) -> list[str]:
    """The tokens of a text, and what stands between them: together, the text."""
    return _TOKEN.findall(text)


def _location(rng: Random, items: Sequence[str]) -> int:
    """The index of a token that is no space; 0 where there is none."""
    for _ in range(8):
        at = rng.randrange(len(items))
        if not items[at].isspace():
            return at
    return 0


def _group(items: Sequence[str], at: int) -> int:
    """The end of what the bracket at an index opens; behind the token, if of none."""
    closing = _CLOSING.get(items[at])
    depth = 0
    for end in range(at, len(items)):
        depth += (items[end] == items[at]) - (items[end] == closing)
        if not depth:
            return end + 1
        if closing is None:
            break
    return at + 1


def _span(rng: Random, items: Sequence[str]) -> tuple[int, int]:
    """A token, what a bracket opens, or a few tokens."""
    at = _location(rng, items)
    if rng.random() < 0.8:
        return at, _group(items, at)
    return at, min(len(items), at + rng.randrange(1, 9))


def drop_tokens(rng: Random, items: list[str]) -> list[str]:
    """Some are lost."""
    start, end = _span(rng, items)
    return items[:start] + items[end:]


def repeat_tokens(rng: Random, items: list[str]) -> list[str]:
    """Some stand there several times, with commas between them or without."""
    start, end = _span(rng, items)
    comma = [", "] if rng.random() < 0.5 else [" "]
    times = rng.choice((1, 1, 1, 2, 7, 40))
    return items[:end] + (comma + items[start:end]) * times + items[end:]


def move_tokens(rng: Random, items: list[str]) -> list[str]:
    """Some stand elsewhere as well, in the place of a token or before it."""
    start, end = _span(rng, items)
    at = _location(rng, items)
    return items[:at] + items[start:end] + items[at + rng.randrange(2) :]


def exchange_tokens(rng: Random, items: list[str]) -> list[str]:
    """Two of them change places."""
    changed = list(items)
    one, other = _location(rng, items), _location(rng, items)
    changed[one], changed[other] = items[other], items[one]
    return changed


def exchange_alike(rng: Random, items: list[str]) -> list[str]:
    """A token becomes another of the text that begins with the same character."""
    at = _location(rng, items)
    alike = sorted({item for item in items if item[0] == items[at][0]})
    return [*items[:at], rng.choice(alike), *items[at + 1 :]]


def replace_token(rng: Random, items: list[str]) -> list[str]:
    """A token becomes one of a list, or has it before it."""
    at = _location(rng, items)
    return [*items[:at], rng.choice(KEYWORDS), *items[at + rng.randrange(2) :]]


def replace_integer(rng: Random, items: list[str]) -> list[str]:
    """An integer, of a token or inside it, becomes one of the boundaries."""
    places = [at for at, item in enumerate(items) if re.search("[0-9]", item)]
    if not places:
        return replace_token(rng, items)
    at = rng.choice(places)
    found = rng.choice(list(re.finditer("[0-9]+", items[at])))
    value = str(rng.choice(BOUNDARIES))
    changed = items[at][: found.start()] + value + items[at][found.end() :]
    return [*items[:at], changed, *items[at + 1 :]]


TOKEN_MUTATORS: Final = (
    drop_tokens,
    repeat_tokens,
    move_tokens,
    exchange_tokens,
    exchange_alike,
    replace_token,
    replace_integer,
)


def mutate_tokens(rng: Random, text: str, times: int = 1) -> str:
    """A text some tokens of which are changed, so many times."""
    items = tokens(text)
    for _ in range(times):
        items = [*rng.choice(TOKEN_MUTATORS)(rng, items or [" "])]
    return "".join(items)


_BYTES: Final = b'<>[](){},:x?-#!@%^"\\/ \n\r\0\t0129aif.=+*|\x7f\xff\xc3\xef\x80'


def flip_bit(rng: Random, data: bytes) -> bytes:
    """One bit is another."""
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def replace_byte(rng: Random, data: bytes) -> bytes:
    """A byte becomes another, or has it before it."""
    at = rng.randrange(len(data))
    return data[:at] + bytes([rng.choice(_BYTES)]) + data[at + rng.randrange(2) :]


def drop_bytes(rng: Random, data: bytes) -> bytes:
    """A few bytes are lost."""
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.choice((1, 1, 2, 4, 16, 64)) :]


def repeat_bytes(rng: Random, data: bytes) -> bytes:
    """A few bytes stand there several times."""
    at = rng.randrange(len(data))
    piece = data[at : at + rng.choice((1, 2, 4, 16, 64))]
    return data[:at] + piece * rng.choice((1, 2, 8, 100)) + data[at:]


def cut(rng: Random, data: bytes) -> bytes:
    """The end is missing, or the start."""
    at = rng.randrange(len(data))
    return data[:at] if rng.random() < 0.7 else data[at:]


BYTE_MUTATORS: Final = (flip_bit, replace_byte, drop_bytes, repeat_bytes, cut)


def mutate_bytes(rng: Random, data: bytes, times: int = 1) -> bytes:
    """A file some bytes of which are changed, so many times."""
    for _ in range(times):
        data = rng.choice(BYTE_MUTATORS)(rng, data or b" ")
    return data
