"""What the shard dialect's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

GRIDS = "shard.grid @g(shape = 2x3)\nshard.grid @d(shape = ?x3)\n"
VALUES = "%a: tensor<6xi8>, %m: tensor<4x6xi8>"
ON = "on @g grid_axes = "

WRONG = {
    "%0 = shard.grid_shape @none : index": 'required grid symbol "none"',
    "%0 = shard.grid_shape @g : index": "number of results 1. Expected 2.",
    "%0 = shard.grid_shape @g axes = [2] : index": "index 2 is out of bounds",
    "%0:2 = shard.process_multi_index on @g axes = [0, 0] : index, index": (
        "duplicate elements"
    ),
    "%0 = shard.process_linear_index on @none : index": "Undefined required grid",
    "%0 = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding": (
        "grid axis duplicated"
    ),
    "%0 = shard.sharding @g split_axes = [[-1]] : !shard.sharding": "non-negative",
    "%0 = shard.sharding @g split_axes = [[0]] halo_sizes = [1] : !shard.sharding": (
        "halo sizes must be specified for all split axes"
    ),
    "%0 = shard.sharding @d split_axes = [[0]] sharded_dims_offsets = [0, 2] "
    ": !shard.sharding": "not allowed for device grids with dynamic shape",
    "%0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 2] "
    ": !shard.sharding": "must be non-decreasing",
    "%0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3] "
    ": !shard.sharding": "has wrong size",
    f"%0 = shard.all_gather %a {ON}[1] gather_axis = 1 : tensor<6xi8> -> "
    "tensor<18xi8>": "Gather axis 1 is out of bounds [0, 1)",
    f"%0 = shard.all_gather %a {ON}[1] gather_axis = 0 : tensor<6xi8> -> "
    "tensor<17xi8>": "Expected 18, but got 17",
    "%0 = shard.all_gather %a on @d grid_axes = [0] gather_axis = 0 : tensor<6xi8> -> "
    "tensor<17xi8>": "Expected dynamic, but got 17",
    f"%0 = shard.all_slice %m {ON}[1] slice_axis = 0 : tensor<4x6xi8> -> "
    "tensor<2x6xi8>": "size 4 is not divisible by collective device group size 3",
    f"%0 = shard.reduce_scatter %m {ON}[1] scatter_dim = 1 : tensor<4x6xi8> -> "
    "tensor<4x3xi8>": "Expected 2, but got 3",
    f"%0 = shard.all_to_all %m {ON}[0] split_axis = 0 concat_axis = 1 : "
    "tensor<4x6xi8> -> tensor<4x12xi8>": "axis 0. Expected 2, but got 4",
    f"%0 = shard.broadcast %a {ON}[0] root = [2] : (tensor<6xi8>) -> tensor<6xi8>": (
        "expected value in the range [0, 1]"
    ),
    f"%0 = shard.gather %a {ON}[0] gather_axis = 0 root = [0, 1] : (tensor<6xi8>) -> "
    "tensor<12xi8>": "unexpected multi-index size 2. Expected 1.",
    f"%0 = shard.shift %a {ON}[0] shift_axis = 1 offset = 2 : tensor<6xi8> -> "
    "tensor<6xi8>": "Invalid shift axis 1",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_an_operation_forbids_is_said_as_the_reference_says_it(text: str) -> None:
    program = GRIDS + in_function(text, VALUES)
    assert WRONG[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)


RIGHT = (
    "%0 = shard.all_gather %a on @d grid_axes = [0] gather_axis = 0 : tensor<6xi8> -> "
    "tensor<?xi8>",
    f"%0 = shard.all_slice %m {ON}[1] slice_axis = 1 : tensor<4x6xi8> -> "
    "tensor<4x2xi8>",
    "%0 = shard.sharding @g split_axes = [[0], [], [1]] halo_sizes = [1, 1, 2, 2] "
    ": !shard.sharding",
)


@pytest.mark.parametrize("text", RIGHT)
def test_what_an_operation_allows_is_right(text: str) -> None:
    program = GRIDS + in_function(text, VALUES)
    assert emitted(program) == emitted_by_reference(program) == []


def test_a_grid_has_dimensions() -> None:
    text = '"shard.grid"() <{sym_name = "g", shape = array<i64>}> : () -> ()'
    assert "rank of grid is expected to be a positive integer" in first(text)
    assert emitted(text) == emitted_by_reference(text)
