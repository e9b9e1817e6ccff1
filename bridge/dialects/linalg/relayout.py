"""Ops that move elements about: `transpose`, `broadcast`, `pack` and `unpack`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from bridge.dialects.linalg.parts import (
    add_identity_region,
    integers_text,
    read_destination_style,
    read_integers,
    write_destination_style,
)
from bridge.dialects.linalg.structure import StructuredOp, element_of, into, shape_of
from bridge.dialects.linalg.structured import add_attributes
from bridge.dialects.linalg.tiling import (
    has_dynamic_tiles,
    needs_padding,
    verify_tiling,
)
from bridge.ir.attributes import DenseArrayAttr, DictionaryAttr
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC, INDEX, MemRefType, RankedType, Type
from bridge.later import deferred
from bridge.ods.directives_index import read_index_list, write_index_list
from bridge.ods.slots import OPERAND_SIZES, segment_sizes
from bridge.op.base import Value, Values, asked_where, of_signature
from bridge.op.interfaces.effects import Speculatable, Speculation, speculated_if
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.interpreter import relayout, subscripts, tensors
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    relayout = deferred("bridge.interpreter.relayout")
    subscripts = deferred("bridge.interpreter.subscripts")
    tensors = deferred("bridge.interpreter.tensors")


class _RelayoutOp(StructuredOp):
    """Moves the elements of the input by one attribute."""

    named: ClassVar[str]
    """The attribute."""

    input: Value
    init: Value

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        read_destination_style(r, state, cls.named)
        add_identity_region(r, state)

    def write(self, w: AsmWriter) -> None:
        write_destination_style(w, self, 1, self.named)


class TransposeOp(_RelayoutOp, name="linalg.transpose"):
    """Permutes the dimensions of the input."""

    named = "permutation"

    permutation: DenseArrayAttr

    @of_signature
    def verify(self) -> None:
        permutation = [int(position) for position in self.permutation.values]
        if sorted(permutation) != list(range(len(permutation))):
            raise self.error("permutation is not valid")
        source, target = shape_of(self.input.type), shape_of(self.init.type)
        if len(source) != len(target):
            raise self.error(
                f"input rank ({len(source)}) does not match init rank ({len(target)})"
            )
        if len(source) != len(permutation):
            raise self.error(
                f"size of permutation {len(permutation)} does not match the argument "
                f"rank {len(source)}"
            )
        for i, position in enumerate(permutation):
            if source[position] != target[i]:
                raise self.error(
                    f"dim(result, {i}) = {target[i]} doesn't match dim(input, "
                    f"permutation[{i}]) = {source[position]}"
                )


class BroadcastOp(_RelayoutOp, name="linalg.broadcast"):
    """Broadcasts the input along added dimensions."""

    named = "dimensions"

    dimensions: DenseArrayAttr

    @of_signature
    def verify(self) -> None:
        source, target = shape_of(self.input.type), shape_of(self.init.type)
        added = self.dimensions.values
        if len(source) + len(added) != len(target):
            raise self.error(
                "input rank plus added dimensions does not match init rank. input "
                f"rank: {len(source)}, dimensions size: {len(added)}, init rank: "
                f"{len(target)}"
            )
        for i, dim in enumerate(added):
            if not 0 <= dim < len(target):
                raise self.error(
                    f"dimension {i} is out of range. expected range: [0, "
                    f"{len(target) - 1}], got: {dim}"
                )
        if len(set(added)) != len(added):
            raise self.error("dimensions should not contain duplicates")
        kept = [dim for dim in range(len(target)) if dim not in added]
        for i, dim in enumerate(kept[: len(source)]):
            if source[i] != target[dim]:
                raise self.error(
                    f"input dim {i} should match init dim {dim}. input: {source[i]}, "
                    f"init: {target[dim]}"
                )


def _read_tiling(r: AsmReader, state: OperationState) -> DenseArrayAttr:
    """`%s … inner_dims_pos = […] inner_tiles = […] into %d : t -> t`.

    Upstream reads both ops so, whatever their formats: a tensor makes a result.
    Returns the segment sizes of the operands.
    """
    source = r.operand()
    padding: list[tuple[Token, Type]] = []
    if state.name == PackOp.op_name and r.accept_word("padding_value"):
        padding = r.enclosed(lambda: [(r.operands_of(1)[0], r.colon_type())])
    if r.accept_word("outer_dims_perm"):
        state.properties["outer_dims_perm"] = _read_numbers(r)
    r.word("inner_dims_pos")
    state.properties["inner_dims_pos"] = _read_numbers(r)
    r.word("inner_tiles")
    r.expect("=", "expected '='")
    tiles, state.properties["static_inner_tiles"], _ = read_index_list(r)
    r.word("into")
    dest = r.operand()
    r.attr_dict(state)
    source_type = r.colon_type()
    if not r.accept("->"):
        raise r.fault("pack/unpack requires '->' and destination type")
    ty = r.type()
    state.operands += [r.resolve(source, source_type), r.resolve(dest, ty)]
    state.operands += [r.resolve(*pad) for pad in padding]
    state.operands += r.resolve_same(tiles, INDEX)
    if not isinstance(source_type, MemRefType):
        state.types.append(ty)
    if OPERAND_SIZES in state.attributes:
        message = (
            f"attribute '{OPERAND_SIZES}' occurs more than once in the attribute list"
        )
        raise r.op_error(state, message)
    return segment_sizes(1, 1, len(padding), len(tiles))


def _read_numbers(r: AsmReader) -> DenseArrayAttr:
    r.expect("=", "expected '='")
    return read_integers(r)


def _write_tiling(
    w: AsmWriter, op: PackOp | UnPackOp, padding: Value | None = None
) -> None:
    w.put(" ", op.source)
    if padding is not None:
        w.put(" padding_value(", padding, " : ", padding.type, ")")
    order = op.outer_dims_perm
    if order is not None and order.values:
        w.text(f" outer_dims_perm = {integers_text(order)}")
    w.text(f" inner_dims_pos = {integers_text(op.inner_dims_pos)} inner_tiles = ")
    write_index_list(w, op.inner_tiles, op.static_inner_tiles)
    w.put(" into ", op.dest)
    w.attr_dict(op, _WRITTEN)
    w.put(" : ", op.source.type, " -> ", op.dest.type)


_WRITTEN: Final = (
    "static_inner_tiles",
    "inner_dims_pos",
    "outer_dims_perm",
    OPERAND_SIZES,
)


class PackOp(Speculatable, name="linalg.pack"):
    """Packs a tensor into tiles, which become its innermost dimensions."""

    source: Value
    dest: Value
    padding_value: Value | None
    inner_tiles: Values
    static_inner_tiles: DenseArrayAttr
    inner_dims_pos: DenseArrayAttr
    outer_dims_perm: DenseArrayAttr | None

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(self.source.type)
        positions, order = _tiled(self)
        tiles = subscripts.mixed(self.static_inner_tiles.values)
        padded = self.padding_value is not None

        def compute(source: Array, dest: Array, *given: object) -> Array:
            padding = given[0] if padded else None
            (sizes,) = tiles(*given[padded:])
            found = relayout.pack(element, source, sizes, positions, order, padding)
            return tensors.cast(found, dest.shape)

        return into(machine, self.dest.type, compute)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties[OPERAND_SIZES] = _read_tiling(r, state)

    def write(self, w: AsmWriter) -> None:
        _write_tiling(w, self, self.padding_value)

    @of_signature
    @asked_where(has_dynamic_tiles)
    def verify(self) -> None:
        verify_tiling(self, self.source.type, self.dest.type)
        padding = self.padding_value
        element = element_of(self.source.type)
        if padding is not None and padding.type is not element:
            raise self.error(
                f"expected padding_value has '{element}' but got: '{padding.type}'"
            )
        if padding is None and needs_padding(self):
            raise self.error(
                "invalid tile factor or output size provided. Only full tiles are "
                "supported when padding_value is not set"
            )

    def speculation(self) -> Speculation:
        if self.padding_value is not None:
            return Speculation.ALWAYS
        return _tiled_evenly(self, self.source.type)


class UnPackOp(Speculatable, name="linalg.unpack"):
    """Unpacks a tiled tensor: the inverse of `linalg.pack`."""

    source: Value
    dest: Value
    inner_tiles: Values
    static_inner_tiles: DenseArrayAttr
    inner_dims_pos: DenseArrayAttr
    outer_dims_perm: DenseArrayAttr | None

    def interpret(self, machine: Machine) -> Meaning:
        positions, order = _tiled(self)

        def compute(source: Array, dest: Array, *given: object) -> Array:
            return relayout.unpack(source, dest.shape, positions, order)

        return into(machine, self.dest.type, compute)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        sizes = _read_tiling(r, state)
        # The op has no such property: upstream leaves it among the attributes.
        add_attributes(r, state, DictionaryAttr.of({OPERAND_SIZES: sizes}))

    def write(self, w: AsmWriter) -> None:
        _write_tiling(w, self)

    @of_signature
    @asked_where(has_dynamic_tiles)
    def verify(self) -> None:
        verify_tiling(self, self.dest.type, self.source.type)

    def speculation(self) -> Speculation:
        return _tiled_evenly(self, self.dest.type)


def _tiled(op: PackOp | UnPackOp) -> tuple[list[int], list[int]]:
    """The dimensions that are tiled, and the order of all in the packed type."""
    outer = op.outer_dims_perm
    rank = len(shape_of(op.source.type)) if isinstance(op, PackOp) else 0
    rank = rank or len(shape_of(op.dest.type))
    order = [int(n) for n in outer.values] if outer is not None else []
    return [int(n) for n in op.inner_dims_pos.values], order or list(range(rank))


def listed(numbers: Sequence[int]) -> str:
    """Numbers as messages list them."""
    return ", ".join(map(str, numbers))


def _tiled_evenly(op: Operation, ty: Type) -> Speculation:
    """Speculated where all sizes of tiles and of what they tile are static."""
    sizes, tiled = op.get("static_inner_tiles"), op.get("inner_dims_pos")
    if not isinstance(sizes, DenseArrayAttr) or not isinstance(ty, RankedType):
        return Speculation.NEVER
    positions = tiled.values if isinstance(tiled, DenseArrayAttr) else ()
    dims = [ty.shape[int(i)] for i in positions if 0 <= i < ty.rank]
    return speculated_if(DYNAMIC not in sizes.values and DYNAMIC not in dims)
