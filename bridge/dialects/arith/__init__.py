"""The arith dialect: integer and floating-point arithmetic, comparisons, casts."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "arith",
    modules=("casts", "comparison", "constants", "divisions", "floats", "integers"),
    nodes={"attributes": "attributes"},
    names="names",
    summaries={
        "addui_extended": "Adds unsigned integers; returns sum and overflow bit.",
        "andi": "Bitwise and.",
        "cmpf": "Compares floats by a predicate; the result is an `i1` per element.",
        "floordivsi": "Divides signed integers, rounding towards negative infinity.",
        "flush_denormals": "Flushes denormal floats to zero, preserving the sign.",
        "maximumf": "Maximum of floats; NaN where either operand is.",
        "maxnumf": "Maximum of floats; the other operand where one is NaN.",
        "maxsi": "Maximum of signed integers.",
        "maxui": "Maximum of unsigned integers.",
        "minimumf": "Minimum of floats; NaN where either operand is.",
        "minnumf": "Minimum of floats; the other operand where one is NaN.",
        "minsi": "Minimum of signed integers.",
        "minui": "Minimum of unsigned integers.",
        "mulsi_extended": "Multiplies signed integers and returns low and high half.",
        "mului_extended": "Multiplies unsigned integers and returns low and high half.",
        "negf": "Negates a float.",
        "ori": "Bitwise or.",
        "remf": "Remainder of a float division, with the sign of the dividend.",
        "shrsi": "Arithmetic shift right, filling with the sign bit.",
        "shrui": "Logical shift right, filling with zeros.",
        "subui_extended": "Subtracts unsigned integers; returns difference and borrow.",
        "xori": "Bitwise exclusive or.",
    },
)
__getattr__ = exports(DIALECT)
