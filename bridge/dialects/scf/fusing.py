"""Parallel loops one after the other as one loop.

Upstream: `naivelyFuseParallelOps`, but that two stores to one place keep their order,
and that loops which do anything to memory but load and store elements stay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridge.dialects import affine, memref, scf
from bridge.dialects.scf.canonical_parallel import new_loops
from bridge.dialects.scf.loops import ParallelOp
from bridge.ir.affine.expr import AffineAdd, AffineConstant, AffineDim, postorder
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.walk import walk
from bridge.op.interfaces.effects import is_memory_effect_free
from bridge.rewrite.rewriter import Rewriter

MayAlias = Callable[[Value, Value], bool]

_Access = memref.LoadOp | memref.StoreOp
_Same = Mapping[Value, Value]
"""The variables of one loop, by those of the other."""


def fuse_in_block(block: Block, may_alias: MayAlias, rewriter: Rewriter) -> None:
    """Fuses neighbours among the loops of a block, where nothing happens between."""
    for chain in _chains(block):
        for i, second in enumerate(chain[1:]):
            first = chain[i]
            if _may_fuse(first, second, may_alias):
                chain[i + 1] = _fuse(first, second, rewriter)


def _chains(block: Block) -> list[list[ParallelOp]]:
    chains: list[list[ParallelOp]] = [[]]
    quiet = True
    for op in block:
        if isinstance(op, ParallelOp):
            if quiet:
                chains[-1].append(op)
            else:
                chains.append([op])
            quiet = True
        else:
            quiet = quiet and not op.regions and is_memory_effect_free(op)
    return chains


def _may_fuse(first: ParallelOp, second: ParallelOp, may_alias: MayAlias) -> bool:
    bounds = ("lower_bound", "upper_bound", "step")
    if any(list(getattr(first, b)) != list(getattr(second, b)) for b in bounds):
        return False
    accesses = [_accesses(loop) for loop in (first, second)]
    if _is_used_between(first, second):
        return False
    before, after = accesses
    if before is None or after is None:
        return False
    same: _Same = dict(
        zip(first.region.block.arguments, second.region.block.arguments, strict=True)
    )
    return all(
        _keeps_order(a, b, same, may_alias)
        for a in before
        for b in after
        if isinstance(a, memref.StoreOp) or isinstance(b, memref.StoreOp)
    )


def _accesses(loop: ParallelOp) -> list[_Access] | None:
    """What it does to elements of memory; `None` where it does something else."""
    found: list[_Access] = []
    for op in walk(loop):
        if op is loop:
            continue
        if isinstance(op, ParallelOp):
            return None
        if isinstance(op, memref.LoadOp | memref.StoreOp):
            found.append(op)
        elif not op.regions and not is_memory_effect_free(op):
            return None
    return found


def _is_used_between(first: ParallelOp, second: ParallelOp) -> bool:
    """Whether something before the end of the second loop uses what the first gives."""
    between: set[Operation] = {second}
    op = first.next
    while op is not None and op is not second:
        between.add(op)
        op = op.next
    users = [user for result in first.results for user in result.users]
    return any(around in between for user in users for around in _around(user))


def _around(op: Operation | None) -> list[Operation]:
    found: list[Operation] = []
    while op is not None:
        found.append(op)
        op = op.parent_op
    return found


def _keeps_order(
    one: _Access, other: _Access, same: _Same, may_alias: MayAlias
) -> bool:
    """Whether no iteration reaches a place that another one reached before."""
    if one.memref is not other.memref:
        return not may_alias(one.memref, other.memref)
    if not _tell(list(one.indices), set(same)):
        return False  # other iterations may reach it as well
    pairs = zip(one.indices, other.indices, strict=True)
    return all(_is_same(a, b, same) for a, b in pairs)


def _tell(indices: list[Value], variables: set[Value]) -> bool:
    """Whether indices tell the iteration: each tells what it adds to those before."""
    unknown = set(variables)
    sums = [_terms(index) for index in indices]
    sums = [terms for terms in sums if variables.issuperset(terms)]
    for _ in sums:
        for terms in sums:
            new = [term for term in terms if term in unknown]
            if len(new) == 1:
                unknown.remove(new[0])
    return not unknown


def _terms(index: Value) -> list[Value]:
    """What an index is the sum of."""
    made = index.defining_op
    if not isinstance(made, affine.ApplyOp):
        return [index]
    terms: list[Value] = []
    for expr in postorder(made.map.map.results):
        if isinstance(expr, AffineDim):
            terms.append(made.operands[expr.position])
        elif not isinstance(expr, AffineAdd | AffineConstant):
            return [index]
    return terms


def _is_same(one: Value, other: Value, same: _Same) -> bool:
    """Whether values are the same in iterations of the same variables."""
    if one in same or one is other:
        return same.get(one, one) is other
    made, again = one.defining_op, other.defining_op
    if made is None or again is None or made.name != again.name:
        return False
    if made.regions or not is_memory_effect_free(made):
        return False
    if made.properties != again.properties or made.attributes != again.attributes:
        return False
    if len(made.operands) != len(again.operands) or one.type is not other.type:
        return False
    pairs = zip(made.operands, again.operands, strict=True)
    return all(_is_same(a, b, same) for a, b in pairs)


def _fuse(first: ParallelOp, second: ParallelOp, rewriter: Rewriter) -> ParallelOp:
    inits = [*first.init_vals, *second.init_vals]
    rewriter.point = InsertionPoint.before_op(second)
    rewriter.location = second.any_location
    with rewriter:
        dimensions = zip(
            second.lower_bound, second.upper_bound, second.step, strict=True
        )
        new = new_loops(list(dimensions), inits)
    body = new.region.block
    values: list[Value] = []
    reductions: list[Region] = []
    place = second.any_location
    for loop in (first, second):
        block = loop.region.block
        last = block.last
        assert last is not None  # `scf.reduce`
        rewriter.merge_block(block, body, body.arguments)
        values += last.operands
        reductions += [_moved(region) for region in last.regions]
        rewriter.erase(last)
    rewriter.point = InsertionPoint.at_end(body)
    rewriter.location = place
    with rewriter:
        scf.ReduceOp(values, reductions=reductions)
    for old, value in zip([*first.results, *second.results], new.results, strict=True):
        rewriter.replace_all_uses(old, value)
    rewriter.erase(first)
    rewriter.erase(second)
    return new


def _moved(region: Region) -> Region:
    block = region.block
    region.remove(block)
    return Region([block])
