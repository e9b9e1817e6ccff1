"""Views of memory, whose offsets and strides followed from their types."""

from __future__ import annotations

import re
from itertools import accumulate
from operator import mul
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import DenseArrayAttr, IntegerAttr
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    DYNAMIC,
    I32,
    I64,
    INDEX,
    FloatType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
)
from bridge.ir.values import Value
from bridge.legacy.rows import Changed, Row
from bridge.ods.slots import OPERAND_SIZES, segment_sizes

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState


def _read_view(r: LegacyReader, state: OperationState) -> bool:
    """`%a[%offset][%sizes] : t to t`, where the offset may be left out.

    Which of the operands is the offset follows from the sizes of the result alone.
    """
    source = r.operand()
    operands = r.operands("[") + r.operands("[")
    r.attr_dict(state)
    before = r.colon_type()
    r.word("to")
    after = r.type()
    state.operands = [r.resolve(source, before), *r.resolve_same(operands, INDEX)]
    state.types = [after]
    sizes = after.shape.count(DYNAMIC) if isinstance(after, MemRefType) else 0
    offsets = len(operands) - sizes
    if offsets not in (0, 1):
        raise r.op_error(state, "incorrect number of dynamic sizes")
    plain = isinstance(after, MemRefType) and after.layout is None
    if plain and offsets:
        # Since June 2020 the shift is one of bytes, and there is no layout.
        return r.become(state, "memref.view")
    state.attributes["offsets"] = IntegerAttr(offsets, I32)
    return False


def _upgrade_view(up: Upgrade) -> None:
    """A view, and where its layout says more than the sizes do, a cast of it.

    The offset counted elements.
    """
    source, *rest = up.operands
    (result,) = up.op.results
    ty = result.type
    offsets = up.attribute("offsets")
    known = strides_and_offset(ty) if isinstance(ty, MemRefType) else None
    if not isinstance(ty, MemRefType) or known is None:
        raise up.error("the layout of this view has no strides: there is none today")
    count = offsets.value if isinstance(offsets, IntegerAttr) else 0
    offset, sizes = rest[:count], rest[count:]
    width = _bytes(ty.element)
    if width is None:
        raise up.error(f"a view of '{ty.element}' has no equivalent today")
    if _is_contiguous(ty.shape, known[0]):
        shift = _shift(up, offset, known[1], width)
        flat = MemRefType(ty.shape, ty.element, None, ty.memory_space)
        up.new("memref.view", [source, shift, *sizes], [flat], up.others("offsets"))
        if flat is not ty:
            up.made[-1].results[0].name = "view"
            up.new("memref.cast", [up.made[-1].result], [ty])
        return
    _reinterpret(up, source, offset, sizes, ty, width)


