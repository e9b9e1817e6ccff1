"""Dominance, against reachability when a block is taken away, and against upstream."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from torch_mlir import ir

from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.dominance import Dominance
from bridge.ir.types import I32
from tests.oracles.ir import steps
from tests.strategies.ir import (
    blocks_of,
    control_flow,
    held,
    operations,
    values_in_reach,
)

Ways = list[list[int]]


def reached(ways: Ways, without: int | None = None) -> set[int]:
    """The blocks that the entry leads to, where one is taken away."""
    seen: set[int] = set()
    pending = [0]
    while pending:
        block = pending.pop()
        if block not in seen and block != without:
            seen.add(block)
            pending += ways[block]
    return seen


def dominates(ways: Ways, a: int, b: int) -> bool:
    """Whether no way from the entry leads to `b` without `a`."""
    return a == b or b not in reached(ways, without=a)


@given(control_flow(8))
def test_a_block_dominates_what_is_not_reached_without_it(ways: Ways) -> None:
    region = blocks_of(ways)
    dominance = Dominance()
    for i, a in enumerate(region.blocks):
        assert dominance.is_reachable(a) == (i in reached(ways))
        for j, b in enumerate(region.blocks):
            assert dominance.block_dominates(a, b) == dominates(ways, i, j)


@given(control_flow(8))
def test_the_immediate_dominator_is_the_nearest(ways: Ways) -> None:
    region = blocks_of(ways)
    dominance = Dominance()
    reachable = reached(ways)
    for j, block in enumerate(region.blocks):
        nearest = dominance.immediate_dominator(block)
        strict = [i for i in reachable - {j} if dominates(ways, i, j)]
        if j not in reachable or not strict:
            assert nearest is None
        else:
            i = region.blocks.index(nearest) if nearest is not None else -1
            assert i in strict
            assert all(dominates(ways, other, i) for other in strict)
    tree = dominance.tree(region)
    assert {region.blocks.index(block) for block in tree} == reachable
    assert tree[region.blocks[0]] is region.blocks[0]


@given(control_flow(6), st.integers(0, 5), st.integers(0, 5))
def test_the_common_dominator_is_the_innermost(ways: Ways, a: int, b: int) -> None:
    region = blocks_of(ways)
    reachable = reached(ways)
    if {a, b} <= reachable:
        dominance = Dominance()
        found = dominance.common_dominator(region.blocks[a], region.blocks[b])
        both = [i for i in reachable if dominates(ways, i, a) and dominates(ways, i, b)]
        assert found is not None
        i = region.blocks.index(found)
        assert i in both
        assert all(dominates(ways, other, i) for other in both)


def test_the_common_dominator_of_nested_blocks_is_around_them() -> None:
    inner, other = Block(), Block()
    one = Operation("t.one", regions=[Region([inner])])
    two = Operation("t.two", regions=[Region([other])])
    around = Block((), [one, two])
    Region([around])
    assert Dominance().common_dominator(inner, other) is around
    assert Dominance().common_dominator(inner, Block()) is None


@pytest.mark.parametrize("shape", ["chain", "ladder", "fan", "loops"])
def test_cost_grows_as_the_blocks_do(shape: str) -> None:
    """On the shapes where simpler ways of finding dominators take squares."""

    def ways(count: int) -> Ways:
        last = count - 1
        return {
            "chain": [[min(i + 1, last)] for i in range(last)] + [[]],
            "ladder": [[i + 1, last] for i in range(last)] + [[]],
            "fan": [list(range(1, last))] + [[last] for _ in range(1, last)] + [[]],
            "loops": [[min(i + 1, last), max(1, i // 2)] for i in range(count)],
        }[shape]

    def cost(count: int) -> int:
        region = blocks_of(ways(count))
        blocks = region.blocks
        dominance = Dominance()

        def ask() -> None:
            for block in blocks:
                dominance.block_dominates(blocks[0], block)
                dominance.block_dominates(block, blocks[-1])

        return steps(ask)

    assert cost(800) < 2.5 * cost(400)


def test_operations_of_one_block_dominate_in_their_order() -> None:
    a, b = Operation("t.a", (), [I32]), Operation("t.b", (), [I32])
    block = Block([I32], [a, b])
    for _ in range(2):  # in no region, then in one
        dominance = Dominance()
        assert dominance.properly_dominates(a, b)
        assert not dominance.properly_dominates(b, a)
        assert not dominance.properly_dominates(a, a)
        assert dominance.value_dominates(a.result, b)
        assert not dominance.value_dominates(a.result, a)
        assert dominance.value_dominates(block.arguments[0], a)
        if block.parent is None:
            Region([block])
    assert not Dominance().properly_dominates(a, Operation("t.loose"))
    assert not Dominance().properly_dominates(Operation("t.loose"), a)
    assert not Dominance().value_dominates(block.arguments[0], Operation("t.loose"))


def test_an_operation_dominates_what_it_encloses_but_its_results_do_not() -> None:
    inner = Operation("t.inner", (), [I32])
    outer = Operation("t.outer", (), [I32], regions=[Region([Block([I32], [inner])])])
    behind = Operation("t.behind")
    region = Region([Block((), [outer, behind])])
    dominance = Dominance()
    assert dominance.properly_dominates(outer, inner)
    assert not dominance.value_dominates(outer.result, inner)
    assert not dominance.properly_dominates(inner, outer)
    assert not dominance.properly_dominates(inner, behind)
    assert dominance.block_dominates(region.block, outer.body)
    assert not dominance.block_dominates(outer.body, region.block)
    assert dominance.value_dominates(outer.body.arguments[0], inner)
    assert not dominance.value_dominates(outer.body.arguments[0], behind)


def test_in_a_graph_region_everything_dominates() -> None:
    inner = Operation("t.inner")
    outer = Operation("t.outer", (), [I32], regions=[Region([Block((), [inner])])])
    before = Operation("t.before")
    region = Region([Block((), [before, outer])])
    dominance = Dominance(frozenset({region}))
    for user in (before, outer, inner):
        assert dominance.value_dominates(outer.result, user)
        assert not Dominance().value_dominates(outer.result, user)


def test_branches_out_of_a_region_lead_nowhere() -> None:
    """Such IR is invalid, and must not confuse who finds that out."""
    elsewhere = blocks_of([[1], []])
    region = blocks_of([[], []])
    first = region.blocks[0].first
    assert first is not None
    first.successors = (*elsewhere.blocks, region.blocks[1])
    assert set(Dominance().tree(region)) == set(region.blocks)
    assert Dominance().tree(Region()) == {}


# Upstream's verdict -----------------------------------------------------------------


@given(st.builds(Random, st.integers(0, 1 << 32)), operations, control_flow(5))
def test_a_use_is_allowed_where_upstream_allows_it(
    rng: Random, op: Operation, ways: Ways
) -> None:
    """One use of anything in reach, all else using nothing, as text and as IR."""
    graphs = tuned(op, rng)
    body = blocks_of(ways)
    rng.choice(body.blocks).prepend(op)
    function = Operation("func.func", regions=[body])
    users = [u for u in held(function) if u.dialect != "scf" and values_in_reach(u)]
    assume(users)
    user = rng.choice(users)
    value = rng.choice(values_in_reach(user))
    user.operands = [value]
    dominance = Dominance(frozenset(graphs))
    assert user.parent is not None
    ours = not dominance.is_reachable(user.parent) or dominance.value_dominates(
        value, user
    )
    assert ours == upstream_accepts(function)


def tuned(root: Operation, rng: Random) -> list[Region]:
    """Makes operations ones that upstream takes, without uses; gives graph regions."""
    for op in (root, *held(root)):
        op.operands = ()
        op.take_regions(op.regions[:1])
        for region in op.regions:
            terminate(region)
    graphs = []
    for op in (root, *held(root)):
        # A region of one block is a graph's in an operation upstream does not know.
        # The one it does know must yield its results, and its block takes no arguments.
        if op.regions and len(op.region.blocks) == 1:
            if op.results or op.body.arguments or rng.random() < 0.3:
                graphs.append(op.region)
            else:
                op.name = "scf.execute_region"
                op.body.append(Operation("scf.yield"))
    return graphs


def terminate(region: Region) -> None:
    """Lets the last operations of blocks branch, and nowhere to the entry."""
    entry = region.blocks[0]
    for block in region.blocks:
        if block.last is None or block.last.regions:
            block.append(Operation("t.end"))
        for op in block:
            targets = op.successors if op is block.last else ()
            op.successors = tuple([b for b in targets if b is not entry])


def upstream_accepts(function: Operation) -> bool:
    """Whether upstream verifies it; all it may report is dominance."""
    text = Printer().function(function)
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        try:
            ir.Module.parse(text)
        except ir.MLIRError as error:
            messages = [d.message for d in error.error_diagnostics]
            assert messages == ["operand #0 does not dominate this use"], text
            return False
    return True


class Printer:
    """The generic form of what these tests make; names are numbers."""

    def __init__(self) -> None:
        self.values: dict[Value, str] = {}
        self.blocks: dict[Block, str] = {}

    def function(self, op: Operation) -> str:
        body = self.region(op.region)
        return (
            f'"func.func"() ({body}) {{function_type = () -> (), sym_name = "f"}} '
            ": () -> ()"
        )

    def region(self, region: Region) -> str:
        return "{" + "".join([self.block(block) for block in region.blocks]) + "}"

    def block(self, block: Block) -> str:
        arguments = ", ".join([f"{self.value(a)}: {a.type}" for a in block.arguments])
        head = f"{self.label(block)}({arguments}):\n"
        return head + "".join([self.operation(op) for op in block])

    def operation(self, op: Operation) -> str:
        results = ", ".join([self.value(r) for r in op.results])
        operands = ", ".join([self.value(v) for v in op.operands])
        branches = ", ".join([self.label(b) for b in op.successors])
        regions = ", ".join([self.region(r) for r in op.regions])
        return (
            f"{results}{' = ' if results else ''}"
            f'"{op.name}"({operands}){f"[{branches}]" if branches else ""}'
            f"{f' ({regions})' if regions else ''} : "
            f"({types(op.operands)}) -> ({types(op.results)})\n"
        )

    def value(self, value: Value) -> str:
        return self.values.setdefault(value, f"%v{len(self.values)}")

    def label(self, block: Block) -> str:
        return self.blocks.setdefault(block, f"^bb{len(self.blocks)}")


def types(values: Sequence[Value]) -> str:
    return ", ".join([str(value.type) for value in values])
