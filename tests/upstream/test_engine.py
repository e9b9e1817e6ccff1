"""Compiling: what is made, what is refused, and that the module stays as it was."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import bridge
from bridge.upstream.engine import compile


def failure(text: str, **options: object) -> list[bridge.Diagnostic]:
    """The diagnostics that compiling fails with."""
    with pytest.raises(bridge.PassFailed) as caught:
        compile(bridge.parse(text, filename="f.mlir"), **options)  # type: ignore[arg-type]
    return caught.value.diagnostics


SQUARE = """
func.func @square(%x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}"""


@pytest.mark.parametrize("opt_level", [0, 1, 2, 3])
def test_every_level_of_optimization_computes_the_same(opt_level: int) -> None:
    assert compile(bridge.parse(SQUARE), opt_level=opt_level)["square"](1.5) == 2.25


def test_the_module_stays_as_it_was() -> None:
    module = bridge.parse(
        "func.func @f(%x: f32) -> i1 { %r = math.isinf %x : f32 return %r : i1 }"
    )
    before = bridge.format(module, generic=True)
    compiled = compile(module)
    assert bridge.format(module, generic=True) == before
    assert compiled["f"](float("-inf")) is True


def test_a_pipeline_of_ones_own_is_run_instead_of_the_default_one() -> None:
    pipeline = "convert-arith-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts"
    assert compile(bridge.parse(SQUARE), pipeline=pipeline)["square"](3) == 9


def test_what_the_pipeline_leaves_is_named_at_its_place() -> None:
    (found,) = failure(SQUARE, pipeline="convert-func-to-llvm")
    assert found.message == "'arith.mulf' op is left by the pipeline, and LLVM has none"
    assert str(found.location) == "f.mlir:3:8"


def test_a_pipeline_that_is_wrong_fails_with_upstreams_words() -> None:
    (found,) = failure(SQUARE, pipeline="convert-nothing")
    assert "convert-nothing" in found.message


def test_a_function_that_nothing_defines_is_named() -> None:
    (found,) = failure("""
        func.func private @nowhere(i32)
        func.func @f(%a: i32) { call @nowhere(%a) : (i32) -> () return }""")
    assert found.message == "'nowhere' is called, and nothing defines it"


def test_a_function_that_is_only_declared_costs_nothing() -> None:
    module = bridge.parse("""
        func.func private @nowhere(i32)
        func.func private @printI64(i64)
        func.func @f() { return }""")
    assert compile(module)["f"]() is None


def test_a_function_of_the_process_is_called() -> None:
    module = bridge.parse("""
        llvm.func @abs(i32) -> i32
        func.func @f(%a: i32) -> i32 {
          %r = llvm.call @abs(%a) : (i32) -> i32
          return %r : i32
        }""")
    assert compile(module)["f"](-3) == 3


def test_a_runtime_function_of_another_type_is_refused() -> None:
    (found,) = failure("""
        func.func private @printI64(i32)
        func.func @f(%a: i32) { call @printI64(%a) : (i32) -> () return }""")
    assert found.message == (
        "@printI64 is declared as !llvm.func<void (i32)>, "
        "and the runtime's is !llvm.func<void (i64)>"
    )


def test_a_pipeline_that_changes_how_a_function_is_called_is_noticed() -> None:
    module = bridge.parse("func.func @f(%m: memref<4xf32>) { return }")
    pipeline = "convert-func-to-llvm{use-bare-ptr-memref-call-conv=true}"
    compiled = compile(module, pipeline=pipeline)
    with pytest.raises(bridge.Unsupported, match=r"gave @f, .* the type"):
        compiled["f"]


def test_a_pipeline_that_removes_a_function_is_noticed() -> None:
    module = bridge.parse("func.func private @f() { return } func.func @g() { return }")
    compiled = compile(module, pipeline="symbol-dce,convert-func-to-llvm")
    assert compiled["g"]() is None
    with pytest.raises(bridge.Unsupported, match="left no function @f"):
        compiled["f"]


def test_what_ends_the_process_in_code_generation_is_refused() -> None:
    (found,) = failure("""
        func.func @f(%a: vector<4xf32>) -> vector<4xf32> {
          %r = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 2 : i32}
              : vector<4xf32> into vector<4xf32>
          return %r : vector<4xf32>
        }""")
    assert found.message.startswith(
        "'llvm.intr.matrix.transpose' op cannot be compiled"
    )
    assert found.location.line == 3


def test_global_constructors_have_run() -> None:
    module = bridge.parse("""
        llvm.mlir.global internal @state(0 : i32) : i32
        llvm.mlir.global_ctors
            ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
        llvm.func @init() {
          %p = llvm.mlir.addressof @state : !llvm.ptr
          %c = llvm.mlir.constant(7 : i32) : i32
          llvm.store %c, %p : i32, !llvm.ptr
          llvm.return
        }
        llvm.func @get() -> i32 {
          %p = llvm.mlir.addressof @state : !llvm.ptr
          %r = llvm.load %p : !llvm.ptr -> i32
          llvm.return %r : i32
        }""")
    assert compile(module)["get"]() == 7


def test_only_a_module_is_compiled() -> None:
    module = bridge.parse(SQUARE)
    function = module.body.first
    assert function is not None
    with pytest.raises(bridge.Unsupported, match="not a func"):
        compile(function)


def test_wrong_arguments_are_told_by_their_names() -> None:
    module = bridge.parse(SQUARE)
    with pytest.raises(ValueError, match="opt_level is 0, 1, 2 or 3, not 4"):
        compile(module, opt_level=4)
    with pytest.raises(TypeError, match="opt_level is int, not str"):
        compile(module, opt_level="3")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="module is Operation, not str"):
        compile(SQUARE)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"pipeline is str \| None, not list"):
        compile(module, pipeline=["cse"])  # type: ignore[arg-type]


def test_a_module_that_does_not_verify_is_invalid() -> None:
    module = bridge.parse(SQUARE)
    module.body.first.body.last.operands = ()  # type: ignore[union-attr]
    with pytest.raises(bridge.Invalid):
        compile(module)


def test_a_large_module_is_compiled_in_reasonable_time() -> None:
    functions = "\n".join(
        f"func.func @f{i}(%x: i64) -> i64 {{ %c = arith.constant {i} : i64 "
        f"%r = arith.addi %x, %c : i64 return %r : i64 }}"
        for i in range(500)
    )
    compiled = compile(bridge.parse(functions), opt_level=0)
    assert [compiled[f"f{i}"](1) for i in (0, 499)] == [1, 500]


def test_rounding_to_bf16_is_one_rounding_even_from_f64() -> None:
    compiled = compile(
        bridge.parse("""
        func.func @f(%x: f64) -> bf16 {
          %r = arith.truncf %x : f64 to bf16
          return %r : bf16
        }""")
    )
    tie = 1 + 2**-8
    above, below = np.nextafter(tie, 2), np.nextafter(tie, 0)
    assert [compiled["f"](x) for x in (below, tie, above)] == [1, 1, 1 + 2**-7]
    assert compiled["f"](-1e300) == float("-inf")
    assert np.isnan(compiled["f"](float("nan")))


HOPELESS = {
    "a vscale": "func.func @f() -> index { %0 = vector.vscale return %0 : index }",
    "an intrinsic of arm": """
        func.func @f(%a: vector<8xi8>) -> vector<8xi16> {
          %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
          return %0 : vector<8xi16>
        }""",
    "an intrinsic of nvptx": """
        func.func @f() -> i32 {
          %0 = nvvm.read.ptx.sreg.tid.x : i32
          return %0 : i32
        }""",
    "an intrinsic of amd": """
        func.func @f() -> i32 { %0 = rocdl.workitem.id.x : i32 return %0 : i32 }""",
    "an intrinsic by its name": """
        llvm.func @f() -> i32 {
          %0 = llvm.call_intrinsic "llvm.amdgcn.workitem.id.x"() : () -> i32
          llvm.return %0 : i32
        }""",
    "an unknown collector": """
        llvm.func @f() attributes {garbageCollector = "nope"} { llvm.return }""",
    "a processor of another kind": """
        llvm.func @f() attributes {target_cpu = "gfx90a",
            target_features = #llvm.target_features<["+a"]>} { llvm.return }""",
    "an integer of no bits": "func.func @f(%a: i0) -> i0 { return %a : i0 }",
}


@pytest.mark.parametrize("name", HOPELESS)
def test_what_llvm_dies_of_is_a_diagnostic(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found, *_ = failure(HOPELESS[name])
    assert "op cannot be compiled" in found.message
    assert found.location.filename == "f.mlir"
    assert capfd.readouterr() == ("", "")


def test_failures_at_the_same_time_are_told_each_to_its_caller(
    capfd: pytest.CaptureFixture[str],
) -> None:
    together = threading.Barrier(8)

    def complaint(number: int) -> str:
        module = bridge.parse(f"""
          func.func private @nowhere{number}(i32)
          func.func @f(%a: i32) {{
            call @nowhere{number}(%a) : (i32) -> ()
            return
          }}""")
        together.wait()
        with pytest.raises(bridge.PassFailed) as caught:
            compile(module)
        return caught.value.diagnostics[0].message

    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(complaint, range(24)))
    assert found == [
        f"'nowhere{number}' is called, and nothing defines it" for number in range(24)
    ]
    assert capfd.readouterr() == ("", "")
