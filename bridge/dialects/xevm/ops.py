"""The XeVM dialect: blocks of matrices that a subgroup loads, stores and multiplies."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import FloatType, IntegerType, Type, VectorType
from bridge.op.base import Op, OpResult, Value, constant_integer, of_signature

_SUBGROUP: Final = 16


class Limits(NamedTuple):
    """What a block of elements of some width may be."""

    heights: Collection[int]
    widths: Collection[int]
    blocks: Collection[int]
    product: int = 0
    """What the width times the blocks may be at most; 0 where all is right."""


_HEIGHTS: Final = range(1, 33)
_LOADED: Final = {
    8: Limits(_HEIGHTS, range(4, 65), (1, 2, 4), 64),
    16: Limits(_HEIGHTS, range(2, 33), (1, 2, 4), 32),
    32: Limits(_HEIGHTS, range(1, 17), (1, 2), 16),
    64: Limits(_HEIGHTS, range(1, 9), (1,)),
}
_TRANSPOSED: Final = {
    32: Limits(_HEIGHTS, range(1, 9), (1,)),
    64: Limits((8,), (1, 2, 4), (1,)),
}
_PACKED: Final = {
    8: Limits(range(4, 33), range(4, 17), (1, 2, 4)),
    16: Limits(range(2, 33), range(2, 17), (1, 2, 4), 32),
}
_STORED: Final = {
    8: Limits(range(1, 9), range(4, 65), (1,)),
    16: Limits(range(1, 9), range(2, 33), (1,)),
    32: Limits(range(1, 9), range(1, 17), (1,)),
    64: Limits(range(1, 9), range(1, 9), (1,)),
}


def _number(op: Operation, name: str, default: int = 1) -> int:
    found = op.properties.get(name)
    return found.value if isinstance(found, IntegerAttr) else default


def _is_set(op: Operation, name: str) -> bool:
    return bool(_number(op, name, 0))


def _expect(
    op: Operation, name: str, allowed: Collection[int], after: str = ""
) -> None:
    if _number(op, name) in allowed:
        return
    if isinstance(allowed, range):
        said = f"between {allowed[0]} and {allowed[-1]}"
    else:
        said = _listed(allowed)
    raise op.error(f"expecting {name} to be {said}{after}")


def _listed(allowed: Collection[int]) -> str:
    *first, last = map(str, allowed)
    if len(first) > 1:
        return f"{', '.join(first)}, or {last}"
    return f"{first[0]} or {last}" if first else last


def _verify_limits(op: Operation, limits: Limits) -> None:
    width, bits = _number(op, "tile_width"), _number(op, "elem_size_in_bits")
    exact = f" for {bits} bit elements" if limits.heights == (8,) else ""
    _expect(op, "tile_height", limits.heights, exact)
    _expect(op, "tile_width", limits.widths)
    _expect(op, "v_blocks", limits.blocks)
    if limits.product and width * _number(op, "v_blocks") > limits.product:
        raise op.error(
            "tile_width * v_blocks should be less than or equal to "
            f"{limits.product} for {bits} bit elements"
        )


def _verify_matrix(op: BlockLoad2dOp | BlockStore2dOp | BlockPrefetch2dOp) -> None:
    width, pitch = constant_integer(op.base_width), constant_integer(op.base_pitch)
    if width is not None and pitch is not None and pitch < width:
        raise op.error("4th operand (base pitch) should be >= 2nd operand (base width)")
    if _number(op, "elem_size_in_bits") not in (8, 16, 32):
        raise op.error("expecting 'elem_size_in_bits' to be 8, 16, or 32")
    _expect(op, "tile_height", (1, 2, 4, 8, 16, 32))
    _expect(op, "v_blocks", (1, 2, 4, 8))


def _verify_width(op: Operation, allowed: dict[int, tuple[int, ...]]) -> None:
    bits = _number(op, "elem_size_in_bits")
    widths = allowed[bits]
    if _number(op, "tile_width") not in widths:
        said = " or ".join(map(str, widths))
        raise op.error(f"tile_width for {bits} bit elements should be equal to {said}")


def _bits(ty: Type) -> int:
    return ty.width if isinstance(ty, IntegerType | FloatType) else 0


class BlockLoad2dOp(Op, name="xevm.blockload2d"):
    """2-D block load."""

    base_pitch: Value
    base_width: Value
    res: OpResult

    def verify(self) -> None:
        self._verify_size()
        transposed, packed = (
            _is_set(self, name) for name in ("transpose", "pack_register")
        )
        if transposed and packed:
            raise self.error("transpose and pack_register are mutually exclusive")
        bits = _number(self, "elem_size_in_bits")
        if transposed:
            # The number of blocks is looked at before the width of the elements.
            _expect(self, "v_blocks", (1,))
            known, wrong = _TRANSPOSED, _NOT_TRANSPOSED
        elif packed:
            _expect(self, "v_blocks", (1, 2, 4))
            known, wrong = _PACKED, _NOT_PACKED
        else:
            known, wrong = _LOADED, _NO_WIDTH
        if bits not in known:
            raise self.error(wrong)
        _verify_limits(self, known[bits])
        _verify_matrix(self)
        if (bits == 32 or packed) and _bits(self._element()) != 32:
            raise self.error("expecting result element type to be 32 bits")
        if packed and _number(self, "tile_width") != _SUBGROUP:
            raise self.error(
                "tile_width when pack_register is true should be equal to subgroup "
                "size (16 elements)"
            )

    def _element(self) -> Type:
        ty = self.res.type
        return ty.element if isinstance(ty, VectorType) else ty

    def _verify_size(self) -> None:
        ty = self.res.type
        if not _bits(self._element()):
            raise self.error("expecting result element type to be int or float")
        given = _bits(self._element())
        for size in ty.shape if isinstance(ty, VectorType) else ():
            given *= size
        wanted = 1
        for name in ("elem_size_in_bits", "tile_height", "tile_width", "v_blocks"):
            wanted *= _number(self, name)
        # Upstream computes in 32 bits without sign.
        wanted = wanted % (1 << 32) // _SUBGROUP
        if given != wanted:
            raise self.error(
                f"result size of {given} bits does not match the expected size of "
                f"{wanted} bits"
            )


_NOT_TRANSPOSED: Final = "transpose is only supported for 32 and 64 bit elements"
_NOT_PACKED: Final = "pack_register is only supported for 8 and 16 bit elements"
_NO_WIDTH: Final = "expecting elem_size_in_bits to be 8, 16, 32, or 64"


class BlockStore2dOp(Op, name="xevm.blockstore2d"):
    """2-D block store."""

    base_pitch: Value
    base_width: Value

    def verify(self) -> None:
        _expect(self, "tile_height", range(1, 9))
        limits = _STORED.get(_number(self, "elem_size_in_bits"))
        if limits is None:
            raise self.error(_NO_WIDTH)
        _verify_limits(self, limits)
        _verify_matrix(self)
        _verify_width(self, {8: (16, 32), 16: (16,), 32: (16,)})


class BlockPrefetch2dOp(Op, name="xevm.blockprefetch2d"):
    """2-D block prefetch."""

    base_pitch: Value
    base_width: Value

    def verify(self) -> None:
        _verify_matrix(self)
        _verify_width(self, {8: (16, 32), 16: (16,), 32: (8, 16)})


def _verify_block(op: Operation, ty: Type) -> None:
    if not isinstance(ty, VectorType):
        return
    narrow = _bits(ty.element) // 8 == 1
    if ty.shape[0] not in ((2, 4, 8, 16) if narrow else (2, 4, 8)):
        sizes = (
            "2, 4, 8 or 16 for 8-bit element type"
            if narrow
            else "2, 4 or 8 for element type > 8 bits"
        )
        raise op.error(f"vector size must be {sizes}")


class BlockLoadOp(Op, name="xevm.blockload"):
    """Subgroup block load of elements for each lane."""

    res: OpResult

    @of_signature
    def verify(self) -> None:
        _verify_block(self, self.res.type)


class BlockStoreOp(Op, name="xevm.blockstore"):
    """Subgroup block store of elements of each lane."""

    val: Value

    @of_signature
    def verify(self) -> None:
        _verify_block(self, self.val.type)


class _ProductOp(Op):
    """The base of matrix multiply-accumulate."""

    c: Value | None
    d: OpResult

    @of_signature
    def verify(self) -> None:
        if self.c is not None and self.c.type is not self.d.type:
            raise self.error("type of C operand must match result type")


class MMAOp(_ProductOp, name="xevm.mma"):
    """Matrix multiply-accumulate."""


class MMAMxOp(_ProductOp, name="xevm.mma_mx"):
    """Matrix multiply-accumulate of block-scaled matrices."""


class _ConversionOp(Op):
    """The base of conversions of floats."""

    src: Value
    dst: OpResult

    @of_signature
    def verify(self) -> None:
        kinds = {isinstance(v.type, VectorType) for v in (self.src, self.dst)}
        if len(kinds) > 1:
            raise self.error(
                "both src and dst should be vector types or both should be scalar types"
            )


class ExtFOp(_ConversionOp, name="xevm.extf"):
    """Extends narrow floats."""


class TruncFOp(_ConversionOp, name="xevm.truncf"):
    """Truncates floats to narrower ones."""
