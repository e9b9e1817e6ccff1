"""Optional groups and lists of clauses compiled to readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bridge.ir.attributes import UNIT
from bridge.ir.blocks import Region
from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import (
    Custom,
    Element,
    FormatFault,
    Group,
    OIList,
    Space,
    Variable,
    Word,
)
from bridge.ods.format_steps import (
    STEPS,
    Step,
    operand_step,
    optional_word,
    region_list,
    steps_of,
    successor_list,
)
from bridge.ods.format_types import Reading
from bridge.ods.slots import Arity
from bridge.text.asm_reader import AsmReader

Test = Callable[[AsmReader, Reading], bool]
"""Reads the first element of a group if it is there; returns whether it was."""


def _group(c: Compiler, element: Group, inside: bool) -> Step:
    elements = [e for e in element.elements if not isinstance(e, Space)]
    others = [e for e in element.others if not isinstance(e, Space)]
    anchor = element.anchor if c.is_unit(element.anchor) else None
    flag = None
    if isinstance(anchor, Variable) and anchor != elements[0]:
        flag = anchor.name
        elements = [e for e in elements if e != anchor]
    test = _first_of_group(c, elements[0])
    then = steps_of(c, elements[1:], True)
    otherwise = steps_of(c, others, True)

    def step(r: AsmReader, reading: Reading) -> None:
        there = test(r, reading)
        if flag is not None and there != element.inverted:
            reading.state.properties[flag] = UNIT
        for inner in then if there else otherwise:
            inner(r, reading)

    return step


def _first_of_group(c: Compiler, element: Element) -> Test:
    if isinstance(element, Word):
        accept = optional_word(element.text)
        return lambda r, reading: accept(r)
    if isinstance(element, Custom):
        return _first_custom(c, element)
    if not isinstance(element, Variable):
        raise FormatFault("a group begins with a word, a variable or a 'custom'")
    return _FIRST[element.kind](c, element)


def _first_custom(c: Compiler, element: Custom) -> Test:
    read = c.directive(element).read
    arguments = c.arguments(element)
    operands = arguments.operands

    def test(r: AsmReader, reading: Reading) -> bool:
        for name in operands:
            reading.places[name] = r.here()
        return bool(read(r, reading, arguments))

    return test


def _first_attribute(c: Compiler, element: Variable) -> Test:
    return _first_value(c.attribute(element).read_optional, element.name)


def _first_property(c: Compiler, element: Variable) -> Test:
    return _first_value(c.property(element).read_optional, element.name)


def _first_value(read: Callable[[AsmReader], Any], name: str) -> Test:
    def test(r: AsmReader, reading: Reading) -> bool:
        attr = read(r)
        if attr is None:
            return False
        reading.state.properties[name] = attr
        return True

    return test


def _first_operand(c: Compiler, element: Variable) -> Test:
    step = operand_step(c, element, False)
    name = element.name

    def test(r: AsmReader, reading: Reading) -> bool:
        step(r, reading)
        return bool(reading.operands[name])

    return test


def _first_region(c: Compiler, element: Variable) -> Test:
    name = element.name
    finish = c.finish_region
    if c.row.regions[element.index].arity is not Arity.ONE:
        step = region_list(c, name)

        def some(r: AsmReader, reading: Reading) -> bool:
            step(r, reading)
            return bool(reading.regions[name])

        return some

    def test(r: AsmReader, reading: Reading) -> bool:
        region = r.optional_region() or Region()
        reading.regions[name] = [region]
        if region.blocks:
            finish(r, region, reading.state)
        return bool(region.blocks)

    return test


def _first_successor(c: Compiler, element: Variable) -> Test:
    step = successor_list(element.name)

    def test(r: AsmReader, reading: Reading) -> bool:
        step(r, reading)
        return bool(reading.successors[element.name])

    return test


_FIRST: Final[dict[str, Callable[[Compiler, Variable], Test]]] = {
    "attribute": _first_attribute,
    "operand": _first_operand,
    "property": _first_property,
    "region": _first_region,
    "successor": _first_successor,
}


def _oilist(c: Compiler, element: OIList, inside: bool) -> Step:
    clauses = []
    for word, parts in element.clauses:
        flag = ""
        if len(parts) == 1 and isinstance(parts[0], Variable) and c.is_unit(parts[0]):
            flag = parts[0].name
        steps = [] if flag else steps_of(c, parts, False)
        clauses.append((word.text, optional_word(word.text), flag, steps))

    def step(r: AsmReader, reading: Reading) -> None:
        read: set[str] = set()
        clause = next((c for c in clauses if c[1](r)), None)
        while clause is not None:
            text, _, flag, steps = clause
            if text in read:
                message = (
                    f"`{text}` clause can appear at most once in the expansion of "
                    "the oilist directive"
                )
                raise r.op_error(reading.state, message)
            read.add(text)
            if flag:
                reading.state.properties[flag] = UNIT
            for inner in steps:
                inner(r, reading)
            clause = next((c for c in clauses if c[1](r)), None)

    return step


STEPS[Group] = _group
STEPS[OIList] = _oilist
