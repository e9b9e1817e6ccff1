"""The complex dialect: arithmetic of complex numbers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "complex",
    constants="complex",
    modules=("ops",),
    syntax={"attributes": "numbers"},
    result_names={"constant": "cst"},
    summaries={
        "abs": "Absolute value of a complex number.",
        "add": "Adds complex numbers.",
        "angle": "Argument (angle) of a complex number.",
        "atan2": "Arc tangent of the quotient of two complex numbers.",
        "conj": "Complex conjugate.",
        "cos": "Cosine of a complex number.",
        "create": "Creates a complex number from a real and an imaginary part.",
        "div": "Divides complex numbers.",
        "eq": "Tests whether two complex numbers are equal.",
        "exp": "Base-e exponential of a complex number.",
        "expm1": "Base-e exponential of a complex number minus one.",
        "im": "Extracts the imaginary part.",
        "log": "Base-e logarithm of a complex number.",
        "log1p": "Base-e logarithm of one plus a complex number.",
        "mul": "Multiplies complex numbers.",
        "neg": "Negates a complex number.",
        "neq": "Tests whether two complex numbers differ.",
        "pow": "Raises a complex number to a complex power.",
        "powi": "Raises a complex number to a signed integer power.",
        "re": "Extracts the real part.",
        "rsqrt": "Reciprocal square root of a complex number.",
        "sign": "Sign of a complex number: `z / |z|`, or zero.",
        "sin": "Sine of a complex number.",
        "sqrt": "Square root of a complex number.",
        "sub": "Subtracts complex numbers.",
        "tan": "Tangent of a complex number.",
        "tanh": "Hyperbolic tangent of a complex number.",
    },
)
__getattr__ = exports(DIALECT)
