"""The math dialect: what its functions compute, of scalars or elementwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bridge.later import deferred
from bridge.op.base import Op, derive
from bridge.op.elementwise import Elementwise, format_of, width_of

if TYPE_CHECKING:
    from bridge.interpreter import bits, choices, functions, lanes, ufuncs
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.ir.floats import FloatFormat
else:
    bits = deferred("bridge.interpreter.bits")
    choices = deferred("bridge.interpreter.choices")
    functions = deferred("bridge.interpreter.functions")
    lanes = deferred("bridge.interpreter.lanes")
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
    def interpret(self, machine: Machine) -> Meaning:
        fmt, name = format_of(self.operands[0].type), self.name
        array = ufuncs.rounding(_EXACT[name], fmt) if name in _EXACT else None
        return _elementwise(self, _FLOATS[name]()(fmt), array)


class _IntegerFunction(Op):
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
