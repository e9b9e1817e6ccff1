"""Buffers seen in another way, and what they are made of."""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES, Op, OpResult, Value, Values
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
)
from bridge.ir.types import MemRefType
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft, SetName

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

    source: Value
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


class TransposeOp(Op, name="memref.transpose"):
    """A view with its dimensions in another order."""

    in_: Value
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


class CastOp(Op, name="memref.cast"):
    """The same buffer with more or less of its type known."""

    source: Value
    dest: OpResult


class CollapseShapeOp(Op, name="memref.collapse_shape"):
    """A view with groups of dimensions made one."""

    src: Value
    reassociation: ArrayAttr
    result: OpResult


class ExpandShapeOp(Op, name="memref.expand_shape"):
    """A view with dimensions made several."""

    src: Value
    output_shape: Values
    reassociation: ArrayAttr
    static_output_shape: DenseArrayAttr
    result: OpResult


class DimOp(Op, name="memref.dim"):
    """The size of a dimension."""

    source: Value
    index: Value
    result: OpResult


class RankOp(Op, name="memref.rank"):
    """The number of dimensions."""

    memref: Value


class ExtractAlignedPointerAsIndexOp(
    Op, name="memref.extract_aligned_pointer_as_index"
):
    """The address of the aligned buffer."""

    source: Value
    aligned_pointer: OpResult


class MemorySpaceCastOp(Op, name="memref.memory_space_cast"):
    """The same buffer in another memory space."""

    source: Value
    dest: OpResult


class ReinterpretCastOp(Op, name="memref.reinterpret_cast"):
    """A buffer with any offset, sizes and strides."""

    source: Value
    offsets: Values
    sizes: Values
    strides: Values
    static_offsets: DenseArrayAttr
    static_sizes: DenseArrayAttr
    static_strides: DenseArrayAttr
    result: OpResult


class ReshapeOp(Op, name="memref.reshape"):
    """A contiguous buffer with the shape that another holds."""

    source: Value
    shape: Value
    result: OpResult


class SubviewOp(Op, name="memref.subview"):
    """A view of a box within a buffer, by offsets, sizes and strides."""

    source: Value
    offsets: Values
    sizes: Values
    strides: Values
    static_offsets: DenseArrayAttr
    static_sizes: DenseArrayAttr
    static_strides: DenseArrayAttr
    result: OpResult


class ViewOp(Op, name="memref.view"):
    """Bytes seen as a buffer of some type."""

    source: Value
    byte_shift: Value
    sizes: Values
