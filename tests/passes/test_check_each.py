"""What functions give is held against what they gave before a pass."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

import bridge
from bridge.compare.check_each import Checking, check_calls
from bridge.compare.execution import Call, Disagreement, calls_of
from bridge.errors import PassFailed
from bridge.fuzz import cases
from bridge.fuzz.defined import outcome
from bridge.fuzz.oracle import compare
from bridge.passes.instrumentation import Step
from bridge.passes.manager import PassManager
from bridge.passes.registry import MODULES, find_pass
from bridge.passes.transform_interpreter import TransformInterpreter
from bridge.upstream import passes as upstream
from bridge.verifier import verify

SUITES = sorted(Path("conformance").glob("*/*/run.mlir"))
BUGS = sorted(Path("conformance/upstream-bugs").glob("*.mlir"))
_WIDE = ("affine/for", "arith/divf", "complex/bitcast", "scf/execute_region")
FAILS = {
    "arith-emulate-wide-int": _WIDE,
    "convert-func-to-llvm": ("tensor/shapes",),
    "convert-scf-to-cf": ("scf/forall.in_parallel",),
    "convert-to-llvm": ("tensor/shapes",),
    "flatten-memref": ("memref/reinterpret_cast",),
    "memref-emulate-wide-int": _WIDE,
    "scf-forall-to-parallel": ("scf/forall",),
}
"""Passes that say that they cannot convert something, and where.

`flatten-memref` does not: dimensions of dynamic strides are taken not to overlap. What
`convert-func-to-llvm` makes does not verify, as upstream's: functions of tensors stay,
but not what they return of sizes that are folded.
"""


@pytest.mark.parametrize("name", MODULES)
def test_a_native_pass_changes_nothing_that_a_suite_gives(name: str) -> None:
    cls = find_pass(name)
    assert cls is not None
    for path in SUITES:
        module, before, calls = suite(path)
        module = module.clone()
        if not cls().knows(module) or _fails(name, path):
            continue
        for op in [
            op for op in module.walk() if op.name == (cls.anchor or module.name)
        ]:
            cls().run(op)
        if str(module) == before:
            continue
        verify(module)
        check_calls(name, calls, module)


def _fails(name: str, path: Path) -> bool:
    return any(part in str(path) for part in FAILS.get(name, ()))


@cache
def suite(path: Path) -> tuple[bridge.Operation, str, list[Call]]:
    """A program, its text, and what its functions give."""
    module = bridge.parse(path.read_text())
    return module, str(module), list(calls_of(module))


@pytest.mark.parametrize("path", BUGS, ids=lambda path: path.stem)
def test_what_upstream_has_wrong_is_right_here(path: Path) -> None:
    program, said = cases.read(path.read_text(), str(path))
    expected = outcome(program)
    pipeline = said.pipeline
    named = pipeline.removeprefix("func.func(").removesuffix(")")
    cls = find_pass(named)
    if cls is None or not cls().knows(program.module):
        return
    # Transformations may refuse, and leave what is valid and does the same.
    refusals = (PassFailed,) if cls is TransformInterpreter else ()
    with suppress(*refusals):
        PassManager(pipeline, upstream.run_passes, engine="native", verify=verify).run(
            program.module
        )
    assert compare(program, expected, program.module, pipeline) is None


CALLED = """
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}"""


def test_the_pass_that_changes_what_is_given_is_named() -> None:
    module = bridge.parse(CALLED)
    function = module.body.first
    assert function is not None
    checking = Checking()
    step = Step("Wrong", "wrong", "wrong")
    checking.before(step, function)
    checking.after(step, function)
    wrong = bridge.parse(CALLED.replace("addi", "muli"))
    module.regions[0].blocks[0].remove(function)
    changed = wrong.body.first
    assert changed is not None
    changed.detach()
    module.regions[0].blocks[0].append(changed)
    with pytest.raises(Disagreement, match=r"@f\(.*\): after wrong it gives"):
        checking.after(step, changed)


def test_what_is_not_there_any_more_is_not_compared() -> None:
    calls = list(calls_of(bridge.parse(CALLED)))
    check_calls("symbol-dce", calls, bridge.parse("module {}"))
    trap = CALLED.replace("addi %x", "divui %x").replace(", %x :", ", %z :")
    trap = trap.replace("  %0", "  %z = arith.constant 0 : i32\n  %0")
    with pytest.raises(Disagreement, match="Trap"):
        check_calls("wrong", calls, bridge.parse(trap))
