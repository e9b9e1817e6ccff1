"""Transformations of linalg's ops."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
    StringAttr,
    UnitAttr,
)
from bridge.ir.types import DYNAMIC
from bridge.ods.rows import row
from bridge.op.base import Op, Value, Values, constant_integer, of_signature


def is_permutation(numbers: Sequence[float]) -> bool:
    """Whether numbers are a permutation of 0 to their count."""
    return sorted(numbers) == list(range(len(numbers)))


def numbers_in(attr: Attribute | None) -> list[int]:
    """The numbers of a dense array, or of an array of integers."""
    if isinstance(attr, DenseArrayAttr):
        return [int(value) for value in attr.values]
    elements = attr.elements if isinstance(attr, ArrayAttr) else ()
    return [int(e.value) for e in elements if isinstance(e, IntegerAttr)]


def listed(attr: Attribute | None) -> str:
    """Numbers as messages list them."""
    return ", ".join(map(str, numbers_in(attr)))


class InterchangeOp(Op, name="transform.structured.interchange"):
    """Interchanges the iterators of a structured op."""

    iterator_interchange: DenseArrayAttr | None

    @of_signature
    def verify(self) -> None:
        if not is_permutation(numbers_in(self.iterator_interchange)):
            raise self.error(
                "expects iterator_interchange to be a permutation, found "
                f"{listed(self.iterator_interchange)}"
            )


class MultiTileSizesOp(Op, name="transform.structured.multitile_sizes"):
    """Computes two tile sizes that together divide a dimension."""

    @of_signature
    def verify(self) -> None:
        verify_same_results(self)


class ContinuousTileSizesOp(Op, name="transform.structured.continuous_tile_sizes"):
    """Computes a sequence of decreasing tile sizes."""

    @of_signature
    def verify(self) -> None:
        verify_same_results(self)


def verify_same_results(op: Op) -> None:
    """Whether all results are of one type. Raises `Invalid`."""
    if len({result.type for result in op.results}) > 1:
        raise op.error("expects all results type to be the same")


class PackGreedilyOp(Op, name="transform.structured.pack_greedily"):
    """Packs matmul-like dimensions of structured ops."""

    matmul_packed_sizes: Values
    static_matmul_packed_sizes: DenseArrayAttr
    matmul_padded_sizes_next_multiple_of: DenseArrayAttr
    matmul_inner_dims_order: DenseArrayAttr

    def verify(self) -> None:
        if not is_permutation(self.matmul_inner_dims_order.values):
            raise self.error('"matmul_inner_dims_order" is not a valid permutation')
        values = iter(self.matmul_packed_sizes)
        multiples = self.matmul_padded_sizes_next_multiple_of.values
        sizes = self.static_matmul_packed_sizes.values
        for size, multiple in zip(sizes, multiples, strict=False):
            value = next(values, None) if size == DYNAMIC else None
            known = constant_integer(value) if value is not None else size
            if multiple and known != 0:
                raise self.error(
                    "at most one of the packed_size and the "
                    "padded_sizes_next_multiple_of can be nonzero for the matmul "
                    "strategy"
                )


class PackTransposeOp(Op, name="transform.structured.pack_transpose"):
    """Transposes the dimensions of a `linalg.pack` or `linalg.unpack`."""

    outer_perm: DenseArrayAttr | None
    inner_perm: DenseArrayAttr | None

    @of_signature
    def verify(self) -> None:
        inner, outer = numbers_in(self.inner_perm), numbers_in(self.outer_perm)
        for name, numbers in (("inner_perm", inner), ("outer_perm", outer)):
            if not is_permutation(numbers):
                raise self.error(f'"{name}" is not a valid permutation')
        if not inner and not outer:
            raise self.error(
                ' at least one of "inner_perm" or "outer_perm" must be specified'
            )


class PadOp(Op, name="transform.structured.pad"):
    """Pads the operands of a structured op to static or full tile sizes."""

    padding_dimensions: ArrayAttr
    static_pad_to_multiple_of: DenseArrayAttr | None
    nofold_flags: ArrayAttr
    transpose_paddings: ArrayAttr
    copy_back_op: StringAttr

    @of_signature
    def verify(self) -> None:
        if not set(numbers_in(self.nofold_flags)) <= {0, 1}:
            raise self.error(
                "expects nofold_flags to contain booleans (0/1), found "
                f"{_plain(self.nofold_flags)}"
            )
        dimensions = numbers_in(self.padding_dimensions)
        if min(dimensions, default=0) < 0:
            raise self.error(
                "expects padding_dimensions to contain positive integers, found "
                f"{_plain(self.padding_dimensions)}"
            )
        multiples = numbers_in(self.static_pad_to_multiple_of)
        if multiples and len(multiples) != len(dimensions):
            raise self.error("expects as many multiples as padding_dimensions")
        for order in self.transpose_paddings.elements:
            if not is_permutation(numbers_in(order)):
                raise self.error(
                    "expects transpose_paddings to be a permutation, found "
                    f"{_plain(order)}"
                )
        if self.copy_back_op.value not in _COPIES:
            raise self.error("invalid copy_back_op")


_COPIES = ("bufferization.materialize_in_destination", "linalg.copy", "none")


def _plain(attr: Attribute) -> str:
    """An array of integers without their type, as messages show it."""
    return f"[{listed(attr)}]"


class HoistPadOp(Op, name="transform.structured.hoist_pad"):
    """Hoists a padding out of loops."""

    transpose: DenseArrayAttr

    @of_signature
    def verify(self) -> None:
        _verify_transpose(self, self.transpose)


class HoistPadBuildPackingLoopNestOp(
    Op, name="transform.structured.hoist_pad.build_packing_loop_nest"
):
    """Builds the packing loop nest to which a padding is hoisted."""

    transpose: DenseArrayAttr

    @of_signature
    def verify(self) -> None:
        _verify_transpose(self, self.transpose)


def _verify_transpose(op: Op, transpose: DenseArrayAttr) -> None:
    if not is_permutation(transpose.values):
        raise op.error(
            f"expects transpose to be a permutation, found {listed(transpose)}"
        )


class ReplaceOp(Op, name="transform.structured.replace"):
    """Replaces payload ops by the op of its region."""

    def verify(self) -> None:
        block = self.regions[0].blocks[0]
        if len(block) != 1:
            raise self.error("expected one operation in block")
        for op in block:
            if op.operands:
                raise op.error("expected replacement without operands")
            line = row(op.name)
            if op.regions and (line is None or not line.isolated):
                raise op.error("expect op that is isolated from above")


class FuseOp(Op, name="transform.structured.fuse"):
    """Tiles, and fuses producers into the loops greedily."""

    static_tile_sizes: DenseArrayAttr | None
    static_tile_interchange: DenseArrayAttr | None
    use_forall: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        sizes = numbers_in(self.static_tile_sizes)
        order = numbers_in(self.static_tile_interchange)
        if len(order) > len(sizes):
            raise self.error(
                "interchange length exceeds iteration space dimensions "
                f"({len(sizes)}), found "
            )
        known = [value for value in order if value != DYNAMIC]
        for position, value in enumerate(known):
            if not 0 <= value < len(sizes):
                raise self.error(
                    f"expects interchange values to be in range [0, {len(sizes)}), "
                    f"found: {value}"
                )
            if value in known[:position]:
                raise self.error(f"found duplicate interchange value: {value}")
        loops = 1 if self.use_forall is not None else len(sizes) - sizes.count(0)
        if loops != len(self.results) - 1:
            raise self.error(f"expects {loops} loop results")


class TileUsingForallOp(Op, name="transform.structured.tile_using_forall"):
    """Tiles with an `scf.forall`."""

    packed_num_threads: Value | None
    packed_tile_sizes: Value | None
    static_num_threads: DenseArrayAttr | None
    static_tile_sizes: DenseArrayAttr | None

    @of_signature
    def verify(self) -> None:
        threads = bool(numbers_in(self.static_num_threads))
        tiles = bool(numbers_in(self.static_tile_sizes))
        if threads and self.packed_num_threads is not None:
            raise self.error(
                "num_threads and packed_num_threads are mutually exclusive"
            )
        if tiles and self.packed_tile_sizes is not None:
            raise self.error("tile_sizes and packed_tile_sizes are mutually exclusive")
        packed = (self.packed_num_threads, self.packed_tile_sizes)
        if not threads and not tiles and packed == (None, None):
            raise self.error(
                "either (packed_)num_threads or (packed_)tile_sizes must be specified"
            )


class SuperVectorizeOp(Op, name="transform.affine.super_vectorize"):
    """Vectorizes affine loops."""

    vector_sizes: DenseArrayAttr
    fastest_varying_pattern: DenseArrayAttr | None

    @of_signature
    def verify(self) -> None:
        pattern = self.fastest_varying_pattern
        if pattern is not None and len(pattern) != len(self.vector_sizes):
            raise self.error(
                "fastest varying pattern specified with different size than the vector "
                "size"
            )


class BufferizeToAllocationOp(Op, name="transform.structured.bufferize_to_allocation"):
    """Bufferizes a tensor result to a new allocation."""

    memcpy_op: StringAttr
    alloc_op: StringAttr

    @of_signature
    def verify(self) -> None:
        if self.memcpy_op.value not in (
            "bufferization.materialize_in_destination",
            "linalg.copy",
            "memref.copy",
        ):
            raise self.error("unsupported memcpy op")
        if self.alloc_op.value not in ("memref.alloc", "memref.alloca"):
            raise self.error("unsupported alloc op")
