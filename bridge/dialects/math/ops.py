"""The math dialect: what its functions compute, of scalars or elementwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import copysign
from typing import TYPE_CHECKING, Final

from bridge.ir.types import F32, F64
from bridge.later import deferred
from bridge.op.base import Op, derive
from bridge.op.elementwise import Elementwise, format_of, width_of
from bridge.op.folding import Constants, Folded, computed, poison_among

if TYPE_CHECKING:
    from bridge.interpreter import bits, choices, functions, lanes, poison, ufuncs
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.ir.floats import FloatFormat
else:
    bits = deferred("bridge.interpreter.bits")
    choices = deferred("bridge.interpreter.choices")
    functions = deferred("bridge.interpreter.functions")
    lanes = deferred("bridge.interpreter.lanes")
    poison = deferred("bridge.interpreter.poison")
ufuncs = deferred("bridge.interpreter.ufuncs")

_BY_NAME: Final = (
    *("acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh"),
    *("erf", "erfc", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2"),
    *("sin", "sinh", "sqrt", "tan", "tanh"),
)
_INTEGRAL: Final = ("ceil", "floor", "round", "roundeven", "trunc")


class ClampFOp(Elementwise, name="math.clampf"):
    """Clamps a float to the range between two others."""

    def compute(self) -> Meaning:
        return lambda x, low, high: choices.maximum(choices.minimum(x, high), low)


_EXACT: Final = {
    "math.absf": "absolute",
    "math.ceil": "ceil",
    "math.copysign": "copysign",
    "math.floor": "floor",
    "math.trunc": "trunc",
}
"""numpy's functions that are exact."""


def _elementwise(op: Op, scalar: Meaning, array: Meaning | None = None) -> Meaning:
    operands = [value.type for value in op.operands]
    results = [value.type for value in op.results]
    return lanes.elementwise(operands, results, scalar, array)


class _FloatFunction(Op):
    def fold(self, constants: Constants) -> Folded:
        fmt, name = format_of(self.operands[0].type), self.name
        if name in _NOT_FOLDED or (name not in _OF_ALL and fmt not in _OF_C):
            return None
        if name in _TESTS and poison_among(constants) is not None:
            return None
        compute = _inside(name, _FLOATS[name]()(fmt))
        return computed(compute, constants, self.results[0].type)

    def interpret(self, machine: Machine) -> Meaning:
        fmt, name = format_of(self.operands[0].type), self.name
        array = ufuncs.rounding(_EXACT[name], fmt) if name in _EXACT else None
        return _elementwise(self, _FLOATS[name]()(fmt), array)


def _inside(name: str, compute: Meaning) -> Meaning:
    """The same, undefined where upstream leaves it to the machine."""
    start = _STARTS.get(name)
    if start is None:
        return compute

    def run(a: float) -> object:
        if copysign(1, a - start) < 0:
            raise poison.Undefined(f"{name} of {a}")
        return compute(a)

    return run


_NOT_FOLDED: Final = frozenset(
    {"math.cbrt", "math.fma", "math.fpowi", "math.rsqrt", "math.sincos"}
)
_TESTS: Final = frozenset(
    {"math.isfinite", "math.isinf", "math.isnan", "math.isnormal"}
)
_OF_ALL: Final = _TESTS | {
    *("math.absf", "math.ceil", "math.copysign", "math.floor", "math.roundeven")
}
"""What is folded in all formats; the others are in those of the C library."""
_OF_C: Final = (F32.format, F64.format)
_STARTS: Final = {
    "math.log": 0.0,
    "math.log10": 0.0,
    "math.log1p": -1.0,
    "math.log2": 0.0,
    "math.sqrt": 0.0,
}
"""Of numbers below these, upstream does not fold it; of negative zeros neither."""


class _IntegerFunction(Op):
    def fold(self, constants: Constants) -> Folded:
        compute = _INTEGERS[self.name]()(width_of(self.operands[0].type))
        return computed(compute, constants, self.results[0].type)

    def interpret(self, machine: Machine) -> Meaning:
        width = width_of(self.operands[0].type)
        return _elementwise(self, _INTEGERS[self.name]()(width))


_FLOATS: Final[dict[str, Callable[[], Callable[[FloatFormat], Meaning]]]] = {
    **{f"math.{n}": lambda n=n: functions.by_name(n) for n in _BY_NAME},  # type: ignore[misc]
    **{f"math.{n}": lambda n=n: functions.integral(n) for n in _INTEGRAL},  # type: ignore[misc]
    "math.absf": lambda: functions.absolute,
    "math.atan2": lambda: functions.arc_tangent,
    "math.copysign": lambda: functions.copy_sign,
    "math.fma": lambda: functions.fused,
    "math.fpowi": lambda: functions.integer_power,
    "math.isfinite": lambda: functions.is_finite,
    "math.isinf": lambda: functions.is_infinite,
    "math.isnan": lambda: functions.is_nan,
    "math.isnormal": lambda: functions.is_normal,
    "math.powf": lambda: functions.power,
    "math.rsqrt": lambda: functions.reciprocal_root,
    "math.sincos": lambda: functions.sine_and_cosine,
}
_INTEGERS: Final[Mapping[str, Callable[[], Callable[[int], Meaning]]]] = {
    "math.absi": lambda: bits.magnitude,
    "math.ctlz": lambda: bits.leading_zeros,
    "math.ctpop": lambda: bits.ones,
    "math.cttz": lambda: bits.trailing_zeros,
    "math.ipowi": lambda: bits.power,
}

for _name in _FLOATS:
    derive(_FloatFunction, _name)
for _name in _INTEGERS:
    derive(_IntegerFunction, _name)
