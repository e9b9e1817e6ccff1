"""The pass that tests what loops can be fused, and by which slices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bridge import Block, Operation
from bridge.dialects import affine
from bridge.passes import Pass
from bridge.passes.polyhedral.fusing import Fusion, can_fuse, fuse
from bridge.passes.polyhedral.slices import Slice
from test_dialect.output import remark
from test_dialect.passes.affine_accesses import loops_around

Pair = tuple[affine.ForOp, affine.ForOp]
Numbers = tuple[int, int]


class LoopFusionTest(Pass, name="test-loop-fusion", anchor="func.func"):
    """Tells of, or does, the fusions of all pairs of loops at the same depth."""

    test_loop_fusion_dependence_check: bool = False
    test_loop_fusion_slice_computation: bool = False
    test_loop_fusion_utilities: bool = False

    def run(self, op: Operation) -> None:
        if self.test_loop_fusion_utilities:
            while _on_pairs(loops_by_depth(op), _fuse, once=True):
                pass
            return
        levels = loops_by_depth(op)
        if self.test_loop_fusion_dependence_check:
            _on_pairs(levels, _tell_of_dependence)
        if self.test_loop_fusion_slice_computation:
            _on_pairs(levels, _tell_of_slice)


def loops_by_depth(op: Operation) -> list[list[affine.ForOp]]:
    """The loops of a function by how many loops are around them."""
    levels: list[list[affine.ForOp]] = []
    blocks: list[tuple[Block, int]] = [
        (block, 0) for block in reversed(op.regions[0].blocks)
    ]
    while blocks:
        block, depth = blocks.pop()
        loops = [loop for loop in block if isinstance(loop, affine.ForOp)]
        if loops and depth == len(levels):
            levels.append([])
        if loops:
            levels[depth] += loops
        blocks += [(loop.body, depth + 1) for loop in reversed(loops)]
    return levels


def _on_pairs(
    levels: Sequence[Sequence[affine.ForOp]],
    tell: Callable[[Pair, Numbers, int, int], bool],
    *,
    once: bool = False,
) -> bool:
    """Tries each pair of loops at the same depth, in both orders."""
    for depth, loops in enumerate(levels):
        for j, first in enumerate(loops):
            for k, second in enumerate(loops):
                done = j != k and tell((first, second), (j, k), depth, len(levels))
                if done and once:
                    return True
    return False


def _tell_of_dependence(pair: Pair, numbers: Numbers, depth: int, limit: int) -> bool:
    for level in range(depth + 1, limit + 1):
        if can_fuse(*pair, level)[0] is Fusion.BLOCK_DEPENDENCE:
            text = (
                "block-level dependence preventing fusion of loop nest "
                f"{numbers[0]} into loop nest {numbers[1]} at depth {depth}"
            )
            remark(pair[0], text)
    return False


_TOLD = {Fusion.POSSIBLE: "slice", Fusion.WRONG_SLICE: "Incorrect slice"}


def _tell_of_slice(pair: Pair, numbers: Numbers, depth: int, limit: int) -> bool:
    for level in range(depth + 1, limit + 1):
        result, found = can_fuse(*pair, level)
        if found is not None and result in _TOLD:
            text = (
                f"{_TOLD[result]} ( src loop: {numbers[0]}, dst loop: {numbers[1]}, "
                f"depth: {level} : {_shown(found)})"
            )
            remark(pair[1], text)
    return False


def _shown(found: Slice) -> str:
    before = found.before
    block = before.parent
    assert block is not None  # it is in a loop
    index = next(n for n, op in enumerate(block) if op is before)
    place = f"insert point: ({len(loops_around(before))}, {index})"
    bounds = zip(found.lowers, found.uppers, strict=True)
    shown = [f"[{_map(low)}, {_map(high)}] " for low, high in bounds]
    return f"{place} loop bounds: {''.join(shown)}"


def _map(bound: object) -> str:
    return "<<NULL AFFINE MAP>>" if bound is None else str(bound)


def _fuse(pair: Pair, numbers: Numbers, depth: int, limit: int) -> bool:
    for level in range(depth + 1, limit + 1):
        result, found = can_fuse(*pair, level)
        if result is Fusion.POSSIBLE and found is not None:
            fuse(pair[0], found)
            if not any(one.users for one in pair[0].results):
                pair[0].erase()
            return True
    return False
