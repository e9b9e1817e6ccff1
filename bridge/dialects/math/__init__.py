"""The math dialect: mathematical functions of floats and integers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "math",
    modules=("ops",),
    summaries={
        "absf": "Absolute value of a float.",
        "absi": "Absolute value of a signed integer.",
        "acos": "Arc cosine.",
        "acosh": "Inverse hyperbolic cosine.",
        "asin": "Arc sine.",
        "asinh": "Inverse hyperbolic sine.",
        "atan": "Arc tangent.",
        "atan2": "Arc tangent of the quotient of two floats, by quadrant.",
        "atanh": "Inverse hyperbolic tangent.",
        "cbrt": "Cube root.",
        "ceil": "Rounds a float up to an integral value.",
        "copysign": "Copies the sign of one float to another.",
        "cos": "Cosine.",
        "cosh": "Hyperbolic cosine.",
        "ctlz": "Counts the leading zeros of an integer.",
        "ctpop": "Counts the set bits of an integer.",
        "cttz": "Counts the trailing zeros of an integer.",
        "erf": "Error function.",
        "erfc": "Complementary error function.",
        "exp": "Base-e exponential.",
        "exp2": "Base-2 exponential.",
        "expm1": "Base-e exponential minus one.",
        "floor": "Rounds a float down to an integral value.",
        "fma": "Fused multiply-add, rounded once.",
        "fpowi": "Raises a float to a signed integer power.",
        "ipowi": "Raises a signed integer to a signed integer power.",
        "isfinite": "Tests whether a float is neither infinite nor NaN.",
        "isinf": "Tests whether a float is infinite.",
        "isnan": "Tests whether a float is NaN.",
        "isnormal": "Tests for a float not zero, denormal, infinite or NaN.",
        "log": "Base-e logarithm.",
        "log10": "Base-10 logarithm.",
        "log1p": "Base-e logarithm of one plus the operand.",
        "log2": "Base-2 logarithm.",
        "powf": "Raises a float to a float power.",
        "round": "Rounds to the nearest integral value, halfway cases away from zero.",
        "roundeven": "Rounds to the nearest integral value, halfway cases to even.",
        "rsqrt": "Reciprocal square root.",
        "sin": "Sine.",
        "sincos": "Sine and cosine.",
        "sinh": "Hyperbolic sine.",
        "sqrt": "Square root.",
        "tan": "Tangent.",
        "tanh": "Hyperbolic tangent.",
        "trunc": "Rounds a float towards zero to an integral value.",
    },
)
__getattr__ = exports(DIALECT)
