"""Functions that programs call and do not define: of C, its `libm`, and upstream's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bridge.interpreter import choices, functions, pointers
from bridge.interpreter.printing import text_of
from bridge.ir.floats import FORMATS
from bridge.ir.types import F32, F64, I64, Type

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning

Of = Callable[["Machine"], "Meaning"]


def _printing(ty: Type) -> Of:
    text = text_of(ty)
    return lambda machine: lambda value: machine.write(text(value)) and None


def _text(text: str) -> Of:
    return lambda machine: lambda: machine.write(text) and None


def _aligned(machine: Machine) -> Meaning:
    return lambda alignment, size: pointers.allocated(machine, size, alignment)


def _math() -> dict[str, Of]:
    """`sin` of doubles, `sinf` of floats, and so on."""
    found: dict[str, Of] = {}
    for suffix, fmt in (("", FORMATS["f64"]), ("f", FORMATS["f32"])):
        rows: dict[str, Callable[..., object]] = {
            **{name: functions.by_name(name)(fmt) for name in _BY_NAME},
            **{name: functions.integral(name)(fmt) for name in _INTEGRAL},
            "fabs": functions.absolute(fmt),
            "pow": functions.power(fmt),
            "atan2": functions.arc_tangent(fmt),
            "copysign": functions.copy_sign(fmt),
            "fma": functions.fused(fmt),
            "fmax": choices.maximum_number,
            "fmin": choices.minimum_number,
        }
        found |= {f"{n}{suffix}": lambda m, f=f: f for n, f in rows.items()}  # type: ignore[misc]
    return found


_BY_NAME: Final = (
    *("acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh"),
    *("erf", "erfc", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2"),
    *("sin", "sinh", "sqrt", "tan", "tanh"),
)
_INTEGRAL: Final = ("ceil", "floor", "round", "roundeven", "trunc")

FUNCTIONS: Final[Mapping[str, Of]] = {
    "malloc": lambda machine: lambda size: pointers.allocated(machine, size),
    "aligned_alloc": _aligned,
    "free": lambda machine: lambda address: pointers.release(machine, address),
    "memcpy": lambda machine: pointers.move(machine, overlaps=False),
    "memmove": lambda machine: pointers.move(machine, overlaps=True),
    "printI64": _printing(I64),
    "printF32": _printing(F32),
    "printF64": _printing(F64),
    "printOpen": _text("( "),
    "printClose": _text(" )"),
    "printComma": _text(", "),
    "printNewline": _text("\n"),
    **_math(),
}
"""By their names, each the meaning of a call."""
