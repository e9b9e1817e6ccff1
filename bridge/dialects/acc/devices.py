"""Types of devices, and the lists of values that clauses have for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DialectAttr,
    IntegerAttr,
)
from bridge.ir.types import I32, Type
from bridge.ir.values import Value
from bridge.ods.directives import Argument
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.tokens import Token

NONE: Final = dialect_attr("acc.device_type", "none")
ONLY_NONE: Final = ArrayAttr((NONE,))


def elements(attr: Attribute | None) -> tuple[Attribute, ...]:
    """The elements of an array that may not be there."""
    return attr.elements if isinstance(attr, ArrayAttr) else ()


def array(found: Sequence[Attribute]) -> ArrayAttr:
    """An array of attributes."""
    return ArrayAttr(tuple(found))


def read_device(r: AsmReader) -> Attribute:
    """`[#acc.device_type<nvidia>]`, or no device."""
    if not r.accept("["):
        return NONE
    found = r.attribute_of(DialectAttr)
    r.expect("]", "expected ']'")
    return found


def write_device(w: AsmWriter, device: Attribute) -> None:
    """` [#acc.device_type<nvidia>]`, or nothing."""
    if device is not NONE:
        w.put(" [", device, "]")


def read_devices(r: AsmReader) -> list[Attribute]:
    """`[#acc.device_type<nvidia>, …]`, if it is there."""
    return r.items(r.attribute, "[") if r.at("[") else []


def write_devices(w: AsmWriter, devices: Sequence[Attribute]) -> None:
    """`[#acc.device_type<nvidia>, …]`, or nothing for none."""
    separator = "["
    for device in devices:
        w.text(separator)
        separator = ", "
        w.attribute(device)
    w.text("]" if devices else "")


@dataclass(slots=True)
class Operands:
    """Operands with types, some of which belong together."""

    operands: list[Token] = field(default_factory=list)
    types: list[Type] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    devices: list[Attribute] = field(default_factory=list)

    def read_one(self, r: AsmReader) -> None:
        """`%a : t`."""
        self.operands.append(r.operand())
        self.types.append(r.colon_type())

    def read_for_device(self, r: AsmReader) -> None:
        """`%a : t [#acc.device_type<nvidia>]`."""
        self.read_one(r)
        self.devices.append(read_device(r))

    def read_group(self, r: AsmReader) -> None:
        """`%a : t, …} [#acc.device_type<nvidia>]` after the brace."""
        before = len(self.operands)
        r.items(lambda: self.read_one(r))
        self.end_group(r, before)

    def end_group(self, r: AsmReader, before: int) -> None:
        """The end of a group that began with this number of operands."""
        self.sizes.append(len(self.operands) - before)
        r.expect("}", "expected '}'")
        self.devices.append(read_device(r))

    def put(self, reading: Reading, operands: Argument, types: Argument) -> None:
        """Keeps the operands and their types."""
        operands.put(reading, self.operands)
        types.put(reading, self.types)

    @property
    def segments(self) -> DenseArrayAttr:
        """How many operands each group has."""
        return DenseArrayAttr.of(I32, self.sizes)


def write_typed(w: AsmWriter, value: Value) -> None:
    """`%a : t`."""
    w.put(value, " : ", value.type)


def groups_of(
    values: Sequence[Value], segments: Attribute | None
) -> list[Sequence[Value]]:
    """Values in groups of these sizes."""
    found: list[Sequence[Value]] = []
    start = 0
    sizes = segments.values if isinstance(segments, DenseArrayAttr) else ()
    for size in sizes:
        found.append(values[start : start + int(size)])
        start += int(size)
    return found


def is_true(attr: Attribute) -> bool:
    """Whether an attribute is `true`."""
    return isinstance(attr, IntegerAttr) and bool(attr.value)
