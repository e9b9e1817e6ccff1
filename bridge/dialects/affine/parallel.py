"""What `affine.parallel` must be like: its groups of bounds, steps and reductions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from bridge.dialects.affine.scopes import verify_dims_and_symbols
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.types import FloatType, IntegerType, Type
from bridge.ods.rows import table

if TYPE_CHECKING:
    from bridge.dialects.affine.loops import ParallelOp


def verify_parallel(op: ParallelOp) -> None:
    """The op's own rule. Raises `Invalid`."""
    lower, upper = op.lower_bounds_groups, op.upper_bounds_groups
    _verify_dimensions(op, lower.num_elements, upper.num_elements)
    lower_map, upper_map = op.lower_bounds_map.map, op.upper_bounds_map.map
    for side, groups, map_ in (
        ("lower", lower, lower_map),
        ("upper", upper, upper_map),
    ):
        _verify_groups(op, side, groups, len(map_.results))
    if len(op.reductions) != len(op.results):
        raise op.error("a reduction must be specified for each output")
    for kind, result in zip(op.reductions, op.results, strict=True):
        _verify_reduction(op, kind, result.type)
    count = lower_map.num_inputs
    verify_dims_and_symbols(op, op.map_operands[:count], lower_map.num_dims)
    verify_dims_and_symbols(op, op.map_operands[count:], upper_map.num_dims)


def _verify_dimensions(op: ParallelOp, lower: int, upper: int) -> None:
    steps, arguments = len(op.steps), len(op.body.arguments)
    if not steps == arguments == lower == upper:
        raise op.error(
            f"the number of region arguments ({arguments}) and the number of map "
            f"groups for lower ({lower}) and upper bound ({upper}), and the number of "
            f"steps ({steps}) must all match"
        )


def _verify_groups(
    op: ParallelOp, side: str, groups: DenseElementsAttr, results: int
) -> None:
    sizes = [size & 0xFFFFFFFF for size in groups.values]
    if 0 in sizes:
        raise op.error(f"expected {side} bound map to have at least one result")
    # Upstream counts in 32 bits.
    wanted = sum(sizes) & 0xFFFFFFFF
    if wanted != results:
        raise op.error(f"expected {side} bounds map to have {wanted} results")


def _verify_reduction(op: ParallelOp, kind: object, ty: Type) -> None:
    names = {number: name for name, number in reduction_kinds().items()}
    name = names.get(kind.value) if isinstance(kind, IntegerAttr) else None
    if name is None:
        raise op.error("invalid reduction attribute")
    if not _REDUCIBLE[name](ty):
        raise op.error("result type cannot match reduction attribute")


@cache
def reduction_kinds() -> dict[str, int]:
    """The kinds of `arith`'s atomic updates by name, with upstream's numbers."""
    found = table("arith")
    cases = found.data["enums"]["AtomicRMWKindAttr"]["cases"] if found else []
    return {case[-1] if len(case) > 2 else case[0]: case[1] for case in cases}


def _is_float(ty: Type) -> bool:
    return isinstance(ty, FloatType)


def _is_integer(ty: Type) -> bool:
    return isinstance(ty, IntegerType)


def _has_sign(signedness: str) -> Callable[[Type], bool]:
    return lambda ty: isinstance(ty, IntegerType) and ty.signedness == signedness


_REDUCIBLE: Final[dict[str, Callable[[Type], bool]]] = {
    "addf": _is_float,
    "addi": _is_integer,
    "andi": _is_integer,
    "assign": lambda ty: True,
    "maximumf": _is_float,
    "maxnumf": _is_float,
    "maxs": _has_sign("signed"),
    "maxu": _has_sign("unsigned"),
    "minimumf": _is_float,
    "minnumf": _is_float,
    "mins": _has_sign("signed"),
    "minu": _has_sign("unsigned"),
    "mulf": _is_float,
    "muli": _is_integer,
    "ori": _is_integer,
    "xori": _is_integer,
}
"""The types that a kind may reduce: a row for each of upstream's kinds."""
