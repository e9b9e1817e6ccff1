"""What is known while one text is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, Protocol

from bridge.ir.attributes import Attribute, DistinctAttr
from bridge.ir.resources import Resource
from bridge.ir.types import Type
from bridge.source import Source
from bridge.text.memory import Memory
from bridge.text.tokens import Cursor

Section = Literal["attributes", "types"]
Parts = tuple[str | Type | Attribute, ...]


class Modelled(Protocol):
    """A type or attribute of a dialect whose syntax is known."""

    @property
    def read(self) -> Callable[[Reader], Any]:
        """Reads what follows the mnemonic."""

    @property
    def node(self) -> Callable[..., Any]:
        """Makes the node of what was read, and of the type after an attribute."""

    @property
    def typed(self) -> bool:
        """Whether an attribute has a type, written after it."""

    @property
    def own_type(self) -> tuple[str, str] | None:
        """What the type after an attribute must be, by dialect and mnemonic."""


Defined = Callable[[str, str, Section], "Modelled | None"]
"""What is known of a dialect's mnemonic."""


class Grammar(NamedTuple):
    """What is read otherwise than today's text, by its first word or token's kind.

    Today's grammar is the one without entries, and asks here only for what its fast
    paths leave over. The attributes' `{:` reads what follows a name in a
    dictionary without a `=`.
    """

    attributes: Mapping[str, Callable[[Reader, Type | None], Attribute]] = {}
    types: Mapping[str, Callable[[Reader], Type]] = {}


TODAY: Final = Grammar()


def _any_dialect(name: str) -> bool:
    return True


def _undefined(dialect: str, mnemonic: str, section: Section) -> None:
    return None


class State:
    """Aliases, distinct attributes, resources and memos of one text.

    Aliases are stored without their sigil. `resources` holds what the text refers to,
    by dialect and key. `known_dialect` tells whether the reference registers a dialect:
    the text of an attribute of another is opaque, nothing in it is looked at. `defined`
    returns what reads the body of a type or attribute, where that is modelled.
    `grammar` holds what is read otherwise than today. The memos are those of `memory`:
    they map the spelling of a type or attribute to what it stands for. `depth` counts
    the types around the one that is read, where the text of each holds all of theirs.
    """

    __slots__ = (
        "allow_unregistered",
        "attribute_aliases",
        "attribute_memo",
        "defined",
        "depth",
        "distinct",
        "grammar",
        "known_dialect",
        "memory",
        "resources",
        "rule_memo",
        "type_aliases",
        "type_memo",
    )

    def __init__(
        self,
        *,
        allow_unregistered: bool = False,
        known_dialect: Callable[[str], bool] = _any_dialect,
        defined: Defined = _undefined,
        grammar: Grammar = TODAY,
        memory: Memory | None = None,
    ) -> None:
        self.attribute_aliases: dict[str, Attribute] = {}
        self.type_aliases: dict[str, Type] = {}
        self.distinct: dict[int, DistinctAttr] = {}
        self.resources: dict[tuple[str, str], Resource] = {}
        self.allow_unregistered = allow_unregistered
        self.known_dialect = known_dialect
        self.defined = defined
        self.depth = 0
        self.grammar = grammar
        self.memory = memory = memory or Memory()
        self.type_memo = memory.types
        self.attribute_memo = memory.attributes
        self.rule_memo = memory.rules

    def resource(self, dialect: str, key: str) -> Resource:
        """The resource the text means by a key; a new one where it is the first."""
        known = self.resources.get((dialect, key))
        if known is None:
            known = self.resources[dialect, key] = Resource(key, dialect=dialect)
        return known


class Reader(Cursor):
    """A position in a text, and what is known of the text up to there.

    `ends` holds, for offsets of opening brackets, what is after the closing one.
    """

    __slots__ = ("ends", "state")

    def __init__(
        self, source: Source, pos: int = 0, state: State | None = None
    ) -> None:
        super().__init__(source, pos)
        self.state = State() if state is None else state
        self.ends: dict[int, int] = {}
