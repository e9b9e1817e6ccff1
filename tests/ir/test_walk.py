"""Walks: their order, and what is changed on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given

import bridge
from bridge.dialects import affine
from bridge.ir.core import Block, Operation, Region
from bridge.ir.walk import walk, walk_blocks, walk_post_order
from bridge.op.interfaces.polyhedral import AffineAccess
from tests.strategies.ir import held, operations

Walk = Callable[[Operation], Iterator[Operation]]


def tree(name: str, *inner: Operation) -> Operation:
    """An operation whose regions hold one operation each."""
    return Operation(f"t.{name}", regions=[Region([Block((), [op])]) for op in inner])


def names(ops: Iterator[Operation]) -> str:
    return "".join(op.name.removeprefix("t.") for op in ops)


def sample() -> Operation:
    return tree("a", tree("b", tree("c"), tree("d")), tree("e"))


def post_order(op: Operation) -> Iterator[Operation]:
    for region in op.regions:
        for block in region.blocks:
            for inner in block:
                yield from post_order(inner)
    yield op


@given(operations)
def test_walks_see_everything_once(op: Operation) -> None:
    assert list(walk(op)) == [op, *held(op)]
    assert list(op.walk()) == [op, *held(op)]
    assert list(walk_post_order(op)) == list(post_order(op))
    blocks = [b for o in (op, *held(op)) for r in o.regions for b in r.blocks]
    assert list(walk_blocks(op)) == blocks


def test_outer_comes_before_inner_or_behind() -> None:
    assert names(walk(sample())) == "abcde"
    assert names(walk_post_order(sample())) == "cdbea"


def erase_at(walked: Walk, root: Operation, at: str, victim: str) -> str:
    """What a walk sees that erases an operation when it comes to another."""
    by_name = {op.name.removeprefix("t."): op for op in walk(root)}
    seen = ""
    for op in walked(root):
        seen += op.name.removeprefix("t.")
        if op is by_name[at]:
            by_name[victim].erase()
    return seen


@pytest.mark.parametrize(
    ("at", "victim", "seen"),
    [
        ("b", "b", "abe"),
        ("c", "c", "abcde"),
        ("c", "d", "abce"),
        ("c", "b", "abce"),
        ("a", "b", "ae"),
        ("a", "a", "a"),
        ("d", "a", "abcd"),
    ],
)
def test_a_walk_leaves_out_what_was_erased_and_all_in_it(
    at: str, victim: str, seen: str
) -> None:
    assert erase_at(walk, sample(), at, victim) == seen


@pytest.mark.parametrize(
    ("at", "victim", "seen"),
    [
        ("c", "c", "cdbea"),
        ("b", "b", "cdbea"),
        ("c", "d", "cbea"),
        ("c", "b", "cea"),
        ("d", "e", "cdba"),
    ],
)
def test_a_walk_from_inside_leaves_out_what_was_erased(
    at: str, victim: str, seen: str
) -> None:
    assert erase_at(walk_post_order, sample(), at, victim) == seen


@given(operations)
def test_everything_may_be_erased_from_inside(op: Operation) -> None:
    count = 0
    for inner in walk_post_order(op):
        inner.operands = ()
    for inner in walk_post_order(op):
        if inner is not op:
            inner.erase()
        count += 1
    assert list(held(op)) == []
    assert count > 0


def test_what_is_put_into_a_block_under_way_is_not_seen() -> None:
    block = Block((), [Operation("t.b"), Operation("t.c")])
    root = Operation("t.a", regions=[Region([block])])
    seen = ""
    for op in walk(root):
        seen += op.name.removeprefix("t.")
        if op.name == "t.b":
            block.insert_after(op, Operation("t.x"))
    assert seen == "abc"


def test_what_moves_away_before_its_turn_is_not_seen_there() -> None:
    root = sample()
    inner = next(op for op in walk(root) if op.name == "t.c")
    target = Block()
    seen = ""
    for op in walk(root):
        seen += op.name.removeprefix("t.")
        if op.name == "t.b":
            target.append(inner.detach())
    assert seen == "abde"


def test_blocks_that_move_to_another_region_are_not_seen_twice() -> None:
    first, second = Block((), [Operation("t.b")]), Block((), [Operation("t.c")])
    root = Operation("t.a", regions=[Region([first, second]), Region()])
    seen = ""
    for op in walk(root):
        seen += op.name.removeprefix("t.")
        if op.name == "t.b":
            root.regions[1].append(root.regions[0].remove(second))
    assert seen == "abc"


NESTED = """
func.func @f(%m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i] : memref<8xf32>
    affine.store %v, %m[%i] : memref<8xf32>
  }
  return
}"""


def test_a_walk_may_ask_for_a_class_or_an_interface() -> None:
    module = bridge.parse(NESTED)
    assert [op.name for op in module.walk(affine.LoadOp)] == ["affine.load"]
    accesses = [op.name for op in module.walk(AffineAccess)]
    assert accesses == ["affine.load", "affine.store"]
    with pytest.raises(TypeError, match="'kind' must be type, not str"):
        module.walk("affine.load")  # type: ignore[call-overload]


def test_a_walk_in_reverse_is_the_other_way_round() -> None:
    module = bridge.parse(NESTED)
    assert [*module.walk(reverse=True)] == [*module.walk()][::-1]


def test_a_walk_in_reverse_leaves_out_what_was_erased() -> None:
    module = bridge.parse(NESTED)
    seen = []
    for op in module.walk(reverse=True):
        seen.append(op.name)
        if op.name == "affine.store":
            load = op.operands[0].defining_op
            op.erase()
            assert load is not None
            load.erase()
    assert "affine.load" not in seen
