"""From which types to which arith's casts go."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles.verdicts import complaint

FLOATS = {"f16": 16, "bf16": 16, "tf32": 19, "f32": 32, "f64": 64, "f8E5M2": 8}
floats = st.sampled_from(sorted(FLOATS))
widths = st.integers(1, 70)


def refused(name: str, source: str, target: str) -> bool:
    found = complaint(f"arith.{name}", [source], [target])
    text = f"operand type '{source}' and result type '{target}' are cast incompatible"
    assert found in ("", text)
    return found == text


@given(widths, widths)
def test_integers_are_extended_to_more_bits_and_truncated_to_fewer(
    before: int, after: int
) -> None:
    source, target = f"i{before}", f"i{after}"
    assert refused("extsi", source, target) == (after <= before)
    assert refused("extui", source, target) == (after <= before)
    assert refused("trunci", source, target) == (after >= before)
    assert refused("bitcast", source, target) == (after != before)


@given(floats, floats)
def test_floats_are_widened_narrowed_or_of_another_format(
    before: str, after: str
) -> None:
    difference = FLOATS[after] - FLOATS[before]
    assert refused("extf", before, after) == (difference <= 0)
    assert refused("truncf", before, after) == (difference >= 0)
    assert refused("convertf", before, after) == (difference != 0 or before == after)
    assert refused("bitcast", before, after) == (difference != 0)


@given(floats, widths)
def test_floats_and_integers_of_any_widths_are_converted(real: str, width: int) -> None:
    integer = f"i{width}"
    assert not refused("fptosi", real, integer)
    assert not refused("uitofp", integer, real)


@pytest.mark.parametrize("name", ["index_cast", "index_castui"])
@pytest.mark.parametrize(
    ("source", "target", "right"),
    [
        ("index", "i8", True),
        ("i64", "index", True),
        ("index", "index", False),
        ("i8", "i16", False),
        ("memref<2xindex>", "memref<2xi8>", True),
    ],
)
def test_one_side_is_an_index(name: str, source: str, target: str, right: bool) -> None:
    assert refused(name, source, target) != right


def test_tensors_of_two_encodings_are_not_cast() -> None:
    assert refused("extf", 'tensor<2xf16, "a">', 'tensor<2xf32, "b">')
    assert not refused("extf", 'tensor<2xf16, "a">', 'tensor<2xf32, "a">')


def test_a_scale_is_no_part_of_what_is_widened() -> None:
    operands = ["vector<2xf8E5M2>", "f8E8M0FNU"]
    assert complaint("arith.scaling_extf", operands, ["vector<2xf32>"]) == ""
    found = complaint("arith.scaling_extf", ["f32", "f8E8M0FNU"], ["f16"])
    assert found.startswith("operand types 'f32', 'f8E8M0FNU' and result type 'f16'")
