"""The arguments of an op's constructor, from its row.

The types of results that nothing says come first, then operands and attributes in the
order of upstream's definition, as its builders and bindings have it; successors stand
before the operands that they are given at the end. What may be left out is given by
keyword. Names are upstream's in Python's spelling.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from keyword import iskeyword
from typing import Final, Literal

from bridge.ods.names import snake_case
from bridge.ods.rows import Attribute, Property, Row, table
from bridge.ods.slots import Arity, Slot
from bridge.records import Record

Role = Literal["result", "operand", "attribute", "property", "region", "successor"]

COMMON: Final = ("results", "attributes", "location")
"""What every constructor is given by keyword; `results` where types are inferred."""


class Argument(Record):
    """One argument; `index` is that of its slot, or of its part in the row."""

    name: str
    role: Role
    index: int
    source: str
    """Upstream's name of it."""
    constraint: str
    arity: Arity = Arity.ONE
    is_optional: bool = False
    static: str = ""
    """The attribute with the numbers, where numbers and values may be mixed."""


def arguments(line: Row, *, inferred: bool) -> list[Argument]:
    """All arguments, positional ones first: those that are not `is_optional`."""
    found = list(_named(line, inferred))
    return [a for a in found if not a.is_optional] + [a for a in found if a.is_optional]


def trailing(found: list[Argument]) -> set[str]:
    """The positional arguments that may be left out, being empty: the last of them."""
    names: set[str] = set()
    for argument in reversed([a for a in found if not a.is_optional]):
        if argument.arity not in (Arity.VARIADIC, Arity.GROUPS):
            break
        names.add(argument.name)
    return names


def mixed(line: Row) -> dict[str, str]:
    """The attributes of numbers that stand beside operands, by the operand's name.

    `static_offsets` beside `offsets`, `static_position` beside `dynamic_position`.
    """
    by_name = {snake_case(slot.name): slot for slot in line.operands}
    found = {}
    for attribute in line.attributes:
        of, _, word = snake_case(attribute.name).partition("_")
        if of != "static" or attribute.constraint != "DenseI64ArrayAttr":
            continue
        slot = by_name.get(f"dynamic_{word}") or by_name.get(word)
        if slot is not None and slot.arity is Arity.VARIADIC:
            found[slot.name] = attribute.name
    return found


def _named(line: Row, inferred: bool) -> Iterator[Argument]:
    taken = {name for name in COMMON if inferred or name != "results"}
    for argument in _unnamed(line, inferred):
        name = _spelled(argument)
        while name in taken or iskeyword(name):
            name += "_"
        taken.add(name)
        yield argument.but(name=name)


def _spelled(argument: Argument) -> str:
    """The name of an argument, as long as no other has it."""
    name = snake_case(argument.source)
    if argument.static and name.startswith("dynamic_"):
        name = name.removeprefix("dynamic_")
    if not name or name.startswith("_gen_arg"):
        single = argument.arity is Arity.ONE
        name = argument.role + (str(argument.index or "") if single else "s")
    return re.sub(r"\W", "_", name)


def _unnamed(line: Row, inferred: bool) -> Iterator[Argument]:
    if not inferred:
        yield from _of_slots("result", line.results)
    given = list(_parts(line))
    tail = len(given)
    while tail and given[tail - 1].arity is not Arity.ONE:
        tail -= 1
    yield from given[:tail]
    yield from _of_slots("successor", line.successors)
    yield from given[tail:]
    for region in _of_slots("region", line.regions):
        yield region.but(is_optional=True)


def _of_slots(role: Role, slots: tuple[Slot, ...]) -> Iterator[Argument]:
    for index, slot in enumerate(slots):
        optional = slot.arity is Arity.OPTIONAL
        yield Argument(
            "", role, index, slot.name, slot.constraint, slot.arity, optional
        )


def _parts(line: Row) -> list[Argument]:
    """Operands and attributes in upstream's order."""
    beside = mixed(line)
    implied = {*beside.values(), *[slot.segments for slot in line.operands]}
    found = [
        argument.but(static=beside.get(argument.source, ""))
        for argument in _of_slots("operand", line.operands)
    ]
    parts: list[tuple[Role, tuple[Attribute | Property, ...]]]
    parts = [("attribute", line.attributes), ("property", line.properties)]
    for role, several in parts:
        for index, part in enumerate(several):
            if part.name not in implied:
                optional = _may_miss(line, part)
                found.append(
                    Argument(
                        "",
                        role,
                        index,
                        part.name,
                        part.constraint,
                        is_optional=optional,
                    )
                )
    if not line.order:
        return found
    place = {name: number for number, name in enumerate(line.order)}
    return sorted(found, key=lambda argument: place.get(argument.source, len(place)))


def _may_miss(line: Row, part: Attribute | Property) -> bool:
    """Whether an attribute may be left out: it is optional, or has a default."""
    if isinstance(part, Attribute) and part.optional:
        return True
    if part.default or part.text or isinstance(part, Property):
        return True
    owner = table(line.name.partition(".")[0])
    known = owner is not None and part.constraint in owner.data["constraints"]
    facts = owner.constraint(part.constraint).facts if owner and known else {}
    return facts.get("class") == "UnitAttr"
