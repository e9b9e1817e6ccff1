"""The index dialect: arithmetic on indices."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "index",
    modules=("ops",),
    nodes={"attributes": "attributes"},
    names="names",
    summaries={
        "add": "The sum of indices, modulo their width.",
        "and": "The bits that are set in both.",
        "bool.constant": "`true` or `false`.",
        "ceildivs": "The quotient of signed indices, rounded up.",
        "ceildivu": "The quotient of unsigned indices, rounded up.",
        "cmp": "Whether indices are as a predicate says.",
        "constant": "An index known beforehand.",
        "divs": "The quotient of signed indices, rounded towards zero.",
        "divu": "The quotient of unsigned indices, rounded down.",
        "floordivs": "The quotient of signed indices, rounded down.",
        "maxs": "The larger of signed indices.",
        "maxu": "The larger of unsigned indices.",
        "mins": "The smaller of signed indices.",
        "minu": "The smaller of unsigned indices.",
        "mul": "The product of indices, modulo their width.",
        "or": "The bits that are set in either.",
        "rems": "What a division of signed indices leaves.",
        "remu": "What a division of unsigned indices leaves.",
        "shl": "Bits moved to the left; zeros come in from the right.",
        "shrs": "Bits moved to the right; copies of the sign come in.",
        "shru": "Bits moved to the right; zeros come in.",
        "sizeof": "How many bits an index has.",
        "sub": "The difference of indices, modulo their width.",
        "xor": "The bits that are set in one alone.",
    },
)
__getattr__ = exports(DIALECT)
