"""Real files of today go through as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridge
from bridge import legacy
from bridge.compare.chunks import Chunk, chunks_of, files_in


def readable(folder: Path) -> list[Chunk]:
    """The chunks of a folder that today's reader reads."""
    return [
        chunk
        for path in files_in(folder)
        for chunk in chunks_of(path)
        if is_read(chunk)
    ]


def is_read(chunk: Chunk) -> bool:
    try:
        bridge.parse(chunk.text, allow_unregistered=chunk.allow_unregistered)
    except bridge.Malformed:
        return False
    return True


@pytest.mark.parametrize(
    ("folder", "least"),
    [("Dialect/Affine", 650), ("Dialect/Vector", 800), ("Dialect/MemRef", 350)],
)
def test_text_of_today_is_not_touched(corpus: Path, folder: str, least: int) -> None:
    chunks = readable(corpus / "upstream-22" / folder)
    assert len(chunks) >= least
    for chunk in chunks:
        found = legacy.upgrade(chunk.text, allow_unregistered=chunk.allow_unregistered)
        assert found.text == chunk.text, f"{chunk.file}:{chunk.line}"
        assert not found.kinds


def test_a_struct_has_one_body_in_text_of_today() -> None:
    with pytest.raises(bridge.Malformed, match="already used with a different body"):
        legacy.parse(
            'llvm.func @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)\n'
        )


@pytest.mark.parametrize(
    "text",
    [
        '"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<private>, type = i64, '
        "global_type = i64} : () -> ()\n",
        "func.func private @f()\nfunc.func @g() {\n  llvm.call @f() : () -> ()\n"
        "  return\n}\n",
        "func.func @f() {\n  llvm.mlir.constant(@f) : !llvm.ptr\n}\n",
        'func.func @f(%a: index) {\n  "gpu.launch"(%a, %a, %a, %a, %a) ({\n'
        "    gpu.return\n  }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1>} "
        ": (index, index, index, index, index) -> ()\n  return\n}\n",
        "func.func @f(%a: index) {\n  scf.parallel (%i) = (%a) to (%a) step (%a) {\n"
        "    scf.yield\n  }\n  return\n}\n",
        "func.func @f(%a: index) {\n  scf.parallel (%i) = (%a) to (%a) step (%a) {\n"
        "    scf.reduce\n    scf.reduce\n  }\n  return\n}\n",
        "func.func @f() {\n  %a = arith.constant -200 : i8\n  return\n}\n",
        "// integer constant out of range\nfunc.func @f() {\n"
        "  %a = arith.constant -200 : i8\n  return\n}\n",
        'func.func @f() attributes {a = {type = () -> ()}} {\n  "x.y"() <{type = '
        "() -> ()}> : () -> ()\n  return\n}\n",
    ],
)
def test_wrong_text_of_today_is_not_taken_for_old_text(text: str) -> None:
    try:
        found = legacy.upgrade(text, allow_unregistered=True)
    except bridge.Malformed:
        return
    assert found.text == text
