"""Operations that say, or write down, which integers a value may be."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import BlockArgument
from bridge.ir.shapes import element_or_self
from bridge.ir.types import IntegerType, Type
from bridge.op.integer_ranges import IntegerRange, width_of_range
from bridge.op.interfaces.effects import (
    Speculatable,
    Speculation,
    is_constant,
    speculated_if,
)
from bridge.op.interfaces.polyhedral import BoundedValue
from bridge.op.interfaces.ranges import InferIntRange
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

_BOUNDS = ("umin", "umax", "smin", "smax")


class _StatesBounds(InferIntRange):
    def _stated(self, ty: Type) -> IntegerRange:
        given = [self.get(name) for name in _BOUNDS]
        numbers = [a for a in given if isinstance(a, IntegerAttr)]
        umin, umax, smin, smax = (*(a.bits for a in numbers[:2]), *numbers[2:])
        width = width_of_range(ty)
        return IntegerRange(width, umin, umax, _signed(smin), _signed(smax))


def _signed(attr: IntegerAttr) -> int:
    return attr.signed


class WithBoundsOp(_StatesBounds, name="test.with_bounds"):
    """Creates a value that may be the numbers its attributes say."""

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        return self._stated(self.results[0].type)


class ValueWithBoundsOp(BoundedValue, name="test.value_with_bounds"):
    """Creates an index between the numbers its attributes say."""

    def limits(self) -> tuple[int, int]:
        low, high = self.get("min"), self.get("max")
        assert isinstance(low, IntegerAttr)  # its row says so
        assert isinstance(high, IntegerAttr)
        return low.signed, high.signed


class WithBoundsRegionOp(_StatesBounds, name="test.with_bounds_region"):
    """Has an argument that may be the numbers its attributes say."""

    def argument_range(self, argument: BlockArgument) -> IntegerRange | None:
        return self._stated(argument.type)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        r.attr_dict(state)
        argument = r.typed_argument()
        state.regions.append(r.braced_region([argument]))

    def write(self, w: AsmWriter) -> None:
        w.attr_dict(self)
        argument = self.regions[0].blocks[0].arguments[0]
        w.put(" ", argument, ": ", argument.type, " ")
        w.region(self.regions[0], entry_arguments=False)


class IncrementOp(InferIntRange, name="test.increment"):
    """Adds one, as far as the type has more numbers."""

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        whole, known = IntegerRange.any(operands[0].width), operands[0]
        return IntegerRange(
            known.width,
            min(known.umin + 1, whole.umax),
            min(known.umax + 1, whole.umax),
            min(known.smin + 1, whole.smax),
            min(known.smax + 1, whole.smax),
        )


class ReflectBoundsOp(InferIntRange, name="test.reflect_bounds"):
    """Writes down in its attributes what its operand may be."""

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        element = element_or_self(self.results[0].type)
        unsigned = signed = element
        if isinstance(element, IntegerType):
            unsigned = IntegerType(element.width, "unsigned")
            signed = IntegerType(element.width, "signed")
        types = (unsigned, unsigned, signed, signed)
        for name, ty, number in zip(_BOUNDS, types, operands[0][1:], strict=True):
            self.set_property(name, IntegerAttr.wrapped(number, ty))
        return operands[0]


class ConditionallySpeculatableOp(
    Speculatable, name="test.conditionally_speculatable_op"
):
    """Runs anywhere where its operand is a constant."""

    def speculation(self) -> Speculation:
        return speculated_if(is_constant(self.operands[0]))
