"""Types of the levels that a sparse tensor is stored in: `compressed(nonunique)`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bridge.text.integers import TOO_LARGE, integer_value, width_of
from bridge.text.state import Reader
from bridge.text.tokens import ParseError

FORMATS: Final = {
    "dense": False,
    "batch": False,
    "structured": False,
    "compressed": True,
    "loose_compressed": True,
    "singleton": True,
}
"""Formats of levels, and whether they may have properties."""

PROPERTIES: Final = ("nonunique", "nonordered", "soa")
"""Properties of levels, in the order in which they are printed."""


class LevelType(NamedTuple):
    """A format, its properties, and `n, m` of a structured one."""

    format: str
    properties: frozenset[str] = frozenset()
    sizes: tuple[int, ...] = ()

    def __str__(self) -> str:
        text = self.format
        if self.sizes:
            text += f"[{self.sizes[0]}, {self.sizes[1]}]"
        words = [word for word in PROPERTIES if word in self.properties]
        return f"{text}({', '.join(words)})" if words else text

    def kept(self, *properties: str) -> LevelType:
        """The same without other properties than these."""
        return self._replace(properties=self.properties.intersection(properties))


def read_level_type(r: Reader) -> LevelType:
    """`structured[2, 4]`, `singleton(nonunique, soa)`; raises `ParseError`."""
    token = r.peek()
    if token.kind not in ("bare", "inttype"):
        raise r.error(
            "expected valid level format (e.g. dense, compressed or singleton)"
        )
    r.take()
    name = token.text
    sizes = _read_sizes(r, token.pos) if name == "structured" else ()
    properties = frozenset(_read_properties(r))
    if name not in FORMATS:
        raise ParseError(token.pos, f"unknown level format: {name}")
    if properties and not FORMATS[name]:
        raise ParseError(
            token.pos, "invalid level type: level format doesn't support the properties"
        )
    return LevelType(name, properties, sizes)


def _read_sizes(r: Reader, start: int) -> tuple[int, ...]:
    """`[2, 4]`; truncated to eight bits each."""
    sizes = []
    if r.accept("[") and not r.accept("]"):
        sizes.append(_read_size(r))
        while r.accept(","):
            sizes.append(_read_size(r))
        r.expect("]", "expected ']' in structured n out of m")
    if len(sizes) != 2:
        raise ParseError(start, "expected exactly 2 structured sizes")
    if sizes[0] > sizes[1]:
        raise ParseError(start, "expected n <= m in n_out_of_m")
    # The larger bits of n reach into those of m.
    return sizes[0] & 0xFF, (sizes[0] >> 8 | sizes[1]) & 0xFF


def _read_size(r: Reader) -> int:
    start = r.peek().pos
    negative = r.accept("-")
    token = r.accept_kind("integer")
    if token is None:
        raise ParseError(start, "expected valid integer for structured size")
    value = integer_value(token.text)
    if width_of("int").held(-value if negative else value) is None:
        fault = ParseError(start, TOO_LARGE)
        fault.also.append(ParseError(start, "failed to parse structured size"))
        raise fault
    if negative and value:
        raise ParseError(start, "expected structured size to be >= 0")
    return value


def _read_properties(r: Reader) -> list[str]:
    found: list[str] = []
    if not r.accept("(") or r.accept(")"):
        return found
    while True:
        token = r.peek()
        if token.kind not in ("bare", "inttype"):
            raise r.error(
                "expected valid level property (e.g. nonordered, nonunique or high)"
            )
        if token.text not in PROPERTIES:
            raise r.error(f"unknown level property: {token.text}")
        found.append(r.take().text)
        if not r.accept(","):
            break
    r.expect(")", "expected ')' in level property list")
    return found


def wrong_levels(levels: Sequence[LevelType]) -> str | None:
    """What is wrong with the order of levels; None if it is right."""
    formats = [level.format for level in levels]
    return (
        _wrong_singletons(levels)
        or _wrong_batches(formats)
        or _wrong_layout(levels)
        or _wrong_dense(levels)
        or _wrong_structure(formats)
    )


def _wrong_singletons(levels: Sequence[LevelType]) -> str | None:
    before = ""
    in_arrays = False
    for level in levels:
        if level.format == "singleton":
            if before == "singleton":
                if in_arrays != ("soa" in level.properties):
                    return (
                        "expected all singleton lvlTypes stored in the same memory "
                        "layout (SoA vs AoS)."
                    )
            elif before not in ("compressed", "loose_compressed"):
                return (
                    "expected compressed or loose_compressed level before singleton "
                    "level"
                )
            in_arrays = "soa" in level.properties
        before = level.format
    return None


def _wrong_batches(formats: list[str]) -> str | None:
    if any(b == "batch" and a != "batch" for a, b in pairwise(formats)):
        return "Batch lvlType can only be leading levels."
    return None


def _wrong_layout(levels: Sequence[LevelType]) -> str | None:
    if any("soa" in a.properties and a.format != "singleton" for a in levels):
        return "SoA is only applicable to singleton lvlTypes."
    return None


def _wrong_dense(levels: Sequence[LevelType]) -> str | None:
    for before, level in pairwise(levels):
        if level.format == "dense" and "nonunique" in before.properties:
            return "dense level cannot follow a non-unique level"
    return None


def _wrong_structure(formats: list[str]) -> str | None:
    if "structured" not in formats:
        return None
    first = formats.index("structured")
    if first != len(formats) - 1:
        return "expected n_out_of_m to be the last level type"
    if any(name != "dense" for name in formats[:first]):
        return "expected all dense lvlTypes before a n_out_of_m level"
    return None
