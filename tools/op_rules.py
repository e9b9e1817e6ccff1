"""Which rules an op has here, and which it has upstream: read from code and tables.

syntax       how it is read and printed
constraints  what its values, attributes and regions must be
verifier     what no row says of it
interpreter  what it does
fold         what it is when some of its operands are constants
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from bridge.ods import rows
from bridge.ods.rows import Row, Table
from bridge.op.base import NotModelled, Op
from bridge.op.registry import REFERENCE, op_class

State = Literal["row", "class", "nothing", "partly", "not modelled", "missing"]
STATES: Final[tuple[State, ...]] = (
    "row",
    "class",
    "nothing",
    "partly",
    "not modelled",
    "missing",
)
"""By the table, by our class, not there upstream either, in part, left out for a
reason that is said, left out."""


@dataclass(frozen=True, slots=True)
class Finding:
    """How it stands with one rule of an op; `note` says why, or what is left out."""

    state: State
    note: str = ""


Class = type[Op] | None


def _syntax(line: Row, cls: Class) -> Finding:
    if cls is not None and cls.has_syntax():
        return Finding("class")
    if line.format is None and not line.own_syntax:
        return Finding("nothing", "it has the generic form only")
    found = REFERENCE.syntax(line.name)
    return Finding("missing", found) if isinstance(found, str) else Finding("row")


def _constraints(line: Row, cls: Class) -> Finding:
    owner = _table(line)
    parts: tuple[Any, ...] = (
        *(*line.operands, *line.results, *line.attributes),
        *(*line.properties, *line.regions),
    )
    names = dict.fromkeys([part.constraint for part in parts])
    unknown = [name for name in names if name not in owner.data["constraints"]]
    if not unknown:
        return Finding("row")
    return Finding("partly", f"not tested: {'; '.join(unknown)}")


def _table(line: Row) -> Table:
    found = rows.table(line.name.partition(".")[0])
    assert found is not None  # a row is one of a table
    return found


_VERIFIERS: Final[dict[str, Callable[[Row], bool]]] = {
    "verify": lambda line: line.verifier,
    "verify_regions": lambda line: line.region_verifier,
    "verify_symbol_uses": lambda line: line.has_trait("SymbolUserOpInterface"),
}
"""The methods of a class, and whether upstream has such for a row."""


_STAND_INS: Final = {"verify": "are_cast_compatible"}
"""What a trait asks for where upstream's op has a method: the types of a cast."""


def _verifier(line: Row, cls: Class) -> Finding:
    has = [
        name
        for name in _VERIFIERS
        if _own(cls, name) is not None
        or _own(cls, _STAND_INS.get(name, "")) is not None
    ]
    reasons = [_reason(cls, name) for name in dict.fromkeys(has)]
    wanted = [name for name, there in _VERIFIERS.items() if there(line)]
    lacking = [name for name in wanted if name not in has]
    if any(reasons):
        return Finding("not modelled", "; ".join(filter(None, reasons)))
    if not lacking:
        return Finding("class" if has else "nothing")
    state: State = "partly" if has else "missing"
    return Finding(state, f"no {', '.join(lacking)}")


def _own(cls: Class, name: str) -> Any:
    """A rule that a class has of its own; None where it has none."""
    found = getattr(cls, name, None)
    return None if found is getattr(Op, name, None) else found


def _reason(cls: Class, name: str) -> str:
    found = _own(cls, name)
    return found.why if isinstance(found, NotModelled) else ""


def _interpreter(line: Row, cls: Class) -> Finding:
    if "ReturnLike" in line.trait_names:
        return Finding("row")
    if cls is not None and cls.is_definition:
        return Finding("class", "what refers to it runs or reads it")
    return _method(cls, "interpret", is_wanted=True)


def _fold(line: Row, cls: Class) -> Finding:
    return _method(cls, "fold", is_wanted=line.folder)


def _method(cls: Class, name: str, *, is_wanted: bool) -> Finding:
    if _reason(cls, name):
        return Finding("not modelled", _reason(cls, name))
    if _own(cls, name) is not None:
        return Finding("class")
    return Finding("missing" if is_wanted else "nothing")


RULES: Final[dict[str, Callable[[Row, Class], Finding]]] = {
    "syntax": _syntax,
    "constraints": _constraints,
    "verifier": _verifier,
    "interpreter": _interpreter,
    "fold": _fold,
}


@cache
def findings(name: str) -> dict[str, Finding]:
    """How it stands with each rule of the op called `name`.

    Raises `KeyError` where there is no such op.
    """
    line = rows.row(name)
    if line is None:
        raise KeyError(name)
    cls = op_class(name)
    return {rule: find(line, cls) for rule, find in RULES.items()}


def ops_of(dialects: list[str]) -> Iterator[str]:
    """The names of the ops of dialects. Raises `KeyError` for an unknown dialect."""
    for dialect in dialects:
        found = rows.table(dialect)
        if found is None:
            raise KeyError(dialect)
        yield from found.names()
