"""C++ as the records of TableGen quote it."""

from __future__ import annotations

from bridge.tablegen.cpp_text import bare


def test_blanks_and_common_namespaces_are_left_out() -> None:
    assert bare("::llvm::isa< ::mlir::LLVM::X >(mlir::f)") == "isa<LLVM::X>(f)"
