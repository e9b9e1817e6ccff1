"""Copies: the same in all but identity, whatever they hold."""

from __future__ import annotations

from hypothesis import given

from bridge.ir.attributes import UnitAttr
from bridge.ir.cloning import clone, clone_block, clone_region
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import I32
from tests.oracles.ir import check, values_of
from tests.strategies.ir import held, operations


def make(name: str = "t.a", *operands: Value) -> Operation:
    return Operation(name, operands, [I32])


def holder(*blocks: Block) -> Operation:
    return Operation("t.holder", regions=[Region(blocks)])


@given(operations)
def test_a_copy_is_the_same_and_shares_nothing(op: Operation) -> None:
    mapping: dict[Value, Value] = {}
    copy = clone(op, mapping)
    assert copy.same_as(op, locations=True)
    check([op, copy])
    ours, theirs = [op, *held(op)], [copy, *held(copy)]
    assert not {*ours} & {*theirs}
    assert [mapping[v] for v in values_of(ours)] == values_of(theirs)
    assert [v.name for v in values_of(ours)] == [v.name for v in values_of(theirs)]
    copy.erase()
    check([op])


@given(operations, operations)
def test_only_copies_are_the_same(a: Operation, b: Operation) -> None:
    """Changing any one thing of a copy shows."""
    copy = a.clone()
    inner = [copy, *held(copy)]
    chosen = inner[len([*held(b)]) % len(inner)]
    chosen.attributes = {"changed": UnitAttr()}
    assert not copy.same_as(a)


def test_operands_defined_outside_go_through_the_mapping() -> None:
    block = Block([I32, I32])
    a, b = block.arguments
    op = make("t.a", a, b)
    copy = op.clone({a: b})
    assert copy.operands == (b, b)


def test_a_mapping_serves_again_though_a_use_comes_before_its_definition() -> None:
    user, definition = make("t.user"), make("t.definition")
    user.operands = definition.results
    op = holder(Block((), [user, definition]))
    mapping: dict[Value, Value] = {}
    copies = [op.clone(mapping), op.clone(mapping)]
    for copy in copies:
        first, second = copy.body
        assert first.operands == second.results
    check([op, *copies])


def test_branches_inside_go_to_the_copies_and_those_outside_stay() -> None:
    inside, outside = Block(), Block()
    inside.append(Operation("t.br", successors=[inside, outside]))
    copy = clone_region(Region([inside])).block
    assert copy.successors == (copy, outside)
    copy = clone_block(inside)
    assert copy.successors == (copy, outside)
    assert copy.parent is None


def test_a_copied_region_belongs_to_nothing_and_may_be_taken() -> None:
    op = holder(Block([I32]))
    op.body.append(make("t.a", op.body.arguments[0]))
    other = Operation("t.other", regions=[op.region.clone()])
    check([op, other])
    assert other.region.block.clone().parent is None
