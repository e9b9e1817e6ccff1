"""Passes that upstream has as well: what they make is what upstream's make."""

from __future__ import annotations

from functools import partial
from typing import Literal

import pytest

import bridge
from bridge.dialects import func
from bridge.errors import PassFailed, Unsupported
from bridge.fuzz.defined import define, outcome
from bridge.fuzz.oracle import difference
from bridge.fuzz.programs import NAME, generate
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType
from bridge.passes.registry import MODULES, find_pass
from bridge.upstream import passes as upstream

SCCP = [
    # Only one way is gone, and where both ways meet it is the same number.
    """func.func @f(%a: i32, %b: i1) -> (i32, i32) {
      %true = arith.constant true
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      cf.cond_br %true, ^left(%one : i32), ^right(%a : i32)
    ^left(%x: i32):
      %s = arith.addi %x, %one : i32
      cf.cond_br %b, ^end(%s, %x : i32, i32), ^end(%two, %a : i32, i32)
    ^right(%y: i32):
      cf.br ^end(%y, %y : i32, i32)
    ^end(%r: i32, %q: i32):
      return %r, %q : i32, i32
    }""",
    # A loop of blocks that never changes what it carries; a switch.
    """func.func @f(%n: i1) -> i32 {
      %c5 = arith.constant 5 : i32
      cf.br ^loop(%c5 : i32)
    ^loop(%x: i32):
      %c = arith.cmpi eq, %x, %c5 : i32
      %y = arith.select %c, %x, %x : i32
      cf.switch %y : i32, [default: ^loop(%y : i32), 5: ^end(%y : i32)]
    ^end(%r: i32):
      return %r : i32
    }""",
    # Regions: a branch, a switch and loops.
    """func.func @f(%a: i32, %l: index, %u: index, %s: index)
        -> (i32, i32, i32, i32) {
      %false = arith.constant false
      %c3 = arith.constant 3 : i32
      %i1 = arith.constant 1 : index
      %0 = scf.if %false -> i32 { scf.yield %a : i32 } else { scf.yield %c3 : i32 }
      %1 = scf.index_switch %i1 -> i32
      case 1 { scf.yield %0 : i32 }
      default { scf.yield %a : i32 }
      %2 = scf.for %i = %l to %u step %s iter_args(%v = %1) -> i32 {
        %m = arith.minsi %v, %c3 : i32
        scf.yield %m : i32
      }
      %3 = scf.while (%w = %c3) : (i32) -> i32 {
        %go = arith.cmpi ne, %w, %c3 : i32
        scf.condition(%go) %w : i32
      } do {
      ^bb0(%w: i32):
        scf.yield %a : i32
      }
      return %0, %1, %2, %3 : i32, i32, i32, i32
    }""",
    # Calls: of a private function, of one that others may call, and one that is named.
    """func.func private @twice(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }
    func.func @seen(%x: i32) -> i32 {
      return %x : i32
    }
    func.func private @named(%x: i32) -> i32 {
      return %x : i32
    }
    func.func private @never(%x: i32) -> i32 {
      return %x : i32
    }
    func.func private @elsewhere(i32) -> i32
    func.func @f() -> (i32, i32, i32, i32, (i32) -> i32) {
      %c4 = arith.constant 4 : i32
      %0 = call @twice(%c4) : (i32) -> i32
      %1 = call @seen(%0) : (i32) -> i32
      %2 = call @named(%0) : (i32) -> i32
      %3 = call @elsewhere(%0) : (i32) -> i32
      %g = constant @named : (i32) -> i32
      return %0, %1, %2, %3, %g : i32, i32, i32, i32, (i32) -> i32
    }""",
]

