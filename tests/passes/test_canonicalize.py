"""`canonicalize`: as upstream's, and what users add to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bridge
from bridge import define
from bridge.define import Dialect, Value, operand, result
from bridge.dialects import arith
from bridge.errors import PassFailed
from bridge.ir.core import Operation
from bridge.ods import rows
from bridge.passes.registry import find_pass
from bridge.rewrite.canonical import Canonicalizes
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.terms import Match, TermPattern
from bridge.upstream import passes as upstream

FOLDER = Path(__file__).parent
PROGRAMS = [
    program
    for file in (
        "canonicalize.mlir",
        "canonicalize_vector.mlir",
        "canonicalize_scf.mlir",
        "canonicalize_views.mlir",
        "canonicalize_reshapes.mlir",
        "canonicalize_blocks.mlir",
    )
    for program in re.split(r"(?m)^// -----$", (FOLDER / file).read_text())
]


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What a test defines is forgotten after it."""
    yield
    if "simpler" in rows.dialects():
        define.forget("simpler")


OPTIONS = [
    "",
    "{top-down=false}",
    "{region-simplify=disabled}",
    "{region-simplify=aggressive}",
    "{max-iterations=1}",
]


def body(module: Operation) -> list[str]:
    """The names of the operations of the only function."""
    return [op.name for op in module.walk()][2:]


@pytest.mark.parametrize("text", PROGRAMS)
@pytest.mark.parametrize("options", OPTIONS)
def test_it_makes_what_upstreams_makes(text: str, options: str) -> None:
    ours = bridge.parse(text, allow_unregistered=True)
    theirs = ours.clone()
    bridge.run_passes(ours, f"canonicalize{options}", engine="native")
    upstream.run_passes(theirs, f"canonicalize{options}")
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)


@pytest.mark.parametrize("text", PROGRAMS)
def test_twice_is_as_good_as_once(text: str) -> None:
    module = bridge.parse(text, allow_unregistered=True)
    bridge.run_passes(module, "canonicalize", engine="native")
    once = str(module)
    bridge.run_passes(module, "canonicalize{test-convergence=true}", engine="native")
    assert str(module) == once


def test_what_upstream_knows_more_of_is_left_to_it() -> None:
    cls = find_pass("canonicalize")
    assert cls is not None
    known = bridge.parse(PROGRAMS[0])
    assert cls().knows(known)
    assert cls(region_simplify="aggressive").knows(known)
    for text in (
        "func.func @f(%m: memref<4xf32>, %x: f32) {\n"
        "linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)\n return }",
        "func.func @f(%x: i32) -> i32 {\n llvm.br ^a(%x: i32)\n"
        "^a(%y: i32):\n return %y : i32 }",
    ):
        assert not cls().knows(bridge.parse(text))


def test_no_bit_is_extended_to_an_index() -> None:
    module = bridge.parse(
        """func.func @f(%x: index) -> index {
          %c1 = arith.constant 1 : index
          %0:2 = arith.mulsi_extended %x, %c1 : index
          return %0#1 : index
        }"""
    )
    bridge.run_passes(module, "canonicalize", engine="native")
    assert body(module) == ["arith.constant", "arith.mulsi_extended", "func.return"]


def test_a_wrong_level_of_simplification_is_reported() -> None:
    with pytest.raises(PassFailed, match="region-simplify"):
        bridge.run_passes(
            bridge.parse(PROGRAMS[0]),
            "canonicalize{region-simplify=much}",
            engine="native",
        )


def test_that_it_does_not_come_to_rest_fails_only_where_it_is_asked_for() -> None:
    module = bridge.parse(PROGRAMS[0])
    with pytest.raises(PassFailed, match="did not converge"):
        bridge.run_passes(
            module.clone(),
            "canonicalize{max-iterations=1 test-convergence=true}",
            engine="native",
        )
    bridge.run_passes(module, "canonicalize{max-iterations=1}", engine="native")


def test_the_class_of_an_op_may_say_how_it_is_made_simpler() -> None:
    Dialect("simpler")

    class TwiceOp(Canonicalizes, name="simpler.twice", traits=("Pure",)):
        """Twice a number."""

        of: Value = operand("I32")
        product: Value = result("I32")
        assembly_format = "$of attr-dict"

        def canonicalize(self, rewriter: Rewriter) -> None:
            rewriter.replace(self, arith.AddIOp(self.of, self.of))

    module = bridge.parse(
        "func.func @f(%x: i32) -> i32 {\n %0 = simpler.twice %x\n return %0 : i32 }"
    )
    bridge.run_passes(module, "canonicalize")
    assert body(module) == ["arith.addi", "func.return"]


def test_a_term_names_values_constants_and_numbers() -> None:
    module = bridge.parse(
        """func.func @f(%x: i32, %y: i32) -> (i32, i32) {
          %c3 = arith.constant 3 : i32
          %c4 = arith.constant 4 : i32
          %c2 = arith.constant 2 : i32
          %0 = arith.muli %x, %c3 : i32
          %1 = arith.muli %0, %c4 : i32
          %2 = arith.muli %y, %c2 : i32
          return %1, %2 : i32, i32
        }"""
    )
    patterns = [
        TermPattern("arith", "muli(muli(x, A), B)", "muli(x, A * B)"),
        TermPattern(
            "arith", "muli(x, 2)", "addi(x, x)", where=lambda m: not m.constants
        ),
    ]
    assert [pattern.benefit for pattern in patterns] == [2, 1]
    assert patterns[1].name == "muli(x, 2) -> addi(x, x)"
    apply_greedily(module, patterns)
    assert "arith.constant 12 : i32" in str(module)
    assert body(module)[1:3] == ["arith.muli", "arith.addi"]


