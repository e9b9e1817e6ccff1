"""Passes that apply one set of math's patterns each."""

from __future__ import annotations

from bridge import Operation
from bridge.dialects import math
from bridge.dialects.complex import simplification as of_complex
from bridge.dialects.math import approximation, simplification
from bridge.dialects.x86 import approximation as of_x86
from bridge.passes import Pass
from bridge.rewrite import apply_greedily


class AlgebraicSimplification(Pass, name="test-math-algebraic-simplification"):
    """Powers whose exponents are small constants."""

    def run(self, op: Operation) -> None:
        patterns = [
            *simplification.simplification_patterns(),
            *of_complex.simplification_patterns(),
        ]
        apply_greedily(op, patterns, top_down=False, region_simplification="aggressive")


class PolynomialApproximation(Pass, name="test-math-polynomial-approximation"):
    """Functions of f32, approximated."""

    enable_avx2: bool = False

    def run(self, op: Operation) -> None:
        patterns = approximation.approximation_patterns()
        if self.enable_avx2:
            patterns += [approximation.as_single(math.RsqrtOp)]
            patterns += of_x86.approximation_patterns()
        apply_greedily(op, patterns, top_down=False, region_simplification="aggressive")