CSE = [
    # Equal computations, and those of other types, flags or orders.
    """func.func @f(%x: i32, %y: i32) -> (i32, i32, i32) {
      %0 = arith.addi %x, %y : i32
      %1 = arith.addi %y, %x : i32
      %2 = arith.addi %x, %y overflow<nsw> : i32
      return %0, %1, %2 : i32, i32, i32
    }""",
    # Reads, with a write between them or none, and in another block.
    """func.func @f(%m: memref<4xf32>, %i: index, %v: f32) -> (f32, f32, f32) {
      %0 = memref.load %m[%i] : memref<4xf32>
      %1 = memref.load %m[%i] : memref<4xf32>
      memref.store %v, %m[%i] : memref<4xf32>
      %2 = memref.load %m[%i] : memref<4xf32>
      cf.br ^next
    ^next:
      %3 = memref.load %m[%i] : memref<4xf32>
      %4 = arith.addf %2, %3 : f32
      return %0, %1, %4 : f32, f32, f32
    }""",
    # More than two reads, with computations between them.
    """func.func @f(%m: memref<i64>) -> i64 {
      %0 = memref.load %m[] : memref<i64>
      %1 = memref.load %m[] : memref<i64>
      %2 = arith.addi %0, %1 : i64
      %3 = memref.load %m[] : memref<i64>
      %4 = arith.addi %2, %3 : i64
      %5 = memref.load %m[] : memref<i64>
      %6 = arith.addi %4, %5 : i64
      return %6 : i64
    }""",
    # Down the dominator tree, but not from one side to the other.
    """func.func @f(%c: i1, %x: i32) -> i32 {
      %0 = arith.muli %x, %x : i32
      cf.cond_br %c, ^left, ^right
    ^left:
      %1 = arith.muli %x, %x : i32
      %2 = arith.addi %x, %1 : i32
      cf.br ^end(%2 : i32)
    ^right:
      %3 = arith.addi %x, %0 : i32
      cf.br ^end(%3 : i32)
    ^end(%4: i32):
      %5 = arith.addi %x, %0 : i32
      %6 = arith.addi %4, %5 : i32
      return %6 : i32
    }""",
    # Operations with regions; nothing goes into what is isolated, or may be.
    """func.func @f(%c: i1, %x: i32) -> (i32, i32) {
      %one = arith.constant 1 : i32
      %0 = scf.if %c -> i32 {
        %a = arith.addi %x, %one : i32
        scf.yield %a : i32
      } else {
        scf.yield %x : i32
      }
      %1 = scf.if %c -> i32 {
        %a = arith.addi %x, %one : i32
        scf.yield %a : i32
      } else {
        scf.yield %x : i32
      }
      "my.region"() ({
        %b = arith.constant 1 : i32
        "my.use"(%b) : (i32) -> ()
      }) : () -> ()
      return %0, %1 : i32, i32
    }""",
    # Where operations have no order, what was visited is left alone.
    """module {
      %add = arith.addi %c0, %c1 : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
    }""",
    # Memory that nobody gets to know, and a prefetch, which is a write.
    """func.func @f(%m: memref<4xf32>, %i: index) {
      %0 = memref.alloc() : memref<4xf32>
      %zero = arith.constant 0.0 : f32
      %1 = vector.transfer_read %m[%i], %zero : memref<4xf32>, vector<2xf32>
      memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
      return
    }""",
]

HOISTED = [
    # Divisors that cannot be zero, by the operations that make them.
    """func.func @f(%x: i32, %y: i32, %n: index, %m: memref<i32>) {
      %c1 = arith.constant 1 : index
      %one = arith.constant 1 : i32
      %d = arith.ori %y, %one : i32
      %e = arith.shrui %d, %one : i32
      scf.for %i = %c1 to %n step %c1 {
        %0 = arith.divui %x, %d : i32
        %1 = arith.remui %x, %e : i32
        %2 = arith.divsi %x, %d : i32
        memref.store %0, %m[] : memref<i32>
        memref.store %1, %m[] : memref<i32>
        memref.store %2, %m[] : memref<i32>
      }
      return
    }""",
    """func.func @f(%m: memref<8xf32>, %x: f32, %n: index) {
      affine.for %i = 0 to 8 {
        affine.for %j = 0 to 8 {
          %0 = arith.mulf %x, %x : f32
          %1 = arith.addf %0, %x : f32
          %2 = arith.divui %n, %n : index
          %3 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
          memref.store %1, %m[%3] : memref<8xf32>
        }
      }
      return
    }""",
    """func.func @f(%c: i1, %x: i32) {
      scf.while : () -> () {
        %0 = arith.addi %x, %x : i32
        %1 = arith.cmpi eq, %0, %x : i32
        scf.condition(%1)
      } do {
        %0 = scf.if %c -> i32 {
          %a = arith.muli %x, %x : i32
          scf.yield %a : i32
        } else {
          scf.yield %x : i32
        }
        "my.use"(%0) : (i32) -> ()
        scf.yield
      }
      return
    }""",
]

