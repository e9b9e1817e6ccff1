"""Transfers between memory and vectors, with padding, masks and permutations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bridge.dialects.op import Op, Value, Values
from bridge.ir.affine import AffineMap
from bridge.ir.affine.projection import compress_unused_dims, inverse_permutation
from bridge.ir.attributes import FALSE, TRUE, AffineMapAttr, ArrayAttr, DenseArrayAttr
from bridge.ir.types import (
    I1,
    I32,
    INDEX,
    MemRefType,
    RankedTensorType,
    Type,
    VectorType,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft
from bridge.text.tokens import Token

Shaped = MemRefType | RankedTensorType


class TransferReadOp(Op, name="vector.transfer_read"):
    """Reads a vector from a memref or tensor; `padding` stands for what is outside."""

    base: Value
    indices: Values
    padding: Value
    mask: Value | None
    permutation_map: AffineMapAttr
    in_bounds: ArrayAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        base = r.operand()
        indices = r.operands("[")
        r.expect(",", "expected ','")
        padding = r.operand()
        mask = r.operand() if r.accept(",") else None
        r.attr_dict(draft)
        where = r.here()
        first, second = _two_types(r, draft, where)
        shaped = _shaped(r, draft, first, where)
        vector = _vector(r, draft, second, where)
        map_ = _transfer_attributes(r, draft, shaped, vector, where)
        draft.operands.append(r.resolve(base, shaped))
        draft.operands += r.resolve_same(indices, INDEX)
        draft.operands.append(r.resolve(padding, shaped.element))
        if mask is not None:
            _read_mask(r, draft, mask, shaped, vector, map_, where)
        sizes = (1, len(indices), 1, int(mask is not None))
        draft.properties["operandSegmentSizes"] = _sizes(sizes)
        draft.types.append(vector)

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


class TransferWriteOp(Op, name="vector.transfer_write"):
    """Writes a vector to a memref, or into a copy of a tensor."""

    value_to_store: Value
    base: Value
    indices: Values
    mask: Value | None
    permutation_map: AffineMapAttr
    in_bounds: ArrayAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        value = r.operand()
        r.expect(",", "expected ','")
        base = r.operand()
        indices = r.operands("[")
        mask = r.operand() if r.accept(",") else None
        r.attr_dict(draft)
        where = r.here()
        first, second = _two_types(r, draft, where)
        vector = _vector(r, draft, first, where)
        shaped = _shaped(r, draft, second, where)
        map_ = _transfer_attributes(r, draft, shaped, vector, where)
        draft.operands.append(r.resolve(value, vector))
        draft.operands.append(r.resolve(base, shaped))
        draft.operands += r.resolve_same(indices, INDEX)
        if mask is not None:
            _read_mask(r, draft, mask, shaped, vector, map_, where)
        sizes = (1, 1, len(indices), int(mask is not None))
        draft.properties["operandSegmentSizes"] = _sizes(sizes)
        if isinstance(shaped, RankedTensorType):
            draft.types.append(shaped)

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


@lru_cache(maxsize=256)
def _sizes(sizes: tuple[int, ...]) -> DenseArrayAttr:
    return DenseArrayAttr.of(I32, sizes)


def _two_types(r: AsmReader, draft: Draft, where: int) -> Sequence[Type]:
    types = r.colon_types()
    if len(types) != 2:
        raise r.op_error(draft, "requires two types", where)
    return types


def _shaped(r: AsmReader, draft: Draft, ty: Type, where: int) -> Shaped:
    if not isinstance(ty, Shaped):
        raise r.op_error(draft, "requires memref or ranked tensor type", where)
    return ty


def _vector(r: AsmReader, draft: Draft, ty: Type, where: int) -> VectorType:
    if not isinstance(ty, VectorType):
        raise r.op_error(draft, "requires vector type", where)
    return ty


def _transfer_attributes(
    r: AsmReader, draft: Draft, shaped: Shaped, vector: VectorType, where: int
) -> AffineMap:
    """The permutation map, which may be left out, as may `in_bounds`."""
    written = draft.attributes.get("permutation_map")
    if written is None:
        map_ = minor_identity(shaped, vector)
        if map_ is None:
            message = (
                "expected a custom permutation_map when rank(source) != "
                "rank(destination)"
            )
            raise r.op_error(draft, message, where)
        draft.properties["permutation_map"] = map_
    elif isinstance(written, AffineMapAttr):
        map_ = written
    else:
        message = (
            "attribute 'permutation_map' failed to satisfy constraint: AffineMap "
            "attribute"
        )
        raise r.op_error(draft, message, where)
    if "in_bounds" not in draft.attributes:
        draft.properties["in_bounds"] = _out_of_bounds(map_.map.num_results)
    return map_.map


def minor_identity(shaped: Shaped, vector: VectorType) -> AffineMapAttr | None:
    """The map of the last dimensions, as many as the vector has above the elements.

    None where the memory has fewer.
    """
    element = shaped.element
    inner = len(element.shape) if isinstance(element, VectorType) else 0
    return _minor_identity(len(shaped.shape), len(vector.shape) - inner)


@lru_cache(maxsize=256)
def _minor_identity(dims: int, results: int) -> AffineMapAttr | None:
    if not 0 <= results <= dims:
        return None
    return AffineMapAttr(AffineMap.minor_identity(dims, results))


@lru_cache(maxsize=256)
def _out_of_bounds(rank: int) -> ArrayAttr:
    return ArrayAttr((FALSE,) * rank)


def _read_mask(
    r: AsmReader,
    draft: Draft,
    mask: Token,
    shaped: Shaped,
    vector: VectorType,
    map_: AffineMap,
    where: int,
) -> None:
    if isinstance(shaped.element, VectorType):
        message = "does not support masks with vector element type"
        raise r.op_error(draft, message, mask.pos)
    if len(vector.shape) != map_.num_results:
        message = (
            "expected the same rank for the vector and the results of the permutation "
            "map"
        )
        raise r.op_error(draft, message, where)
    ty = mask_type(vector, map_)
    if ty is None:
        message = "requires a permutation_map that has an inverse where there is a mask"
        raise r.op_error(draft, message, where)
    draft.operands.append(r.resolve(mask, ty))


@lru_cache(maxsize=256)
def mask_type(vector: VectorType, map_: AffineMap) -> VectorType | None:
    """The type of the mask of a transfer: one flag for each element of memory.

    None where the map has no inverse.
    """
    if map_.num_symbols:
        return None
    inverse = inverse_permutation(compress_unused_dims([map_])[0])
    if inverse is None:
        return None
    positions = [inverse.dim_position(i) for i in range(inverse.num_results)]
    shape = tuple([vector.shape[p] for p in positions])
    scalable = tuple([vector.scalable[p] for p in positions if vector.scalable])
    return VectorType(shape or (1,), I1, scalable)


def _write_attributes(
    w: AsmWriter, op: Op, map_: AffineMapAttr, in_bounds: ArrayAttr
) -> None:
    w.attr_dict(op, _elided(map_, in_bounds))


@lru_cache(maxsize=1024)
def _elided(map_: AffineMapAttr, in_bounds: ArrayAttr) -> Sequence[str]:
    elided = ["operandSegmentSizes"]
    if map_.map.is_minor_identity:
        elided.append("permutation_map")
    if TRUE not in in_bounds.elements:
        elided.append("in_bounds")
    return elided
