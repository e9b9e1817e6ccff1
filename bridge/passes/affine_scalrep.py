"""`affine-scalrep`: values that are stored and loaded again need no memory.

As upstream's pass of this name: a load of what was stored becomes that value, a store
that is overwritten unread is erased, so is memory that is only written, and a load of
what was loaded becomes that. Each is done where nothing between may touch the same
element, which isl decides exactly, and only between operations of one block and what is
inside of it; a store is overwritten by one of the same type alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bridge.dialects import affine, func
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, simplify_affine_expr
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk, walk_post_order
from bridge.later import deferred
from bridge.op.assumptions import assumed_effects
from bridge.op.interfaces.control_flow import RegionBranch
from bridge.op.interfaces.effects import effects_of, runs_regions
from bridge.op.interfaces.polyhedral import AffineLoops
from bridge.passes.affine_nests import has_analysis, remark
from bridge.passes.registry import Pass

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = ["AffineScalarReplacement"]

Load = affine.LoadOp | affine.VectorLoadOp
Store = affine.StoreOp | affine.VectorStoreOp


class AffineScalarReplacement(Pass, name="affine-scalrep", anchor=func.FuncOp.op_name):
    """Replace affine memref accesses by scalars where that is legal."""

    def knows(self, op: Operation) -> bool:
        return has_analysis() and all(
            len(region.blocks) <= 1 for inner in walk(op) for region in inner.regions
        )

    def run(self, op: Operation) -> None:
        read = [(load, load.memref) for load in _loads(op)]
        memrefs = dict.fromkeys(memref for x, memref in read if _forward_store(x))
        for store in [x for x in walk_post_order(op) if isinstance(x, Store)]:
            if _is_overwritten(store):
                store.erase()
        for memref in memrefs:
            _erase_unread(memref)
        for load in _loads(op):
            _forward_load(load)


def _loads(op: Operation) -> list[Load]:
    return [x for x in walk_post_order(op) if isinstance(x, Load)]


def _accesses(memref: Value) -> list[AccessOp]:
    """The accesses to elements of a memref."""
    users = dict.fromkeys(memref.users)
    return [x for x in users if isinstance(x, AccessOp) and x.memref is memref]


def _moved(op: Load | Store) -> Value:
    return op.value if isinstance(op, Store) else op.result


# What is done


def _forward_store(load: Load) -> bool:
    """Uses what was stored in place of what a load would read; whether it does."""
    for store in _accesses(load.memref):
        if isinstance(store, Store) and _reaches(store, load):
            load.result.replace_all_uses(store.value)
            load.erase()
            return True
    return False


def _forward_load(load: Load) -> None:
    """Uses what another load has read in place of what one would, the first of all."""
    found = [
        other
        for other in _accesses(load.memref)
        if isinstance(other, Load) and other is not load and _reaches(other, load)
    ]
    for first in found:
        if all(x is first or _path(first, x) is not None for x in found):
            load.result.replace_all_uses(first.result)
            load.erase()
            return


def _is_overwritten(store: Store) -> bool:
    """Whether another store to the same element follows, and nothing reads between."""
    for other in _accesses(store.memref):
        if not isinstance(other, Store) or other is store:
            continue
        if other.parent is not store.parent or not _is_same_access(store, other):
            continue
        path = _path(store, other)
        if path is not None and not _intervenes(store, other, path, "Read"):
            return True
    return False


def _erase_unread(memref: Value) -> None:
    """Erases memory with all that is stored to it, where that is all there is."""
    made = memref.defining_op
    users = list(dict.fromkeys(memref.users))
    if made is None or not _does_only(made, "Allocate", memref):
        return
    if all(_only_writes(x, memref) or _does_only(x, "Free", memref) for x in users):
        for user in users:
            user.erase()
        made.erase()


def _only_writes(op: Operation, memref: Value) -> bool:
    return isinstance(op, Store) and op.memref is memref and op.value is not memref


def _does_only(op: Operation, kind: str, memref: Value) -> bool:
    effects = effects_of(op) or ()
    return [(e.kind, e.value) for e in effects] == [(kind, memref)]


# Whether it may be done


def _reaches(source: Load | Store, load: Load) -> bool:
    """Whether a load reads what an access has stored, or read, in any case."""
    if not _is_same_access(source, load):
        return False
    path = _path(source, load)
    return path is not None and not _intervenes(source, load, path, "Write")


def _is_same_access(one: Load | Store, other: Load | Store) -> bool:
    """Whether two accesses move values of one type at the same subscripts."""
    if _moved(one).type is not _moved(other).type:
        return False
    inputs: dict[Value, AffineExpr] = {}
    first, second = _subscripts(one, inputs), _subscripts(other, inputs)
    differences = [a - b for a, b in zip(first, second, strict=True)]
    return all(
        simplify_affine_expr(found, len(inputs), 0) is AffineConstant(0)
        for found in differences
    )


def _subscripts(op: AccessOp, inputs: dict[Value, AffineExpr]) -> Sequence[AffineExpr]:
    """Subscripts over dimensions that are values' own."""
    map_, values = composed(op.access().subscripts)
    for value in values:
        inputs.setdefault(value, AffineDim(len(inputs)))
    exprs = [inputs[value] for value in values]
    dims, symbols = exprs[: map_.num_dims], exprs[map_.num_dims :]
    return map_.replace_dims_and_symbols(dims, symbols, len(inputs), 0).results


