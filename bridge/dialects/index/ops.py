"""The index dialect: arithmetic on indices, which have 64 bits where they are run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import INDEX, Type
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, OpResult, Value, derive
from bridge.op.elementwise import width_of
from bridge.op.integer_ranges import INDEX_WIDTHS, IntegerRange
from bridge.op.interfaces.ranges import InferIntRange, Range

if TYPE_CHECKING:
    from bridge.interpreter import integers, programs
    from bridge.interpreter.integers import Binary
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Constant, Meaning
    from bridge.op import integer_range_casts as ranges
    from bridge.op import integer_ranges
else:
    ranges = deferred("bridge.op.integer_range_casts")
    integer_ranges = deferred("bridge.op.integer_ranges")
    integers = deferred("bridge.interpreter.integers")
    programs = deferred("bridge.interpreter.programs")

_WIDTH: Final = 64


def _is_index_on_one_side(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    return (inputs[0] is INDEX) != (outputs[0] is INDEX)


class _CastOp(InferIntRange):
    input: Value
    output: OpResult

    is_signed: ClassVar[bool] = False
    """Whether what is wider begins with copies of the sign."""

    are_cast_compatible = staticmethod(_is_index_on_one_side)

    @property
    def widths(self) -> tuple[int, int]:
        """Those of the operand and of the result."""
        return width_of(self.input.type), width_of(self.output.type)

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        width = self.widths[1]
        if self.output.type is INDEX:
            return ranges.index_cast(operands[0], width, sign=self.is_signed)
        return ranges.resized(operands[0], width, sign=self.is_signed)


class CastSOp(_CastOp, name="index.casts"):
    """Casts between index and signed integer types."""

    is_signed = True

    def interpret(self, machine: Machine) -> Meaning:
        return integers.wrapping(self.widths[1])


class CastUOp(_CastOp, name="index.castu"):
    """Casts between index and unsigned integer types."""

    def interpret(self, machine: Machine) -> Meaning:
        before, after = self.widths
        if after <= before:
            return integers.truncate(before, after)
        return integers.extend_unsigned(before)


class _ConstantOp(Op):
    value: IntegerAttr

    def interpret(self, machine: Machine) -> Constant:
        wrap = integers.wrapping(width_of(self.results[0].type))
        return programs.Constant(wrap(self.value.bits))


class CmpOp(InferIntRange, name="index.cmp"):
    """Compares indices by a predicate."""

    def interpret(self, machine: Machine) -> Meaning:
        predicate = enum_word(self.properties["pred"])
        return integers.compare(predicate, _WIDTH)

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        predicate = enum_word(self.properties["pred"])
        small = [ranges.truncated(a, INDEX_WIDTHS[0]) for a in operands]
        found = ranges.compared(predicate, *operands)
        same = found is ranges.compared(predicate, *small)
        return ranges.truth(found if same else None)


class SizeOfOp(InferIntRange, name="index.sizeof"):
    """Size of the index type in bits."""

    def interpret(self, machine: Machine) -> Constant:
        return programs.Constant(_WIDTH)

    def result_range(self) -> Range:
        return INDEX_WIDTHS


class _BinaryOp(InferIntRange):
    def interpret(self, machine: Machine) -> Meaning:
        return _BINARY[self.name]()(_WIDTH)

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        rule, signs = _RANGES[self.name]
        a, b = operands
        return ranges.of_both_widths(getattr(integer_ranges, rule), a, b, signs)


_BINARY: Final[Mapping[str, Callable[[], Callable[[int], Binary]]]] = {
    "index.add": lambda: integers.add,
    "index.and": lambda: integers.bitwise("and_"),
    "index.ceildivs": lambda: integers.ceil_divide_signed,
    "index.ceildivu": lambda: integers.ceil_divide_unsigned,
    "index.divs": lambda: integers.divide_signed,
    "index.divu": lambda: integers.divide_unsigned,
    "index.floordivs": lambda: integers.floor_divide_signed,
    "index.maxs": lambda: integers.extremum("maxs"),
    "index.maxu": lambda: integers.extremum("maxu"),
    "index.mins": lambda: integers.extremum("mins"),
    "index.minu": lambda: integers.extremum("minu"),
    "index.mul": lambda: integers.multiply,
    "index.or": lambda: integers.bitwise("or_"),
    "index.rems": lambda: integers.remainder_signed,
    "index.remu": lambda: integers.remainder_unsigned,
    "index.shl": lambda: integers.shift_left,
    "index.shrs": lambda: integers.shift_right_signed,
    "index.shru": lambda: integers.shift_right_unsigned,
    "index.sub": lambda: integers.subtract,
    "index.xor": lambda: integers.bitwise("xor"),
}

_RANGES: Final = {
    "index.add": ("add", "both"),
    "index.and": ("bit_and", "unsigned"),
    "index.ceildivs": ("ceil_divide_signed", "signed"),
    "index.ceildivu": ("ceil_divide_unsigned", "unsigned"),
    "index.divs": ("divide_signed", "signed"),
    "index.divu": ("divide_unsigned", "unsigned"),
    "index.floordivs": ("floor_divide_signed", "signed"),
    "index.maxs": ("max_signed", "signed"),
    "index.maxu": ("max_unsigned", "unsigned"),
    "index.mins": ("min_signed", "signed"),
    "index.minu": ("min_unsigned", "unsigned"),
    "index.mul": ("multiply", "both"),
    "index.or": ("bit_or", "unsigned"),
    "index.rems": ("remainder_signed", "signed"),
    "index.remu": ("remainder_unsigned", "unsigned"),
    "index.shl": ("shift_left", "both"),
    "index.shrs": ("shift_right_signed", "signed"),
    "index.shru": ("shift_right_unsigned", "unsigned"),
    "index.sub": ("subtract", "both"),
    "index.xor": ("bit_xor", "unsigned"),
}
"""The rules for the results, and whose numbers must agree for both widths."""

for _name in _BINARY:
    derive(_BinaryOp, _name)
for _name in ("index.constant", "index.bool.constant"):
    derive(_ConstantOp, _name)
