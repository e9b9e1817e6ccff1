"""Values with operators: `a + b * 2` makes the ops of arith that it stands for.

`number`, `signed` and `unsigned` wrap a value; constructors of ops and rewriters take
what is wrapped. See docs/operators.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NoReturn

from bridge.arguments import checked
from bridge.dialects import arith, complex, math, vector
from bridge.dialects.affine.expressions import Expression, affine
from bridge.ir.core import Operation, Value
from bridge.ir.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.ir.values import Wrapped
from bridge.op.constructing import ValueLike, value

__all__ = [
    "Expression",
    "Number",
    "affine",
    "maximum",
    "minimum",
    "number",
    "signed",
    "unsigned",
]

Sign = Literal["signed", "unsigned", ""]
"""How the bits of an integer are read; nothing is said of it where it is empty."""

Make = Callable[[Value, Value], Operation]


def _remainder(a: Value, b: Value) -> Operation:
    """`a - a // b * b`, which has the sign of `b`, as in Python."""
    whole = arith.MulIOp(arith.FloorDivSIOp(a, b), b)
    return arith.SubIOp(a, whole)


def _compares(floats: str, integers: Mapping[str, str]) -> dict[str, Make]:
    """A comparison, by its predicates of floats and of integers."""

    def of(predicate: str) -> Make:
        return lambda a, b: arith.CmpIOp(predicate, a, b)

    made: dict[str, Make] = {kind: of(word) for kind, word in integers.items()}
    made["float"] = lambda a, b: arith.CmpFOp(floats, a, b)
    return made


def _order(word: str) -> dict[str, Make]:
    return _compares(f"o{word}", {"signed": f"s{word}", "unsigned": f"u{word}"})


_OPERATORS: Final[Mapping[str, Mapping[str, Make]]] = {
    "+": {"float": arith.AddFOp, "integer": arith.AddIOp, "complex": complex.AddOp},
    "-": {"float": arith.SubFOp, "integer": arith.SubIOp, "complex": complex.SubOp},
    "*": {"float": arith.MulFOp, "integer": arith.MulIOp, "complex": complex.MulOp},
    "/": {"float": arith.DivFOp, "complex": complex.DivOp},
    "//": {"signed": arith.FloorDivSIOp, "unsigned": arith.DivUIOp},
    "%": {"signed": _remainder, "unsigned": arith.RemUIOp},
    "**": {"float": math.PowFOp, "signed": math.IPowIOp, "complex": complex.PowOp},
    "<<": {"integer": arith.ShLIOp},
    ">>": {"signed": arith.ShRSIOp, "unsigned": arith.ShRUIOp},
    "&": {"integer": arith.AndIOp},
    "|": {"integer": arith.OrIOp},
    "^": {"integer": arith.XOrIOp},
    "minimum": {
        "float": arith.MinimumFOp,
        "signed": arith.MinSIOp,
        "unsigned": arith.MinUIOp,
    },
    "maximum": {
        "float": arith.MaximumFOp,
        "signed": arith.MaxSIOp,
        "unsigned": arith.MaxUIOp,
    },
    # What is not equal to itself is not: as in Python, and unlike the rest.
    "==": {**_compares("oeq", {"integer": "eq"}), "complex": complex.EqualOp},
    "!=": {**_compares("une", {"integer": "ne"}), "complex": complex.NotEqualOp},
    "<": _order("lt"),
    "<=": _order("le"),
    ">": _order("gt"),
    ">=": _order("ge"),
}
"""What an operator makes, by the kind of what it is applied to."""

_COMPARISONS: Final = ("==", "!=", "<", "<=", ">", ">=")


_Many = VectorType | RankedTensorType | UnrankedTensorType
"""What arith works on elementwise."""


def _element(ty: Type) -> Type:
    """The type of one number of a value."""
    return ty.element if isinstance(ty, _Many) else ty


def _kind(ty: Type) -> str:
    """The column of `_OPERATORS` for a type; empty where it has no operators."""
    element = _element(ty)
    if isinstance(element, IntegerType | IndexType):
        return "integer"
    if isinstance(element, FloatType):
        return "float"
    return "complex" if isinstance(element, ComplexType) else ""


class Number(Wrapped):
    """A value with operators, each of which makes ops where the builder says.

    Truth is refused, since what a comparison gives is known when the program runs.
    """

    __slots__ = ("_sign", "_value")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: Value, sign: Sign) -> None:
        self._value = value
        self._sign: Sign = sign

    @property
    def value(self) -> Value:
        """The value that is wrapped."""
        return self._value

    @property
    def type(self) -> Type:
        """The type of the value."""
        return self._value.type

    @property
    def sign(self) -> Sign:
        """How its bits are read where it is an integer."""
        return self._sign

    def as_value(self) -> Value:
        return self._value

    def __repr__(self) -> str:
        return f"<{self._sign or 'number'} {self._value!r}>"

    def __bool__(self) -> NoReturn:
        raise TypeError(
            "a value has no truth while the program is built: use 'select', or an op"
        )

    def __add__(self, other: NumberLike) -> Number:
        return _apply("+", self, other)

    def __radd__(self, other: NumberLike) -> Number:
        return _apply("+", self, other, swapped=True)

    def __sub__(self, other: NumberLike) -> Number:
        return _apply("-", self, other)

    def __rsub__(self, other: NumberLike) -> Number:
        return _apply("-", self, other, swapped=True)

    def __mul__(self, other: NumberLike) -> Number:
        return _apply("*", self, other)

    def __rmul__(self, other: NumberLike) -> Number:
        return _apply("*", self, other, swapped=True)

    def __truediv__(self, other: NumberLike) -> Number:
        return _apply("/", self, other)

    def __rtruediv__(self, other: NumberLike) -> Number:
        return _apply("/", self, other, swapped=True)

    def __floordiv__(self, other: NumberLike) -> Number:
        return _apply("//", self, other)

    def __rfloordiv__(self, other: NumberLike) -> Number:
        return _apply("//", self, other, swapped=True)

    def __mod__(self, other: NumberLike) -> Number:
        return _apply("%", self, other)

    def __rmod__(self, other: NumberLike) -> Number:
        return _apply("%", self, other, swapped=True)

    def __pow__(self, other: NumberLike) -> Number:
        return _apply("**", self, other)

    def __rpow__(self, other: NumberLike) -> Number:
        return _apply("**", self, other, swapped=True)

    def __lshift__(self, other: NumberLike) -> Number:
        return _apply("<<", self, other)

    def __rlshift__(self, other: NumberLike) -> Number:
        return _apply("<<", self, other, swapped=True)

    def __rshift__(self, other: NumberLike) -> Number:
        return _apply(">>", self, other)

    def __rrshift__(self, other: NumberLike) -> Number:
        return _apply(">>", self, other, swapped=True)

    def __and__(self, other: NumberLike) -> Number:
        return _apply("&", self, other)

    __rand__ = __and__

    def __or__(self, other: NumberLike) -> Number:
        return _apply("|", self, other)

    __ror__ = __or__

    def __xor__(self, other: NumberLike) -> Number:
        return _apply("^", self, other)

    __rxor__ = __xor__

    def __eq__(self, other: NumberLike) -> Number:  # type: ignore[override]
        return _apply("==", self, other)

    def __ne__(self, other: NumberLike) -> Number:  # type: ignore[override]
        return _apply("!=", self, other)

    def __lt__(self, other: NumberLike) -> Number:
        return _apply("<", self, other)

    def __le__(self, other: NumberLike) -> Number:
        return _apply("<=", self, other)

    def __gt__(self, other: NumberLike) -> Number:
        return _apply(">", self, other)

    def __ge__(self, other: NumberLike) -> Number:
        return _apply(">=", self, other)

    def __pos__(self) -> Number:
        return self

    def __neg__(self) -> Number:
        if _kind(self.type) == "float":
            return self._like(arith.NegFOp(self))
        if _kind(self.type) == "complex":
            return self._like(complex.NegOp(self))
        return 0 - self

    def __invert__(self) -> Number:
        return self ^ (True if _element(self.type) is _BIT else -1)

    def __abs__(self) -> Number:
        """Raises `TypeError` for an integer that nothing says the sign of."""
        kind = _kind(self.type)
        if kind == "float":
            return self._like(math.AbsFOp(self))
        if kind == "integer" and self._sign == "signed":
            return self._like(math.AbsIOp(self))
        if self._sign == "unsigned":
            return self
        raise _undefined("abs", self, _FROM_FLOAT if kind == "integer" else {})

    @checked
    def to(self, type: Type) -> Number:
        """The number as one of another type, by a cast of arith.

        Raises `TypeError` where there is none, or where it depends on the sign.
        """
        if type is self.type:
            return self
        found = _cast(self, type)
        return Number(found.results[0], self._sign or _usual(type))

    def select(self, yes: NumberLike, no: NumberLike) -> Number:
        """`yes` where this bit is set, else `no`; one may be a Python number."""
        model = no if isinstance(yes, int | float) else yes
        if isinstance(model, int | float):
            raise TypeError(
                "select: 'yes' or 'no' must be a value: numbers have no type"
            )
        known = model if isinstance(model, Number) else number(model)
        first, second = (_operand("select", known, one) for one in (yes, no))
        return known._like(arith.SelectOp(self, first, second))

    def _like(self, op: Operation) -> Number:
        return Number(op.results[0], self._sign)


NumberLike = Number | ValueLike | int | float
"""What an operator takes; a number of Python becomes a constant."""

_BIT: Final = IntegerType(1)


def _wrapped(given: ValueLike, sign: Sign, where: str) -> Number:
    found = value(given, "value", where)
    if not _kind(found.type):
        raise TypeError(f"{where}: 'value' must be of numbers, not of {found.type}")
    return Number(found, sign or _usual(found.type))


def _usual(ty: Type) -> Sign:
    """Indices are read with a sign, as everywhere in MLIR."""
    return "signed" if isinstance(_element(ty), IndexType) else ""


def number(value: ValueLike) -> Number:
    """A value with operators. Those that depend on an integer's sign are refused.

    Raises `TypeError` where it is not of numbers: integers, indices, floats, complex
    ones, or vectors and tensors of them.
    """
    return _wrapped(value, "", "number")


def signed(value: ValueLike) -> Number:
    """A value with operators, integers read as signed. Raises as `number` does."""
    return _wrapped(value, "signed", "signed")


def unsigned(value: ValueLike) -> Number:
    """A value with operators, integers read as unsigned. Raises as `number` does."""
    return _wrapped(value, "unsigned", "unsigned")


def minimum(a: Number, b: NumberLike) -> Number:
    """The smaller one; of floats NaN where one of them is."""
    return _apply("minimum", _the_first(a, "minimum"), b)


def maximum(a: Number, b: NumberLike) -> Number:
    """The larger one; of floats NaN where one of them is."""
    return _apply("maximum", _the_first(a, "maximum"), b)


def _the_first(a: object, where: str) -> Number:
    if isinstance(a, Number):
        return a
    raise TypeError(f"{where}: 'a' must be Number, not {type(a).__name__}")


# Applying -------------------------------------------------------------------------


def _apply(
    name: str, this: Number, other: NumberLike, *, swapped: bool = False
) -> Number:
    """Makes the op of an operator, and the constant or broadcast that it needs."""
    sign = _common_sign(name, this, other)
    make = _maker(name, this, sign)
    that = _operand(name, this, other)
    mine = _spread(this.value, that.type)
    operands = (that, mine) if swapped else (mine, that)
    found = make(*operands).results[0]
    return Number(found, "" if name in _COMPARISONS else sign)


def _common_sign(name: str, this: Number, other: NumberLike) -> Sign:
    """The sign of both; raises `TypeError` where they differ."""
    sign = other.sign if isinstance(other, Number) else ""
    if sign and this.sign and sign != this.sign:
        raise TypeError(f"{name!r} of a signed and an unsigned number")
    return this.sign or sign


def _maker(name: str, this: Number, sign: Sign) -> Make:
    row = _OPERATORS[name]
    kind = _kind(this.type)
    found = row.get(kind) or (row.get(sign) if kind == "integer" and sign else None)
    if found is None:
        raise _undefined(name, this, row if kind == "integer" and not sign else {})
    return found


def _undefined(name: str, this: Number, signs: Mapping[str, object]) -> TypeError:
    """What is raised where no op fits, or where it depends on the sign which does."""
    if "signed" in signs or "unsigned" in signs:
        return TypeError(
            f"{name!r} of {this.type} depends on its sign: use 'signed' or 'unsigned'"
        )
    sign = f"{this.sign} " if _kind(this.type) == "integer" and this.sign else ""
    return TypeError(f"{name!r} is not defined for {sign}{this.type}")


def _operand(name: str, this: Number, other: NumberLike) -> Value:
    """The other operand, as a value of the type that both must have."""
    if isinstance(other, int | float):
        return _constant(other, this.type)
    that = value(other, "operand", repr(name))
    if that.type is this.type:
        return that
    if _element(this.type) is that.type or _element(that.type) is this.type:
        return _spread(that, this.type)
    raise TypeError(f"{name!r} of {this.type} and {that.type}")


def _spread(one: Value, ty: Type) -> Value:
    """A scalar as a vector whose elements it is; anything else as it is."""
    if isinstance(ty, VectorType) and ty.element is one.type:
        return vector.BroadcastOp(ty, one).result
    if isinstance(ty, _Many) and ty.element is one.type:
        raise TypeError(f"a number of {one.type} is not spread over {ty}")
    return one


def _constant(given: int | float, ty: Type) -> Value:
    """A number of Python, as a constant of a type."""
    if isinstance(ty, ComplexType):
        parts = [_constant(n, ty.element) for n in (given, 0)]
        return complex.CreateOp(ty, *parts).result
    return arith.ConstantOp(given, ty).result


# Casts ----------------------------------------------------------------------------

_Casts = Mapping[str, Callable[[Type, Number], Operation]]

_INDEX_CASTS: Final[_Casts] = {
    "signed": arith.IndexCastOp,
    "unsigned": arith.IndexCastUIOp,
}
_EXTENSIONS: Final[_Casts] = {"signed": arith.ExtSIOp, "unsigned": arith.ExtUIOp}
_TO_FLOAT: Final[_Casts] = {"signed": arith.SIToFPOp, "unsigned": arith.UIToFPOp}
_FROM_FLOAT: Final[_Casts] = {"signed": arith.FPToSIOp, "unsigned": arith.FPToUIOp}


def _cast(this: Number, ty: Type) -> Operation:
    """The op that makes a number one of another type."""
    old, new = _element(this.type), _element(ty)
    match old, new:
        case (IndexType(), IntegerType()) | (IntegerType(), IndexType()):
            casts = _INDEX_CASTS
        case IntegerType(), IntegerType() if new.width < old.width:
            return arith.TruncIOp(ty, this)
        case IntegerType(), IntegerType():
            casts = _EXTENSIONS
        case IntegerType(), FloatType():
            casts = _TO_FLOAT
        case FloatType(), IntegerType():
            casts = _FROM_FLOAT
        case FloatType(), FloatType() if new.width != old.width:
            return (arith.TruncFOp if new.width < old.width else arith.ExtFOp)(ty, this)
        case FloatType(), FloatType():
            return arith.ConvertFOp(ty, this)
        case _:
            raise TypeError(f"there is no cast from {this.type} to {ty}")
    # A bit is what a comparison gives: as a number it is 0 or 1.
    sign = this.sign or ("unsigned" if old is _BIT else "")
    if not sign:
        raise _undefined(f"to {ty}", this, casts)
    return casts[sign](ty, this)
