"""What named ops compute on elements: functions of numbers, as data and as ops.

An expression is the number of an argument of the body, or a tuple: the name of a
function and what it is given, `("add", 2, ("cast_signed", 2, 0))`. The names are those
of upstream's `UnaryFn`, `BinaryFn`, `TernaryFn` and `TypeFn`; which op one becomes
depends on the types of its arguments. What is built has no location.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

from bridge.errors import Diagnostic, warn
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    Attribute,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
)
from bridge.ir.blocks import Block
from bridge.ir.core import make_operation
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.types import (
    I64,
    INDEX,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    Type,
)
from bridge.ir.values import Place, Value
from bridge.ods.inherent import property_fault
from bridge.ods.nodes import parse_attribute
from bridge.ods.rows import row

Expression = Any
"""The number of an argument, or a tuple that begins with a function's name."""


class Unsupported(Exception):
    """A function was given values that it does not take; the text is upstream's."""


UNARY: Final = {
    "exp": "math.exp",
    "log": "math.log",
    "abs": "math.absf",
    "ceil": "math.ceil",
    "floor": "math.floor",
    "negf": "arith.negf",
    "reciprocal": "arith.divf",
    "round": "math.round",
    "sqrt": "math.sqrt",
    "rsqrt": "math.rsqrt",
    "square": "arith.mulf",
    "tanh": "math.tanh",
    "erf": "math.erf",
    "sin": "math.sin",
    "cos": "math.cos",
    "tan": "math.tan",
    "acos": "math.acos",
    "acosh": "math.acosh",
    "asin": "math.asin",
    "asinh": "math.asinh",
    "atan": "math.atan",
    "atanh": "math.atanh",
    "log10": "math.log10",
    "log1p": "math.log1p",
    "log2": "math.log2",
}
"""The op of each function of one float."""

BINARY: Final = {
    "add": ("complex.add", "arith.addf", "arith.ori", "arith.addi"),
    "sub": ("complex.sub", "arith.subf", "!sub with bools", "arith.subi"),
    "mul": ("complex.mul", "arith.mulf", "arith.andi", "arith.muli"),
    "div": ("complex.div", "arith.divf", "!div with bools", "arith.divsi"),
    "div_unsigned": (*["!unsigned div not on uint"] * 3, "arith.divui"),
    "max_signed": ("arith.maxsi", "arith.maximumf", "arith.maxsi", "arith.maxsi"),
    "min_signed": ("arith.minsi", "arith.minimumf", "arith.minsi", "arith.minsi"),
    "max_unsigned": (*["!unsigned max not on uint"] * 3, "arith.maxui"),
    "min_unsigned": (*["!unsigned min not on uint"] * 3, "arith.minui"),
    "powf": ("math.powf",) * 4,
}
"""The op of each function of two numbers: complex, floats, bits, other integers.

With a `!` it is what upstream reports as not supported.
"""

TERNARY: Final = frozenset({"select"})

_CASTS: Final = {
    (FloatType, IntegerType): ("arith.fptosi", "arith.fptoui"),
    (IndexType, IntegerType): ("arith.index_cast", "arith.index_cast"),
    (IntegerType, FloatType): ("arith.sitofp", "arith.uitofp"),
}
"""The casts from one class of types to another: signed, and unsigned."""

_RESIZES: Final = {
    IntegerType: ("arith.extsi", "arith.extui", "arith.trunci"),
    FloatType: ("arith.extf", "arith.extf", "arith.truncf"),
}
"""The casts inside a class: to more bits, signed and unsigned, and to fewer."""


def add_op(
    block: Block,
    name: str,
    operands: Sequence[Value],
    types: Sequence[Type],
    given: Mapping[str, Attribute] | None = None,
    place: Place = UNKNOWN_LOC,
) -> tuple[Value, ...]:
    """Appends an op to a block, its properties filled in; returns its results."""
    dictionaries = default_properties(name), EMPTY_DICTIONARY
    if given:
        line = row(name)
        inherent = line.inherent if line is not None else frozenset()
        others = {k: attr for k, attr in given.items() if k not in inherent}
        known = {k: attr for k, attr in given.items() if k in inherent}
        known = {**dictionaries[0], **known}
        # What cannot be stored as a property is dropped, and so is its default.
        unkept = [k for k, attr in known.items() if property_fault(name, {k: attr})]
        for key in unkept:
            del known[key]
        dictionaries = DictionaryAttr.of(known), DictionaryAttr.of(others)
    op = make_operation(name, [*operands], tuple(types), dictionaries, place)
    block.append(op)
    return op.results


@cache
def default_properties(name: str) -> DictionaryAttr:
    """The properties that an op has by default."""
    line = row(name)
    if line is None or not line.defaults:
        return EMPTY_DICTIONARY
    return DictionaryAttr.of(
        {key: parse_attribute(t) for key, t in line.defaults.items()}
    )