SUNK = [
    """func.func @f(%c: i1, %x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      %1 = arith.muli %0, %x : i32
      %2 = arith.subi %x, %x : i32
      %3 = scf.if %c -> i32 {
        scf.yield %1 : i32
      } else {
        scf.yield %2 : i32
      }
      return %3 : i32
    }""",
]

LOOPS = """
func.func @f(%lo: index, %hi: index, %st: index, %m: memref<?xf32>, %x: f32) -> f32 {
  %r = scf.for %i = %lo to %hi step %st iter_args(%a = %x) -> (f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    %c = arith.cmpf olt, %s, %x : f32
    %q = scf.if %c -> f32 { scf.yield %s : f32 } else { scf.yield %a : f32 }
    scf.yield %q : f32
  }
  return %r : f32
}
func.func @w(%x: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %c = arith.cmpi slt, %a, %c0 : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %n = arith.addi %b, %b : i32
    scf.yield %n : i32
  }
  %e = scf.execute_region -> i32 { scf.yield %r : i32 }
  return %e : i32
}
func.func @s(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 { %c = arith.constant 2 : i32 scf.yield %c : i32 }
  default { %c = arith.constant 3 : i32 scf.yield %c : i32 }
  return %r : i32
}
"""

PARALLEL = """
func.func @p(%a: index, %b: index, %c: index, %x: f32, %m: memref<?x?xf32>) -> f32 {
  %r = scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) init (%x) -> f32 {
    %v = memref.load %m[%i, %j] : memref<?x?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %rr: f32):
      %s = arith.addf %l, %rr : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %r, %m[%i, %i] : memref<?x?xf32>
    scf.reduce
  }
  scf.forall (%i, %j) in (4, %b) {
    memref.store %r, %m[%i, %j] : memref<?x?xf32>
  }
  return %r : f32
}
"""

DO_WHILE = """
func.func @d(%x: i32, %y: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %n = arith.addi %a, %y : i32
    %c = arith.cmpi slt, %n, %y : i32
    scf.condition(%c) %n : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  } attributes {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return %r : i32
}
"""

CASTS = [
    # There and back, by way of another type, and of several values.
    """func.func @f(%x: i64, %y: i32, %z: f32) -> (i64, i32, f32, i16) {
      %0 = builtin.unrealized_conversion_cast %x : i64 to index
      %1 = builtin.unrealized_conversion_cast %0 : index to i64
      %2 = builtin.unrealized_conversion_cast %0 : index to i16
      %3:2 = builtin.unrealized_conversion_cast %2 : i16 to i8, i8
      %4 = builtin.unrealized_conversion_cast %3#0, %3#1 : i8, i8 to i16
      %5 = builtin.unrealized_conversion_cast %y, %z : i32, f32 to complex<f32>
      %6:2 = builtin.unrealized_conversion_cast %5 : complex<f32> to i32, f32
      return %1, %6#0, %6#1, %4 : i64, i32, f32, i16
    }""",
    # Of several values only one, or in another order.
    """func.func @f(%x: i32, %y: i32) -> (i64, i64) {
      %0 = builtin.unrealized_conversion_cast %x, %y : i32, i32 to i64
      %1:2 = builtin.unrealized_conversion_cast %0 : i64 to i32, i32
      %2 = builtin.unrealized_conversion_cast %1#1, %1#0 : i32, i32 to i64
      %3 = builtin.unrealized_conversion_cast %1#0 : i32 to i64
      return %2, %3 : i64, i64
    }""",
]

