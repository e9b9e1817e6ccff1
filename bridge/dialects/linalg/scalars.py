"""What named ops compute on elements: functions of numbers, as data and as ops.

An expression is the number of an argument of the body, or a tuple: the name of a
function and what it is given, `("add", 2, ("cast_signed", 2, 0))`. The names are those
of upstream's `UnaryFn`, `BinaryFn`, `TernaryFn` and `TypeFn`; which op one becomes
depends on the types of its arguments. What is built has no location.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final, NamedTuple

from bridge.dialects import arith, math
from bridge.dialects import complex as complex_
from bridge.errors import Diagnostic, warn, warned
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    Attribute,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
)
from bridge.ir.blocks import Block
from bridge.ir.core import make_last, make_operation
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
from bridge.ir.values import AnyLocation, Value
from bridge.ods.enums import enum
from bridge.ods.inherent import property_fault
from bridge.ods.nodes import parse_attribute
from bridge.ods.rows import row
from bridge.op.base import Op

Expression = Any
"""The number of an argument, or a tuple that begins with a function's name."""


class Unsupported(Exception):
    """A function was given values that it does not take; the text is upstream's."""


def _words(name: str) -> tuple[str, ...]:
    """The functions of one of linalg's enums."""
    found = enum("linalg", name)
    return tuple(found.words) if found is not None else ()


UNARY: Final = _words("UnaryFn")
BINARY: Final = _words("BinaryFn")
TERNARY: Final = _words("TernaryFn")
"""The functions by the number of their arguments."""


@cache
def _ops_of_floats() -> Mapping[str, type[Op]]:
    """The op of each function of one float."""
    return {
        "exp": math.ExpOp,
        "log": math.LogOp,
        "abs": math.AbsFOp,
        "ceil": math.CeilOp,
        "floor": math.FloorOp,
        "negf": arith.NegFOp,
        "reciprocal": arith.DivFOp,
        "round": math.RoundOp,
        "sqrt": math.SqrtOp,
        "rsqrt": math.RsqrtOp,
        "square": arith.MulFOp,
        "tanh": math.TanhOp,
        "erf": math.ErfOp,
        "sin": math.SinOp,
        "cos": math.CosOp,
        "tan": math.TanOp,
        "acos": math.AcosOp,
        "acosh": math.AcoshOp,
        "asin": math.AsinOp,
        "asinh": math.AsinhOp,
        "atan": math.AtanOp,
        "atanh": math.AtanhOp,
        "log10": math.Log10Op,
        "log1p": math.Log1pOp,
        "log2": math.Log2Op,
    }


@cache
def _ops_of_two() -> Mapping[str, tuple[type[Op] | str, ...]]:
    """The op of each function of two numbers: complex, floats, bits, other integers.

    A text is what upstream reports as not supported.
    """
    max_signed, min_signed = arith.MaxSIOp, arith.MinSIOp
    return {
        "add": (complex_.AddOp, arith.AddFOp, arith.OrIOp, arith.AddIOp),
        "sub": (complex_.SubOp, arith.SubFOp, "sub with bools", arith.SubIOp),
        "mul": (complex_.MulOp, arith.MulFOp, arith.AndIOp, arith.MulIOp),
        "div": (complex_.DivOp, arith.DivFOp, "div with bools", arith.DivSIOp),
        "div_unsigned": (*["unsigned div not on uint"] * 3, arith.DivUIOp),
        "max_signed": (max_signed, arith.MaximumFOp, max_signed, max_signed),
        "min_signed": (min_signed, arith.MinimumFOp, min_signed, min_signed),
        "max_unsigned": (*["unsigned max not on uint"] * 3, arith.MaxUIOp),
        "min_unsigned": (*["unsigned min not on uint"] * 3, arith.MinUIOp),
        "powf": (math.PowFOp,) * 4,
    }


@cache
def _casts() -> Mapping[tuple[type[Type], type[Type]], tuple[type[Op], type[Op]]]:
    """The casts from one class of types to another: signed, and unsigned."""
    return {
        (FloatType, IntegerType): (arith.FPToSIOp, arith.FPToUIOp),
        (IndexType, IntegerType): (arith.IndexCastOp, arith.IndexCastOp),
        (IntegerType, FloatType): (arith.SIToFPOp, arith.UIToFPOp),
    }


def _resizes(
    kind: type[IntegerType | FloatType],
) -> tuple[type[Op], type[Op], type[Op]]:
    """The casts inside a class: to more bits, signed and unsigned, and to fewer."""
    if kind is FloatType:
        return arith.ExtFOp, arith.ExtFOp, arith.TruncFOp
    return arith.ExtSIOp, arith.ExtUIOp, arith.TruncIOp


