"""The same elements with another type or shape."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Final

from bridge.dialects import tensor
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, DenseElementsAttr
from bridge.ir.core import Operation
from bridge.ir.dense import bit_width
from bridge.ir.shapes import element_or_self, shapes_match
from bridge.ir.types import DYNAMIC, RankedTensorType, Type, UnrankedTensorType
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, Values, constant_integer, of_signature
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.replacements import SeenOtherwise
from bridge.op.interfaces.sizes import Size, SizedResult
from bridge.op.interfaces.slices import product_of
from bridge.op.reassociation import (
    Reassociation,
    groups_of,
    unreshaped,
    verify_length,
    verify_output_shape,
)

if TYPE_CHECKING:
    from bridge.interpreter import tensors
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    tensors = deferred("bridge.interpreter.tensors")

_TENSORS: Final = (RankedTensorType, UnrankedTensorType)


class CastOp(SizedResult, name="tensor.cast"):
    """Casts between compatible tensor types, more or less static."""

    def size_of(self, dim: int) -> Size:
        (source,) = self.operands
        return (source, dim) if isinstance(source.type, RankedTensorType) else None

    def interpret(self, machine: Machine) -> Meaning:
        ty = self.results[0].type
        if not isinstance(ty, RankedTensorType):
            return lambda source: source
        shape = ty.shape
        return lambda source: tensors.cast(source, shape)

    @property
    def loses_nothing_static(self) -> bool:
        """Whether users may use what is cast: it has every size that the result has.

        Upstream: `tensor::canFoldIntoConsumerOp`.
        """
        return knows_all_of(self.operands[0].type, self.results[0].type)

    @property
    def gains_only_static(self) -> bool:
        """Whether what makes it may make the result: that has every size it has.

        Upstream: `tensor::canFoldIntoProducerOp`.
        """
        return knows_all_of(self.results[0].type, self.operands[0].type)

    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        source, dest = inputs[0], outputs[0]
        if not isinstance(source, _TENSORS) or not isinstance(dest, _TENSORS):
            return False
        return source.element is dest.element and shapes_match(source, dest)


def knows_all_of(one: Type, other: Type) -> bool:
    """Whether a type has every size that another one has, and its encoding."""
    if not isinstance(one, RankedTensorType) or not isinstance(other, RankedTensorType):
        return False
    if one.rank != other.rank or one.encoding is not other.encoding:
        return False
    sizes = zip(one.shape, other.shape, strict=True)
    return not any(size == DYNAMIC != wanted for size, wanted in sizes)


def through_casts(op: Operation) -> bool:
    """Gives an operation what was cast to its operands; whether there is some.

    Upstream: `tensor::foldTensorCast`.
    """
    operands = [before_cast(value) for value in op.operands]
    if tuple(operands) == op.operands:
        return False
    op.operands = operands
    return True


def before_cast(value: Value) -> Value:
    """What a value was before it was cast to sizes that are not known."""
    cast = value.defining_op
    is_cast = isinstance(cast, CastOp) and cast.loses_nothing_static
    return cast.operands[0] if cast is not None and is_cast else value


class BitcastOp(Op, name="tensor.bitcast"):
    """Bitcasts between tensors of equal element width."""

    def interpret(self, machine: Machine) -> Meaning:
        before, after = (
            tensors.of_type(value.type) for value in (self.operands[0], self.results[0])
        )
        return lambda source: tensors.bitcast(before, after, source)

    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        source, dest = inputs[0], outputs[0]
        if not isinstance(source, _TENSORS) or not isinstance(dest, _TENSORS):
            return False
        same = bit_width(source.element) == bit_width(dest.element)
        return same and shapes_match(source, dest)


def _is_size(value: Value, source: Value, dim: int, size: int) -> bool:
    """Whether a value is seen to be the size of a dimension."""
    number, asked = constant_integer(value), value.defining_op
    if number is not None:
        return number == size
    if not isinstance(asked, tensor.DimOp) or asked.source is not source:
        return False
    return constant_integer(asked.index) == dim


def _reshaped(elements: DenseElementsAttr, ty: Type) -> DenseElementsAttr | None:
    """Elements in the shape of a type; of a dynamic one they are no constant."""
    is_static = isinstance(ty, RankedTensorType) and ty.has_static_shape
    return elements.reshaped(ty) if is_static else None


def _differ(a: Type, b: Type) -> bool:
    """Whether types are known to have different numbers of elements."""
    if not isinstance(a, RankedTensorType) or not isinstance(b, RankedTensorType):
        return False
    return _differ_in_number(a, b)


def _refolded(
    op: ExpandShapeOp | CollapseShapeOp,
    source: Attribute | None,
    inverse: type[Operation],
) -> Folded:
    """What an expansion or a collapse changes nothing of, or constants reshaped."""
    found = unreshaped(op, inverse)
    if found is None and isinstance(source, DenseElementsAttr):
        return _reshaped(source, op.result.type)
    return found


def _differ_in_number(a: RankedTensorType, b: RankedTensorType) -> bool:
    """Whether two types are known to have different numbers of elements."""
    static = a.has_static_shape and b.has_static_shape
    return static and a.num_elements != b.num_elements


class ReshapeOp(Op, name="tensor.reshape"):
    """Reshapes a tensor to the shape in another tensor."""

    source: Value
    shape: Value
    result: OpResult

    def fold(self, constants: Constants) -> Folded:
        source, result = self.source, self.result.type
        elements = constants[0]
        if isinstance(elements, DenseElementsAttr) and elements.splat:
            return _reshaped(elements, result)
        before = source.defining_op
        if isinstance(before, ReshapeOp) and not _differ(before.source.type, result):
            self.source = before.source
            return self.results
        if not isinstance(result, RankedTensorType) or source.type is not result:
            return None
        return source if result.rank <= 1 or self._keeps_sizes() else None

    def _keeps_sizes(self) -> bool:
        """Whether the shape is seen to be that of the source."""
        made, shape = self.shape.defining_op, tensor_type(self.source).shape
        if not isinstance(made, tensor.FromElementsOp):
            return False
        sizes = zip(made.elements, shape, strict=True)
        return all(
            _is_size(one, self.source, dim, size)
            for dim, (one, size) in enumerate(sizes)
        )

    def interpret(self, machine: Machine) -> Meaning:
        return lambda source, shape: tensors.reshape(source, shape.tolist())

    @of_signature
    def verify(self) -> None:
        source, result = self.source.type, self.result.type
        if element_or_self(source) is not element_or_self(result):
            raise self.error(
                "element types of source and destination tensor types should be the "
                "same"
            )
        if not isinstance(result, RankedTensorType):
            return
        if isinstance(source, RankedTensorType) and _differ_in_number(source, result):
            raise self.error(
                "source and destination tensor should have the same number of elements"
            )
        (length,) = tensor_type(self.shape).shape
        verify_length(self, length, result.rank, "tensor")


class ExpandShapeOp(SeenOtherwise, name="tensor.expand_shape"):
    """Expands dimensions, each to a group."""

    src: Value
    reassociation: ArrayAttr
    output_shape: Values
    static_output_shape: DenseArrayAttr
    result: OpResult

    def original(self) -> Value:
        return self.src

    def fold(self, constants: Constants) -> Folded:
        return _refolded(self, constants[0], CollapseShapeOp)

    def interpret(self, machine: Machine) -> Meaning:
        sizes = tensors.sizes(tensor_type(self.result).shape)
        groups = groups_of(self.reassociation)
        return lambda source, *given: tensors.expand(source, sizes(given), groups)

    @of_signature
    def verify(self) -> None:
        result = tensor_type(self.result)
        verify_output_shape(self, result.shape, "dims")
        groups = groups_of(self.reassociation)
        _verify_groups(self, result, tensor_type(self.src), groups)


class CollapseShapeOp(SeenOtherwise, name="tensor.collapse_shape"):
    """Collapses groups of dimensions, each to one."""

    src: Value
    reassociation: ArrayAttr
    result: OpResult

    def original(self) -> Value:
        return self.src

    def fold(self, constants: Constants) -> Folded:
        return _refolded(self, constants[0], ExpandShapeOp)

    def interpret(self, machine: Machine) -> Meaning:
        groups = groups_of(self.reassociation)

        def run(source: Array) -> Array:
            shape = [prod([source.shape[n] for n in group]) for group in groups]
            return tensors.reshape(source, shape)

        return run

    @of_signature
    def verify(self) -> None:
        groups = groups_of(self.reassociation)
        if not all(groups):
            raise self.error("reassociation indices must not be empty")
        _verify_groups(self, tensor_type(self.src), tensor_type(self.result), groups)


_POSITION: Final = 0xFFFFFFFF


def _verify_groups(
    op: Operation,
    expanded: RankedTensorType,
    collapsed: RankedTensorType,
    groups: Reassociation,
) -> None:
    """Whether ranks, groups and sizes go together."""
    if expanded.rank < collapsed.rank:
        raise op.error(
            f"expected the expanded type, '{expanded}' to have a higher (or same) rank "
            f"than the collapsed type, '{collapsed}'."
        )
    if collapsed.rank != len(groups):
        raise op.error(
            f"expected collapsed rank ({collapsed.rank}) to equal the number of "
            f"reassociation maps ({len(groups)})."
        )
    groups = _verify_order(op, expanded.rank, groups)
    sizes = []
    for number, group in enumerate(groups):
        parts = [expanded.shape[i] for i in group]
        _verify_size(op, number, collapsed.shape[number], parts)
        sizes.append(DYNAMIC if DYNAMIC in parts else product_of(parts))
    if _differ_in_number(expanded, collapsed):
        raise op.error(
            "number of elements must be preserved: "
            f"{product_of(expanded.shape)} != {product_of(collapsed.shape)}"
        )
    if collapsed.element is not expanded.element:
        wanted = RankedTensorType(tuple(sizes), expanded.element)
        raise op.error(
            f"expected collapsed type to be '{wanted}', but got '{collapsed}'"
        )


def _verify_order(op: Operation, rank: int, groups: Reassociation) -> Reassociation:
    """Whether groups list all dimensions in order; returns upstream's form."""
    # Upstream makes affine dimensions of them, whose positions have 32 bits.
    groups = [[dimension & _POSITION for dimension in group] for group in groups]
    found = 1 + max((max(group) for group in groups if group), default=-1) & _POSITION
    if groups and found != rank:
        raise op.error(
            "expected reassociation map #0 to have size equal to the expanded rank "
            f"({rank}), but it is  {found}."
        )
    position = 0
    for number, group in enumerate(groups):
        if group != list(range(position, position + len(group))):
            raise op.error(
                f"expected reassociation map #{number} to be valid and contiguous."
            )
        position += len(group)
    return groups


def _verify_size(
    op: Operation, dimension: int, size: int, parts: Sequence[int]
) -> None:
    if DYNAMIC in parts:
        if size != DYNAMIC:
            raise op.error(
                f"expected dimension {dimension} of collapsed type to be dynamic since "
                "one or more of the corresponding dimensions in the expanded type is "
                "dynamic"
            )
    elif size != product_of(parts):
        raise op.error(
            f"expected dimension {dimension} of collapsed type to be static value of "
            f"{product_of(parts)}"
        )
