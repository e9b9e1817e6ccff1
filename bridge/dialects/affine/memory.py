"""Accesses to memrefs at affine functions of loop variables and symbols."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from bridge.dialects.affine.scopes import Scope, verify_dims_and_symbols
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import EMPTY_DICTIONARY, AffineMapAttr
from bridge.ir.core import Operation, make_operation
from bridge.ir.types import INDEX, MemRefType, Type, VectorType
from bridge.ir.values import Value
from bridge.later import deferred, later
from bridge.op.base import OpResult, Values, of_signature
from bridge.op.interfaces.effects import Effect, MemoryEffects
from bridge.op.interfaces.polyhedral import Access, AffineAccess, Applied, extents_of
from bridge.op.prefetching import Prefetch
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState
from bridge.text.patterns import OPERAND, TYPE
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.dialects.affine import folding
    from bridge.dialects.memref import casts
    from bridge.interpreter import access, blocks, transfers
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.op.folding import Constants, Folded
    from bridge.text.asm_writer import AsmWriter
else:
    folding = deferred("bridge.dialects.affine.folding")
    casts = deferred("bridge.dialects.memref.casts")
    access = deferred("bridge.interpreter.access")
    blocks = deferred("bridge.interpreter.blocks")
    transfers = deferred("bridge.interpreter.transfers")

Subscripted = tuple[Token, AffineMapAttr, list[Token]]
"""A memref, the map of its subscripts, and the map's operands."""


def read_access(r: AsmReader) -> Subscripted:
    """`%m[%i + 1, symbol(%n)]`."""
    memref = r.operand()
    map_, operands = r.affine_map_of_operands()
    return memref, map_, operands


def write_access(
    w: AsmWriter, memref: Value, map_: AffineMapAttr, operands: Values
) -> None:
    """`%m[%i + 1, symbol(%n)]`."""
    w.value(memref)
    w.text("[")
    w.map_of_operands(map_, operands)
    w.text("]")


_SUBSCRIPTS: Final = r"\[([^\[\]\"/()]*+)\]"
_match_load: Final = later("match", rf" ({OPERAND}){_SUBSCRIPTS} : ({TYPE})")
_match_store: Final = later(
    "match", rf" ({OPERAND}), ({OPERAND}){_SUBSCRIPTS} : ({TYPE})"
)


class AccessOp(AffineAccess):
    of_vectors: ClassVar[bool] = False
    """Whether vectors are moved, whose type is written; else elements."""

    memref: Value
    indices: Values
    map: AffineMapAttr

    @classmethod
    def read_types(cls, r: AsmReader) -> tuple[MemRefType, Type]:
        """The memref's, and that of what is moved."""
        ty = r.colon_type_of(MemRefType)
        if not cls.of_vectors:
            return ty, ty.element
        r.expect(",", "expected ','")
        return ty, r.type_of(VectorType)

    def write_access(self, w: AsmWriter, access: Values, moved: Value) -> None:
        memref = access[0]
        write_access(w, memref, self.map, access[1:])
        w.attr_dict(self, ("map",))
        w.text(" : ")
        w.type(memref.type)
        if self.of_vectors:
            w.text(", ")
            w.type(moved.type)


class _LoadOp(AccessOp):
    result: OpResult

    def access(self) -> Access:
        subscripts = Applied(self.map.map, self.indices)
        extents = extents_of(self.memref, self.result.type)
        return Access(self.memref, subscripts, False, extents)

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        memref, state.properties["map"], operands = read_access(r)
        r.attr_dict(state)
        ty, moved = cls.read_types(r)
        state.types.append(moved)
        state.operands.append(r.resolve(memref, ty))
        state.operands += r.resolve_same(operands, INDEX)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        self.write_access(w, self.operands, self.results[0])


