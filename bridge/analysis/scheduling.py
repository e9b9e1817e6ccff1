"""Other orders for statements, by isl's scheduler, and their loops as isl's AST.

isl (Verdoolaege, *isl: an integer set library for the polyhedral model*) looks for an
order in which what depends on one another is near, and as much as possible is parallel;
all that it gives keeps the dependences that it is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

import islpy as isl

from bridge.analysis.isl_scheduler import scheduled
from bridge.analysis.scops import Scop
from bridge.analysis.unknown import NotKnown, answering
from bridge.arguments import checked

__all__ = ["Fusion", "ast_of", "new_schedule"]

Fusion = Literal["max", "min"]


@checked
@answering
def new_schedule(
    scop: Scop, *, fuse: Fusion = "max", tile_size: int = 0
) -> isl.Schedule:
    """A schedule tree that keeps all dependences.

    With `fuse="min"`, statements are apart that do not depend on one another both ways.
    Loops that can be permuted are tiled, where there are two or more and a size is
    given; of them that one becomes the innermost along which most accesses move by
    one element. `Unknown` where isl gives no answer in its limit.
    """
    _refuse_pieces(scop)
    text = scheduled(str(scop.domain), str(scop.dependences), apart=fuse == "min")
    if text is None:
        raise NotKnown("isl finds no order in its time")
    node = isl.Schedule(text).get_root()
    made = _improved(node, scop, tile_size)
    result: isl.Schedule = made.get_schedule()
    return result


_FEW: Final = 100_000
"""Operations of isl: those of the scheduler and of loops are far slower than others."""

_PIECES: Final = 60
"""Convex pieces of dependences and domains; of more, there are no good orders."""


def _refuse_pieces(scop: Scop) -> None:
    found = 0
    maps = scop.dependences.coalesce().get_map_list()
    for n in range(maps.n_map()):
        found += maps.get_at(n).n_basic_map()
    for statement in scop.statements:
        found += statement.domain.n_basic_set()
    if found > _PIECES:
        raise NotKnown(f"domains and dependences have {found} pieces")


@contextmanager
def _fewer() -> Iterator[None]:
    """Ends sooner what takes isl too long."""
    context = isl.DEFAULT_CONTEXT
    before = context.get_max_operations()
    context.reset_operations()
    context.set_max_operations(_FEW)
    try:
        yield
    finally:
        context.reset_operations()
        context.set_max_operations(before)


@contextmanager
def _option(name: str, value: int) -> Iterator[None]:
    """Sets an option of isl for a while."""
    context = isl.DEFAULT_CONTEXT
    before = getattr(context, f"get_{name}")()
    getattr(context, f"set_{name}")(value)
    try:
        yield
    finally:
        getattr(context, f"set_{name}")(before)


def _improved(node: isl.ScheduleNode, scop: Scop, size: int) -> isl.ScheduleNode:
    """The same node with its bands permuted and tiled."""
    is_band = isl.schedule_node_type(node.get_type()).name == "band"
    if is_band and node.band_get_permutable() and node.band_n_member() > 1:
        node = _best_innermost(node, scop)
        if size > 0:
            # Points of tiles are the child; below there is nothing to be tiled.
            return _tiled(node, size)
    for n in range(node.n_children()):
        node = _improved(node.child(n), scop, size).parent()
    return node


def _tiled(node: isl.ScheduleNode, size: int) -> isl.ScheduleNode:
    space = node.band_get_space()
    sizes = isl.MultiVal.zero(space)
    for n in range(node.band_n_member()):
        sizes = sizes.set_val(n, isl.Val(size))
    return node.band_tile(sizes)


# The innermost loop


def _best_innermost(node: isl.ScheduleNode, scop: Scop) -> isl.ScheduleNode:
    """The band with the member last along which memory is walked best."""
    count = node.band_n_member()
    schedule = node.band_get_partial_schedule()
    scores = [_score(schedule.get_union_pw_aff(n), scop) for n in range(count)]
    best = max(range(count), key=lambda n: (scores[n], n))
    if best == count - 1:
        return node
    order = [n for n in range(count) if n != best] + [best]
    flags = [node.band_member_get_coincident(n) for n in order]
    moved = schedule
    for place, n in enumerate(order):
        moved = moved.set_union_pw_aff(place, schedule.get_union_pw_aff(n))
    node = node.delete().insert_partial_schedule(moved).band_set_permutable(1)
    for place, flag in enumerate(flags):
        node = node.band_member_set_coincident(place, int(flag))
    return node


def _score(member: isl.UnionPwAff, scop: Scop) -> int:
    """How well accesses go along a member: near one another, or on one element."""
    found = 0
    for statement in scop.statements:
        loop = _loop_of(member, statement.name, len(statement.variables))
        if loop is None:
            continue
        for access in statement.accesses:
            found += _step(access.relation, loop)
    return found


def _loop_of(member: isl.UnionPwAff, name: str, count: int) -> int | None:
    """The loop of a statement that a member of a band is, if it is one."""
    for n in range(count):
        names = [f"i{k}" for k in range(count)]
        same = isl.UnionMap(f"{{ {name}[{', '.join(names)}] -> [{names[n]}] }}")
        whole = isl.UnionMap.from_union_pw_aff(member)
        mine = whole.intersect_domain(same.domain())
        if not mine.is_empty() and mine.is_subset(same):
            return n
    return None


def _step(relation: isl.Map, loop: int) -> int:
    """Whether an iteration later the next element is touched, or the same one."""
    dims = relation.dim(isl.dim_type.in_)
    names = [f"i{k}" for k in range(dims)]
    later = [f"{x} + 1" if k == loop else x for k, x in enumerate(names)]
    following = isl.Map(f"{{ [{', '.join(names)}] -> [{', '.join(later)}] }}")
    moved = relation.reverse().apply_range(following).apply_range(relation).deltas()
    rank = relation.dim(isl.dim_type.out)
    if moved.is_subset(_distance(rank, 0)):
        return 1
    if moved.is_subset(_distance(rank, 1)):
        return 2
    return -2


def _distance(rank: int, last: int) -> isl.Set:
    """The element so far along the last dimension."""
    zeros = ["0"] * (rank - 1)
    return isl.Set(f"{{ [{', '.join([*zeros, str(last)])}] }}" if rank else "{ [] }")


# Loops


@checked
@answering
def ast_of(scop: Scop, schedule: isl.Schedule) -> isl.AstNode:
    """The loops of a schedule: conditions have no `or`, and bounds are extrema.

    Sizes of memory are not negative. `Unknown` where isl gives no answer in its limit.
    """
    context = isl.Set("{ : }")
    for parameter, name in scop.model.parameters.items():
        if isinstance(parameter, tuple):
            context = context.intersect(isl.Set(f"[{name}] -> {{ : {name} >= 0 }}"))
    build = isl.AstBuild.from_context(context)
    with _fewer():
        found = _loops(build, schedule)
        either = [node for node in _nodes(found) if _is_or(node)]
        if not either:
            return found
        # Without `or`, isl (of islpy 2026.2) writes the first of several statements
        # once for each alternative, and the others not at all.
        if any(_kinds(node)["user"] > 1 for node in either):
            raise NotKnown("several statements run under a condition that is an 'or'")
        with _option("ast_build_allow_or", 0):
            return _loops(build, schedule)


def _loops(build: isl.AstBuild, schedule: isl.Schedule) -> isl.AstNode:
    found = build.node_from_schedule(schedule)
    if found is None:
        raise NotKnown("isl makes no loops of the schedule")
    return found


def _is_or(node: isl.AstNode) -> bool:
    """Whether this is a condition with alternatives."""
    return _kind(node) == "if_" and "||" in node.if_get_cond().to_C_str()


def _kinds(node: isl.AstNode) -> Counter[str]:
    """How many nodes there are of each kind, itself included."""
    return Counter(map(_kind, _nodes(node)))


def _kind(node: isl.AstNode) -> str:
    name: str = isl.ast_node_type(node.get_type()).name
    return name


def _nodes(root: isl.AstNode) -> Iterator[isl.AstNode]:
    """An AST's nodes, the outer before the inner."""
    pending = [root]
    while pending:
        node = pending.pop()
        yield node
        match _kind(node):
            case "for_":
                pending.append(node.for_get_body())
            case "if_":
                pending.append(node.if_get_then_node())
                if node.if_has_else_node():
                    pending.append(node.if_get_else_node())
            case "block":
                children = node.block_get_children()
                count = children.n_ast_node()
                pending += [children.get_ast_node(n) for n in range(count)]
            case "mark":
                pending.append(node.mark_get_node())
            case _:
                pass
