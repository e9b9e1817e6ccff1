"""Lines that say what functions give are read, and held to several judges."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.compare.run_judges import blessed, judge_file, same
from bridge.compare.run_lines import Within, run_lines
from bridge.source import Source

_ADD = """
func.func @add(%a: i8, %b: i8) -> i8 {
  %c = arith.addi %a, %b : i8
  return %c : i8
}
func.func @get(%a: memref<2xf32>, %i: index) -> f32 {
  %x = memref.load %a[%i] : memref<2xf32>
  memref.store %x, %a[%i] : memref<2xf32>
  return %x : f32
}
"""


def _failures(*lines: str) -> list[str]:
    _, failures = judge_file("\n".join([_ADD, *lines]), "-")
    return [failure.message for failure in failures]


def test_lines_that_hold_say_nothing() -> None:
    assert not _failures(
        "// run: @add(127, 1) == -128",
        "// run: @add(random(), random())",
        "// run: @get([0.5, nan], 1) == nan",
        "// then: #0 == [0.5, nan]",
        '// trap: @get(zeros(2), 2) "out of bounds: index 2"',
    )


def test_a_wrong_result_is_reported_by_every_judge_that_was_asked() -> None:
    assert _failures("// run: @add(1, 2) == 4") == [
        f"{judge}: result #0 is 3" for judge in ("interpreter", "compiled", "upstream")
    ]
    assert _failures("// judges: interpreter; why", "// run: @add(1, 2) == 4") == [
        "interpreter: result #0 is 3"
    ]


def test_a_wrong_array_a_missing_trap_and_another_trap_are_reported() -> None:
    (message,) = _failures(
        "// judges: interpreter",
        "// run: @get([1.0, 2.0], 0) == 1.0",
        "// then: #0 == [1.0, 3.0]",
    )
    assert message == "interpreter: argument #0 is [1.0, 2.0] afterwards"
    (message,) = _failures('// trap: @get([1.0, 2.0], 1) "out of bounds"')
    assert message == "interpreter: no trap, but (2.0)"
    (message,) = _failures('// trap: @get([1.0, 2.0], 2) "freed"')
    assert message.startswith("interpreter: another trap: 'memref.load': out of")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("// run: f(1)", "expected `@` and the name of a function"),
        ("// run: @f(1", "'(' was never closed"),
        ("// run: @f(1) < 2", "expected `==`"),
        ("// trap: @f(1)", 'expected `@f(...) "message"`'),
        ("// judges: me", "judges are interpreter, compiled, upstream"),
        ("// then: #0 == 1", "list index out of range"),
    ],
)
def test_a_line_that_cannot_be_read_is_malformed_at_its_place(
    line: str, reason: str
) -> None:
    with pytest.raises(bridge.Malformed) as caught:
        run_lines(Source.of(f"\n{line}\n", "a.mlir"))
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.location.line == 2
    assert reason in diagnostic.message


def test_wrong_arguments_are_a_failure_of_their_line() -> None:
    assert _failures("// run: @add(1)") == ["expected 2 arguments, found 1"]


def test_blessing_writes_what_the_interpreter_gives_and_leaves_what_holds() -> None:
    text = _ADD + (
        "// run: @add(1, 2)\n// run: @add(3, 4) == 0\n// run: @add(0x7F, 1) == -128\n"
        "// run: @add(random(), 0)\n"
    )
    found = blessed(text, "-")
    assert found == text.replace("@add(1, 2)", "@add(1, 2) == 3").replace(
        "== 0", "== 7"
    )


def test_floats_are_compared_by_their_bits_but_for_nan() -> None:
    assert same(np.float32("nan"), float("nan"))
    assert not same(0.0, -0.0)
    assert same(1.0, Within(1e-3, 1.0005))
    assert not same(1.0, Within(1e-3, 1.005))
    assert not same(np.zeros(2), np.zeros(3))


def test_old_text_is_upgraded_and_judged() -> None:
    old = """// syntax: legacy
func @add(%a: i32) -> i32 {
  %c = addi %a, %a : i32
  return %c : i32
}
// run: @add(2) == 4
// run: @add(3)
"""
    assert judge_file(old, "-") == (2, [])
    assert "@add(3) == 6" in blessed(old, "-")


def test_tensors_are_lowered_by_upstreams_passes() -> None:
    text = """
func.func @get(%m: memref<3xi32>, %i: index) -> i32 {
  %t = bufferization.to_tensor %m restrict : memref<3xi32> to tensor<3xi32>
  %x = tensor.extract %t[%i] : tensor<3xi32>
  return %x : i32
}
// run: @get([4, 5, 6], 2) == 6
"""
    assert judge_file(text, "-") == (1, [])


def test_memory_of_no_dimensions_is_random_too() -> None:
    text = """
    func.func @f(%a: memref<f32>) {
      %x = memref.load %a[] : memref<f32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[] : memref<f32>
      return
    }
    // run: @f(random())
    """
    assert judge_file(text, "-") == (1, [])


def test_a_line_about_no_function_does_not_hold_and_others_are_judged() -> None:
    assert _failures("// run: @nobody(1) == 2", "// run: @add(1, 2) == 3") == [
        "there is no function @nobody"
    ]
