"""The order of uses after reading a text, where after reading bytecode it differs.

A new use goes to the front of its value's list. Text makes an operation after those in
its regions, bytecode before them; and what was used before its definition changes sides
when the definition comes. Few values are affected, and most modules have none.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

from bridge import native
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.values import AnyLocation, BlockArgument, OpResult, Value, uses_of
from bridge.ir.walk import walk
from bridge.ods.rows import row
from bridge.upstream.bytecode_format import NoCodec

Orders = dict[Value, list[int]]


def use_orders(module: Operation) -> tuple[Orders, Iterable[AnyLocation]]:
    """For each value affected, its uses, the last made first; and all locations.

    Raises `NoCodec` where one belongs to an operation that is not in the module.
    """
    try:
        if native.COMPILED:
            compiled = native.core.Clock(_Graphs(), Isolated())
            return compiled.orders(module), compiled.places
        clock = _Clock()
        clock.places.append(module.any_location)
        clock.visit(module)
        orders = {value: clock.order(value) for value in clock.suspects}
    except KeyError:
        raise NoCodec("a value is used or made outside the module") from None
    unusual = {v: order for v, order in orders.items() if order != sorted(order)}
    return unusual, clock.places


def _add_early_uses(
    region: Region, isolated: Isolated, found: dict[Value, None]
) -> None:
    defined: set[Value] = set()
    for block in region.blocks:
        defined.update(block.arguments)
        for top in block:
            alone = not top.regions or isolated[top.name]
            for op in (top,) if alone else walk(top):
                for value in op.operands:
                    if value not in defined and len(uses_of(value)) > 1:
                        holder = value.block
                        if holder is not None and holder.parent is region:
                            found[value] = None
            defined.update(top.results)


class Isolated(dict[str, bool]):
    """Whether what an op holds can use nothing from outside, by its name."""

    def __missing__(self, name: str) -> bool:
        found = row(name)
        self[name] = isolated = found is not None and found.isolated
        return isolated


class _Graphs(dict[str, bool]):
    """Whether operations in the regions of an op, by its name, have no order."""

    def __missing__(self, name: str) -> bool:
        found = row(name)
        self[name] = has = found is None or found.has_trait("HasOnlyGraphRegion")
        return has


class _Clock:
    """When each operation is made: by bytecode as it begins, by text as it ends."""

    def __init__(self) -> None:
        self.suspects: dict[Value, None] = {}
        """Values used several times, by what has regions or before they are defined."""
        self.places: list[AnyLocation] = []
        """Those of operations and arguments, in their order."""
        self._time = 0
        self.begun: dict[Operation, int] = {}
        self.ended: dict[int, int] = {}
        """The ends of operations with regions; others end as they begin."""
        self.entered: dict[Block, int] = {}
        self.graphs = _Graphs()
        self.isolated = Isolated()

    def visit(self, op: Operation) -> None:
        """Counts an operation with regions, and all it holds."""
        begun, places = self.begun, self.places
        start = time = self._time
        begun[op] = time
        for value in op.operands:
            if len(uses_of(value)) > 1:
                self.suspects[value] = None
        for region in op.regions:
            if len(region.blocks) > 1 or self.graphs[op.name]:
                _add_early_uses(region, self.isolated, self.suspects)
            for block in region.blocks:
                time += 1
                self.entered[block] = time
                for argument in block.arguments:
                    places.append(argument.any_location)
                inner = block.first
                while inner is not None:
                    time += 1
                    places.append(inner.any_location)
                    if inner.regions:
                        self._time = time
                        self.visit(inner)
                        time = self._time
                    else:
                        begun[inner] = time
                    inner = inner.next
        self._time = self.ended[start] = time + 1

    def order(self, value: Value) -> list[int]:
        """The positions in the text's list of the uses as bytecode lists them.

        None at all where both are plainly the same.
        """
        begun, ended = self.begun, self.ended
        starts = sorted([begun[op] for op in uses_of(value)])
        ends = [ended.get(start, start) for start in starts]
        made = sorted(ends)
        # What an operation uses of its own is used before it is made.
        early = bisect_right(made, self._defined(value))
        if made == ends and early < 2:
            return _USUAL
        uses = sorted(range(len(ends)), key=ends.__getitem__)
        places = [0] * len(ends)
        for place, use in enumerate([*reversed(uses[early:]), *uses[:early]]):
            places[use] = place
        return places[::-1]

    def _defined(self, value: Value) -> int:
        if isinstance(value, BlockArgument):
            return self.entered[value.owner]
        if isinstance(value, OpResult):
            start = self.begun[value.op]
            return self.ended.get(start, start)
        return 0


_USUAL: Final[list[int]] = []
