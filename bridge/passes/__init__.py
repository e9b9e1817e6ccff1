"""Passes in Python, and pipelines of them and of upstream's."""

from bridge.passes.instrumentation import Instrumentation, Step
from bridge.passes.manager import PassManager
from bridge.passes.registry import Pass, pass_of

__all__ = ["Instrumentation", "Pass", "PassManager", "Step", "pass_of"]
