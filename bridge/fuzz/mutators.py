"""Mutants of texts of MLIR: changes that know types, attributes, operands and ops.

A mutator takes a random generator, a text and what other texts hold (`Pools`), and
gives a changed text, or none where it finds nothing to change. All of them work on
the text alone, so a text need not be right to be changed again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Final

from bridge.fuzz.token_mutators import BOUNDARIES, mutate_tokens
from bridge.ods import rows

Span = tuple[int, int]

TOKEN: Final = re.compile(
    r"""
    (?P<space>\s+|//[^\n]*)
  | (?P<string>"(?:[^"\\\n]|\\.)*")
  | (?P<value>%[\w$.-]+(?:\#\d+)?)
  | (?P<block>\^[\w$.-]+)
  | (?P<symbol>@(?:[\w$.-]+|"[^"\n]*"))
  | (?P<attribute>\#[A-Za-z_][\w$.]*)
  | (?P<type>![A-Za-z_][\w$.]*)
  | (?P<float>\d+\.\d*(?:[eE][-+]?\d+)?)
  | (?P<integer>0x[0-9a-fA-F]+|\d+)
  | (?P<word>[A-Za-z_][\w$.]*)
  | (?P<mark>->|::|==|>=|<=|\{-\#|\#-\}|.)
    """,
    re.VERBOSE | re.DOTALL,
)
"""One token of a text, blank space included: together they are the whole text."""

_INTEGERS: Final = (*map(str, BOUNDARIES), "-0", "0x0", "0xFFFFFFFFFFFFFFFF")

DIMENSIONS: Final = ("0", "1", "2", "3", "4", "7", "16", "?", "[4]", "-1", "*")

SCALARS: Final = (
    *("i1", "i8", "i16", "i32", "i64", "i128", "si8", "ui32", "i0", "i16777215"),
    *("i16777216", "index", "f16", "bf16", "f32", "f64", "f80", "f128", "tf32"),
    *("f8E4M3FN", "f8E5M2", "f4E2M1FN", "none", "complex<f32>", "complex<i8>"),
    *("!llvm.ptr", "tuple<>", "tuple<i32, f32>", "() -> ()", "!unknown.type"),
    *("vector<4xf32>", "vector<[4]xf32>", "vector<f32>", "vector<2x3xi32>"),
    *("tensor<4xf32>", "tensor<?x4xf32>", "tensor<*xf32>", "tensor<f32>"),
    *("memref<4xf32>", "memref<?xf32, strided<[?], offset: ?>>", "memref<*xf32>"),
    *("memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>", "memref<f32, 1>"),
)
"""Types that every pool holds."""

VALUES: Final = (
    *("unit", "true", "false", "1", "0", "-1", "1 : i32", "1 : i64", "0 : index"),
    *("1.0 : f32", "0x7FC00000 : f32", '""', '"x"', "@x", "@x::@y", "[]", "[1]"),
    *("[1, 2]", "[0 : i32]", "{}", "{a = 1}", "i32", "f32", "() -> ()", "array<i32>"),
    *("array<i64: 0, 1>", "array<i32: 1, 1>", "array<i1: true>", "dense<1> : vector<"),
    *("dense<0> : tensor<2xi64>", "dense<1.0> : vector<4xf32>", "dense<> : tensor<0"),
    *("affine_map<(d0) -> (d0)>", "affine_map<(d0, d1)[s0] -> (d1 + s0, d0)>"),
    *("affine_map<() -> ()>", "affine_set<(d0) : (d0 >= 0)>", "loc(unknown)"),
    *("strided<[1], offset: ?>", "#unknown.attribute", "18446744073709551616 : i64"),
    *("9223372036854775807", "-9223372036854775808 : i64", "dense<true>", "[i32]"),
)
"""Values of attributes that every pool holds; some are no attributes."""

NAMES: Final = (
    *("operandSegmentSizes", "resultSegmentSizes", "sym_name", "sym_visibility"),
    *("value", "type", "function_type", "no_inline", "in_bounds", "permutation_map"),
    *("static_sizes", "alignment", "nontemporal", "fastmath", "a", "unknown.name"),
    *("inherent", "overflowFlags", "llvm.align", "map", "step", "predicate"),
)


@dataclass(slots=True)
class Pool:
    """Parts that texts of one kind hold."""

    tokens: dict[str, list[str]] = field(default_factory=dict)
    types: list[str] = field(default_factory=lambda: list(SCALARS))
    values: list[str] = field(default_factory=lambda: list(VALUES))
    names: list[str] = field(default_factory=lambda: list(NAMES))
    lines: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, texts: Iterable[str]) -> Pool:
        """What some texts hold, each part once."""
        pool = cls()
        tokens: dict[str, dict[str, None]] = {}
        types, values, names, lines = (dict[str, None]() for _ in range(4))
        for text in texts:
            for found in TOKEN.finditer(text):
                kind = str(found.lastgroup)
                if kind != "space":
                    tokens.setdefault(kind, {})[found[0]] = None
            types.update(dict.fromkeys(_cut(text, type_spans(text))))
            entries = entry_spans(text)
            values.update(dict.fromkeys(text[at:end] for _, at, end in entries))
            names.update(dict.fromkeys(name for name, _, _ in entries))
            lines.update(dict.fromkeys(text.split("\n")))
        pool.tokens = {kind: list(found) for kind, found in tokens.items()}
        pool.types += types
        pool.values += values
        pool.names += names
        pool.lines += lines
        return pool


@dataclass(frozen=True, slots=True)
class Pools:
    """What the neighbours of a text hold, and what all texts hold."""

    near: Pool
    far: Pool

    def pick(self, rng: Random) -> Pool:
        """Mostly the neighbours'."""
        return self.near if rng.random() < 0.8 else self.far


Mutator = Callable[[Random, str, Pools], str | None]


# What a text holds ------------------------------------------------------------------


@lru_cache(maxsize=4)
def tokens(text: str) -> tuple[tuple[str, int, int], ...]:
    """The tokens of a text that are not blank: kind, start and end."""
    found = TOKEN.finditer(text)
    return tuple(
        (str(m.lastgroup), m.start(), m.end()) for m in found if m.lastgroup != "space"
    )


_OPENING: Final = {"(": ")", "[": "]", "{": "}", "<": ">"}
_CLOSING: Final = frozenset(_OPENING.values())
_PARTS: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|->|[()\[\]{}<>,]|//[^\n]*')


def closed(text: str, at: int) -> int:
    """Behind the bracket that closes the one at a place, or the end of the text."""
    depth = 0
    for found in _PARTS.finditer(text, at):
        mark = found[0]
        depth += (mark in _OPENING) - (mark in _CLOSING)
        if depth == 0:
            return found.end()
    return len(text)


_TYPE: Final = re.compile(
    r"(?:\b|(?<=\dx))(?:[su]?i\d+|index|b?f\d+\w*|tf32|none)\b(?![.(])"
    r"|(?:\b|(?<=\dx))(?:vector|tensor|memref|tuple|complex)(?=<)|![A-Za-z_][\w$.]*"
)


@lru_cache(maxsize=4)
def type_spans(text: str) -> tuple[Span, ...]:
    """Where types stand, those inside others too."""
    found = []
    for match in _TYPE.finditer(text):
        end = match.end()
        found.append(
            (match.start(), closed(text, end) if text[end : end + 1] == "<" else end)
        )
    return tuple(found)


_ENTRY: Final = re.compile(r"(?<=[{,])\s*([A-Za-z_][\w$.]*)\s*=\s*(?=[^\s=])")


@lru_cache(maxsize=4)
def entry_spans(text: str) -> tuple[tuple[str, int, int], ...]:
    """The entries of dictionaries: the name, and where the value stands."""
    return tuple(
        (match[1], match.end(), _value_end(text, match.end()))
        for match in _ENTRY.finditer(text)
    )


def _value_end(text: str, at: int) -> int:
    """Where a value ends: before a comma or a bracket that it did not open."""
    depth = 0
    for found in _PARTS.finditer(text, at):
        mark = found[0]
        if depth == 0 and (mark in _CLOSING or mark == ","):
            return found.start()
        depth += (mark in _OPENING) - (mark in _CLOSING)
    return len(text)


def _cut(text: str, spans: Iterable[Span]) -> list[str]:
    return [text[start:end] for start, end in spans]


# Mutators ---------------------------------------------------------------------------


def _put(text: str, span: Span, new: str) -> str:
    return text[: span[0]] + new + text[span[1] :]


def _chosen(rng: Random, text: str, kinds: Sequence[str]) -> tuple[str, Span] | None:
    """One of the tokens of these kinds, each with its kind."""
    found = [(kind, (at, end)) for kind, at, end in tokens(text) if kind in kinds]
    return rng.choice(found) if found else None


def change_type(rng: Random, text: str, pools: Pools) -> str | None:
    """Another type, at one place or wherever the same one stands."""
    spans = type_spans(text)
    if not spans:
        return None
    span = rng.choice(spans)
    old = text[slice(*span)]
    own = list(dict.fromkeys(_cut(text, spans)))
    new = rng.choice(own if rng.random() < 0.4 else pools.pick(rng).types)
    if rng.random() < 0.4:
        return re.sub(rf"{re.escape(old)}(?!\w)", lambda _: new, text)
    return _put(text, span, new)


_DIMENSION: Final = re.compile(r"(?<=[<x\[])(?:\d+|\?)(?=\]?x)")


def change_dimension(rng: Random, text: str, pools: Pools) -> str | None:
    """Another extent of a shaped type, one more or one less."""
    found = list(_DIMENSION.finditer(text))
    if not found:
        return None
    span = rng.choice(found).span()
    new = rng.choice(DIMENSIONS if rng.random() < 0.8 else _INTEGERS)
    if rng.random() < 0.15:
        return _put(text, span, f"{new}x{text[slice(*span)]}")
    if rng.random() < 0.1 and text[span[1]] == "x":
        return _put(text, (span[0], span[1] + 1), "")
    return _put(text, span, new)


def change_integer(rng: Random, text: str, pools: Pools) -> str | None:
    """A boundary integer in place of one, or one beside it."""
    chosen = _chosen(rng, text, ("integer",))
    if chosen is None:
        return None
    start, end = chosen[1]
    old = text[start:end]
    new = rng.choice(_INTEGERS)
    if rng.random() < 0.3 and not old.startswith("0x"):
        new = str(int(old) + rng.choice((-1, 1, 2, 10)))
    return _put(text, (start, end), new)


def change_value(rng: Random, text: str, pools: Pools) -> str | None:
    """Another value of an attribute."""
    entries = entry_spans(text)
    if not entries:
        return None
    _, *span = rng.choice(entries)
    own = [text[at:end] for _, at, end in entries]
    value = rng.choice(own if rng.random() < 0.2 else pools.pick(rng).values)
    return _put(text, (span[0], span[1]), value)


def change_entry(rng: Random, text: str, pools: Pools) -> str | None:
    """An attribute that is lost, twice there, or of another name."""
    entries = entry_spans(text)
    if not entries:
        return None
    name, at, end = rng.choice(entries)
    start = text.rfind(name, 0, at)
    whole = text[start:end]
    kind = rng.randrange(4)
    if kind == 0:
        comma = 1 if text[end : end + 1] == "," else 0
        return _put(text, (start, end + comma), "")
    if kind == 1:
        return _put(text, (start, end), f"{whole}, {whole}")
    if kind == 2:
        return _put(text, (start, end), name)
    return _put(text, (start, start + len(name)), rng.choice(pools.pick(rng).names))


_DICTIONARY: Final = re.compile(r"\{(?=\s*[A-Za-z_][\w.]*\s*[=,}])|<\{|\battributes \{")
_SIGNATURE: Final = re.compile(r" (?=: )|(?<=\)) (?=\{)")


def add_entry(rng: Random, text: str, pools: Pools) -> str | None:
    """One more attribute, in a dictionary or in a new one."""
    pool = pools.pick(rng)
    entry = f"{rng.choice(pool.names)} = {rng.choice(pool.values)}"
    found = [m.end() for m in _DICTIONARY.finditer(text)]
    if found and rng.random() < 0.6:
        at = rng.choice(found)
        return text[:at] + entry + ", " + text[at:]
    found = [m.end() for m in _SIGNATURE.finditer(text)]
    if not found:
        return None
    at = rng.choice(found)
    return f"{text[:at]}{{{entry}}} {text[at:]}"


def change_operand(rng: Random, text: str, pools: Pools) -> str | None:
    """Another value of the text in place of one, one more, one less, or unknown."""
    chosen = _chosen(rng, text, ("value",))
    if chosen is None:
        return None
    span = chosen[1]
    old = text[slice(*span)]
    own = sorted({text[at:end] for kind, at, end in tokens(text) if kind == "value"})
    other = rng.choice([*own, "%unknown", f"{old}#1"])
    kind = rng.randrange(6)
    if kind == 0:
        return _put(text, span, f"{old}, {other}")
    if kind == 1:
        comma = re.compile(r",\s*").match(text, span[1])
        return _put(text, (span[0], comma.end() if comma else span[1]), "")
    return _put(text, span, other)


def change_symbol(rng: Random, text: str, pools: Pools) -> str | None:
    """Another symbol, block or alias in place of one."""
    chosen = _chosen(rng, text, ("symbol", "block", "attribute", "type"))
    if chosen is None:
        return None
    kind, span = chosen
    own = sorted({text[at:end] for k, at, end in tokens(text) if k == kind})
    pool = pools.pick(rng).tokens.get(kind) or own
    new = rng.choice(own if rng.random() < 0.6 else pool)
    if kind == "symbol" and rng.random() < 0.2:
        new = rng.choice((f"{new}::@x", "@unknown", '@"a b"', f"@x::{new}"))
    return _put(text, span, new)


def change_order(rng: Random, text: str, pools: Pools) -> str | None:
    """A line that is lost, twice there, elsewhere, or of another text."""
    lines = text.split("\n")
    full = [number for number, line in enumerate(lines) if line.strip()]
    if not full:
        return None
    at, to = rng.choice(full), rng.choice(full)
    kind = rng.randrange(6)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[at])
    elif kind == 2:
        lines.insert(to, lines.pop(at))
    elif kind == 3:
        lines[at], lines[to] = lines[to], lines[at]
    elif kind == 4:
        lines.insert(at, rng.choice(pools.near.lines or lines))
    else:
        lines[at] = rng.choice(pools.near.lines or lines)
    return "\n".join(lines)


_OP: Final = re.compile(r"(?<![\w$.!#%@^-])\"?([a-z_][a-z_0-9]*\.[A-Za-z_][\w.]*)\"?")


def change_op(rng: Random, text: str, pools: Pools) -> str | None:
    """A sibling in place of an op, or an op of any other dialect."""
    found = [m for m in _OP.finditer(text) if rows.row(m[1]) is not None]
    if not found:
        return None
    match = rng.choice(found)
    dialect = match[1].partition(".")[0]
    if rng.random() < 0.1:
        dialect = rng.choice(list(rows.dialects()))
    table = rows.table(dialect)
    names = () if table is None else table.names()
    return _put(text, match.span(1), rng.choice(list(names))) if names else None


def change_token(rng: Random, text: str, pools: Pools) -> str | None:
    """A token of another text in place of one or behind it, or any change to one."""
    found = tokens(text)
    if not found or rng.random() < 0.5:
        return mutate_tokens(rng, text)
    kind, start, end = rng.choice(found)
    pool = pools.pick(rng).tokens
    if rng.random() < 0.3:
        kind = rng.choice(sorted(pool) or [kind])
    new = rng.choice(pool.get(kind) or [text[start:end]])
    return _put(text, (end if rng.random() < 0.3 else start, end), new)


def change_word(rng: Random, text: str, pools: Pools) -> str | None:
    """Another word, string or number in place of one of its kind."""
    chosen = _chosen(rng, text, ("word", "string", "float"))
    if chosen is None:
        return None
    kind, span = chosen
    pool = pools.pick(rng).tokens.get(kind)
    return _put(text, span, rng.choice(pool)) if pool else None


MUTATORS: Final[dict[str, tuple[int, Mutator]]] = {
    "type": (16, change_type),
    "dimension": (6, change_dimension),
    "integer": (10, change_integer),
    "value": (10, change_value),
    "entry": (6, change_entry),
    "more": (6, add_entry),
    "operand": (12, change_operand),
    "symbol": (6, change_symbol),
    "order": (8, change_order),
    "op": (8, change_op),
    "token": (8, change_token),
    "word": (6, change_word),
}
"""By name: how often, and what it does."""


def mutated(rng: Random, text: str, pools: Pools) -> tuple[str, str]:
    """A text changed once, sometimes more often, and the names of the mutators."""
    weights = [weight for weight, _ in MUTATORS.values()]
    names = []
    for _ in range(rng.choice((1, 1, 1, 1, 1, 1, 2, 2, 3))):
        (name,) = rng.choices(list(MUTATORS), weights)
        new = MUTATORS[name][1](rng, text, pools)
        if new is not None:
            text = new
            names.append(name)
    return text, "+".join(names)
