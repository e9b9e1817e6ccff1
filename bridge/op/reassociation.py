"""Other shapes for the same elements: dimensions made one, or one made several."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import prod
from typing import Any

from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import shape_of
from bridge.ir.types import DYNAMIC
from bridge.op.interfaces.slices import verify_dynamic_sizes

Reassociation = list[list[int]]
"""For each collapsed dimension the expanded ones, in order."""


def groups_of(attr: Attribute | None) -> Reassociation:
    """The groups that an attribute of arrays of integers holds."""
    if not isinstance(attr, ArrayAttr):
        return []
    return [_group(group) for group in attr if isinstance(group, ArrayAttr)]


def _group(attr: ArrayAttr) -> list[int]:
    return [index.value for index in attr if isinstance(index, IntegerAttr)]


def verify_length(op: Operation, length: int, rank: int, what: str) -> None:
    """Whether the length of an operand that holds a shape is the result's rank.

    Raises `Invalid`.
    """
    if length == DYNAMIC:
        raise op.error(
            "cannot use shape operand with dynamic length to reshape to "
            f"statically-ranked {what} type"
        )
    if length != rank:
        raise op.error(f"length of shape operand differs from the result's {what} rank")


def verify_output_shape(op: Any, shape: Sequence[int], what: str) -> None:
    """Whether the sizes given to an expansion are those of its result.

    Raises `Invalid`.
    """
    static = op.static_output_shape.values
    given, wanted = len(op.output_shape), static.count(DYNAMIC)
    if len(static) != len(shape):
        raise op.error(
            f"expected number of static shape {what} to be equal to the output rank "
            f"({len(shape)}) but found {len(static)} inputs instead"
        )
    if given != wanted:
        raise op.error(
            "mismatch in dynamic dims in output_shape and static_output_shape: "
            f"static_output_shape has {wanted} dynamic dims while output_shape has "
            f"{given} values"
        )
    verify_dynamic_sizes(op, shape, op.output_shape)
    for position, size in enumerate(shape):
        if size not in (DYNAMIC, static[position]):
            raise op.error(f"invalid output shape provided at pos {position}")


# Reshapes of reshapes -----------------------------------------------------------------


def composed(inner: Reassociation, outer: Reassociation) -> Reassociation | None:
    """The groups of two collapses, or of two expansions, as those of one.

    `inner` groups the dimensions of the higher rank, `outer` those of the rank between.
    Upstream: `composeReassociationIndices`.
    """
    if len(inner) <= len(outer):
        return None
    if outer and len(inner) != sum(map(len, outer)):
        return None
    return [[index for n in group for index in inner[n]] for group in outer]


def covering(finer: Reassociation, coarser: Reassociation) -> Reassociation | None:
    """The groups of `finer` that make up each of `coarser`, by their numbers.

    Both group the same dimensions. None where a group of one crosses those of the
    other, or has none.
    """
    if not all(finer) or not all(coarser):
        return None
    found: Reassociation = []
    number = 0
    for group in coarser:
        covered: list[int] = []
        while number < len(finer) and finer[number][-1] <= group[-1]:
            covered.append(number)
            number += 1
        if not covered or finer[covered[-1]][-1] != group[-1]:
            return None
        found.append(covered)
    return found


def collapsing(source: Sequence[int], target: Sequence[int]) -> Reassociation | None:
    """Groups of a shape's dimensions that make them another's, the first ones short.

    A static size is that of a group of static ones, a dynamic size of a group with a
    dynamic one.
    """
    if not target:
        return [] if all(size == 1 for size in source) else None

    @cache
    def ends(start: int, number: int) -> tuple[int, ...] | None:
        """Where the groups of the sizes from a number on end."""
        if number == len(target):
            return () if start == len(source) else None
        for end in range(start + 1, len(source) + 1):
            if _makes(source[start:end], target[number]):
                rest = ends(end, number + 1)
                if rest is not None:
                    return (end, *rest)
        return None

    found = ends(0, 0)
    if found is None:
        return None
    return [list(range(a, b)) for a, b in pairwise((0, *found))]


def _makes(group: Sequence[int], size: int) -> bool:
    if DYNAMIC in group:
        return size == DYNAMIC
    return prod(group) == size


def regrouped(
    higher: Reassociation,
    lower: Reassociation,
    source: Sequence[int],
    target: Sequence[int],
) -> Reassociation | None:
    """How a shape is collapsed to another of a lower rank, of which both are expanded.

    `higher` and `lower` say which of their dimensions are one between. None where
    sizes that are not known would have to be guessed, or a group has no dimension.
    Upstream: `ComposeExpandOfCollapseOp`.
    """
    if not higher:
        return collapsing(source, target)
    if not all(higher) or not all(lower):
        return None
    found: Reassociation = []
    for many, few in zip(higher, lower, strict=True):
        sizes, wanted = [source[i] for i in many], [target[i] for i in few]
        if sizes.count(DYNAMIC) > 1 and wanted.count(DYNAMIC) > 1:
            return None
        # Beside a zero any size makes as many elements; upstream takes it for known.
        if 0 in wanted and DYNAMIC in wanted:
            return None
        if len(sizes) == len(wanted) and sizes != wanted:
            return None
        groups = collapsing(sizes, wanted)
        if groups is None:
            return None
        found += [[many[0] + i for i in group] for group in groups]
    return found


def unreshaped(op: Operation, inverse: type[Operation]) -> Value | None:
    """What a reshape gives back: what it changes nothing of, or another reshaped.

    `inverse` is the class of the ops that reshape the other way. Upstream:
    `foldReshapeOp`.
    """
    source, result = op.operands[0], op.results[0].type
    if source.type is result:
        return source
    before = source.defining_op
    if not isinstance(before, inverse) or before.operands[0].type is not result:
        return None
    shape, between = shape_of(result) or (), shape_of(source.type) or ()
    if _says_all(shape):
        return before.operands[0]
    groups = groups_of(op.properties["reassociation"])
    if groups != groups_of(before.properties["reassociation"]):
        return None
    # What is made several and one again has its size; of what is made one and several
    # again the sizes are those given.
    is_same = len(shape) < len(between) or all(
        _says_all([shape[i] for i in group]) for group in groups
    )
    return before.operands[0] if is_same else None


def _says_all(sizes: Sequence[int]) -> bool:
    """Whether the number of elements says what all sizes are.

    It does not of one beside a zero; upstream takes it for known.
    """
    return DYNAMIC not in sizes or (sizes.count(DYNAMIC) == 1 and 0 not in sizes)
