"""What the reference lets pass although its documents forbid it."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridge
from bridge.errors import Invalid
from bridge.ods import rows
from bridge.op.base import CLASSES, Op
from bridge.op.registry import load
from bridge.verifier.strict import verify_strictly
from tests.oracles.verdicts import emitted, emitted_by_reference

PROGRAMS = {
    "affine.parallel": "affine.parallel (%i) = (0) to (4) step (0) { }",
    "builtin.module": (
        "module attributes {a.x = #dlti.dl_spec<>, a.y = #dlti.dl_spec<>} { }"
    ),
    "scf.for": (
        "%a = arith.constant 0 : index\n"
        "%b = arith.constant 4 : index\n"
        "scf.for %i = %a to %b step %a { }"
    ),
    "scf.forall": "scf.forall (%i) = (0) to (4) step (0) { }",
    "vector.bitcast": (
        "%v = ub.poison : vector<[4]xf32>\n"
        "%r = vector.bitcast %v : vector<[4]xf32> to vector<4xi32>"
    ),
    "vector.insert": (
        "%v = ub.poison : vector<5xf32>\n%w = ub.poison : vector<4x8xf32>\n"
        "%r = vector.insert %v, %w[1] : vector<5xf32> into vector<4x8xf32>"
    ),
    "vector.to_elements": (
        "%v = ub.poison : vector<[2]xf32>\n"
        "%r:2 = vector.to_elements %v : vector<[2]xf32>"
    ),
    "vector.transpose": (
        "%v = ub.poison : vector<[4]x8xf32>\n%r = vector.transpose %v, [1, 0] : "
        "vector<[4]x8xf32> to vector<8x4xf32>"
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_is_forbidden_is_accepted_but_for_those_who_are_strict(name: str) -> None:
    text = PROGRAMS[name]
    assert emitted(text) == emitted_by_reference(text) == []
    with pytest.raises(Invalid, match=f"'{name}' op expect"):
        verify_strictly(bridge.parse(text))


def test_scalable_vectors_are_right_where_they_stay_so() -> None:
    text = (
        "%v = ub.poison : vector<8x[4]xf32>\n%w = ub.poison : vector<[4]xf32>\n"
        "%x = vector.insert %w, %v[1] : vector<[4]xf32> into vector<8x[4]xf32>\n"
        "%y = vector.transpose %x, [1, 0] : "
        "vector<8x[4]xf32> to vector<[4]x8xf32>\n"
        "%z = vector.bitcast %w : vector<[4]xf32> to vector<[2]xf64>\n"
    )
    assert emitted(text) == emitted_by_reference(text) == []
    verify_strictly(bridge.parse(text))


def test_every_strict_rule_has_a_program_and_is_told_of(root: Path) -> None:
    document = (root / "conformance" / "differences.md").read_text("utf-8")
    for name in rows.dialects():
        load(name)
    rule = Op.verify_strictly
    strict = {n for n, cls in CLASSES.items() if cls.verify_strictly is not rule}
    assert strict == set(PROGRAMS)
    assert all(f"| `{name}` |" in document for name in strict)


def test_what_is_right_is_right_for_those_who_are_strict_too() -> None:
    text = (
        "%a = arith.constant 0 : index\n%b = arith.constant 4 : index\n"
        "scf.for %i = %a to %b step %b { }\n"
        "scf.forall (%i) in (4) { }\naffine.parallel (%i) = (0) to (4) { }"
    )
    assert emitted(text) == emitted_by_reference(text) == []
    verify_strictly(bridge.parse(text))
