"""The complex dialect: constants and their names, and bits seen as another type."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "complex",
    modules=("ops",),
    syntax={"attributes": "numbers"},
    names="names",
    summaries={
        "abs": "The distance of a number from zero.",
        "add": "The sum of complex numbers.",
        "angle": "The angle of a number, seen from zero.",
        "atan2": "The angle of a point by complex coordinates.",
        "conj": "A number with its imaginary part's sign turned.",
        "cos": "The cosine of a number.",
        "create": "The number of a real and an imaginary part.",
        "div": "The quotient of complex numbers.",
        "eq": "Whether numbers are equal.",
        "exp": "The power of e to a number.",
        "expm1": "The power of e to a number, less one.",
        "im": "The imaginary part.",
        "log": "The natural logarithm of a number.",
        "log1p": "The natural logarithm of one more than a number.",
        "mul": "The product of complex numbers.",
        "neg": "A number with the signs of both parts turned.",
        "neq": "Whether numbers differ.",
        "pow": "The power of a number to another.",
        "powi": "The power of a number to an integer.",
        "re": "The real part.",
        "rsqrt": "One divided by the square root of a number.",
        "sign": "The number of distance one at the same angle; zero for zero.",
        "sin": "The sine of a number.",
        "sqrt": "The square root of a number.",
        "sub": "The difference of complex numbers.",
        "tan": "The tangent of a number.",
        "tanh": "The hyperbolic tangent of a number.",
    },
)
__getattr__ = exports(DIALECT)
