"""Integers in halves compute what whole ones do."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.errors import PassFailed
from tests.passes.suites import differences

BINARY = ["addi", "subi", "muli", "andi", "ori", "xori", "minsi", "maxui"]
SHIFTS = ["shli", "shrui", "shrsi"]
COMPARED = ["eq", "ne", "slt", "uge"]


def program(bits: int, lanes: str) -> str:
    """Functions of two integers in parts, which are computed with as whole ones."""
    wide = f"vector<{lanes}xi{2 * bits}>" if lanes else f"i{2 * bits}"
    part = f"vector<{lanes}xi{bits}>" if lanes else f"i{bits}"

    def constant(number: int) -> str:
        return f"dense<{number}> : {wide}" if lanes else f"{number} : {wide}"

    head = f"""
      %half = arith.constant {constant(bits)}
      %a0 = arith.extui %al : {part} to {wide}
      %a1 = arith.extsi %ah : {part} to {wide}
      %a2 = arith.shli %a1, %half : {wide}
      %a = arith.ori %a0, %a2 : {wide}
      %b0 = arith.extui %bl : {part} to {wide}
      %b1 = arith.extsi %bh : {part} to {wide}
      %b2 = arith.shli %b1, %half : {wide}
      %b = arith.ori %b0, %b2 : {wide}"""
    tail = f"""
      %l = arith.trunci %r : {wide} to {part}
      %s = arith.shrui %r, %half : {wide}
      %h = arith.trunci %s : {wide} to {part}
      return %l, %h : {part}, {part}"""
    made = []
    for name in BINARY:
        made.append((name, f"%r = arith.{name} %a, %b : {wide}"))
    for name in SHIFTS:
        amount = f"""
      %m = arith.constant {constant(2 * bits - 1)}
      %n = arith.andi %b, %m : {wide}
      %r = arith.{name} %a, %n : {wide}"""
        made.append((name, amount))
    bit = f"vector<{lanes}xi1>, " if lanes else ""
    for kind in COMPARED:
        text = f"""
      %c = arith.cmpi {kind}, %a, %b : {wide}
      %r = arith.select %c, %a, %b : {bit}{wide}"""
        made.append((kind, text))
    arguments = f"%al: {part}, %ah: {part}, %bl: {part}, %bh: {part}"
    return "\n".join(
        f"func.func @{name}({arguments}) -> ({part}, {part}) {{{head}\n{body}{tail}\n}}"
        for name, body in made
    )


def both_of(bits: int, lanes: str) -> tuple[bridge.Operation, bridge.Operation]:
    """The program, and what the pass makes of it."""
    module = bridge.parse(program(bits, lanes))
    changed = module.clone()
    given_pass = f"arith-emulate-wide-int{{widest-int-supported={bits}}}"
    bridge.run_passes(changed, given_pass, engine="native")
    assert f"i{2 * bits} " not in str(changed)
    return module, changed


HALVES = both_of(8, "")
VECTORS = both_of(16, "3")
BYTES = st.one_of(st.integers(-128, 127), st.sampled_from([-128, -1, 0, 1, 127]))


@settings(max_examples=20, deadline=None)
@given(BYTES, BYTES, BYTES, BYTES)
def test_bytes_in_pairs_compute_what_integers_of_two_bytes_do(
    al: int, ah: int, bl: int, bh: int
) -> None:
    for name in [*BINARY, *SHIFTS, *COMPARED]:
        old, new = (bridge.interpret(one, name, al, ah, bl, bh) for one in HALVES)
        assert old == new, name


def test_vectors_of_pairs_compute_what_vectors_do() -> None:
    numbers = np.random.default_rng(1).integers(-(1 << 15), 1 << 15, (40, 4, 3))
    for values in numbers.astype(np.int16):
        for name in [*BINARY, *SHIFTS, *COMPARED]:
            old, new = (bridge.interpret(one, name, *values) for one in VECTORS)
            assert np.array_equal(np.asarray(old), np.asarray(new)), name


CASTS = """
func.func @f(%x: f64, %k: index) -> (f64, f64, index) {
  %u = arith.fptoui %x : f64 to i64
  %y = arith.uitofp %u : i64 to f64
  %n = arith.negf %x : f64
  %s = arith.fptosi %n : f64 to i64
  %z = arith.sitofp %s : i64 to f64
  %i = arith.index_cast %k : index to i64
  %j = arith.addi %i, %i : i64
  %m = arith.index_cast %j : i64 to index
  return %y, %z, %m : f64, f64, index
}"""


@pytest.mark.parametrize("x", [0.0, 1.5, 4294967296.0, 1234567890123.25, 2.0**52])
def test_floats_and_indices_go_through_halves(x: float) -> None:
    module = bridge.parse(CASTS)
    changed = module.clone()
    bridge.run_passes(changed, "arith-emulate-wide-int", engine="native")
    assert "i64" not in str(changed)
    assert bridge.interpret(module, "f", x, 21) == bridge.interpret(changed, "f", x, 21)


def test_what_is_wider_than_two_halves_is_refused() -> None:
    text = "func.func @f(%a: i64) -> i64 { return %a : i64 }"
    module = bridge.parse(text)
    with pytest.raises(PassFailed, match=r"failed to legalize operation 'func\.func'"):
        bridge.run_passes(
            module, "arith-emulate-wide-int{widest-int-supported=16}", engine="native"
        )
    with pytest.raises(PassFailed, match="must be a power of two"):
        bridge.run_passes(
            module, "arith-emulate-wide-int{widest-int-supported=3}", engine="native"
        )


@pytest.mark.parametrize(
    ("name", "suite"),
    [
        ("arith-emulate-wide-int", "Arith/emulate-wide-int-very-wide"),
        ("memref-emulate-wide-int", "MemRef/emulate-wide-int"),
    ],
)
def test_a_suite_becomes_what_upstream_makes(
    name: str, suite: str, corpus: Path
) -> None:
    # LLVM 24 subtracts the lower halves by an operation of its own.
    for found in differences(name, corpus / "upstream-22/Dialect" / f"{suite}.mlir"):
        assert "arith.subui_extended" in found
