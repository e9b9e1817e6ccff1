"""The ops of math that random programs are made of: those with one right result."""

from typing import Final

ROWS: Final = (
    *("absf", "absi", "ceil", "ctlz", "ctpop", "cttz", "floor", "fma"),
    *("ipowi", "isfinite", "isinf", "isnan", "isnormal", "round", "roundeven"),
    *("sqrt", "trunc"),
)