class _StoreOp(AccessOp):
    value: Value

    def access(self) -> Access:
        subscripts = Applied(self.map.map, self.indices)
        extents = extents_of(self.memref, self.value.type)
        return Access(self.memref, subscripts, True, extents)

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        value = r.operand()
        r.expect(",", "expected ','")
        memref, state.properties["map"], operands = read_access(r)
        r.attr_dict(state)
        ty, moved = cls.read_types(r)
        state.operands += [r.resolve(value, moved), r.resolve(memref, ty)]
        state.operands += r.resolve_same(operands, INDEX)

    def write(self, w: AsmWriter) -> None:
        value, *access = self.operands
        w.text(" ")
        w.value(value)
        w.text(", ")
        self.write_access(w, tuple(access), value)


def _read_load(r: AsmReader, start: int) -> Operation | None:
    match = _match_load(r.text, r.pos)
    if match is None:
        return None
    name, text, spelling = match.groups()
    ty = r.state.type_memo.get(spelling)
    memref = r.names.values.get(name)
    if memref is None or memref.type is not ty or not isinstance(ty, MemRefType):
        return None
    known = r.known_subscripts(text)
    if known is None:
        return None
    r.pos = match.end()
    operands = [memref, *known[1]]
    dictionaries = known[0], EMPTY_DICTIONARY
    place = (r.source, start)
    return make_operation("affine.load", operands, (ty.element,), dictionaries, place)


def _read_store(r: AsmReader, start: int) -> Operation | None:
    match = _match_store(r.text, r.pos)
    if match is None:
        return None
    stored, name, text, spelling = match.groups()
    ty = r.state.type_memo.get(spelling)
    values = r.names.values
    memref = values.get(name)
    value = values.get(stored)
    if memref is None or memref.type is not ty or not isinstance(ty, MemRefType):
        return None
    if value is None or value.type is not ty.element:
        return None
    known = r.known_subscripts(text)
    if known is None:
        return None
    r.pos = match.end()
    operands = [value, memref, *known[1]]
    return make_operation(
        "affine.store", operands, (), (known[0], EMPTY_DICTIONARY), (r.source, start)
    )


class LoadOp(_LoadOp, name="affine.load"):
    """Loads an element of a memref at the results of an affine map."""

    def interpret(self, machine: Machine) -> Meaning:
        return access.load(self.memref.type, self.map.map)

    read_fast = staticmethod(_read_load)

    def fold(self, constants: Constants) -> Folded:
        return folding.load(self)

    def verify(self) -> None:
        verify_dims_and_symbols(self, self.indices, self.map.map.num_dims)

    @of_signature
    def verify_syntax(self) -> None:
        if self.result.type is not _element(self.memref):
            raise self.error("result type must match element type of memref")
        _verify_subscripts(self, self.map.map, self.memref, self.indices)


class StoreOp(_StoreOp, name="affine.store"):
    """Stores an element to a memref at the results of an affine map."""

    def interpret(self, machine: Machine) -> Meaning:
        return access.store(self.memref.type, self.map.map)

    read_fast = staticmethod(_read_store)

    def fold(self, constants: Constants) -> Folded:
        return casts.through_casts(self, self.value)

    def verify(self) -> None:
        verify_dims_and_symbols(self, self.indices, self.map.map.num_dims)

    @of_signature
    def verify_syntax(self) -> None:
        if self.value.type is not _element(self.memref):
            raise self.error(
                "value to store must have the same type as memref element type"
            )
        _verify_subscripts(self, self.map.map, self.memref, self.indices)


class VectorLoadOp(_LoadOp, name="affine.vector_load"):
    """Loads a vector from a memref, starting at the results of an affine map."""

    of_vectors = True

    def interpret(self, machine: Machine) -> Meaning:
        return blocks.load(self.memref.type, self.result.type, self.map.map)

    def verify(self) -> None:
        _verify_access(self, self.map.map, self.memref, self.indices)
        _verify_vector(self, self.memref, self.result)


class VectorStoreOp(_StoreOp, name="affine.vector_store"):
    """Stores a vector to a memref, starting at the results of an affine map."""

    of_vectors = True

    def interpret(self, machine: Machine) -> Meaning:
        return blocks.store(self.memref.type, self.value.type, self.map.map)

    def verify(self) -> None:
        _verify_access(self, self.map.map, self.memref, self.indices)
        _verify_vector(self, self.memref, self.value)


