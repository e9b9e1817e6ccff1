"""Functions that programs call and do not define: of C, its `libm`, and upstream's."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from threading import get_ident
from time import time, time_ns
from typing import TYPE_CHECKING, Final

from bridge.errors import Unsupported
from bridge.interpreter import choices, functions, pointers, runtime
from bridge.interpreter.elements import element_of
from bridge.interpreter.poison import Undefined
from bridge.interpreter.printing import text_of
from bridge.interpreter.runtime_print import format_float
from bridge.ir.floats import FORMATS
from bridge.ir.types import BF16, F16, F32, F64, I64, INDEX, Type

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


def _string(machine: Machine, end: str = "") -> Meaning:
    def run(address: int) -> None:
        text = pointers.string(machine, address)
        machine.write(text.decode("utf-8", "surrogateescape") + end)

    return run


def _half(ty: Type) -> Of:
    """Prints 16 bits as the number that they are."""
    element = element_of(ty)

    def text(bits: int) -> str:
        value = element.of_bits(bits & 0xFFFF)
        assert isinstance(value, float)
        return format_float(value)

    return lambda machine: lambda bits: machine.write(text(bits)) and None


def _abort(machine: Machine) -> Meaning:
    def run() -> None:
        raise Undefined("the program aborts")

    return run


def _flops(machine: Machine) -> Meaning:
    return lambda number: machine.write_error(f"{number / 1e9:f} GFLOPS\n") and None


def _thread(machine: Machine) -> Meaning:
    def run() -> None:
        machine.write(f"Current thread id: {get_ident()}\n")

    return run


def _math() -> dict[str, Of]:
    """`sin` of doubles, `sinf` of floats, and so on."""
    found: dict[str, Of] = {}
    for suffix, fmt in (("", FORMATS["f64"]), ("f", FORMATS["f32"])):
        rows: dict[str, Callable[..., object]] = {
            **{name: functions.by_name(name)(fmt) for name in _BY_NAME},
            **{name: functions.integral(name)(fmt) for name in _INTEGRAL},
            "fabs": functions.absolute(fmt),
            "logb": functions.exponent(fmt),
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
    "abort": _abort,
    "malloc": lambda machine: lambda size: pointers.allocated(machine, size),
    "aligned_alloc": _aligned,
    "free": lambda machine: lambda address: pointers.release(machine, address),
    "memcpy": lambda machine: pointers.move(machine, overlaps=False),
    "memmove": lambda machine: pointers.move(machine, overlaps=True),
    "mlirAlloc": lambda machine: lambda size: pointers.allocated(machine, size),
    "mlirAlignedAlloc": _aligned,
    "mlirFree": lambda machine: lambda address: pointers.release(machine, address),
    "mlirAlignedFree": lambda machine: (
        lambda address: pointers.release(machine, address)
    ),
    "puts": lambda machine: lambda address: _string(machine, "\n")(address) or 0,
    "printString": _string,
    "printFlops": _flops,
    "mlirAsyncRuntimePrintCurrentThreadId": _thread,
    "rtclock": lambda machine: time,
    "nanoTime": lambda machine: time_ns,
    "_mlir_ciface_nanoTime": lambda machine: time_ns,
    "printI64": _printing(I64),
    "printU64": _printing(INDEX),
    "printF16": _half(F16),
    "printBF16": _half(BF16),
    "printF32": _printing(F32),
    "printF64": _printing(F64),
    "printOpen": _text("( "),
    "printClose": _text(" )"),
    "printComma": _text(", "),
    "printNewline": _text("\n"),
    **_math(),
}
"""By their names, each the meaning of a call."""


def function(machine: Machine, name: str, inputs: int, *, lowered: bool) -> Meaning:
    """What a function does that takes so many values.

    `lowered` is of LLVM's dialect, where memrefs are pointers to descriptors. Raises
    `Unsupported` where no library has the function.
    """
    found = FUNCTIONS.get(name)
    if found is None and lowered:
        found = runtime.LOWERED.get(name)
    elif found is None and name in runtime.MEMREFS:
        found = runtime.MEMREFS[name].meaning
    if found is None:
        raise Unsupported(f"there is no function @{name}")
    meaning = found(machine)
    if not _takes(meaning, inputs):
        raise Unsupported(f"@{name} of the library does not take {inputs} values")
    return meaning


def _takes(meaning: Meaning, inputs: int) -> bool:
    try:
        signature = inspect.signature(meaning)
    except ValueError:  # one of C, which checks it itself
        return True
    try:
        signature.bind(*[None] * inputs)
    except TypeError:
        return False
    return True
