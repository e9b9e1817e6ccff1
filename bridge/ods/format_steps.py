"""Elements of assembly formats compiled to readers: one function for each.

Optional groups and what follows after the last element are in modules of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bridge.ir.blocks import Block
from bridge.ir.types import FunctionType
from bridge.ods.enums import is_keyword
from bridge.ods.format_attributes import AttributeFormat
from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import (
    All,
    AttrDict,
    Custom,
    Element,
    FormatFault,
    FunctionalType,
    PropDict,
    Space,
    TypeOf,
    Variable,
    Word,
)
from bridge.ods.format_prop_dict import prop_dict
from bridge.ods.format_types import ALL, Reading, Types
from bridge.ods.slots import Arity, Slot
from bridge.text.asm_reader import AsmReader
from bridge.text.tokens import ParseError
from bridge.text.types import begins_type

Step = Callable[[AsmReader, Reading], None]


def steps_of(c: Compiler, elements: Sequence[Element], inside: bool) -> list[Step]:
    """`inside` an optional group, elements optional elsewhere must occur."""
    found = []
    for element in elements:
        if not isinstance(element, Space):
            found.append(STEPS[type(element)](c, element, inside))
    return found


# Words -------------------------------------------------------------------------------


def _word(c: Compiler, element: Word, inside: bool) -> Step:
    text = element.text
    if is_keyword(text):
        return lambda r, reading: r.word(text)
    message = f"expected '{text}'"

    def step(r: AsmReader, reading: Reading) -> None:
        r.expect(text, message)

    return step


def optional_word(text: str) -> Callable[[AsmReader], bool]:
    """Takes a keyword or punctuation if it is there."""
    if is_keyword(text):
        return lambda r: r.accept_word(text)
    return lambda r: r.accept(text)


# Variables ---------------------------------------------------------------------------


def _variable(c: Compiler, element: Variable, inside: bool) -> Step:
    return _VARIABLES[element.kind](c, element, inside)


def operand_step(c: Compiler, element: Variable, inside: bool) -> Step:
    name = element.name
    arity = c.row.operands[element.index].arity
    if arity is Arity.GROUPS:
        return _operand_groups(name)
    if arity is Arity.OPTIONAL and inside and c.own:
        arity = Arity.ONE

    def one(r: AsmReader, reading: Reading) -> None:
        reading.places[name] = r.here()
        reading.operands[name] = [r.operand()]

    def optional(r: AsmReader, reading: Reading) -> None:
        token = r.peek()
        reading.places[name] = token.pos
        reading.operands[name] = [r.operand()] if token.kind == "%" else []

    def several(r: AsmReader, reading: Reading) -> None:
        reading.places[name] = r.here()
        reading.operands[name] = r.operands()

    return {Arity.ONE: one, Arity.OPTIONAL: optional, Arity.VARIADIC: several}[arity]


def _operand_groups(name: str) -> Step:
    def step(r: AsmReader, reading: Reading) -> None:
        reading.places[name] = r.here()
        found = reading.operands[name] = []
        sizes = reading.groups[name] = []
        while r.accept("("):
            group = r.operands()
            r.expect(")", "expected ')'")
            found += group
            sizes.append(len(group))
            if not r.accept(","):
                break

    return step


def _attribute(c: Compiler, element: Variable, inside: bool) -> Step:
    found = c.attribute(element)
    name = element.name
    if not inside and c.row.attributes[element.index].optional:
        return _optional_attribute(found, name)
    read, own = found.read, c.own

    def step(r: AsmReader, reading: Reading) -> None:
        if own:
            reading.places[name] = r.here()
        reading.state.properties[name] = read(r)

    return step


def _optional_attribute(found: AttributeFormat, name: str) -> Step:
    read = found.read_optional

    def step(r: AsmReader, reading: Reading) -> None:
        attr = read(r)
        if attr is not None:
            reading.state.properties[name] = attr

    return step


def _property(c: Compiler, element: Variable, inside: bool) -> Step:
    found = c.property(element)
    name = element.name
    message = f"invalid value for property {name}, expected {found.summary}"
    read = found.read_required or found.read_optional

    def step(r: AsmReader, reading: Reading) -> None:
        pos = r.here()
        try:
            attr = read(r)
            if attr is None and found.missing is not None:
                raise r.fault(found.missing(r))
        except ParseError as fault:
            r.follow(fault, message, pos)
            raise
        if attr is None:
            raise r.op_error_here(message, pos)
        reading.state.properties[name] = attr

    return step


def _region(c: Compiler, element: Variable, inside: bool) -> Step:
    name = element.name
    finish = c.finish_region
    if c.row.regions[element.index].arity is not Arity.ONE:
        return region_list(c, name)

    def step(r: AsmReader, reading: Reading) -> None:
        reading.regions[name] = [finish(r, r.braced_region(), reading.state)]

    return step


def region_list(c: Compiler, name: str, *, required: bool = False) -> Step:
    finish = c.finish_region
    read = AsmReader.braced_region if required else AsmReader.optional_region

    def step(r: AsmReader, reading: Reading) -> None:
        found = reading.regions[name] = []
        first = read(r)
        if first is None:
            return
        found.append(finish(r, first, reading.state))
        while r.accept(","):
            found.append(finish(r, r.braced_region(), reading.state))

    return step


def _successor(c: Compiler, element: Variable, inside: bool) -> Step:
    name = element.name
    if c.row.successors[element.index].arity is not Arity.ONE:
        return successor_list(name)

    def step(r: AsmReader, reading: Reading) -> None:
        reading.successors[name] = [r.successor()]

    return step


def successor_list(name: str) -> Step:
    def step(r: AsmReader, reading: Reading) -> None:
        found: list[Block] = []
        reading.successors[name] = found
        if r.peek().kind != "^":
            return
        found.append(r.successor())
        while r.accept(","):
            found.append(r.successor())

    return step


_VARIABLES: Final[dict[str, Callable[[Compiler, Variable, bool], Step]]] = {
    "attribute": _attribute,
    "operand": operand_step,
    "property": _property,
    "region": _region,
    "successor": _successor,
}


# Types -------------------------------------------------------------------------------


def _type(c: Compiler, element: TypeOf, inside: bool) -> Step:
    target = element.of
    if isinstance(target, All):
        types: Callable[[Reading], dict[str, Types]] = (
            _operand_types if target.what == "operands" else _result_types
        )
        return lambda r, reading: _set_list(r, types(reading), ALL)
    name = target.name
    types = _operand_types if target.kind == "operand" else _result_types
    slot = c.slot(target)
    if slot.arity is Arity.GROUPS:
        return lambda r, reading: _set_groups(r, types(reading), name)
    if slot.arity is Arity.VARIADIC:
        return lambda r, reading: _set_list(r, types(reading), name)
    if slot.arity is Arity.OPTIONAL:
        required = inside and c.own
        return lambda r, reading: _set_optional(r, types(reading), name, required)
    return _single_type(c, slot, name, types, element.qualified)


def _operand_types(reading: Reading) -> dict[str, Types]:
    return reading.operand_types


def _result_types(reading: Reading) -> dict[str, Types]:
    return reading.result_types


def _single_type(
    c: Compiler,
    slot: Slot,
    name: str,
    types: Callable[[Reading], dict[str, Types]],
    qualified: bool,
) -> Step:
    read = None if qualified else c.type(slot)
    if read is None:

        def plain(r: AsmReader, reading: Reading) -> None:
            types(reading)[name] = [r.type()]

        return plain
    of_class = read

    def step(r: AsmReader, reading: Reading) -> None:
        types(reading)[name] = [of_class(r)]

    return step


def _set_list(r: AsmReader, types: dict[str, Types], name: str) -> None:
    types[name] = _type_list(r)


def _type_list(r: AsmReader) -> Types:
    """Upstream's `parseTypeList`: at least one type, but before `)` none."""
    return r.types()


