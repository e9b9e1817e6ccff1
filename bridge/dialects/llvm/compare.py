"""Comparisons."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bridge.dialects.llvm.arithmetic import Arithmetic
from bridge.dialects.llvm.words import cases
from bridge.errors import Unsupported
from bridge.ir.attributes import IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import I64
from bridge.later import deferred
from bridge.ods.dialect_types import is_compatible
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.ods.inferred_types import i1_like
from bridge.ods.nodes import enum_word
from bridge.op.base import OpResult, Value
from bridge.op.elementwise import Elementwise
from bridge.op.folding import Constants, Folded
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

if TYPE_CHECKING:
    from bridge.dialects.llvm import folding
    from bridge.interpreter.programs import Meaning
else:
    folding = deferred("bridge.dialects.llvm.folding")


def no_flags(op: Operation, arguments: Arguments) -> frozenset[str]:
    """Fast-math flags, where there are none."""
    flags = op.properties.get("fastmathFlags")
    return _FLAGS if flags is None or enum_word(flags) == "none" else _NOTHING


_FLAGS: Final = frozenset({"fastmathFlags"})
_NOTHING: Final = frozenset[str]()


def _read_predicate(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    reading.places["predicate"] = r.here()
    arguments[0].put(reading, r.attribute_of(StringAttr))


def _write_predicate(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    found = arguments[0].of(op)
    value = found.value if isinstance(found, IntegerAttr) else 0
    w.text(f'"{cases(arguments[0].enum.removeprefix("llvm.")).text(value)}"')


def _read_type(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """The operands' type, which comes before a predicate that is none."""
    predicate, result, *operands = arguments
    where = r.here()
    ty = r.type()
    for operand in operands:
        tokens = reading.operands[operand.name]
        reading.values[operand.name] = r.resolve_same(tokens, ty)
    text = predicate.known(reading).value
    value = cases(predicate.enum.removeprefix("llvm.")).value(text)
    if value is None:
        message = f"'{text}' is an incorrect value of the 'predicate' attribute"
        raise r.op_error_here(message, reading.places["predicate"])
    predicate.put(reading, IntegerAttr(value, I64))
    if not is_compatible(ty):
        raise r.op_error_here("expected LLVM dialect-compatible type", where)
    result.put(reading, i1_like(ty))


def _write_type(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.type(op.operands[0].type)


class _ComparisonOp(Arithmetic):
    syntax = """
        custom<Predicate>($predicate) $lhs `,` $rhs attr-dict
        `:` custom<Compared>($predicate, type($res), type($lhs), type($rhs))
    """


class ICmpOp(_ComparisonOp, name="llvm.icmp"):
    """Compares integers or pointers by a predicate."""

    predicate: str
    lhs: Value
    rhs: Value
    res: OpResult

    def fold(self, constants: Constants) -> Folded:
        return folding.compared(self)


class FCmpOp(_ComparisonOp, name="llvm.fcmp"):
    """Compares floats by a predicate."""


class IsFPClassOp(Elementwise, name="llvm.intr.is.fpclass"):
    """Whether a float is of one of the classes that the bits name."""

    def compute(self) -> Meaning:
        mask = self.properties["bit"]
        assert isinstance(mask, IntegerAttr)  # its row says so
        bits = int(mask.value)
        if any((bits >> a ^ bits >> b) & 1 for a, b in _ALIKE):
            raise Unsupported("subnormal numbers are not told from others")

        def run(value: float) -> int:
            return -(bits >> _class_of(value) & 1)

        return run


_ALIKE: Final = ((0, 1), (3, 4), (7, 8))
"""Classes that are not told apart: NaN of both kinds; normal and subnormal."""


def _class_of(value: float) -> int:
    """The number of the bit of a float's class: from -inf, 2, to inf, 9."""
    if math.isnan(value):
        return 0
    if math.isinf(value):
        return 2 if value < 0 else 9
    if value == 0:
        return 5 if math.copysign(1, value) < 0 else 6
    return 3 if value < 0 else 8


DIRECTIVES: Final[Directives] = {
    "Compared": Directive(_read_type, _write_type, no_flags),
    "Predicate": Directive(_read_predicate, _write_predicate),
}
