"""What follows from what a format has read: regions, sizes, types, values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.ir.blocks import Region
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import Resolve
from bridge.ods.format_steps import STEPS, Step
from bridge.ods.format_types import ALL, Reading, Types, TypesFor
from bridge.ods.slots import RESULT_SIZES, Arity, Slot, segment_sizes, set_operand_sizes
from bridge.text.asm_reader import AsmReader
from bridge.text.tokens import Token

MOST_RESULTS: Final = 1 << 24
"""More are refused: a type of a few characters may ask for as many as it likes."""


def resolving(c: Compiler) -> list[Step]:
    """The steps after the last element, in upstream's order."""
    row = c.row
    found: list[Step] = []
    if row.regions:
        found.append(_regions(c))
    if row.successors:
        found.append(_successors(c))
    found += _segments(c)
    if (row.results or c.seen.all_result_types) and not c.sources.infers:
        found.append(_results(c))
    if row.operands:
        found.append(_operands(c))
    if c.sources.infers:
        infer = c.infer

        def inferred(r: AsmReader, reading: Reading) -> None:
            _add_results(r, reading, infer(r, reading.state))

        found.append(inferred)
    return found


def _regions(c: Compiler) -> Step:
    slots = [(s.name, s.arity is Arity.ONE) for s in c.row.regions]

    def step(r: AsmReader, reading: Reading) -> None:
        regions = reading.regions
        into = reading.state.regions
        if ALL in regions:
            into += regions[ALL]
            return
        for name, single in slots:
            into += regions.get(name) or ([Region()] if single else [])

    return step


def _successors(c: Compiler) -> Step:
    names = [slot.name for slot in c.row.successors]

    def step(r: AsmReader, reading: Reading) -> None:
        found = reading.successors
        into = reading.state.successors
        for name in (ALL, *names):
            into += found.get(name, [])

    return step


def _segments(c: Compiler) -> list[Step]:
    row = c.row
    found: list[Step] = []
    if not c.seen.all_operands and row.operands.sizes:
        names = [s.name for s in row.operands]

        def operands(r: AsmReader, reading: Reading) -> None:
            lists, values = reading.operands, reading.values
            sizes = [len(lists.get(n, ())) or len(values.get(n, ())) for n in names]
            set_operand_sizes(reading.state.properties, sizes)

        found.append(operands)
    for slot in row.operands:
        if slot.arity is Arity.GROUPS and not c.seen.all_operands:
            found.append(_group_sizes(slot))
    if not c.seen.all_result_types and row.results.sizes:
        singles = [(s.name, s.arity is Arity.ONE) for s in row.results]

        def results(r: AsmReader, reading: Reading) -> None:
            types = reading.result_types
            sizes = [1 if one else len(types.get(name, ())) for name, one in singles]
            reading.state.properties[RESULT_SIZES] = segment_sizes(*sizes)

        found.append(results)
    return found


def _group_sizes(slot: Slot) -> Step:
    def step(r: AsmReader, reading: Reading) -> None:
        sizes = reading.groups.get(slot.name, [])
        reading.state.properties[slot.segments] = segment_sizes(*sizes)

    return step


def _results(c: Compiler) -> Step:
    if c.seen.all_result_types:

        def everything(r: AsmReader, reading: Reading) -> None:
            reading.state.types = reading.result_types.get(ALL, [])

        return everything
    sources = c.sources.results

    def step(r: AsmReader, reading: Reading) -> None:
        into = reading.state.types
        for source in sources:
            types = source(r, reading)
            if isinstance(types, Type):
                into.append(types)
            else:
                _add_results(r, reading, types)

    return step


def _add_results(r: AsmReader, reading: Reading, types: Sequence[Type]) -> None:
    if len(types) > MOST_RESULTS:
        raise r.op_error(reading.state, f"cannot have {len(types)} results")
    reading.state.types += types


def _operands(c: Compiler) -> Step:
    if c.seen.all_operand_types:
        return _all_typed(c)
    if c.seen.all_operands:
        return _all_listed(c.sources.operands)
    slots = [
        (slot.name, source)
        for slot, source in zip(c.row.operands, c.sources.operands, strict=True)
    ]

    def step(r: AsmReader, reading: Reading) -> None:
        into = reading.state.operands
        # What is wrong with a type is reported before any operand is looked up.
        for name, types in [(name, source(r, reading)) for name, source in slots]:
            into += _values(r, reading, name, types)

    return step


def _values(
    r: AsmReader, reading: Reading, name: str, types: Type | Sequence[Type]
) -> list[Value]:
    """The operands of a slot, looked up unless they are already."""
    known = reading.values.get(name)
    if known is not None:
        return known
    tokens = reading.operands.get(name, ())
    if isinstance(types, Type):
        return r.resolve_same(tokens, types)
    # Operands of an optional group that is not there are blamed at the op's name.
    place = reading.places.get(name) or reading.state.pos
    return r.resolve_all(tokens, types, place)


def _resolve(c: Compiler, element: Resolve, inside: bool) -> Step:
    sources = [(v.name, c.sources.operands[v.index]) for v in element.of]

    def step(r: AsmReader, reading: Reading) -> None:
        for name, types in [(name, source(r, reading)) for name, source in sources]:
            reading.values[name] = _values(r, reading, name, types)

    return step


STEPS[Resolve] = _resolve


def _all_typed(c: Compiler) -> Step:
    names = [slot.name for slot in c.row.operands]
    listed = c.seen.all_operands

    def step(r: AsmReader, reading: Reading) -> None:
        if listed:
            tokens = reading.operands[ALL]
            location = reading.places[ALL]
        else:
            tokens = [t for name in names for t in reading.operands.get(name, ())]
            location = reading.state.pos
        types = reading.operand_types.get(ALL, [])
        reading.state.operands += r.resolve_all(tokens, types, location)

    return step


def _all_listed(sources: list[TypesFor]) -> Step:
    def step(r: AsmReader, reading: Reading) -> None:
        tokens: list[Token] = reading.operands[ALL]
        wanted = [source(r, reading) for source in sources]
        if len(wanted) == 1 and isinstance(wanted[0], Type):
            # The one type is that of as many as there are.
            reading.state.operands += r.resolve_same(tokens, wanted[0])
            return
        types: Types = []
        for found in wanted:
            types += [found] if isinstance(found, Type) else found
        reading.state.operands += r.resolve_all(tokens, types, reading.places[ALL])

    return step
