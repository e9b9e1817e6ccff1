"""Patterns that are written in MLIR: modules of `pdl.pattern`, or of pdl_interp."""

from __future__ import annotations

from collections.abc import Mapping

from bridge import api
from bridge.arguments import one
from bridge.dialects import builtin
from bridge.dialects.pdl import PatternOp
from bridge.dialects.pdl_interp.running import (
    Constraint,
    Entity,
    InterpretedPatterns,
    Rewrite,
)
from bridge.ir.core import Operation
from bridge.ir.walk import walk

__all__ = ["Constraint", "Entity", "InterpretedPatterns", "Rewrite", "patterns"]


def patterns(
    module: Operation,
    *,
    constraints: Mapping[str, Constraint] | None = None,
    rewrites: Mapping[str, Rewrite] | None = None,
) -> InterpretedPatterns:
    """The patterns of a module, for `apply_greedily`; the module is left as it is.

    `constraints` and `rewrites` are the functions that patterns name: they get a
    rewriter, and operations, values, types and attributes (`Entity`). Upstream's
    `convert-pdl-to-pdl-interp` makes a matcher of `pdl.pattern`; one that is there
    already is taken as it is.

    Raises `PassFailed` where there are no patterns, and as `run_passes` does.
    """
    one(Operation, module, "module", "patterns")
    found = module.clone()
    if any(isinstance(op, PatternOp) for op in walk(found)):
        assert isinstance(found, builtin.ModuleOp)
        api.run_passes(found, "convert-pdl-to-pdl-interp")
    return InterpretedPatterns(found, constraints, rewrites)
