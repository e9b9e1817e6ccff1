"""The index dialect: arithmetic on indices, which have 64 bits where they are run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.types import INDEX, Type
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, OpResult, Value, derive
from bridge.op.elementwise import width_of
from bridge.op.folding import Constants, Folded, number_of
from bridge.op.integer_ranges import INDEX_WIDTHS, IntegerRange
from bridge.op.interfaces.ranges import InferIntRange, Range

if TYPE_CHECKING:
    from bridge.dialects.index import folding
    from bridge.interpreter import integers, programs
    from bridge.interpreter.integers import Binary
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Constant, Meaning
    from bridge.op import integer_range_casts as ranges
    from bridge.op import integer_ranges
else:
    folding = deferred("bridge.dialects.index.folding")
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

    def fold(self, constants: Constants) -> Folded:
        return folding.cast(constants[0], self.output.type, sign=self.is_signed)

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

    def fold(self, constants: Constants) -> Folded:
        return self.value

    def interpret(self, machine: Machine) -> Constant:
        wrap = integers.wrapping(width_of(self.results[0].type))
        return programs.Constant(wrap(self.value.bits))


class CmpOp(InferIntRange, name="index.cmp"):
    """Compares indices by a predicate."""

    @property
    def predicate(self) -> str:
        """The word of it."""
        return enum_word(self.properties["pred"])

    def fold(self, constants: Constants) -> Folded:
        return folding.comparison(self, self.predicate, constants)

    def interpret(self, machine: Machine) -> Meaning:
        return integers.compare(self.predicate, _WIDTH)

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        predicate = self.predicate
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


class BinaryOp(InferIntRange):
    """What makes an index of two, the same whichever width they have."""

    def fold(self, constants: Constants) -> Folded:
        found = self.of_constants(constants)
        if found is not None:
            return found
        right = number_of(constants[1])
        if right is None:
            return None
        if right == _NEUTRAL.get(self.name):
            return self.operands[0]
        return constants[1] if right == _ABSORBING.get(self.name) else None

    def of_constants(self, constants: Constants) -> Attribute | None:
        """What it gives of two constants, where that is known."""
        if self.name in _SHIFTS:
            by = number_of(constants[1])
            if by is None or not 0 <= by < INDEX_WIDTHS[0]:
                return None
        return folding.of_both(_BINARY[self.name](), constants)

    def interpret(self, machine: Machine) -> Meaning:
        return _BINARY[self.name]()(_WIDTH)

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        rule, signs = _RANGES[self.name]
        a, b = operands
        return ranges.of_both_widths(getattr(integer_ranges, rule), a, b, signs)


_NEUTRAL: Final = {"index.add": 0, "index.sub": 0, "index.mul": 1}
"""On the right, this number gives the left operand."""
_ABSORBING: Final = {"index.mul": 0}
"""On the right, this number is the result."""
_SHIFTS: Final = frozenset({"index.shl", "index.shrs", "index.shru"})
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
    derive(BinaryOp, _name)
for _name in ("index.constant", "index.bool.constant"):
    derive(_ConstantOp, _name)
