"""Folding: what an operation's results are, without running it or making new ones.

The class of an op says it by `fold`; what its traits say comes after that.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Final, cast

from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
)
from bridge.ir.core import Operation, Value
from bridge.ir.dense import pack_bits, storage_size, unpack, unpack_bits
from bridge.ir.shapes import element_or_self
from bridge.ir.types import FloatType, IndexType, IntegerType, RankedType, Type
from bridge.later import deferred
from bridge.op.base import Op
from bridge.op.by_class import ByClass

if TYPE_CHECKING:
    from bridge.interpreter import floats, poison, wide
else:
    wide = deferred("bridge.interpreter.wide")
    floats = deferred("bridge.interpreter.floats")
    poison = deferred("bridge.interpreter.poison")

Constants = tuple[Attribute | None, ...]
"""For each operand its value, where an op that is a constant defines it."""

Folded = Value | Attribute | Sequence[Value | Attribute] | None
"""One for each result, or one for the one result; `None` where nothing is known.

An operation that was changed in place returns its own results.
"""


def constant_of(value: Value) -> Attribute | None:
    """The attribute that a value is, where an op that is a constant defines it."""
    op = value.defining_op
    if op is None or not IS_CONSTANT[type(op)]:
        return None
    return value_of_constant(op)


def value_of_constant(op: Operation) -> Attribute | None:
    """The attribute that an op which is a constant stands for."""
    found = op.properties.get("value")
    return told_value(op) if found is None else found


def told_value(op: Operation) -> Attribute | None:
    """The attribute of a constant that has no `value`, where its class tells one."""
    return op.constant() if isinstance(op, TellsConstant) else None


class TellsConstant(Op):
    """A constant that has no `value`: its class tells what it stands for."""

    @abstractmethod
    def constant(self) -> Attribute:
        """The attribute that it is folded to."""


def _is_constant(cls: type[Operation]) -> bool:
    """Whether the ops of a class are nothing but constants."""
    return (
        issubclass(cls, Op)
        and hasattr(cls, "row")
        and ("ConstantLike" in cls.row.trait_names)
    )


IS_CONSTANT: Final = ByClass(_is_constant)


Rule = Callable[[Op, Constants], Folded]


def _fold_rules(cls: type[Operation]) -> tuple[Rule, ...]:
    """How ops of a class are folded: by the class, then by each of its traits."""
    if not issubclass(cls, Op) or IS_CONSTANT[cls]:
        # A constant would be folded to its value, and made anew of that.
        return ()
    own: list[Rule] = [] if cls.fold is Op.fold else [cls.fold]
    return (*own, *(r for t, r in _TRAITS.items() if t in cls.row.trait_names))


FOLD_RULES: Final = ByClass(_fold_rules)


def fold(op: Operation) -> Sequence[Value | Attribute] | None:
    """What the results of an operation are; `None` where that is not known.

    It may have been changed in place: then it is its own results.
    """
    rules = FOLD_RULES[type(op)]
    if not rules or not isinstance(op, Op):
        return None
    constants = tuple([constant_of(value) for value in op.operands])
    for rule in rules:
        found = rule(op, constants)
        if found is not None:
            return as_sequence(found)
    return None


def as_sequence(folded: Folded) -> Sequence[Value | Attribute]:
    """What results are folded to, one for each of them."""
    assert folded is not None  # it is known
    return folded if isinstance(folded, Sequence) else (folded,)


def _fold_commutative(op: Operation, constants: Constants) -> Folded:
    """Constants come last; the order of all others stays."""
    known = [constant is not None for constant in constants]
    if known == sorted(known):
        return None
    order = sorted(range(len(known)), key=known.__getitem__)
    op.operands = [op.operands[i] for i in order]
    return op.results


def _fold_idempotent(op: Operation, constants: Constants) -> Folded:
    """`f(x, x)` is `x`, and `f(f(x))` is `f(x)`."""
    first = op.operands[0] if op.operands else None
    if first is None or first.type is not op.results[0].type:
        return None
    if len(op.operands) == 2:
        return first if first is op.operands[1] else None
    inner = first.defining_op
    return first if inner is not None and inner.name == op.name else None


def _fold_involution(op: Operation, constants: Constants) -> Folded:
    """`f(f(x))` is `x`."""
    inner = op.operands[0].defining_op if len(op.operands) == 1 else None
    if inner is None or inner.name != op.name:
        return None
    found = inner.operands[0]
    return found if found.type is op.results[0].type else None


def _fold_cast(op: Operation, constants: Constants) -> Folded:
    """A cast to the type that there is already."""
    types = [value.type for value in op.operands]
    same = bool(types) and types == [result.type for result in op.results]
    return op.operands if same else None


_TRAITS: Final[dict[str, Rule]] = {
    "CastOpInterface": _fold_cast,
    "Commutative": _fold_commutative,
    "Idempotent": _fold_idempotent,
    "Involution": _fold_involution,
}
"""What upstream folds by a trait alone."""


# Computing with constants

Number = int | float
"""What ops compute with; integers are signed."""

Compute = Callable[..., object]
"""What an op does with scalars; see `bridge.op.elementwise`."""


def computed(
    compute: Compute, constants: Constants, result: Type, *, keeps_bits: bool = False
) -> Attribute | None:
    """The attribute of a result, computed from those of all operands.

    Scalars, splats and other elements; `None` where one is not known, or the program
    would do what is undefined, or the result be poison. Of poison it is poison. What
    `keeps_bits` gives, a NaN too, is as it is; else a NaN of numbers is made alike.
    """
    if not keeps_bits:
        compute = _with_alike_nans(compute)
    poisoned = poison_among(constants)
    if poisoned is not None:
        return poisoned
    if not constants or None in constants:
        return None
    if isinstance(result, RankedType):
        return _computed_elements(compute, constants, result)
    values = [_scalar(constant) for constant in constants]
    found = None if None in values else _run(compute, values)
    return None if found is None else _attribute(found, result)


def poison_among(constants: Constants) -> Attribute | None:
    """The first of some constants that is poison."""
    for constant in constants:
        if isinstance(constant, DialectAttr) and constant.mnemonic == "poison":
            return constant
    return None


def _computed_elements(
    compute: Compute, constants: Constants, result: RankedType
) -> Attribute | None:
    given = [a for a in constants if isinstance(a, DenseElementsAttr)]
    if len(given) != len(constants) or not result.has_static_shape:
        return None
    columns = [_elements(attr) for attr in given]
    if all(a.splat for a in given):
        rows = [tuple(column[0] for column in columns)]
    else:
        count = max(len(column) for column in columns)
        rows = list(
            zip(
                *(
                    repeat(c[0], count) if a.splat else c
                    for a, c in zip(given, columns, strict=True)
                ),
                strict=False,
            )
        )
    values = [_run(compute, row) for row in rows]
    known = [value for value in values if value is not None]
    return _dense(result, known) if len(known) == len(values) else None


def _elements(attr: DenseElementsAttr) -> list[Number]:
    """The elements of an attribute; of a splat only one."""
    ty = attr.element
    if isinstance(ty, FloatType) and wide.is_wide(ty.format):
        return [floats.of_bits(ty.format, n) for n in unpack_bits(ty, attr.data)]
    return [_element(ty, n) for n in unpack(ty, attr.data)]


def _dense(result: RankedType, values: Sequence[Number]) -> DenseElementsAttr:
    ty = result.element
    # Of a NaN the number does not say which one it is.
    has_nan = any(value != value for value in values)
    if isinstance(ty, FloatType) and (has_nan or wide.is_wide(ty.format)):
        bits = [floats.bits_of(ty.format, value) for value in values]
        return DenseElementsAttr(result, pack_bits(ty, bits))
    return DenseElementsAttr.of(result, [_number(value, ty) for value in values])


def _run(compute: Compute, values: Sequence[object]) -> Number | None:
    try:
        found = compute(*values)
    except poison.Undefined:
        return None
    return None if poison.is_poison(found) else cast(Number, found)


def _with_alike_nans(compute: Compute) -> Compute:
    """A NaN that comes of numbers has the same bits on every machine."""

    def run(*values: object) -> object:
        found = compute(*values)
        if found != found and not any(value != value for value in values):
            return math.nan
        return found

    return run


def _scalar(constant: Attribute | None) -> Number | None:
    if isinstance(constant, IntegerAttr):
        return constant.signed
    if isinstance(constant, FloatAttr) and isinstance(constant.type, FloatType):
        return floats.of_bits(constant.type.format, constant.bits)
    return None


def _element(ty: Type, value: Number) -> Number:
    if isinstance(ty, IntegerType | IndexType):
        return IntegerAttr.wrapped(int(value), ty).signed
    found: float = value
    return found


def _number(value: Number, element: Type) -> Number:
    found = _attribute(value, element)
    assert isinstance(found, IntegerAttr | FloatAttr)
    return found.value


def _attribute(value: Number, ty: Type) -> Attribute:
    if isinstance(ty, FloatType):
        return FloatAttr.of_bits(floats.bits_of(ty.format, value), ty)
    return IntegerAttr.wrapped(int(value), ty)


# Constants of one number, scalar or splat


def number_of(constant: Attribute | None) -> Number | None:
    """The number a constant is, or each element of a splat; integers are signed."""
    if isinstance(constant, DenseElementsAttr):
        if not constant.splat:
            return None
        return _elements(constant)[0]
    return _scalar(constant)


def known_numbers(constants: Sequence[Attribute | None]) -> list[int | None]:
    """The integers that constants are; `None` for each that is none."""
    return [a.signed if isinstance(a, IntegerAttr) else None for a in constants]


def element_of(elements: DenseElementsAttr, indices: Sequence[int]) -> Attribute | None:
    """The attribute of one element; `None` where it is no number, or out of bounds."""
    at = 0
    for index, size in zip(indices, elements.shape, strict=True):
        if not 0 <= index < size:
            return None
        at = at * size + index
    return element_at(elements, at)


def element_at(elements: DenseElementsAttr, at: int) -> Attribute | None:
    """The attribute of an element by its number in order, as `element_of`."""
    element = elements.element
    if not isinstance(element, IntegerType | IndexType | FloatType):
        return None
    if not 0 <= at < elements.num_elements:
        return None
    bits = unpack_bits(element, raw_element(elements, at))[0]
    if isinstance(element, FloatType):
        return FloatAttr.of_bits(bits, element)
    return IntegerAttr.wrapped(bits, element)


def raw_element(elements: DenseElementsAttr, at: int) -> bytes:
    """An element by its number in order, as `data` has it."""
    size = storage_size(elements.element)
    start = 0 if elements.splat else at * size
    return elements.data[start : start + size]


def constant_like(ty: Type, value: Number) -> Attribute | None:
    """A number as an attribute of a type: a scalar, or a splat of static shape."""
    element = element_or_self(ty)
    if not isinstance(element, IntegerType | IndexType | FloatType):
        return None
    if element is ty:
        return _attribute(value, ty)
    if isinstance(ty, RankedType) and ty.has_static_shape:
        return _dense(ty, [value])
    return None