def _set_optional(
    r: AsmReader, types: dict[str, Types], name: str, required: bool
) -> None:
    types[name] = [r.type()] if required or begins_type(r.peek()) else []


def _set_groups(r: AsmReader, types: dict[str, Types], name: str) -> None:
    found: Types = []
    types[name] = found
    while r.accept("("):
        if not r.accept(")"):
            found += r.types()
            r.expect(")", "expected ')'")
        if not r.accept(","):
            return


def _functional_type(c: Compiler, element: FunctionalType, inside: bool) -> Step:
    into = [_types_named(element.inputs), _types_named(element.results)]

    def step(r: AsmReader, reading: Reading) -> None:
        pos = r.here()
        ty = r.type()
        if not isinstance(ty, FunctionType):
            message = (
                "invalid kind of type specified: expected builtin.function, but "
                f"found '{ty}'"
            )
            raise r.op_error_here(message, pos)
        for (types, name), found in zip(into, (ty.inputs, ty.results), strict=True):
            types(reading)[name] = list(found)

    return step


def _types_named(
    of: Variable | All,
) -> tuple[Callable[[Reading], dict[str, Types]], str]:
    operands = of.what == "operands" if isinstance(of, All) else of.kind == "operand"
    name = ALL if isinstance(of, All) else of.name
    return (_operand_types if operands else _result_types), name


# Directives --------------------------------------------------------------------------


def _all(c: Compiler, element: All, inside: bool) -> Step:
    if element.what == "operands":

        def operands(r: AsmReader, reading: Reading) -> None:
            reading.places[ALL] = r.here()
            reading.operands[ALL] = r.operands()

        return operands
    if element.what == "regions":
        return region_list(c, ALL, required=c.own)
    if element.what == "successors":
        return successor_list(ALL)
    raise FormatFault(f"'{element.what}' stands alone")


def _attr_dict(c: Compiler, element: AttrDict, inside: bool) -> Step:
    name = c.row.name
    begins, read = "{", AsmReader.attr_dict
    if element.keyword:
        begins, read = "attributes", AsmReader.attr_dict_with_keyword

    def step(r: AsmReader, reading: Reading) -> None:
        if not r.at(begins):
            return
        pos = r.here()
        read(r, reading.state)
        if c.own:
            return
        fault = r.inherent_fault(name, reading.state.attributes)
        if fault is not None:
            raise r.op_error_here(f"'{name}' op {fault}", pos)

    return step


def _custom(c: Compiler, element: Custom, inside: bool) -> Step:
    read = c.directive(element).read
    arguments = c.arguments(element)
    operands = arguments.operands

    def step(r: AsmReader, reading: Reading) -> None:
        for name in operands:
            reading.places[name] = r.here()
        read(r, reading, arguments)

    return step


STEPS: Final[dict[type, Callable[[Compiler, Any, bool], Step]]] = {
    All: _all,
    AttrDict: _attr_dict,
    Custom: _custom,
    FunctionalType: _functional_type,
    PropDict: prop_dict,
    TypeOf: _type,
    Variable: _variable,
    Word: _word,
}
"""By the class of the element; those of groups are added by their module."""
