"""Mnemonics that a dialect does not have are refused in its words."""

from __future__ import annotations

import pytest

from bridge.errors import Malformed
from bridge.ods import rows
from bridge.ods.undefined import undefined
from tests.oracles.syntax import check_refused, read


def held(text: str) -> str:
    return f"func.func private @f() attributes {{a = {text}}}"


@pytest.mark.parametrize("dialect", rows.dialects())
@pytest.mark.parametrize("sigil", "#!")
def test_what_no_dialect_has_is_refused_in_its_words(dialect: str, sigil: str) -> None:
    for body in (".zzz", ".zzz<3>", "<zzz 3>", '<"zzz">'):
        check_refused(held(f"{sigil}{dialect}{body}"))


@pytest.mark.parametrize("text", ["!gpu.named_barrier", "!llvm.label", "!x.y<3>"])
def test_what_is_known_besides_is_read(text: str) -> None:
    if text.startswith("!x"):
        with pytest.raises(Malformed, match="unregistered dialect"):
            read(held(text))
        assert undefined("x", "y", "types") is None
    else:
        assert read(held(text)) is not None


@pytest.mark.parametrize(
    "text",
    [
        "#amdgpu<mfma_perm_b none>",
        "#xegpu.scatter_tdesc_attr<memory_space = slm>",
        "#gpu.dim<x>",
        "!llvm.f32",
        "!llvm.tensor<*xf32>",
        "!llvm.tensor<*f32>",
        "!llvm<(i32) -> i32>",
        "!llvm<!llvm.ptr>",
    ],
)
def test_what_a_dialect_had_is_refused(text: str) -> None:
    check_refused(held(text))