SYMBOLS = [
    # Private, called, calling one another, nested and public ones.
    """module {
      func.func private @dead() { call @also_dead() : () -> () return }
      func.func private @also_dead() { call @dead() : () -> () return }
      func.func private @called() { call @through() : () -> () return }
      func.func private @through() { return }
      func.func nested @hidden() { return }
      func.func @kept() { call @called() : () -> () return }
      module @inner {
        func.func nested @unseen() { return }
        func.func nested @seen() { return }
        func.func private @mine() { return }
      }
      module @dead_inner attributes {sym_visibility = "private"} {
        func.func nested @f() { call @g() : () -> () return }
        func.func nested @g() { return }
      }
      memref.global "private" @table : memref<4xf32> = dense<1.0>
      memref.global "private" @used : memref<4xf32> = dense<2.0>
      func.func @reads() attributes {uses = [{x = @inner::@seen}]} {
        %0 = memref.get_global @used : memref<4xf32>
        return
      }
    }""",
]

CASES = [
    *[("symbol-dce", text) for text in SYMBOLS],
    *[("convert-scf-to-cf", text) for text in (LOOPS, PARALLEL, DO_WHILE)],
    *[("reconcile-unrealized-casts", text) for text in CASTS],
    *[("cse", text) for text in CSE],
    *[("sccp", text) for text in SCCP],
    *[("loop-invariant-code-motion", text) for text in HOISTED],
    *[("control-flow-sink", text) for text in SUNK],
]


def placed(name: str) -> str:
    """A pass below the operation that it is made for."""
    cls = find_pass(name.partition("{")[0])
    assert cls is not None
    return f"{cls.anchor}({name})" if cls.anchor else name


def both(name: str, text: str) -> tuple[Operation, Operation]:
    """A program after our pass, and after upstream's."""
    ours = bridge.parse(text, allow_unregistered=True)
    theirs = ours.clone()
    bridge.run_passes(ours, placed(name), engine="native")
    upstream.run_passes(theirs, placed(name))
    return ours, theirs


@pytest.mark.parametrize(("name", "text"), CASES)
def test_a_pass_makes_what_upstreams_makes(name: str, text: str) -> None:
    ours, theirs = both(name, text)
    located = partial(bridge.format, debuginfo=name == "convert-scf-to-cf")
    assert located(ours) == located(theirs)


def given(name: str, module: Operation) -> Operation:
    """A random program as a pass may be given it.

    Blocks would be no part of an affine loop.
    """
    if name == "convert-scf-to-cf":
        bridge.run_passes(module, "lower-affine")
    return module


BEYOND = {
    "int-range-optimizations": ("affine.min", "affine.max"),
    "arith-emulate-wide-int": ("arith.sub", "arith.sh", "arith.sito", "arith.fptos"),
    "memref-emulate-wide-int": ("arith.sub", "arith.sh", "arith.sito", "arith.fptos"),
    # What is right of these is told by tests/dialects/test_math_expansion.py.
    "math-expand-ops": (
        *("math.acosh", "math.asinh", "math.ceil", "math.cosh", "math.fma"),
        *("math.fpowi", "math.powf", "math.round", "math.sinh"),
    ),
    # Constants that nothing uses are left beside these.
    "normalize-memrefs": ("memref.reinterpret_cast",),
}
"""Operations of which a pass of ours makes something else: it knows more of them, or
LLVM 24 has other operations for it."""


def is_converted(module: Operation, pipeline: str) -> bool:
    """Whether a pass goes through; it may refuse what it does not know."""
    try:
        bridge.run_passes(module, pipeline, engine="native")
    except PassFailed as error:
        if not is_refused(error):
            raise
        return False
    return True


CHANGED = ("arith-emulate-wide-int",)
"""Passes that give functions other types, not as `convert-to-llvm` does."""


WRONG = {
    "expected result type with stride": "expand-strided-metadata-dropped-dimension",
    "slice along dimension 0 runs out-of-bounds": "expand-realloc-shorter",
    "must be strided memref": "memref-expand-reshape-unranked",
    "expects region #0 to have 0 or 1 blocks": "convert-scf-to-cf-alloca-scope",
}
"""What is said of programs that upstream makes invalid, and the files that show it."""


def is_refused(error: PassFailed) -> bool:
    """Whether a conversion does not know an operation, or a type of one."""
    return "failed to legalize" in str(error)


