"""Blocks and regions: lists that own what they hold."""

from __future__ import annotations

import copy
from collections.abc import Callable, Container
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.errors import Invalid
from bridge.ir.core import Block, Operation, Region
from bridge.ir.locations import UNKNOWN_LOC, FileLineColLoc
from bridge.ir.types import F32, I1, I32
from tests.oracles.ir import check, check_block, steps

HERE = FileLineColLoc.at("f", 1, 2)


def some(count: int) -> list[Operation]:
    return [Operation(f"t.op{i}") for i in range(count)]


@given(st.integers(0, 9), st.integers(-12, 12), st.slices(9))
def test_operations_are_read_as_a_list(count: int, index: int, part: slice) -> None:
    ops = some(count)
    view = Block((), ops).operations
    assert list(view) == ops
    assert len(view) == count
    assert view[part] == ops[part]
    if -count <= index < count:
        op = view[index]
        assert op is ops[index]
        assert view.index(op) == ops.index(op)
        assert op in view
        assert view.count(op) == 1
    else:
        with pytest.raises(IndexError):
            _ = view[index]


def test_what_is_not_in_a_block_has_no_index_there() -> None:
    block = Block((), some(2))
    with pytest.raises(ValueError, match="no such operation"):
        block.operations.index(Operation("t.x"))
    with pytest.raises(ValueError, match="no such operation"):
        block.operations.index(block.operations[0], 1)
    assert Operation("t.x") not in block.operations
    names: Container[object] = block.operations
    assert "t.op0" not in names


def test_the_ends_of_a_large_block_are_near() -> None:
    view = Block((), some(2_000)).operations
    assert steps(lambda: (view[-1], view[-2], view[0], view[1])) < 100


def test_an_argument_more_costs_the_same_however_many_there_are() -> None:
    def cost(count: int) -> int:
        block = Block([I32] * count)
        return steps(lambda: block.add_argument(I32))

    assert cost(2_000) == cost(2)


def test_an_operation_is_in_one_block_at_a_time() -> None:
    op = Operation("t.a")
    block = Block((), [op])
    for put in (block.append, block.prepend, Block().append):
        with pytest.raises(ValueError, match="already is in a block"):
            put(op)
    with pytest.raises(ValueError, match="already is in a block"):
        block.insert_before(op, op)
    with pytest.raises(ValueError, match="not in this block"):
        Block().insert_after(op, Operation("t.b"))
    with pytest.raises(ValueError, match="not in this block"):
        Block().remove(op)
    check_block(block)
    assert list(block) == [op]


def test_the_operation_that_a_loop_is_at_may_leave() -> None:
    block = Block((), some(5))
    other = Block()
    for op in block:
        if op.name in {"t.op1", "t.op4"}:
            op.erase()
        if op.name in {"t.op0", "t.op2"}:
            other.append(op.detach())
    assert [op.name for op in block] == ["t.op3"]
    assert [op.name for op in other] == ["t.op0", "t.op2"]


def test_an_empty_block_is_still_true() -> None:
    assert Block()
    assert len(Block()) == 0


def test_arguments_are_inserted_and_erased_anywhere() -> None:
    block = Block([I1, I32], locations=[HERE])
    assert [a.location for a in block.arguments] == [HERE, UNKNOWN_LOC]
    block.insert_argument(1, F32, HERE)
    block.add_argument(I1)
    block.insert_argument(-1, I32)
    assert [a.type for a in block.arguments] == [I1, F32, I32, I32, I1]
    block.erase_argument(0)
    block.erase_argument(-1)
    assert [a.type for a in block.arguments] == [F32, I32, I32]
    check_block(block)


def test_an_argument_that_is_used_stays() -> None:
    block = Block([I32])
    block.append(Operation("t.a", block.arguments, location=HERE))
    with pytest.raises(Invalid, match="still has uses") as caught:
        block.erase_argument(0)
    assert caught.value.diagnostics[0].location.line == 1
    assert len(block.arguments) == 1