class Scalars:
    """Builds the ops of expressions at the end of a block.

    `cast` is the function that `("cast", …)` stands for: an op's attribute has it.
    """

    def __init__(self, block: Block, cast: str = "cast_signed") -> None:
        self._block = block
        self._rules: dict[str, Callable[..., Value]] = {
            "constant": self._constant,
            "index": self._index,
            "select": self._select,
            "cast_signed": partial(self._cast_to, unsigned=False),
            "cast_unsigned": partial(self._cast_to, unsigned=True),
        }
        self._rules["cast"] = self._rules[cast]

    def build(self, expression: Expression) -> Value:
        """The value of an expression.

        Raises `Unsupported` where a function does not take the types it is given.
        """
        if isinstance(expression, int):
            return self._block.arguments[expression]
        name, *given = expression
        rule = self._rules.get(name)
        if rule is not None:
            return rule(*given)
        values = [self.build(argument) for argument in given]
        if name in UNARY:
            return self._unary(name, values[0])
        return self._binary(name, *values)

    def _add(self, name: str, operands: Sequence[Value], ty: Type) -> Value:
        return add_op(self._block, name, operands, (ty,))[0]

    def _constant(self, attr: IntegerAttr | FloatAttr) -> Value:
        given = {"value": attr}
        return add_op(self._block, "arith.constant", (), (attr.type,), given)[0]

    def _index(self, dim: int) -> Value:
        given = {"dim": IntegerAttr(dim, I64)}
        return add_op(self._block, "linalg.index", (), (INDEX,), given)[0]

    def _unary(self, name: str, value: Value) -> Value:
        ty = value.type
        if not isinstance(ty, FloatType):
            raise Unsupported("unsupported non numeric type")
        operands = [value]
        if name == "reciprocal":
            operands = [self._constant(FloatAttr(1.0, ty)), value]
        elif name == "square":
            operands = [value, value]
        return self._add(UNARY[name], operands, ty)

    def _binary(self, name: str, left: Value, right: Value) -> Value:
        column = _column(left.type, right.type)
        if column is None:
            raise Unsupported(
                "Cannot build binary Linalg operation: expects allComplex, "
                f"allFloatingPoint, or allInteger, got '{left.type}' and "
                f"'{right.type}'"
            )
        op = BINARY[name][column]
        if op.startswith("!"):
            raise Unsupported("unsupported operation: " + op[1:])
        return self._add(op, (left, right), left.type)

    def _select(self, *given: Expression) -> Value:
        values = [self.build(argument) for argument in given]
        return self._add("arith.select", values, values[2].type)

    def _cast_to(
        self, target: int | Type, operand: Expression, *, unsigned: bool
    ) -> Value:
        """An operand cast to a type, or to that of an argument."""
        value = self.build(operand)
        ty = target if isinstance(target, Type) else self.build(target).type
        if value.type is ty:
            return value
        if isinstance(ty, ComplexType):
            return self._to_complex(value, ty, unsigned)
        return self._resize(value, ty, unsigned)

    def _resize(self, value: Value, ty: Type, unsigned: bool) -> Value:
        """A number as another number; itself, and a warning, where there is no cast."""
        name = _cast_op(value.type, ty, unsigned)
        if name is None:
            return _not_cast(value, ty)
        return self._add(name, (value,), ty) if name else value

    def _to_complex(self, value: Value, ty: ComplexType, unsigned: bool) -> Value:
        element = ty.element
        source = value.type
        if not isinstance(element, FloatType):
            return _not_cast(value, ty)
        if isinstance(source, IntegerType | FloatType):
            real = self._resize(value, element, unsigned)
            zero = self._constant(FloatAttr(0.0, element))
            return self._add("complex.create", (real, zero), ty)
        part = source.element if isinstance(source, ComplexType) else None
        if not isinstance(part, FloatType):
            return _not_cast(value, ty)
        halves = [self._add(f"complex.{half}", (value,), part) for half in ("re", "im")]
        name = "arith.truncf" if element.width < part.width else "arith.extf"
        halves = [self._add(name, (half,), element) for half in halves]
        return self._add("complex.create", halves, ty)


def _column(left: Type, right: Type) -> int | None:
    """The position of two types in the entries of `BINARY`."""
    if isinstance(left, IntegerType) and isinstance(right, IntegerType):
        return 2 if left.width == right.width == 1 else 3
    for column, kind in enumerate((ComplexType, FloatType)):
        if isinstance(left, kind) and isinstance(right, kind):
            return column
    return None


def _not_cast(value: Value, ty: Type) -> Value:
    """The value itself, with upstream's warning."""
    text = f"could not cast operand of type '{value.type}' to '{ty}'"
    warn(Diagnostic("warning", text))
    return value


def _cast_op(source: Type, target: Type, unsigned: bool) -> str | None:
    """The op of a cast: none to the same width is needed, and "" stands for it."""
    for kind, (signed_name, unsigned_name, narrower) in _RESIZES.items():
        if isinstance(source, kind) and isinstance(target, kind):
            if target.width == source.width:
                return ""
            if target.width < source.width:
                return narrower
            return unsigned_name if unsigned else signed_name
    known = _CASTS.get((type(source), type(target)))
    return known[unsigned] if known is not None else None
