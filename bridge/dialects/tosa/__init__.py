"""The tosa dialect: whole-tensor operations of neural networks."""

from bridge.dialects.tosa import (
    convolutions,
    elements,
    enums,
    graphs,
    layouts,
    matrices,
    picking,
    pooling,
    reductions,
    scaled,
    shapes,
    spectra,
    variables,
)

__all__ = [
    "convolutions",
    "elements",
    "enums",
    "graphs",
    "layouts",
    "matrices",
    "picking",
    "pooling",
    "reductions",
    "scaled",
    "shapes",
    "spectra",
    "variables",
]

enums.derive_classes()
