"""Iterations that run at once, side by side: what is exact of accesses by vectors.

So many iterations of a loop, from its first one on, are a group; the last group of a
loop may have fewer.
"""

from __future__ import annotations

import re

from bridge.analysis.accesses import subscripts_of
from bridge.analysis.nests import Loop, Model, Statement, root_of
from bridge.analysis.unknown import answering
from bridge.arguments import checked
from bridge.ir.core import Operation
from bridge.op.interfaces.polyhedral import Access, AffineAccess

__all__ = ["ends_outside", "is_contiguous"]


@checked
@answering
def is_contiguous(op: Operation, loop: Operation, dim: int, lanes: int) -> bool:
    """Whether groups of so many iterations of a loop touch neighbours.

    In each group, each iteration touches the element after that of the iteration before
    it, in that dimension of the memref. `Unknown` where subscripts, bounds or
    conditions are not affine; raises `TypeError` for what touches no memref, and
    `ValueError` for a loop that is not around it, and where there is no such dimension.
    """
    statement, access, level = _asked("is_contiguous", op, loop, dim)
    before, _ = subscripts_of(statement, access)
    step, name = level.bounds.step, level.name
    moved = f"({name} + {step}*l)"
    after = [re.sub(rf"\b{name}\b", moved, text) for text in before]
    expected = [f"({x}) + l" if n == dim else x for n, x in enumerate(before)]
    pairs = zip(after, expected, strict=True)
    differs = " or ".join([f"{one} != {other}" for one, other in pairs])
    starts = statement.applied(level.bounds.lower)
    start = f"max({', '.join(starts)})" if len(starts) > 1 else starts[0]
    aligned = f"({name} - ({start})) mod {step * lanes} = 0 and 0 <= l < {lanes}"
    lane = f"[{', '.join([*statement.names, 'l'])}]"
    found = statement.model.set(f"{lane} : {aligned} and ({differs})")
    there = [moved if one == name else one for one in statement.names]
    for names in (statement.names, there):
        place = statement.model.map(f"{lane} -> [{', '.join(names)}]")
        found = found.intersect(place.intersect_range(statement.domain()).domain())
    return bool(found.is_empty())


@checked
@answering
def ends_outside(op: Operation, loop: Operation, dim: int) -> bool:
    """Whether the element after the last one of a loop is outside of the memref.

    In that dimension, of what the last iteration of the loop touches, whatever the
    variables of the other loops around the access are. `Unknown` and what is raised as
    of `is_contiguous`.
    """
    statement, access, level = _asked("ends_outside", op, loop, dim)
    subscript = subscripts_of(statement, access)[0][dim]
    size = statement.size(access.memref, dim)
    domain, step = statement.domain(), level.bounds.step
    names = [
        f"{name} + {step}" if name == level.name else name for name in statement.names
    ]
    following = statement.model.map(f"{statement.iteration} -> [{', '.join(names)}]")
    last = domain.subtract(following.intersect_range(domain).domain())
    inside = statement.model.set(f"{statement.iteration} : {subscript} + 1 < {size}")
    return bool(last.intersect(inside).is_empty())


def _asked(
    name: str, op: Operation, loop: Operation, dim: int
) -> tuple[Statement, Access, Loop]:
    """The access and the loop, of one that is around it."""
    access = op.access() if isinstance(op, AffineAccess) else None
    if access is None:
        raise TypeError(f"{name}: '{op.name}' op touches no memref")
    if not 0 <= dim < access.subscripts.map.num_results:
        raise ValueError(f"{name}: the memref has no dimension {dim}")
    statement = Model(root_of(op)).statement(op)
    found = [level for level in statement.loops if level.op is loop]
    if len(found) != 1:
        raise ValueError(f"{name}: '{loop.name}' op is no loop around the access")
    return statement, access, found[0]
