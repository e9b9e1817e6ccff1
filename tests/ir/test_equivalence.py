"""Equality of operations: by content, with operands that stand for each other."""

from __future__ import annotations

from bridge.ir.attributes import UnitAttr
from bridge.ir.core import Block, Operation, Region
from bridge.ir.equivalence import same
from bridge.ir.locations import FileLineColLoc
from bridge.ir.types import F32, I32

UNIT = UnitAttr()


def test_equality_sees_names_types_attributes_operands_branches_and_shapes() -> None:
    block = Block([I32, F32])
    a, b = block.arguments
    target = Block()
    op = Operation("t.a", [a], [I32], properties={"p": UNIT}, successors=[target])
    others = [
        Operation("t.b", [a], [I32], properties={"p": UNIT}, successors=[target]),
        Operation("t.a", [b], [I32], properties={"p": UNIT}, successors=[target]),
        Operation("t.a", [a], [F32], properties={"p": UNIT}, successors=[target]),
        Operation("t.a", [a], [I32], attributes={"p": UNIT}, successors=[target]),
        Operation("t.a", [a], [I32], properties={"p": UNIT}, successors=[Block()]),
        Operation("t.a", [a], [I32], properties={"p": UNIT}),
        Operation("t.a", [a, a], [I32], properties={"p": UNIT}, successors=[target]),
        Operation("t.a", [a], [], properties={"p": UNIT}, successors=[target]),
    ]
    assert op.same_as(op.clone())
    assert [op.same_as(other) for other in others] == [False] * len(others)


def test_equality_sees_what_is_inside() -> None:
    def around(*blocks: Block) -> Operation:
        return Operation("t.a", regions=[Region(blocks)])

    op = around(Block([I32], [Operation("t.b")]))
    assert op.same_as(around(Block([I32], [Operation("t.b")])))
    assert not op.same_as(around(Block([F32], [Operation("t.b")])))
    assert not op.same_as(around(Block([I32])))
    assert not op.same_as(around(Block([I32], [Operation("t.b")]), Block()))
    assert not op.same_as(Operation("t.a"))


def test_locations_differ_only_for_who_asks() -> None:
    here = FileLineColLoc.at("f", 1, 1)
    op, other = Operation("t.a"), Operation("t.a", location=here)
    assert op.same_as(other)
    assert not op.same_as(other, locations=True)
    blocks = [Block([I32]), Block([I32], locations=[here])]
    one, two = (Operation("t.a", regions=[Region([b])]) for b in blocks)
    assert one.same_as(two)
    assert not one.same_as(two, locations=True)


def test_operands_defined_outside_are_the_same_or_mapped() -> None:
    a, b = Block([I32, I32]).arguments
    one, other = Operation("t.a", [a]), Operation("t.a", [b])
    assert not same(one, other)
    assert same(one, other, mapping={a: b})
    assert not same(one, Operation("t.a", [a]), mapping={a: b})


def test_operands_defined_inside_are_each_others_counterparts() -> None:
    def pair(index: int) -> Operation:
        first = Operation("t.a", (), [I32, I32])
        inner = [first, Operation("t.b", [first.results[index]])]
        return Operation("t.c", regions=[Region([Block((), inner)])])

    assert pair(0).same_as(pair(0))
    assert not pair(0).same_as(pair(1))