def add_op(
    block: Block,
    name: str,
    operands: Sequence[Value],
    types: Sequence[Type],
    given: Mapping[str, Attribute] | None = None,
    place: AnyLocation = UNKNOWN_LOC,
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


_Dictionaries = tuple[DictionaryAttr, DictionaryAttr]


class _Recipe(NamedTuple):
    """The ops of a body, and the number of the value that it comes to.

    Operands are numbers as well: of arguments, and of results after those.
    """

    ops: tuple[tuple[str, tuple[int, ...], tuple[Type, ...], _Dictionaries], ...]
    result: int


_MANY: Final = 1024
_recipes: Final[dict[tuple[object, ...], _Recipe]] = {}
"""By the expression, the cast, and the types of the arguments."""


def add_body(block: Block, expression: Expression, cast: str = "cast_signed") -> Value:
    """Appends the ops of an expression of a block's arguments; returns its value.

    `cast` is the function that `("cast", …)` stands for: an op's attribute has it.
    Raises `Unsupported` where a function does not take the types it is given.
    """
    key = (expression, cast, *[argument.type for argument in block.arguments])
    recipe = _recipes.get(key)
    values: list[Value] = list(block.arguments)
    if recipe is None:
        before = warned[0]
        result = _Scalars(block, cast).build(expression)
        # What is warned of is warned of again.
        if warned[0] == before and len(_recipes) < _MANY:
            _recipes[key] = _recipe_of(block, result)
        return result
    for name, numbers, types, dictionaries in recipe.ops:
        operands = tuple([values[number] for number in numbers])
        op = make_last(block, name, operands, types, dictionaries, UNKNOWN_LOC)
        values += op.results
    return values[recipe.result]


def _recipe_of(block: Block, result: Value) -> _Recipe:
    numbers: dict[Value, int] = {}
    for value in (*block.arguments, *[r for op in block for r in op.results]):
        numbers[value] = len(numbers)
    ops = [
        (
            op.name,
            tuple([numbers[operand] for operand in op.operands]),
            tuple([result.type for result in op.results]),
            (op.properties, op.attributes),
        )
        for op in block
    ]
    return _Recipe(tuple(ops), numbers[result])


class _Scalars:
    """Builds the ops of expressions at the end of a block."""

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

    def _add(self, cls: type[Op], operands: Sequence[Value], ty: Type) -> Value:
        return add_op(self._block, cls.op_name, operands, (ty,))[0]

    def _constant(self, attr: IntegerAttr | FloatAttr) -> Value:
        given = {"value": attr}
        name = arith.ConstantOp.op_name
        return add_op(self._block, name, (), (attr.type,), given)[0]

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
        return self._add(_ops_of_floats()[name], operands, ty)

    def _binary(self, name: str, left: Value, right: Value) -> Value:
        column = _column(left.type, right.type)
        if column is None:
            raise Unsupported(
                "Cannot build binary Linalg operation: expects allComplex, "
                f"allFloatingPoint, or allInteger, got '{left.type}' and "
                f"'{right.type}'"
            )
        op = _ops_of_two()[name][column]
        if isinstance(op, str):
            raise Unsupported("unsupported operation: " + op)
        return self._add(op, (left, right), left.type)

    def _select(self, *given: Expression) -> Value:
        values = [self.build(argument) for argument in given]
        return self._add(arith.SelectOp, values, values[2].type)

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
        if _is_as_wide(value.type, ty):
            return value
        cls = _cast_op(value.type, ty, unsigned)
        return _not_cast(value, ty) if cls is None else self._add(cls, (value,), ty)

    def _to_complex(self, value: Value, ty: ComplexType, unsigned: bool) -> Value:
        element = ty.element
        source = value.type
        if not isinstance(element, FloatType):
            return _not_cast(value, ty)
        if isinstance(source, IntegerType | FloatType):
            real = self._resize(value, element, unsigned)
            zero = self._constant(FloatAttr(0.0, element))
            return self._add(complex_.CreateOp, (real, zero), ty)
        part = source.element if isinstance(source, ComplexType) else None
        if not isinstance(part, FloatType):
            return _not_cast(value, ty)
        of_parts = complex_.ReOp, complex_.ImOp
        halves = [self._add(of_part, (value,), part) for of_part in of_parts]
        cast = arith.TruncFOp if element.width < part.width else arith.ExtFOp
        halves = [self._add(cast, (half,), element) for half in halves]
        return self._add(complex_.CreateOp, halves, ty)


def _column(left: Type, right: Type) -> int | None:
    """The position of two types in the entries of `_ops_of_two`."""
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


_NUMBERS: Final = (IntegerType, FloatType)


def _is_as_wide(source: Type, target: Type) -> bool:
    """Whether both are integers, or floats, of as many bits: there is no cast then."""
    return any(
        isinstance(source, kind)
        and isinstance(target, kind)
        and source.width == target.width
        for kind in _NUMBERS
    )


def _cast_op(source: Type, target: Type, unsigned: bool) -> type[Op] | None:
    """The op of a cast to a number of another kind or width."""
    for kind in _NUMBERS:
        if isinstance(source, kind) and isinstance(target, kind):
            signed_cast, unsigned_cast, narrower = _resizes(kind)
            if target.width < source.width:
                return narrower
            return unsigned_cast if unsigned else signed_cast
    known = _casts().get((type(source), type(target)))
    return known[unsigned] if known is not None else None
