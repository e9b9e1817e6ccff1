"""The arith dialect: numbers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "arith",
    modules=(
        "casts",
        "comparison",
        "constants",
        "divisions",
    ),
    nodes={"attributes": "attributes"},
    names="names",
    summaries={
        "addf": "The sum of floats.",
        "addi": "The sum of integers, modulo their width.",
        "addui_extended": "The sum of unsigned integers, and whether it overflows.",
        "andi": "The bits that are set in both.",
        "cmpf": "Whether floats are as a predicate says.",
        "cmpi": "Whether integers are as a predicate says.",
        "divf": "The quotient of floats.",
        "floordivsi": "The quotient of signed integers, rounded down.",
        "flush_denormals": "A float, with zero of its sign for a denormal one.",
        "maximumf": "The larger of floats; NaN where either is.",
        "maxnumf": "The larger of floats; the other one where one is NaN.",
        "maxsi": "The larger of signed integers.",
        "maxui": "The larger of unsigned integers.",
        "minimumf": "The smaller of floats; NaN where either is.",
        "minnumf": "The smaller of floats; the other one where one is NaN.",
        "minsi": "The smaller of signed integers.",
        "minui": "The smaller of unsigned integers.",
        "mulf": "The product of floats.",
        "muli": "The product of integers, modulo their width.",
        "mulsi_extended": "The product of signed integers, in two halves.",
        "mului_extended": "The product of unsigned integers, in two halves.",
        "negf": "A float with its sign turned.",
        "ori": "The bits that are set in either.",
        "remf": "What a division of floats leaves; it has the sign of the left side.",
        "shli": "Bits moved to the left; zeros come in from the right.",
        "shrsi": "Bits moved to the right; copies of the sign come in from the left.",
        "shrui": "Bits moved to the right; zeros come in from the left.",
        "subf": "The difference of floats.",
        "subi": "The difference of integers, modulo their width.",
        "subui_extended": "The difference of unsigned integers, and its borrow.",
        "xori": "The bits that are set in one alone.",
    },
)
__getattr__ = exports(DIALECT)
