"""What passes are called in dumps: as upstream does, beside passes of ours too."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest

import bridge
from bridge.ir.core import Operation
from bridge.passes import Pass, PassManager
from bridge.passes.printing import Printed, Printing
from bridge.passes.registry import find_pass
from bridge.passes.titles import TITLES, title_of
from bridge.upstream import provider


def test_a_pass_that_upstream_has_is_called_by_upstreams_name_beside_ours() -> None:
    text = "builtin.module(canonicalize,func.func(affine-polyhedral-optimize),cse)"
    said: list[str] = []
    printed = Printing(Printed(before=None), said.append)
    module = bridge.parse("func.func @f() { return }")
    PassManager(text, bridge.run_passes, engine="native", watchers=[printed]).run(
        module
    )
    heads = [line.split()[5].rstrip(":") for line in said]
    assert heads == ["CanonicalizerPass", "AffinePolyhedralOptimize", "CSEPass"]


def test_passes_of_ours_are_called_by_their_class() -> None:
    class Named(Pass, name="named-by-its-class"):
        """For this test."""

        def run(self, op: Operation) -> None:
            """Nothing."""

    assert title_of(Named()) == "Named"


@pytest.mark.skipif(not provider.is_available(), reason="needs the bindings")
@pytest.mark.parametrize("name", TITLES)
def test_a_title_is_that_of_upstreams_dump(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = find_pass(name)
    assert found is not None
    bindings, context = provider.bindings(), provider.new_context()
    context.enable_multithreading(False)
    module = bindings.ir.Module.parse("func.func @f() { return }", context=context)
    anchor: Callable[[str], str] = "builtin.module({})".format
    if found.anchor == "func.func":
        anchor = "builtin.module(func.func({}))".format
    manager = bindings.passmanager.PassManager.parse(anchor(name), context=context)
    manager.enable_ir_printing(print_before_all=True, print_after_all=False)
    # Some fail on a module that lacks what they work on, after they were told of.
    with contextlib.suppress(bindings.ir.MLIRError):
        manager.run(module.operation)
    assert f"IR Dump Before {title_of(found())}:" in capfd.readouterr().err
