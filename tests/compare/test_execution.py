"""Functions of a chunk are run by the interpreter and compiled, and compared."""

from __future__ import annotations

import numpy as np
import pytest

from bridge.compare import execution, run_judges
from bridge.compare.checks import Subject
from bridge.compare.chunks import Chunk

_TEXT = """
func.func private @elsewhere(index) -> index
func.func @calls(%i: index) -> index {
  %r = func.call @elsewhere(%i) : (index) -> index
  return %r : index
}
func.func @row(%m: memref<?x3xf32>, %i: index) -> f32 {
  %c = arith.constant 1 : index
  %x = memref.load %m[%i, %c] : memref<?x3xf32>
  %y = func.call @twice(%x) : (f32) -> f32
  return %y : f32
}
func.func @twice(%x: f32) -> f32 {
  %y = arith.addf %x, %x : f32
  return %y : f32
}
func.func @beyond(%m: memref<2xi32>) -> i32 {
  %c = arith.constant 2 : index
  %x = memref.load %m[%c] : memref<2xi32>
  return %x : i32
}
"""


def test_calls_that_run_are_made_of_run_lines(subject: Subject) -> None:
    calls = [call.line.text for call in execution.calls_of(subject.original)]
    assert calls == [
        "@row(random(8, 3), 0)",
        "@row(random(5, 3), 2)",
        "@row(random(4, 3), 1)",
        "@twice(random())",
    ]


def test_judges_that_agree_say_nothing(subject: Subject) -> None:
    assert execution.run(subject) == ("", "")


def test_a_disagreement_is_a_run_line_and_what_each_gives(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(
        run_judges.COMPILING, "upstream", lambda _: lambda name, given: (7.125,)
    )
    with pytest.raises(
        execution.Disagreement, match=r"@row\(.*upstream gives \(7.125\), interpreter"
    ):
        execution.run(subject)


def test_a_module_is_lowered_alike_from_our_reading(subject: Subject) -> None:
    theirs, ours = execution.lowered(subject)
    assert theirs == ours
    assert "llvm.func" in theirs


@pytest.fixture
def subject() -> Subject:
    return Subject(Chunk(_TEXT))


def test_what_differs_in_shape_is_no_error_but_a_difference() -> None:
    one = run_judges.Outcome("a", (np.zeros(3, np.float32),))
    other = run_judges.Outcome("b", (np.zeros(4, np.float32),))
    assert not execution.agree(one, other)
    assert execution.agree(one, one)


def test_a_tensor_that_may_be_written_has_no_contents_afterwards() -> None:
    text = """func.func @f(%a: tensor<4xi32> {bufferization.writable = true}, %v: i32)
        -> tensor<4xi32> {
      %i = arith.constant 1 : index
      %r = tensor.insert %v into %a[%i] : tensor<4xi32>
      return %r : tensor<4xi32>
    }"""
    assert execution.run(Subject(Chunk(text))) == ("", "")


def test_what_is_unrolled_beyond_measure_is_compared_by_its_size_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(execution, "LARGEST_PROGRAM", 100)
    text = """
    func.func @f(%a: vector<64x4xf32>) -> vector<64x4xf32> {
      %b = vector.transpose %a, [1, 0] : vector<64x4xf32> to vector<4x64xf32>
      %c = vector.transpose %b, [1, 0] : vector<4x64xf32> to vector<64x4xf32>
      %d = arith.addf %c, %a : vector<64x4xf32>
      return %d : vector<64x4xf32>
    }
    """
    subject = Subject(Chunk(text))
    theirs, ours = execution.lowered(subject)
    assert theirs == ours
    assert "operations, and 100 are allowed" in theirs
    calls = list(execution.calls_of(subject.original))
    assert calls
    for judge in run_judges.COMPILING:
        large: set[str] = set()
        assert not list(execution._judged(judge, subject.original, calls, large))
        assert large == {"f"}
