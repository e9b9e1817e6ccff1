"""Making tensors: of nothing, of one element, of a rule, of other tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridge.dialects.tensor.scalars import elements_of_scalars
from bridge.dialects.tensor.types import dimensions, tensor_type
from bridge.ir.attributes import FloatAttr, IntegerAttr
from bridge.ir.types import DYNAMIC, INDEX
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Values, of_signature
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.sizes import Size, SizedResult
from bridge.op.interfaces.slices import total, verify_dynamic_sizes

if TYPE_CHECKING:
    from bridge.interpreter import lanes, tensors
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    lanes = deferred("bridge.interpreter.lanes")
    tensors = deferred("bridge.interpreter.tensors")


class EmptyOp(SizedResult, name="tensor.empty"):
    """Creates a tensor of a shape with unspecified contents."""

    dynamic_sizes: Values
    result: OpResult

    def size_of(self, dim: int) -> Size:
        shape = tensor_type(self.result).shape
        if shape[dim] != DYNAMIC:
            return int(shape[dim])
        return self.dynamic_sizes[shape[:dim].count(DYNAMIC)]

    def interpret(self, machine: Machine) -> Meaning:
        ty = tensor_type(self.result)
        element, sizes = tensors.of_type(ty), tensors.sizes(ty.shape)
        cause = "an element of a tensor that is empty"
        return lambda *given: tensors.unspecified(element, sizes(given), cause)

    @of_signature
    def verify(self) -> None:
        verify_dynamic_sizes(self, tensor_type(self.result).shape, self.dynamic_sizes)


class FromElementsOp(Op, name="tensor.from_elements"):
    """Creates a tensor of static shape from scalars."""

    elements: Values
    result: OpResult

    def fold(self, constants: Constants) -> Folded:
        return elements_of_scalars(tensor_type(self.result), constants)

    def interpret(self, machine: Machine) -> Meaning:
        ty = tensor_type(self.result)
        element, shape = tensors.of_type(ty), ty.shape
        return lambda *values: lanes.packed(element, values, shape)


class SplatOp(Op, name="tensor.splat"):
    """Broadcasts a scalar to all elements of a tensor."""

    dynamic_sizes: Values
    aggregate: OpResult

    def fold(self, constants: Constants) -> Folded:
        ty, scalar = tensor_type(self.aggregate), constants[0]
        if not ty.has_static_shape or not isinstance(scalar, IntegerAttr | FloatAttr):
            return None
        return elements_of_scalars(ty, [scalar])

    def interpret(self, machine: Machine) -> Meaning:
        ty = tensor_type(self.aggregate)
        element, sizes = tensors.of_type(ty), tensors.sizes(ty.shape)
        return lambda value, *given: lanes.splat(element, value, sizes(given))

    @of_signature
    def verify(self) -> None:
        verify_dynamic_sizes(
            self, tensor_type(self.aggregate).shape, self.dynamic_sizes
        )


class GenerateOp(Op, name="tensor.generate"):
    """Creates a tensor whose elements a region computes from their indices."""

    dynamic_extents: Values
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        ty = tensor_type(self.result)
        element, sizes = tensors.of_type(ty), tensors.sizes(ty.shape)
        return lambda body, *given: tensors.generate(element, sizes(given), body)

    @of_signature
    def verify(self) -> None:
        verify_dynamic_sizes(self, tensor_type(self.result).shape, self.dynamic_extents)

    def verify_regions(self) -> None:
        block = self.body
        result = tensor_type(self.result)
        if any(argument.type is not INDEX for argument in block.arguments):
            raise self.bare_error("all body arguments must be index")
        if len(block.arguments) != result.rank:
            raise self.bare_error("must have one body argument per input dimension")
        last = block.last
        if last is None or last.operands[0].type is not result.element:
            raise self.error(
                "body must be terminated with a `yield` operation of the tensor "
                "element type"
            )


class ConcatOp(Op, name="tensor.concat"):
    """Concatenates tensors along a dimension."""

    dim: IntegerAttr
    inputs: Values
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        ty, along = tensor_type(self.result), self.dim.value
        element = tensors.of_type(ty)
        return lambda *parts: tensors.check_sizes(
            tensors.concat(element, parts, along), ty.shape
        )

    def fold(self, constants: Constants) -> Folded:
        first, *others = self.inputs
        return None if others or first.type is not self.result.type else first

    @property
    def inferred_shape(self) -> list[int]:
        """The sizes that are known of what is concatenated."""
        shapes = [tensor_type(value).shape for value in self.inputs]
        return self._sizes(self.dim.value, shapes)

    @of_signature
    def verify(self) -> None:
        if not self.inputs:
            raise self.error("requires at least one input")
        inputs = [tensor_type(value) for value in self.inputs]
        result = tensor_type(self.result)
        if any(ty.rank != result.rank for ty in inputs):
            raise self.error("rank of concatenated inputs must match result rank")
        if any(ty.element is not result.element for ty in inputs):
            raise self.error("inputs and result element type must match")
        along = self.dim.value
        if along >= result.rank:
            raise self.error("concatenation dim must be less than the tensor rank")
        sizes = self.inferred_shape
        for found, wanted in zip(result.shape, sizes, strict=True):
            if DYNAMIC not in (found, wanted) and found != wanted:
                inferred = f"tensor<{dimensions(sizes)}{result.element}>"
                raise self.error(
                    f"result type '{result}'does not match inferred shape '{inferred}' "
                    "static sizes"
                )

    def _sizes(self, along: int, shapes: Sequence[Sequence[int]]) -> list[int]:
        sizes = []
        for dimension, parts in enumerate(zip(*shapes, strict=True)):
            if dimension == along:
                size = 0
                for part in parts:
                    size = total(size, part)
                sizes.append(size)
                continue
            known = {*parts} - {DYNAMIC}
            if len(known) > 1:
                raise self.error(
                    "static concatenation size mismatch along non-concatenated "
                    f"dimension {dimension}"
                )
            sizes.append(known.pop() if known else DYNAMIC)
        return sizes