def _reinterpret(
    up: Upgrade,
    source: Value,
    offset: list[Value],
    sizes: list[Value],
    ty: MemRefType,
    width: int,
) -> None:
    """A view of all there is, and strides that do not follow from the sizes."""
    before = source.type
    found = strides_and_offset(ty)
    if (
        not isinstance(before, MemRefType)
        or found is None
        or DYNAMIC in (*found[0], *before.shape)
    ):
        raise up.error(
            "a view whose strides do not follow from its sizes has no equivalent today"
        )
    if not offset and found[1] == DYNAMIC:
        offset = [up.constant(0)]
    flat = MemRefType(
        (before.shape[0] // width,), ty.element, None, before.memory_space
    )
    whole = up.new("memref.view", [source, up.constant(0)], [flat], hint="view").result
    attributes = {
        "static_offsets": DenseArrayAttr.of(I64, [found[1] if not offset else DYNAMIC]),
        "static_sizes": DenseArrayAttr.of(I64, ty.shape),
        "static_strides": DenseArrayAttr.of(I64, found[0]),
        OPERAND_SIZES: segment_sizes(1, len(offset), len(sizes), 0),
        **up.others("offsets"),
    }
    up.new("memref.reinterpret_cast", [whole, *offset, *sizes], [ty], attributes)


def _shift(up: Upgrade, offset: list[Value], known: int, width: int) -> Value:
    """The offset in bytes."""
    if not offset:
        return up.constant(0 if known == DYNAMIC else known * width)
    if width == 1:
        return offset[0]
    operands = [offset[0], up.constant(width)]
    return up.new("arith.muli", operands, [INDEX], hint="shift").result


def _bytes(ty: Type) -> int | None:
    """How many bytes an element takes."""
    if isinstance(ty, IntegerType | FloatType):
        return (ty.width + 7) // 8
    if isinstance(ty, VectorType):
        element = _bytes(ty.element)
        lanes = list(accumulate(ty.shape, mul, initial=1))[-1]
        return None if element is None else element * lanes
    return None


def _is_contiguous(shape: tuple[int, ...], strides: tuple[int, ...]) -> bool:
    """Whether strides are what the sizes make of them, as far as both are known."""
    expected = 1
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if DYNAMIC not in (stride, expected) and stride != expected:
            return False
        expected = DYNAMIC if DYNAMIC in (size, expected) else expected * size
    return True


_has_empty_list: Final = re.compile(r"[^\[:\n]*(?:\[[^\]]*\]\s*){0,2}\[\s*\]").match


def _read_subview(r: LegacyReader, state: OperationState) -> bool:
    """`%a[%offsets][%sizes][%strides] : t to t`; a list may be left empty.

    From May 2020 on numbers are in the lists, and none is left empty.
    """
    if _has_empty_list(r.text, r.pos) is None:
        r.become(state, "memref.subview")
        return r.read_todays(state)
    source = r.operand()
    groups = [r.operands("[") for _ in range(3)]
    r.attr_dict(state)
    before = r.colon_type()
    r.word("to")
    state.types = [r.type()]
    operands = [operand for group in groups for operand in group]
    state.operands = [r.resolve(source, before), *r.resolve_same(operands, INDEX)]
    sizes = [len(group) for group in groups]
    state.attributes["groups"] = DenseArrayAttr.of(I32, sizes)
    return False


def _upgrade_subview(up: Upgrade) -> None:
    """A list that was left empty follows from the types."""
    groups = up.attribute("groups")
    (result,) = up.op.results
    before, after = up.operands[0].type, result.type
    counts = groups.values if isinstance(groups, DenseArrayAttr) else (0, 0, 0)
    if not isinstance(before, MemRefType) or not isinstance(after, MemRefType):
        raise up.error("'subview' works on memrefs")
    offsets, sizes, strides = _static_parts(up, before, after)
    lists = []
    for what, count, values in zip(
        ("offsets", "sizes", "strides"), counts, (offsets, sizes, strides), strict=True
    ):
        if count not in (0, len(before.shape)) or (not count and DYNAMIC in values):
            raise up.error(f"'subview' has another number of {what} than dimensions")
        static = [DYNAMIC] * int(count) if count else values
        lists.append(DenseArrayAttr.of(I64, static))
    attributes = {
        "static_offsets": lists[0],
        "static_sizes": lists[1],
        "static_strides": lists[2],
        OPERAND_SIZES: segment_sizes(1, *map(int, counts)),
        **up.others("groups"),
    }
    up.new("memref.subview", up.operands, [after], attributes)


def _static_parts(
    up: Upgrade, before: MemRefType, after: MemRefType
) -> tuple[list[int], list[int], list[int]]:
    """Offsets, sizes and strides that the types of a subview hold."""
    outer, inner = strides_and_offset(before), strides_and_offset(after)
    rank = len(before.shape)
    if outer is None or inner is None or len(after.shape) != rank:
        return [0] * rank, list(after.shape), [1] * rank
    offsets = [0] * rank
    known = DYNAMIC not in (inner[1], outer[1], *outer[0])
    if known and inner[1] != outer[1]:
        rest = inner[1] - outer[1]
        for i in sorted(range(rank), key=lambda i: -outer[0][i]):
            offsets[i], rest = divmod(rest, outer[0][i])
    strides = [
        1 if DYNAMIC in (a, b) or not a else b // a
        for a, b in zip(outer[0], inner[0], strict=True)
    ]
    return offsets, list(after.shape), strides


VIEWS: Final[dict[str, Row]] = {
    "std.view": Changed(_read_view, _upgrade_view),
    "std.subview": Changed(_read_subview, _upgrade_subview),
}
