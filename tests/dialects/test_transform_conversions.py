"""What transformations that convert and map forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from bridge.dialects.transform.conversions import TO_LLVM, UNREGISTERED
from bridge.ods import rows
from tests.oracles.verdicts import (
    complaints,
    emitted,
    emitted_by_reference,
    first,
    theirs,
)


def sequence(body: str) -> str:
    return (
        "module attributes {transform.with_named_sequence} {\n"
        "transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {\n"
        f"{body}\ntransform.yield\n}}\n}}"
    )


def converted(dialect: str) -> str:
    return sequence(
        "transform.apply_conversion_patterns to %a {\n"
        f'transform.apply_conversion_patterns.dialect_to_llvm "{dialect}"\n'
        "} : !transform.any_op"
    )


def mapped(sizes: str) -> str:
    return sequence(
        f"%r = transform.gpu.map_forall_to_blocks %a {sizes} : "
        "(!transform.any_op) -> !transform.any_op"
    )


@pytest.mark.parametrize("dialect", [*sorted(rows.dialects()), "nothing"])
def test_a_dialect_is_converted_where_the_reference_can(dialect: str) -> None:
    program = converted(dialect)
    # Only a context that loads all dialects at once knows all of them.
    assert complaints(program) == theirs(program)
    assert (first(program) == "") == (dialect in TO_LLVM)


def test_all_that_is_converted_or_left_out_is_in_the_tables() -> None:
    assert set(rows.dialects()) >= TO_LLVM | UNREGISTERED


@pytest.mark.parametrize("sizes", ["grid_dims = [1]", "grid_dims = [1, 2]"])
def test_a_grid_has_three_sizes(sizes: str) -> None:
    program = mapped(sizes)
    assert "requires empty or size-3 grid_dims" in first(program)
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("sizes", ["", "grid_dims = []", "grid_dims = [1, 2, 3]"])
def test_a_grid_may_have_no_sizes(sizes: str) -> None:
    assert emitted(mapped(sizes)) == emitted_by_reference(mapped(sizes)) == []
