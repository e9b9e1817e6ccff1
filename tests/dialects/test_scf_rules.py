"""Where complaints about scf ops are told, and what they point at."""

from __future__ import annotations

import pytest

import bridge
from bridge.errors import Invalid
from bridge.verifier import verify

ARGUMENTS = "%i: index, %c: i1, %f: f32, %t: tensor<4xf32>"


def emitted(body: str) -> tuple[str, int, list[tuple[str, int]]]:
    """The complaint about a function's body: its text, its line and its own notes."""
    module = bridge.parse(f"func.func @f({ARGUMENTS}) {{\n{body}\n  return\n}}\n")
    try:
        verify(module)
    except Invalid as error:
        (found,) = error.diagnostics
        notes = [(n.message, n.location.line) for n in found.notes]
        own = [note for note in notes if not note[0].startswith("see current")]
        return found.message, found.location.line, own
    return "", 0, []


def test_a_loop_points_at_the_wrong_end_of_its_region() -> None:
    text, line, notes = emitted(
        "  scf.while : () -> () {\n    scf.yield\n  } do {\n    scf.yield\n  }"
    )
    assert text.endswith(
        "expects the 'before' region to terminate with 'scf.condition'"
    )
    assert (line, notes) == (2, [("terminator here", 3)])


def test_a_reduction_of_another_type_is_the_fault_of_what_ends_the_body() -> None:
    text, line, notes = emitted(
        "  %r = scf.parallel (%j) = (%i) to (%i) step (%i) init (%f) -> f32 {\n"
        "    scf.reduce(%i : index) {\n    ^b(%p: index, %q: index):\n"
        "      scf.reduce.return %p : index\n    }\n  }"
    )
    assert text.startswith("'scf.reduce' op expects type of 0-th reduction operand")
    assert (line, notes) == (3, [])


def test_a_switch_points_at_the_yield_that_gives_too_much() -> None:
    text, line, notes = emitted(
        "  scf.index_switch %i\n  case 3 {\n    scf.yield %f : f32\n  }\n"
        "  default {\n    scf.yield\n  }"
    )
    assert text.endswith("to return 0 values, but case region #0 returns 1")
    assert (line, notes) == (2, [("see yield operation here", 4)])


def test_what_writes_outside_of_a_parallel_loop_is_complained_of_itself() -> None:
    text, line, _ = emitted(
        "  %r = scf.forall (%j) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {\n"
        "    scf.forall.in_parallel {\n"
        "      tensor.parallel_insert_slice %t into %t[0] [4] [1]\n"
        "        : tensor<4xf32> into tensor<4xf32>\n    }\n  }"
    )
    assert text.endswith("may only insert into an output block argument")
    assert line == 4


def test_a_step_that_is_a_constant_below_one_is_refused() -> None:
    text, _, _ = emitted(
        "  %z = arith.constant 0 : index\n"
        "  scf.parallel (%j) = (%i) to (%i) step (%z) {\n  }"
    )
    assert text == "'scf.parallel' op constant step operand must be positive"


CARRYING = """
  %l = arith.constant {lower} : i8
  %u = arith.constant {upper} : i8
  %s = arith.constant {step} : i8
  %r = "scf.for"(%l, %u, %s, %i) {how} ({{
  ^b(%j: i8, %a: f32):
    "scf.yield"(%c) : (i1) -> ()
  }}) : (i8, i8, i8, index) -> f32
"""


@pytest.mark.parametrize(
    ("lower", "upper", "step", "how", "source", "target"),
    [
        (0, 8, 1, "", "parent", "Region #0"),
        (8, 0, 1, "", "parent", "Operation scf.for"),
        (8, 0, -1, "", "parent", "Operation scf.for"),
        (0, 8, -1, "", "parent", "Region #0"),
        (0, -8, 1, "", "parent", "Operation scf.for"),
        (0, -8, 1, "<{unsignedCmp}>", "parent", "Region #0"),
        (0, 8, 0, "", "parent", "Region #0"),
    ],
)
def test_a_loop_is_judged_where_it_is_known_to_go(
    lower: int, upper: int, step: int, how: str, source: str, target: str
) -> None:
    text = CARRYING.format(lower=lower, upper=upper, step=step, how=how)
    message, _, notes = emitted(text)
    assert f"along control flow edge from {source} to {target}: " in message
    assert notes == [("region branch point", 6)]
