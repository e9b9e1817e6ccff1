"""Names of canonical loops, of what stands for them, and of their bodies.

A loop is named by its position among the loops around it: `iv_d1` is one deeper in a
nest, `iv_s2` the third of several in a row, `iv_r1` in an operation's second region.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bridge.ir.attributes import IntegerAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.values import Use
from bridge.ods.rows import row
from bridge.op.value_names import ResultName

LOOP: Final = "omp.canonical_loop"


@dataclass(slots=True)
class _Place:
    """The position of an operation in a region, or of a region in its op."""

    number: int
    alone: bool
    """Whether nothing else of the kind is beside it."""
    op: Operation | None = None
    """The operation at that position; none for a region."""
    depth: int = 0
    """How many loops of the same nest are around it."""
    left_out: bool = False

    @property
    def is_loop(self) -> bool:
        return self.op is not None and self.op.name == LOOP

    @property
    def suffix(self) -> str:
        if self.op is None:
            return f"_r{self.number}"
        return f"_d{self.depth}" if self.depth else f"_s{self.number}"


def loop_name(prefix: str, loop: Operation) -> str:
    """The name of a loop by its position."""
    places = _places(loop)
    _count_depths(places)
    _leave_out_nests(places)
    for place in places:
        if place.op is not None and place.alone and not place.is_loop:
            place.left_out = True
    # The only one at a position that has a suffix already needs none of its own.
    emitted = True
    for place in reversed(places):
        place.left_out |= emitted and place.alone
        emitted = place.op is None and (emitted or not place.left_out)
    shown = [place.suffix for place in reversed(places) if not place.left_out]
    return prefix + "".join(shown)


def _places(op: Operation) -> list[_Place]:
    """From the innermost: operations, and the regions they are in, in turn."""
    found: list[_Place] = []
    here: Operation | None = op
    while here is not None and here.parent is not None:
        region = here.parent.parent
        if region is None:
            break
        number, alone = _position(here, region)
        found.append(_Place(number, alone, here))
        outer = region.parent
        several = outer is not None and len(outer.regions) > 1
        isolated = outer is None or _is_isolated(outer)
        index = outer.regions.index(region) if outer is not None else 0
        kept = several and not isolated
        found.append(_Place(index, alone=not kept, left_out=not kept))
        if isolated:
            break
        here = outer
    return found


def _is_isolated(op: Operation) -> bool:
    line = row(op.name)
    return line is not None and line.has_trait("IsolatedFromAbove")


def _position(op: Operation, region: Region) -> tuple[int, bool]:
    """How many ops with regions come before an op, and whether there is one at most.

    Blocks count in the order in which control may reach them.
    """
    number = position = 0
    for block in _reverse_post_order(region.blocks[0]):
        for other in block:
            if other is op:
                position = number
            number += bool(other.regions)
    return position, number < 2


def _reverse_post_order(entry: Block) -> list[Block]:
    seen = {entry}
    left: list[Block] = []
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        following = next((s for s in successors if s not in seen), None)
        if following is None:
            left.append(block)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(following.successors)))
    return left[::-1]


def _count_depths(places: list[_Place]) -> None:
    around = 0
    for place in reversed(places):
        if place.op is None:
            around = around if place.left_out else 0
            continue
        # Several in one region are each the outermost of a nest.
        around = around if place.alone else 0
        place.depth = around
        around += place.is_loop


def _leave_out_nests(places: list[_Place]) -> None:
    """In a nest only the innermost loop has its depth in its name."""
    in_nest = False
    for place in places:
        if place.left_out or place.op is None:
            continue
        if not in_nest:
            in_nest = place.depth > 0
            continue
        place.left_out |= place.alone
        in_nest = place.depth > 0


def handle_name(op: Operation) -> str:
    """What stands for a loop is called by what makes the loop."""
    for use in op.results[0].uses:
        name = _made_by(use)
        if name:
            return name
    return "cli"


def _made_by(use: Use) -> str:
    maker = use.op
    if maker.name == LOOP:
        return loop_name("canonloop", maker)
    if maker.name not in ("omp.tile", "omp.fuse"):
        return ""
    line = row(maker.name)
    start, end = line.operands.bounds(maker, 0) if line is not None else (0, 0)
    if not start <= use.index < end:
        return ""
    index = use.index - start
    if maker.name == "omp.fuse":
        first = maker.get("first")
        fused = not isinstance(first, IntegerAttr) or first.value == index
        return "fused" if fused else "canonloop_fuse"
    half = (end - start) // 2
    return f"grid{index + 1}" if index < half else f"intratile{index - half + 1}"


RESULT_NAMES: Final[Mapping[str, ResultName]] = {"new_cli": handle_name}