def test_branches_are_read_off_the_last_operations() -> None:
    a, b, c = Block(), Block(), Block()
    a.append(Operation("t.br", successors=[b, c]))
    b.append(Operation("t.br", successors=[b]))
    region = Region([a, b, c])
    assert a.successors == (b, c)
    assert c.successors == ()
    assert b.predecessors == [a, b]
    assert (a.is_entry, b.is_entry, region.entry) == (True, False, a)
    assert Block().predecessors == []
    assert not Block().is_entry


def test_a_block_is_in_one_region_at_a_time() -> None:
    block = Block()
    region = Region([block])
    with pytest.raises(ValueError, match="already is in a region"):
        Region([block])
    with pytest.raises(ValueError, match="not in this region"):
        Region().remove(block)
    assert region.remove(block) is block
    assert Region([block]).block is block


def test_blocks_move_beside_others_of_any_region() -> None:
    a, b, c = Block(), Block(), Block()
    region, other = Region([a, b]), Region([c])
    a.move_after(b)
    c.move_before(a)
    c.move_before(c)
    assert region.blocks == [b, c, a]
    assert other.blocks == []
    assert other.entry is None
    check([Operation("t.a", regions=[region, other])])
    with pytest.raises(ValueError, match="in no region"):
        a.move_before(Block())


@pytest.mark.parametrize(
    "change",
    [
        lambda blocks: blocks.append(Block()),
        lambda blocks: blocks.extend([Block()]),
        lambda blocks: blocks.insert(0, Block()),
        lambda blocks: blocks.remove(blocks[0]),
        lambda blocks: blocks.pop(),
        lambda blocks: blocks.clear(),
        lambda blocks: blocks.reverse(),
        lambda blocks: blocks.__setitem__(0, Block()),
        lambda blocks: blocks.__delitem__(0),
        lambda blocks: blocks.__iadd__([Block()]),
    ],
)
def test_the_list_of_blocks_is_changed_by_its_region_alone(
    change: Callable[[Any], object],
) -> None:
    region = Region([Block(), Block()])
    before = list(region.blocks)
    with pytest.raises(TypeError, match="are changed by its methods"):
        change(region.blocks)
    assert list(region.blocks) == before
    assert type(copy.copy(region.blocks)) is list


def test_a_region_takes_all_blocks_of_another() -> None:
    a, b, c = Block(), Block(), Block()
    region, other = Region([a]), Region([b, c])
    region.take_blocks(other)
    region.take_blocks(region)
    assert (region.blocks, other.blocks) == ([a, b, c], [])
    check([Operation("t.a", regions=[region, other])])


def nest() -> tuple[Operation, Operation]:
    """An operation in a block, and one two levels inside it."""
    inner = Operation("t.inner", regions=[Region([Block()])])
    middle = Operation("t.middle", regions=[Region([Block((), [inner])])])
    outer = Operation("t.outer", regions=[Region([Block((), [middle])])])
    Block((), [outer])
    return outer, inner


def test_nothing_is_put_inside_itself() -> None:
    outer, inner = nest()
    root = outer.parent
    assert root is not None
    region, block = outer.region, outer.body

    def take() -> None:
        outer.take_regions([])
        inner.take_regions([region])

    attempts = (
        lambda: outer.move_before(inner),
        lambda: outer.move_after(inner),
        lambda: inner.body.append(outer.detach()),
        lambda: block.move_before(inner.body),
        lambda: inner.region.append(region.remove(block)),
        lambda: inner.region.take_blocks(region),
        take,
    )
    for attempt in attempts:
        with pytest.raises(ValueError, match="inside"):
            attempt()
        if block.parent is None:
            region.append(block)
        if outer.parent is None:
            root.append(outer)
        outer.take_regions([region])
        assert [op.name for op in outer.walk()] == ["t.outer", "t.middle", "t.inner"]
        check([outer])


def test_an_operation_that_cannot_move_stays() -> None:
    outer, inner = nest()
    root = outer.parent
    with pytest.raises(ValueError, match="inside itself"):
        outer.move_before(inner)
    assert outer.parent is root
