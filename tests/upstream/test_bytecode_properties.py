"""Rows tell how the properties of their ops are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ods.rows import row, table
from bridge.upstream.bytecode_format import NoCodec, encode_sparse_array
from bridge.upstream.bytecode_properties import Codec, Plain, codec, verified_ops

DIALECTS = [
    *("affine", "arith", "bufferization", "builtin", "cf", "complex", "func", "index"),
    *("linalg", "llvm", "math", "memref", "scf", "tensor", "ub", "vector"),
]
"""Those whose every op has a codec, but for what is named below."""

WITHOUT = {
    "arith.convertf",
    "linalg.quantized_batch_matmul",
    "llvm.intr.dbg.declare",
    "llvm.intr.dbg.label",
    "llvm.intr.dbg.value",
    "llvm.intr.sincos",
}
"""Those of which the reference accepted no instance, or none went by bytecode."""


def plain_of(name: str) -> tuple[Codec, Plain]:
    form = codec(name)
    assert form is not None
    (found,) = form.plain
    return form, found


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_op_of_a_dialect_was_compared(dialect: str) -> None:
    found = table(dialect)
    assert found is not None
    assert set(found.names()) <= verified_ops() | WITHOUT


def test_every_op_that_was_compared_has_a_codec() -> None:
    for name in verified_ops():
        line = row(name)
        assert line is not None
        assert (codec(name) is not None) == bool(line.inherent)


@pytest.mark.parametrize("name", ["llvm.add", "llvm.getelementptr", "ptr.ptr_diff"])
def test_an_enum_is_read_as_it_is_written(name: str) -> None:
    _, found = plain_of(name)
    assert len(found.read) > 1
    for byte, value in found.read.items():
        assert found.written[value] == bytes([byte])
    assert found.written[None] in found.written.values()


@given(st.booleans(), st.lists(st.integers(0, 9), min_size=2, max_size=2))
def test_what_follows_the_attributes_is_read(flag: bool, sizes: list[int]) -> None:
    form, found = plain_of("affine.linearize_index")
    (name, value), (_, split) = form.decoded_rest(
        bytes([flag]) + encode_sparse_array(sizes)
    )
    assert name == "disjoint"
    assert found.written[value] == bytes([flag])
    assert getattr(split, "values", None) == tuple(sizes)


def test_more_than_the_row_says_is_refused() -> None:
    form, _ = plain_of("affine.linearize_index")
    with pytest.raises(NoCodec):
        form.decoded_rest(b"\0\1\0")
