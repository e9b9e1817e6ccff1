"""The memref dialect: buffers, and views of them."""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES, Op, Value, Values
from bridge.ir.attributes import FALSE, TRUE, AffineMapAttr, IntegerAttr
from bridge.ir.blocks import Region
from bridge.ir.types import I32, INDEX, MemRefType
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft, SetName
from bridge.text.tokens import Token, Unreadable

RESULT_NAMES.update(
    {
        "memref.alloc": "alloc",
        "memref.alloca": "alloca",
        "memref.assume_alignment": "assume_align",
        "memref.cast": "cast",
        "memref.collapse_shape": "collapse_shape",
        "memref.dim": "dim",
        "memref.expand_shape": "expand_shape",
        "memref.extract_aligned_pointer_as_index": "intptr",
        "memref.memory_space_cast": "memspacecast",
        "memref.reinterpret_cast": "reinterpret_cast",
        "memref.reshape": "reshape",
        "memref.subview": "subview",
        "memref.transpose": "transpose",
        "memref.view": "view",
    }
)


class ExtractStridedMetadataOp(Op, name="memref.extract_strided_metadata"):
    """The parts a memref is made of."""

    base_buffer: Value
    offset: Value
    sizes: Values
    strides: Values

    def name_results(self, set_name: SetName) -> None:
        set_name(self.base_buffer, "base_buffer")
        set_name(self.offset, "offset")
        if self.sizes:
            set_name(self.sizes[0], "sizes")
            set_name(self.strides[0], "strides")


class AllocaScopeOp(Op, name="memref.alloca_scope"):
    """A region at whose end what was allocated in it on the stack is freed."""

    body_region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        draft.types += r.optional_arrow_types()
        region = r.braced_region()
        draft.regions.append(
            r.ensure_terminator(region, "memref.alloca_scope.return", draft)
        )
        r.attr_dict(draft)

    def write(self, w: AsmWriter) -> None:
        shown = bool(self.results)
        w.text(" ")
        if shown:
            w.text(" -> (")
            w.types([result.type for result in self.results])
            w.text(")")
        w.text(" ")
        w.region(self.body_region, entry_arguments=False, terminators=shown)
        w.attr_dict(self)


class DmaStartOp(Op, name="memref.dma_start"):
    """Begins a transfer between memrefs that does not block.

    Operands: source and its indices, destination and its indices, number of elements,
    tag and its indices, and perhaps stride and elements per stride.
    """

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        source = _read_element(r)
        r.expect(",", "expected ','")
        destination = _read_element(r)
        r.expect(",", "expected ','")
        count = r.operand()
        r.expect(",", "expected ','")
        tag = _read_element(r)
        # Nothing need follow the comma.
        strides = r.operands() if r.accept(",") else []
        if strides and len(strides) != 2:
            raise r.op_error(draft, "expected two stride related operands")
        types = r.colon_types()
        if len(types) != 3:
            raise r.op_error(draft, "fewer/more types expected")
        elements = (source, destination, tag)
        for number, (element, ty) in enumerate(zip(elements, types, strict=True)):
            if number == 2:
                draft.operands.append(r.resolve(count, INDEX))
            draft.operands.append(r.resolve(element[0], ty))
            draft.operands += r.resolve_same(element[1:], INDEX)
        draft.operands += r.resolve_same(strides, INDEX)

    def write(self, w: AsmWriter) -> None:
        values = self.operands
        types = []
        separator = " "
        for number in range(3):
            if number == 2:
                w.text(separator)
                w.value(values[0])
                values = values[1:]
            ty = values[0].type
            types.append(ty)
            rank = ty.rank if isinstance(ty, MemRefType) else 0
            w.text(separator)
            separator = ", "
            _write_element(w, values[0], values[1 : rank + 1])
            values = values[rank + 1 :]
        if values:
            w.text(separator)
            w.values(values)
        w.attr_dict(self)
        w.text(" : ")
        w.types(types)


def _read_element(r: AsmReader) -> list[Token]:
    """`%m[%i, %j]`."""
    return [r.operand(), *r.operands("[")]


def _write_element(w: AsmWriter, memref: Value, indices: Values) -> None:
    w.value(memref)
    w.text("[")
    w.values(indices)
    w.text("]")


class GenericAtomicRMWOp(Op, name="memref.generic_atomic_rmw"):
    """Updates an element at once by what a region makes of it."""

    memref: Value
    indices: Values
    atomic_body: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        memref, *indices = _read_element(r)
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
        _write_element(w, self.memref, self.indices)
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
        memref, *indices = _read_element(r)
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
        _write_element(w, self.memref, self.indices)
        kind = "write" if self.is_write.value else "read"
        cache = "data" if self.is_data_cache.value else "instr"
        w.text(f", {kind}, locality<{self.locality_hint.value}>, {cache}")
        w.attr_dict(self, ("localityHint", "isWrite", "isDataCache"))
        w.text(" : ")
        w.type(self.memref.type)


class TransposeOp(Op, name="memref.transpose"):
    """A view with its dimensions in another order."""

    permutation: AffineMapAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        source = r.operand()
        draft.properties["permutation"] = r.affine_map()
        r.attr_dict(draft)
        ty = r.colon_type_of(MemRefType)
        draft.operands.append(r.resolve(source, ty))
        r.word("to")
        draft.types.append(r.type())

    def write(self, w: AsmWriter) -> None:
        source = self.operands[0]
        w.text(" ")
        w.value(source)
        # The map itself is put down, not an attribute: it never gets an alias.
        w.text(f" {self.permutation.map}")
        w.attr_dict(self, ("permutation",))
        w.text(" : ")
        w.type(source.type)
        w.text(" to ")
        w.type(self.results[0].type)
