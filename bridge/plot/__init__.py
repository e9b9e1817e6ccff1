"""Pictures of affine loops: where they run, in which order, on what, and what depends.

Each draws one-, two- and three-dimensional nests with matplotlib: `pip install
mlir-bridge[plot]`. A `Picture` shows itself in a notebook, and is saved as PNG or SVG.
"""

from bridge.plot.memory import footprint
from bridge.plot.nests import dependences, domain, schedule
from bridge.plot.overview import overview
from bridge.plot.picture import Picture

__all__ = ["Picture", "dependences", "domain", "footprint", "overview", "schedule"]
