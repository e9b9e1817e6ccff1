"""What the predicates of the tables leave open: constraints that nothing tests.

    python -m tools.ods.unknown

Prints each with the places that use it and the reason, and how many there are in all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from bridge.ods import rows
from bridge.ods.op_predicates import demands
from bridge.ods.predicate_texts import leaf
from bridge.ods.predicates import attribute_test, region_test, type_test, unknown
from bridge.ods.rows import Predicate, Row, Table

TEXT_ONLY = "the reference's definition is not known, only its text"
BY_STORAGE = "the storage of the property lets nothing else through"
ELSEWHERE = "bridge.verifier.traits asks it"
TESTS = {
    "operands": type_test,
    "results": type_test,
    "attributes": attribute_test,
    "regions": region_test,
    "successors": region_test,
}


@dataclass
class Count:
    """How many constraints, predicates on ops and leaves there are, and which fail."""

    known: Counter[str] = field(default_factory=Counter)
    left: dict[str, str] = field(default_factory=dict)
    """The reason by `dialect.constraint`, or by op and text."""


def count() -> Count:
    """Goes through all rows of all tables."""
    found = Count()
    for dialect in rows.dialects():
        table = rows.table(dialect)
        if table is None:
            continue
        _count_leaves(table, found)
        for name in table.names():
            line = rows.row(name)
            if line is not None:
                _count_row(line, table, found)
    return found


def _count_row(line: Row, table: Table, found: Count) -> None:
    for part, test in TESTS.items():
        for slot in getattr(line, part):
            if test(table.dialect, slot.constraint) is unknown:
                known = table.constraint(slot.constraint)
                why = TEXT_ONLY if known.summary else BY_STORAGE
                found.left[f"{table.dialect}.{slot.constraint}"] = why
            else:
                found.known[part] += 1
    for demand in demands(line):
        if demand.test is unknown:
            found.left[f"{line.name}: {demand.text}"] = ELSEWHERE
        else:
            found.known["predicates on ops"] += 1


def _count_leaves(table: Table, found: Count) -> None:
    for name in table.data["constraints"]:
        for text in _leaves(table.constraint(name).test, table):
            if leaf(text, table.dialect) is None:
                found.left[f"{table.dialect}: {text}"] = "a text that no row has"
            else:
                found.known["leaves"] += 1


def _leaves(predicate: Predicate, table: Table) -> Iterator[str]:
    predicate = table.test(predicate)
    if isinstance(predicate, str):
        yield predicate
        return
    kind, *parts = predicate
    for part in parts[-1:] if kind in ("concat", "subst") else parts:
        yield from _leaves(part, table)


def main() -> None:
    found = count()
    for name, why in sorted(found.left.items()):
        print(f"{name}: {why}")
    print(", ".join(f"{number} {what}" for what, number in found.known.items()))
    print(f"{len(found.left)} unknown")


if __name__ == "__main__":
    main()
