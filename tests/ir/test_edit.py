"""Building, copying, moving, erasing: in any order, on any IR, uses and lists hold."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bridge.errors import Invalid
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.edit import (
    erase,
    erase_block,
    erase_blocks,
    inline_block,
    merge_block,
    split_block,
)
from bridge.ir.locations import FileLineColLoc
from bridge.ir.types import I32, Type
from bridge.ir.uses import Uses
from bridge.ir.walk import walk, walk_post_order
from tests.oracles.ir import check, steps, used_outside, values_of
from tests.strategies.ir import TYPES, Shape, held, random_operation

HERE = FileLineColLoc.at("f", 1, 2)
PICK = st.integers(0, 1 << 16)


def make(name: str = "t.a", *operands: Value, results: int = 1) -> Operation:
    return Operation(name, operands, [I32] * results)


def holder(*blocks: Block) -> Operation:
    return Operation("t.holder", regions=[Region(blocks)])


# Any sequence of edits --------------------------------------------------------------


class Edits(RuleBasedStateMachine):
    """A tree and operations taken out of it, edited at random.

    `check` finds all uses anew after each step. A refusal must be right, and must
    leave everything as it was: `check` sees to that as well, with the copy of operands
    taken before.
    """

    def __init__(self) -> None:
        super().__init__()
        self.root = random_operation(Random(1), Shape(operations=8))
        if not self.root.regions:
            self.root.take_regions([Region([Block([I32])])])
        self.loose: list[Operation] = []

    def roots(self) -> list[Operation]:
        return [self.root, *self.loose]

    def ops(self) -> list[Operation]:
        return list(held(self.root))

    def op(self, pick: int) -> Operation:
        ops = self.ops()
        return ops[pick % len(ops)]

    def blocks(self) -> list[Block]:
        return [
            block
            for op in (self.root, *held(self.root))
            for region in op.regions
            for block in region.blocks
        ]

    def block(self, pick: int) -> Block:
        blocks = self.blocks()
        return blocks[pick % len(blocks)]

    def value(self, pick: int) -> Value | None:
        """Any value at all: the IR need not be valid while it is edited."""
        values = values_of([op for r in self.roots() for op in (r, *held(r))])
        return values[pick % len(values)] if values else None

    def new(self, picks: list[int], results: int = 1) -> Operation:
        values = [v for v in map(self.value, picks) if v is not None]
        return make("t.new", *values, results=results)

    has_ops = precondition(lambda self: self.root.body.first or any(held(self.root)))
    has_room = precondition(lambda self: len(self.ops()) < 60)
    has_blocks = precondition(lambda self: self.blocks())

    @has_blocks
    @has_room
    @rule(at=PICK, picks=st.lists(PICK, max_size=3), front=st.booleans())
    def add(self, at: int, picks: list[int], front: bool) -> None:
        block, op = self.block(at), self.new(picks)
        place = InsertionPoint.at_start if front else InsertionPoint.at_end
        place(block).insert(op)
        assert (block.first if front else block.last) is op

    @has_ops
    @has_room
    @rule(at=PICK, picks=st.lists(PICK, max_size=3), behind=st.booleans())
    def add_beside(self, at: int, picks: list[int], behind: bool) -> None:
        other, op = self.op(at), self.new(picks, results=2)
        place = InsertionPoint.after_op if behind else InsertionPoint.before_op
        place(other).insert(op)
        assert (other.next if behind else other.previous) is op

    @has_ops
    @has_room
    @rule(at=PICK, pick=PICK, count=st.sampled_from((2, 70)))
    def use_often(self, at: int, pick: int, count: int) -> None:
        value = self.value(pick)
        if value is not None:
            InsertionPoint.before_op(self.op(at)).insert(
                make("t.all", *[value] * count)
            )

    @has_ops
    @rule(at=PICK, picks=st.lists(PICK, max_size=4))
    def set_operands(self, at: int, picks: list[int]) -> None:
        values = [v for v in map(self.value, picks) if v is not None]
        op = self.op(at)
        op.operands = values
        assert op.operands == tuple(values)

    @has_ops
    @rule(at=PICK, index=PICK, pick=PICK)
    def set_operand(self, at: int, index: int, pick: int) -> None:
        op, value = self.op(at), self.value(pick)
        if op.operands and value is not None:
            index %= len(op.operands)
            wanted = [*op.operands]
            wanted[index] = value
            op.set_operand(index, value)
            assert op.operands == tuple(wanted)

    @rule(old=PICK, new=PICK)
    def replace_all_uses(self, old: int, new: int) -> None:
        a, b = self.value(old), self.value(new)
        if a is not None and b is not None:
            count = len({*a.uses, *b.uses})
            a.replace_all_uses(b)
            assert len(b.uses) == count
            assert a is b or not a.has_uses

    @has_ops
    @rule(old=PICK, new=PICK, keep=PICK)
    def replace_uses_but_one_users(self, old: int, new: int, keep: int) -> None:
        a, b, kept = self.value(old), self.value(new), self.op(keep)
        if a is not None and b is not None and a is not b:
            before = kept.operands
            a.replace_uses_if(b, [kept])
            assert kept.operands == before
            assert set(a.users) <= {kept}

    @has_ops
    @rule(at=PICK)
    def erase(self, at: int) -> None:
        op = self.op(at)
        inside = [op, *held(op)]
        before = [(o, o.operands) for o in (self.root, *held(self.root))]
        if used_outside(op):
            with pytest.raises(Invalid, match="still has uses"):
                op.erase()
            assert [(o, o.operands) for o in (self.root, *held(self.root))] == before
        else:
            op.erase()
            assert not any(o.operands for o in inside)
            assert op.parent is None

    @has_ops
    @rule(at=PICK)
    def detach(self, at: int) -> None:
        self.loose.append(self.op(at).detach())

    @has_blocks
    @precondition(lambda self: self.loose)
    @rule(at=PICK)
    def put_back(self, at: int) -> None:
        self.block(at).append(self.loose.pop())

    @has_ops
    @rule(what=PICK, where=PICK, behind=st.booleans())
    def move(self, what: int, where: int, behind: bool) -> None:
        op, other = self.op(what), self.op(where)
        if op is other or other not in {*held(op)}:
            (op.move_after if behind else op.move_before)(other)
            beside = other.next if behind else other.previous
            assert op is other or beside is op

    @has_ops
    @has_room
    @rule(what=PICK, at=PICK)
    def clone(self, what: int, at: int) -> None:
        op = self.op(what)
        copy = op.clone()
        assert copy.same_as(op, locations=True)
        self.block(at).append(copy)

    @has_ops
    @rule(at=PICK)
    def split(self, at: int) -> None:
        op = self.op(at)
        block = op.parent
        assert block is not None
        assert block.parent is not None
        moved = block.operations[block.operations.index(op) :]
        new = split_block(op)
        assert list(new) == moved
        blocks = block.parent.blocks
        assert blocks[blocks.index(block) + 1] is new

    @has_blocks
    @rule(what=PICK, into=PICK, picks=st.lists(PICK, min_size=4, max_size=4))
    def merge(self, what: int, into: int, picks: list[int]) -> None:
        block, target = self.block(what), self.block(into)
        values = [v for v in map(self.value, picks[: len(block.arguments)]) if v]
        inside = {
            b for o in block for i in (o, *held(o)) for r in i.regions for b in r.blocks
        }
        sound = (
            len(values) == len(block.arguments)
            and not {*values} & {*block.arguments}
            and target is not block
            and target not in inside
            and block is not self.root.body
        )
        if sound:
            wanted = [*target, *block]
            merge_block(block, target, values)
            assert list(target) == wanted
            assert block.parent is None

    @has_blocks
    @rule(at=PICK)
    def erase_block(self, at: int) -> None:
        block = self.block(at)
        if block is self.root.body:
            return
        inside = {i for o in block for i in (o, *held(o))}
        values = [*block.arguments, *values_of(inside)]
        used = any(user not in inside for v in values for user in v.users)
        reached = any(other is not block for other in block.predecessors)
        if used or reached:
            with pytest.raises(Invalid, match="still has"):
                erase_block(block)
            assert block in self.blocks()
        else:
            erase_block(block)
            assert block not in self.blocks()

    @has_blocks
    @rule(at=PICK, index=PICK, ty=st.sampled_from(TYPES))
    def add_argument(self, at: int, index: int, ty: Type) -> None:
        block = self.block(at)
        if len(block.arguments) < 4:
            index %= len(block.arguments) + 1
            argument = block.insert_argument(index, ty)
            assert block.arguments[index] is argument

    @has_blocks
    @rule(at=PICK, index=PICK)
    def erase_argument(self, at: int, index: int) -> None:
        block = self.block(at)
        if block.arguments:
            index %= len(block.arguments)
            argument = block.arguments[index]
            if argument.has_uses:
                with pytest.raises(Invalid, match="still has uses"):
                    block.erase_argument(index)
            else:
                block.erase_argument(index)
            assert (argument in block.arguments) == argument.has_uses

    @has_ops
    @rule(at=PICK, other=PICK)
    def is_before(self, at: int, other: int) -> None:
        op = self.op(at)
        block = op.parent
        assert block is not None
        ops = list(block)
        neighbour = ops[other % len(ops)]
        assert op.is_before(neighbour) == (ops.index(op) < ops.index(neighbour))

    @has_room
    @rule(at=PICK, where=PICK)
    def add_block(self, at: int, where: int) -> None:
        region = [r for o in (self.root, *held(self.root)) for r in o.regions]
        chosen = region[at % len(region)]
        if len(chosen.blocks) < 4:
            chosen.insert(where % (len(chosen.blocks) + 1), Block([I32]))

    @invariant()
    def everything_agrees(self) -> None:
        check(self.roots())


TestEdits = Edits.TestCase
TestEdits.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)


# Builder ----------------------------------------------------------------------------


def test_a_builder_puts_one_behind_the_other_where_it_stands() -> None:
    last = make("t.last")
    block = Block(operations=[last])
    build = Builder.before(last)
    build("t.one")
    build("t.two")
    with build.moved_to(InsertionPoint.at_start(block)):
        build("t.zero")
    build("t.three")
    assert [op.name for op in block] == [
        "t.zero",
        "t.one",
        "t.two",
        "t.three",
        "t.last",
    ]


def test_a_builder_without_a_point_makes_loose_operations() -> None:
    op = Builder(location=HERE)("t.a", [], [I32])
    assert op.parent is None
    assert op.location is HERE


def test_a_builder_beside_an_operation_takes_its_location() -> None:
    op = Operation("t.a", location=HERE)
    block = Block(operations=[op])
    assert Builder.after(op)("t.b").location is HERE
    assert Builder.before(op)("t.b").location is HERE
    assert (
        Builder.after(op)("t.b", location=FileLineColLoc.at("g", 5, 6)).next is not op
    )
    assert len(block) == 4


def test_a_builder_behind_the_last_operation_goes_on_at_the_end() -> None:
    op = make()
    block = Block(operations=[op])
    build = Builder.after(op)
    build("t.b")
    build("t.c")
    assert [o.name for o in block] == ["t.a", "t.b", "t.c"]


def test_there_is_no_place_beside_a_loose_operation() -> None:
    with pytest.raises(ValueError, match="in no block"):
        InsertionPoint.before_op(make())


# Erasing ----------------------------------------------------------------------------


def test_a_refused_erasure_names_the_user() -> None:
    one = Operation("t.one", (), [I32], location=HERE)
    Block(operations=[one, make("t.two", one.result)])
    with pytest.raises(Invalid) as caught:
        one.erase()
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.message == "'t.one' op operation destroyed but still has uses"
    assert diagnostic.location.line == 1
    assert diagnostic.notes[0].message == "used by 't.two'"


def test_what_is_used_inside_only_is_erased() -> None:
    inner = make("t.inner")
    outer = Operation("t.outer", (), [I32], regions=[Region([Block((), [inner])])])
    inner.operands = [outer.result, inner.result]
    parent = holder(Block((), [outer]))
    outer.erase()
    check([parent])
    assert not outer.result.has_uses
    assert len(parent.body) == 0


def test_a_value_defined_inside_and_used_outside_refuses_the_erasure() -> None:
    inner = make("t.inner")
    outer = holder(Block((), [inner]))
    parent = holder(Block((), [outer, make("t.user", inner.result)]))
    with pytest.raises(Invalid, match=r"'t\.inner' op operation destroyed"):
        outer.erase()
    check([parent])
    assert inner.parent is outer.body


def test_an_argument_defined_inside_and_used_outside_refuses_the_erasure() -> None:
    outer = holder(Block([I32]))
    parent = holder(Block((), [outer, make("t.user", outer.body.arguments[0])]))
    with pytest.raises(Invalid, match="block argument destroyed"):
        outer.erase()
    check([parent])


def test_blocks_that_go_to_each_other_are_erased_together() -> None:
    a, b, entry = Block(), Block([I32]), Block()
    a.append(Operation("t.br", b.arguments, successors=[b]))
    b.append(Operation("t.br", successors=[a]))
    parent = holder(entry, a, b)
    for block in (a, b):
        with pytest.raises(Invalid, match="still has"):
            erase_block(block)
    erase_blocks([a, b])
    assert parent.region.blocks == [entry]
    check([parent])


def test_replacing_with_an_operation_moves_its_uses_and_erases() -> None:
    old, new = make("t.old", results=2), make("t.new", results=2)
    user = make("t.user", *old.results)
    parent = holder(Block((), [old, new, user]))
    old.replace_with(new)
    assert user.operands == new.results
    check([parent])
    with pytest.raises(ValueError, match="2 results, 1 values"):
        new.replace_with(user)


# Joining and parting ----------------------------------------------------------------


def test_a_block_is_inlined_with_values_for_its_arguments() -> None:
    body = Block([I32])
    body.append(make("t.inner", body.arguments[0]))
    value, loop, last = make("t.value"), holder(body), make("t.last")
    parent = holder(Block((), [value, loop, last]))
    inline_block(body, loop, value.results)
    assert [op.name for op in parent.body] == [
        "t.value",
        "t.inner",
        "t.holder",
        "t.last",
    ]
    assert parent.body.operations[1].operands == value.results
    loop.erase()
    check([parent])


def test_arguments_of_another_number_are_refused() -> None:
    a, b = Block([I32]), Block()
    with pytest.raises(ValueError, match="1 arguments, 0 given"):
        merge_block(a, b)


def test_a_block_neither_merges_into_nor_is_put_inside_itself() -> None:
    inner = make()
    op = holder(Block((), [inner]))
    block = Block((), [op])
    with pytest.raises(ValueError, match="itself"):
        merge_block(block, block)
    with pytest.raises(ValueError, match="itself"):
        inline_block(block, inner)


def test_a_blocks_arguments_do_not_stand_in_for_each_other() -> None:
    block = Block([I32, I32])
    with pytest.raises(ValueError, match="one another"):
        merge_block(block, Block(), block.arguments[::-1])


# Cost -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "edit",
    [
        lambda block, op: block.append(op),
        lambda block, op: block.prepend(op),
        lambda block, op: block.insert_before(block.operations[1], op),
        lambda block, op: block.insert_after(block.operations[1], op),
        lambda block, op: block.operations[1].erase(),
        lambda block, op: block.last.erase(),
        lambda block, op: block.operations[1].detach(),
        lambda block, op: block.last.move_before(block.first),
        lambda block, op: block.operations[-1].move_after(block.first),
        lambda block, op: merge_block(Block(operations=[op]), block),
        lambda block, op: split_block(block.last),
    ],
)
def test_an_edit_costs_the_same_in_a_large_block(
    edit: Callable[[Block, Operation], object],
) -> None:
    def cost(count: int) -> int:
        block = Block([I32], [make() for _ in range(count)])
        op = make()
        return steps(lambda: edit(block, op))

    cost(10)  # looks up once what is cached
    assert cost(10) == cost(2_000)


def test_edits_of_a_value_used_everywhere_cost_no_search() -> None:
    def cost(count: int) -> int:
        value, other = Block([I32, I32]).arguments
        users = [make("t.user", value) for _ in range(count)]
        users[-1].operands = ()  # the one search, which makes the uses a table
        middle = users[count // 2]
        assert isinstance(value._uses, Uses)

        def edit() -> None:
            middle.set_operand(0, other)
            users[1].erase()

        return steps(edit)

    assert cost(100) == cost(5_000)


@pytest.fixture
def resting_collector() -> Iterator[None]:
    """Collections would take most of the time of what makes many objects."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("resting_collector")
