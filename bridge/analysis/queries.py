"""Questions about one loop or one access: where it runs, how often, and on what."""

from __future__ import annotations

import islpy as isl

from bridge.analysis.accesses import (
    Touched,
    memory_of,
    relation_of,
    subscripts_of,
    touched_by,
)
from bridge.analysis.nests import Model, Statement, root_of
from bridge.analysis.unknown import NotKnown, Unknown, answering
from bridge.arguments import checked
from bridge.ir.core import Operation, Value
from bridge.ir.types import RankedType
from bridge.ir.walk import walk
from bridge.op.interfaces.polyhedral import AffineAccess, AffineLoops


@checked
@answering
def domain(op: Operation) -> isl.Set:
    """The iterations of the loops around an operation in which it runs.

    A dimension for each loop, the outer first; values that no loop changes are
    parameters. `Unknown` where a bound or a condition is not affine.
    """
    return _statement(op).domain().coalesce()


@checked
@answering
def schedule(op: Operation) -> isl.Map:
    """When an operation runs: from its iterations to times in lexicographic order."""
    statement = _statement(op)
    return statement.schedule(len(statement.times()))


@checked
@answering
def access_relation(op: Operation) -> isl.Map:
    """From the iterations in which an access runs to the subscripts that it touches.

    They are subscripts of the memory behind all views; of an allocation inside loops,
    they begin with the iteration that it is made in. `Unknown` where they are not
    affine; raises `TypeError` for what touches no memref.
    """
    return _touched(op).relation


@checked
@answering
def trip_count(loop: Operation) -> isl.PwAff:
    """How often the body of a loop runs, by the variables of the loops around it.

    `Unknown` where the bounds are not affine, and of several loops in one operation;
    raises `TypeError` for what is no loop.
    """
    if not isinstance(loop, AffineLoops):
        raise TypeError(f"trip_count: '{loop.name}' op is no loop")
    bounds = loop.loops()
    if bounds is None or len(bounds) != 1:
        raise NotKnown("is not one loop of affine bounds", loop)
    statement = _statement(loop)
    lower, upper = (
        ", ".join(statement.applied(side))
        for side in (bounds[0].lower, bounds[0].upper)
    )
    span = f"(min({upper}, {upper}) - max({lower}, {lower}))"
    step = bounds[0].step
    text = f"{statement.iteration} -> [max(0, floor(({span} + {step - 1})/{step}))]"
    counted = statement.model.map(text).intersect_domain(statement.domain())
    return counted.dim_max(0).coalesce()


@checked
@answering
def footprint(
    loop: Operation, memref: Value, *, reads: bool = True, writes: bool = True
) -> isl.Map:
    """The elements of a memref that one run of a loop touches.

    From the variables of the loops around it to subscripts of the memory behind all
    views. `Unknown` where an access is not affine, or may be to this memory or not.
    """
    statement = Model(root_of(loop)).statement(loop)
    memory = memory_of(statement.model, memref)
    found = None
    for op in walk(loop):
        touched = None if op is loop else touched_by(statement.model, op)
        if touched is None or not (writes if touched.writes else reads):
            continue
        if not touched.memory.is_surely(memory):
            if touched.memory.may_be(memory):
                raise NotKnown("may touch this memory", op)
            continue
        relation = _from_outer(touched.relation, len(statement.loops))
        found = relation if found is None else found.union(relation)
    if found is None:
        rank = memref.type.rank if isinstance(memref.type, RankedType) else 0
        names = ", ".join([f"e{n}" for n in range(rank)])
        outer = ", ".join(statement.names)
        return statement.model.map(f"[{outer}] -> [{names}] : false")
    return found.coalesce()


def _from_outer(relation: isl.Map, count: int) -> isl.Map:
    """The same from the outer loops alone."""
    inner = relation.dim(isl.dim_type.in_) - count
    return relation.project_out(isl.dim_type.in_, count, inner)


@checked
@answering
def out_of_bounds(op: Operation) -> isl.Map:
    """From the iterations in which an access leaves its memref's shape to subscripts.

    It is empty where no values of parameters make the access leave it. Sizes that are
    not known are parameters, which are not negative. `Unknown` where subscripts are not
    affine; raises `TypeError` for what touches no memref.
    """
    access = op.access() if isinstance(op, AffineAccess) else None
    if access is None:
        raise TypeError(f"out_of_bounds: '{op.name}' op touches no memref")
    statement = _statement(op)
    rank = access.subscripts.map.num_results
    sizes = [statement.size(access.memref, n) for n in range(rank)]
    relation = relation_of(statement, *subscripts_of(statement, access))
    names = [f"e{n}" for n in range(len(sizes))]
    inside = [f"0 <= {name} < {size}" for name, size in zip(names, sizes, strict=True)]
    real = [f"0 <= {size}" for size in sizes]
    conditions = " and ".join([*real, f"not ({' and '.join(inside) or '1 = 1'})"])
    shape = f"{statement.iteration} -> [{', '.join(names)}] : {conditions}"
    return relation.intersect(statement.model.map(shape)).coalesce()


@checked
@answering
def in_bounds(op: Operation) -> bool:
    """Whether an access stays inside its memref whatever the parameters are.

    Where it is not, `out_of_bounds` says when it leaves it; `Unknown` as that.
    """
    found = out_of_bounds(op)
    if isinstance(found, Unknown):
        raise NotKnown(found.reason, found.op)
    return bool(found.is_empty())


def _statement(op: Operation) -> Statement:
    return Model(root_of(op)).statement(op)


def _touched(op: Operation) -> Touched:
    found = touched_by(Model(root_of(op)), op)
    if found is None:
        raise TypeError(f"access_relation: '{op.name}' op touches no memref")
    return found
