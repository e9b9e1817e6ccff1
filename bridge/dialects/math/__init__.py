"""The math dialect: functions of numbers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "math",
    summaries={
        "absf": "A float without its sign.",
        "absi": "A signed integer without its sign.",
        "acos": "The arc cosine of a float.",
        "acosh": "The inverse hyperbolic cosine of a float.",
        "asin": "The arc sine of a float.",
        "asinh": "The inverse hyperbolic sine of a float.",
        "atan": "The arc tangent of a float.",
        "atan2": "The angle of a point by its coordinates, the vertical one first.",
        "atanh": "The inverse hyperbolic tangent of a float.",
        "cbrt": "The cube root of a float.",
        "ceil": "A float rounded up to an integer.",
        "clampf": "A float kept between two others.",
        "copysign": "A float with the sign of another.",
        "cos": "The cosine of a float.",
        "cosh": "The hyperbolic cosine of a float.",
        "ctlz": "How many zeros an integer begins with.",
        "ctpop": "How many bits of an integer are set.",
        "cttz": "How many zeros an integer ends with.",
        "erf": "The error function of a float.",
        "erfc": "One less the error function of a float.",
        "exp": "The power of e to a float.",
        "exp2": "The power of 2 to a float.",
        "expm1": "The power of e to a float, less one.",
        "floor": "A float rounded down to an integer.",
        "fma": "The product of two floats added to a third, rounded once.",
        "fpowi": "The power of a float to an integer.",
        "ipowi": "The power of an integer to another.",
        "isfinite": "Whether a float is neither infinite nor NaN.",
        "isinf": "Whether a float is infinite.",
        "isnan": "Whether a float is NaN.",
        "isnormal": "Whether a float is neither zero, denormal, infinite nor NaN.",
        "log": "The natural logarithm of a float.",
        "log10": "The logarithm of a float to base 10.",
        "log1p": "The natural logarithm of one more than a float.",
        "log2": "The logarithm of a float to base 2.",
        "powf": "The power of a float to another.",
        "round": "A float rounded to the nearest integer; halves away from zero.",
        "roundeven": "A float rounded to the nearest integer; halves to the even one.",
        "rsqrt": "One divided by the square root of a float.",
        "sin": "The sine of a float.",
        "sincos": "The sine and the cosine of a float.",
        "sinh": "The hyperbolic sine of a float.",
        "sqrt": "The square root of a float.",
        "tan": "The tangent of a float.",
        "tanh": "The hyperbolic tangent of a float.",
        "trunc": "A float rounded towards zero to an integer.",
    },
)
__getattr__ = exports(DIALECT)
