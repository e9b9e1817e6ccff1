"""Parallel regions, teams, sections, tasks: constructs that share work."""

from __future__ import annotations

from typing import Final

from bridge.dialects.omp.clause_rules import (
    is_composite,
    verify_allocate,
    verify_copies,
    verify_depends,
    verify_private,
    verify_reductions,
)
from bridge.dialects.omp.words import word_of
from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation
from bridge.ods.rows import row
from bridge.op.base import Op, Value, Values


class ParallelOp(Op, name="omp.parallel"):
    """A region executed by each thread of a new team."""

    def verify(self) -> None:
        verify_private(self)
        verify_allocate(self, needs_indices=True)
        verify_reductions(self)

    def verify_regions(self) -> None:
        inside = [op for block in self.region.blocks for op in block]
        loops = [op for op in inside if op.name == "omp.distribute"]
        if len(loops) > 1:
            raise self.bare_error(
                "multiple 'omp.distribute' nested inside of 'omp.parallel'"
            )
        if not loops:
            if is_composite(self):
                raise self.bare_error(
                    "'omp.composite' attribute present in non-composite operation"
                )
            return
        if not is_composite(self):
            raise self.bare_error(
                "'omp.composite' attribute missing from composite operation"
            )
        for op in inside:
            if op.dialect == "omp" and op is not loops[0] and not _ends(op):
                raise self.bare_error(
                    "unexpected OpenMP operation inside of composite 'omp.parallel': "
                    f"{op.name}"
                )


def _ends(op: Operation) -> bool:
    line = row(op.name)
    return line is not None and line.terminator


class TeamsOp(Op, name="omp.teams"):
    """A region executed by the initial thread of each team of a league."""

    num_teams_lower: Value | None
    num_teams_upper_vars: Values

    def verify(self) -> None:
        outer = self.parent_op
        if outer is None or outer.name != "omp.target":
            while outer is not None:
                if outer.dialect == "omp":
                    raise self.bare_error(
                        "expected to be nested inside of omp.target or not nested in "
                        "any OpenMP dialect operations"
                    )
                outer = outer.parent_op
        self._verify_bounds()
        verify_allocate(self)
        verify_private(self)
        verify_reductions(self)

    def _verify_bounds(self) -> None:
        lower, uppers = self.num_teams_lower, self.num_teams_upper_vars
        if lower is None:
            return
        if len(uppers) != 1:
            raise self.bare_error(
                "expected exactly one num_teams upper bound when lower bound is "
                "specified"
            )
        if uppers[0].type is not lower.type:
            raise self.bare_error(
                "expected num_teams upper bound and lower bound to be the same type"
            )


class ScopeOp(Op, name="omp.scope"):
    """A region executed by all threads of a team, with data-sharing clauses."""

    def verify(self) -> None:
        verify_allocate(self)
        verify_private(self)
        verify_reductions(self)


class SectionsOp(Op, name="omp.sections"):
    """Structured blocks that are distributed among threads."""

    def verify(self) -> None:
        verify_allocate(self)
        verify_reductions(self)

    def verify_regions(self) -> None:
        for op in self.region.blocks[0]:
            if op.name not in ("omp.section", "omp.terminator"):
                raise self.error(
                    "expected omp.section op or terminator op inside region"
                )


class SingleOp(Op, name="omp.single"):
    """A region executed by one thread of a team."""

    def verify(self) -> None:
        verify_allocate(self)
        verify_copies(self)


class TaskOp(Op, name="omp.task"):
    """An explicit task."""

    def verify(self) -> None:
        verify_allocate(self)
        verify_depends(self)
        verify_private(self)
        verify_reductions(self, "in_reduction")


class TaskgroupOp(Op, name="omp.taskgroup"):
    """A region that waits for the tasks generated in it."""

    def verify(self) -> None:
        verify_allocate(self)
        verify_reductions(self, "task_reduction")


