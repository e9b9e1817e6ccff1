"""Memrefs and tensors of the std dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import UNIT, DenseArrayAttr, IntegerAttr
from bridge.ir.types import (
    DYNAMIC,
    I64,
    INDEX,
    MemRefType,
    RankedTensorType,
    RankedType,
    ShapedType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from bridge.legacy.memory_views import VIEWS
from bridge.legacy.rows import STD, Adjusted, Changed, Row, renamed, unquote
from bridge.ods.slots import OPERAND_SIZES, segment_sizes

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState

_MEMORY: Final = MemRefType | UnrankedMemRefType
_TENSOR: Final = RankedTensorType | UnrankedTensorType


def _dialect(ty: Type) -> str:
    """Whose op it is today, by the type it works on."""
    if isinstance(ty, _MEMORY):
        return "memref"
    return "tensor" if isinstance(ty, _TENSOR) else "vector"


# dim and rank


def _read_dim(r: LegacyReader, state: OperationState) -> bool:
    """`%a, 0 : t`; from June 2020 on `%a, %c : t`."""
    source = r.operand()
    r.expect(",", "expected ','")
    index = r.optional_operand()
    if index is None:
        state.attributes["index"] = IntegerAttr(r.integer(), INDEX)
    r.attr_dict(state)
    ty = r.colon_type()
    state.operands = [r.resolve(source, ty)]
    state.types = [INDEX]
    if index is None:
        return False
    state.operands.append(r.resolve(index, INDEX))
    return r.become(state, f"{_dialect(ty)}.dim")


def _upgrade_dim(up: Upgrade) -> None:
    source = up.operands[0]
    name = f"{_dialect(source.type)}.dim"
    index = up.attribute("index")
    if not isinstance(index, IntegerAttr):
        up.rename(name)
        return
    rank = len(source.type.shape) if isinstance(source.type, RankedType) else None
    if rank is not None and not 0 <= index.value < rank:
        raise up.error("'std.dim' op index is out of range")
    up.new(name, [source, up.constant(index.value)], [INDEX], up.others("index"))


def _read_by_type(r: LegacyReader, state: OperationState) -> bool:
    """`%a : t`, whose type decides the dialect."""
    source = r.operand()
    r.attr_dict(state)
    ty = r.colon_type()
    state.operands = [r.resolve(source, ty)]
    state.types = [INDEX]
    return r.become(state, f"{_dialect(ty)}.rank")


def _upgrade_rank(up: Upgrade) -> None:
    up.rename(f"{_dialect(up.operands[0].type)}.rank")


# Elements


def _read_extract(r: LegacyReader, state: OperationState) -> bool:
    """`%v[%i, %j] : t`."""
    source = r.operand()
    indices = r.operands("[")
    r.attr_dict(state)
    ty = r.colon_type_of(ShapedType)
    state.operands = [r.resolve(source, ty), *r.resolve_same(indices, INDEX)]
    state.types = [ty.element]
    return isinstance(ty, RankedTensorType) and r.become(state, "tensor.extract")


def _upgrade_extract(up: Upgrade) -> None:
    source, *indices = up.operands
    if isinstance(source.type, RankedTensorType):
        up.rename("tensor.extract")
        return
    if isinstance(source.type, UnrankedTensorType):
        # It has as many dimensions as it is given indices.
        ranked = RankedTensorType((DYNAMIC,) * len(indices), source.type.element)
        known = up.new("tensor.cast", [source], [ranked], hint="ranked").result
        up.new("tensor.extract", [known, *indices], [ranked.element], up.others())
        return
    position = DenseArrayAttr.of(I64, [DYNAMIC] * len(indices))
    attributes = {**up.others(), "static_position": position}
    results = [result.type for result in up.op.results]
    up.new("vector.extract", up.operands, results, attributes)


def _read_splat(r: LegacyReader, state: OperationState) -> bool:
    """`%f : vector<4xf32>`."""
    element = r.operand()
    r.attr_dict(state)
    ty = r.colon_type_of(ShapedType)
    if not isinstance(ty, VectorType | RankedTensorType):
        message = (
            "result must be vector of any type values or statically shaped tensor of "
            "any type values"
        )
        raise r.op_error(state, message)
    state.operands = [r.resolve(element, ty.element)]
    state.types = [ty]
    return isinstance(ty, _TENSOR) and r.become(state, "tensor.splat")


def _upgrade_splat(up: Upgrade) -> None:
    (result,) = up.op.results
    if isinstance(result.type, _TENSOR):
        up.rename("tensor.splat")
    else:
        up.new("vector.broadcast", up.operands, [result.type], up.others())


# Tensors in memory


def _read_tensor_load(r: LegacyReader, state: OperationState) -> bool:
    source = r.operand()
    r.attr_dict(state)
    ty = r.colon_type()
    state.operands = [r.resolve(source, ty)]
    state.types = [_as_tensor(r, ty)]
    return False


def _as_tensor(r: LegacyReader, ty: Type) -> Type:
    if isinstance(ty, MemRefType):
        return RankedTensorType(ty.shape, ty.element)
    if isinstance(ty, UnrankedMemRefType):
        return UnrankedTensorType(ty.element)
    raise r.error("expected a memref")


def _upgrade_tensor_load(up: Upgrade) -> None:
    types = [result.type for result in up.op.results]
    up.new("bufferization.to_tensor", up.operands, types, up.others())


def _read_tensor_store(r: LegacyReader, state: OperationState) -> bool:
    """`%t, %m : memref<…>`."""
    operands = r.operands_of(2)
    r.attr_dict(state)
    ty = r.colon_type()
    state.operands = [
        r.resolve(operands[0], _as_tensor(r, ty)),
        r.resolve(operands[1], ty),
    ]
    return False


def _upgrade_tensor_store(up: Upgrade) -> None:
    attributes = {**up.others(), "restrict": UNIT, "writable": UNIT}
    up.new("bufferization.materialize_in_destination", up.operands, [], attributes)


# Making memory and tensors


def _read_alloc(r: LegacyReader, state: OperationState) -> bool:
    r.become(state, state.name.replace(STD, "memref."))
    return r.read_todays(state)


def _upgrade_alloc(up: Upgrade) -> None:
    """The generic form, where sizes and symbols were not distinguished."""
    (result,) = up.op.results
    ty = result.type
    sizes = ty.shape.count(DYNAMIC) if isinstance(ty, MemRefType) else 0
    counts = [sizes, len(up.operands) - sizes]
    attributes = {**up.others(), OPERAND_SIZES: segment_sizes(*counts)}
    up.new(up.op.name.replace(STD, "memref."), up.operands, [ty], attributes)


def _read_elements(r: LegacyReader, state: OperationState) -> bool:
    """`(%a, %b) : tensor<2xf32>`, without the parentheses today."""
    start = r.here()
    closed = r.accept("(")
    operands = r.operands()
    if closed:
        end = r.expect(")", "expected ')'")
        edits = r.legacy.edits
        blank = "" if r.text[start - 1].isspace() else " "
        edits.replace(start, start + 1, blank, "parentheses")
        edits.replace(end, end + 1, "", "parentheses")
    r.attr_dict(state)
    ty = r.colon_type_of(RankedTensorType)
    state.operands = r.resolve_same(operands, ty.element)
    state.types = [ty]
    return r.become(state, "tensor.from_elements")


_MEMREF: Final = """
    dealloc load store memref_cast=cast dma_start dma_wait prefetch
    generic_atomic_rmw atomic_yield assume_alignment
"""

ROWS: Final[dict[str, Row]] = {
    **renamed("memref", _MEMREF),
    **renamed("tensor", "tensor_cast=cast dynamic_tensor_from_elements=generate yield"),
    "std.alloc": Changed(_read_alloc, _upgrade_alloc),
    "std.alloca": Changed(_read_alloc, _upgrade_alloc),
    "std.tensor_from_elements": Changed(_read_elements),
    "std.atomic_rmw": Adjusted("memref.atomic_rmw", unquote),
    "std.dim": Changed(_read_dim, _upgrade_dim),
    "std.rank": Changed(_read_by_type, _upgrade_rank),
    "std.extract_element": Changed(_read_extract, _upgrade_extract),
    "std.splat": Changed(_read_splat, _upgrade_splat),
    "std.tensor_load": Changed(_read_tensor_load, _upgrade_tensor_load),
    "std.tensor_store": Changed(_read_tensor_store, _upgrade_tensor_store),
    **VIEWS,
}
