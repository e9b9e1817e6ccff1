"""The index dialect: arithmetic on indices."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "index",
    constants="index",
    canonicalization="canonicalization",
    modules=("ops",),
    drawing="drawing",
    names="names",
    summaries={
        "#cmp_predicate": "A comparison predicate: `eq`, `slt`, `ult`, ….",
        "add": "Adds indices, modulo their width.",
        "and": "Bitwise and.",
        "bool.constant": "Defines a constant `i1`.",
        "ceildivs": "Divides signed indices, rounding towards positive infinity.",
        "ceildivu": "Divides unsigned indices, rounding towards positive infinity.",
        "constant": "Defines a constant of index type.",
        "divs": "Divides signed indices, rounding towards zero.",
        "divu": "Divides unsigned indices, rounding towards zero.",
        "floordivs": "Divides signed indices, rounding towards negative infinity.",
        "maxs": "Maximum of signed indices.",
        "maxu": "Maximum of unsigned indices.",
        "mins": "Minimum of signed indices.",
        "minu": "Minimum of unsigned indices.",
        "mul": "Multiplies indices, modulo their width.",
        "or": "Bitwise or.",
        "rems": "Remainder of a signed division.",
        "remu": "Remainder of an unsigned division.",
        "shl": "Shifts left, filling with zeros.",
        "shrs": "Arithmetic shift right, filling with the sign bit.",
        "shru": "Logical shift right, filling with zeros.",
        "sub": "Subtracts indices, modulo their width.",
        "xor": "Bitwise exclusive or.",
    },
)
__getattr__ = exports(DIALECT)
