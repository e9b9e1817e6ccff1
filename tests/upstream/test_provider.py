"""The bindings are found lazily, and their absence is an error that helps."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bridge.errors import Unsupported
from bridge.upstream import provider


def test_importing_the_package_imports_no_bindings() -> None:
    check = (
        "import sys, bridge, bridge.upstream.passes, bridge.upstream.text\n"
        "roots = {name.split('.')[0] for name in sys.modules}\n"
        "sys.exit(', '.join(roots & {'mlir', 'torch_mlir'}) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_version_is_that_of_llvm() -> None:
    number = provider.bindings().version.partition("git")[0]
    assert int(number.split(".")[0]) >= 20


def test_bindings_that_the_environment_names_are_the_only_ones_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(provider.VARIABLE, "no_such_bindings")
    with pytest.raises(Unsupported, match="pip install torch-mlir") as caught:
        provider.bindings()
    assert "no_such_bindings" in str(caught.value)
    assert "torch_mlir:" not in str(caught.value)
    assert not provider.is_available()


def test_a_context_takes_unregistered_dialects_only_when_told() -> None:
    strict = provider.new_context()
    lenient = provider.new_context(allow_unregistered=True)
    assert not strict.allow_unregistered_dialects
    assert lenient.allow_unregistered_dialects


def test_a_context_loads_dialects_when_a_text_needs_them() -> None:
    context = provider.new_context()
    assert not context.is_dialect_loaded("affine")
    module = provider.bindings().ir.Module.parse(
        "affine.for %i = 0 to 4 {}", context=context
    )
    assert "affine.for" in str(module)
    assert context.is_dialect_loaded("affine")
