"""The words of DWARF: the reference knows each, and its library holds no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from torch_mlir import _mlir_libs

from bridge.ods.dwarf import WORDS
from tests.oracles.verdicts import emitted, emitted_by_reference

FILE = '#llvm.di_file<"a" in "b">'
USES = {
    "AttributeEncoding": '#llvm.di_basic_type<name = "a", encoding = {}>',
    "CallingConvention": "#llvm.di_subroutine_type<callingConvention = {}>",
    "Language": (
        "#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = {}, "
        f"file = {FILE}, isOptimized = false, emissionKind = None>"
    ),
    "OperationEncoding": "#llvm.di_expression<[{}]>",
    "Tag": '#llvm.di_basic_type<tag = {}, name = "a">',
}


def program(kind: str, words: list[str]) -> str:
    used = ", ".join([USES[kind].format(word) for word in words])
    return f"module attributes {{t.a = [{used}]}} {{}}"


@pytest.mark.parametrize("kind", WORDS)
def test_the_reference_knows_every_word(kind: str) -> None:
    text = program(kind, sorted(WORDS[kind]))
    assert emitted(text) == emitted_by_reference(text) == []


@pytest.mark.parametrize("kind", WORDS)
def test_the_reference_knows_no_other_word_that_it_holds(kind: str) -> None:
    prefix = min(WORDS[kind]).split("_")[1]
    (folder,) = map(Path, _mlir_libs.__path__)
    library = max(folder.glob("*.so"), key=lambda file: file.stat().st_size)
    pattern = re.compile(rb"\0(DW_%s_[A-Za-z]\w+)\0" % prefix.encode())
    held = {match[1].decode() for match in pattern.finditer(library.read_bytes())}
    assert len(held) > 10
    # The null tag is as none.
    for word in sorted(held - WORDS[kind].keys() - {"DW_TAG_null"})[:20]:
        text = program(kind, [word])
        assert emitted(text) == emitted_by_reference(text) != []
