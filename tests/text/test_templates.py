"""Texts of ops as templates: printed again, a program has the text it had."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import bridge
from bridge.compare.chunks import chunks_of, files_in
from bridge.errors import Malformed
from bridge.ir.core import Operation
from bridge.op.registry import is_terminator, syntax_of
from bridge.text import templates
from bridge.text.asm_writer import AsmWriter, print_custom
from bridge.text.operation_state import Syntax
from bridge.text.printer import DEFAULT
from bridge.text.templates import template_of
from bridge.verifier.fitness import custom_plan, plan_of_verified


def op_of(text: str, name: str) -> tuple[Operation, Syntax]:
    module = bridge.parse(text)
    op = next(op for op in module.walk() if op.name == name)
    syntax = syntax_of(name)
    assert syntax is not None
    return op, syntax


def written_twice(module: Operation) -> tuple[str, str, int]:
    """A text op by op, the text by templates, and how many of these there are."""
    custom_plan(module)
    custom_plan(module)
    plan = custom_plan(module)
    assert plan is not None
    assert plan == plan_of_verified(module)
    direct = print_custom(module, syntax_of, is_terminator, DEFAULT)
    planned = print_custom(module, syntax_of, is_terminator, DEFAULT, plan)
    return direct, planned, len(plan)


PROGRAM = """
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map = affine_map<(d0) -> (d0 + 7)>
func.func @f(%m: memref<4x8xf32, #map1>, %s: f32, %i: index, %z: i1) -> index {
  %0 = arith.addf %s, %s fastmath<nnan> : f32
  memref.store %0, %m[%i, %i] : memref<4x8xf32, #map1>
  %2 = affine.apply #map(%i)
  %3 = affine.load %m[%i mod 3, symbol(%i) + 1] : memref<4x8xf32, #map1>
  %4 = arith.select %z, %i, %2 {a = "100 %"} : index
  %5 = arith.constant {b} 1 : index
  %6 = arith.constant 100 : index
  vector.print str "10 %\\n"
  cf.br ^bb1(%4 : index)
^bb1(%x: index):
  return %x : index
}
"""


def test_a_program_printed_by_templates_has_the_text_it_has_without() -> None:
    direct, planned, count = written_twice(bridge.parse(PROGRAM))
    assert planned == direct
    assert count == 10


@pytest.mark.parametrize(
    "look",
    [
        lambda op: op.parent,
        lambda op: op.parent_op,
        lambda op: op.next,
        lambda op: op.location,
        lambda op: op.operands[0].uses,
        lambda op: op.operands[0].defining_op,
        lambda op: op.operands[0].name,
        lambda op: op.operands[0] == op.operands[1],
        lambda op: op.operands.index(op.operands[1]),
        lambda op: {op.operands[0]: 1},
        lambda op: isinstance(op.operands[0], int),
    ],
)
def test_who_looks_at_more_than_types_properties_and_names_gets_no_template(
    look: Callable[[Operation], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "%a = arith.constant 1 : i32\n%b = arith.addi %a, %a : i32"
    op, _ = op_of(text, "arith.addi")

    class Looking:
        def write(self, w: AsmWriter, op: Operation) -> None:
            look(op)
            w.put(" ", op.operands[0], ", ", op.operands[1])

    looking: Syntax = Looking()  # type: ignore[assignment]
    assert template_of(op, looking) is None
    monkeypatch.setattr(Looking, "write", lambda self, w, op: w.put(" ", op.operands))
    found = template_of(op, looking)
    assert found is not None
    assert found.text == " %s, %s"


def test_a_template_takes_the_names_in_the_order_in_which_they_are_written() -> None:
    text = """func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
      memref.store %v, %m[%i] : memref<4xf32>
      return
    }"""
    found = template_of(*op_of(text, "memref.store"))
    assert found is not None
    assert (found.text, found.order) == (" %s, %s[%s] : memref<4xf32>", None)
    swapped = """func.func @f(%m: memref<4xf32>, %v: vector<4xf32>, %i: index) {
      vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<4xf32>
      return
    }"""
    direct, planned, _ = written_twice(bridge.parse(swapped))
    assert planned == direct


def test_long_texts_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    op = op_of("%a = arith.constant dense<1> : vector<4xi32>", "arith.constant")
    assert template_of(*op) is not None
    monkeypatch.setattr(templates, "_LONGEST", 5)
    assert template_of(*op) is None


def test_what_is_numbered_as_it_is_printed_has_no_template() -> None:
    module = bridge.parse(
        "%0 = arith.constant dense_resource<r> : tensor<1xf32>\n"
        '{-# dialect_resources: { builtin: { r: "0x0400000001000000" } } #-}'
    )
    direct, planned, count = written_twice(module)
    assert planned == direct
    assert "dialect_resources" in planned
    assert count == 1, "of the module"


@pytest.mark.parametrize(
    "folder", ["Affine", "GPU", "LLVMIR", "Linalg", "OpenMP", "SCF", "Transform"]
)
def test_real_programs_have_one_text_by_templates_and_without(
    folder: str, corpus: Path
) -> None:
    count = 0
    for file in files_in(corpus / "upstream-22" / "Dialect" / folder):
        for chunk in chunks_of(file):
            try:
                module = bridge.parse(chunk.text, allow_unregistered=True)
            except Malformed:
                continue
            if custom_plan(module) is not None:
                direct, planned, templates = written_twice(module)
                assert planned == direct
                count += templates
    assert count > 100


NESTED = """
#map = affine_map<(d0) -> (d0 + 7)>
func.func @f(%a: memref<?xf32>, %n: index, %x: f32) -> f32 {
  affine.for %i = #map(%n) to %n {
    affine.for %j = 0 to min #map(%i) step 2 {
      affine.store %x, %a[%j] : memref<?xf32>
    }
  }
  affine.for %i = #map(%n) to %n {
    affine.for %j = 0 to min #map(%i) step 2 {
    }
  }
  %r = scf.for %i = %n to %n step %n iter_args(%s = %x) -> (f32) {
    %t = scf.for %j = %n to %n step %n iter_args(%u = %s) -> (f32) {
      scf.yield %u : f32
    }
    scf.yield %t : f32
  }
  return %r : f32
}
"""


def test_operations_with_regions_have_templates_around_them() -> None:
    module = bridge.parse(NESTED)
    direct, planned, _ = written_twice(module)
    assert planned == direct
    plan = custom_plan(module)
    assert plan is not None
    holders = [op.name for op in plan if op.regions]
    assert sorted(holders) == [
        *["affine.for"] * 4,
        "builtin.module",
        "func.func",
        *["scf.for"] * 2,
    ]


SYMBOLS = """
module @"a b" {
  func.func private @declared(f32) -> f32
  memref.global "private" @g : memref<2xf32>
  func.func @"%x"(%a: f32 {test.a}, %b: index) -> f32 attributes {test.b = @g} {
    return %a : f32
  }
  func.func @other(%i: f32 {test.a}, %j: index) -> f32 attributes {test.b = @g} {
    %0 = arith.addf %i, %i : f32
    return %0 : f32
  }
  module @inner {}
}
"""


def test_a_template_is_for_symbols_of_any_name() -> None:
    module = bridge.parse(SYMBOLS)
    direct, planned, _ = written_twice(module)
    assert planned == direct
    assert 'func.func @"%x"(%arg0: f32 {test.a}' in planned
    plan = custom_plan(module)
    assert plan is not None
    functions = [op for op in plan if op.name == "func.func"]
    assert len(functions) == 3
    assert len({id(plan[op]) for op in functions}) == 2
    assert len(plan) == len(list(module.walk()))


def test_who_looks_at_the_name_of_a_symbol_gets_no_template() -> None:
    op, _ = op_of("module @m {}", "builtin.module")

    class Looking:
        def write(self, w: AsmWriter, op: Operation) -> None:
            w.put(" ", op.properties["sym_name"], " ")
            w.region(op.regions[0])

    looking: Syntax = Looking()  # type: ignore[assignment]
    assert template_of(op, looking) is None


@pytest.mark.parametrize(
    "look",
    [
        lambda op: op.regions[0].parent,
        lambda op: op.regions[0].blocks[0].first,
        lambda op: len(op.regions[0].blocks[0]),
        lambda op: op.regions[0].blocks[0].last.parent,
        lambda op: op.regions[0].blocks[0].last.operands[0].defining_op,
        lambda op: op.regions[0].blocks[0].arguments[0].owner,
        lambda op: list(op.walk()),
    ],
)
def test_who_looks_into_regions_gets_no_template(
    look: Callable[[Operation], object],
) -> None:
    op, _ = op_of(NESTED, "scf.for")

    class Looking:
        def write(self, w: AsmWriter, op: Operation) -> None:
            look(op)
            w.region(op.regions[0])

    looking: Syntax = Looking()  # type: ignore[assignment]
    assert template_of(op, looking) is None