class PrefetchOp(Prefetch, name="affine.prefetch"):
    """Hints that an element of a memref will be used soon."""

    memref: Value
    indices: Values
    map: AffineMapAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        memref, state.properties["map"], operands = read_access(r)
        hints = Prefetch.read_hints(r, state)
        r.attr_dict(state)
        state.operands.append(r.resolve(memref, r.colon_type_of(MemRefType)))
        state.operands += r.resolve_same(operands, INDEX)
        Prefetch.put_hints(r, state, hints)

    def fold(self, constants: Constants) -> Folded:
        return casts.through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        return access.prefetch()

    def write(self, w: AsmWriter) -> None:
        memref, *operands = self.operands
        w.text(" ")
        write_access(w, memref, self.map, tuple(operands))
        self.write_hints(w)
        w.attr_dict(self, ("map", "localityHint", "isDataCache", "isWrite"))
        w.put(" : ", memref.type)

    def verify(self) -> None:
        map_ = self.map.map
        if len(map_.results) != _rank(self.memref):
            raise self.error(
                "affine.prefetch affine map num results must equal memref rank"
            )
        if map_.num_inputs != len(self.indices):
            raise self.error("too few operands")
        _verify_indices(self, self.indices, "index")


class DmaStartOp(MemoryEffects, name="affine.dma_start"):
    """Starts a non-blocking DMA transfer between memrefs.

    Operands: source and its subscripts, destination and its subscripts, tag and its
    subscripts, number of elements, and perhaps stride and elements per stride.
    """

    src_map: AffineMapAttr
    dst_map: AffineMapAttr
    tag_map: AffineMapAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        accesses = []
        for name in ("src_map", "dst_map", "tag_map"):
            access = read_access(r)
            state.properties[name] = access[1]
            accesses.append(access)
            r.expect(",", "expected ','")
        count = r.operand()
        # Nothing need follow the comma.
        strides = r.operands() if r.accept(",") else []
        if strides and len(strides) != 2:
            raise r.op_error(state, "expected two stride related operands")
        types = r.colon_types()
        if len(types) != 3:
            raise r.op_error(state, "expected three types")
        for (memref, _, operands), ty in zip(accesses, types, strict=True):
            state.operands.append(r.resolve(memref, ty))
            state.operands += r.resolve_same(operands, INDEX)
        state.operands += r.resolve_same([count, *strides], INDEX)
        if any(len(operands) != m.map.num_inputs for _, m, operands in accesses):
            raise r.op_error(state, "memref operand count not equal to map.numInputs")

    def fold(self, constants: Constants) -> Folded:
        return casts.through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        places = []
        at = 0
        for map_ in (self.src_map, self.dst_map, self.tag_map):
            places.append(transfers.Place(self.operands[at].type, map_.map))
            at += 1 + places[-1].operands
        return transfers.starts(machine, places, ("place", "place", "place", "count"))

    def effects(self) -> Iterator[Effect]:
        at = 0
        for map_, kind in zip(
            (self.src_map, self.dst_map, self.tag_map),
            ("Read", "Write", "Read"),
            strict=True,
        ):
            yield Effect(kind, self.operands[at])
            at += 1 + map_.map.num_inputs

    def write(self, w: AsmWriter) -> None:
        values = self.operands
        types = []
        w.text(" ")
        for map_ in (self.src_map, self.dst_map, self.tag_map):
            count = map_.map.num_inputs
            types.append(values[0].type)
            write_access(w, values[0], map_, values[1 : count + 1])
            w.text(", ")
            values = values[count + 1 :]
        w.put(values, " : ", types)

    def verify(self) -> None:
        maps = (self.src_map.map, self.dst_map.map, self.tag_map.map)
        _verify_buffers(self, zip(("source", "destination", "tag"), maps, strict=True))
        inputs = sum(map_.num_inputs for map_ in maps)
        if len(self.operands) - inputs not in (_BUFFERS_AND_COUNT, _WITH_STRIDES):
            raise self.error("incorrect number of operands")
        start = 0
        for side, map_ in zip(("src", "dst", "tag"), maps, strict=True):
            end = start + 1 + map_.num_inputs
            indices = self.operands[start + 1 : end]
            _verify_index_types(self, indices, f"{side} index to dma_start")
            _verify_indices(self, indices, f"{side} index")
            start = end


