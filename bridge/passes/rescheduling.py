"""Whether what is inside a loop may run at other times."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bridge.ir.core import Operation
from bridge.later import deferred
from bridge.passes.affine_nests import has_analysis

if TYPE_CHECKING:
    import islpy as isl

    from bridge import analysis
    from bridge.analysis import nests
else:
    analysis = deferred("bridge.analysis")

__all__ = ["why_not_at_times"]


def why_not_at_times(
    loop: Operation,
    times: Callable[[nests.Statement], Iterable[str]],
    *,
    distinct_arguments: bool = False,
) -> str:
    """Why a new order would not keep all dependences; empty where it is proven to.

    `times` gives what isl compares of a statement, as `Statement.times` does.
    """
    if not has_analysis():
        return "dependences are not known"
    found = analysis.accesses_of(loop)
    if isinstance(found, analysis.Unknown):
        return str(found)
    new = [list(times(one.statement)) for one in found]
    length = max(map(len, new), default=0)
    schedule = {
        one.op: _scheduled(one.statement, time, length)
        for one, time in zip(found, new, strict=True)
    }
    legal = analysis.is_legal(loop, schedule, distinct_arguments=distinct_arguments)
    if isinstance(legal, analysis.Unknown):
        return str(legal)
    return "" if legal else "a dependence would be turned round"


def _scheduled(statement: nests.Statement, times: list[str], length: int) -> isl.Map:
    times += ["0"] * (length - len(times))
    return statement.model.map(f"{statement.iteration} -> [{', '.join(times)}]")
