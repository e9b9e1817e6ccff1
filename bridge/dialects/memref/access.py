"""Reading and writing the elements of buffers."""

from __future__ import annotations

from bridge.dialects.memref.transfers import read_element, write_element
from bridge.dialects.op import Op, OpResult, Value, Values
from bridge.ir.attributes import FALSE, TRUE, IntegerAttr
from bridge.ir.blocks import Region
from bridge.ir.types import I32, INDEX, MemRefType
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft
from bridge.text.tokens import Unreadable


class GenericAtomicRMWOp(Op, name="memref.generic_atomic_rmw"):
    """Updates an element at once by what a region makes of it."""

    memref: Value
    indices: Values
    result: OpResult
    atomic_body: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        memref, *indices = read_element(r)
        ty = r.colon_type()
        draft.operands.append(r.resolve(memref, ty))
        draft.operands += r.resolve_same(indices, INDEX)
        draft.regions.append(r.braced_region())
        r.attr_dict(draft)
        if not isinstance(ty, MemRefType):
            # Upstream casts here without a check.
            raise Unreadable(memref.pos, "expected a memref")
        draft.types.append(ty.element)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        write_element(w, self.memref, self.indices)
        w.text(" : ")
        w.type(self.memref.type)
        w.text(" ")
        w.region(self.atomic_body)
        w.attr_dict(self)


class PrefetchOp(Op, name="memref.prefetch"):
    """Hints that an element of a memref will be used soon."""

    memref: Value
    indices: Values
    is_write: IntegerAttr
    locality_hint: IntegerAttr
    is_data_cache: IntegerAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        memref, *indices = read_element(r)
        r.expect(",", "expected ','")
        kind = r.any_word()
        r.expect(",", "expected ','")
        r.word("locality")
        r.expect("<", "expected '<'")
        draft.properties["localityHint"] = r.attribute_of(IntegerAttr, I32)
        r.expect(">", "expected '>'")
        r.expect(",", "expected ','")
        cache = r.any_word()
        ty = r.colon_type_of(MemRefType)
        draft.operands.append(r.resolve(memref, ty))
        draft.operands += r.resolve_same(indices, INDEX)
        if kind not in ("read", "write"):
            raise r.op_error(draft, "rw specifier has to be 'read' or 'write'")
        if cache not in ("data", "instr"):
            raise r.op_error(draft, "cache type has to be 'data' or 'instr'")
        draft.properties["isWrite"] = TRUE if kind == "write" else FALSE
        draft.properties["isDataCache"] = TRUE if cache == "data" else FALSE

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        write_element(w, self.memref, self.indices)
        kind = "write" if self.is_write.value else "read"
        cache = "data" if self.is_data_cache.value else "instr"
        w.text(f", {kind}, locality<{self.locality_hint.value}>, {cache}")
        w.attr_dict(self, ("localityHint", "isWrite", "isDataCache"))
        w.text(" : ")
        w.type(self.memref.type)


class LoadOp(Op, name="memref.load"):
    """Reads an element."""

    memref: Value
    indices: Values
    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None
    invariant: IntegerAttr | None
    result: OpResult


class StoreOp(Op, name="memref.store"):
    """Writes an element."""

    value: Value
    memref: Value
    indices: Values
    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None


class AtomicRMWOp(Op, name="memref.atomic_rmw"):
    """Updates an element at once, and gives what it was."""

    value: Value
    memref: Value
    indices: Values
    kind: str
    result: OpResult


class AtomicYieldOp(Op, name="memref.atomic_yield"):
    """Ends the region of an atomic update with the new element."""

    result_: Value


class AssumeAlignmentOp(Op, name="memref.assume_alignment"):
    """A buffer that is promised to begin at a multiple of some number."""

    memref: Value
    alignment: IntegerAttr
    result: OpResult


class DistinctObjectsOp(Op, name="memref.distinct_objects"):
    """Buffers that are promised not to overlap."""
