"""Loops: gangs, bounds, and the construct they are combined with."""

from __future__ import annotations

from typing import Final

from bridge.dialects.acc.devices import (
    ONLY_NONE,
    Operands,
    array,
    elements,
    groups_of,
    read_devices,
    write_device,
    write_devices,
    write_typed,
)
from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.core import Operation
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

_GANG_VALUES: Final = {
    word: dialect_attr("acc.gang_arg_type", case)
    for word, case in (("num", "Num"), ("dim", "Dim"), ("static", "Static"))
}
_GANG_WORDS: Final = {attr: word for word, attr in _GANG_VALUES.items()}

_COMBINED: Final = {
    word: dialect_attr("acc.combined_constructs", f"{word}_loop")
    for word in ("kernels", "parallel", "serial")
}
_COMBINED_WORDS: Final = {attr: word for word, attr in _COMBINED.items()}


def _read_gang(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """Nothing, or `([devices], {num=%a : t, static=%b : t} [device], …)`."""
    operands, types, kinds, devices, segments, alone = arguments
    if not r.accept("("):
        alone.put(reading, ONLY_NONE)
        return
    words = read_devices(r)
    found = Operands()
    given: list[Attribute] = []
    more = r.accept(",") if words else True
    while more:
        r.expect("{", "expected '{'")
        before = len(found.operands)
        _read_gang_values(r, found, given)
        found.end_group(r, before)
        more = r.accept(",")
    r.expect(")", "expected ')'")
    found.put(reading, operands, types)
    kinds.put(reading, array(given))
    devices.put(reading, array(found.devices))
    alone.put(reading, array(words))
    segments.put(reading, found.segments)


def _read_gang_values(r: AsmReader, found: Operands, given: list[Attribute]) -> None:
    while True:
        word = r.word_of(tuple(_GANG_VALUES))
        if word is None:
            message = (
                "new value expected after comma"
                if found.operands
                else "expect at least one of num, dim or static values"
            )
            raise r.op_error_here(message, r.here())
        r.expect("=", "expected '='")
        found.read_one(r)
        given.append(_GANG_VALUES[word])
        if not r.accept(","):
            return


def _write_gang(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    values, _, kinds, devices, segments, alone = (a.of(op) for a in arguments)
    if not values and alone is ONLY_NONE:
        return
    w.text("(")
    write_devices(w, elements(alone))
    w.text(", " if elements(alone) and elements(devices) else "")
    words = iter(elements(kinds))
    groups = groups_of(values, segments)
    for number, device in enumerate(elements(devices)):
        w.text(", {" if number else "{")
        for index, value in enumerate(groups[number]):
            kind = next(words)
            word = _GANG_WORDS.get(kind, "") if isinstance(kind, DialectAttr) else ""
            w.text(f", {word}=" if index else f"{word}=")
            write_typed(w, value)
        w.text("}")
        write_device(w, device)
    w.text(")")


def _read_control(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`control(%i : t) = (%a : t) to (%b : t) step (%c : t) {…}`."""
    region, *lists = arguments
    variables = []
    if r.accept_word("control"):
        r.expect("(", "expected '('")
        if r.first() == "%":
            variables = r.items(r.typed_argument)
        r.expect(")", "expected ')'")
        for number, word in enumerate(("", "to", "step")):
            if word:
                r.word(word)
            else:
                r.expect("=", "expected '='")
            r.expect("(", "expected '('")
            lists[2 * number].put(reading, r.operands_of(len(variables)))
            lists[2 * number + 1].put(reading, r.colon_types())
            r.expect(")", "expected ')'")
    region.put(reading, [r.braced_region(variables)])


def _write_control(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    (region,) = arguments[0].of(op)
    entry = region.entry
    if entry is not None and entry.arguments:
        w.text("control(")
        for number, variable in enumerate(entry.arguments):
            w.text(", " if number else "")
            write_typed(w, variable)
        for index, word in ((1, ") = ("), (3, ") to ("), (5, ")  step (")):
            values = arguments[index].of(op)
            w.put(word, values, " : ", [value.type for value in values])
        w.text(") ")
    w.region(region, entry_arguments=False)


def _read_combined(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
    word = r.word_of(tuple(_COMBINED))
    if word is None:
        raise r.op_error_here("expected compute construct name", r.here())
    arguments[0].put(reading, _COMBINED[word])
    return True


def _write_combined(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text(_COMBINED_WORDS.get(arguments[0].of(op), ""))


DIRECTIVES: Final[Directives] = {
    "GangClause": Directive(_read_gang, _write_gang),
    "LoopControl": Directive(_read_control, _write_control),
    "CombinedConstructsLoop": Directive(_read_combined, _write_combined),
}
