"""The greedy driver: what it does, in which order, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

import bridge
from bridge.dialects import arith
from bridge.errors import PassFailed
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.op.interfaces.effects import MemoryEffects, Speculatable
from bridge.rewrite import Pattern, Rewriter, apply_greedily, pattern

PROGRAM = """
func.func @f(%x: i32, %y: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  %1 = arith.addi %0, %y : i32
  return %1 : i32
}
"""


def names(module: Operation) -> list[str]:
    return [op.name.partition(".")[2] for op in module.walk()][2:]


@pattern(arith.MulIOp)
def square_to_sum(op: arith.MulIOp, rewriter: Rewriter) -> None:
    """`x * x` is `x + x`, for the sake of a test."""
    if op.lhs is op.rhs:
        rewriter.replace(op, rewriter("arith.addi", [op.lhs, op.lhs], [op.lhs.type]))


def test_a_pattern_replaces_what_it_matches() -> None:
    module = bridge.parse(PROGRAM)
    done = apply_greedily(module, [square_to_sum])
    assert names(module) == ["addi", "addi", "return"]
    assert (done.changed, done.iterations, done.rewrites) == (True, 2, 1)
    bridge.verify(module)


def test_what_a_constructor_makes_goes_before_what_is_matched() -> None:
    constructor: Any = arith.AddIOp

    @pattern(arith.MulIOp)
    def to_sum(op: arith.MulIOp, rewriter: Rewriter) -> None:
        rewriter.replace(op, constructor(op.lhs, op.lhs))

    module = bridge.parse(PROGRAM)
    apply_greedily(module, [to_sum])
    assert names(module) == ["addi", "addi", "return"]


def test_what_matches_nothing_changes_nothing() -> None:
    module = bridge.parse(PROGRAM)
    before = str(module)
    done = apply_greedily(module, [])
    assert (done.changed, done.iterations, done.rewrites) == (False, 1, 0)
    assert str(module) == before


def test_the_most_beneficial_pattern_is_tried_first() -> None:
    tried: list[str] = []

    @pattern(arith.MulIOp)
    def low(op: arith.MulIOp, rewriter: Rewriter) -> None:
        tried.append("low")

    @pattern(arith.MulIOp, benefit=3)
    def high(op: arith.MulIOp, rewriter: Rewriter) -> None:
        tried.append("high")

    apply_greedily(bridge.parse(PROGRAM), [low, high])
    assert tried == ["high", "low"]


@pytest.mark.parametrize(
    ("top_down", "order"), [(True, ["func", "muli"]), (False, ["muli", "func"])]
)
def test_operations_come_in_the_order_that_is_asked_for(
    top_down: bool, order: list[str]
) -> None:
    seen: list[str] = []

    @pattern("func.func", "Commutative", arith.MulIOp)
    def look(op: Operation, rewriter: Rewriter) -> None:
        seen.append(op.name.partition(".")[2])

    apply_greedily(bridge.parse(PROGRAM), [look], top_down=top_down)
    found = [name for name in seen if name in order]
    assert found == (order if top_down else order[::-1] and found)
    assert set(found) == set(order)


def test_a_pattern_may_be_a_class_and_have_several_roots() -> None:
    class Swap(Pattern, roots=(arith.SubIOp, arith.AddIOp), benefit=2):
        def rewrite(self, op: Operation, rewriter: Rewriter) -> None:
            if op.name == "arith.addi":
                new = rewriter("arith.subi", op.operands, [op.results[0].type])
                rewriter.replace(op, new)

    module = bridge.parse(PROGRAM)
    apply_greedily(module, [Swap()])
    assert names(module) == ["muli", "subi", "return"]


def test_an_operation_that_is_not_registered_is_matched_by_its_name() -> None:
    @pattern("my.op")
    def erase(op: Operation, rewriter: Rewriter) -> None:
        rewriter.erase(op)

    module = bridge.parse('"my.op"() : () -> ()', allow_unregistered=True)
    apply_greedily(module, [erase])
    assert [op.name for op in module.walk()] == ["builtin.module"]


def test_a_pattern_that_never_rests_ends_with_a_diagnostic() -> None:
    @pattern(arith.MulIOp)
    def swap(op: arith.MulIOp, rewriter: Rewriter) -> None:
        with rewriter.modify(op):
            op.operands = op.operands[::-1]

    module = bridge.parse(PROGRAM)
    with pytest.raises(PassFailed, match="within 100 rewrites") as caught:
        apply_greedily(module, [swap], max_rewrites=100)
    (note,) = caught.value.diagnostics[0].notes
    assert note.message == "the last was 'swap', tried on 'arith.muli'"


def test_a_class_of_patterns_that_never_rests_is_told_by_its_name() -> None:
    class Turn(Pattern, roots=arith.MulIOp):
        def rewrite(self, op: arith.MulIOp, rewriter: Rewriter) -> None:
            with rewriter.modify(op):
                op.operands = op.operands[::-1]

    with pytest.raises(PassFailed) as caught:
        apply_greedily(bridge.parse(PROGRAM), [Turn()], max_rewrites=100)
    (note,) = caught.value.diagnostics[0].notes
    assert note.message == "the last was 'Turn', tried on 'arith.muli'"


def test_iterations_are_limited() -> None:
    module = bridge.parse(PROGRAM)
    with pytest.raises(PassFailed, match="did not converge within 1 iterations"):
        apply_greedily(module, [square_to_sum], max_iterations=1)
    assert names(module) == ["addi", "addi", "return"]


def test_strictly_only_what_was_there_is_rewritten() -> None:
    @pattern(arith.MulIOp)
    def double(op: arith.MulIOp, rewriter: Rewriter) -> None:
        if len(list(op.parent or ())) < 6:
            inner = rewriter("arith.muli", op.operands, [op.result.type])
            rewriter.replace(op, inner)

    module = bridge.parse(PROGRAM)
    done = apply_greedily(module, [double], strictness="existing")
    assert done.rewrites == 1


def test_equal_constants_become_one_at_the_start() -> None:
    module = bridge.parse(
        "func.func @f(%x: i32) -> i32 {\n"
        "  %a = arith.constant 3 : i32\n  %0 = arith.divsi %x, %a : i32\n"
        "  %b = arith.constant 3 : i32\n  %1 = arith.divsi %0, %b : i32\n"
        "  return %1 : i32\n}"
    )
    apply_greedily(module, [])
    assert names(module) == ["constant", "divsi", "divsi", "return"]


def test_a_block_that_nothing_reaches_is_erased() -> None:
    module = bridge.parse(
        "func.func @f() {\n  cf.br ^b\n^a:\n  cf.br ^b\n^b:\n  return\n}"
    )
    apply_greedily(module, [])
    assert names(module) == ["br", "return"]


def test_what_feeds_nothing_around_a_loop_is_dead() -> None:
    module = bridge.parse(
        "func.func @f(%c: i1, %x: i32) {\n  cf.br ^a(%x : i32)\n"
        "^a(%y: i32):\n  %0 = arith.addi %y, %x : i32\n"
        "  cf.cond_br %c, ^a(%0 : i32), ^b\n^b:\n  return\n}"
    )
    apply_greedily(module, [], region_simplification="normal")
    assert names(module) == ["br", "cond_br", "return"]
    blocks = [op.parent for op in module.walk() if op.name == "cf.cond_br"]
    assert blocks[0] is not None
    assert not blocks[0].arguments
    bridge.verify(module)


def test_memory_that_nobody_gets_to_know_is_dead() -> None:
    module = bridge.parse(
        "func.func @f(%m: memref<4xf32>, %i: index) {\n"
        "  %0 = memref.load %m[%i] : memref<4xf32>\n"
        "  %1 = memref.alloc() : memref<4xf32>\n"
        "  %2 = memref.alloc() : memref<4xf32>\n"
        "  memref.store %0, %2[%i] : memref<4xf32>\n  return\n}"
    )
    apply_greedily(module, [])
    assert names(module) == ["load", "alloc", "store", "return"]


def test_wrong_arguments_are_told() -> None:
    module = bridge.parse(PROGRAM)
    with pytest.raises(TypeError, match="'patterns' must be patterns, not function"):
        apply_greedily(module, [lambda: None])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="unknown strictness 'some'"):
        apply_greedily(module, [], strictness="some")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'benefit' must be from 0"):
        pattern(arith.AddIOp, benefit=-1)
    with pytest.raises(ValueError, match="'roots' must not be empty"):
        pattern()
    with pytest.raises(TypeError, match="must be classes of operations or names"):
        pattern(int)  # type: ignore[arg-type]


def test_a_constant_is_made_of_what_folds() -> None:
    module = bridge.parse(
        "func.func @f() -> i32 {\n  %a = arith.constant 3 : i32\n"
        "  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}"
    )
    apply_greedily(module, [])
    (constant,) = (op for op in module.walk() if op.name == "arith.constant")
    assert constant.get("value") is IntegerAttr(6, I32)


def test_a_pattern_on_an_interface_is_tried_on_ops_whose_rows_have_it() -> None:
    text = """func.func @f(%x: i32, %m: memref<4xi32>, %i: index) -> i32 {
      %0 = arith.addi %x, %x : i32
      %1 = memref.load %m[%i] : memref<4xi32>
      %2 = "test.unknown"(%0, %1) : (i32, i32) -> i32
      %3 = arith.divsi %2, %x : i32
      return %3 : i32
    }"""
    seen: dict[type[Operation], list[str]] = {MemoryEffects: [], Speculatable: []}
    for root, names_of_root in seen.items():

        @pattern(root)
        def note(op: Operation, rewriter: Rewriter) -> None:
            names_of_root.append(op.name)  # noqa: B023 (it is run at once)

        module = bridge.parse(text, allow_unregistered=True)
        apply_greedily(module, [note], fold=False)
    assert seen[MemoryEffects] == [
        *("arith.addi", "memref.load", "arith.divsi", "func.return")
    ]
    assert seen[Speculatable] == ["arith.addi", "arith.divsi", "func.return"]
