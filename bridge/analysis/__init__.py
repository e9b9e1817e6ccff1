"""Analyses: exact ones of affine loops and accesses, on isl, and dataflow.

Each of those on isl gives an answer that is exact, or `Unknown` with the operation that
is the reason.
Sets and maps are islpy's (https://documen.tician.de/islpy): `pip install
mlir-bridge[analysis]`.
"""

from bridge.analysis.accesses import Touched
from bridge.analysis.algebra import (
    expr_from_isl,
    map_from_isl,
    map_to_isl,
    set_from_isl,
    set_to_isl,
)
from bridge.analysis.aliases import Alias, alias, sources_of
from bridge.analysis.bounds import Bounds, is_never_negative, value_bounds
from bridge.analysis.calls import CallGraph, call_graph
from bridge.analysis.constants import constants
from bridge.analysis.dataflow import DenseBackward, DenseForward
from bridge.analysis.definitions import ReachingDefinitions, reaching_definitions
from bridge.analysis.dependences import (
    Dependence,
    Parallelism,
    accesses_of,
    dependences,
    is_legal,
    is_parallel,
    meets,
)
from bridge.analysis.effects import (
    Effect,
    effects,
    is_memory_effect_free,
    is_pure,
    is_speculatable,
)
from bridge.analysis.lanes import ends_outside, is_contiguous
from bridge.analysis.liveness import Liveness, liveness
from bridge.analysis.queries import (
    access_relation,
    domain,
    footprint,
    in_bounds,
    out_of_bounds,
    schedule,
    trip_count,
)
from bridge.analysis.ranges import integer_ranges
from bridge.analysis.scheduling import Fusion, ast_of, new_schedule
from bridge.analysis.scops import Scop, ScopStatement, scop
from bridge.analysis.sparse import SparseForward
from bridge.analysis.unknown import Unknown

__all__ = [
    "Alias",
    "Bounds",
    "CallGraph",
    "DenseBackward",
    "DenseForward",
    "Dependence",
    "Effect",
    "Fusion",
    "Liveness",
    "Parallelism",
    "ReachingDefinitions",
    "Scop",
    "ScopStatement",
    "SparseForward",
    "Touched",
    "Unknown",
    "access_relation",
    "accesses_of",
    "alias",
    "ast_of",
    "call_graph",
    "constants",
    "dependences",
    "domain",
    "effects",
    "ends_outside",
    "expr_from_isl",
    "footprint",
    "in_bounds",
    "integer_ranges",
    "is_contiguous",
    "is_legal",
    "is_memory_effect_free",
    "is_never_negative",
    "is_parallel",
    "is_pure",
    "is_speculatable",
    "liveness",
    "map_from_isl",
    "map_to_isl",
    "meets",
    "new_schedule",
    "out_of_bounds",
    "reaching_definitions",
    "schedule",
    "scop",
    "set_from_isl",
    "set_to_isl",
    "sources_of",
    "trip_count",
    "value_bounds",
]
