"""Caches of what spellings mean: of one text, and across short texts.

What a spelling means depends on the text it is in only where it holds an alias, a
resource, a distinct attribute, or a type that a text may define once. All else is the
same everywhere: who reads many short texts would begin anew with each.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from bridge.ir.attributes import Attribute, DictionaryAttr
from bridge.ir.types import Type
from bridge.text.line_memos import LineMemos
from bridge.text.subscripts import SubscriptMemo

if TYPE_CHECKING:
    from bridge.native.core import Memo
    from bridge.text.operation_state import Syntax
    from bridge.text.registry import Registry

Key = TypeVar("Key")
Value = TypeVar("Value")

_SHORT: Final = 1 << 16
"""Characters up to which a text is read with what is known from others.

A longer one fills a cache of its own soon, and would retain too much.
"""

_ENOUGH: Final = 1 << 20
"""Characters after which a memory is dropped, so that it never grows large."""

_OWN: Final = ("dense_resource", "distinct[")
"""Texts with these get a memory of their own, as it would keep what they hold."""


class Memory:
    """What has been read, by its spelling.

    `types` and `attributes` hold spellings; `rules` is what else the rules of ops keep,
    by the op's name and spellings, or by one word alone what is true of this text only.
    `defaults` holds what the tables spell, `syntaxes` the ops by name and the dialect
    whose prefix may be left out, with the lines read, and `dictionaries` properties.
    """

    __slots__ = (
        "_attributes_before",
        "_registry",
        "_rules_before",
        "_types_before",
        "attributes",
        "defaults",
        "dictionaries",
        "lines",
        "read",
        "rules",
        "sound",
        "subscripts",
        "syntaxes",
        "types",
    )

    def __init__(self, registry: Registry | None = None) -> None:
        self._registry = registry
        self.types: dict[str, Type] = {}
        self.attributes: dict[str, Attribute] = {}
        self.rules: dict[tuple[str | None, ...], Any] = {}
        self.defaults: dict[str, Attribute] = {}
        self.syntaxes: dict[tuple[str, str], tuple[str, Syntax, LineMemos]] = {}
        self.dictionaries: dict[tuple[tuple[str, Attribute], ...], DictionaryAttr] = {}
        self.sound: set[tuple[object, ...]] = set()
        """Questions about an op's attributes that were answered well."""
        self.lines: tuple[dict[str, dict[str, Memo]], ...] = ({}, {})
        """Without and with operations that are not registered."""
        self.subscripts = SubscriptMemo()
        self.read = 0
        self._types_before = self._attributes_before = self._rules_before = 0

    @property
    def lasts(self) -> bool:
        """Whether other texts are read with it."""
        return self._registry is not None

    def serves(self, registry: Registry) -> bool:
        """Whether a text may be read with it that asks this registry."""
        return self._registry is registry and self.read < _ENOUGH

    def forget(self) -> None:
        """Drops what was read since the last time and may mean something else."""
        for key in _newest(self.types, self._types_before):
            if self.is_bound(key):
                del self.types[key]
        self._types_before = len(self.types)
        for key in _newest(self.attributes, self._attributes_before):
            if self.is_bound(key):
                del self.attributes[key]
        self._attributes_before = len(self.attributes)
        for words in _newest(self.rules, self._rules_before):
            if len(words) == 1 or any(map(self.is_bound, filter(None, words))):
                del self.rules[words]
        self._rules_before = len(self.rules)

    def is_bound(self, spelling: str) -> bool:
        """Whether what a spelling means may depend on the text it is in.

        What is of a dialect that the registry knows does not, but for structures, which
        a text may name.
        """
        if "#" not in spelling and "!" not in spelling:
            return False
        marks = find_marks(spelling)
        if self._registry is None or "struct<" in spelling:
            return True
        known = self._registry.has_dialect
        return not all(point and known(name) for name, point in marks)


def _newest(known: dict[Key, Value], before: int) -> Sequence[Key]:
    """The keys that were added since there were `before`."""
    new = len(known) - before
    return list(islice(reversed(known), new)) if new else ()


find_marks: Final = re.compile(r"[#!]([A-Za-z_$][A-Za-z0-9_$]*+)?(\.?)").findall
"""Of aliases, and of the dialects of types and attributes: a name, and the point."""

_kept: Final[list[Memory]] = []
"""The memory that nobody reads with: at most one, so that threads never share it."""


def borrow(text: str, registry: Registry) -> Memory:
    """A memory to read a text with."""
    if len(text) > _SHORT or any(word in text for word in _OWN):
        return Memory()
    try:
        memory = _kept.pop()
    except IndexError:
        memory = Memory(registry)
    if not memory.serves(registry):
        memory = Memory(registry)
    memory.read += len(text)
    return memory


def give_back(memory: Memory) -> None:
    """Keeps a memory for the next text."""
    if memory.lasts:
        memory.forget()
        _kept[:] = [memory]


def forget() -> None:
    """Clears what is cached for the next text."""
    _kept.clear()


def drop() -> None:
    """Forgets all texts: what a name stood for in them may be something else."""
    _kept.clear()
