"""Types, values and visibility of symbols."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import UNIT, StringAttr, TypeAttr, UnitAttr
from bridge.ir.core import Operation
from bridge.ir.types import MemRefType, RankedTensorType, Type, is_tensor_element
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_attributes import class_test
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.tokens import Token


def _read_global(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    kind, initial = arguments
    ty = r.type()
    if not isinstance(ty, MemRefType) or not ty.has_static_shape:
        message = f"type should be static shaped memref, but got '{ty}'"
        raise r.op_error(reading.state, message)
    kind.put(reading, TypeAttr(ty))
    if not r.accept("="):
        return
    if r.accept_word("uninitialized"):
        initial.put(reading, UNIT)
        return
    # Upstream asks of no tensor whether its elements are right.
    fits = is_tensor_element(ty.element)
    make = RankedTensorType if fits else RankedTensorType.unchecked
    value = r.attribute(make(ty.shape, ty.element, None))
    if not _IS_ELEMENTS(value):
        message = "initial value should be a unit or elements attribute"
        raise r.op_error(reading.state, message)
    initial.put(reading, value)


_IS_ELEMENTS: Final = class_test("ElementsAttr")


def _write_global(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    kind, initial = arguments
    w.attribute(kind.of(op))
    value = initial.of(op)
    if value is None:
        return
    w.text(" = ")
    if isinstance(value, UnitAttr):
        w.text("uninitialized")
    else:
        w.bare_attribute(value)


def _read_initial(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    kind, value = arguments
    if r.accept("("):
        value.put(reading, r.attribute())
        r.expect(")", "expected ')'")
    kind.put(reading, TypeAttr(r.colon_type()))


def _write_initial(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    kind, value = arguments
    found = value.of(op)
    if found is not None:
        w.put("(", found, ")")
    w.put(" : ", kind.of(op))


def _read_visibility(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    word = r.word_of(("public", "private", "nested"))
    if word is None:
        raise r.fault("expected 'public', 'private', or 'nested'")
    arguments[0].put(reading, StringAttr(word))


def _write_visibility(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    found = arguments[0].of(op)
    w.text(found.value if isinstance(found, StringAttr) else "public")


def _read_ordering(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    tokens: list[Token] = []
    types: list[Type] = []
    if r.accept_word("ordering") and r.accept("("):
        if r.accept("("):
            r.expect(")", "expected ')'")
        else:
            tokens = r.operands()
        r.expect("->", "expected '->'")
        types = [r.type()]
        r.expect(")", "expected ')'")
    arguments[0].put(reading, tokens)
    arguments[1].put(reading, types)


def _write_ordering(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    tokens, types = arguments[0].of(op), arguments[1].of(op)
    if not tokens and not types:
        return
    w.text(" ordering(")
    if tokens:
        w.values(tokens)
    else:
        w.text("()")
    if types:
        w.put(" -> ", types[0])
    w.text(")")


DIRECTIVES: Final[Directives] = {
    "GlobalMemrefOpTypeAndInitialValue": Directive(_read_global, _write_global),
    "TypedInitialValue": Directive(_read_initial, _write_initial),
    "SymbolVisibility": Directive(_read_visibility, _write_visibility),
    "TokenOrdering": Directive(_read_ordering, _write_ordering),
}
