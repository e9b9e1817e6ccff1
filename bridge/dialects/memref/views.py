"""Views of buffers, and the parts of a memref."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects.memref.layouts import (
    buffer_type,
    canonical_strides,
    is_identity,
    kept_dimensions,
    transposed,
)
from bridge.dialects.memref.view_rules import (
    verify_collapse,
    verify_expansion,
    verify_reinterpretation,
    verify_subview,
)
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, DenseArrayAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.types import INDEX, MemRefType, Type
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, Values, of_signature
from bridge.op.interfaces.polyhedral import (
    AffineView,
    Applied,
    map_of_line,
    map_of_part,
)
from bridge.op.interfaces.slices import OffsetSizeAndStrideOp, verify_dynamic_sizes
from bridge.op.interfaces.views import ViewLike
from bridge.op.reassociation import groups_of, unreshaped, verify_length
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

if TYPE_CHECKING:
    from bridge.dialects.memref import view_folding
    from bridge.interpreter import allocation, views
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.op.folding import Constants, Folded
else:
    allocation = deferred("bridge.interpreter.allocation")
    view_folding = deferred("bridge.dialects.memref.view_folding")
    views = deferred("bridge.interpreter.views")


class ExtractAlignedPointerAsIndexOp(
    Op, name="memref.extract_aligned_pointer_as_index"
):
    """The aligned pointer as an index."""

    source: Value

    def interpret(self, machine: Machine) -> Meaning:
        return allocation.pointer(machine, self.source.type)


class ExtractStridedMetadataOp(Op, name="memref.extract_strided_metadata"):
    """Extracts the base buffer, offset, sizes and strides of a memref."""

    source: Value

    def interpret(self, machine: Machine) -> Meaning:
        views.strided(self.source.type)
        return views.metadata

    def infer_types(self) -> list[Type]:
        source = buffer_type(self.source)
        base = MemRefType((), source.element, None, source.memory_space)
        return [base, *[INDEX] * (1 + 2 * source.rank)]


class TransposeOp(ViewLike, name="memref.transpose"):
    """Permutes the dimensions of a strided memref."""

    in_: Value
    permutation: AffineMapAttr

    def fold(self, constants: Constants) -> Folded:
        return view_folding.transposed(self)

    def interpret(self, machine: Machine) -> Meaning:
        order = self.permutation.map
        return views.transposed([order.dim_position(i) for i in range(order.num_dims)])

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        source = r.operand()
        state.properties["permutation"] = r.affine_map()
        r.attr_dict(state)
        state.operands.append(r.resolve(source, r.colon_type_of(MemRefType)))
        r.word("to")
        state.types.append(r.type())

    def write(self, w: AsmWriter) -> None:
        source = self.operands[0]
        w.text(" ")
        w.value(source)
        # The map itself is put down, not an attribute: it never gets an alias.
        w.text(f" {self.permutation.map}")
        w.attr_dict(self, ("permutation",))
        w.put(" : ", source.type, " to ", self.results[0].type)

    @of_signature
    def verify(self) -> None:
        order = self.permutation.map
        if not order.is_permutation:
            raise self.error("expected a permutation map")
        source, result = buffer_type(self.in_), buffer_type(self.results[0])
        if order.num_dims != source.rank:
            raise self.error("expected a permutation map of same rank as the input")
        positions = [order.dim_position(i) for i in range(order.num_dims)]
        found = transposed(source, positions)
        wanted = canonical_strides(found) if found is not None else None
        if canonical_strides(result) is not wanted:
            raise self.error(
                f"result type '{result}' is not equivalent to the canonical transposed "
                f"input type '{wanted}'"
            )


class CollapseShapeOp(Op, name="memref.collapse_shape"):
    """Collapses groups of dimensions, each to one."""

    src: Value
    reassociation: ArrayAttr

    def fold(self, constants: Constants) -> Folded:
        return unreshaped(self, ExpandShapeOp)

    def interpret(self, machine: Machine) -> Meaning:
        views.strided(self.src.type)
        return views.collapsed(groups_of(self.reassociation))

    verify = verify_collapse


class ExpandShapeOp(Op, name="memref.expand_shape"):
    """Expands dimensions, each to a group."""

    src: Value
    reassociation: ArrayAttr
    output_shape: Values
    static_output_shape: DenseArrayAttr

    def fold(self, constants: Constants) -> Folded:
        return unreshaped(self, CollapseShapeOp)

    def interpret(self, machine: Machine) -> Meaning:
        views.strided(self.src.type)
        shape = [int(size) for size in self.static_output_shape.values]
        return views.expanded(shape, groups_of(self.reassociation))

    verify = verify_expansion


class ReinterpretCastOp(
    AffineView, OffsetSizeAndStrideOp, name="memref.reinterpret_cast"
):
    """Sets the offset, sizes and strides of a memref."""

    has_one_offset = True

    def fold(self, constants: Constants) -> Folded:
        return view_folding.reinterpreted(self)

    def interpret(self, machine: Machine) -> Meaning:
        return views.reinterpreted(self.numbers(), self.source.type)

    def viewed(self) -> tuple[Value, Applied] | None:
        ty = self.source.type
        if not isinstance(ty, MemRefType) or ty.rank != 1 or not is_identity(ty):
            return None
        map_ = map_of_line(self.static_offsets.values[0], self.static_strides.values)
        return None if map_ is None else (self.source, Applied(map_, self.offsets))

    verify = verify_reinterpretation

    @property
    def sliced(self) -> Value:
        return self.results[0]


class ReshapeOp(Op, name="memref.reshape"):
    """Reshapes a contiguous memref to the shape in another memref."""

    source: Value
    shape: Value
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return views.reshaped(self.shape.type, self.result.type)

    @of_signature
    def verify(self) -> None:
        source, result = self.source.type, self.result.type
        if element_or_self(source) is not element_or_self(result):
            raise self.error(
                "element types of source and destination memref types should be the "
                "same"
            )
        if isinstance(source, MemRefType) and not is_identity(source):
            raise self.error("source memref type should have identity affine map")
        if not isinstance(result, MemRefType):
            return
        if not is_identity(result):
            raise self.error("result memref type should have identity affine map")
        (length,) = buffer_type(self.shape).shape
        verify_length(self, length, result.rank, "memref")


class SubViewOp(AffineView, OffsetSizeAndStrideOp, name="memref.subview"):
    """A strided view of a memref, by offsets, sizes and strides."""

    def fold(self, constants: Constants) -> Folded:
        return view_folding.part(self)

    def interpret(self, machine: Machine) -> Meaning:
        source, result = buffer_type(self.source), buffer_type(self.results[0])
        return views.subview(self.numbers(), kept_dimensions(self, source, result))

    def viewed(self) -> tuple[Value, Applied] | None:
        source, result = buffer_type(self.source), buffer_type(self.results[0])
        kept = kept_dimensions(self, source, result)
        map_ = map_of_part(self.static_offsets.values, self.static_strides.values, kept)
        return None if map_ is None else (self.source, Applied(map_, self.offsets))

    verify = verify_subview


class ViewOp(Op, name="memref.view"):
    """Views a 1-D memref of `i8` as a contiguous memref of another type."""

    source: Value
    sizes: Values

    def fold(self, constants: Constants) -> Folded:
        return view_folding.viewed(self)

    def interpret(self, machine: Machine) -> Meaning:
        return views.viewed(buffer_type(self.results[0]))

    @of_signature
    def verify(self) -> None:
        source, result = buffer_type(self.source), buffer_type(self.results[0])
        for side, ty in (("base", source), ("result", result)):
            if not is_identity(ty):
                raise self.bare_error(f"unsupported map for {side} memref type '{ty}'")
        if source.memory_space is not result.memory_space:
            raise self.bare_error(
                f"different memory spaces specified for base memref type '{source}' "
                f"and view memref type '{result}'"
            )
        verify_dynamic_sizes(self, result.shape, self.sizes)
