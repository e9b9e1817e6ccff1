"""Random programs are valid, the same for the same seed, and made to be defined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np
import pytest

from bridge.drawing.bodies import FAMILIES
from bridge.fuzz.coverage import Feature, features, ops_of, shares
from bridge.fuzz.defined import define, outcome
from bridge.fuzz.oracle import difference
from bridge.fuzz.programs import FRAME, NAME, generate
from bridge.fuzz.steering import steer
from bridge.interpreter.run import interpret
from bridge.verifier import verify

SEEDS = range(40)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_program_is_valid_before_and_after_it_is_defined(seed: int) -> None:
    program = generate(seed)
    verify(program.module)
    define(program)
    verify(program.module)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_defined_program_gives_the_same_again(seed: int) -> None:
    program = generate(seed)
    expected = define(program)
    if expected is not None:
        assert not difference(expected, outcome(program))


def test_the_same_seed_gives_the_same_program() -> None:
    some, others = generate(7), generate(7)
    assert str(some.module) == str(others.module)
    np.testing.assert_equal(some.arguments, others.arguments)


def test_nearly_all_programs_can_be_defined() -> None:
    defined = [define(generate(seed)) is not None for seed in range(200)]
    assert sum(defined) >= 190


def test_the_arguments_are_not_written_to() -> None:
    program = generate(3)
    before = [np.array(one) for one in program.arguments]
    define(program)
    np.testing.assert_equal(list(program.arguments), before)


@pytest.fixture(scope="module")
def seen() -> Counter[Feature]:
    """What steered programs are made of."""
    seen: Counter[Feature] = Counter()
    drawn: Counter[tuple[str, str]] = Counter()
    weights: dict[str, int] = {}
    for seed in range(1000):
        program = generate(seed, steering=weights)
        seen.update(features(program.module))
        drawn.update(program.drawn)
        if seed % 100 == 99:
            weights = steer(drawn, seen)
    return seen


@pytest.mark.parametrize("dialect", ["affine", "arith", "memref", "scf", "vector"])
def test_steered_programs_have_the_ops_of_a_dialect(
    dialect: str, seen: Counter[Feature]
) -> None:
    met = {op for op, _, _ in seen} | FRAME
    assert [op for op in ops_of(dialect) if op not in met] == []


@pytest.mark.parametrize("dialect", ["affine", "scf", "vector"])
def test_steered_programs_say_nearly_all_that_attributes_may_say(
    dialect: str, seen: Counter[Feature]
) -> None:
    _, _, kinds, all_kinds = shares(seen, dialect)
    assert kinds >= 0.95 * all_kinds


@pytest.mark.parametrize(
    ("families", "most"),
    [
        (FAMILIES, 0.1),
        ({"memref": 8, "arith": 1}, 0.05),
        ({"memref": 4, "scf": 8, "arith": 2}, 0.1),
    ],
)
def test_few_programs_are_undefined_at_first(
    families: Mapping[str, int], most: float
) -> None:
    trapped = 0
    for seed in range(100):
        program = generate(seed, families=families)
        assert not program.refused
        taken_out: list[str] = []
        assert define(program, taken_out) is not None
        trapped += bool(taken_out)
    assert trapped <= most * 100


def test_ops_of_memref_trap_in_no_program() -> None:
    taken_out: list[str] = []
    for seed in range(100):
        define(generate(seed, families={"memref": 8, "arith": 1}), taken_out)
    assert {op.partition(".")[0] for op in taken_out} <= {"arith"}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_program_of_one_dialect_runs(family: str) -> None:
    program = generate(1, ops=8, families={family: 1})
    if define(program) is not None:
        interpret(program.module, NAME, *program.arguments)
