"""Exact analyses of affine loops and accesses, on isl.

Each gives an answer that is exact, or `Unknown` with the operation that is the reason.
Sets and maps are islpy's (https://documen.tician.de/islpy): `pip install
mlir-bridge[analysis]`.
"""

from bridge.analysis.algebra import (
    expr_from_isl,
    map_from_isl,
    map_to_isl,
    set_from_isl,
    set_to_isl,
)
from bridge.analysis.dependences import (
    Dependence,
    Parallelism,
    dependences,
    is_legal,
    is_parallel,
)
from bridge.analysis.queries import (
    access_relation,
    domain,
    footprint,
    in_bounds,
    out_of_bounds,
    schedule,
    trip_count,
)
from bridge.analysis.unknown import Unknown

__all__ = [
    "Dependence",
    "Parallelism",
    "Unknown",
    "access_relation",
    "dependences",
    "domain",
    "expr_from_isl",
    "footprint",
    "in_bounds",
    "is_legal",
    "is_parallel",
    "map_from_isl",
    "map_to_isl",
    "out_of_bounds",
    "schedule",
    "set_from_isl",
    "set_to_isl",
    "trip_count",
]
