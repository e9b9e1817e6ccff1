"""Encodings of sparse tensors and their slices, against the reference."""

from __future__ import annotations

import pytest

from tests.dialects.own_syntax import assert_as_upstream, spelled

ACCEPTED = [
    "{map=(i,j)->(j : dense,i:compressed),}",
    "{ // levels of their own names\n map = {l0, l1} (i = l0, j = l1) -> "
    "(l0 = i : dense, l1 = j : compressed(nonordered, nonunique)), posWidth = 0x20 }",
    "{ map = (i, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense) }",
    "{ map = (i) -> (i : structured[300, 500]) }",
    "{ map = [s](i) -> (i * s : dense), crdWidth = 8, implicitVal = true }",
    "{ map = (i : #sparse_tensor<slice ( 1,?, 1)>, j) -> (i : dense, j : batch) }",
    "{ map = (i : #sparse_tensor<slice(1, ?, 1)>, j) -> (i : batch, j : dense) }",
]

REFUSED = [
    "{ map = (i) -> (i : densex) }",
    "{ map = (i) -> (i : dense(soa)) }",
    "{ map = (i) -> (i : structured[3, 2]) }",
    "{ map = (i, i) -> (i : dense) }",
    "{ map = (i) -> (k : dense) }",
    "{ map = {l0,l1}(i) -> (l0 = i : dense) }",
    "{ map = {l0,l1}(i, j) -> (l1 = i : dense, l0 = j : dense) }",
    "{ map = {l0,l1}(i = l1, j = l0) -> (l0 = i : dense, l1 = j : dense) }",
    "{ map = (i, j) -> (i floordiv 2 : dense, j : compressed) }",
    "{ map = (i, j) -> (j : dense, i : singleton) }",
    "{ map = (i) -> (i : dense), posWidth = true }",
    "{ map = (i) -> (i : dense), foo = 1 }",
    "{ map = (i) (i : dense) }",
]


@pytest.mark.parametrize("body", [*ACCEPTED, *REFUSED])
def test_an_encoding_is_read_and_refused_as_by_the_reference(body: str) -> None:
    assert_as_upstream(f"#sparse_tensor.encoding<{body}>")


@pytest.mark.parametrize("extent", ["?, 4, 1", "1, 0, 1", "1, 1, 0", "-1, 2, 3", "1"])
def test_a_slice_has_an_offset_and_a_positive_size_and_stride(extent: str) -> None:
    assert_as_upstream(f"#sparse_tensor<slice({extent})>")


def test_names_and_spaces_do_not_tell_encodings_apart() -> None:
    assert spelled("#sparse_tensor.encoding<{map=(i)->(i:dense)}>") == spelled(
        "#sparse_tensor.encoding<{ map = (row) -> (row : dense), }>"
    )


def test_an_encoding_without_a_map_is_refused() -> None:
    assert "non-empty array" in spelled("#sparse_tensor.encoding<{ }>")
