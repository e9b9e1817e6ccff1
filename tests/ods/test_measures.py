"""Parts of types and attributes, by the tables' words."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.types import (
    DYNAMIC,
    F32,
    I32,
    I64,
    MemRefType,
    NoneType,
    RankedTensorType,
    UnrankedMemRefType,
    VectorType,
)
from bridge.ods.measures import MEASURES, is_stretched

DENSE = DenseElementsAttr.of(RankedTensorType((2,), I32), [3, 4])


@pytest.mark.parametrize(
    ("word", "of", "value"),
    [
        ("type", IntegerAttr(3, I64), I64),
        ("value", IntegerAttr(3, I64), 3),
        ("value", TypeAttr(F32), F32),
        ("size", ArrayAttr((UnitAttr(),)), 1),
        ("size", DenseArrayAttr.of(I64, [1, 2]), 2),
        ("items", DenseArrayAttr.of(I64, [1, 2]), (1, 2)),
        ("items", DENSE, (3, 4)),
        ("items", UnitAttr(), None),
        ("type", StringAttr("a"), NoneType()),
        ("element", VectorType((2,), F32), F32),
        ("count", VectorType((2, 3), F32), 6),
        ("count", MemRefType((DYNAMIC,), F32), None),
        ("bits", F32, 32),
        ("bits", NoneType(), None),
        ("ranked", UnrankedMemRefType(F32), False),
        ("static", MemRefType((2,), F32), True),
        ("scalable", VectorType((2,), F32, (True,)), True),
        ("scalable", F32, None),
        ("scalable dims", VectorType((2,), F32), (False,)),
        ("all scalable", VectorType((2, 4), F32, (True, False)), False),
        ("shape or none", F32, (-1,)),
        ("tensor shape", F32, ()),
        ("sorted", (1, 1, 3), True),
        ("sorted", (2, 1), False),
        ("no neighbours alike", (1, 2, 1), True),
        ("no neighbours alike", (1, 1), False),
        ("last", (), None),
        ("but last", (1, 2), (1,)),
        (
            "shared memory",
            MemRefType((2,), F32, memory_space=IntegerAttr(3, I64)),
            True,
        ),
        ("shared memory", MemRefType((2,), F32), False),
    ],
)
def test_a_word_gives_a_part(word: str, of: Any, value: Any) -> None:
    assert MEASURES[word](of) == value


@pytest.mark.parametrize(
    ("shapes", "verdict"),
    [
        (((2, 3), (2, 3), (1, 3)), True),
        (((2, 3), (2, 3), (3,)), True),
        (((2, 3), (2, 1), (1, 1)), False),
        (((2, 3), (2, 3), (2, 4)), False),
        (((2, 3), None, (2, 3)), None),
    ],
)
def test_shapes_are_stretched_to_one(shapes: Any, verdict: bool | None) -> None:
    types = [F32 if s is None else RankedTensorType(s, F32) for s in shapes]
    assert is_stretched(*types) is verdict


def test_a_layout_adds_up_multiples_or_it_has_no_strides() -> None:
    strided = MEASURES["strided"]
    halved = AffineMap.identity(1).results[0] // 2
    plain, divided = (
        AffineMapAttr(AffineMap(1, 0, (result,)))
        for result in (AffineMap.identity(1).results[0] * 3 + 1, halved)
    )
    assert strided(MemRefType((4,), F32)) is True
    assert strided(MemRefType((4,), F32, StridedLayoutAttr((2,), 1))) is True
    assert strided(MemRefType((4,), F32, plain)) is True
    assert strided(MemRefType((4,), F32, divided)) is False
