"""Values, and who uses them."""

from __future__ import annotations

import pytest

from bridge.ir.core import Block, Operation, Use
from bridge.ir.locations import FileLineColLoc
from bridge.ir.types import F32, I32
from bridge.source import Source
from tests.oracles.ir import steps


def test_uses_are_each_operand_and_users_each_operation() -> None:
    a, b = Block([I32, I32]).arguments
    one, two = Operation("t.one", [a, b, a]), Operation("t.two", [a])
    assert a.uses == [Use(one, 0), Use(one, 2), Use(two, 0)]
    assert a.users == [one, two]
    assert (a.has_one_use, b.has_one_use) == (False, True)
    assert b.has_uses


def test_replacing_all_uses_keeps_the_other_operands() -> None:
    a, b = Block([I32, I32]).arguments
    op = Operation("t.one", [a, b, a])
    a.replace_all_uses(b)
    assert op.operands == (b, b, b)
    assert len(b.uses) == 3
    assert not a.has_uses
    b.replace_all_uses(b)
    assert len(b.uses) == 3


def test_uses_of_some_users_are_kept() -> None:
    a, b = Block([I32, I32]).arguments
    kept, other = Operation("t.kept", [a, a]), Operation("t.other", [a])
    a.replace_uses_if(b, iter([kept]))
    assert (kept.operands, other.operands) == ((a, a), (b,))


def test_uses_are_chosen_one_by_one() -> None:
    a, b = Block([I32, I32]).arguments
    op = Operation("t.a", [a, a, b])
    a.replace_uses_where(b, lambda use: use.index == 1)
    assert op.operands == (a, b, b)
    b.replace_uses_where(a, lambda use: len(b.uses) == 2)
    assert op.operands == (a, a, a)


def test_replacing_one_operand_of_a_long_list_costs_no_more_than_the_list() -> None:
    def cost(count: int) -> int:
        block = Block([I32] * (count + 1))
        op = Operation("t.a", block.arguments[:count])
        return steps(lambda: op.set_operand(count // 2, block.arguments[count]))

    assert cost(10) == cost(1_000)


def test_a_value_knows_where_it_is_defined() -> None:
    op = Operation("t.a", (), [I32, F32])
    block = Block([F32], [op])
    argument, result = block.arguments[0], op.results[1]
    assert (argument.block, argument.defining_op) == (block, None)
    assert (result.block, result.defining_op) == (block, op)
    assert repr(result) == "<result 1 of t.a: f32>"
    assert repr(argument) == "<argument 0: f32>"


def test_an_arguments_place_is_found_when_asked_for() -> None:
    block = Block([I32, I32], locations=[(Source("a\nb", "f"), 2)])
    first, second = block.arguments
    assert first.location is FileLineColLoc.at("f", 2, 1)
    second.location = first.location
    assert second.location is first.location


@pytest.mark.parametrize("count", [1, 64, 65, 200])
def test_uses_are_told_in_the_order_they_were_made(count: int) -> None:
    (a,) = Block([I32]).arguments
    ops = [Operation(f"t.op{i}", [a]) for i in range(count)]
    ops.pop(count // 2).erase()
    ops.append(Operation("t.last", [a]))
    assert a.users == ops
