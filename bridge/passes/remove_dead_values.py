"""`remove-dead-values`: what nothing is computed of that matters is not computed.

As upstream's pass of this name, through regions, branches and the calls of private
functions: arguments that nobody needs are not passed, results not returned.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge.analysis.needed import edges_of, kept_by_branch, needed_values
from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import FunctionType
from bridge.ir.walk import walk, walk_post_order
from bridge.op.interfaces.calls import call_arguments
from bridge.op.interfaces.control_flow import RegionBranch, passed
from bridge.op.interfaces.effects import is_memory_effect_free
from bridge.op.traits import has_trait
from bridge.passes.dead_values import DeadValues, Shortened, clean
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import CanonicalPatterns, has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["RemoveDeadValues"]


class RemoveDeadValues(Pass, name="remove-dead-values"):
    """Remove dead values."""

    canonicalize: bool = True

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        made = _Removal(op).run()
        _erase_unused(made)
        if self.canonicalize:
            branches = [x for x in walk_post_order(op) if isinstance(x, RegionBranch)]
            apply_greedily(op, CanonicalPatterns(), top_down=False, chosen=branches)
            _erase_unused(made)


def _erase_unused(made: Sequence[Operation]) -> None:
    for op in made:
        if op.parent is not None and not op.result.has_uses:
            op.erase()


class _Removal:
    """What is dead: operations, and where values are passed that nobody needs."""

    def __init__(self, root: Operation) -> None:
        self._root = root
        self._needed = needed_values(root)
        self.found = DeadValues()

    def run(self) -> list[Operation]:
        """Finds what is dead, then removes it; the poison that is put there."""
        for op in walk_post_order(self._root):
            if op is not self._root:
                self._visit(op)
        return clean(self.found)

    def _visit(self, op: Operation) -> None:
        if has_trait(op, "FunctionOpInterface"):
            self._function(op)
        elif isinstance(op, RegionBranch):
            self._region_branch(op)
        elif has_trait(op, "BranchOpInterface"):
            self._branch(op)
        elif not has_trait(op, "Terminator") and not has_trait(op, "CallOpInterface"):
            self._plain(op)

    def _is_needed(self, values: Iterable[Value]) -> bool:
        return any(value in self._needed for value in values)

    def _is_lost(self, op: Operation) -> bool:
        """Whether it does nothing but make what nobody needs."""
        return is_memory_effect_free(op) and not self._is_needed(op.results)

    def _plain(self, op: Operation) -> None:
        # What is not needed is never an operand of what has effects and may run.
        if not all(v in self._needed for v in op.operands) or self._is_lost(op):
            self.found.dead[op] = None

    def _function(self, op: Operation) -> None:
        callables = self._needed.callables
        calls = callables.calls.get(op, [])
        ty = op.properties.get("function_type")
        if not callables.has_known_calls(op) or not callables.has_body(op):
            return
        if not isinstance(ty, TypeAttr) or not isinstance(ty.type, FunctionType):
            return
        if any(call_arguments(call) is None for call in calls):
            return
        entry = op.regions[0].blocks[0]
        arguments = {a.index for a in entry.arguments if a not in self._needed}
        results = {
            i
            for i in range(len(ty.type.results))
            if not self._is_needed(call.results[i] for call in calls)
        }
        self.found.functions.append(Shortened(op, calls, arguments, results))

    def _region_branch(self, op: RegionBranch) -> None:
        if self._is_lost(op):
            self.found.dead[op] = None
            return
        inputs: dict[tuple[Operation, int], list[Value]] = {}
        for giver, edge in edges_of(op):
            first = len(giver.operands) - len(edge.operands)
            for i, value in enumerate(edge.inputs, first):
                inputs.setdefault((giver, i), []).append(value)
        for (giver, i), values in inputs.items():
            if giver.operands[i] not in self._needed or not self._is_needed(values):
                self.found.poisoned.setdefault(giver, []).append(i)

    def _branch(self, op: Operation) -> None:
        if not all(value in self._needed for value in kept_by_branch(op)):
            self.found.dead[op] = None
            return
        for block, values in zip(op.successors, passed(op), strict=True):
            made = len(block.arguments) - len(values)
            for i, value in enumerate(values, made):
                if value not in self._needed:
                    self.found.arguments.setdefault(block, set()).add(i)
