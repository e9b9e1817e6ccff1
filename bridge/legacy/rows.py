"""How operations were spelled: a row a name, from which a reader is chosen.

A name is written out in full, `std.addf`; the files of the families hold the rows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge.text.tokens import SPACE

if TYPE_CHECKING:
    from bridge.ir.core import Operation
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState

Read = Callable[["LegacyReader", "OperationState"], bool]
"""Reads what follows the op's name; whether the state is of today's op."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """It is read as today's op of another name is."""

    today: str


@dataclass(frozen=True, slots=True)
class Changed:
    """It was written otherwise, or is another op today, or several.

    `read` reads its own syntax; without it that is today's, of the same name. Unless
    `read` has made one of today's ops of it, it is given to `upgrade` when all names
    are resolved. Of an op that was read as today's are, `old` tells whether it is.
    `when` decides at the cursor whether `read` applies. In generic form
    a `loose` op's attributes are not verified before it is found to be today's.
    """

    read: Read | None = None
    upgrade: Callable[[Upgrade], None] | None = None
    old: Callable[[Operation], bool] | None = None
    when: Callable[[LegacyReader], bool] | None = None
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Adjusted:
    """It is read as one of today's ops is, and then looked at.

    `today` is its name, or chooses one at the cursor, after the name. `adjust` changes
    the op and records its own edits; it is passed the offset of the op's name,
    unquoted.
    """

    today: str | Callable[[LegacyReader], str]
    adjust: Callable[[LegacyReader, Operation, int], None] | None = None
    over: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Gone:
    """Removed without an equivalent; `instead` names what replaced it."""

    instead: str


Row = Renamed | Changed | Adjusted | Gone


def unquote(r: LegacyReader, op: Operation, start: int) -> None:
    """Removes the quotes from the word after an op's name."""
    found = _match_quoted(r.text, start)
    if found is not None:
        r.legacy.edits.replace(*found.span(1), found[2], "word in quotes")


_match_quoted: Final = re.compile(rf'[\w.$]+{SPACE}("(\w+)")').match

STD: Final = "std."
"""The dialect whose prefix was left out everywhere."""


def renamed(dialect: str, names: str) -> dict[str, Row]:
    """Rows for ops that keep their names in another dialect, or `old=new` ones."""
    rows: dict[str, Row] = {}
    for pair in names.split():
        old, _, new = pair.partition("=")
        rows[STD + old] = Renamed(f"{dialect}.{new or old}")
    return rows


def merged(*families: Mapping[str, Row]) -> dict[str, Row]:
    """The rows of all families; raises `ValueError` where two have the same name."""
    rows: dict[str, Row] = {}
    for family in families:
        for name, row in family.items():
            if name in rows:
                raise ValueError(f"there are two rows for {name}")
            rows[name] = row
    return rows