class DmaWaitOp(MemoryEffects, name="affine.dma_wait"):
    """Blocks until the DMA transfer of a tag has completed.

    Operands: tag and its subscripts, number of elements.
    """

    tag_map: AffineMapAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        tag, map_, operands = read_access(r)
        state.properties["tag_map"] = map_
        r.expect(",", "expected ','")
        count = r.operand()
        ty = r.colon_type()
        state.operands.append(r.resolve(tag, ty))
        state.operands += r.resolve_same([*operands, count], INDEX)
        if not isinstance(ty, MemRefType):
            raise r.op_error(state, "expected tag to be of memref type")
        if len(operands) != map_.map.num_inputs:
            raise r.op_error(state, "tag memref operand count != to map.numInputs")

    def fold(self, constants: Constants) -> Folded:
        return casts.through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        tag = transfers.Place(self.operands[0].type, self.tag_map.map)
        return transfers.waits(machine, tag)

    def effects(self) -> list[Effect]:
        # Upstream knows of the read alone, and takes a wait for dead code.
        tag = self.operands[0]
        return [Effect("Read", tag), Effect("Write", tag)]

    def write(self, w: AsmWriter) -> None:
        tag, *operands, count = self.operands
        w.text(" ")
        write_access(w, tag, self.tag_map, tuple(operands))
        w.put(", ", count, " : ", tag.type)

    def verify(self) -> None:
        map_ = self.tag_map.map
        _verify_buffers(self, [("tag", map_)])
        indices = self.operands[1 : 1 + map_.num_inputs]
        _verify_index_types(self, indices, "index to dma_wait")
        _verify_indices(self, indices, "index")


_BUFFERS_AND_COUNT: Final = 4
_WITH_STRIDES: Final = 6


def _element(memref: Value) -> Type | None:
    ty = memref.type
    return ty.element if isinstance(ty, MemRefType) else None


def _rank(memref: Value) -> int | None:
    ty = memref.type
    return ty.rank if isinstance(ty, MemRefType) else None


def _verify_access(
    op: Operation, map_: AffineMap, memref: Value, indices: Values
) -> None:
    _verify_subscripts(op, map_, memref, indices)
    verify_dims_and_symbols(op, indices, map_.num_dims)


def _verify_subscripts(
    op: Operation, map_: AffineMap, memref: Value, indices: Values
) -> None:
    if len(map_.results) != _rank(memref):
        raise op.error("affine map num results must equal memref rank")
    if map_.num_inputs != len(indices):
        raise op.error("expects as many subscripts as affine map inputs")


def _verify_vector(op: Operation, memref: Value, vector: Value) -> None:
    if not isinstance(vector.type, VectorType) or (
        vector.type.element is not _element(memref)
    ):
        raise op.error("requires memref and vector types of the same elemental type")


def _verify_buffers(op: Operation, buffers: Iterable[tuple[str, AffineMap]]) -> None:
    """Whether there are memrefs, each before the operands of its map."""
    position = 0
    for name, map_ in buffers:
        found = op.operands[position : position + 1]
        if not found or not isinstance(found[0].type, MemRefType):
            raise op.error(f"expected DMA {name} to be of memref type")
        position += 1 + map_.num_inputs


def _verify_index_types(op: Operation, indices: Values, which: str) -> None:
    if any(value.type is not INDEX for value in indices):
        raise op.error(f"{which} must have 'index' type")


def _verify_indices(op: Operation, indices: Values, which: str) -> None:
    """Whether each value is a dimension or a symbol; which, the map does not tell."""
    scope = Scope.of(op)
    if not all(scope.is_dim(value) for value in indices):
        raise op.error(f"{which} must be a valid dimension or symbol identifier")
