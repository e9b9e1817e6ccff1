"""What follows the words of OpenACC's clauses."""

from __future__ import annotations

from typing import Final

from bridge.dialects.acc.devices import (
    NONE,
    ONLY_NONE,
    Operands,
    array,
    elements,
    groups_of,
    is_true,
    read_device,
    read_devices,
    write_device,
    write_devices,
    write_typed,
)
from bridge.ir.attributes import FALSE, TRUE, UNIT, Attribute, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

# One value a device -----------------------------------------------------------------


def _read_values(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`%a : t [#acc.device_type<nvidia>], …`."""
    found = Operands()
    r.items(lambda: found.read_for_device(r))
    found.put(reading, arguments[0], arguments[1])
    arguments[2].put(reading, array(found.devices))


def _write_values(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    pairs = zip(elements(arguments[2].of(op)), arguments[0].of(op), strict=False)
    for number, (device, value) in enumerate(pairs):
        w.text(", " if number else "")
        write_typed(w, value)
        write_device(w, device)


def _read_values_or_word(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
    """Nothing, or `([devices], %a : t, …)`."""
    if not r.accept("("):
        arguments[3].put(reading, ONLY_NONE)
        return True
    alone = read_devices(r)
    if alone:
        arguments[3].put(reading, array(alone))
        r.expect(",", "expected ','")
    _read_values(r, reading, arguments)
    r.expect(")", "expected ')'")
    return True


def _write_values_or_word(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    alone = arguments[3].of(op)
    if not arguments[0].of(op) and alone is ONLY_NONE:
        return
    w.text("(")
    write_devices(w, elements(alone))
    if elements(alone) and elements(arguments[2].of(op)):
        w.text(", ")
    _write_values(w, op, arguments)
    w.text(")")


# Groups of values -------------------------------------------------------------------


def _read_groups(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`{%a : t, %b : t} [#acc.device_type<nvidia>], …`."""
    found = Operands()

    def read_one() -> None:
        r.expect("{", "expected '{'")
        found.read_group(r)

    r.items(read_one)
    found.put(reading, arguments[0], arguments[1])
    arguments[2].put(reading, array(found.devices))
    arguments[3].put(reading, found.segments)


def _write_groups(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    groups = groups_of(arguments[0].of(op), arguments[3].of(op))
    devices = elements(arguments[2].of(op))
    for number, (group, device) in enumerate(zip(groups, devices, strict=True)):
        w.text(", {" if number else "{")
        for index, value in enumerate(group):
            w.text(", " if index else "")
            write_typed(w, value)
        w.text("}")
        write_device(w, device)


def _read_wait(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """Nothing, or `([devices], {devnum: %a : t, %b : t} [device], …)`."""
    operands, types, devices, segments, numbered, alone = arguments
    if not r.accept("("):
        alone.put(reading, ONLY_NONE)
        return
    words = read_devices(r)
    if words:
        r.expect(",", "expected ','")
    found = Operands()
    flags: list[Attribute] = []

    def read_one() -> None:
        r.expect("{", "expected '{'")
        has_number = r.accept_word("devnum")
        if has_number:
            r.expect(":", "expected ':'")
        flags.append(TRUE if has_number else FALSE)
        found.read_group(r)

    r.items(read_one)
    r.expect(")", "expected ')'")
    found.put(reading, operands, types)
    devices.put(reading, array(found.devices))
    alone.put(reading, array(words))
    segments.put(reading, found.segments)
    numbered.put(reading, array(flags))


def _write_wait(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    values, _, devices, segments, numbered, alone = (a.of(op) for a in arguments)
    if not values and alone is ONLY_NONE:
        return
    w.text("(")
    write_devices(w, elements(alone))
    if elements(alone) and elements(devices):
        w.text(", ")
    flags = elements(numbered)
    groups = groups_of(values, segments)
    for number, device in enumerate(elements(devices)):
        w.put(", {" if number else "{", "devnum: " if is_true(flags[number]) else "")
        for index, value in enumerate(groups[number]):
            w.text(", " if index else "")
            write_typed(w, value)
        w.text("}")
        write_device(w, device)
    w.text(")")


# A value, or the word alone ---------------------------------------------------------


def _read_operand(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """Nothing, or `(%a : t)`."""
    if not r.accept("("):
        arguments[2].put(reading, UNIT)
        return
    found = Operands()
    found.read_one(r)
    found.put(reading, arguments[0], arguments[1])
    r.expect(")", "expected ')'")


def _read_operands(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """Nothing, or `(%a, %b : t, t)`."""
    if not r.accept("("):
        arguments[2].put(reading, UNIT)
        return
    arguments[0].put(reading, r.items(r.operand))
    arguments[1].put(reading, r.colon_types())
    r.expect(")", "expected ')'")


def _write_operands(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    if arguments[2].of(op) is None:
        values = arguments[0].of(op)
        w.put("(", values, " : ", [value.type for value in values], ")")


def _read_recipe(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, r.attribute_of(SymbolRefAttr))


def _write_recipe(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.attribute(arguments[0].of(op))


# Routines ---------------------------------------------------------------------------


def _read_names(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`@a [#acc.device_type<nvidia>], "b"`: names as symbols and as strings."""
    names: dict[bool, list[Attribute]] = {True: [], False: []}
    devices: dict[bool, list[Attribute]] = {True: [], False: []}

    def read_one() -> None:
        name = r.attribute()
        is_symbol = isinstance(name, SymbolRefAttr)
        names[is_symbol].append(name)
        devices[is_symbol].append(read_device(r))

    r.items(read_one)
    lists = (names[True], names[False], devices[True], devices[False])
    for argument, found in zip(arguments, lists, strict=True):
        argument.put(reading, array(found))


def _write_names(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    symbols, strings, of_symbols, of_strings = (elements(a.of(op)) for a in arguments)
    names = [*symbols[: len(of_symbols)], *strings[: len(of_strings)]]
    for number, name in enumerate(names):
        w.put(", " if number else "", name)
        write_device(w, [*of_symbols, *of_strings][number])


def _read_routine_gang(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """Nothing, or `([devices], dim: 1 : i64 [device], …)`."""
    if not r.accept("("):
        arguments[0].put(reading, ONLY_NONE)
        return
    words = read_devices(r)
    if words:
        r.expect(",", "expected ','")
    dims: list[Attribute] = []
    devices: list[Attribute] = []

    def read_one() -> None:
        r.word("dim")
        r.expect(":", "expected ':'")
        dims.append(r.attribute())
        devices.append(read_device(r))

    r.items(read_one)
    r.expect(")", "expected ')'")
    for argument, found in zip(arguments, (words, dims, devices), strict=True):
        argument.put(reading, array(found))


def _write_routine_gang(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    words, dims, devices = (elements(a.of(op)) for a in arguments)
    if not devices and words == (NONE,):
        return
    w.text("(")
    write_devices(w, words)
    w.text(", " if words and devices else "")
    for number, (dim, device) in enumerate(zip(dims, devices, strict=False)):
        w.put(", dim: " if number else "dim: ", dim)
        write_device(w, device)
    w.text(")")


def _read_device_list(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """Nothing, or `([devices])`."""
    if not r.accept("("):
        arguments[0].put(reading, ONLY_NONE)
        return
    arguments[0].put(reading, array(read_devices(r)))
    r.expect(")", "expected ')'")


def _write_device_list(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    devices = elements(arguments[0].of(op))
    if devices and devices != (NONE,):
        w.text("(")
        write_devices(w, devices)
        w.text(")")


DIRECTIVES: Final[Directives] = {
    "DeviceTypeOperandsWithKeywordOnly": Directive(
        _read_values_or_word, _write_values_or_word
    ),
    "BindName": Directive(_read_names, _write_names),
    "DeviceTypeArrayAttr": Directive(_read_device_list, _write_device_list),
    "DeviceTypeOperands": Directive(_read_values, _write_values),
    "DeviceTypeOperandsWithSegment": Directive(_read_groups, _write_groups),
    "NumGangs": Directive(_read_groups, _write_groups),
    "OperandWithKeywordOnly": Directive(_read_operand, _write_operands),
    "OperandsWithKeywordOnly": Directive(_read_operands, _write_operands),
    "RecipeSym": Directive(_read_recipe, _write_recipe),
    "RoutineGangClause": Directive(_read_routine_gang, _write_routine_gang),
    "WaitClause": Directive(_read_wait, _write_wait),
}
