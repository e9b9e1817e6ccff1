"""Static control parts: nests whose statements can be given another order.

A statement is what a block does between two loops: operations that run together, in
their order. What is pure, and only used further inside, belongs to what uses it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import islpy as isl

from bridge.analysis.accesses import Touched, touched_by
from bridge.analysis.dependences import Dependence, dependences_among
from bridge.analysis.nests import Model, Statement, root_of
from bridge.analysis.unknown import NotKnown, answering
from bridge.arguments import checked
from bridge.ir.core import Block, Operation, Value
from bridge.ir.values import BlockArgument
from bridge.op.interfaces.effects import is_pure
from bridge.op.interfaces.polyhedral import AffineGuard, AffineLoops
from bridge.op.traits import has_trait

__all__ = ["Scop", "ScopStatement", "scop"]

_SEVERAL: Final = "uses what another statement computes"


@dataclass(frozen=True, slots=True)
class ScopStatement:
    """Operations that run together, by a name."""

    name: str
    ops: tuple[Operation, ...]
    where: Statement
    accesses: tuple[Touched, ...]

    @property
    def variables(self) -> list[Value]:
        """Of the loops around it, the outer first."""
        return [loop.bounds.variable for loop in self.where.loops]

    @property
    def domain(self) -> isl.Set:
        """The iterations that it runs in."""
        found: isl.Set = self.where.domain().coalesce().set_tuple_name(self.name)
        return found


@dataclass(frozen=True, slots=True)
class Scop:
    """Nests in one block, by their statements and what must stay in order."""

    model: Model
    statements: tuple[ScopStatement, ...]
    dependences: isl.UnionMap
    """From iterations of statements to those that must be later."""

    @property
    def domain(self) -> isl.UnionSet:
        """The iterations of all statements."""
        found = isl.UnionSet("{ }")
        for statement in self.statements:
            found = found.union(isl.UnionSet.from_set(statement.domain))
        return found


@checked
@answering
def scop(roots: Sequence[Operation], *, distinct_arguments: bool = False) -> Scop:
    """The statements of nests that follow one another in a block.

    `Unknown` where a loop carries values, where a statement uses what another one has
    read or computed of what was read, where an operation does more than touch elements
    of memory, and as `dependences`. Raises `ValueError` without a nest.
    """
    if not roots:
        raise ValueError("scop: there is no nest")
    model = Model(root_of(roots[0]))
    statements: list[ScopStatement] = []
    for root in roots:
        for ops in _groups(root):
            found = _statement(model, ops, f"S{len(statements)}", roots)
            if found is not None:
                statements.append(found)
    by_op = {op: one for one in statements for op in one.ops}
    accesses = [access for one in statements for access in one.accesses]
    kept = isl.UnionMap("{ }")
    for one in dependences_among(accesses, distinct_arguments=distinct_arguments):
        relation = _named(one, by_op)
        if not relation.is_empty():
            kept = kept.union(isl.UnionMap.from_map(relation))
    return Scop(model, tuple(statements), kept.coalesce())


def _named(found: Dependence, by_op: dict[Operation, ScopStatement]) -> isl.Map:
    """A dependence of statements, without that of one iteration of one on itself."""
    source, sink = by_op[found.source], by_op[found.sink]
    relation = found.relation
    if source is sink:
        relation = relation.subtract(isl.Map.identity(relation.get_space()))
    relation = relation.set_tuple_name(isl.dim_type.in_, source.name)
    return relation.set_tuple_name(isl.dim_type.out, sink.name)


def _groups(op: Operation) -> Iterator[list[Operation]]:
    """The operations of blocks inside a loop or a condition, between such."""
    if op.results or not isinstance(op, AffineLoops | AffineGuard):
        carries = "carries values on" if op.results else "is no affine loop"
        raise NotKnown(carries, op)
    for region in op.regions:
        for block in region.blocks:
            yield from _groups_in(block)


def _groups_in(block: Block) -> Iterator[list[Operation]]:
    together: list[Operation] = []
    for op in block:
        if op.regions:
            yield together
            together = []
            yield from _groups(op)
        elif not has_trait(op, "Terminator"):
            together.append(op)
    yield together


def _statement(
    model: Model, ops: Sequence[Operation], name: str, roots: Sequence[Operation]
) -> ScopStatement | None:
    """The statement of operations, unless all are pure."""
    accesses = []
    for op in ops:
        touched = touched_by(model, op)
        if touched is not None:
            accesses.append(touched)
        elif not _is_movable(op):
            raise NotKnown("does more than touch elements of memory", op)
    if not accesses:
        return None
    here = set(ops)
    for op in ops:
        _check_operands(op, here, roots)
    return ScopStatement(name, tuple(ops), accesses[0].statement, tuple(accesses))


def _is_movable(op: Operation) -> bool:
    return is_pure(op) or (has_trait(op, "NoMemoryEffect") and not op.regions)


def _check_operands(
    op: Operation, here: set[Operation], roots: Sequence[Operation]
) -> None:
    """Raises `NotKnown` where an operand cannot be computed at the statement again."""
    for value in op.operands:
        made = value.defining_op
        if made is None:
            _check_argument(value, op, roots)
        elif made not in here and any(root.is_ancestor_of(made) for root in roots):
            if not _is_movable(made):
                raise NotKnown(_SEVERAL, op)
            _check_operands(made, here, roots)


def _check_argument(value: Value, op: Operation, roots: Sequence[Operation]) -> None:
    """Arguments of blocks inside are variables of loops."""
    assert isinstance(value, BlockArgument)  # no operation defines it
    around = value.owner.parent_op
    inside = around is not None and any(r.is_ancestor_of(around) for r in roots)
    if inside and isinstance(around, AffineLoops):
        variables = [one.variable for one in around.loops() or ()]
        inside = not any(value is one for one in variables)
    if inside:
        raise NotKnown("uses what a loop carries on", op)