def test_a_term_keeps_the_locations_of_all_it_looked_at() -> None:
    module = bridge.parse(
        """func.func @f(%x: i32, %y: i32) -> i32 {
          %0 = arith.subi %x, %y : i32 loc("inner")
          %1 = arith.addi %0, %y : i32 loc("outer")
          return %1 : i32
        }"""
    )
    seen: list[Match] = []

    def note(match: Match) -> bool:
        seen.append(match)
        return True

    rule = TermPattern("arith", "addi(subi(x, y), y)", "ori(x, y)", where=note)
    apply_greedily(module, [rule], fold=False)
    assert "loc(fused[#loc4, #loc5])" in bridge.format(module, debuginfo=True)
    assert [op.name for op in seen[0].ops] == ["arith.addi", "arith.subi"]


def test_what_is_no_term_is_refused() -> None:
    with pytest.raises(ValueError, match="'x' is no call of an op"):
        TermPattern("arith", "x", "x")
    with pytest.raises(SyntaxError):
        TermPattern("arith", "addi(x", "x")


def test_a_scalable_transfer_is_not_known_to_be_in_bounds() -> None:
    text = """
    func.func @f(%m: memref<2xi32>, %p: i32) -> vector<[2]xi32> {
      %c0 = arith.constant 0 : index
      %0 = vector.transfer_read %m[%c0], %p : memref<2xi32>, vector<[2]xi32>
      return %0 : vector<[2]xi32>
    }"""
    module = bridge.parse(text)
    bridge.run_passes(module, "canonicalize", engine="native")
    assert "in_bounds" not in str(module)


def test_groups_without_dimensions_stay() -> None:
    module = bridge.parse("""
        func.func @f(%m: memref<1x6xf32>, %n: memref<2x3xf32>)
            -> (memref<6xf32>, memref<6x1xf32>) {
          %0 = memref.expand_shape %m [[], [0, 1]] output_shape [2, 3]
            : memref<1x6xf32> into memref<2x3xf32>
          %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x3xf32> into memref<6xf32>
          %2 = memref.collapse_shape %n [[], [0, 1]]
            : memref<2x3xf32> into memref<1x6xf32>
          %3 = memref.expand_shape %2 [[], [0, 1]] output_shape [6, 1]
            : memref<1x6xf32> into memref<6x1xf32>
          return %1, %3 : memref<6xf32>, memref<6x1xf32>
        }""")
    before = str(module)
    bridge.run_passes(module, "canonicalize", engine="native")
    assert str(module) == before


def test_a_size_that_is_not_what_is_said_of_it_stays_unknown() -> None:
    module = bridge.parse("""
        func.func @f(%m: memref<1x1xf32>) -> memref<2x?x1xf32> {
          %c2 = arith.constant 2 : index
          %0 = memref.cast %m : memref<1x1xf32> to memref<?x1xf32>
          %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, %c2, 1]
            : memref<?x1xf32> into memref<2x?x1xf32>
          return %1 : memref<2x?x1xf32>
        }""")
    bridge.run_passes(module, "canonicalize", engine="native")
    assert body(module)[:3] == ["arith.constant", "memref.cast", "memref.expand_shape"]


def test_an_expansion_to_sizes_below_nothing_stays_as_it_is() -> None:
    text = """func.func @never(%m: memref<6xf32>) -> memref<?x?xf32> {
      %a = arith.constant -2 : index
      %b = arith.constant -3 : index
      %c = memref.cast %m : memref<6xf32> to memref<?xf32>
      %e = memref.expand_shape %c [[0, 1]] output_shape [%a, %b]
        : memref<?xf32> into memref<?x?xf32>
      return %e : memref<?x?xf32>
    }"""
    module = bridge.parse(text)
    bridge.run_passes(module, "canonicalize", engine="native")
    bridge.verify(module)
    assert "output_shape [%c-2, %c-3]" in str(module)


NEGATED = """
func.func @f(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}
"""
NEGATES = "negate_comparison"


@pytest.mark.parametrize(
    ("options", "negates"),
    [
        ("", True),
        (f"disable-patterns={NEGATES}", False),
        (f"enable-patterns={NEGATES}", True),
        (f"enable-patterns={NEGATES} disable-patterns={NEGATES}", False),
        ("enable-patterns=select_bits", False),
        (f"disable-patterns=select_bits enable-patterns=select_bits,{NEGATES}", True),
    ],
)
def test_patterns_are_chosen_by_their_names(options: str, negates: bool) -> None:
    module = bridge.parse(NEGATED)
    pipeline = f"builtin.module(canonicalize{{{options}}})"
    bridge.run_passes(module, pipeline, engine="native")
    assert ("arith.xori" not in str(module)) is negates


def test_patterns_that_nobody_here_knows_are_upstreams() -> None:
    found = find_pass("canonicalize")
    assert found is not None
    assert not found(disable_patterns="Unheard").knows(bridge.parse(NEGATED))
    assert found(disable_patterns=f" {NEGATES},").knows(bridge.parse(NEGATED))
