"""What views must be like: casts, parts, groups of dimensions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from bridge.dialects.memref.layouts import (
    buffer_type,
    collapsed_layout,
    expanded,
    is_identity,
    is_rank_reduced_layout,
    subview,
)
from bridge.errors import Invalid
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Operation
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType, Type, UnrankedMemRefType
from bridge.op.base import of_signature
from bridge.op.interfaces.slices import (
    dropped_dimensions,
    out_of_bounds,
    product_of,
    verify_same_elements,
)
from bridge.op.reassociation import Reassociation, groups_of, verify_output_shape

if TYPE_CHECKING:
    from bridge.dialects.memref.views import (
        CollapseShapeOp,
        ExpandShapeOp,
        ReinterpretCastOp,
        SubViewOp,
    )


# Casts --------------------------------------------------------------------------------


def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """Whether `memref.cast` may make one type of the other."""
    source, dest = inputs[0], outputs[0]
    if not isinstance(source, _BUFFERS) or not isinstance(dest, _BUFFERS):
        return False
    if (source.element, source.memory_space) != (dest.element, dest.memory_space):
        return False
    if not isinstance(source, MemRefType) or not isinstance(dest, MemRefType):
        return True
    return _have_compatible_layouts(source, dest) and _may_match(
        source.shape, dest.shape
    )


_BUFFERS: Final = (MemRefType, UnrankedMemRefType)


def _have_compatible_layouts(a: MemRefType, b: MemRefType) -> bool:
    if a.layout is b.layout:
        return True
    left, right = strides_and_offset(a), strides_and_offset(b)
    if left is None or right is None:
        return False
    if len(left[0]) != len(right[0]) or not _may_match((left[1],), (right[1],)):
        return False
    # The stride along a dimension of size one is irrelevant.
    ones = [1 in sizes for sizes in zip(a.shape, b.shape, strict=True)]
    return all(
        one or _may_match((x,), (y,))
        for one, x, y in zip(ones, left[0], right[0], strict=True)
    )


def _may_match(a: Sequence[int], b: Sequence[int]) -> bool:
    """Whether numbers may be the same, of which some are not known."""
    return len(a) == len(b) and all(
        x == y or DYNAMIC in (x, y) for x, y in zip(a, b, strict=True)
    )


@of_signature
def verify_reinterpretation(op: ReinterpretCastOp) -> None:
    """The rule of `memref.reinterpret_cast`. Raises `Invalid`."""
    source: Any = op.source.type
    result = buffer_type(op.result)
    if source.memory_space is not result.memory_space:
        raise op.bare_error(
            f"different memory spaces specified for source type '{source}' and result "
            f"memref type '{result}'"
        )
    verify_same_elements(op, source.element, result.element)
    _verify_numbers(op, "size", result.shape, op.static_sizes)
    found = strides_and_offset(result)
    if found is None:
        raise op.bare_error(
            f"expected result type to have strided layout but found '{result}'"
        )
    strides, offset = found
    wanted = op.static_offsets.values[0]
    if offset not in (DYNAMIC, wanted):
        raise op.bare_error(
            f"expected result type with offset = {_number(wanted)} instead of {offset}"
        )
    _verify_numbers(op, "stride", strides, op.static_strides)


def _verify_numbers(
    op: Operation, what: str, found: Sequence[int], wanted: DenseArrayAttr
) -> None:
    pairs = zip(found, wanted.values, strict=False)
    for dimension, (number, static) in enumerate(pairs):
        if number not in (DYNAMIC, static):
            raise op.bare_error(
                f"expected result type with {what} = {_number(static)} instead of "
                f"{number} in dim = {dimension}"
            )


def _number(value: float) -> str:
    return "dynamic" if value == DYNAMIC else str(value)


# Groups of dimensions ----------------------------------------------------------------


@of_signature
def verify_expansion(op: ExpandShapeOp) -> None:
    """The rule of `memref.expand_shape`. Raises `Invalid`."""
    source, result = buffer_type(op.src), buffer_type(op.result)
    if source.rank > result.rank:
        raise op.error(
            f"has source rank {source.rank} and result rank {result.rank}. This is not "
            f"an expansion ({source.rank} > {result.rank})."
        )
    groups = groups_of(op.reassociation)
    _verify_groups(op, source.shape, result.shape, groups)
    wanted = expanded(source, result.shape, groups)
    if wanted is None:
        raise op.error("invalid source layout map")
    if wanted is not result:
        raise op.error(f"expected expanded type to be '{wanted}' but found '{result}'")
    verify_output_shape(op, result.shape, "bounds")


@of_signature
def verify_collapse(op: CollapseShapeOp) -> None:
    """The rule of `memref.collapse_shape`. Raises `Invalid`."""
    source, result = buffer_type(op.src), buffer_type(op.result)
    if source.rank < result.rank:
        raise op.error(
            f"has source rank {source.rank} and result rank {result.rank}. This is not "
            f"a collapse ({source.rank} < {result.rank})."
        )
    groups = groups_of(op.reassociation)
    _verify_groups(op, result.shape, source.shape, groups)
    layout = None
    if not is_identity(source):
        layout = collapsed_layout(source, groups)
        if layout is None:
            raise op.error(
                "invalid source layout map or collapsing non-contiguous dims"
            )
    wanted = MemRefType(result.shape, source.element, layout, source.memory_space)
    if wanted is not result:
        raise op.error(f"expected collapsed type to be '{wanted}' but found '{result}'")


def _verify_groups(
    op: Operation,
    collapsed: Sequence[int],
    expanded: Sequence[int],
    groups: Reassociation,
) -> None:
    """Whether groups list all dimensions in order, and sizes go together."""
    if len(collapsed) != len(groups):
        raise op.error(
            f"invalid number of reassociation groups: found {len(groups)}, expected "
            f"{len(collapsed)}"
        )
    listed = 0
    for dimension, group in enumerate(groups):
        for inner in group:
            if inner != listed:
                raise op.error("reassociation indices must be contiguous")
            if inner >= len(expanded):
                raise op.error(f"reassociation index {inner} is out of bounds")
            listed += 1
        _verify_group(op, dimension, collapsed[dimension], [expanded[i] for i in group])
    if not collapsed:
        if any(size != 1 for size in expanded):
            raise op.error(
                "rank 0 memrefs can only be extended/collapsed with/from ones"
            )
    elif listed != len(expanded):
        raise op.error(
            f"expanded rank ({len(expanded)}) inconsistent with number of "
            f"reassociation indices ({listed})"
        )


def _verify_group(
    op: Operation, dimension: int, size: int, parts: Sequence[int]
) -> None:
    if (size == DYNAMIC) != (DYNAMIC in parts):
        raise op.error(
            f"collapsed dim ({dimension}) must be dynamic if and only if reassociation "
            "group is dynamic"
        )
    if size != DYNAMIC and product_of(parts) != size:
        raise op.error(
            f"collapsed dim size ({size}) must equal reassociation group size "
            f"({product_of(parts)})"
        )


# Parts --------------------------------------------------------------------------------


@of_signature
def verify_subview(op: SubViewOp) -> None:
    """The rule of `memref.subview`. Raises `Invalid`."""
    source, result = buffer_type(op.source), buffer_type(op.result)
    if source.memory_space is not result.memory_space:
        raise op.bare_error(
            f"different memory spaces specified for base memref type '{source}' and "
            f"subview memref type '{result}'"
        )
    offsets, sizes, strides = (
        [int(number) for number in numbers.values]
        for numbers in (op.static_offsets, op.static_sizes, op.static_strides)
    )
    wanted = subview(source, offsets, sizes, strides)
    if wanted is None:
        raise op.bare_error(f"base type '{source}' is not strided")
    if wanted is not result:
        _verify_part(op, wanted, result, sizes)
    text = out_of_bounds(source.shape, offsets, sizes, strides)
    if text is not None:
        raise op.bare_error(text)


def _verify_part(
    op: Operation, wanted: MemRefType, result: MemRefType, sizes: Sequence[int]
) -> None:
    if result.rank > wanted.rank:
        raise op.bare_error(
            "expected result rank to be smaller or equal to the source rank, but got "
            f"'{result}'"
        )
    if dropped_dimensions(wanted.shape, result.shape) is None:
        raise _unlike(op, wanted, result, "sizes")
    if wanted.element is not result.element:
        raise op.bare_error(
            f"expected result element type to be '{wanted.element}', but got '{result}'"
        )
    if not is_rank_reduced_layout(wanted, result, sizes):
        raise _unlike(op, wanted, result, "layout")


def _unlike(op: Operation, wanted: Type, result: Type, what: str) -> Invalid:
    return op.bare_error(
        f"expected result type to be '{wanted}' or a rank-reduced version. "
        f"(mismatch of result {what}), but got '{result}'"
    )
