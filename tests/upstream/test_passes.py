"""Upstream's passes on native modules."""

from __future__ import annotations

import math
import os
from pathlib import Path

import pytest

from bridge.errors import Crash, Diagnostic, Invalid, PassFailed, Position, Unsupported
from bridge.upstream import parse, provider
from bridge.upstream.passes import Engine, run_passes
from bridge.upstream.pipeline import PARSER, anchored

LOOP = """func.func @f(%m: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %m[%i] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  return
}
"""
ISOLATED: list[Engine] = ["auto", "isolated"]
ENGINES: list[Engine] = ["upstream", *ISOLATED]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_pipeline_changes_the_module_in_place(engine: Engine) -> None:
    module = parse(LOOP, filename="user.mlir")
    same = module
    pipeline = "builtin.module(func.func(affine-loop-tile{tile-size=32}),lower-affine)"
    run_passes(module, pipeline, engine=engine)
    names = [op.name for op in same.walk()]
    assert names.count("scf.for") == 2
    assert "affine.for" not in names
    places = {op.position for op in same.walk() if op.name == "memref.load"}
    assert places == {Position("user.mlir", 3, 10)}


def test_what_the_module_itself_has_changes_too() -> None:
    module = parse("module @a attributes {x.y = 1} {}", allow_unregistered=True)
    run_passes(module, "gpu-module-to-binary")
    assert str(module.properties["sym_name"]) == '"a"'
    assert module.attributes.keys() == {"x.y"}


@pytest.mark.parametrize(
    ("pipeline", "full"),
    [
        ("builtin.module(cse)", "builtin.module(cse)"),
        (" any(cse) ", "any(cse)"),
        ("cse", "builtin.module(cse)"),
        ("func.func(cse),cse", "builtin.module(func.func(cse),cse)"),
        ("builtin.module(cse),cse", "builtin.module(builtin.module(cse),cse)"),
        ("builtin.module(cse", "builtin.module(cse"),
        ("builtin.modules(a)", "builtin.module(builtin.modules(a))"),
    ],
)
def test_a_pipeline_without_an_anchor_runs_on_the_module(
    pipeline: str, full: str
) -> None:
    assert anchored(pipeline) == full


@pytest.mark.parametrize("engine", ENGINES)
def test_an_unknown_pass_is_told_with_its_place_in_the_pipeline(engine: Engine) -> None:
    module = parse(LOOP)
    with pytest.raises(PassFailed) as caught:
        run_passes(module, "cse,no-such-pass", engine=engine)
    (found,) = caught.value.diagnostics
    assert found.message.startswith("'no-such-pass' does not refer to a registered")
    assert found.location == Position(PARSER, 1, 5)
    assert found.excerpt == "cse,no-such-pass\n    ^"


def test_what_upstream_says_of_an_option_on_stderr_is_in_the_error(
    capfd: pytest.CaptureFixture[str],
) -> None:
    module = parse(LOOP)
    with pytest.raises(PassFailed, match="'many' value invalid for uint argument"):
        run_passes(module, "func.func(affine-loop-tile{tile-size=many})")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("engine", ENGINES)
