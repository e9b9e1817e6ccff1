"""Reading and replacing elements of tensors, one or many."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from bridge.dialects.tensor.making import FromElementsOp
from bridge.dialects.tensor.scalars import (
    scalar_at,
    scalar_of_splat,
    sparse_scalar_at,
    splat_like,
)
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    SparseElementsAttr,
    UnitAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import RankedTensorType
from bridge.later import deferred
from bridge.op.base import (
    Op,
    OpResult,
    Value,
    Values,
    constant_integer,
    of_signature,
)
from bridge.op.folding import Constants, Folded, known_numbers

if TYPE_CHECKING:
    from bridge.interpreter import tensors
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    tensors = deferred("bridge.interpreter.tensors")


class ExtractOp(Op, name="tensor.extract"):
    """Extracts an element of a tensor."""

    tensor: Value
    indices: Values

    def fold(self, constants: Constants) -> Folded:
        elements = constants[0]
        scalar = scalar_of_splat(elements)
        if scalar is not None:
            return scalar
        known = known_numbers(constants[1:])
        indices = [index for index in known if index is not None]
        if len(indices) < len(known):
            return None
        if isinstance(elements, DenseElementsAttr):
            return scalar_at(elements, indices)
        if isinstance(elements, SparseElementsAttr):
            return sparse_scalar_at(elements, indices)
        return _element(self.tensor, indices)

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(tensor_type(self.tensor))
        return lambda tensor, *indices: tensors.extract(element, tensor, indices)

    @of_signature
    def verify(self) -> None:
        if len(self.indices) != tensor_type(self.tensor).rank:
            raise self.error("incorrect number of indices for extract_element")


def _element(tensor: Value, indices: Sequence[int]) -> Value | None:
    """The element that a tensor was made of, or that was just inserted."""
    made = tensor.defining_op
    if isinstance(made, InsertOp):
        same = [constant_integer(index) for index in made.indices] == [*indices]
        return made.scalar if same else None
    if not isinstance(made, FromElementsOp):
        return None
    at = 0
    for index, size in zip(indices, tensor_type(tensor).shape, strict=True):
        if not 0 <= index < size:
            return None
        at = at * size + index
    return made.elements[at]


class InsertOp(Op, name="tensor.insert"):
    """Inserts an element into a copy of a tensor."""

    scalar: Value
    dest: Value
    indices: Values

    def fold(self, constants: Constants) -> Folded:
        scalar, dest = constants[:2]
        known = scalar_of_splat(dest)
        return dest if known is not None and known is scalar else None

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(tensor_type(self.dest))

        def run(value: object, tensor: Array, *indices: int) -> Array:
            return tensors.insert(element, tensor, indices, value)

        return run

    @of_signature
    def verify(self) -> None:
        if len(self.indices) != tensor_type(self.dest).rank:
            raise self.error("incorrect number of indices")


class GatherOp(Op, name="tensor.gather"):
    """Gathers slices of a tensor at a tensor of coordinates."""

    source: Value
    indices: Value
    gather_dims: DenseArrayAttr
    result: OpResult

    def fold(self, constants: Constants) -> Folded:
        return splat_like(constants[0], self.result)

    def interpret(self, machine: Machine) -> Meaning:
        ty, dims = tensor_type(self.result), _numbers(self.gather_dims)
        return lambda tensor, indices: tensors.gather(ty, tensor, indices, dims)

    @of_signature
    def verify(self) -> None:
        source, indices = tensor_type(self.source), tensor_type(self.indices)
        dims = [int(dim) for dim in self.gather_dims.values]
        _verify_dims(self, dims, indices, source.rank, ("gather", "source"))
        _verify_slices(self, "result", tensor_type(self.result), source, indices, dims)


class ScatterOp(Op, name="tensor.scatter"):
    """Scatters slices into a tensor at a tensor of coordinates."""

    source: Value
    dest: Value
    indices: Value
    scatter_dims: DenseArrayAttr
    unique: UnitAttr | None

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(tensor_type(self.dest))
        dims = _numbers(self.scatter_dims)

        def run(source: Array, dest: Array, indices: Array) -> Array:
            return tensors.scatter(element, source, dest, indices, dims)

        return run

    @of_signature
    def verify(self) -> None:
        dest, indices = tensor_type(self.dest), tensor_type(self.indices)
        dims = [int(dim) for dim in self.scatter_dims.values]
        _verify_dims(self, dims, indices, dest.rank, ("scatter", "dest"))
        if self.unique is None:
            raise self.error("requires 'unique' attribute to be set")
        _verify_slices(self, "source", tensor_type(self.source), dest, indices, dims)


def _numbers(attr: DenseArrayAttr) -> list[int]:
    return [int(number) for number in attr.values]


def _verify_dims(
    op: Operation,
    dims: Sequence[int],
    indices: RankedTensorType,
    rank: int,
    words: tuple[str, str],
) -> None:
    """Whether dimensions, that each coordinate has a number for, are in order."""
    verb, side = words
    if not dims:
        raise op.error(f"{verb}_dims must be non-empty")
    if len(dims) > rank:
        raise op.error(f"{verb}_dims overflow {side} rank")
    if indices.shape[-1:] != (len(dims),):
        raise op.error(
            f"{verb}_dims length must match the size of last dimension of indices"
        )
    for dim in dims:
        if dim < 0:
            raise op.error(f"{verb}_dims value must be non-negative")
        if dim >= rank:
            raise op.error(f"{verb}_dims value must be smaller than {side} rank")
    if any(a >= b for a, b in pairwise(dims)):
        raise op.error(f"{verb}_dims values must be strictly increasing")


def _verify_slices(
    op: Operation,
    what: str,
    found: RankedTensorType,
    whole: RankedTensorType,
    indices: RankedTensorType,
    dims: Sequence[int],
) -> None:
    """Whether a type is that of all slices, with or without what they are cut along."""
    outer = indices.shape[:-1]
    cut = [1 if i in dims else size for i, size in enumerate(whole.shape)]
    left = [size for i, size in enumerate(whole.shape) if i not in dims]
    full = RankedTensorType((*outer, *cut), whole.element, whole.encoding)
    reduced = RankedTensorType((*outer, *left), whole.element, whole.encoding)
    if found is not full and found is not reduced:
        raise op.error(
            f"{what} type mismatch: expected '{full}' or its rank-reduced variant "
            f"'{reduced}' (got: '{found}')"
        )
