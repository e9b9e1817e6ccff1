"""Passes in Python, and pipelines of them and of upstream's."""

from bridge.passes.manager import PassManager
from bridge.passes.registry import Pass, pass_of

__all__ = ["Pass", "PassManager", "pass_of"]
