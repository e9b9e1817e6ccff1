"""Integer sets, and their simplification against upstream's pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from torch_mlir import ir, passmanager

from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineSymbol,
    IntegerSet,
    Undefined,
    simplify_integer_set,
)
from bridge.text.affine import read_set

d0, d1 = map(AffineDim, range(2))
s0 = AffineSymbol(0)


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[None]:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        yield


def a_set(text: str) -> IntegerSet:
    return read_set(text)[0]


def upstream_simplified(texts: Sequence[str]) -> list[str]:
    """What upstream's pass makes of sets, all in one module."""
    ops = "\n".join(f'"t.x"() {{s = affine_set<{text}>}} : () -> ()' for text in texts)
    module = ir.Module.parse(f"func.func @f() {{\n{ops}\nreturn }}")
    pipeline = "builtin.module(func.func(affine-simplify-structures))"
    passmanager.PassManager.parse(pipeline).run(module.operation)
    (function,) = module.body.operations
    holders = list(function.regions[0].blocks[0].operations)[:-1]
    return [str(op.attributes["s"])[11:-1] for op in holders]


def random_term(rng: Random) -> str:
    factor = rng.choice((1, 1, -1, 2, 3, -2, 4, -4, 6))
    term = f"{rng.choice(('d0', 'd1', 's0'))} * {factor}".replace("* -", "* -1 * ")
    if rng.random() < 0.15:
        operator = rng.choice(("mod", "floordiv", "ceildiv"))
        return f"({term} + {rng.choice(('d0', 's0', '1'))}) {operator} 4"
    return term


def random_set(rng: Random) -> str:
    constraints = []
    for _ in range(rng.randrange(1, 5)):
        terms = " + ".join(random_term(rng) for _ in range(rng.randrange(1, 4)))
        constraints.append(
            f"{terms} - {rng.choice((-10, -1, 0, 0, 1, 3, 7))} "
            f"{rng.choice(('>=', '>=', '=='))} 0".replace("- -", "+ ")
        )
    return f"(d0, d1)[s0] : ({', '.join(constraints)})"


def test_simplified_sets_are_upstreams() -> None:
    rng = Random(0)
    texts = [random_set(rng) for _ in range(500)]
    ours = [str(simplify_integer_set(a_set(text))) for text in texts]
    assert ours == upstream_simplified(texts)


@given(st.integers(0, 1 << 32))
def test_simplification_keeps_the_elements(seed: int) -> None:
    whole = a_set(random_set(Random(seed)))
    simpler = simplify_integer_set(whole)
    rng = Random(seed)
    for _ in range(20):
        dims = [rng.randint(-9, 9), rng.randint(-9, 9)]
        symbols = [rng.randint(-9, 9)]
        assert whole.contains(dims, symbols) == simpler.contains(dims, symbols)


@pytest.mark.parametrize(
    "text",
    [
        "(d0) : (d0 - 5 >= 0, 3 - d0 >= 0)",
        "(d0) : (d0 * 2 - 1 == 0)",
        "(d0)[s0] : (d0 - s0 == 0, d0 - s0 - 1 >= 0)",
        "(d0) : (d0 mod 2 - 2 >= 0)",
        "() : (1 == 0)",
    ],
)
def test_contradictions_make_the_empty_set(text: str) -> None:
    assert simplify_integer_set(a_set(text)).is_canonical_empty


def test_constraints_that_say_nothing_leave_a_trivial_one() -> None:
    assert str(simplify_integer_set(a_set("(d0) : (5 >= 0)"))) == "(d0) : (0 == 0)"


def test_a_semi_affine_set_is_left_as_it_is() -> None:
    semi = a_set("(d0)[s0] : (d0 * s0 >= 0, d0 mod s0 == 0)")
    assert simplify_integer_set(semi) is semi


def test_a_set_without_a_value_is_left_as_it_is() -> None:
    undefined = a_set("(d0) : (d0 mod 0 == 0)")
    assert simplify_integer_set(undefined) is undefined


def test_a_set_contains_its_elements_only() -> None:
    triangle = a_set("(d0, d1)[s0] : (d0 >= 0, d1 - d0 >= 0, s0 - d1 - 1 == 0)")
    assert triangle.contains([1, 2], [3])
    assert not triangle.contains([3, 2], [3])
    assert not triangle.contains([1, 2], [4])


def test_membership_reports_a_division_by_zero() -> None:
    with pytest.raises(Undefined):
        a_set("(d0)[s0] : (d0 floordiv s0 >= 0)").contains([1], [0])


def test_a_set_counts_its_constraints() -> None:
    whole = a_set("(d0)[s0] : (d0 >= 0, s0 - d0 == 0, s0 >= 0)")
    assert (whole.num_constraints, whole.num_equalities) == (3, 1)
    assert (whole.num_inequalities, whole.num_inputs) == (2, 2)


def test_the_empty_set_is_known_by_its_form() -> None:
    assert str(IntegerSet.empty(1, 1)) == "(d0)[s0] : (1 == 0)"
    assert IntegerSet.empty(1).is_canonical_empty
    assert not a_set("() : (2 == 0)").is_canonical_empty


def test_replacing_inputs_folds_the_constraints() -> None:
    whole = a_set("(d0, d1)[s0] : (d0 + d1 >= 0, s0 == 0)")
    replaced = whole.replace_dims_and_symbols(
        [d0, AffineConstant(1)], [d0 - d0 + s0], 1, 1
    )
    assert str(replaced) == "(d0)[s0] : (d0 + 1 >= 0, s0 == 0)"


@pytest.mark.parametrize(
    ("constraints", "flags", "message"),
    [
        ((), (), "at least one constraint"),
        ((d0,), (), "one flag for each"),
        ((d1,), (True,), "uses a dimension"),
        ((s0,), (True,), "uses a symbol"),
    ],
)
def test_what_is_no_set_is_refused(
    constraints: tuple[AffineDim, ...], flags: tuple[bool, ...], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        IntegerSet(1, 0, constraints, flags)
