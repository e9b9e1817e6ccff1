"""test-single-fold: each operation is folded once, from the last to the first."""

from __future__ import annotations

from collections.abc import Sequence

from bridge import Operation, Region, Value
from bridge.ir.attributes import Attribute
from bridge.ir.cloning import clone
from bridge.ir.locations import UNKNOWN_LOC
from bridge.op.folding import IS_CONSTANT, fold
from bridge.op.traits import has_trait
from bridge.passes import Pass
from bridge.rewrite.constants import folded_values

Key = tuple[Region, str, Attribute, object]


class SingleFold(Pass, name="test-single-fold"):
    """Folds each operation, and puts constants at the start of what is isolated."""

    max_iterations: int = 1

    def run(self, op: Operation) -> None:
        constants = _Constants()
        for found in reversed(list(op.walk())):
            if found is not op and found.parent is not None:
                self._fold(found, constants)
        for made in constants.made.values():
            if not made.result.has_uses:
                made.erase()

    def _fold(self, op: Operation, constants: _Constants) -> None:
        values = self._values(op)
        if values is None:
            return
        for old, new in zip(op.results, values, strict=True):
            old.replace_all_uses(constants.kept(op, new))
        op.erase()

    def _values(self, op: Operation) -> Sequence[Value] | None:
        """What an operation folds to; a constant to another one."""
        if IS_CONSTANT[type(op)]:
            return clone(op).results
        results = fold(op)
        for _ in range(1, self.max_iterations):
            if results is not None and tuple(results) == op.results:
                results = fold(op)
        if results is None or tuple(results) == op.results:
            return None
        return folded_values(op, results)


class _Constants:
    """The constants of each isolated region, each once."""

    def __init__(self) -> None:
        self.made: dict[Key, Operation] = {}

    def kept(self, op: Operation, value: Value) -> Value:
        """What stands for a value that an operation is folded to."""
        made = value.defining_op
        if made is None or made.parent is not None:
            return value
        region = _home(op)
        key = (region, made.name, made.properties, value.type)
        entry = region.blocks[0]
        first = entry.first
        assert first is not None  # what is folded is inside
        if key not in self.made:
            entry.insert_before(first, made)
            made.location = UNKNOWN_LOC
            self.made[key] = made
        elif op.parent is entry and self.made[key] is not first:
            # It must come before what uses it now.
            self.made[key].move_before(first)
        return self.made[key].result


def _home(op: Operation) -> Region:
    region = op.parent_region
    while True:
        assert region is not None  # the pass runs on what is in one
        around = region.parent
        if around is None or around.parent is None:
            return region
        if has_trait(around, "IsolatedFromAbove") or type(around) is Operation:
            return region
        region = around.parent_region
