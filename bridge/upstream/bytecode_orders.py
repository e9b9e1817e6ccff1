"""The order of uses that reading a text gives, where reading bytecode gives another.

A new use goes to the front of its value's list. Text makes an operation behind those in
its regions, bytecode before them; and what was used before its definition changes sides
when the definition comes. Few values are affected, and most modules have none.
"""

from __future__ import annotations

from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.values import BlockArgument, OpResult, Value
from bridge.ir.walk import walk

Orders = dict[Value, list[int]]


def use_orders(module: Operation) -> Orders:
    """For each value affected, where its uses stand, the last made first."""
    clock = _Clock()
    clock.visit(module)
    if not clock.suspects:
        return {}
    orders = {value: clock.order(value) for value in clock.suspects}
    return {v: order for v, order in orders.items() if order != sorted(order)}


def _add_early_uses(region: Region, found: dict[Value, None]) -> None:
    defined: set[Value] = set()
    for block in region.blocks:
        defined.update(block.arguments)
        for top in block:
            for op in walk(top):
                for value in op._operands:
                    if value not in defined and len(value._uses) > 1:
                        holder = value.block
                        if holder is not None and holder.parent is region:
                            found[value] = None
            defined.update(top.results)


class _Clock:
    """When each operation is made: by bytecode, and by text."""

    def __init__(self) -> None:
        self.suspects: dict[Value, None] = {}
        """Values used several times, by what has regions or before they are defined."""
        self._by_bytecode: dict[Operation, int] = {}
        self._by_text: dict[Operation, int] = {}
        self._entered: dict[Block, int] = {}

    def visit(self, op: Operation) -> None:
        """Counts an operation with regions, and all it holds."""
        by_bytecode = self._by_bytecode
        by_text = self._by_text
        by_bytecode[op] = len(by_bytecode)
        for value in op._operands:
            if len(value._uses) > 1:
                self.suspects[value] = None
        for region in op.regions:
            if len(region.blocks) > 1:
                _add_early_uses(region, self.suspects)
            for block in region.blocks:
                self._entered[block] = len(by_text)
                inner = block.first
                while inner is not None:
                    if inner.regions:
                        self.visit(inner)
                    else:
                        by_bytecode[inner] = len(by_bytecode)
                        by_text[inner] = len(by_text)
                    inner = inner._next
        by_text[op] = len(by_text)

    def order(self, value: Value) -> list[int]:
        """The places in the text's list of the uses as bytecode lists them."""
        uses = [
            (op, index)
            for op in value.users
            for index, operand in enumerate(op._operands)
            if operand is value
        ]
        defined = self._defined(value)
        made = sorted(uses, key=lambda use: (self._by_text[use[0]], use[1]))
        early = [use for use in made if self._by_text[use[0]] < defined]
        late = made[len(early) :]
        place = {use: i for i, use in enumerate([*reversed(late), *early])}
        uses.sort(key=lambda use: (self._by_bytecode[use[0]], use[1]), reverse=True)
        return [place[use] for use in uses]

    def _defined(self, value: Value) -> int:
        if isinstance(value, OpResult):
            return self._by_text[value.op]
        if isinstance(value, BlockArgument):
            return self._entered[value.owner]
        return 0
