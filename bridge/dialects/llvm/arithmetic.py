"""What LLVM's instructions compute of integers and floats, scalar or elementwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import IntegerAttr
from bridge.later import deferred
from bridge.op.base import Op, derive
from bridge.op.elementwise import Elementwise, format_of, width_of
from bridge.op.folding import Constants, Folded

if TYPE_CHECKING:
    from bridge.dialects.llvm import folding
    from bridge.interpreter import (
        bits,
        choices,
        conversions,
        floats,
        functions,
        integers,
        lanes,
        wide,
    )
    from bridge.interpreter.programs import Meaning
else:
    folding = deferred("bridge.dialects.llvm.folding")
    bits = deferred("bridge.interpreter.bits")
    choices = deferred("bridge.interpreter.choices")
    conversions = deferred("bridge.interpreter.conversions")
    floats = deferred("bridge.interpreter.floats")
    functions = deferred("bridge.interpreter.functions")
    integers = deferred("bridge.interpreter.integers")
    lanes = deferred("bridge.interpreter.lanes")
    wide = deferred("bridge.interpreter.wide")

Of = Callable[[Op], "Meaning"]


class Arithmetic(Elementwise):
    """An instruction that computes, by its row in a table."""

    def compute(self) -> Meaning:
        return _MEANINGS[self.name](self)


def _width(op: Op) -> int:
    return width_of(op.operands[0].type)


def _wraps(op: Op) -> dict[str, bool]:
    """The promises of an op that nothing overflows: bit 0 is `nsw`, bit 1 `nuw`."""
    flags = op.properties.get("overflowFlags")
    number = int(flags.value) if isinstance(flags, IntegerAttr) else 0
    return {"nsw": bool(number & 1), "nuw": bool(number & 2)}


def _exact(op: Op) -> bool:
    return "isExact" in op.properties


def _integers(name: str) -> Of:
    return lambda op: getattr(integers, name)(_width(op))


def _wrapping(name: str) -> Of:
    return lambda op: getattr(integers, name)(_width(op), **_wraps(op))


def _exactly(name: str) -> Of:
    return lambda op: getattr(integers, name)(_width(op), exact=_exact(op))


def _bits(name: str) -> Of:
    return lambda op: integers.bitwise(name)(_width(op))


def _extremum(name: str) -> Of:
    return lambda op: integers.extremum(name)(_width(op))


def _floats(name: str) -> Of:
    return lambda op: getattr(floats, name)(format_of(op.operands[0].type))


def _functions(name: str) -> Of:
    return lambda op: getattr(functions, name)(format_of(op.operands[0].type))


def _choice(name: str) -> Of:
    return lambda op: getattr(choices, name)


def _by_name(name: str) -> Of:
    return lambda op: functions.by_name(name)(format_of(op.operands[0].type))


def _integral(name: str) -> Of:
    return lambda op: functions.integral(name)(format_of(op.operands[0].type))


def _rounded(op: Op) -> Meaning:
    return conversions.round_to(format_of(op.results[0].type))


def _to_integer(*, signed: bool) -> Of:
    return lambda op: conversions.to_integer(
        width_of(op.results[0].type), signed=signed
    )


def _from_integer(*, signed: bool) -> Of:
    return lambda op: conversions.from_integer(
        format_of(op.results[0].type), _width(op), signed=signed
    )


def _truncate(op: Op) -> Meaning:
    return integers.truncate(_width(op), width_of(op.results[0].type), **_wraps(op))


def _extend(op: Op) -> Meaning:
    return integers.extend_unsigned(_width(op), nonneg="nonNeg" in op.properties)


def _or(op: Op) -> Meaning:
    either = integers.bitwise("or_")(_width(op))
    if "isDisjoint" not in op.properties:
        return either
    return lambda a, b: integers.disjoint(a, b)


_INTEGER_PREDICATES: Final = (
    *("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
)
_FLOAT_PREDICATES: Final = (
    *("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord"),
    *("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"),
)


def _predicate(op: Op) -> int:
    found = op.properties["predicate"]
    assert isinstance(found, IntegerAttr)
    return int(found.value)


def _compare_integers(op: Op) -> Meaning:
    ty = op.operands[0].type
    element = getattr(ty, "element", ty)
    width = 64 if "llvm.ptr" in str(element) else width_of(ty)
    return integers.compare(_INTEGER_PREDICATES[_predicate(op)], width)


def _compare_floats(op: Op) -> Meaning:
    return choices.compare(_FLOAT_PREDICATES[_predicate(op)])


def _same(op: Op) -> Meaning:
    return lambda number: number


def _counted(name: str) -> Of:
    def of(op: Op) -> Meaning:
        count: Callable[[int], int] = getattr(bits, name)(_width(op))
        flag = op.properties.get("is_zero_poison")
        if str(flag) != "true":
            return count
        return lambda n: integers.unless(
            n == 0, "the bits of zero are counted", count, n
        )

    return of


def _magnitude(op: Op) -> Meaning:
    width = _width(op)
    absolute, lowest = bits.magnitude(width), -(1 << width - 1)
    if str(op.properties.get("is_int_min_poison")) != "true":
        return absolute
    why = "the lowest integer has no absolute value"
    return lambda n: integers.unless(n == lowest, why, absolute, n)


def _mode(op: Op) -> str:
    """How a constrained operation is rounded."""
    mode = op.properties.get("roundingmode")
    return _MODES[mode.value if isinstance(mode, IntegerAttr) else 1]


_MODES: Final = (
    *("toward_zero", "to_nearest_even", "upward", "downward", "to_nearest_away"),
)
"""In the order in which LLVM numbers them."""


def _directed(name: str) -> Of:
    return lambda op: getattr(wide, name)(format_of(op.operands[0].type), _mode(op))


_MEANINGS: Final[Mapping[str, Of]] = {
    f"llvm.{name}": of
    for name, of in {
        "add": _wrapping("add"),
        "sub": _wrapping("subtract"),
        "mul": _wrapping("multiply"),
        "shl": _wrapping("shift_left"),
        "ashr": _exactly("shift_right_signed"),
        "lshr": _exactly("shift_right_unsigned"),
        "sdiv": _exactly("divide_signed"),
        "udiv": _exactly("divide_unsigned"),
        "srem": _integers("remainder_signed"),
        "urem": _integers("remainder_unsigned"),
        "and": _bits("and_"),
        "or": _or,
        "xor": _bits("xor"),
        "icmp": _compare_integers,
        "fcmp": _compare_floats,
        "fadd": _floats("add"),
        "fsub": _floats("subtract"),
        "fmul": _floats("multiply"),
        "fdiv": _floats("divide"),
        "frem": _floats("remainder"),
        "fneg": _floats("negate"),
        "trunc": _truncate,
        "zext": _extend,
        "sext": _same,
        "fpext": _rounded,
        "fptrunc": _rounded,
        "fptosi": _to_integer(signed=True),
        "fptoui": _to_integer(signed=False),
        "sitofp": _from_integer(signed=True),
        "uitofp": _from_integer(signed=False),
        "intr.smax": _extremum("maxs"),
        "intr.smin": _extremum("mins"),
        "intr.umax": _extremum("maxu"),
        "intr.umin": _extremum("minu"),
        "intr.abs": _magnitude,
        "intr.ctpop": _counted("ones"),
        "intr.ctlz": _counted("leading_zeros"),
        "intr.cttz": _counted("trailing_zeros"),
        "intr.experimental.constrained.fadd": _directed("directed_sum"),
        "intr.experimental.constrained.fsub": _directed("directed_difference"),
        "intr.experimental.constrained.fmul": _directed("directed_product"),
        "intr.experimental.constrained.fdiv": _directed("directed_quotient"),
        "intr.experimental.constrained.fptrunc": lambda op: conversions.round_to(
            format_of(op.results[0].type), _mode(op)
        ),
        "intr.maximum": _choice("maximum"),
        "intr.minimum": _choice("minimum"),
        "intr.maxnum": _choice("maximum_number"),
        "intr.minnum": _choice("minimum_number"),
        "intr.fma": _functions("fused"),
        "intr.fmuladd": _functions("fused"),
        "intr.fabs": _functions("absolute"),
        "intr.copysign": _functions("copy_sign"),
        "intr.pow": _functions("power"),
        "intr.powi": _functions("integer_power"),
        "intr.atan2": _functions("arc_tangent"),
        "intr.rint": _integral("roundeven"),
        "intr.nearbyint": _integral("roundeven"),
        **{
            f"intr.{n}": _integral(n)
            for n in ("ceil", "floor", "round", "roundeven", "trunc")
        },
        **{
            f"intr.{n}": _by_name(n)
            for n in (
                *("acos", "asin", "atan", "cos", "cosh", "exp", "exp2", "log"),
                *("log10", "log2", "sin", "sinh", "sqrt", "tan", "tanh"),
            )
        },
    }.items()
}


class ShlOp(Arithmetic, name="llvm.shl"):
    """Shifts left, filling with zeros."""

    def fold(self, constants: Constants) -> Folded:
        return folding.shifted(self, constants)


class OrOp(Arithmetic, name="llvm.or"):
    """Bitwise or."""

    def fold(self, constants: Constants) -> Folded:
        return folding.either(self, constants)


WRITTEN: Final = frozenset(
    {"fcmp", "icmp", "or", "sdiv", "sext", "shl", "udiv", "zext"}
)
"""Those that have classes of their own, here or elsewhere."""

for _name in _MEANINGS:
    if _name.removeprefix("llvm.") not in WRITTEN:
        derive(Arithmetic, _name)
