"""Functions that are named as C's library names those that compiled code calls.

`math.exp` becomes a call of `exp`: of the function of that name in the module, where
there is one, which then calls itself. Ours get other names before they are lowered.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import func
from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import replace_symbol_uses, symbol_name

_MATH: Final = (
    *("acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil"),
    *("copysign", "cos", "cosh", "erf", "erfc", "exp", "exp10", "exp2", "expm1"),
    *("fabs", "floor", "fma", "fmax", "fmaximum", "fmin", "fminimum", "fmod", "frexp"),
    *("ldexp", "log", "log10", "log1p", "log2", "logb", "modf", "nearbyint", "pow"),
    *("rint", "round", "roundeven", "sin", "sincos", "sinh", "sqrt", "tan", "tanh"),
    *("tgamma", "trunc"),
)
CALLED: Final = frozenset(
    [
        *("memcpy", "memmove", "memset"),
        *[n + of for n in _MATH for of in ("", "f", "l")],
    ]
)
"""What LLVM and upstream's passes call: of doubles, floats and long doubles."""


def renamed(module: Operation) -> tuple[Operation, dict[str, str]]:
    """The module, a copy where a function needs another name; and all such names."""
    taken = {symbol_name(op) for op in module.body}
    names: dict[str, str] = {}
    for op in module.body:
        name = symbol_name(op)
        if name in CALLED and isinstance(op, func.FuncOp) and op.regions[0].blocks:
            new = f"{name}.of.module"
            while new in taken:
                new += "_"
            taken.add(new)
            names[name] = new
    if not names:
        return module, names
    module = module.clone()
    for op in list(module.body):
        new_name = names.get(symbol_name(op) or "")
        if new_name is not None and isinstance(op, func.FuncOp):
            op.sym_name = StringAttr(new_name)
    for old, new in names.items():
        replace_symbol_uses(module, old, new)
    return module, names
