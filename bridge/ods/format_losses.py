"""What an assembly format leaves out of an operation.

An optional group is written where its anchor is there. Whatever else is in it is lost
where the anchor is missing: no valid operation has such a part, an invalid one may.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import Element, FormatFault, Group, Variable, children
from bridge.ods.rows import Row


def may_leave_out(row: Row) -> bool:
    """Whether the format of a row has a group with more parts than its anchor."""
    if "^" not in (row.format or ""):
        return False
    try:
        elements = Compiler(row).elements
    except FormatFault:
        return False
    always = set(_named(e for e in elements if not isinstance(e, Group)))
    return any(_loses(e, always) for e in elements if isinstance(e, Group))


def _loses(group: Group, always: set[Variable]) -> bool:
    parts = set(_named(group.elements)) ^ set(_named(group.others))
    if parts - set(_named([group.anchor])) - always:
        return True
    inner = [e for e in (*group.elements, *group.others) if isinstance(e, Group)]
    return any(_loses(e, always) for e in inner)


def _named(elements: Iterable[Element]) -> Iterator[Variable]:
    """The operands, attributes, properties and regions of elements, at any depth."""
    for element in elements:
        if not isinstance(element, Variable):
            yield from _named(children(element))
        elif element.kind in ("operand", "attribute", "property", "region"):
            yield element
