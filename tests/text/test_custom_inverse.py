"""Modules made from the rows alone: printed as upstream prints them, and read again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.compare.checks import read_original
from bridge.compare.chunks import Chunk
from bridge.errors import Malformed
from bridge.text.printer import print_generic
from tests.oracles.rows import Reference, check_inverse, reference

DIALECTS = (
    "affine",
    "amdgpu",
    "arith",
    "arm_sve",
    "async",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "emitc",
    "func",
    "gpu",
    "index",
    "llvm",
    "math",
    "memref",
    "mpi",
    "scf",
    "shape",
    "smt",
    "sparse_tensor",
    "tensor",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "xegpu",
)


@pytest.fixture(scope="module")
def upstream() -> Iterator[Reference]:
    with reference() as found:
        yield found


@settings(max_examples=100, derandomize=True, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_rows_make_is_printed_and_read_as_upstream_does(
    upstream: Reference, seed: int
) -> None:
    forms = upstream.module(seed, DIALECTS)
    if forms is not None:
        check_inverse(forms)


def test_most_of_what_is_made_comes_back_as_it_was(upstream: Reference) -> None:
    same = total = 0
    names: set[str] = set()
    for seed in range(120):
        forms = upstream.module(seed, DIALECTS)
        if forms is None:
            continue
        total += 1
        try:
            native = read_original(Chunk(forms.custom))
        except Malformed:
            continue
        same += print_generic(native) == forms.generic
        names |= {op.name for op in native.walk()}
    assert total > 90
    assert same > 0.9 * total
    assert len(names) > 150
