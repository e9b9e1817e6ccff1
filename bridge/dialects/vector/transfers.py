"""Transfers between memory and vectors, with padding, masks and permutations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from bridge.dialects.vector.checks import Masked, mask_around, vector_of
from bridge.dialects.vector.shapes import Shaped, mask_type, read_map
from bridge.dialects.vector.transfer_rules import (
    check_indices,
    check_padding,
    check_permutation,
    check_transfer,
    depends_on_place,
)
from bridge.ir.affine import AffineConstant, AffineMap
from bridge.ir.attributes import TRUE, AffineMapAttr, ArrayAttr
from bridge.ir.types import INDEX, RankedTensorType, ShapedType, Type, VectorType
from bridge.later import deferred
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Op, OpResult, Value, Values, asked_where, of_signature
from bridge.op.interfaces.destinations import DestinationStyle
from bridge.op.interfaces.effects import (
    Effect,
    MemoryEffects,
    Speculatable,
    Speculation,
    has_buffers,
    speculated_if,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.dialects.vector import transfer_folding
    from bridge.interpreter import scattered, slices
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.interpreter.scattered import Base
    from bridge.op.folding import Constants, Folded
else:
    scattered = deferred("bridge.interpreter.scattered")
    slices = deferred("bridge.interpreter.slices")
    transfer_folding = deferred("bridge.dialects.vector.transfer_folding")


class TransferReadOp(
    DestinationStyle, MemoryEffects, Speculatable, name="vector.transfer_read"
):
    """Reads a vector from a shaped value; `padding` fills what is out of bounds."""

    destination = ""

    base: Value
    indices: Values
    padding: Value
    mask: Value | None
    permutation_map: AffineMapAttr
    in_bounds: ArrayAttr
    vector: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        read = slices.read(
            machine,
            self.base.type,
            self.vector.type,
            self.permutation_map.map,
            _sure(self.in_bounds),
        )
        rank, around = len(self.indices), mask_around(self, machine)

        def run(base: Base, *values: object) -> Array:
            mask, other = _joint(values[rank + 1 :], around())
            return read(base, values[:rank], values[rank], mask, other)

        return run

    def fold(self, constants: Constants) -> Folded:
        return transfer_folding.read(self)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        base = r.operand()
        indices = r.operands("[")
        r.expect(",", "expected ','")
        padding = r.operand()
        mask = r.operand() if r.accept(",") else None
        r.attr_dict(state)
        where = r.here()
        first, second = _two_types(r, state, where)
        shaped = _shaped(r, state, first, where)
        vector = _vector(r, state, second, where)
        map_ = read_map(r, state, shaped, vector, where)
        state.operands.append(r.resolve(base, shaped))
        state.operands += r.resolve_same(indices, INDEX)
        state.operands.append(r.resolve(padding, shaped.element))
        if mask is not None:
            _read_mask(r, state, mask, shaped, vector, map_, where)
        set_operand_sizes(state.properties, (1, len(indices), 1, int(mask is not None)))
        state.types.append(vector)

    def write(self, w: AsmWriter) -> None:
        base, *rest = self.operands
        rank = len(self.indices)
        w.text(" ")
        w.value(base)
        w.text("[")
        w.values(rest[:rank])
        w.text("], ")
        w.values(rest[rank:])
        _write_attributes(w, self, self.permutation_map, self.in_bounds)
        w.text(" : ")
        w.types([base.type, self.results[0].type])

    @of_signature
    @asked_where(
        lambda op: (
            "masked" in op.attributes
            or depends_on_place(op.operands[0].type, op.results[0].type, op)
        )
    )
    def verify(self) -> None:
        check_indices(self, self.base, self.indices)
        check_transfer(
            self,
            self.base,
            self.vector,
            self.mask,
            self.permutation_map,
            self.in_bounds,
        )
        check_padding(self, cast(ShapedType, self.base.type), self.padding.type)
        check_permutation(self, self.permutation_map.map)

    def expected_mask_type(self) -> VectorType | None:
        """The type a mask must have, put around by `vector.mask`."""
        return mask_type(vector_of(self.vector), self.permutation_map.map)

    @property
    def supports_passthru(self) -> bool:
        """Whether a mask around it may have a value for the lanes that are not set."""
        return True

    def speculation(self) -> Speculation:
        return speculated_if(not has_buffers(self))

    def effects(self) -> list[Effect]:
        return [Effect("Read", self.base)] if has_buffers(self) else []


class TransferWriteOp(
    DestinationStyle, MemoryEffects, Speculatable, name="vector.transfer_write"
):
    """Writes a vector to a memref, or into a copy of a tensor."""

    destination = "base"

    value_to_store: Value
    base: Value
    indices: Values
    mask: Value | None
    permutation_map: AffineMapAttr
    in_bounds: ArrayAttr

    def interpret(self, machine: Machine) -> Meaning:
        write = slices.write(
            machine,
            self.base.type,
            self.value_to_store.type,
            self.permutation_map.map,
            _sure(self.in_bounds),
        )
        rank, around = len(self.indices), mask_around(self, machine)

        def run(value: Array, base: Base, *values: object) -> Array | None:
            mask, _ = _joint(values[rank:], around())
            return write(value, base, values[:rank], mask)

        return run

    def fold(self, constants: Constants) -> Folded:
        return transfer_folding.write(self)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        value = r.operand()
        r.expect(",", "expected ','")
        base = r.operand()
        indices = r.operands("[")
        mask = r.operand() if r.accept(",") else None
        r.attr_dict(state)
        where = r.here()
        first, second = _two_types(r, state, where)
        vector = _vector(r, state, first, where)
        shaped = _shaped(r, state, second, where)
        map_ = read_map(r, state, shaped, vector, where)
        state.operands.append(r.resolve(value, vector))
        state.operands.append(r.resolve(base, shaped))
        state.operands += r.resolve_same(indices, INDEX)
        if mask is not None:
            _read_mask(r, state, mask, shaped, vector, map_, where)
        set_operand_sizes(state.properties, (1, 1, len(indices), int(mask is not None)))
        if isinstance(shaped, RankedTensorType):
            state.types.append(shaped)

    def write(self, w: AsmWriter) -> None:
        value, base, *rest = self.operands
        rank = len(self.indices)
        w.text(" ")
        w.values((value, base))
        w.text("[")
        w.values(rest[:rank])
        w.text("]")
        if rest[rank:]:
            w.text(", ")
            w.values(rest[rank:])
        _write_attributes(w, self, self.permutation_map, self.in_bounds)
        w.text(" : ")
        w.types([value.type, base.type])

    @of_signature
    @asked_where(
        lambda op: (
            "masked" in op.attributes
            or depends_on_place(op.operands[1].type, op.operands[0].type, op)
        )
    )
    def verify(self) -> None:
        map_ = self.permutation_map.map
        check_indices(self, self.base, self.indices)
        if AffineConstant(0) in map_.results:
            raise self.error("should not have broadcast dimensions")
        check_transfer(
            self,
            self.base,
            self.value_to_store,
            self.mask,
            self.permutation_map,
            self.in_bounds,
        )
        check_permutation(self, map_)

    def expected_mask_type(self) -> VectorType | None:
        """The type a mask must have, put around by `vector.mask`."""
        return mask_type(vector_of(self.value_to_store), self.permutation_map.map)

    def speculation(self) -> Speculation:
        return speculated_if(not has_buffers(self))

    def effects(self) -> list[Effect]:
        return [Effect("Write", self.base)] if has_buffers(self) else []


def _sure(in_bounds: ArrayAttr) -> list[bool]:
    """Which dimensions of the vector are said to be in bounds."""
    return [element is TRUE for element in in_bounds.elements]


def _joint(
    own: Sequence[object], outer: Masked | None
) -> tuple[Array | None, Array | None]:
    """The mask of a transfer, that around it included, and what is elsewhere."""
    mask, other = outer or (None, None)
    for value in own:
        mask = scattered.both(cast("Array", value), mask)
    return mask, other


def _two_types(r: AsmReader, state: OperationState, where: int) -> Sequence[Type]:
    types = r.colon_types()
    if len(types) != 2:
        raise r.op_error(state, "requires two types", where)
    return types


def _shaped(r: AsmReader, state: OperationState, ty: Type, where: int) -> Shaped:
    if not isinstance(ty, Shaped):
        raise r.op_error(state, "requires memref or ranked tensor type", where)
    return ty


def _vector(r: AsmReader, state: OperationState, ty: Type, where: int) -> VectorType:
    if not isinstance(ty, VectorType):
        raise r.op_error(state, "requires vector type", where)
    return ty


def _read_mask(
    r: AsmReader,
    state: OperationState,
    mask: Token,
    shaped: Shaped,
    vector: VectorType,
    map_: AffineMap,
    where: int,
) -> None:
    if isinstance(shaped.element, VectorType):
        message = "does not support masks with vector element type"
        raise r.op_error(state, message, mask.pos)
    if len(vector.shape) != map_.num_results:
        message = (
            "expected the same rank for the vector and the results of the permutation "
            "map"
        )
        raise r.op_error(state, message, where)
    ty = mask_type(vector, map_)
    if ty is None:
        message = "requires a permutation_map that has an inverse where there is a mask"
        raise r.op_error(state, message, where)
    state.operands.append(r.resolve(mask, ty))


def _write_attributes(
    w: AsmWriter, op: Op, map_: AffineMapAttr, in_bounds: ArrayAttr
) -> None:
    w.attr_dict(op, _elided(map_, in_bounds))


@lru_cache(maxsize=1024)
def _elided(map_: AffineMapAttr, in_bounds: ArrayAttr) -> Sequence[str]:
    elided = [OPERAND_SIZES]
    if map_.map.is_minor_identity:
        elided.append("permutation_map")
    if TRUE not in in_bounds.elements:
        elided.append("in_bounds")
    return elided
