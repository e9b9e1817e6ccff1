"""Passes that apply one set of math's patterns each."""

from __future__ import annotations

from bridge import Operation
from bridge.dialects.complex import simplification as of_complex
from bridge.dialects.math import simplification
from bridge.passes import Pass
from bridge.rewrite import apply_greedily


class AlgebraicSimplification(Pass, name="test-math-algebraic-simplification"):
    """Powers whose exponents are small constants."""

    def run(self, op: Operation) -> None:
        patterns = [
            *simplification.simplification_patterns(),
            *of_complex.simplification_patterns(),
        ]
        apply_greedily(op, patterns, top_down=False, region_simplification=True)
