"""Interfaces of omp's constructs: loop wrappers, and arguments for clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.core import Operation
from bridge.later import deferred
from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule
from bridge.verifier.makers import Maker

if TYPE_CHECKING:
    from bridge.dialects import omp
    from bridge.dialects.omp import composable, wrappers
else:
    omp = deferred("bridge.dialects.omp")
    composable = deferred("bridge.dialects.omp.composable")
    wrappers = deferred("bridge.dialects.omp.wrappers")


_CLAUSES: Final = frozenset(
    {
        "has_device_addr_vars",
        "host_eval_vars",
        "in_reduction_vars",
        "map_vars",
        "private_vars",
        "reduction_vars",
        "task_reduction_vars",
        "use_device_addr_vars",
        "use_device_ptr_vars",
    }
)
"""Operands for which the region has arguments."""


def _arguments(line: Row, trait: Trait) -> Rule:
    slots = line.operands
    unnamed = {"map_vars"} if line is omp.TargetDataOp.row else set()
    indices = [i for i, s in enumerate(slots) if s.name in _CLAUSES - unnamed]

    def count(op: Operation) -> int:
        counts = slots.counts(op)
        return sum([counts[index] for index in indices])

    if line is omp.SectionOp.row:
        count = _count_around

    def check(op: Operation) -> None:
        wanted = count(op)
        entry = op.regions[0].entry
        if (len(entry.arguments) if entry is not None else 0) < wanted:
            raise op.error(f"expected at least {wanted} entry block argument(s)")

    return check


def _count_around(op: Operation) -> int:
    """A section has the arguments of the sections that it is one of."""
    sections = op.parent_op
    if not isinstance(sections, omp.SectionsOp):
        return 0
    return len(sections.private_vars) + len(sections.reduction_vars)


def _composable(line: Row, trait: Trait) -> Rule:
    return composable.verify_composable


def _wrapper(line: Row, trait: Trait) -> Rule:
    # Only those who verify omp load it.
    return wrappers.verify_wrapper


OTHERS: Final[dict[str, Maker]] = {"BlockArgOpenMPOpInterface": _arguments}
OF_REGIONS: Final[dict[str, Maker]] = {
    "ComposableOpInterface": _composable,
    "LoopWrapperInterface": _wrapper,
}
