"""What follows the words of OpenACC's clauses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from bridge.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DialectAttr,
    SymbolRefAttr,
    elements_of,
)
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.directives_rows import Column, array_of, rows
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

# Types of devices -------------------------------------------------------------------

_NONE: Final = dialect_attr("acc.device_type", "none")
_ONLY_NONE: Final = ArrayAttr((_NONE,))


def _read_device(r: AsmReader) -> Attribute:
    """`[#acc.device_type<nvidia>]`, or no device."""
    if not r.accept("["):
        return _NONE
    found = r.attribute_of(DialectAttr)
    r.expect("]", "expected ']'")
    return found


def _write_device(w: AsmWriter, device: Attribute) -> None:
    """` [#acc.device_type<nvidia>]`, or nothing."""
    if device is not _NONE:
        w.put(" [", device, "]")


_GANG_VALUES: Final = {
    word: dialect_attr("acc.gang_arg_type", case)
    for word, case in (("num", "Num"), ("dim", "Dim"), ("static", "Static"))
}
_GANG_WORDS: Final[dict[Attribute, str]] = {
    attr: word for word, attr in _GANG_VALUES.items()
}

Columns = dict[str, list[object]]
"""What was read, by field."""


class _DeviceClause:
    """A clause with values for types of devices: `([d], {devnum: %a : t, …} [d], …)`.

    What it has follows from its fields. With `alone` the word may be all there is, or
    is followed by devices for which it is. With `segments` values are in groups, of
    which `numbered` says whether they begin with a device's number. Values are
    `operands`, with `kinds` each after its word, or `dims`.
    """

    def __init__(self, *fields: str) -> None:
        self._fields = fields

    def read(self, r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
        found: Columns = {name: [] for name in self._fields}
        if "alone" not in found:
            r.items(lambda: _read_row(r, found))
        elif not r.accept("("):
            arguments[self._fields.index("alone")].put(reading, _ONLY_NONE)
            return True
        else:
            found["alone"] += r.items(r.attribute, "[") if r.at("[") else []
            if _has_rows(r, found):
                r.items(lambda: _read_row(r, found))
            r.expect(")", "expected ')'")
        grouped = "segments" in found
        for name, argument in zip(self._fields, arguments, strict=True):
            # Without groups, no devices are not kept.
            if found[name] or name != "alone" or "types" not in found or grouped:
                argument.put(reading, _KEPT.get(name, array_of)(found[name]))
        return True

    def write(self, w: AsmWriter, op: Operation, arguments: Arguments) -> None:
        found = {
            name: argument.of(op)
            for name, argument in zip(self._fields, arguments, strict=True)
        }
        alone, devices = (elements_of(found.get(n)) for n in ("alone", "devices"))
        unsaid = ((_NONE,),) if "devices" in found else ((_NONE,), ())
        if "alone" not in found:
            _write_rows(w, found, devices)
        elif alone not in unsaid or found.get("operands", devices):
            w.text("(")
            w.items(alone, w.attribute, "[", "]")
            w.text(", " if alone and devices else "")
            _write_rows(w, found, devices)
            w.text(")")


_KEPT: Final[dict[str, Any]] = {
    "operands": list,
    "types": list,
    "segments": lambda sizes: DenseArrayAttr.of(I32, sizes),
}
"""What fields are kept as that are no arrays."""


def _has_rows(r: AsmReader, found: Columns) -> bool:
    """Whether rows follow; only for gangs they may be missing after devices."""
    if "devices" not in found or ("kinds" in found and found["alone"]):
        return "devices" in found and r.accept(",")
    if found["alone"]:
        r.expect(",", "expected ','")
    return True


def _read_row(r: AsmReader, found: Columns) -> None:
    if "segments" not in found:
        _read_value(r, found)
    else:
        r.expect("{", "expected '{'")
        if "numbered" in found:
            numbered = r.accept_word("devnum")
            if numbered:
                r.expect(":", "expected ':'")
            found["numbered"].append(TRUE if numbered else FALSE)
        found["segments"].append(len(r.items(lambda: _read_value(r, found))))
        r.expect("}", "expected '}'")
    found["devices"].append(_read_device(r))


def _read_value(r: AsmReader, found: Columns) -> None:
    if "dims" in found:
        r.word("dim")
        r.expect(":", "expected ':'")
        found["dims"].append(r.attribute())
        return
    if "kinds" in found:
        found["kinds"].append(_read_gang_kind(r, bool(found["operands"])))
    found["operands"].append(r.operand())
    found["types"].append(r.colon_type())


def _read_gang_kind(r: AsmReader, more: bool) -> Attribute:
    word = r.word_of(tuple(_GANG_VALUES))
    if word is None:
        message = "expect at least one of num, dim or static values"
        raise r.fault("new value expected after comma" if more else message)
    r.expect("=", "expected '='")
    return _GANG_VALUES[word]


def _write_rows(
    w: AsmWriter, found: dict[str, Any], devices: Sequence[Attribute]
) -> None:
    values = elements_of(found["dims"]) if "dims" in found else found["operands"]
    rest, kinds = iter(values), iter(elements_of(found.get("kinds")))
    numbered = iter(elements_of(found.get("numbered")))
    opening, closing = "{}" if "segments" in found else ("", "")
    sizes = found["segments"].values if opening else [1] * len(values)
    for number, (size, device) in enumerate(zip(sizes, devices, strict=False)):
        w.put(", " if number else "", opening)
        w.text("devnum: " if next(numbered, FALSE) is TRUE else "")
        for index, value in enumerate(islice(rest, size)):
            w.text(", " if index else "")
            if "dims" in found:
                w.put("dim: ", value)
            else:
                w.text(f"{_GANG_WORDS[next(kinds)]}=" if "kinds" in found else "")
                w.typed(value)
        w.text(closing)
        _write_device(w, device)


# A value, or the word alone ---------------------------------------------------------


def _read_operands(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """Nothing, or `(%a, %b : t, t)`."""
    if not r.accept("("):
        arguments[2].put(reading, UNIT)
        return
    single = arguments[0].optional
    arguments[0].put(reading, [r.operand()] if single else r.items(r.operand))
    arguments[1].put(reading, [r.colon_type()] if single else r.colon_types())
    r.expect(")", "expected ')'")


def _write_operands(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    if arguments[2].of(op) is None:
        w.put("(", arguments[0].of(op), " : ", arguments[1].of(op), ")")


def _read_recipe(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, r.attribute_of(SymbolRefAttr))


def _write_recipe(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.attribute(arguments[0].of(op))


_TYPED: Final = ("operands", "types", "devices")


def _clause(*fields: str) -> Directive:
    found = _DeviceClause(*fields)
    return Directive(found.read, found.write)


DIRECTIVES: Final[Directives] = {
    "BindName": rows(
        "$0$1",
        {1: Column(_read_device, _write_device, array_of)},
        groups=((0, 2), (1, 3)),
        group_of=lambda row: not isinstance(row[0], SymbolRefAttr),
    ),
    "DeviceTypeArrayAttr": _clause("alone"),
    "DeviceTypeOperands": _clause(*_TYPED),
    "DeviceTypeOperandsWithKeywordOnly": _clause(*_TYPED, "alone"),
    "DeviceTypeOperandsWithSegment": _clause(*_TYPED, "segments"),
    "GangClause": _clause("operands", "types", "kinds", "devices", "segments", "alone"),
    "NumGangs": _clause(*_TYPED, "segments"),
    "OperandWithKeywordOnly": Directive(_read_operands, _write_operands),
    "OperandsWithKeywordOnly": Directive(_read_operands, _write_operands),
    "RecipeSym": Directive(_read_recipe, _write_recipe),
    "RoutineGangClause": _clause("alone", "dims", "devices"),
    "WaitClause": _clause(*_TYPED, "segments", "numbered", "alone"),
}
