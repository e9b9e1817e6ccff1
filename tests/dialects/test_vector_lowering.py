"""Sets of patterns of vector: alike with upstream's, and right by the interpreter."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

import bridge
from bridge.compare.check_each import check_calls
from bridge.compare.execution import calls_of
from bridge.upstream import passes as upstream
from bridge.verifier import verify

SUITES: Final = sorted(Path("conformance/vector").glob("*/run.mlir"))
PROGRAM: Final = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%%m: !transform.any_op) {
    %%f = transform.structured.match ops{["func.func"]} in %%m
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %%f {
      transform.apply_patterns.vector.%s
    } : !transform.any_op
    transform.yield
  }
}
"""
SETS: Final = [
    "cast_away_vector_leading_one_dim",
    "drop_inner_most_unit_dims_from_xfer_ops",
    "drop_unit_dims_with_shape_cast",
    "elementwise_to_vector",
    "flatten_vector_transfer_ops",
    "fold_arith_extension",
    "interleave_and_deinterleave_to_shuffle",
    "lower_bitcast",
    "lower_broadcast",
    "lower_contraction lowering_strategy=dot",
    "lower_contraction lowering_strategy=outerproduct",
    "lower_contraction lowering_strategy=parallelarith",
    "lower_create_mask",
    "lower_gather",
    "lower_interleave",
    "lower_masked_transfers",
    "lower_masks",
    "lower_outerproduct",
    "lower_scan",
    "lower_shape_cast",
    "lower_step index_bitwidth = 64",
    "lower_transfer max_transfer_rank=2",
    "lower_transpose lowering_strategy=eltwise",
    "lower_transpose lowering_strategy=shuffle_16x16",
    "lower_transpose lowering_strategy=shuffle_1d",
    "materialize_masks",
    "multi_reduction_flattening {lowering_strategy = 0 : i32}",
    "multi_reduction_flattening {lowering_strategy = 1 : i32}",
    "multi_reduction_unrolling {lowering_strategy = 0 : i32}",
    "multi_reduction_unrolling {lowering_strategy = 1 : i32}",
    "rank_reducing_subview_patterns",
    "reduction_to_contract",
    "reorder_multi_reduction_dims {lowering_strategy = 0 : i32}",
    "reorder_multi_reduction_dims {lowering_strategy = 1 : i32}",
    "sink_mem_ops",
    "sink_ops",
    "transfer_permutation_patterns",
    "unroll_from_elements",
    "unroll_to_elements",
]
OTHERS: Final = {
    ("materialize_masks", "create_mask"): "a comparison with poison folds to poison",
    ("materialize_masks", "mask"): "upstream puts operations inside the mask",
}
"""Suites of which ours makes something else, and why."""


@cache
def texts() -> list[tuple[str, str]]:
    """The suites, with what has no body left out."""
    return [(path.parent.name, path.read_text()) for path in SUITES]


def program(text: str, patterns: str) -> bridge.Operation:
    return bridge.parse(text + PROGRAM % patterns)


@pytest.mark.parametrize("patterns", SETS)
def test_patterns_make_of_a_suite_what_upstreams_make(patterns: str) -> None:
    for name, text in texts():
        ours, theirs = program(text, patterns), program(text, patterns)
        calls = list(calls_of(ours))
        bridge.run_passes(ours, "transform-interpreter", engine="native")
        verify(ours)
        check_calls(patterns, calls, ours)
        alike = run_over(theirs) and str(ours) == str(theirs)
        assert alike == ((patterns, name) not in OTHERS), name


def run_over(module: bridge.Operation) -> bool:
    """Whether upstream's passes end in a valid program."""
    try:
        upstream.run_passes(module, "transform-interpreter")
    except bridge.PassFailed:
        return False
    return True
