"""Transfers between memory and vectors, whose padding could be left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.vector.shapes import mask_type, minor_identity
from bridge.ir.attributes import (
    FALSE,
    TRUE,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
)
from bridge.ir.types import (
    I1,
    INDEX,
    FunctionType,
    MemRefType,
    RankedTensorType,
    RankedType,
    Type,
    VectorType,
)
from bridge.legacy.rows import STD, Changed, Row
from bridge.ods.slots import OPERAND_SIZES, segment_sizes, set_operand_sizes

if TYPE_CHECKING:
    from bridge.ir.core import Operation
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState
    from bridge.text.tokens import Token

_TRANSFERS: Final = ("vector.transfer_read", "vector.transfer_write")

# Transfers


def _read_transfer(r: LegacyReader, state: OperationState) -> bool:
    """`%a[%i], (%pad) {…} : t, t`, with or without the padding.

    Until November 2019 the padding was in parentheses, and where it was left out,
    all that is read was inside.
    """
    base = r.operand()
    indices = r.operands("[")
    rest = []
    if r.accept(","):
        start = r.here()
        closed = r.accept("(")
        rest = [r.operand()]
        if closed:
            _open(r, start)
        elif r.accept(","):
            rest.append(r.operand())
    r.attr_dict(state)
    shaped, vector = _two_types(r, state)
    _warn_of_types(r, state, shaped, vector)
    state.operands = [r.resolve(base, shaped), *r.resolve_same(indices, INDEX)]
    state.types = [vector]
    if rest:
        state.operands.append(r.resolve(rest[0], shaped.element))
    map_ = _map(r, state, shaped, vector)
    if len(rest) > 1:
        _resolve_mask(r, state, rest[1], vector, map_)
    if not rest:
        return False
    _settle(state, [1, len(indices), 1, len(rest) - 1], map_)
    return True


def _read_flat_read(r: LegacyReader, state: OperationState) -> bool:
    """`vector_transfer_read %a, %i, %pad {…} : (t, index, u) -> v`, till March 2019."""
    operands = r.operands()
    r.attr_dict(state)
    where = r.here()
    ty = r.colon_type_of(FunctionType)
    if not ty.inputs or len(ty.results) != 1:
        raise r.op_error(state, "reads a vector from a memref", where)
    state.operands = r.resolve_all(operands, ty.inputs, where)
    state.types = list(ty.results)
    _warn_of_types(r, state, ty.inputs[0], ty.results[0])
    return False


def _read_flat_write(r: LegacyReader, state: OperationState) -> bool:
    """`vector_transfer_write %v, %a, %i {…} : v, t, index`, until March 2019."""
    operands = r.operands()
    r.attr_dict(state)
    where = r.here()
    types = r.colon_types()
    if len(types) < 2:
        raise r.op_error(state, "writes a vector to a memref", where)
    state.operands = r.resolve_all(operands, types, where)
    _warn_of_types(r, state, types[1], types[0])
    return False


def _read_write(r: LegacyReader, state: OperationState) -> bool:
    """`%v, %a[%i] : t, t`, as today."""
    r.read_todays(state)
    vector, shaped = state.operands[0].type, state.operands[1].type
    _warn_of_types(r, state, shaped, vector)
    return True


def _warn_of_types(
    r: LegacyReader, state: OperationState, shaped: Type, vector: Type
) -> None:
    """A transfer preserved the element type; today it preserves only its bit width."""
    if not isinstance(shaped, RankedType) or not isinstance(vector, VectorType):
        return
    element = shaped.element
    inner = element.element if isinstance(element, VectorType) else element
    if inner is not vector.element:
        r.legacy.warn(
            state.pos,
            f"a transfer between elements '{inner}' and '{vector.element}' was wrong, "
            "and takes the one's bits for the other's today",
        )


def _open(r: LegacyReader, start: int) -> None:
    """Takes away the parentheses around what was just read."""
    edits = r.legacy.edits
    edits.replace(start, start + 1, "", "padding in parentheses")
    end = r.expect(")", "expected ')' after the padding")
    edits.replace(end, end + 1, "", "padding in parentheses")


def _two_types(
    r: LegacyReader, state: OperationState
) -> tuple[MemRefType | RankedTensorType, VectorType]:
    where = r.here()
    types = r.colon_types()
    if len(types) != 2:
        raise r.op_error(state, "requires two types", where)
    shaped, vector = types
    if not isinstance(shaped, MemRefType | RankedTensorType):
        raise r.op_error(state, "requires memref or ranked tensor type", where)
    if not isinstance(vector, VectorType):
        raise r.op_error(state, "requires vector type", where)
    return shaped, vector


def _map(
    r: LegacyReader,
    state: OperationState,
    shaped: MemRefType | RankedTensorType,
    vector: VectorType,
) -> AffineMapAttr:
    found = state.attributes.get("permutation_map")
    found = minor_identity(shaped, vector) if found is None else found
    if not isinstance(found, AffineMapAttr):
        raise r.op_error(state, "requires an AffineMapAttr named 'permutation_map'")
    state.attributes["permutation_map"] = found
    return found


def _resolve_mask(
    r: LegacyReader,
    state: OperationState,
    mask: Token,
    vector: VectorType,
    map_: AffineMapAttr,
) -> None:
    ty = mask_type(vector, map_.map) or VectorType(vector.shape, I1)
    state.operands.append(r.resolve(mask, ty))


def _settle(state: OperationState, sizes: list[int], map_: AffineMapAttr) -> None:
    set_operand_sizes(state.properties, sizes)
    if "in_bounds" not in state.attributes:
        outside = ArrayAttr((FALSE,) * map_.map.num_results)
        state.properties["in_bounds"] = outside


def _is_old_transfer(op: Operation) -> bool:
    """Whether it has no groups of operands, or says what is masked."""
    sizes = op.get(OPERAND_SIZES)
    counted = sum(sizes.values) if isinstance(sizes, DenseArrayAttr) else 0
    return counted != len(op.operands) or "masked" in op.attributes


def _bounds(up: Upgrade, results: int, *, inside: bool) -> ArrayAttr:
    """Which dimensions of the vector stay inside."""
    masked = up.attribute("masked")
    if isinstance(masked, ArrayAttr):
        return ArrayAttr(tuple([_negated(m) for m in masked.elements]))
    given = up.attribute("in_bounds")
    if isinstance(given, ArrayAttr):
        return given
    return ArrayAttr((TRUE if inside else FALSE,) * results)


def _negated(attr: Attribute) -> Attribute:
    return FALSE if isinstance(attr, IntegerAttr) and attr.value else TRUE


def _upgrade_transfer(up: Upgrade) -> None:
    """With padding, groups of operands, and `in_bounds` for what was not masked."""
    op = up.op
    is_read = op.name.endswith("read")
    base = op.operands[0 if is_read else 1]
    shaped = base.type
    map_ = up.attribute("permutation_map")
    if not isinstance(shaped, MemRefType | RankedTensorType) or not isinstance(
        map_, AffineMapAttr
    ):
        raise up.error(f"'{op.name}' needs a memref or tensor and a permutation_map")
    rank = len(shaped.shape)
    vector = op.operands[0].type if not is_read else op.results[0].type
    if (
        isinstance(vector, VectorType)
        and vector.element is shaped.element
        and map_.map.num_results != len(vector.shape)
    ):
        raise up.error(
            "requires a permutation_map with result dims of the same rank as the "
            "vector type"
        )
    rest = list(op.operands[1 + rank :] if is_read else op.operands[2 + rank :])
    inside = is_read and not rest
    if inside:
        rest = [up.new("ub.poison", [], [shaped.element], hint="pad").result]
    lead = [op.operands[0]] if is_read else list(op.operands[:2])
    indices = op.operands[len(lead) : len(lead) + rank]
    if len(indices) != rank:
        raise up.error(f"'{op.name}' has an index for each dimension")
    masks = len(rest) - is_read
    sizes = [1, rank, 1, masks] if is_read else [1, 1, rank, masks]
    attributes = {
        **up.others("masked", "in_bounds", OPERAND_SIZES),
        "in_bounds": _bounds(up, map_.map.num_results, inside=inside),
        OPERAND_SIZES: segment_sizes(*sizes),
    }
    types = [result.type for result in op.results]
    up.new(_TRANSFERS[not is_read], [*lead, *indices, *rest], types, attributes)


TRANSFERS: Final[dict[str, Row]] = {
    "vector.transfer_read": Changed(
        _read_transfer, _upgrade_transfer, _is_old_transfer
    ),
    "vector.transfer_write": Changed(_read_write, _upgrade_transfer, _is_old_transfer),
    **{
        f"{prefix}vector_transfer_{what}": Changed(read, _upgrade_transfer)
        for prefix in ("", STD)
        for what, read in (("read", _read_flat_read), ("write", _read_flat_write))
    },
}
