"""Tables of dialects that are written in Python: they grow with each class.

The first class of a dialect makes its table. A dialect of the reference, or one that
was loaded from a table, is complete: no class adds to it, unless it says it is open.
"""

from __future__ import annotations

from typing import Final

from bridge.ods import rows
from bridge.ods.dialect import Dialect, register
from bridge.ods.rows import Table

MARK: Final = "python"
"""What the facts of such a dialect hold."""

PYTHON: Final[dict[str, Table]] = {}
"""The dialects in Python that there are, by name."""

OPEN: Final = "open"
"""What the facts of one hold that a table begins, and classes add to."""

TRAIT_LISTS: Final = {
    "AlwaysSpeculatable": ["ConditionallySpeculatable", "AlwaysSpeculatableImplTrait"],
    "Pure": ["AlwaysSpeculatable", "NoMemoryEffect"],
    "ReturnLike": ["RegionBranchTerminatorOpInterface", "ReturnLike"],
}
"""Traits that stand for several, as upstream's tables have them."""


def names_of(cls: str, name: str) -> tuple[str, str]:
    """The dialect and the mnemonic of a full name; raises `TypeError` for another."""
    dialect, dot, short = name.partition(".")
    if not dot or not dialect.isidentifier() or not short:
        raise TypeError(f"{cls}: a name is 'dialect.mnemonic', not {name!r}")
    return dialect, short


def is_open(dialect: str) -> bool:
    """Whether classes may add to a dialect: it is not known, in Python, or open."""
    found = rows.table(dialect)
    return found is None or not {MARK, OPEN}.isdisjoint(found.data["dialect"])


def forget(dialect: str) -> None:
    """Forgets a dialect in Python with its classes, so that it can be written again.

    What there is of its operations is not to be used afterwards. Raises `ValueError`
    for a dialect of the reference, or for none.
    """
    if rows.table(dialect) is None or not is_open(dialect):
        raise ValueError(f"no dialect in Python is called {dialect!r}")
    rows.unregister(dialect)


def own_table(dialect: str, home: str) -> Table:
    """The table of a dialect in Python, made by the first of its classes in `home`."""
    found = rows.table(dialect)
    if found is not None:
        return found
    data: dict[str, object] = {
        "dialect": {"cpp": f"::{dialect}", MARK: True},
        "tests": [],
        "constraints": {},
        "enums": {},
        "attributes": {},
        "types": {},
        "traits": TRAIT_LISTS,
        "ops": {},
    }
    found = PYTHON[dialect] = register(Dialect(dialect, home=home), data)
    return found


rows.REMOVE.append(lambda dialect: (PYTHON.pop(dialect, None), None)[1])
