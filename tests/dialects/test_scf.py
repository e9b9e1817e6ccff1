"""The scf dialect's syntax, against upstream's."""

from __future__ import annotations

import pytest

from bridge.dialects.scf import ForallOp
from bridge.ir.walk import walk
from tests.oracles.syntax import check_printed, check_refused, read

ARGUMENTS = "%i: index, %n: index, %x: f32, %c: i1, %w: i32, %s: tensor<4xf32>"


def function(body: str) -> str:
    """A function of the arguments above, with its end."""
    return f"func.func @f({ARGUMENTS}) {{\n  {body}\n  return\n}}\n"


PRINTED = [
    "scf.for %k = %i to %n step %n {}",
    "scf.for unsigned %k = %w to %w step %w : i32 {} {tag}",
    "%r:2 = scf.for %k = %i to %n step %n iter_args(%a = %x, %b = %w) -> (f32, i32) {\n"
    "    scf.yield %a, %b : f32, i32\n  }",
    "%r = scf.for %k = %w to %w step %w iter_args(%a = %x) -> f32 : i32 {\n"
    "    scf.yield %a : f32\n  }",
    "scf.if %c {}",
    "scf.if %c {} else {\n    scf.yield\n  } {tag}",
    "%r = scf.if %c -> f32 {\n    scf.yield %x : f32\n  } else {\n"
    "    scf.yield %x : f32\n  }",
    "scf.execute_region {\n    scf.yield\n  }",
    "%r = scf.execute_region -> f32 no_inline {\n    cf.br ^bb1\n  ^bb1:\n"
    "    scf.yield %x : f32\n  } {tag}",
    "scf.forall (%k) in (4) {}",
    "scf.forall (%k, %l) in (%n, 4) {} {mapping = []}",
    "scf.forall (%k, %l) = (0, 1) to (%n, 4) step (1, 1) {}",
    "scf.forall (%k, %l) = (0, 0) to (%n, 4) step (1, 1) {}",
    "%zero = arith.constant 0 : index\n  scf.forall (%k) = (%zero) to (%n) step (1) {}",
    "%r = scf.forall (%k) in (4) shared_outs(%o = %s) -> (tensor<4xf32>) {\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %s into %o[0] [4] [1] : tensor<4xf32> into "
    "tensor<4xf32>\n    }\n  }",
    "scf.forall (%k) in (4) {\n    scf.forall.in_parallel {} {tag}\n  }",
    "scf.parallel (%k, %l) = (%i, %i) to (%n, %n) step (%n, %i) {}",
    "%r = scf.parallel (%k) = (%i) to (%n) step (%n) init (%x) -> f32 {\n"
    "    scf.reduce(%x : f32) {\n    ^bb0(%a: f32, %b: f32):\n"
    "      scf.reduce.return %a : f32\n    }\n  } {tag}",
    "%r = scf.while (%a = %w) : (i32) -> f32 {\n    scf.condition(%c) %x : f32\n  } "
    "do {\n  ^bb0(%b: f32):\n    scf.yield %w : i32\n  }",
    "scf.while : () -> () {\n    scf.condition(%c)\n  } do {\n    scf.yield\n  } "
    "attributes {tag}",
]


@pytest.mark.parametrize("body", PRINTED)
def test_ops_are_read_and_printed_as_upstream_does(body: str) -> None:
    check_printed(function(body))


REFUSED = [
    "scf.for %k = %i to %n {}",
    "scf.for %k = %i, %n step %n {}",
    "scf.for %k : %i to %n step %n {}",
    "scf.for %k = 0 to %n step %n {}",
    "scf.for %k = %i to %n step %n : i32 {}",
    "scf.for %k = %i to %n step %n iter_args(%a = %x) {}",
    "scf.for %k = %i to %n step %n iter_args(%a = %x) -> (f32, f32) {}",
    "scf.for %k = %i to %n step %n iter_args(%a : %x) -> f32 {}",
    "scf.for %k = %i to %n step %n",
    "scf.if %i {}",
    "scf.if {}",
    "scf.if %c else {}",
    "scf.if %c -> f32",
    "scf.execute_region no_inline -> f32 {}",
    "scf.execute_region",
    "scf.forall %k in (4) {}",
    "scf.forall (%k) on (4) {}",
    "scf.forall (%k) in (4 {}",
    "scf.forall (%k) in (x) {}",
    "scf.forall (%k) in (%x) {}",
    "scf.forall (%k) = (0) to (4) {}",
    "scf.forall (%k) = (0) upto (4) {}",
    "scf.forall (%k) in (4) shared_outs(%o = %s) {}",
    "scf.forall (%k) in (4) shared_outs(%o) -> (tensor<4xf32>) {}",
    "scf.parallel (%k, %l) = (%i) to (%n, %n) step (%n, %i) {}",
    "scf.parallel (%k) = (%i) to (%n, %n) step (%n) {}",
    "scf.parallel (%k) = (%i) to (%n) {}",
    "scf.parallel (%k) = (%i) to (%n) step (%n) init (%x) {}",
    "scf.parallel (%k) = (%i) to (%n) step (%n) init (%x) -> i32 {}",
    "scf.parallel %k = (%i) to (%n) step (%n) {}",
    "scf.while (%a = %w) : i32 {} do {}",
    "scf.while (%a = %w) : () -> () {} do {}",
    "scf.while (%a = %w) : (f32) -> () {} do {}",
    "scf.while : () -> () {} then {}",
    "scf.while () -> () {} do {}",
]


@pytest.mark.parametrize("body", REFUSED)
def test_malformed_ops_are_refused_as_upstream_refuses_them(body: str) -> None:
    check_refused(function(body))


def test_a_loop_from_zero_by_one_is_normalized_whether_or_not_a_value_says_so() -> None:
    text = (
        "%z = arith.constant 0 : index "
        "scf.forall (%k) = (%z) to (%n) step (1) {} "
        "scf.forall (%k) = (%z) to (%n) step (%n) {}"
    )
    found = [op for op in walk(read(function(text))) if isinstance(op, ForallOp)]
    assert [op.is_normalized for op in found] == [True, False]
