"""Options of LLVM itself."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType
from typing import cast

import pytest

from bridge.errors import Unsupported
from bridge.upstream import llvm_options
from bridge.upstream.provider import bindings


def test_an_option_belongs_to_the_process_that_was_given_it() -> None:
    code = (
        "from bridge.upstream import llvm_options as o\n"
        "o.give(['--enable-matrix', '-matrix-default-layout=row-major', '-nonsense'])\n"
        "assert o.is_given('enable-matrix') and o.is_given('matrix-default-layout')\n"
        "assert not o.is_given('matrix-allow-contract')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
    assert not llvm_options.is_given("enable-matrix")


def test_bindings_without_the_interface_of_llvm_take_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    package = bindings().package

    class Nothing:
        __file__ = "/nowhere/x.py"

    monkeypatch.setitem(sys.modules, f"{package}._mlir_libs", cast(ModuleType, Nothing))
    with pytest.raises(Unsupported, match="so not: --enable-matrix"):
        llvm_options.give(["--enable-matrix"])
