"""The straight pass accepts what upstream's order of rules finds nothing wrong with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import bridge
from bridge.compare.chunks import chunks_of
from bridge.errors import Diagnostic, Invalid
from bridge.ir.core import Operation
from bridge.verifier import straight, walker
from bridge.verifier.straight import accepts


def diagnostics(root: Operation, allow_unregistered: bool) -> list[Diagnostic]:
    """What the walker alone finds wrong, in upstream's order."""
    found: list[Diagnostic] = []
    walker._run(root, allow_unregistered, found)
    return found


def programs(root: Path) -> Iterator[Operation]:
    for folder in (root / "conformance", root / "tests" / "tools"):
        for path in sorted(folder.rglob("*.mlir")):
            for chunk in chunks_of(path):
                try:
                    yield bridge.parse(chunk.text, allow_unregistered=True)
                except bridge.Malformed:
                    continue


def test_the_straight_pass_accepts_nothing_that_is_invalid(root: Path) -> None:
    invalid = refused = 0
    for program in programs(root):
        for allow in (True, False):
            found = diagnostics(program, allow)
            accepted = accepts(program, allow)
            assert not (found and accepted), f"{found[0]}\n{program}"
            invalid += bool(found)
            refused += not (found or accepted)
    assert invalid > 5000
    # Those that warn: upstream's order of warnings is the walker's.
    assert refused < 20


SEEN = [
    # In a graph, operations use what comes later, and themselves.
    '%0 = "t.a"(%0, %1) : (f32, f32) -> f32\n%1 = "t.b"() : () -> f32',
    # What dominates is there, in whatever order the blocks are.
    "func.func @f() {\ncf.br ^b\n^a:\nfunc.call @g(%0) : (index) -> ()\nreturn\n^b:\n"
    "%0 = arith.constant 0 : index\ncf.br ^a\n}\n"
    "func.func private @g(index)",
    # Nothing gets to a block, so that it may use whatever it likes.
    "func.func @f() {\nreturn\n^a(%0: index):\ncf.br ^a(%1 : index)\n^b:\n"
    "%1 = arith.constant 0 : index\ncf.br ^a(%1 : index)\n}",
]
UNSEEN = [
    # A block does not dominate its sibling.
    "func.func @f(%c: i1) {\ncf.cond_br %c, ^a, ^b\n^a:\n"
    "%0 = arith.constant 0 : index\ncf.br ^b\n^b:\n"
    '"t.use"(%0) : (index) -> ()\nreturn\n}',
    # What is isolated sees nothing outside.
    'func.func @f(%0: index) {\nfunc.func @g() {\n"t.use"(%0) : (index) -> ()\n'
    "return\n}\nreturn\n}",
    # An operation is not there in its own regions.
    "func.func @f(%c: i1) {\n%0 = scf.if %c -> index {\n"
    "scf.yield %0 : index\n} else {\nscf.yield %0 : index\n}\nreturn\n}",
]


@pytest.mark.parametrize("text", SEEN)
def test_what_is_there_is_accepted(text: str) -> None:
    program = bridge.parse(text, allow_unregistered=True)
    assert not diagnostics(program, True)
    assert accepts(program, True)


@pytest.mark.parametrize("text", UNSEEN)
def test_what_is_not_there_is_refused(text: str) -> None:
    assert not accepts(bridge.parse(text, allow_unregistered=True), True)


def test_what_a_region_defined_is_gone_after_it() -> None:
    module = bridge.parse(
        "func.func @f(%c: i1, %x: index) {\nscf.if %c {\n"
        "%0 = arith.constant 0 : index\n} else {\n"
        '"t.use"(%x) : (index) -> ()\n}\nreturn\n}',
        allow_unregistered=True,
    )
    ops = {op.name: op for op in module.walk()}
    ops["t.use"].set_operand(0, ops["arith.constant"].results[0])
    assert diagnostics(module, True)
    assert not accepts(module, True)


def test_an_operation_may_use_what_is_outside_of_what_is_verified() -> None:
    module = bridge.parse(
        "func.func @f(%c: i1, %0: index) {\nscf.if %c {\n"
        '"t.use"(%0) : (index) -> ()\n}\nreturn\n}',
        allow_unregistered=True,
    )
    loop = next(op for op in module.walk() if op.name == "scf.if")
    assert accepts(loop, True)


def test_the_walker_is_not_asked_about_what_is_accepted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(walker, "_run", lambda *given: asked.append(given))
    bridge.verify(bridge.parse("func.func @f() {\nreturn\n}"))
    assert not asked


def test_a_rule_that_fails_otherwise_is_left_to_the_walker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*given: object) -> None:
        raise AttributeError

    module = bridge.parse("func.func @f() {\nreturn\n}")
    monkeypatch.setattr(straight, "straight_pass", straight.PythonPass)
    monkeypatch.setattr(straight, "verify_regions", fails)
    assert not accepts(module, True)
    bridge.verify(module)


def test_the_diagnostic_is_the_walkers() -> None:
    module = bridge.parse("func.func @f() {\nreturn\n}")
    block = module.regions[0].blocks[0].first.regions[0].blocks[0]  # type: ignore[union-attr]
    block.append(Operation("func.return"))
    with pytest.raises(Invalid, match="must be the last operation in the parent block"):
        bridge.verify(module)