def test_a_failing_pass_is_told_at_the_users_own_line(
    engine: Engine, capfd: pytest.CaptureFixture[str]
) -> None:
    module = parse("\nfunc.func @f() {\n  return\n}\n", filename="user.mlir")
    before = str(module)
    with pytest.raises(PassFailed) as caught:
        run_passes(module, "func.func(transform-interpreter)", engine=engine)
    (found,) = caught.value.diagnostics
    assert found.location == Position("user.mlir", 2, 1)
    assert found.message.startswith("could not find a nested named sequence")
    assert str(module) == before
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("engine", ENGINES)
def test_remarks_of_a_pass_go_to_who_asked(
    engine: Engine, capfd: pytest.CaptureFixture[str]
) -> None:
    text = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(
      %m: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %m, "here" : !transform.any_op
    transform.yield
  }
}"""
    found: list[Diagnostic] = []
    module = parse(text, filename="user.mlir")
    run_passes(
        module, "transform-interpreter", engine=engine, on_diagnostic=found.append
    )
    assert [(d.severity, d.message, d.location) for d in found] == [
        ("remark", "here", Position("user.mlir", 1, 1))
    ]
    assert capfd.readouterr() == ("", "")


def test_a_module_that_does_not_verify_runs_no_pass() -> None:
    module = parse("func.func @f() { return }")
    (function,) = module.body
    function.set_property("sym_name", None)
    with pytest.raises(Invalid, match="sym_name"):
        run_passes(module, "cse")


def test_passes_run_on_modules_only() -> None:
    (function,) = parse(LOOP).body
    with pytest.raises(Unsupported, match=r"not on a func\.func"):
        run_passes(function, "func.func(cse)")


CRASHING = "func.func(affine-loop-tile{tile-sizes=0})"


def test_a_pass_that_crashes_is_an_error_and_leaves_the_module_alone() -> None:
    module = parse(LOOP, filename="user.mlir")
    before = str(module)
    with pytest.raises(Crash, match="SIGFPE") as caught:
        run_passes(module, CRASHING)
    assert CRASHING in str(caught.value)
    assert str(module) == before
    run_passes(module, "cse")


def test_a_pass_that_never_ends_is_a_crash_in_a_worker(tmp_path: Path) -> None:
    never = tmp_path / "never"
    os.mkfifo(never)
    waiting = f"snapshot-op-locations{{filename={never}}}"
    module = parse(LOOP)
    for engine in ISOLATED:
        with pytest.raises(Crash, match="did not end within"):
            run_passes(module, waiting, engine=engine, timeout=0.3)
        run_passes(module, "cse", engine=engine)


@pytest.mark.parametrize("engine", ENGINES)
def test_what_passes_print_is_printed(
    engine: Engine, capfd: pytest.CaptureFixture[str]
) -> None:
    module = parse("""module attributes {transform.with_named_sequence} {
      transform.named_sequence @__transform_main(
          %m: !transform.any_op {transform.readonly}) {
        transform.print %m {name = "here"} : !transform.any_op
        transform.yield
      }
    }""")
    run_passes(module, "transform-interpreter,print-op-stats", engine=engine)
    provider.flush_output()
    printed = capfd.readouterr()
    assert "[[[ IR printer: here" in printed.out
    assert "Operations encountered" in printed.err


@pytest.mark.parametrize("engine", ENGINES)
def test_what_bytecode_cannot_carry_goes_and_comes_as_text(engine: Engine) -> None:
    module = parse("""
      func.func @f(%a: i32, %p: !llvm.ptr) -> !llvm.ptr {
        %0 = llvm.add %a, %a overflow<nsw> : i32
        %1 = llvm.getelementptr inbounds %p[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
        return %1 : !llvm.ptr
      }""")
    before = str(module)
    run_passes(module, "func.func(cse)", engine=engine)
    assert str(module) == before


def test_files_that_a_pipeline_names_are_looked_for_where_the_caller_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "library.mlir").write_text(
        "module attributes {transform.with_named_sequence} {}"
    )
    preload = "transform-preload-library{transform-library-paths=library.mlir}"
    with pytest.raises(PassFailed):
        run_passes(parse(LOOP), preload)
    monkeypatch.chdir(tmp_path)
    module = parse(LOOP)
    before = str(module)
    run_passes(module, preload)
    assert str(module) == before


def test_arguments_that_are_wrong_are_told_apart_from_wrong_programs() -> None:
    module = parse(LOOP)
    with pytest.raises(ValueError, match="'engine' must be one of 'auto', 'up"):
        run_passes(module, "cse", engine="fast")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'pipeline' must be str, not list"):
        run_passes(module, ["cse"])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'module' must be Operation, not str"):
        run_passes(LOOP, "cse")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="timeout is a number of seconds above 0"):
        run_passes(module, "cse", timeout=math.inf)
