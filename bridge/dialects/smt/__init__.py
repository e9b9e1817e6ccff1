"""The smt dialect: formulas for SMT solvers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "smt",
    directives=("values",),
    inference="inference",
    modules=("regions", "values"),
    syntax={"attributes": "values", "types": "values"},
    rules="node_rules",
    names="names",
    summaries={"!bv": "`!smt.bv<32>`."},
)
__getattr__ = exports(DIALECT)