class ErrorOp(Op, name="omp.error"):
    """Reports an error at compile or execution time."""

    message: Attribute | None
    message_expr: Value | None

    def verify(self) -> None:
        if self.message is not None and self.message_expr is not None:
            raise self.error(
                "the message must be provided either as a constant `message` attribute "
                "or as a `message_expr` operand, but not both"
            )


class WorkdistributeOp(Op, name="omp.workdistribute"):
    """Divides the work of a region among teams."""

    def verify(self) -> None:
        blocks = self.region.blocks
        if not blocks:
            raise self.error("region cannot be empty")
        if blocks[0].first is None:
            raise self.error("region must contain a structured block")
        ends = [b for b in blocks if b.last is not None and b.last.name == _END]
        if len(ends) > 1:
            raise self.error("region must have exactly one terminator")
        if not ends:
            raise self.error("region must be terminated with omp.terminator")
        for op in _postorder(self):
            if op.name in _UNFIT:
                raise self.error(_UNFIT[op.name])
        if self.parent_op is None or self.parent_op.name != "omp.teams":
            raise self.error("workdistribute must be nested under teams")


_END: Final = "omp.terminator"
_UNFIT: Final = {
    "omp.barrier": "explicit barriers are not allowed in workdistribute region",
    "omp.parallel": "nested parallel constructs not allowed in workdistribute",
    "omp.teams": "nested teams constructs not allowed in workdistribute",
}


def _postorder(root: Operation) -> list[Operation]:
    """The operations nested in one, in post-order."""
    found: list[Operation] = []
    pending = [root]
    while pending:
        op = pending.pop()
        found.append(op)
        pending += [o for r in op.regions for b in r.blocks for o in b]
    return found[:0:-1]


def _same_dialect(op: Operation) -> Operation | None:
    outer = op.parent_op
    while outer is not None and outer.dialect != op.dialect:
        outer = outer.parent_op
    return outer


def _name(op: Operation | None) -> str:
    return op.name if op is not None else ""


class CancelOp(Op, name="omp.cancel"):
    """Activates cancellation of a construct."""

    cancel_directive: Attribute

    def verify(self) -> None:
        outer = _same_dialect(self)
        if outer is None:
            raise self.error("Orphaned cancel construct")
        kind = word_of(self.cancel_directive)
        _verify_inside(self, "cancel", kind, outer, _name(outer.parent_op))
        around = outer.parent_op
        if kind in ("loop", "sections") and around is not None:
            self._verify_canceled(around)

    def _verify_canceled(self, outer: Operation) -> None:
        sections = outer.name == "omp.sections"
        kind = "sections" if sections else "worksharing"
        for clause, article in (("nowait", "a"), ("ordered", "an")):
            if outer.properties.get(clause) is not None:
                raise self.bare_error(
                    f"A {kind} construct that is canceled must not have {article} "
                    f"{clause} clause"
                )


def _verify_inside(
    op: Operation, what: str, kind: str, outer: Operation, outmost: str
) -> None:
    """The construct that is canceled must enclose the operation."""
    tests = {
        "parallel": (outer.name == "omp.parallel", "a parallel"),
        "loop": (outmost == "omp.wsloop", "a worksharing-loop"),
        "sections": (_in_sections(op, outer, outmost), "a sections"),
        "taskgroup": (outer.name == "omp.task" or outmost in _TASK_LOOPS, "a task"),
    }
    holds, name = tests.get(kind, (True, ""))
    if not holds:
        raise op.error(f"{what} {kind} must appear inside {name} region")


def _in_sections(op: Operation, outer: Operation, outmost: str) -> bool:
    if op.name == "omp.cancel":
        return outmost == "omp.sections"
    return outer.name == "omp.section"


_TASK_LOOPS: Final = ("omp.taskloop.wrapper", "omp.taskloop.context")


class CancellationPointOp(Op, name="omp.cancellation_point"):
    """A point at which threads check for cancellation."""

    cancel_directive: Attribute

    def verify(self) -> None:
        outer = _same_dialect(self)
        if outer is None:
            raise self.error("Orphaned cancellation point")
        kind = word_of(self.cancel_directive)
        _verify_inside(self, "cancellation point", kind, outer, _name(outer.parent_op))
