"""Enums of the tables: their cases, and how a value is written and read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from bridge.ods.entries import Entry
from bridge.ods.rows import table
from bridge.text.tokens import Cursor, NestedParseError, string_value

is_keyword: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*+").fullmatch
"""Whether a text can be written as a keyword."""


def _is_bit(value: int) -> bool:
    return value > 0 and not value & (value - 1)


class Enum:
    """One enum. Cases of a bit enum may be joined by its separator."""

    __slots__ = (
        "_by_text",
        "_by_value",
        "_plain",
        "bits",
        "cpp",
        "grouped",
        "quoted",
        "separator",
        "summary",
        "symbols",
        "value_of_attribute",
        "width",
    )

    def __init__(self, entry: Entry) -> None:
        cases = [(case[2:] or case[:1])[0] for case in entry["cases"]]
        cases = list(zip(cases, [case[1] for case in entry["cases"]], strict=True))
        self.cpp: str = entry.get("cpp", "")
        self.width: int = entry.get("width", 32)
        self.bits: bool = entry.get("bits", False)
        self.separator: str = entry.get("separator", "|")
        self.grouped: bool = entry.get("grouped", False)
        self.quoted: bool = entry.get("quoted", False)
        self.summary: str = entry.get("summary", "")
        """Its name in diagnostics where cases are read as a C++ field's value."""
        self.value_of_attribute = self
        """How a case is read as an attribute's only value."""
        if entry.get("lists"):
            self.value_of_attribute = Enum({**entry, "lists": False, "summary": ""})
        self._by_text: dict[str, int] = {}
        self._by_value: dict[int, str] = {}
        for text, value in cases:
            self._by_text.setdefault(text, value)
            self._by_value.setdefault(value, text)
        self.symbols: dict[str, int] = {c[0]: c[1] for c in entry["cases"]}
        """The numbers by the names that C++ has for them."""
        plain = [v for t, v in cases if is_keyword(t)]
        whole = len(plain) == len(cases)
        self._plain: frozenset[int] | None = None if whole else frozenset(plain)

    @property
    def words(self) -> list[str]:
        """What is written for the cases."""
        return list(self._by_text)

    def value(self, text: str) -> int | None:
        """The number a text stands for; None where it is no case."""
        if not self.bits:
            return self._by_text.get(text)
        none = self._by_value.get(0)
        if none is not None and text == none:
            return 0
        found = 0
        for piece in text.split(self.separator.strip()):
            number = self._by_text.get(piece.strip())
            if not number:
                return None
            found |= number
        return found

    def text(self, value: int) -> str:
        """What a number is written as, without quotes."""
        if not self.bits or value == 0:
            return self._by_value.get(value, "")
        pieces = []
        if self.grouped:
            for number, text in reversed(self._by_value.items()):
                if number and not _is_bit(number) and number & value == number:
                    pieces.append(text)
                    value &= ~number
            cases = {n: t for n, t in self._by_value.items() if _is_bit(n)}
        else:
            cases = {n: t for n, t in self._by_value.items() if n}
        pieces += [text for number, text in cases.items() if number & value == number]
        return self.separator.join(pieces)

    def as_attribute(self, value: int) -> str:
        """What `$attr` is written as: in quotes where a keyword would not do.

        Of a bit enum only single bits are sure to be keywords.
        """
        plain = self._plain
        if self.bits:
            known = self._by_value if plain is None else plain
            singles = frozenset(n for n in known if _is_bit(n))
            plain = None if len(singles) == len(self._by_value) else singles
        text = self.text(value)
        return text if plain is None or value in plain else f'"{text}"'

    def as_parameter(self, value: int) -> str:
        """What a parameter or property is written as, upstream's `operator<<`."""
        text = self.text(value)
        if self._plain is not None:
            return text if value in self._plain else f'"{text}"'
        several = value and not _is_bit(value) and value not in self._by_value
        return f'"{text}"' if self.bits and self.quoted and several else text

    def read(self, r: Cursor) -> int:
        """Cases joined by the separator, as in parameters.

        Raises `NestedParseError`.
        """
        start = r.peek().pos
        mark = self.separator.strip()
        found = 0
        while True:
            pos = r.peek().pos
            word = self._word(r)
            number = self.value(word)
            if number is None:
                message = f"expected {self.cpp} to be one of: {self.listed()}"
                if not self.summary:
                    raise NestedParseError(start, message)
                # A case that is no keyword is listed twice.
                listed = ", ".join(
                    [t if is_keyword(t) else f'"{t}"{t}' for t in self.words]
                )
                message = f"expected one of [{listed}] for {self.summary}"
                raise NestedParseError(pos, f"{message}, got: {word}")
            found |= number
            alone = not self.bits or (self.summary and self.quoted)
            if alone or not r.accept(mark):
                return found

    def _word(self, r: Cursor) -> str:
        token = r.peek()
        # Where cases are joined without quotes, a C++ field's parser knows no strings.
        joined = bool(self.summary) and self.bits and not self.quoted
        kinds = ("bare", "inttype") if joined else ("bare", "inttype", "string")
        if token.kind not in kinds:
            wanted = "valid keyword or string"
            if self.summary:
                wanted = f"keyword for {self.summary}"
            raise NestedParseError(token.pos, f"expected {wanted}")
        r.take()
        return string_value(token.text) if token.kind == "string" else token.text

    def listed(self) -> str:
        """The cases as upstream lists them."""
        return ", ".join(self._by_text)


@cache
def enum(dialect: str, name: str) -> Enum | None:
    """The enum that a dialect's table calls by a name, there or in another's."""
    own = table(dialect)
    entry = own.data["enums"].get(name) if own is not None else None
    return Enum(entry) if entry is not None else None


@cache
def enum_named(name: str) -> Enum | None:
    """The enum of a name like `llvm.Linkage`, as constraints have it."""
    dialect, _, short = name.partition(".")
    return enum(dialect, short)


@cache
def enum_of_class(cpp: str, dialect: str) -> Enum | None:
    """The enum of a C++ class, as seen in a dialect."""
    name = cpp.rpartition("::")[2]
    scopes = [part.lower() for part in cpp.split("::")[:-1]]
    for place in (dialect, *scopes):
        found = _classes(place).get(name)
        if found is not None:
            return enum(place, found)
    return None


@cache
def _classes(dialect: str) -> Mapping[str, str]:
    """The names of a dialect's enums by their C++ classes."""
    own = table(dialect)
    if own is None:
        return {}
    enums: Entry = own.data["enums"]
    return {entry["cpp"].rpartition("::")[2]: name for name, entry in enums.items()}
