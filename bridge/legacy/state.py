"""What is known while an old text is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any, Final, Literal, TypeVar

from bridge.errors import Diagnostic
from bridge.ir.attributes import Attribute
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.legacy.edits import Edits
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.line_memos import Line, LineMemos
from bridge.text.operation_state import Opened
from bridge.text.registry import Registry
from bridge.text.state import Grammar, Reader, State
from bridge.text.tokens import ParseError
from bridge.text.types import read_type

_DEEPEST: Final = 1000

Era = Literal["2019", "2020"]
"""Before and after maps and sets got `affine_map<>` around them, in January 2020."""

K = TypeVar("K")
V = TypeVar("V")

# What may hold something old: what is noted about it must be noted each time.
_OLD: Final = (
    r"!llvm|!spv|offset|[{,]\s*[\w$.\"]+\s*:"
    r"|\b(?:dense|sparse)<\s*[a-z!]|\b(?:splat|opaque)<|_abi|_segment_sizes"
    r"|-\s*[0-9]+\s*:\s*i[0-9]"
)
_may_be_old: Final = re.compile(rf"{_OLD}|\(").search
_may_hold_old: Final = re.compile(rf"{_OLD}|,\s*\(").search
"""For a signature, which has parentheses of its own."""
_BARE_MAP: Final = re.compile(
    r"\(\s*(?!i[0-9]|[bt]?f(?:16|32|64)\b|index\b|none\b)[A-Za-z_][\w$.]*(?:\s*,\s*[\w$.]+)*\s*\)"
    r"\s*(?:\[[^\]]*\])?\s*(?:->|:)\s*\("
).search


_OLD_WORD: Final = re.compile(
    r"(?<![\w.@%^#!\"])(?:func\s*@|constant\s+(?:[-0-9@]|dense|true|false)|spv\.|std\.|loop\.)"
).search


class Memo(dict[K, V]):
    """Keeps what was read for its spelling, unless something old may be in there."""

    def __setitem__(self, key: K, value: V) -> None:
        spellings = key if isinstance(key, tuple) else (key,)
        if not any(isinstance(s, str) and self.may_be_old(s) for s in spellings):
            super().__setitem__(key, value)

    may_be_old = staticmethod(_may_be_old)


class SignatureMemo(Memo[K, V]):
    """Keeps signatures."""

    may_be_old = staticmethod(_may_hold_old)


class LegacyLineMemos(LineMemos):
    """Keeps no line in which something was old."""

    __slots__ = ("_before", "_edits")

    def __init__(self, edits: Edits) -> None:
        super().__init__()
        self._edits = edits
        self._before = 0

    def is_due(self) -> bool:
        # Such a function would read types twice, and note what is old in them twice.
        return False

    def line_at(self, text: str, pos: int) -> Line | None:
        self._before = self._edits.noted
        return super().line_at(text, pos)

    def keep(
        self,
        line: Line,
        op: Operation,
        values: Mapping[str, Value],
        blocks: Mapping[str, Block],
        opened: Opened | None = None,
    ) -> None:
        # What was old in a region may be noted at its head.
        if self._edits.noted == self._before and opened is None:
            super().keep(line, op, values, blocks)


class LegacyState(State):
    """`State`, with the edits, and the notes about them."""

    def __init__(
        self,
        source: Source,
        registry: Registry,
        grammar: Grammar,
        *,
        allow_unregistered: bool,
        era: Era | None,
        known_dialect: Callable[[str], bool],
    ) -> None:
        super().__init__(
            allow_unregistered=allow_unregistered,
            known_dialect=known_dialect,
            defined=registry.defined,
            grammar=grammar,
        )
        self.source = source
        self.type_memo = Memo()
        self.attribute_memo = Memo()
        self.rule_memo = Memo()
        self.edits = Edits(source.text)
        self.warnings: list[Diagnostic] = []
        self.pointee: Any = None
        """What the LLVM type that was read last points to."""
        self._era = era
        self._depth = 0

    def warn(self, pos: int, message: str) -> None:
        """Notes what works today, and not as it did."""
        self.warnings.append(self.source.diagnostic(pos, message, "warning"))

    def nested(self, pos: int, by: int) -> None:
        """Goes into a type, or with -1 out of one; raises `ParseError`.

        A type's new text contains those in it, so there must not be too many.
        """
        self._depth += by
        if self._depth > _DEEPEST:
            raise ParseError(pos, f"types nested deeper than {_DEEPEST} are not read")

    @cached_property
    def is_old(self) -> bool:
        """Whether the text has words of then, where the same might be wrong today."""
        return _OLD_WORD(self.source.text) is not None

    @cached_property
    def empty_is_map(self) -> bool:
        """Whether `() -> ()` is a map rather than a function's type."""
        if self._era is not None:
            return self._era == "2019"
        text = self.source.text
        return "affine_map<" not in text and _BARE_MAP(text) is not None


def todays_type(text: str, aliases: Mapping[str, Type] | None = None) -> Type:
    """The type of a text of today, which may use aliases; raises `ParseError`."""
    state = State(known_dialect=REFERENCE.has_dialect, defined=REFERENCE.defined)
    state.type_aliases.update(aliases or {})
    return read_type(Reader(Source(text), 0, state))


@cache
def todays_attribute(text: str) -> Attribute:
    """The attribute of a text of today; raises `ParseError`."""
    state = State(known_dialect=REFERENCE.has_dialect, defined=REFERENCE.defined)
    return read_attribute(Reader(Source(text), 0, state))


def state_of(r: Reader) -> LegacyState:
    """The state of a reader that reads old text."""
    state = r.state
    if not isinstance(state, LegacyState):
        raise TypeError("this reader reads today's text")
    return state
