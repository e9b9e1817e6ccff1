"""Passes in Python: their options, and pipelines of them and of upstream's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

import bridge
from bridge.errors import Invalid, PassFailed
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.passes import Instrumentation, Pass, PassManager, Step, pass_of
from bridge.passes.registry import MODULES, PASSES

PROGRAM = """
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @g() {
  return
}
"""


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The passes of a test are forgotten after it."""
    before = dict(PASSES)
    yield
    for name in PASSES.keys() - before.keys() - MODULES.keys():
        del PASSES[name]


def mark() -> type[Pass]:
    class Mark(Pass, name="my-mark", anchor="func.func"):
        """Marks functions with how many operations they have."""

        offset: int = 0
        only_large: bool = False

        def run(self, op: Operation) -> None:
            count = len(list(op.body)) + self.offset
            if count > 2 or not self.only_large:
                op.set_attribute("count", IntegerAttr(count, I32))

    return Mark


def counts(module: Operation) -> list[object]:
    found = [op.attributes.get("count") for op in module.body]
    return [a.value if isinstance(a, IntegerAttr) else None for a in found]


def test_passes_of_ours_and_of_upstream_run_in_their_order() -> None:
    mark()
    module = bridge.parse(PROGRAM)
    bridge.run_passes(module, "builtin.module(func.func(my-mark),cse)")
    assert counts(module) == [4, 1]
    bridge.run_passes(module, "func.func(cse,my-mark{offset=10 only-large=true})")
    assert counts(module) == [13, 11]


def test_a_function_is_a_pass() -> None:
    seen: list[str] = []

    @pass_of("my-look")
    def look(op: Operation) -> None:
        """Looks at it."""
        seen.append(op.name)

    bridge.run_passes(bridge.parse(PROGRAM), "my-look,func.func(my-look)")
    assert seen == ["builtin.module", "func.func", "func.func"]
    assert look.__doc__ == "Looks at it."


def test_neighbours_of_upstream_go_over_together_and_hooks_see_every_step() -> None:
    mark()
    steps: list[str] = []
    manager = PassManager(
        "strip-debuginfo,func.func(cse,inline{max-iterations=2}),func.func(my-mark)",
        lambda module, text: steps.append(f"run {text}"),
        engine="upstream",
        before=[lambda name, op: steps.append(f"before {name}")],
        after=[lambda name, op: steps.append(f"after {name}")],
    )
    manager.run(bridge.parse(PROGRAM))
    text = "builtin.module(strip-debuginfo,func.func(cse,inline{max-iterations=2}))"
    together = [f"before {text}", f"run {text}", f"after {text}"]
    assert steps == together + ["before my-mark", "after my-mark"] * 2


@pytest.mark.parametrize(
    ("pipeline", "message"),
    [
        ("my-mark", "restricted to 'func.func' on a PassManager"),
        ("func.func(my-mark{size=1})", "my-mark: no such option size"),
        ("func.func(my-mark{offset=x})", "'x' value invalid for int argument"),
        ("func.func(my-mark", "unbalanced parentheses"),
        ("func.func(my-mark))", "extra closing"),
    ],
)
def test_a_wrong_pipeline_is_told(pipeline: str, message: str) -> None:
    mark()
    with pytest.raises(PassFailed, match=message):
        bridge.run_passes(bridge.parse(PROGRAM), pipeline)


def test_what_a_pass_leaves_is_verified() -> None:
    @pass_of("my-damage", anchor="func.func")
    def damage(op: Operation) -> None:
        list(op.body)[-1].erase()

    with pytest.raises(Invalid):
        bridge.run_passes(bridge.parse(PROGRAM), "func.func(my-damage)")


def test_a_wrong_option_is_told_where_it_is_given() -> None:
    kind = mark()
    assert kind(offset=3).name == "my-mark"
    with pytest.raises(TypeError, match="my-mark has no option 'size'"):
        kind(size=3)
    with pytest.raises(TypeError, match="'offset' must be int, not str"):
        kind(offset="3")
    with pytest.raises(ValueError, match="there is a pass my-mark already"):
        mark()


def test_all_operations_of_an_anchor_are_done_before_a_failure_ends_it() -> None:
    seen: list[str] = []

    @pass_of("my-refusal", anchor="func.func")
    def refuse(op: Operation) -> None:
        seen.append(str(op.name))
        raise op.error("is refused")

    with pytest.raises(Invalid) as found:
        bridge.run_passes(bridge.parse(PROGRAM), "func.func(my-refusal,my-mark)")
    assert len(seen) == len(found.value.diagnostics) > 1


def test_what_a_function_takes_by_keyword_are_options_of_its_pass() -> None:
    told: list[tuple[str, int, bool]] = []

    @pass_of("my-told", anchor="func.func", dependent_dialects=["scf"])
    def tell(op: Operation, *, factor: int = 4, loud: bool = False) -> None:
        """Tells of its options."""
        told.append((op.name, factor, loud))

    module = bridge.parse("func.func @f() { return }")
    bridge.run_passes(module, "func.func(my-told,my-told{factor=2 loud})")
    assert told == [("func.func", 4, False), ("func.func", 2, True)]
    with pytest.raises(PassFailed, match="my-told: no such option fuctor"):
        bridge.run_passes(module, "func.func(my-told{fuctor=2})")
    with pytest.raises(TypeError, match="option 'factor' has no default"):

        @pass_of("my-untold")
        def no_default(op: Operation, *, factor: int) -> None: ...


def test_a_pass_needs_the_dialects_that_it_says() -> None:
    @pass_of("my-needy", dependent_dialects=["nowhere"])
    def need(op: Operation) -> None: ...

    module = bridge.parse("func.func @f() { return }")
    with pytest.raises(PassFailed) as caught:
        bridge.run_passes(module, "my-needy")
    text = "pass 'my-needy' needs the dialect 'nowhere', which is not loaded"
    assert text in str(caught.value)


def test_a_pass_that_raises_what_is_no_diagnostic_has_failed() -> None:
    @pass_of("my-crash")
    def crash(op: Operation) -> None:
        raise ZeroDivisionError

    class Told(Instrumentation):
        failures: ClassVar[list[str]] = []

        def failed(self, step: Step, op: Operation) -> None:
            self.failures.append(step.name)

    module = bridge.parse("func.func @f() { return }")
    with pytest.raises(ZeroDivisionError):
        PassManager("my-crash", bridge.run_passes, watchers=[Told()]).run(module)
    assert Told.failures == ["my-crash"]