@pytest.mark.parametrize("name", MODULES)
def test_a_pass_makes_of_any_program_what_upstreams_makes(name: str) -> None:
    cls = find_pass(name)
    assert cls is not None
    for seed in range(12):
        text = str(given(name, generate(seed, ops=25).module))
        if any(op in text for op in BEYOND.get(name, ())):
            continue
        if cls().knows(bridge.parse(text)):
            try:
                ours, theirs = both(name, text)
            except PassFailed as error:
                if any(part in str(error) for part in WRONG) or is_refused(error):
                    continue
                raise
            assert str(ours) == str(theirs), f"seed {seed}"


@pytest.mark.parametrize("name", MODULES)
def test_a_program_gives_the_same_after_a_pass(name: str) -> None:
    cls = find_pass(name)
    assert cls is not None
    for seed in range(12):
        program = generate(seed, ops=25)
        given(name, program.module)
        before = define(program)
        if before is not None and cls().knows(program.module):
            signature = signature_of(program.module)
            if not is_converted(program.module, placed(name)):
                continue
            if name in CHANGED and signature_of(program.module) is not signature:
                continue
            after = outcome(program, signature=signature)
            assert not difference(before, after), f"seed {seed}"


def signature_of(module: Operation) -> FunctionType:
    """What the function of a random program takes and gives."""
    function = lookup(module, NAME)
    assert isinstance(function, func.FuncOp)
    ty = function.function_type.type
    assert isinstance(ty, FunctionType)
    return ty


def test_the_native_engine_says_which_passes_it_has_not() -> None:
    module = bridge.parse(CSE[0])
    names = "topological-sort, gpu-kernel-outlining"
    with pytest.raises(Unsupported, match=f"no native passes: {names}"):
        bridge.run_passes(module, f"cse,{names}", engine="native")


def test_what_is_not_known_is_left_to_upstream() -> None:
    cls = find_pass("cse")
    assert cls is not None
    text = """module attributes {transform.with_named_sequence} {
      transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
        %0 = transform.structured.match ops{["a.b"]} in %a
          : (!transform.any_op) -> !transform.any_op
        transform.yield
      }
    }"""
    module = bridge.parse(text)
    assert not cls().knows(module)
    bridge.run_passes(module, "cse")
    assert "structured.match" not in str(module)


def test_symbols_are_erased_from_symbol_tables_alone() -> None:
    module = bridge.parse("func.func @f() {\n return\n}")
    with pytest.raises(PassFailed, match="does not define a symbol table"):
        bridge.run_passes(module, "func.func(symbol-dce)", engine="native")


@pytest.mark.parametrize("engine", ["native", "upstream"])
def test_what_may_be_a_symbol_table_is_complained_of(
    engine: Literal["native", "upstream"],
) -> None:
    inside = '"a.b"() ({\n  "a.c"() : () -> ()\n}) : () -> ()'
    text = f"func.func @f() {{\n  {inside}\n  return\n}}"
    module = bridge.parse(text, allow_unregistered=True)
    with pytest.raises(PassFailed, match="contains potentially unknown symbol table"):
        bridge.run_passes(module, "symbol-dce", engine=engine)


def test_a_wrong_option_is_reported_by_upstream() -> None:
    module = bridge.parse(CSE[0])
    with pytest.raises(PassFailed, match="no such option x"):
        bridge.run_passes(module, "cse{x=1}")


def test_a_negated_condition_is_left_to_upstream_which_folds_it() -> None:
    cls = find_pass("convert-scf-to-cf")
    assert cls is not None
    module = bridge.parse(
        """func.func @f(%c: i1) {
      %true = arith.constant true
      %0 = arith.xori %c, %true : i1
      scf.if %0 {
        "my.use"() : () -> ()
      } else {
        "my.other"() : () -> ()
      }
      return
    }""",
        allow_unregistered=True,
    )
    assert not cls().knows(module)
    bridge.run_passes(module, "convert-scf-to-cf")
    assert "cf.cond_br %arg0" in str(module)


def test_what_cannot_be_converted_is_reported_as_by_upstream() -> None:
    text = """func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
      %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
        scf.forall.in_parallel {
        }
      }
      return %r : tensor<4xf32>
    }"""
    told = []
    for engine in ("native", "upstream"):
        with pytest.raises(PassFailed) as caught:
            bridge.run_passes(bridge.parse(text), "convert-scf-to-cf", engine=engine)
        told.append(caught.value.diagnostics)
    assert told[0] == told[1]
