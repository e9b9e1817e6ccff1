"""Files are held to their run lines in workers, which compiled code may end."""

from __future__ import annotations

from bridge.compare.run_files import File, judge_files

_GET = """func.func @get(%m: memref<?xi32>, %i: index) -> i32 {
  %x = memref.load %m[%i] : memref<?xi32>
  return %x : i32
}
// judges: compiled
// run: @get([1], 0) == 1
// run: @get([1], 1000000000000) == 1
// run: @get([1], 0) == 2
"""


def test_each_file_has_its_verdict_in_order() -> None:
    good, bad = File("func.func @f() { return }\n// run: @f()", "a"), File("%", "b")
    first, second = judge_files([good, bad])
    assert (first.total, first.faults) == (1, [])
    assert (second.total, second.failed) == (1, 1)
    assert second.faults[0].message.startswith("b:1:1: error: ")


def test_the_line_that_ends_a_worker_is_named_and_the_others_are_judged() -> None:
    (judged,) = judge_files([File(_GET, "a")])
    assert (judged.total, judged.failed) == (3, 2)
    assert [(fault.line, fault.message) for fault in judged.faults] == [
        (7, "compiled: @get ended its worker: SIGSEGV (Segmentation fault)"),
        (8, "compiled: result #0 is 1"),
    ]


def test_a_file_that_does_not_end_is_reported() -> None:
    text = """func.func @f(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<1xi32>
  cf.br ^again
^again:
  %y = memref.atomic_rmw addi %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  cf.br ^again
}
// judges: compiled
// run: @f([1])
"""
    (judged,) = judge_files([File(text, "a")], timeout=1)
    (fault,) = judged.faults
    assert fault.message == "compiled: @f did not end within 1 seconds"


def test_judges_are_compared_where_one_of_them_crashes_on_another_line() -> None:
    text = (
        _GET
        + """func.func @low(%a: f32) -> f32 {
  %x = arith.addf %a, %a downward : f32
  return %x : f32
}
// judges: interpreter, compiled
// run: @low(3.0e38)
"""
    )
    (judged,) = judge_files([File(text, "a")])
    assert [fault.line for fault in judged.faults] == [7, 8, 14]
    assert judged.faults[-1].message == (
        "interpreter gives (3.4028234663852886e+38), compiled gives (inf)"
    )
