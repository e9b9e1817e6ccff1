"""Affine expressions: folding as upstream's, values, replacing, facts."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from torch_mlir import ir

from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineSymbol,
    Undefined,
    simplify_affine_expr,
)
from tests.oracles.affine import Difference, Point, differences
from tests.strategies.affine import Tree, points, trees

d0, d1, d2 = map(AffineDim, range(3))
s0, s1, s2 = map(AffineSymbol, range(3))
MAX = (1 << 63) - 1
DEEP = 30_000


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[None]:
    with ir.Context():
        yield


@settings(max_examples=400)
@given(trees, points)
def test_expressions_are_upstreams_in_text_value_and_simplification(
    tree: Tree, point: Point
) -> None:
    found: list[Difference] = list(differences(tree, [point]))
    assert not found, found[0]


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (4 + d0, "d0 + 4"),
        (s0 + d0, "d0 + s0"),
        (d1 + d0, "d0 + d1"),
        ((d0 + 2) + 3, "d0 + 5"),
        ((d0 + 2) + d1, "d0 + d1 + 2"),
        (d0 * 2 + d0 * 3, "d0 * 5"),
        (d0 - d0, "0"),
        (d0 - (d0 // 4) * 4, "d0 mod 4"),
        (d0 - (d0 // s0) * s0, "d0 mod s0"),
        (d0 * 64 + d1 - d1 // 8 * 8, "d0 * 64 + d1 mod 8"),
        (s0 * d0, "d0 * s0"),
        ((d0 * 2) * s0, "(d0 * s0) * 2"),
        ((d0 * 8 + 3) // 4, "d0 * 2"),
        ((d0 * 8).ceildiv(-4), "d0 * -2"),
        ((d0 * 8 + d1) % 4, "d1 mod 4"),
        ((d0 % 8) % 4, "d0 mod 4"),
        (AffineConstant(-7) // 2, "-4"),
        (AffineConstant(-7).ceildiv(2), "-3"),
        (AffineConstant(-7) % 4, "1"),
    ],
)
def test_construction_folds(expr: AffineExpr, text: str) -> None:
    assert str(expr) == text


def test_what_is_divided_by_itself_folds_as_in_llvm_24() -> None:
    assert s0 // s0 is AffineConstant(1)
    assert (s0 * s1).ceildiv(s0 * s1) is AffineConstant(1)
    assert s0 % s0 is AffineConstant(0)


@pytest.mark.parametrize("divisor", [0, -3])
def test_a_modulus_below_one_is_kept(divisor: int) -> None:
    assert str(d0 % divisor) == f"d0 mod {divisor}"
    assert str(AffineConstant(-3) % divisor) == f"-3 mod {divisor}"


def test_a_division_by_zero_is_kept() -> None:
    assert str(AffineConstant(5) // 0) == "5 floordiv 0"
    assert str(AffineConstant(0).ceildiv(0)) == "0 ceildiv 0"


def test_constants_that_overflow_are_not_folded() -> None:
    assert str(AffineConstant(MAX) + 1) == f"{MAX} + 1"
    assert str(AffineConstant(MAX) * 2) == f"{MAX} * 2"
    assert str(AffineConstant(-MAX - 1) // -1) == f"{-MAX - 1} floordiv -1"


def test_joined_constants_wrap() -> None:
    assert (d0 + MAX) + 1 is d0 + (-MAX - 1)
    assert (d0 * MAX) * 2 is d0 * -2


def test_a_constant_beyond_64_bits_is_refused() -> None:
    with pytest.raises(ValueError, match="64 bits"):
        AffineConstant(MAX + 1)


def test_a_negative_position_is_refused() -> None:
    with pytest.raises(ValueError, match="'position' must be from 0 to"):
        AffineDim(-1)
    with pytest.raises(ValueError, match="'position' must be from 0 to"):
        AffineSymbol(-1)


def test_a_float_is_no_operand() -> None:
    with pytest.raises(TypeError):
        d0 + 1.5  # type: ignore[operator]


def test_equal_expressions_are_one_object() -> None:
    expr = d0 * 4 + s0 % 3
    assert expr is s0 % 3 + 4 * d0
    assert copy.deepcopy(expr) is expr
    assert pickle.loads(pickle.dumps(expr)) is expr


def test_integers_mix_in_from_both_sides() -> None:
    assert 1 - d0 is d0 * -1 + 1
    assert str(7 // s0) == "7 floordiv s0"
    assert str(7 % s0) == "7 mod s0"
    assert -d0 is d0 * -1


def test_values_of_negative_numbers_round_as_named() -> None:
    assert (d0 // 4).evaluate([-7]) == -2
    assert d0.ceildiv(4).evaluate([-7]) == -1
    assert (d0 % 4).evaluate([-7]) == 1
    assert (d0 // s0).evaluate([7], [-2]) == -4


@pytest.mark.parametrize("expr", [d0 // s0, d0.ceildiv(s0), d0 % s0])
def test_a_value_that_is_undefined_is_reported(expr: AffineExpr) -> None:
    with pytest.raises(Undefined):
        expr.evaluate([7], [0])


def test_values_are_of_64_bits() -> None:
    assert (d0 + d1).evaluate([MAX, 1]) == -MAX - 1


def test_replacing_inputs_folds_again() -> None:
    expr = d0 * s0 + d1 % 4
    assert expr.replace_dims_and_symbols([d1, d2 * 4], [AffineConstant(3)]) is d1 * 3
    assert expr.replace_dims_and_symbols([d1]) is d1 * s0 + d1 % 4


def test_replacing_a_subexpression_does_not_look_into_what_was_put_in() -> None:
    expr = (d0 + s0) // 2 + d0
    assert expr.replace({d0: d0 + 1}) is (d0 + 1 + s0) // 2 + (d0 + 1)
    assert expr.replace(d0 + s0, d1) is d1 // 2 + d0


def test_shifting_renumbers_from_an_offset() -> None:
    assert (d0 + d1).shift_dims(2, 3) is AffineDim(3) + AffineDim(4)
    assert (d0 + d1).shift_dims(2, 3, offset=1) is d0 + AffineDim(4)
    assert (s0 + s1).shift_symbols(2, 1) is s1 + s2


@pytest.mark.parametrize(
    ("expr", "pure", "symbolic", "divisor", "dims", "symbols"),
    [
        (d1 * 4 + 8, True, False, 4, 2, 0),
        (d0 * s1, False, False, 1, 1, 2),
        ((s0 * 12) // 4, True, True, 3, 0, 1),
        ((s0 * 12) % 8, True, True, 4, 0, 1),
        (d0.ceildiv(s0), False, False, 1, 1, 1),
        (AffineConstant(-6), True, True, 6, 0, 0),
    ],
)
def test_each_expression_knows_its_facts(
    expr: AffineExpr, pure: bool, symbolic: bool, divisor: int, dims: int, symbols: int
) -> None:
    assert expr.is_pure_affine == pure
    assert expr.is_symbolic_or_constant == symbolic
    assert expr.largest_known_divisor == divisor
    assert (expr.num_dims, expr.num_symbols) == (dims, symbols)


def test_known_divisors_tell_multiples() -> None:
    assert (d0 * 12).is_multiple_of(4)
    assert not (d0 * 12).is_multiple_of(8)


def test_an_expression_knows_what_it_is_a_function_of() -> None:
    expr = d0 + (s1 * 2) // 3
    assert expr.is_function_of_dim(0)
    assert not expr.is_function_of_dim(1)
    assert expr.is_function_of_symbol(1)
    assert not expr.is_function_of_symbol(0)


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        ((d0 + d1) * 2 - d0 * 2, "d1 * 2"),
        ((s0 * s1) // s1, "s0"),
        ((s0 - s0 % s1) % s1, "0"),
        ((d0 * 8 + 12) // 16, "(d0 * 2 + 3) floordiv 4"),
        (d0 % 0, "d0 mod 0"),
    ],
)
def test_simplification_goes_further_than_construction(
    expr: AffineExpr, text: str
) -> None:
    assert str(simplify_affine_expr(expr, 3, 3)) == text


def test_simplification_keeps_terms_that_upstream_confuses() -> None:
    expr = (d1 * s0) * 4 - (d0.ceildiv(s1) + d0 * s1)
    simpler = simplify_affine_expr(expr, 3, 3)
    assert simpler.evaluate([5, 7], [2, 3]) == expr.evaluate([5, 7], [2, 3])


def test_simplification_does_not_divide_quotients_that_are_added() -> None:
    expr = (s0 // 2 + (s0 * 3) // 5) // s0
    assert simplify_affine_expr(expr, 0, 1) is expr


def test_simplification_survives_what_crashes_upstream() -> None:
    expr = (((d2 // -3) * (s2 * 8)).ceildiv(s2)).ceildiv(s2)
    simpler = simplify_affine_expr(expr, 3, 3)
    assert str(simpler) == "((d2 floordiv -3) * 8) ceildiv s2"


def test_simplification_refuses_inputs_beyond_those_named() -> None:
    with pytest.raises(ValueError, match="more dimensions or symbols"):
        simplify_affine_expr(d2 + d2 * s0, 1, 1)


def chain(depth: int) -> AffineExpr:
    """An expression as deep as it is long."""
    expr: AffineExpr = d0
    for _ in range(depth):
        expr = expr % s0 + d1
    return expr


def test_deep_expressions_are_walked_without_recursion() -> None:
    expr = chain(DEEP)
    assert expr.replace_dims_and_symbols([d1, d0]).num_dims == 2
    expected = 5
    for _ in range(DEEP):
        expected = expected % 7 + 6
    assert expr.evaluate([5, 6], [7]) == expected
    assert expr.is_function_of_symbol(0)
    assert str(expr).count("mod") == DEEP


def test_deep_sums_fold_and_simplify() -> None:
    expr: AffineExpr = d0 * 4
    for i in range(DEEP):
        expr = expr + AffineDim(i % 50) * (4 * (i % 7 + 1))
    assert (expr % 4) is AffineConstant(0)
    assert simplify_affine_expr(expr // 4, 50, 0).evaluate([1] * 50) * 4 == (
        expr.evaluate([1] * 50)
    )
