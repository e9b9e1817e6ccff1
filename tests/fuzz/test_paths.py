"""Machine code of a program gives what the program gives, by whatever path."""

from __future__ import annotations

import numpy as np
import pytest

from bridge.errors import Crash, PassFailed
from bridge.fuzz import oracle
from bridge.fuzz.defined import Outcome, define
from bridge.fuzz.oracle import judge, judge_all, transformed
from bridge.fuzz.paths import PATHS, is_portable, outcomes
from bridge.fuzz.programs import NAME, Program, generate
from bridge.fuzz.standalone import standalone
from bridge.fuzz.store import Found
from bridge.ir.core import Operation
from bridge.op.registry import REFERENCE
from bridge.passes.manager import PassManager
from bridge.source import Source
from bridge.text.module import read_module

O0 = "compiled at O0"


def defined(seeds: range) -> list[tuple[Program, Outcome]]:
    made = [(program, define(program)) for program in map(generate, seeds)]
    return [(program, expected) for program, expected in made if expected is not None]


def program_of(text: str, *arguments: object) -> Program:
    source = Source.of(text, "program")
    module = read_module(source, allow_unregistered=False, registry=REFERENCE)
    return Program(module, arguments, 0)


@pytest.mark.parametrize("path", PATHS)
def test_random_programs_give_the_same_as_machine_code(path: str) -> None:
    programs = defined(range(6))
    assert judge_all(programs, path) == [None] * len(programs)


@pytest.mark.parametrize("path", PATHS)
def test_each_path_makes_code_of_loops_and_vectors(path: str) -> None:
    program = program_of(
        """
        func.func @main(%n: index, %v: vector<4xf32>) -> (index, vector<4xf32>) {
          %zero = arith.constant 0 : index
          %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> index {
            %t = affine.apply affine_map<(i)[s] -> (i + s)>(%i)[%s]
            affine.yield %t : index
          }
          %w = arith.addf %v, %v : vector<4xf32>
          return %sum, %w : index, vector<4xf32>
        }""",
        5,
        np.arange(4, dtype=np.float32),
    )
    (found,) = outcomes(program.module, [(NAME, program.arguments)], path)
    assert found.results[0] == 10
    assert np.array_equal(np.asarray(found.results[1]), [0.0, 2.0, 4.0, 6.0])


def test_another_result_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (pair,) = defined(range(1))

    def wrong(*_: object, **__: object) -> list[Outcome]:
        return [Outcome(pair[1].results, pair[1].arguments, "something")]

    monkeypatch.setattr(oracle, "outcomes", wrong)
    finding = judge(*pair, O0)
    assert finding is not None
    assert finding.kind == "wrong"
    assert judge_all([pair], O0) == [finding]


@pytest.mark.parametrize(
    ("error", "kind"), [(Crash("it died"), "crash"), (PassFailed("no code"), None)]
)
def test_code_that_dies_is_found_and_what_llvm_cannot_compile_is_not(
    monkeypatch: pytest.MonkeyPatch, error: Exception, kind: str | None
) -> None:
    def fails(*_: object, guarded: bool = False) -> list[Outcome]:
        raise error if guarded else Crash("the worker died")

    monkeypatch.setattr(oracle, "outcomes", fails)
    (found,) = judge_all(defined(range(1)), O0)
    assert (found.kind if found is not None else None) == kind


def test_nothing_is_said_of_what_a_library_rounds() -> None:
    program = program_of(
        """
        func.func @main(%x: f32) -> f32 {
          %y = math.exp %x : f32
          return %y : f32
        }""",
        1.0,
    )
    expected = define(program)
    assert expected is not None
    assert not is_portable(program.module)
    assert judge(program, expected, O0) is None
    assert judge_all([(program, expected)], O0) == [None]


def test_a_path_is_no_pass() -> None:
    assert transformed(generate(0), O0) is None
    with pytest.raises(ValueError, match=f"no command shows '{O0}'"):
        standalone(Found(0, O0, "wrong", "", "", "", "[]"))


def test_the_native_path_asks_upstream_for_no_pass() -> None:
    text = str(PATHS["compiled by native passes"].pipeline)
    module = generate(1).module
    PassManager(text, refuse, engine="native").run(module)
    assert {op.dialect for op in module.walk()} == {"builtin", "llvm"}


def refuse(module: Operation, pipeline: str) -> None:
    raise AssertionError(f"upstream is asked for {pipeline}")
