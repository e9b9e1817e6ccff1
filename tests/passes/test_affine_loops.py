"""Passes on affine loops: as upstream's where that is legal, and only where it is."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.errors import Diagnostic, PassFailed, Unsupported, listening
from bridge.fuzz.nests import SIDE, nest_text
from bridge.interpreter.run import interpret
from bridge.ir.core import Operation
from bridge.upstream import passes as upstream

COPY = """
func.func @f(%a: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to %n step 2 {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
      affine.store %v, %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}"""

SHORT = """
func.func @f(%a: memref<64x64xf32>, %n: index, %m: index) {
  affine.for %i = 0 to 3 step 2 {
    affine.for %j = max affine_map<(d0, d1) -> (d0, d1)>(%n, %m) to 60 {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
      affine.store %v, %a[%i, %j] : memref<64x64xf32>
    }
  }
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<(d0) -> (d0 + 24)>(%n) {
    %v = affine.load %a[%i, 0] : memref<64x64xf32>
    affine.store %v, %a[%i, 1] : memref<64x64xf32>
  }
  return
}"""

FORWARD = """
func.func @f(%a: memref<64x64xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 1 to 63 {
      %v = affine.load %a[%i - 1, %j - 1] : memref<64x64xf32>
      affine.store %v, %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}"""

DIAGONAL = """
func.func @f(%a: memref<64x64xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 63 {
      %v = affine.load %a[%i - 1, %j + 1] : memref<64x64xf32>
      affine.store %v, %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}"""

SUM = """
func.func @f(%a: memref<64x64xf32>, %x: i32) -> (f32, i32) {
  %z = arith.constant 0.0 : f32
  %s:2 = affine.for %i = 0 to 64 iter_args(%acc = %z, %or = %x) -> (f32, i32) {
    %v = affine.load %a[%i, 0] : memref<64x64xf32>
    %w = arith.addf %v, %acc : f32
    %k = arith.index_cast %i : index to i32
    %y = arith.ori %or, %k : i32
    affine.yield %w, %y : f32, i32
  }
  return %s#0, %s#1 : f32, i32
}"""

TWO = """
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 63 {
    %v = affine.load %a[%i + 1] : memref<64xf32>
    affine.store %v, %b[%i] : memref<64xf32>
  }
  return
}"""


def parsed(text: str) -> Operation:
    module = bridge.parse(text)
    bridge.verify(module)
    return module


def run(text: str, pipeline: str) -> tuple[Operation, list[str]]:
    """A program after a native pass, and what was told."""
    module = parsed(text)
    told: list[Diagnostic] = []
    with listening(told.append):
        bridge.run_passes(module, f"func.func({pipeline})", engine="native")
    bridge.verify(module)
    return module, [one.message for one in told]


@pytest.mark.parametrize("text", [COPY, SHORT, FORWARD])
@pytest.mark.parametrize(
    "pipeline",
    [
        "affine-loop-tile{tile-size=8}",
        "affine-loop-tile{tile-size=5 separate}",
        "affine-loop-tile{cache-size=0}",
        "affine-loop-tile{cache-size=1}",
        "affine-loop-tile",
        "affine-loop-tile{tile-sizes=2,3}",
        "affine-loop-tile{tile-sizes=32}",
        "affine-parallelize",
        "affine-parallelize{max-nested=1}",
    ],
)
def test_what_is_legal_is_done_as_by_upstream(text: str, pipeline: str) -> None:
    ours, _ = run(text, pipeline)
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func({pipeline})")
    assert str(ours) == str(theirs)


def test_reductions_are_made_parallel_as_by_upstream() -> None:
    pipeline = "affine-parallelize{parallel-reductions=1}"
    ours, _ = run(SUM, pipeline)
    theirs = parsed(SUM)
    upstream.run_passes(theirs, f"func.func({pipeline})")
    assert str(ours) == str(theirs)
    same, told = run(SUM, "affine-parallelize")
    assert "affine.parallel" not in str(same)
    assert told == ["'affine.for' op is not made parallel: it carries values"]


def test_a_sum_of_indices_is_no_reduction_of_a_parallel_loop() -> None:
    """Upstream makes it one all the same, which does not verify."""
    text = """
    func.func @f(%x: index) -> index {
      %s = affine.for %i = 0 to 64 iter_args(%acc = %x) -> (index) {
        %y = arith.addi %acc, %i : index
        affine.yield %y : index
      }
      return %s : index
    }"""
    same, told = run(text, "affine-parallelize{parallel-reductions=1}")
    assert "affine.parallel" not in str(same)
    assert told == ["'affine.for' op is not made parallel: it carries values"]


def test_an_order_that_turns_a_dependence_round_is_refused() -> None:
    same, told = run(DIAGONAL, "affine-loop-tile{tile-size=8}")
    assert str(same) == str(parsed(DIAGONAL))
    text = "is not tiled: a dependence would be turned round"
    assert told == [f"'affine.for' op {text}"]


def test_tiles_of_one_row_keep_a_diagonal_dependence() -> None:
    """It is the order that is judged, not the signs of distances."""
    made, told = run(DIAGONAL, "affine-loop-tile{tile-sizes=1,8}")
    assert not told
    assert str(made).count("affine.for") == 4


def test_a_loop_that_depends_on_itself_is_not_made_parallel() -> None:
    made, told = run(FORWARD, "affine-parallelize")
    assert str(made).count("affine.parallel") == 1
    (text,) = told
    assert "not made parallel: flow dependence (<, <) from" in text


def test_arguments_may_be_the_same_memory() -> None:
    same, (told,) = run(TWO, "affine-parallelize")
    assert "affine.parallel" not in str(same)
    assert "may touch the memory that another one touches" in told
    made, _ = run(TWO, "affine-parallelize{distinct-arguments=1}")
    assert "affine.parallel" in str(made)
    same, (told,) = run(TWO, "affine-loop-tile{tile-size=4}")
    assert "is not tiled: " in told
    made, _ = run(TWO, "affine-loop-tile{tile-size=4 distinct-arguments=1}")
    assert str(made).count("affine.for") == 2


def test_what_is_no_box_is_not_tiled() -> None:
    text = """
    func.func @f() {
      affine.for %i = 0 to 64 {
        affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
        }
      }
      return
    }"""
    _, told = run(text, "affine-loop-tile{tile-size=4}")
    assert told == ["'affine.for' op is not tiled: a bound depends on an outer loop"]
    _, told = run(SUM, "affine-loop-tile{tile-size=4}")
    assert told == ["'affine.for' op is not tiled: it carries values"]


def test_full_tiles_have_no_minima() -> None:
    text = COPY.replace(" step 2", "").replace("store %v", "store %w")
    text = text.replace("affine.store", "%w = arith.addf %v, %v : f32\naffine.store")
    made, told = run(text, "affine-loop-tile{tile-size=7 separate}")
    assert not told
    (branch,) = [op for op in made.walk() if op.name == "affine.if"]
    full, rest = (str(region.blocks[0].first) for region in branch.regions)
    assert "min" not in full
    assert rest.count("to min") == 2
    for count in (3, 20):
        first = np.ones((64, 64), dtype=np.float32)
        second = first.copy()
        interpret(made, "f", first, count)
        interpret(parsed(text), "f", second, count)
        assert first.tobytes() == second.tobytes()
        assert first.sum() == 64 * 64 + 64 * count


def test_functions_of_other_kinds_are_unrolled() -> None:
    text = """
    gpu.module @m {
      gpu.func @f() {
        affine.for %i = 0 to 2 {
          "test.op"(%i) : (index) -> ()
        }
        gpu.return
      }
    }"""
    module = bridge.parse(text, allow_unregistered=True)
    pipeline = "gpu.module(gpu.func(affine-loop-unroll{unroll-factor=-1}))"
    bridge.run_passes(module, pipeline, engine="native")
    assert "affine.for" not in str(module)
    with pytest.raises(Unsupported, match="no native passes"):
        bridge.run_passes(module, "gpu.module(affine-loop-unroll)", engine="native")


@pytest.mark.parametrize("sizes", ["x", "0", "-1,2"])
def test_sizes_must_be_positive_numbers(sizes: str) -> None:
    with pytest.raises(PassFailed, match="no sizes of tiles"):
        run(COPY, f"affine-loop-tile{{tile-sizes={sizes}}}")


def memory_after(module: Operation, symbol: int) -> bytes:
    """What is in memory after a run on numbers in their order."""
    data = np.arange(SIDE * SIDE, dtype=np.float32).reshape(SIDE, SIDE)
    interpret(module, "f", data, symbol)
    return data.tobytes()


@pytest.mark.parametrize(
    "pipeline",
    [
        "affine-loop-tile{tile-size=2}",
        "affine-loop-tile{tile-size=2 separate}",
        "affine-loop-tile{tile-sizes=3,1,5}",
        "affine-parallelize",
    ],
)
def test_random_nests_do_the_same_after_a_pass(pipeline: str) -> None:
    changed = 0
    for seed in range(1, 60):
        text = nest_text(seed)
        before = parsed(text)
        after, _ = run(text, pipeline)
        changed += str(before) != str(after)
        for symbol in (0, 3, 7):
            assert memory_after(after, symbol) == memory_after(before, symbol), seed
    assert changed > 10


UNROLLED = """
func.func @f(%a: memref<64x64xf32>) -> index {
  %z = arith.constant 0 : index
  %k = arith.constant 7 : index
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 9 {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
      affine.store %v, %a[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 13)>(%i) {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 1)>(%i) {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = 0 to 0 {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = 0 to min affine_map<(d0) -> (d0, 7)>(%i) {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
    }
  }
  %last:2 = affine.for %i = 0 to 11 iter_args(%x = %z, %b = %z) -> (index, index) {
    %y = arith.addi %x, %i : index
    affine.yield %y, %i : index, index
  }
  affine.for %i = 3 to 12 step 3 {
  }
  return %last#0 : index
}"""


@pytest.mark.parametrize(
    "options",
    [
        "",
        "{unroll-factor=1}",
        "{unroll-factor=3}",
        "{unroll-factor=3 unroll-num-reps=2}",
        "{unroll-factor=13}",
        "{unroll-factor=20 unroll-up-to-factor=1}",
        "{unroll-factor=4 cleanup-unroll=1}",
        "{unroll-factor=16 cleanup-unroll=1}",
        "{unroll-factor=-1}",
        "{unroll-factor=-1 unroll-full-threshold=4}",
        "{unroll-factor=-1 unroll-full-threshold=10}",
    ],
)
def test_loops_are_unrolled_as_by_upstream(options: str) -> None:
    # Of carried values upstream yields one of another iteration where it is a variable.
    # So it does where two begin with the same value.
    text = UNROLLED.replace("affine.yield %y, %i", "affine.yield %y, %b")
    text = text.replace("%b = %z", "%b = %k").replace("0 to 0", "0 to 4")
    ours, _ = run(text, f"affine-loop-unroll{options}")
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func(affine-loop-unroll{options})")
    assert str(ours) == str(theirs)


@pytest.mark.parametrize("result", [0, 1])
@pytest.mark.parametrize("factor", [2, 3, 4, 5, 11, 12])
def test_unrolled_loops_give_the_same(factor: int, result: int) -> None:
    text = UNROLLED.replace("return %last#0", f"return %last#{result}")
    options = f"{{unroll-factor={factor} unroll-up-to-factor=1}}"
    after, _ = run(text, f"affine-loop-unroll{options}")
    data = np.zeros((64, 64), np.float32)
    assert interpret(after, "f", data) == interpret(parsed(text), "f", data)


def test_nothing_is_left_over_of_a_loop_that_does_not_run() -> None:
    text = """
    func.func @f(%n: index) -> index {
      %z = arith.constant 0 : index
      %one = arith.constant 1 : index
      %s = affine.for %i = 0 to %n iter_args(%acc = %z) -> index {
        %t = arith.addi %acc, %one : index
        affine.yield %t : index
      }
      return %s : index
    }"""
    after, _ = run(text, "affine-loop-unroll")
    assert "max" in str(after)
    for count in range(-9, 10):
        assert interpret(after, "f", count) == (max(0, count),)


def test_factors_that_are_none_are_left_to_upstream() -> None:
    for factor in (0, -2):
        with pytest.raises(bridge.Unsupported, match="no native passes"):
            run(UNROLLED, f"affine-loop-unroll{{unroll-factor={factor}}}")


def test_random_nests_do_the_same_unrolled() -> None:
    for seed in range(1, 40):
        text = nest_text(seed)
        before = parsed(text)
        after, _ = run(text, "affine-loop-unroll{unroll-factor=3 unroll-num-reps=2}")
        for symbol in (-2, 0, 3, 7):
            assert memory_after(after, symbol) == memory_after(before, symbol), seed


def test_on_other_functions_upstream_runs() -> None:
    text = """
    gpu.module @m {
      gpu.func @f(%m: memref<8xf32>) {
        affine.for %i = 0 to 8 {
          %v = affine.load %m[%i] : memref<8xf32>
        }
        gpu.return
      }
    }"""
    module = parsed(text)
    bridge.run_passes(module, "gpu.module(gpu.func(affine-loop-unroll))")
    assert str(module).count("affine.load") == 4


NOT_NORMAL = """
#id = affine_map<(d0) -> (d0)>
#least = affine_map<(d0) -> (d0 + 9, 30)>
func.func @f(%a: memref<64x64xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.parallel (%i, %j) = (1, symbol(%n)) to (9, 20) step (3, 2) {
    affine.parallel (%k) = (%i) to (%j) {
      affine.store %c, %a[%i, %k] : memref<64x64xf32>
    }
  }
  affine.for %i = 2 to 32 step 5 {
    affine.for %j = #id(%i) to min #least(%i) step 2 {
      affine.store %c, %a[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = max affine_map<(d0) -> (d0, 4)>(%i) to 30 step 2 {
      affine.store %c, %a[%j, %i] : memref<64x64xf32>
    }
  }
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  affine.for %i = %zero to %one {
    affine.store %c, %a[%i, 41] : memref<64x64xf32>
  }
  affine.for %i = 7 to 8 {
    affine.store %c, %a[%i, 40] : memref<64x64xf32>
  }
  return
}"""


@pytest.mark.parametrize("options", ["", "{promote-single-iter=1}"])
def test_loops_are_normalized_as_by_upstream(options: str) -> None:
    ours, told = run(NOT_NORMAL, f"affine-loop-normalize{options}")
    theirs = parsed(NOT_NORMAL)
    upstream.run_passes(theirs, f"func.func(affine-loop-normalize{options})")
    assert str(ours) == str(theirs)
    assert not told


FAR = """
func.func @f() {
  affine.for %i = -2 to 9223372036854775807 step 4611686018427387904 {
  }
  affine.parallel (%i) = (-2) to (9223372036854775807) {
  }
  return
}"""


def test_a_loop_whose_span_does_not_fit_is_not_normalized() -> None:
    same, told = run(FAR, "affine-loop-normalize")
    assert str(same) == str(parsed(FAR))
    assert ["further apart than 64 bits" in text for text in told] == [True, True]


def test_random_nests_do_the_same_normalized() -> None:
    changed = 0
    for seed in range(1, 40):
        text = nest_text(seed)
        before = parsed(text)
        after, _ = run(text, "affine-loop-normalize{promote-single-iter=1}")
        changed += str(before) != str(after)
        for symbol in (-2, 0, 3, 7):
            assert memory_after(after, symbol) == memory_after(before, symbol), seed
    assert changed > 10


@pytest.mark.parametrize(("place", "parallel"), [("%i * 4 + 1", True), ("%i", False)])
def test_memory_is_known_by_other_strides(place: str, parallel: bool) -> None:
    text = f"""
    func.func @f(%m: memref<16xf32>) {{
      %r = memref.reinterpret_cast %m to offset: [1], sizes: [4, 3], strides: [4, 1]
        : memref<16xf32> to memref<4x3xf32, strided<[4, 1], offset: 1>>
      affine.for %i = 0 to 4 {{
        %v = affine.load %m[{place}] : memref<16xf32>
        affine.store %v, %r[%i, 0] : memref<4x3xf32, strided<[4, 1], offset: 1>>
      }}
      return
    }}"""
    made, told = run(text, "affine-parallelize")
    assert ("affine.parallel" in str(made)) == parallel
    assert bool(told) != parallel
