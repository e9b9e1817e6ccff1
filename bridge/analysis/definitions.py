"""Which writes of memory may be what a read finds."""

from __future__ import annotations

from bridge.analysis.aliases import alias
from bridge.analysis.dataflow import DenseForward
from bridge.arguments import checked
from bridge.ir.core import BlockArgument, Operation, Value
from bridge.op.interfaces.effects import effects_of, runs_regions, states_effects
from bridge.op.interfaces.polyhedral import Access, AffineAccess
from bridge.op.traits import has_trait

Operations = frozenset[Operation]


class _Reaching(DenseForward[Operations]):
    def entry(self) -> Operations:
        return frozenset()

    def join(self, one: Operations, other: Operations) -> Operations:
        return one | other

    def transfer(self, op: Operation, before: Operations) -> Operations:
        if not _may_write(op):
            return before
        return frozenset(one for one in before if not _overwrites(op, one)) | {op}


class ReachingDefinitions:
    """The writes inside an operation that reach each place."""

    def __init__(self, root: Operation, *, distinct_arguments: bool) -> None:
        self._found = _Reaching().solve(root)
        self._distinct = distinct_arguments

    @checked
    def before(self, op: Operation) -> Operations:
        """The writes of which something may be left before an operation.

        Nothing of what control never comes to.
        """
        return self._found.get(op, frozenset())

    @checked
    def of(self, op: Operation) -> Operations:
        """The writes that an operation may find where it reads.

        What memory held at the beginning is none of them.
        """
        effects = effects_of(op)
        if effects is None:
            known = runs_regions(op) and not states_effects(op)
            return frozenset() if known else self.before(op)
        read = [effect.value for effect in effects if effect.kind == "Read"]
        return frozenset(
            one for one in self.before(op) if any(self._meets(one, v) for v in read)
        )

    def _meets(self, op: Operation, value: Value | None) -> bool:
        """Whether a write may be to the memory of a value."""
        effects = effects_of(op)
        if value is None or effects is None:
            return True
        return any(
            effect.value is None
            or alias(effect.value, value, distinct_arguments=self._distinct) != "no"
            for effect in effects
            if effect.kind == "Write"
        )


@checked
def reaching_definitions(
    root: Operation, *, distinct_arguments: bool = False
) -> ReachingDefinitions:
    """Which writes reach which places inside an operation, by all ways of control.

    A write is gone where another one surely goes to the same elements. An operation of
    which nothing is known may write anything.
    """
    return ReachingDefinitions(root, distinct_arguments=distinct_arguments)


def _may_write(op: Operation) -> bool:
    effects = effects_of(op)
    if effects is None:
        return states_effects(op) or not runs_regions(op)
    return any(effect.kind == "Write" for effect in effects)


def _overwrites(op: Operation, other: Operation) -> bool:
    """Whether nothing is left of what another operation wrote."""
    if op is other:
        return True
    if not isinstance(op, AffineAccess) or not isinstance(other, AffineAccess):
        return False
    one, before = op.access(), other.access()
    return _place(one) == _place(before) and all(
        map(_is_fixed, (one.memref, *one.subscripts.operands))
    )


def _place(access: Access) -> tuple[object, ...]:
    """What says which elements are touched."""
    applied = access.subscripts
    values = tuple(map(id, applied.operands))
    return id(access.memref), applied.map, values, tuple(access.extents)


def _is_fixed(value: Value) -> bool:
    """Whether it is computed once: no loop is around it, and none of branches."""
    block = value.block if isinstance(value, BlockArgument) else None
    if block is None:
        op = value.defining_op
        block = None if op is None else op.parent
    around = None if block is None else block.parent_op
    return (
        block is not None
        and block.is_entry
        and around is not None
        and has_trait(around, "IsolatedFromAbove")
    )
