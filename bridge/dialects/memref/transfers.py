"""Copies of whole buffers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.memref.casts import CastOp, through_casts
from bridge.dialects.memref.layouts import rank_of
from bridge.ir.core import Operation
from bridge.ir.types import INDEX, MemRefType
from bridge.later import deferred
from bridge.op.base import Op, Value, Values, of_signature
from bridge.op.folding import Constants, Folded
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.interpreter import transfers
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    transfers = deferred("bridge.interpreter.transfers")


class CopyOp(Op, name="memref.copy"):
    """Copies the elements of a memref to another of the same shape."""

    source: Value
    target: Value

    def fold(self, constants: Constants) -> Folded:
        for index, value in enumerate(self.operands):
            cast = value.defining_op
            if isinstance(cast, CastOp) and cast.loses_nothing_static:
                self.set_operand(index, cast.operands[0])
                return self.results
        return None

    def interpret(self, machine: Machine) -> Meaning:
        return transfers.copy(self.source.type)


class DmaStartOp(Op, name="memref.dma_start"):
    """Starts a non-blocking DMA transfer between memrefs.

    Operands: source and its indices, destination and its indices, number of elements,
    tag and its indices, and perhaps stride and elements per stride.
    """

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        source = read_element(r)
        r.expect(",", "expected ','")
        destination = read_element(r)
        r.expect(",", "expected ','")
        count = r.operand()
        r.expect(",", "expected ','")
        tag = read_element(r)
        # Nothing need follow the comma.
        strides = r.operands() if r.accept(",") else []
        if strides and len(strides) != 2:
            raise r.op_error(state, "expected two stride related operands")
        types = r.colon_types()
        if len(types) != 3:
            raise r.op_error(state, "fewer/more types expected")
        elements = (source, destination, tag)
        for number, (element, ty) in enumerate(zip(elements, types, strict=True)):
            if number == 2:
                state.operands.append(r.resolve(count, INDEX))
            state.operands.append(r.resolve(element[0], ty))
            state.operands += r.resolve_same(element[1:], INDEX)
        state.operands += r.resolve_same(strides, INDEX)

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        places = []
        at = 0
        for number in range(3):
            at += number == _COUNT_AT
            places.append(transfers.Place(self.operands[at].type, None))
            at += 1 + places[-1].operands
        return transfers.starts(machine, places, ("place", "place", "count", "place"))

    def write(self, w: AsmWriter) -> None:
        values = self.operands
        types = []
        separator = " "
        for number in range(3):
            if number == 2:
                w.put(separator, values[0])
                values = values[1:]
            ty = values[0].type
            types.append(ty)
            rank = ty.rank if isinstance(ty, MemRefType) else 0
            w.text(separator)
            separator = ", "
            write_element(w, values[0], values[1 : rank + 1])
            values = values[rank + 1 :]
        if values:
            w.put(separator, values)
        w.attr_dict(self)
        w.put(" : ", types)

    @of_signature
    def verify(self) -> None:
        verify_dma_start(self)


_COUNT_AT: Final = 2
"""The number of elements is before the tag."""


def verify_dma_start(op: Operation) -> None:
    """Whether each buffer has as many indices after it as its rank.

    Raises `Invalid`.
    """
    types = [value.type for value in op.operands]
    wanted = 4
    if len(types) < wanted:
        raise op.error(f"expected at least {wanted} operands")
    at = 0
    for which in ("source", "destination", "tag"):
        if which == "tag":
            if types[at] is not INDEX:
                raise op.error("expected num elements to be of index type")
            at += 1
        ty = types[at]
        if not isinstance(ty, MemRefType):
            raise op.error(f"expected {which} to be of memref type")
        wanted += ty.rank
        if len(types) < wanted:
            raise op.error(f"expected at least {wanted} operands")
        end = at + 1 + ty.rank
        if any(index is not INDEX for index in types[at + 1 : end]):
            raise op.error(f"expected {which} indices to be of index type")
        at = end
    strides = types[at:]
    if len(strides) not in (0, 2):
        raise op.error("incorrect number of operands")
    if any(ty is not INDEX for ty in strides):
        raise op.error(
            "expected stride and num elements per stride to be of type index"
        )


def read_element(r: AsmReader) -> list[Token]:
    """`%m[%i, %j]`."""
    return [r.operand(), *r.operands("[")]


def write_element(w: AsmWriter, memref: Value, indices: Values) -> None:
    w.put(memref, "[", indices, "]")


class DmaWaitOp(Op, name="memref.dma_wait"):
    """Blocks until the DMA transfer of a tag has completed."""

    tag_mem_ref: Value
    tag_indices: Values

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        return transfers.waits(machine, transfers.Place(self.tag_mem_ref.type, None))

    @of_signature
    def verify(self) -> None:
        wanted, found = rank_of(self.tag_mem_ref), len(self.tag_indices)
        if found != wanted:
            raise self.error(
                "expected tagIndices to have the same number of elements as the "
                f"tagMemRef rank, expected {wanted}, but got {found}"
            )
