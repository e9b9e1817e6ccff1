"""The x86 dialect: tiles of AMX, and what the operations on them forbid."""

from __future__ import annotations

from typing import Any, Final

from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation
from bridge.ir.strides import is_last_stride_one
from bridge.ir.types import RankedType
from bridge.ods.definition_formats import Body
from bridge.ods.definition_formats import Fields as Parameters
from bridge.ods.definitions import Syntax
from bridge.ods.dialect_types import shaped
from bridge.op.base import Op, OpResult, Value, of_signature
from bridge.text.state import Parts, Reader
from bridge.text.tokens import ParseError
from bridge.text.types import read_static_shape, read_type

_ROWS: Final = 16
_BITS_OF_ROW: Final = 512
_STEP: Final = 32
"""A row consists of pieces of so many bits."""


_ELEMENTS: Final = ("f32", "f16", "bf16", "i32", "i8", "f8E4M3FN", "f8E5M2")
_FAULT: Final = (
    "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or "
    "32-bit signless integer or 8-bit signless integer or f8E4M3FN type or f8E5M2 type"
)


def _read_tile(r: Reader) -> Parameters:
    start = r.pos - len("amx.tile")
    r.expect("<", "expected '<'")
    shape = tuple(read_static_shape(r))
    element = read_type(r)
    r.expect(">", "expected '>'")
    if str(element) not in _ELEMENTS:
        raise ParseError(start, _FAULT)
    return {"shape": shape, "elementType": element}


def _tile_parts(values: Parameters) -> Parts:
    sizes = "".join([f"{size}x" for size in values["shape"]])
    return (f"<{sizes}", values["elementType"], ">")


SYNTAX: Final[Syntax] = {
    ("amx.tile", "types"): Body(("shape", "elementType"), _read_tile, _tile_parts)
}


def _tile(value: Value) -> RankedType:
    found = shaped(value.type)
    if found is None:
        raise TypeError(f"{value.type} is no tile")
    return found


def _verify_size(op: Operation, tile: RankedType) -> None:
    """Whether a tile fits a register. Raises `Invalid`."""
    element: Any = tile.element
    if tile.shape[0] > _ROWS:
        raise op.error(f"bad row height: {tile.shape[0]}")
    bits = tile.shape[1] * element.width & 0xFFFFFFFF
    if bits > _BITS_OF_ROW or bits % _STEP:
        raise op.error(f"bad column width: {bits >> 3}")


class TileZeroOp(Op, name="x86.amx.tile_zero"):
    """Creates a tile of zeros."""

    @of_signature
    def verify(self) -> None:
        _verify_size(self, _tile(self.results[0]))


def _verify_transfer(op: Any, tile: Value) -> None:
    memory = op.base.type
    if len(op.indices) != memory.rank:
        raise op.error(f"requires {memory.rank} indices")
    _verify_size(op, _tile(tile))
    if op.stride is not None:
        return
    if memory.rank < 2:
        raise op.error("requires at least 2D memref")
    if not is_last_stride_one(memory):
        raise op.error("requires memref with unit innermost stride")


class TileLoadOp(Op, name="x86.amx.tile_load"):
    """Loads a tile from memory."""

    @of_signature
    def verify(self) -> None:
        _verify_transfer(self, self.results[0])


class TileStoreOp(Op, name="x86.amx.tile_store"):
    """Stores a tile to memory."""

    val: Value

    @of_signature
    def verify(self) -> None:
        _verify_transfer(self, self.val)


def _verify_product(op: Operation, scale: int) -> None:
    """Whether the tiles of a product fit each other. Raises `Invalid`."""
    a, b, c = [_tile(value) for value in op.operands]
    for tile in (a, b, c):
        _verify_size(op, tile)
    rows, columns = c.shape
    inner = a.shape[1] >> scale
    if (rows, columns, inner) != (a.shape[0], b.shape[1] >> scale, b.shape[0]):
        raise op.error(f"bad mult shape: {rows} x {columns} x {inner}")


class TileMulFOp(Op, name="x86.amx.tile_mulf"):
    """Multiplies tiles of floats and accumulates."""

    @of_signature
    def verify(self) -> None:
        _verify_product(self, 1)
        a, b, c = [str(_tile(value).element) for value in self.operands]
        if a not in ("bf16", "f16") or a != b or c != "f32":
            raise self.error("unsupported type combination")


class TileMulIOp(Op, name="x86.amx.tile_muli"):
    """Multiplies tiles of integers and accumulates."""

    @of_signature
    def verify(self) -> None:
        _verify_product(self, 2)
        if [str(_tile(v).element) for v in self.operands] != ["i8", "i8", "i32"]:
            raise self.error("unsupported type combination")


class MaskCompressOp(Op, name="x86.avx512.mask.compress"):
    """Compresses the set lanes of a mask; the rest comes from another vector."""

    src: Value | None
    constant_src: Attribute | None
    dst: OpResult

    @of_signature
    def verify(self) -> None:
        given = {"src": self.src, "constant_src": self.constant_src}
        after = {name: value for name, value in given.items() if value is not None}
        if len(after) > 1:
            raise self.bare_error("cannot use both src and constant_src")
        for name, value in after.items():
            if getattr(value, "type", None) is not self.dst.type:
                raise self.bare_error(
                    f"failed to verify that {name} and dst have same type"
                )
