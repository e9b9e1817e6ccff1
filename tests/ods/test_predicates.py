"""Predicates of constraints: words of the tables, asked of types and attributes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bridge.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.types import (
    F32,
    I1,
    I32,
    I64,
    INDEX,
    IntegerType,
    RankedTensorType,
    Type,
    VectorType,
)
from bridge.ods import op_predicates, predicates
from bridge.ods.measures import MEASURES
from bridge.ods.op_predicates import predicate_of
from bridge.ods.predicates import Verdict, anything, compiled, type_test
from bridge.ods.rows import Predicate, Table, dialects, row, table
from tests.oracles.spelling import type_of
from tests.oracles.syntax import check_refused

INTEGER = ["is", "self", "IntegerAttr"]
UNKNOWN = ["elsewhere"]
RANK = ["rank", "self"]
VALUE = ["value", "self"]


def judged(predicate: Predicate, subject: object) -> Verdict:
    found = table("arith")
    assert found is not None
    return compiled(predicate, found)(subject)


ONE, TEXT = IntegerAttr(1, I64), StringAttr("a")


@pytest.mark.parametrize(
    ("predicate", "integer", "text"),
    [
        (INTEGER, True, False),
        (["not", INTEGER], False, True),
        (["and", INTEGER, UNKNOWN], None, False),
        (["or", INTEGER, UNKNOWN], True, None),
        (["and", INTEGER, INTEGER], True, False),
        (["not", UNKNOWN], None, None),
        (UNKNOWN, None, None),
        (["anything"], True, True),
        (["and"], True, True),
        (["or"], False, False),
    ],
)
def test_what_is_not_known_decides_nothing(
    predicate: Predicate, integer: Verdict, text: Verdict
) -> None:
    assert judged(predicate, ONE) is integer
    assert judged(predicate, TEXT) is text


def test_each_element_of_an_array_is_asked() -> None:
    each = ["each", ["items", "self"], INTEGER]
    assert judged(each, ArrayAttr((ONE, ONE))) is True
    assert judged(each, ArrayAttr((ONE, TEXT))) is False
    assert judged(each, ArrayAttr(())) is True
    assert judged(each, TEXT) is None


@pytest.mark.parametrize(
    "predicate",
    [["is", VALUE, "f32"], ["of", VALUE, ["and", ["is", "self", "f32"]]]],
)
def test_a_part_is_asked(predicate: Predicate) -> None:
    assert judged(predicate, TypeAttr(F32)) is True
    assert judged(predicate, TypeAttr(I32)) is False
    assert judged(predicate, TEXT) is None


@pytest.mark.parametrize(
    ("constraint", "good", "bad"),
    [
        ("SignlessIntegerOrIndexLike", I32, F32),
        ("SignlessIntegerOrIndexLike", INDEX, IntegerType(8, "signed")),
        ("SignlessIntegerOrIndexLike", VectorType((4,), I1), VectorType((4,), F32)),
        ("FloatLike", F32, INDEX),
        ("FloatLike", RankedTensorType((2,), F32), RankedTensorType((2,), I32)),
    ],
)
def test_types_of_a_kind_are_told_from_others(
    constraint: str, good: Type, bad: Type
) -> None:
    test = type_test("arith", constraint)
    assert test(good) is True
    assert test(bad) is False


def test_a_type_of_a_dialect_may_have_any_trait() -> None:
    ty = type_of("!async.token")
    assert type_test("arith", "FloatLike")(ty) is not True


@pytest.mark.parametrize(
    "text",
    [
        "%1 = arith.cmpi slt, %0, %0 : f32",
        "%1 = arith.cmpf olt, %0, %0 : i32",
        "%1 = arith.cmpf olt, %9, %9 : vector<2xi32>",
        "%1 = vector.from_elements %0, %0 : vector<[2]xf32>",
        "%1 = vector.bitcast %0 : f32 to vector<4xi8>",
    ],
)
def test_a_type_that_others_follow_from_is_asked_first(text: str) -> None:
    check_refused(f'%0 = "arith.constant"() <{{value = 3 : i32}}> : () -> i32\n{text}')


@pytest.mark.parametrize(
    ("predicate", "good", "bad"),
    [
        ([">=", VALUE, 0], 0, -1),
        (["<=", VALUE, 3], 3, 4),
        ([">", VALUE, 0], 1, 0),
        (["<", VALUE, 0], -1, 0),
        (["!=", VALUE, 3], 2, 3),
        (["in", VALUE, 16, 32], 32, 33),
        (["power of two", VALUE], 64, 48),
        (["==", ["%", VALUE, 4], 0], 8, 9),
        (["==", ["*", VALUE, 4], 12], 3, 4),
        (["==", ["*", VALUE, VALUE], 9], 3, 4),
    ],
)
def test_integers_are_in_their_bounds(
    predicate: Predicate, good: int, bad: int
) -> None:
    assert judged(predicate, IntegerAttr(good, I64)) is True
    assert judged(predicate, IntegerAttr(bad, I64)) is False
    assert judged(predicate, TEXT) is None


@pytest.mark.parametrize(
    ("predicate", "good", "bad"),
    [
        (["==", RANK, 2], (2, 3), (6,)),
        ([">", RANK, 0], (2,), ()),
        (["==", ["count", "self"], 8], (2, 4), (2, 3)),
        (["==", ["shape", "self"], [4, 4]], (4, 4), (4, 2)),
        (["in", ["last", ["shape", "self"]], 8, 16], (3, 8), (8, 3)),
        (["each", ["shape", "self"], ["!=", "self", 1]], (3, 8), (3, 1)),
        (["same", ["dim", "self", 0], ["dim", "self", 1]], (4, 4), (4, 2)),
    ],
)
def test_shapes_are_measured(
    predicate: Predicate, good: tuple[int, ...], bad: tuple[int, ...]
) -> None:
    assert judged(predicate, VectorType(good, F32)) is True
    assert judged(predicate, VectorType(bad, F32)) is False
    assert judged(predicate, I1) is None


@pytest.mark.parametrize(("blocks", "verdict"), [(0, False), (1, True), (2, False)])
def test_regions_are_asked_for_their_blocks(blocks: int, verdict: bool) -> None:
    region = Region([Block() for _ in range(blocks)])
    assert judged(["==", ["blocks", "self"], 1], region) is verdict


def test_a_constraint_that_all_satisfy_is_told_from_the_rest() -> None:
    found = table("arith")
    assert found is not None
    assert compiled(["anything"], found) is anything


@pytest.mark.parametrize(
    "predicate", [["whatever", "self"], ["is", "lhs", "i32"], ["is", "self", "i_32"]]
)
def test_an_unknown_word_is_refused(predicate: Predicate) -> None:
    with pytest.raises(ValueError, match="there is no"):
        judged(predicate, I32)


# The set of words --------------------------------------------------------------------


def nodes(node: Any) -> Iterator[list[Any]]:
    """A predicate and all that is in it."""
    if isinstance(node, list) and node and isinstance(node[0], str):
        yield node
        for part in node[1:]:
            yield from nodes(part)


def of_constraints(owner: Table) -> Iterator[Any]:
    yield from owner.data["tests"]
    for entry in owner.data["constraints"].values():
        yield entry.get("test", ["anything"])


def of_ops(owner: Table) -> Iterator[Any]:
    for name in owner.names():
        line = row(name)
        assert line is not None
        for trait in line.traits:
            if trait.fields is not None:
                yield predicate_of(trait, line)


def test_the_words_of_the_tables_are_those_that_are_documented() -> None:
    """No word is without a use, and none without a line of its own."""
    used = {
        node[0]
        for dialect in dialects()
        if (owner := table(dialect)) is not None
        for predicate in (*of_constraints(owner), *of_ops(owner))
        for node in nodes(predicate)
    }
    text = f"{predicates.__doc__}{op_predicates.__doc__}"
    plain = used - MEASURES.keys()
    assert {word for word in plain if f'["{word}"' in text or word in "!=<=>="} == plain
    assert MEASURES.keys() - used == set()