def test_100000_levels_are_copied_compared_walked_and_erased() -> None:
    depth = 100_000
    op = make("t.leaf")
    for _ in range(depth):
        op = Operation("t.nest", (), [I32], regions=[Region([Block([I32], [op])])])
    copy = op.clone()
    assert copy.same_as(op)
    assert sum(1 for _ in walk(copy)) == depth + 1
    assert next(iter(walk_post_order(copy))).name == "t.leaf"
    deepest = [*walk(copy)][-1]
    assert copy.is_ancestor_of(deepest)
    deepest.operands = [o.result for o in walk(copy) if o is not deepest][:70]
    erase(copy)
    assert not copy.result.has_uses


def test_work_grows_as_the_ir_does() -> None:
    def cost(count: int) -> int:
        op = random_operation(Random(5), Shape(operations=count, depth=6))
        return steps(lambda: op.clone().erase())

    assert cost(800) < 2.6 * cost(400)


def test_a_block_that_may_be_gone_to_is_neither_merged_nor_inlined() -> None:
    target = Block(operations=[Operation("t.end")])
    first = Block(operations=[Operation("t.br", successors=[target])])
    holder = Operation("t.a", regions=[Region([first, target])])
    with pytest.raises(ValueError, match="may still go to the block"):
        merge_block(target, first)
    with pytest.raises(ValueError, match="may still go to the block"):
        inline_block(target, first.operations[0])
    assert [len(block) for block in holder.regions[0].blocks] == [1, 1]
