"""Whether two operations are the same but for their identity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bridge.arguments import checked
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.guard import bulk
from bridge.ir.values import Value

Item = TypeVar("Item")


@checked
def same(
    a: Operation,
    b: Operation,
    *,
    locations: bool = False,
    mapping: dict[Value, Value] | None = None,
) -> bool:
    """Whether two operations, and all they hold, differ in nothing but identity.

    Names of values and labels of blocks are hints and may differ; locations may unless
    asked for. Operands defined inside must be each other's counterparts; one defined
    outside must be its image under `mapping`, or the very same value.
    """
    with bulk:
        comparison = _Comparison({} if mapping is None else dict(mapping), locations)
        return comparison.alike(a, b)


class _Comparison:
    """One comparison under way: which values and blocks stand for which.

    What an operation uses is compared last, when all counterparts are known.
    """

    def __init__(self, values: dict[Value, Value], locations: bool) -> None:
        self.values = values
        self.blocks: dict[Block, Block] = {}
        self.locations = locations

    def alike(self, a: Operation, b: Operation) -> bool:
        pairs = [(a, b)]
        # The list grows while it is read: regions put in what they hold.
        for one, other in pairs:
            if not self._same_head(one, other):
                return False
            for region, counterpart in zip(one.regions, other.regions, strict=True):
                if not self._pair_region(region, counterpart, pairs):
                    return False
        return all(self._same_uses(one, other) for one, other in pairs)

    def _same_head(self, a: Operation, b: Operation) -> bool:
        """Whether all but what they use and hold is the same."""
        return (
            a.name == b.name
            and a.properties is b.properties
            and a.attributes is b.attributes
            and len(a.regions) == len(b.regions)
            and (not self.locations or a.location is b.location)
            and self._pair_values(a.results, b.results)
        )

    def _pair_region(
        self, a: Region, b: Region, pairs: list[tuple[Operation, Operation]]
    ) -> bool:
        if len(a.blocks) != len(b.blocks):
            return False
        for block, counterpart in zip(a.blocks, b.blocks, strict=True):
            if len(block) != len(counterpart):
                return False
            if not self._pair_arguments(block, counterpart):
                return False
            self.blocks[block] = counterpart
            pairs += zip(block, counterpart, strict=True)
        return True

    def _pair_arguments(self, a: Block, b: Block) -> bool:
        if not self._pair_values(a.arguments, b.arguments):
            return False
        return not self.locations or all(
            x.location is y.location
            for x, y in zip(a.arguments, b.arguments, strict=True)
        )

    def _pair_values(self, a: Sequence[Value], b: Sequence[Value]) -> bool:
        if [v.type for v in a] != [v.type for v in b]:
            return False
        self.values.update(zip(a, b, strict=True))
        return True

    def _same_uses(self, a: Operation, b: Operation) -> bool:
        return _images(a.operands, self.values) == [*b.operands] and _images(
            a.successors, self.blocks
        ) == [*b.successors]


def _images(items: Sequence[Item], images: dict[Item, Item]) -> list[Item]:
    return [images.get(item, item) for item in items]
