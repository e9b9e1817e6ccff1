"""The values of a nest over vectors, while it is made of one over scalars."""

from __future__ import annotations

from typing import TypeVar

from bridge.dialects import affine, arith, vector
from bridge.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.dense import storage_size
from bridge.ir.types import Type, VectorType, is_vector_element
from bridge.passes.affine_nests import defined_inside
from bridge.passes.affine_vector_bodies import Refused, Strategy

__all__ = ["VectorValues", "splat"]

Made = TypeVar("Made", bound=Operation)


class VectorValues:
    """What values of an old nest are in the new one, which is made at `at`."""

    def __init__(self, root: affine.ForOp, strategy: Strategy) -> None:
        self.root = root
        self.strategy = strategy
        self.at = Builder.after(root)
        self.made: list[Operation] = []
        self.vectors: dict[Value, Value] = {}
        """What values of the old nest, and those from outside, are as vectors."""
        self.scalars: dict[Value, Value] = {}
        """What induction variables and what is computed of them are in the new nest."""
        self.loops: dict[Operation, affine.ForOp] = {}
        """The new loops, by the old."""

    def put(self, op: Made) -> Made:
        """Remembers an operation that was made."""
        self.made.append(op)
        return op

    def undo(self) -> None:
        """Takes away all that was made, what uses something before it."""
        for op in reversed(self.made):
            op.erase()

    def type(self, element: Type) -> VectorType:
        return VectorType(self.strategy.sizes, element)

    def scalar(self, op: Operation, value: Value) -> Value:
        """What an index is in the new nest."""
        if value in self.scalars:
            return self.scalars[value]
        if not defined_inside(value, self.root):
            return value
        made = value.defining_op
        if not isinstance(made, arith.ConstantOp):
            raise Refused(op, "an index is what becomes a vector")
        with self.at:
            number = arith.ConstantOp(made.value, location=made.any_location)
        return self.put(number).result

    def vector(self, op: Operation, value: Value) -> Value:
        """What a value is as a vector."""
        found = self.vectors.get(value)
        if found is not None and _is_visible(found, self.at):
            return found
        made = value.defining_op
        if isinstance(made, arith.ConstantOp):
            return self.constant(made, value)
        if value in self.scalars and not self._is_uniform(value):
            raise Refused(op, "the lanes of an index are not known")
        if value not in self.scalars and defined_inside(value, self.root):
            raise Refused(op, "a value has no vector")
        return self._broadcast(op, value)

    def _is_uniform(self, value: Value) -> bool:
        """Whether it is the variable of a loop that is not vectorized."""
        return any(
            value is loop.body.arguments[0]
            for loop in self.loops
            if isinstance(loop, affine.ForOp) and loop not in self.strategy.dims
        )

    def constant(self, op: arith.ConstantOp, value: Value) -> Value:
        """A constant in the innermost loop that is vectorized."""
        attribute = op.value
        if not isinstance(attribute, IntegerAttr | FloatAttr):
            raise Refused(op, "there are no vectors of it")
        wide = splat(self.type(value.type), attribute)
        assert self.at.point is not None  # it is in the nest
        around = self.at.point.block.parent_op
        heads = {self.loops[loop] for loop in self.strategy.dims if loop in self.loops}
        while around not in heads:
            assert around is not None  # the root is vectorized
            around = around.parent_op
        assert isinstance(around, affine.ForOp)  # those are
        with Builder.at_start(around.body):
            made = self.put(arith.ConstantOp(wide, location=op.any_location))
        self.vectors[value] = made.result
        return made.result

    def _broadcast(self, op: Operation, value: Value) -> Value:
        scalar = self.scalars.get(value, value)
        if not is_vector_element(value.type):
            raise Refused(op, "there are no vectors of a value")
        made = scalar.defining_op
        if made is not None:
            point = InsertionPoint.after_op(made)
        else:
            assert scalar.block is not None  # it is an argument
            point = InsertionPoint.at_start(scalar.block)
        with Builder(point):
            wide = vector.BroadcastOp(
                self.type(value.type), scalar, location=value.any_location
            )
        self.vectors[value] = self.put(wide).results[0]
        return self.vectors[value]


def _is_visible(value: Value, at: Builder) -> bool:
    """Whether what comes next may use a value: it is in a block around it."""
    block = None if at.point is None else at.point.block
    while block is not None and block is not value.block:
        around = block.parent_op
        block = None if around is None else around.parent
    return block is not None


def splat(ty: VectorType, value: IntegerAttr | FloatAttr) -> DenseElementsAttr:
    if isinstance(value, IntegerAttr):
        return DenseElementsAttr.of(ty, [value.value])
    data = value.bits.to_bytes(storage_size(ty.element), "little")
    return DenseElementsAttr(ty, data, splat=True)
