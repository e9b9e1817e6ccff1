"""Passes in workers."""

from __future__ import annotations

from bridge.upstream import passes_isolated, provider


def test_the_version_of_a_workers_bindings_is_that_of_ours() -> None:
    assert passes_isolated.llvm_version() == provider.bindings().version
