"""Transfers that are split read and write what they did, in bounds and beyond."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import bridge

TEXT = """
func.func @read(%m: memref<?x5xi32>, %i: index, %j: index) -> vector<2x4xi32> {
  %pad = arith.constant -1 : i32
  %r = vector.transfer_read %m[%i, %j], %pad : memref<?x5xi32>, vector<2x4xi32>
  return %r : vector<2x4xi32>
}
func.func @write(%m: memref<?x5xi32>, %i: index, %j: index) {
  %v = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>
  vector.transfer_write %v, %m[%i, %j] : vector<2x4xi32>, memref<?x5xi32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial
          split_transfer_strategy = "STRATEGY"
    } : !transform.any_op
    transform.yield
  }
}
"""


def split(strategy: str) -> bridge.Operation:
    module = bridge.parse(TEXT.replace("STRATEGY", strategy))
    bridge.run_passes(module, "transform-interpreter", engine="native")
    return module


def values(module: bridge.Operation, i: int, j: int) -> list[list[list[int]]]:
    memory = np.arange(15, dtype=np.int32).reshape(3, 5)
    found = bridge.interpret(module, "read", memory, i, j)
    bridge.interpret(module, "write", memory, i, j)
    return [np.asarray(found).tolist(), memory.tolist()]


@pytest.mark.parametrize("strategy", ["vector-transfer", "linalg-copy"])
def test_all_places_give_what_they_gave(strategy: str) -> None:
    before, after = bridge.parse(TEXT.replace("STRATEGY", strategy)), split(strategy)
    assert "scf.if" in str(after)
    for i, j in product(range(4), range(6)):
        assert values(before, i, j) == values(after, i, j), (i, j)


@pytest.mark.parametrize("strategy", ["none", "force-in-bounds", "vector-transfer"])
def test_ours_is_what_upstream_makes(strategy: str) -> None:
    assert str(split(strategy)) == str(upstreams(strategy))


def test_copies_of_what_is_written_are_of_the_right_places() -> None:
    """Upstream takes the places of each in the other."""
    ours, theirs = str(split("linalg-copy")), str(upstreams("linalg-copy"))
    our_read, their_read = (
        text.split("func.func @write")[0] for text in (ours, theirs)
    )
    assert our_read == their_read
    assert ours != theirs


def upstreams(strategy: str) -> bridge.Operation:
    module = bridge.parse(TEXT.replace("STRATEGY", strategy))
    bridge.run_passes(module, "transform-interpreter", engine="upstream")
    return module
