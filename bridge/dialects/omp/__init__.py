"""The omp dialect: OpenMP constructs and their clauses."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "omp",
    modules=(
        "atomics",
        "canonical",
        "constructs",
        "declarations",
        "ops",
        "targets",
        "wrappers",
    ),
    directives=("clauses", "mapping", "regions"),
    names="names",
    summaries={"target_allocmem": "Allocates memory on a device."},
)
__getattr__ = exports(DIALECT)
