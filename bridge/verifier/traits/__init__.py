"""Traits and interfaces that verify: tables from upstream's name to a rule.

A rule is made once for a row, from the row and the trait as the row has it.
"""

from __future__ import annotations

from typing import Final

from bridge.verifier.makers import Maker
from bridge.verifier.traits import (
    bufferization,
    casts,
    control_flow,
    destinations,
    functions,
    inference,
    initializers,
    loops,
    openmp,
    shapes,
    structural,
    structured,
    symbols,
    tosa_shapes,
    transforms,
    views,
)

COUNTED: Final[dict[str, Maker]] = {**structural.COUNTED}
"""Those of numbers of values, run before the row's own rules of them."""

STRUCTURAL: Final[dict[str, Maker]] = {**structural.STRUCTURAL}
"""Those run before the row's own rules of values and attributes."""

OF_SIGNATURE: Final[dict[str, Maker]] = {
    **bufferization.OF_SIGNATURE,
    **casts.OF_SIGNATURE,
    **shapes.OF_SIGNATURE,
    **structured.OF_SIGNATURE,
    **tosa_shapes.OF_SIGNATURE,
    **views.OF_SIGNATURE,
}
"""Those that look at the types of an operation's values and its properties only."""

OTHERS: Final[dict[str, Maker]] = {
    **control_flow.OTHERS,
    **functions.OTHERS,
    **initializers.OTHERS,
    **openmp.OTHERS,
    **structural.OTHERS,
    **structured.OTHERS,
    **symbols.OTHERS,
    **tosa_shapes.OTHERS,
    **transforms.OTHERS,
}
"""Those that look at more, run before an operation's regions are verified."""

OF_REGIONS: Final[dict[str, Maker]] = {
    **control_flow.OF_REGIONS,
    **destinations.OF_REGIONS,
    **inference.OF_REGIONS,
    **loops.OF_REGIONS,
    **openmp.OF_REGIONS,
    **structural.OF_REGIONS,
    **structured.OF_REGIONS,
    **symbols.OF_REGIONS,
}
"""Those run when an operation's regions have been verified."""
