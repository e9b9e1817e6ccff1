"""Loops over boxes are made simpler as upstream makes them, or better."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from tests.passes.test_native import both

SHARED = """
func.func @f(%a: tensor<4x6xi32>, %b: tensor<4x6xi32>, %x: tensor<1x1xi32>,
    %n: index) -> (tensor<4x6xi32>, tensor<4x6xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:3 = scf.forall (%i, %j, %k) = (%c1, 0, 0) to (%c2, %n, 2) step (1, %c1, %c1)
      shared_outs(%p = %a, %q = %b, %u = %b)
      -> (tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>) {
    %s = tensor.extract_slice %q[%i, %j] [1, 1] [1, 1]
      : tensor<4x6xi32> to tensor<1x1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %u[%k, %j] [1, 1] [1, 1]
        : tensor<1x1xi32> into tensor<4x6xi32>
      tensor.parallel_insert_slice %s into %p[%k, %j] [1, 1] [1, 1]
        : tensor<1x1xi32> into tensor<4x6xi32>
    }
  }
  return %r#0, %r#1 : tensor<4x6xi32>, tensor<4x6xi32>
}"""

ONCE = """
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %x: tensor<1xi32>,
    %y: tensor<1xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %r:2 = scf.forall (%i) = (2) to (3) step (1) shared_outs(%p = %a, %q = %b)
      -> (tensor<4xi32>, tensor<4xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %q[%i] [1] [1]
        : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %x into %p[0] [1] [1]
        : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %y into %p[3] [1] [1]
        : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r#0, %r#1 : tensor<4xi32>, tensor<4xi32>
}"""

FORGOTTEN = """
func.func @f(%a: tensor<4xi32>, %x: tensor<1xi32>, %n: index)
    -> (tensor<4xi32>, index) {
  %c0 = arith.constant 0 : index
  %cast = tensor.cast %a : tensor<4xi32> to tensor<?xi32>
  %r = scf.forall (%i) in (%n) shared_outs(%p = %cast) -> (tensor<?xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %p[%i] [1] [1]
        : tensor<1xi32> into tensor<?xi32>
    }
  }
  %d = tensor.dim %r, %c0 : tensor<?xi32>
  %back = tensor.cast %r : tensor<?xi32> to tensor<4xi32>
  return %back, %d : tensor<4xi32>, index
}"""

NEVER = """
func.func @f(%a: tensor<4xi32>, %x: tensor<1xi32>) -> tensor<4xi32> {
  %r = scf.forall (%i, %j) = (2, 0) to (2, 4) step (1, 1) shared_outs(%p = %a)
      -> (tensor<4xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %p[%j] [1] [1]
        : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}"""


@pytest.mark.parametrize("text", [SHARED, FORGOTTEN, NEVER])
def test_a_loop_becomes_what_upstream_makes(text: str) -> None:
    ours, theirs = both("canonicalize", text)
    assert str(ours) == str(theirs)


def matrix(count: int) -> np.ndarray:
    """Numbers that are all different."""
    return np.arange(count, count + 24, dtype=np.int32).reshape(4, 6)


def row(*numbers: int) -> np.ndarray:
    """Numbers in a row."""
    return np.array(numbers, np.int32)


GIVEN = {
    SHARED: (matrix(0), matrix(50), row(7).reshape(1, 1), 3),
    ONCE: (row(1, 2, 3, 4), row(5, 6, 7, 8), row(9), row(10)),
    FORGOTTEN: (row(1, 2, 3, 4), row(5), 2),
    NEVER: (row(1, 2, 3, 4), row(5)),
}


@pytest.mark.parametrize("text", GIVEN)
def test_a_loop_gives_what_it_gave(text: str) -> None:
    before = bridge.parse(text)
    after = before.clone()
    bridge.run_passes(after, "canonicalize", engine="native")
    old, new = (bridge.interpret(one, "f", *GIVEN[text]) for one in (before, after))
    pairs = zip(old, new, strict=True)
    assert all(np.array_equal(np.asarray(a), np.asarray(b)) for a, b in pairs)
    if text in (ONCE, NEVER):
        assert "scf.forall" not in str(after)
