"""Systems of linear constraints over values, and what passes on nests make of them.

Upstream: `FlatAffineValueConstraints`, `ComputationSliceState`, `MemRefRegion`. Which
bounds a loop of a slice has, and which box a buffer, is decided as upstream does; isl
decides whether what is done with them is right.
"""