def _path(first: Operation, last: Operation) -> Sequence[Operation] | None:
    """What may run from one operation to another one that it comes before.

    That is what is between in the block of the first one, and what is around the last
    one there. `None` where there is no such way, or what is around may run otherwise.
    """
    inner = last
    while inner.parent is not first.parent:
        around = inner.parent_op
        if not isinstance(around, RegionBranch | AffineLoops):
            return None
        inner = around
    found: list[Operation] = []
    op = first.next
    while op is not None and op is not inner:
        found.append(op)
        op = op.next
    if op is None:
        return None
    return found if inner is last else [*found, inner]


def _intervenes(
    first: AccessOp, last: AccessOp, path: Sequence[Operation], kind: str
) -> bool:
    """Whether something on a path may read, or write, what the last access touches."""
    for op in _running(path):
        why = _may_touch(op, first, last, kind)
        if why:
            what = "replaced" if kind == "Write" else "erased"
            where = f"'{op.name}' op at {op.position}"
            remark(
                last if kind == "Write" else first, f"is not {what}", f"{where} {why}"
            )
            return True
    return False


def _running(path: Sequence[Operation]) -> Iterator[Operation]:
    """All that runs on a path."""
    for op in path:
        yield op
        if runs_regions(op):
            for region in op.regions:
                for block in region.blocks:
                    yield from _running(list(block))


def _may_touch(op: Operation, first: AccessOp, last: AccessOp, kind: str) -> str:
    """How an operation may touch an element; empty where it does not."""
    effects = assumed_effects(op)
    if effects is None:
        return "" if runs_regions(op) else "may touch any memory"
    touched = [
        effect.value
        for effect in effects
        if effect.kind == kind
        and (effect.value is None or analysis.alias(effect.value, last.memref) != "no")
    ]
    if not touched or op is last:
        return ""
    if not isinstance(op, AccessOp) or op.memref is not last.memref:
        return "may touch the same memory"
    found = analysis.meets(op, last, _loops_around(first))
    if isinstance(found, analysis.Unknown):
        return f"may touch the same element: {found}"
    return "touches the same element" if found else ""


def _loops_around(op: Operation) -> int:
    """How many loops are around an operation, as analyses count them."""
    count, around = 0, op.parent_op
    while around is not None:
        if isinstance(around, AffineLoops):
            count += len(around.loops() or ())
        around = around.parent_op
    return count
