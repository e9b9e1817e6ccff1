"""Operations: what they hold and use, and what is refused."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.errors import Invalid, Position
from bridge.ir.attributes import DictionaryAttr, IntegerAttr, StringAttr, UnitAttr
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import Block, Operation, Region
from bridge.ir.locations import UNKNOWN_LOC, FileLineColLoc
from bridge.ir.types import I1, I32
from bridge.source import Source
from tests.oracles.ir import check, check_block, steps

UNIT = UnitAttr()


def test_operands_that_are_no_values_are_refused_and_nothing_is_used() -> None:
    (value,) = Block([I32]).arguments
    producer = Operation("t.a", (), [I32])
    with pytest.raises(TypeError, match=r"'operands\[1\]' must be Value, not Op"):
        Operation("t.b", [value, producer])  # type: ignore[list-item]
    assert not value.has_uses


def test_operands_are_kept_where_new_ones_are_refused() -> None:
    a, b = Block([I32, I32]).arguments
    op = Operation("t.a", [a, a])
    with pytest.raises(TypeError, match=r"'operands\[2\]' must be Value, not None"):
        op.operands = [b, b, None]  # type: ignore[list-item]
    with pytest.raises(TypeError, match="'value' must be Value, not str"):
        op.set_operand(0, "x")  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        op.set_operand(2, b)
    assert op.operands == (a, a)
    assert (len(a.uses), b.uses) == (2, [])


def test_an_operation_that_cannot_be_made_uses_nothing() -> None:
    (value,) = Block([I32]).arguments
    region = Operation("t.a", regions=[Region()]).region
    with pytest.raises(ValueError, match="already belongs"):
        Operation("t.b", [value], regions=[Region(), region])
    assert not value.has_uses


def test_operands_may_be_given_from_the_old_ones() -> None:
    a, b = Block([I32, I32]).arguments
    op = Operation("t.a", [a, b])
    op.operands = op.operands[::-1]
    assert op.operands == (b, a)
    assert [use.index for use in a.uses] == [1]


def test_regions_are_taken_all_or_none() -> None:
    free, other = Region(), Operation("t.a", regions=[Region()]).region
    op = Operation("t.b")
    with pytest.raises(ValueError, match="already belongs"):
        op.take_regions([free, other])
    assert free.parent is None
    with pytest.raises(ValueError, match="twice"):
        op.take_regions([free, free])
    assert op.regions == ()


def test_regions_that_are_not_kept_are_free_for_another_operation() -> None:
    a, b = Region(), Region()
    op = Operation("t.a", regions=[a, b])
    op.take_regions([b])
    other = Operation("t.b", regions=[a])
    check([op, other])


def test_the_one_result_region_and_body_are_refused_where_there_is_no_such_one() -> (
    None
):
    op = Operation("t.a", (), [I32, I32], regions=[Region(), Region()])
    with pytest.raises(ValueError, match=r"t\.a has 2 results"):
        _ = op.result
    with pytest.raises(ValueError, match=r"t\.a has 2 regions"):
        _ = op.region
    with pytest.raises(ValueError, match=r"t\.a has no body"):
        _ = op.body
    with pytest.raises(ValueError, match="0 blocks"):
        _ = op.regions[0].block


def test_properties_come_before_attributes_of_the_same_name() -> None:
    op = Operation("t.a", properties={"x": UNIT}, attributes={"x": StringAttr("a")})
    assert op.get("x") is UNIT
    op.set_property("x", None)
    assert op.get("x") is StringAttr("a")
    op.set_attribute("x", None)
    assert op.get("x") is None
    assert (op.properties, op.attributes) == (DictionaryAttr(()), DictionaryAttr(()))


def test_changing_attributes_of_one_operation_leaves_its_copy_alone() -> None:
    op = Operation("t.a", attributes={"x": UNIT})
    copy = op.clone()
    op.set_attribute("y", IntegerAttr(1, I1))
    assert list(copy.attributes) == ["x"]


def test_a_location_is_found_in_the_source_when_asked_for() -> None:
    op = Operation("t.a", location=(Source("one\ntwo", "f"), 5))
    assert op.clone().location is FileLineColLoc.at("f", 2, 2)
    assert op.position == Position("f", 2, 2)
    assert op.error("is wrong").diagnostics[0].location == Position("f", 2, 2)
    op.location = UNKNOWN_LOC
    assert op.location is UNKNOWN_LOC


def test_an_error_is_worded_as_upstreams() -> None:
    error = Operation("t.a").error("has no sense")
    assert isinstance(error, Invalid)
    assert str(error) == "<unknown>:0: error: 't.a' op has no sense"


def test_an_operation_knows_what_is_around_it() -> None:
    inner, loose = Operation("t.inner"), Operation("t.loose")
    block = Block((), [inner])
    outer = Operation("t.outer", regions=[Region([block])])
    assert (inner.parent, inner.parent_region) == (block, outer.region)
    assert inner.parent_op is block.parent_op is outer
    assert outer.is_ancestor_of(inner)
    assert outer.is_ancestor_of(outer)
    assert not inner.is_ancestor_of(outer)
    assert not outer.is_ancestor_of(loose)
    assert (loose.parent_op, loose.parent_region) == (None, None)
    assert inner.dialect == "t"


def test_order_is_asked_within_one_block_only() -> None:
    a, b = Operation("t.a"), Operation("t.b")
    Block((), [a])
    Block((), [b])
    for other in (b, Operation("t.c")):
        with pytest.raises(ValueError, match="not in one block"):
            a.is_before(other)


@given(st.lists(st.tuples(st.integers(0, 2), st.booleans()), min_size=15, max_size=60))
def test_order_is_right_however_often_one_inserts_at_one_place(
    inserts: list[tuple[int, bool]],
) -> None:
    block = Block((), [Operation("t.a") for _ in range(3)])
    last = block.last
    assert last is not None
    for place, asked in inserts:
        op = Operation("t.b")
        block.insert_before(block.operations[place], op)
        check_block(block)
        if asked:
            assert op.is_before(last)
            assert not last.is_before(op)
    ops = list(block)
    assert all(a.is_before(b) for a, b in pairwise(ops))
    assert not any(b.is_before(a) for a, b in pairwise(ops))


def test_asking_for_order_numbers_a_block_once() -> None:
    ops = [Operation("t.a") for _ in range(1_000)]
    block = Block((), ops)
    block.insert_before(ops[500], Operation("t.b"))
    block.renumber()
    once = steps(lambda: ops[3].is_before(ops[990]))
    assert once < 20


def test_its_representation_says_which_and_where() -> None:
    op = Operation("t.a", (), [I32], location=FileLineColLoc.at("f", 1, 2))
    assert repr(op) == "<t.a at f:1:2>"


def test_what_is_no_type_and_no_attribute_is_refused_when_an_operation_is_made() -> (
    None
):
    with pytest.raises(TypeError, match=r"'result_types\[0\]' must be Type, not str"):
        Operation("t.a", (), ["i32"])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="'x' must be Attribute, not int"):
        Operation("t.a", attributes={"x": 3})  # type: ignore[dict-item]
    op = Operation("t.a")
    with pytest.raises(TypeError, match="'x' must be Attribute, not IntegerType"):
        op.set_property("x", I32)  # type: ignore[arg-type]


def test_results_are_replaced_by_one_value_a_list_or_an_operation() -> None:
    a, b = Operation("t.a", (), [I32]), Operation("t.b", (), [I32])
    user = Operation("t.user", [a.result])
    a.replace_with(b.result)
    assert user.operands == (b.result,)
    assert not a.result.has_uses
    c = Operation("t.c", (), [I32])
    b.replace_with([c.result])
    c.replace_with(d := Operation("t.d", (), [I32]))
    assert user.operands == d.results


def test_nothing_is_replaced_where_the_values_cannot_stand_there() -> None:
    op = Operation("t.a", (), [I32, I32], regions=[Region([Block([I32])])])
    user = Operation("t.user", op.results)
    inside = op.body.arguments[0]
    other = Operation("t.b", (), [I32]).result
    for wrong in (1, [1, 2], "ab", None, [other, None]):
        with pytest.raises(TypeError, match=r"'values.*' must be"):
            op.replace_with(wrong)  # type: ignore[arg-type]
    for values in ([other], [other, inside], op.results, other):
        with pytest.raises(ValueError, match=r"t\.a"):
            op.replace_with(values)
    Operation("t.far", [inside])
    with pytest.raises(Invalid, match="still has uses"):
        op.replace_with([other, other])
    assert user.operands == op.results
    check_block(Block((), [op, user]))


DICTIONARIES = ("properties", "attributes")
NO_ENTRIES: tuple[object, ...] = (3, None, [], {"a": 3}, {3: UNIT})


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        *(("name", wrong) for wrong in (3, None, b"a", "")),
        *(("operands", wrong) for wrong in (3, None, "a", [None])),
        *(("successors", wrong) for wrong in (3, [Region()])),
        *((name, wrong) for name in DICTIONARIES for wrong in NO_ENTRIES),
        *(("location", wrong) for wrong in (3, None, "a", (1, 2))),
    ],
)
def test_what_is_assigned_is_looked_at_first(name: str, wrong: object) -> None:
    (value,) = Block([I32]).arguments
    op = Operation("t.a", [value], attributes={"x": UNIT})
    before = getattr(op, name)
    with pytest.raises((TypeError, ValueError), match="must"):
        setattr(op, name, wrong)
    assert getattr(op, name) == before
    assert value.users == [op]


def test_values_and_blocks_take_types_and_names_only() -> None:
    block = Block([I32])
    (value,) = block.arguments
    with pytest.raises(TypeError, match="BlockArgument: 'type' must be Type, not str"):
        value.type = "i32"  # type: ignore[assignment]
    for named in (value, block):
        with pytest.raises(TypeError, match="'name' must be str, not int"):
            named.name = 3  # type: ignore[assignment]
    with pytest.raises(TypeError, match="'location' must be"):
        value.location = 3  # type: ignore[assignment]
    assert value.type is I32


def test_a_builder_makes_nothing_where_it_cannot_insert() -> None:
    anchor = Operation("t.anchor")
    block = Block([I32], [anchor])
    build = Builder.before(anchor)
    anchor.detach()
    with pytest.raises(ValueError, match="not in this block"):
        build("t.a", block.arguments)
    assert not block.arguments[0].has_uses
    with pytest.raises(TypeError, match="'point' must be InsertionPoint or None"):
        build.point = block  # type: ignore[assignment]
    with pytest.raises(ValueError, match="not in this block"):
        InsertionPoint(block, anchor)


def test_blocks_and_regions_are_filled_wholly_or_not_at_all() -> None:
    free, taken = Operation("t.a"), Operation("t.b")
    kept = Block((), [taken])
    for wrong in ([free, taken], [free, free], [free, 3]):
        with pytest.raises((TypeError, ValueError)):
            Block((), wrong)  # type: ignore[arg-type]
    assert free.parent is None
    block = Block()
    held = Region([kept])
    for blocks in ([block, kept], [block, block], [block, 3]):
        with pytest.raises((TypeError, ValueError)):
            Region(blocks)  # type: ignore[arg-type]
    assert block.parent is None
    assert kept.parent is held
    for put in (block.append, block.prepend, block.remove, held.append, held.remove):
        with pytest.raises(TypeError, match="must be"):
            put(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["parent", "results", "regions"])
def test_what_an_operation_holds_cannot_be_assigned(name: str) -> None:
    op = Operation("test.op", (), [I32], regions=[Region([Block([I32])])])
    held = getattr(op, name)
    with pytest.raises(AttributeError):
        setattr(op, name, held)


def test_what_blocks_and_regions_hold_cannot_be_assigned() -> None:
    block = Block([I32])
    region = Region([block])
    for holder, name in (
        (block, "arguments"),
        (block, "parent"),
        (region, "blocks"),
        (region, "parent"),
    ):
        with pytest.raises(AttributeError):
            setattr(holder, name, getattr(holder, name))
