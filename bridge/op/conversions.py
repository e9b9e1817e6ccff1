"""Attributes of Python's values: what a row asks for, made of what is natural to write.

`conversion` returns the function of one constraint. What is an attribute already is
taken as it is where it is of the class that is stored; `TypeError` and `ValueError`
say what the constraint wants.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from numbers import Real
from operator import index
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.affine import AffineExpr, AffineMap, IntegerSet
from bridge.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.core import Operation
from bridge.ir.dense import numpy_dtype
from bridge.ir.floats import FORMATS, dtype_of
from bridge.ir.types import (
    F64,
    I1,
    I8,
    I16,
    I32,
    I64,
    ComplexType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    RankedTensorType,
    RankedType,
    Type,
    as_shaped,
)
from bridge.later import deferred
from bridge.ods.entries import Json
from bridge.ods.enums import Enum, enum_named
from bridge.ods.kinds import builtin_type, kind
from bridge.ods.native import Inconvertible
from bridge.ods.native import conversion as property_conversion
from bridge.ods.nodes import definition_of_kind
from bridge.ods.rows import Constraint, Table

if TYPE_CHECKING:
    import numpy as np
else:
    np = deferred("numpy")

Convert = Callable[[object], "Attribute | None"]
"""Makes an attribute of a value; None where the value says that there is none."""


def _refused(wanted: str, value: object) -> TypeError:
    given = "None" if value is None else type(value).__name__
    return TypeError(f"must be {wanted}, not {given}")


# Single values --------------------------------------------------------------------


def integer_attr(ty: Type, value: object) -> Attribute:
    """An integer as an attribute of a type; raises `ValueError` where it is no number
    of it."""
    if isinstance(value, float) or not hasattr(type(value), "__index__"):
        raise _refused("int", value)
    number = index(value)  # type: ignore[arg-type]
    return IntegerAttr(number, ty)


def float_attr(ty: Type, value: object) -> Attribute:
    """A number as an attribute of a type of floats."""
    if not isinstance(value, Real) and not hasattr(type(value), "__float__"):
        raise _refused("float", value)
    return FloatAttr(float(value), ty)  # type: ignore[arg-type]


def number_attr(ty: Type, value: object) -> Attribute:
    """A number, or a number for all elements, as an attribute of a type.

    An array of numpy, or nested sequences, are dense elements of a shaped type.
    """
    if isinstance(ty, IntegerType | IndexType):
        if isinstance(value, bool) and ty is I1:
            return TRUE if value else FALSE
        return integer_attr(ty, value)
    if isinstance(ty, FloatType):
        return float_attr(ty, value)
    shaped = as_shaped(ty)
    if shaped is None:
        raise ValueError(f"must be an attribute: a constant of {ty} has no other form")
    if isinstance(value, Real):
        return DenseElementsAttr.of(ty, [value])  # type: ignore[list-item]
    return _dense(ty, shaped, value)


def _dense(ty: Type, shaped: RankedType, value: object) -> Attribute:
    array = np.asarray(value)
    wanted = numpy_dtype(shaped.element)
    if wanted is not None and array.dtype != wanted:
        array = array.astype(wanted)
    return DenseElementsAttr.from_numpy(ty, array)


def elements_attr(value: object) -> Attribute:
    """An array of numpy, or nested sequences of numbers, as a dense tensor."""
    array = np.asarray(value)
    element = element_type(array.dtype)
    return DenseElementsAttr.from_numpy(RankedTensorType(array.shape, element), array)


def element_type(dtype: np.dtype) -> Type:
    """The type of elements that numpy calls `dtype`; integers are signless.

    Raises `ValueError` where they are no numbers.
    """
    if dtype.kind == "b":
        return I1
    if dtype.kind in "iu":
        return IntegerType(dtype.itemsize * 8)
    if dtype.kind == "c":
        return ComplexType(FloatType(f"f{dtype.itemsize * 4}"))
    for name, layout in FORMATS.items():
        if dtype_of(layout) == dtype:
            return FloatType(name)
    raise ValueError(f"must be an array of numbers, not of {dtype}")


def text_attr(value: object) -> Attribute:
    if not isinstance(value, str):
        raise _refused("str", value)
    return StringAttr(value)


def symbol_attr(value: object) -> Attribute:
    """A reference to a symbol: by its name, by names one in another, or by the op."""
    if isinstance(value, str):
        return SymbolRefAttr(value)
    if isinstance(value, Operation):
        name = value.get("sym_name")
        if not isinstance(name, StringAttr):
            raise ValueError(f"must be a symbol: {value.name} has no 'sym_name'")
        return SymbolRefAttr(name.value)
    if isinstance(value, tuple) and value and all(isinstance(v, str) for v in value):
        return SymbolRefAttr(value[0], value[1:])
    raise _refused("str", value)


def type_attr(value: object) -> Attribute:
    """A type; a pair of sequences is the type of a function."""
    if isinstance(value, tuple) and len(value) == 2:
        inputs, results = (_as_types(part) for part in value)
        value = FunctionType(inputs, results)
    if not isinstance(value, Type):
        raise _refused("Type", value)
    return TypeAttr(value)


def _as_types(part: object) -> tuple[Type, ...]:
    if isinstance(part, Type):
        return (part,)
    if not isinstance(part, Iterable):
        raise _refused("Sequence[Type]", part)
    return tuple(part)


def map_attr(value: object) -> Attribute:
    """An affine map: a map, or the expressions that it gives."""
    if isinstance(value, AffineExpr | int):
        value = (value,)
    if isinstance(value, Sequence) and not isinstance(value, str):
        value = AffineMap.infer(value)[0]
    if not isinstance(value, AffineMap):
        raise _refused("AffineMap", value)
    return AffineMapAttr(value)


def set_attr(value: object) -> Attribute:
    if not isinstance(value, IntegerSet):
        raise _refused("IntegerSet", value)
    return IntegerSetAttr(value)


def bool_attr(value: object) -> Attribute:
    if not isinstance(value, bool):
        raise _refused("bool", value)
    return TRUE if value else FALSE


def unit_attr(value: object) -> Attribute | None:
    """True is there, False is not."""
    if not isinstance(value, bool):
        raise _refused("bool", value)
    return UNIT if value else None


def dictionary_attr(value: object) -> Attribute:
    """A mapping, its values as `any_attr` makes them."""
    if not isinstance(value, Mapping):
        raise _refused("Mapping[str, ...]", value)
    return DictionaryAttr.of({name: any_attr(entry) for name, entry in value.items()})


def _many(value: object) -> Sequence[Any]:
    if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
        raise _refused("a sequence", value)
    return tuple(value)


def array_attr(part: Convert, value: object) -> Attribute:
    """A sequence, each of its items made by `part`."""
    found = [part(item) for item in _many(value)]
    return ArrayAttr(tuple([UNIT if attr is None else attr for attr in found]))


def numbers_attr(element: Type, value: object) -> Attribute:
    """A sequence of numbers as `array<...>`."""
    numbers = [int(n) if isinstance(n, bool) else n for n in _many(value)]
    return DenseArrayAttr.of(element, numbers)


def any_attr(value: object) -> Attribute:
    """What is natural where nothing says what is wanted: `i64`, `f64`, strings, types.

    Raises `TypeError` for what has no attribute of its own.
    """
    if isinstance(value, Attribute):
        return value
    for cls, make in _NATURAL:
        if isinstance(value, cls):
            found = make(value)
            assert found is not None  # none of them leaves anything out
            return found
    if hasattr(value, "dtype"):
        return elements_attr(value)
    raise _refused("an attribute, or a value that has one", value)


_NATURAL: Final[tuple[tuple[Any, Convert], ...]] = (
    (bool, bool_attr),
    (int, partial(integer_attr, I64)),
    (float, partial(float_attr, F64)),
    (str, text_attr),
    (Type, type_attr),
    (AffineMap, map_attr),
    (IntegerSet, set_attr),
    (Mapping, dictionary_attr),
    ((list, tuple), partial(array_attr, lambda value: any_attr(value))),
)


# Constraints ----------------------------------------------------------------------

_BY_CLASS: Final[dict[str, Convert]] = {
    "AffineMapAttr": map_attr,
    "ArrayAttr": partial(array_attr, any_attr),
    "BoolAttr": bool_attr,
    "DenseBoolArrayAttr": partial(numbers_attr, I1),
    "DenseI16ArrayAttr": partial(numbers_attr, I16),
    "DenseI32ArrayAttr": partial(numbers_attr, I32),
    "DenseI64ArrayAttr": partial(numbers_attr, I64),
    "DenseI8ArrayAttr": partial(numbers_attr, I8),
    "DictionaryAttr": dictionary_attr,
    "ElementsAttr": elements_attr,
    "FlatSymbolRefAttr": symbol_attr,
    "IntegerSetAttr": set_attr,
    "StringAttr": text_attr,
    "SymbolRefAttr": symbol_attr,
    "TypeAttr": type_attr,
    "UnitAttr": unit_attr,
}
"""By the class that is stored, where it says all."""


@cache
def _of_enum(name: str) -> Convert:
    cases = enum_named(name)
    return partial(_case, cases) if cases is not None else any_attr


def _case(cases: Enum, value: object) -> Attribute:
    if isinstance(value, str):
        number = cases.value(value)
        if number is None:
            raise ValueError(f"must be one of {cases.listed()}, not {value!r}")
        value = number
    return integer_attr(IntegerType(cases.width), value)


def conversion(constraint: Constraint, owner: Table, *, is_property: bool) -> Convert:
    """The function that makes what a constraint wants of a value."""
    facts = constraint.facts
    if is_property:
        return partial(_property, property_conversion(constraint, owner.dialect), facts)
    found = _by_facts(facts, constraint.test, owner)
    stored = facts.get("class")
    fits = kind(stored) if stored is not None else None

    def convert(value: object) -> Attribute | None:
        if isinstance(value, Attribute):
            if fits is not None and fits(value) is False:
                raise ValueError(f"must be {constraint.summary}, not {value}")
            return value
        return found(value)

    return convert


def _by_facts(facts: Mapping[str, Json], test: object, owner: Table) -> Convert:
    stored: str = facts.get("class") or ""
    if stored.startswith("enum "):
        return _of_enum(stored.removeprefix("enum "))
    if stored in ("IntegerAttr", "FloatAttr"):
        ty = builtin_type(facts.get("type", "")) or _type_in(owner.test(test), owner)
        make = integer_attr if stored == "IntegerAttr" else float_attr
        usual = I64 if stored == "IntegerAttr" else F64
        return partial(make, ty or usual)
    if stored == "DenseIntElementsAttr":
        return partial(_integer_elements, _type_in(owner.test(test), owner) or I64)
    if stored == "ArrayAttr":
        return partial(array_attr, _of_items(test, owner))
    if stored.startswith("#") and " | " not in stored:
        return partial(_of_definition, facts)
    return _BY_CLASS.get(stored, any_attr)


def _type_in(test: object, owner: Table) -> Type | None:
    """The builtin type that a test compares the type, or the elements, with."""
    if isinstance(test, list):
        if test[:1] == ["is"] and len(test) == 3 and isinstance(test[1], list):
            return builtin_type(test[2])
        for part in test[1:]:
            whole = owner.test(part) if isinstance(part, int) else part
            found = _type_in(whole, owner)
            if found is not None:
                return found
    return None


def _of_items(test: object, owner: Table) -> Convert:
    """What makes the items of an array, by the test of each."""
    each = _each(owner.test(test), owner)
    if each is None:
        return any_attr
    kinds = _kinds(owner.test(each), owner)
    facts = {"class": kinds[0]} if kinds else {}
    return conversion(Constraint("", "", each, facts), owner, is_property=False)


def _each(test: object, owner: Table) -> object:
    """What an array's test demands of each item."""
    if isinstance(test, list) and test[:1] == ["each"]:
        found: object = test[2]
        return found
    parts = test[1:] if isinstance(test, list) and test[:1] == ["and"] else ()
    return next(
        (
            found
            for part in parts
            if (found := _each(owner.test(part), owner)) is not None
        ),
        None,
    )


def _kinds(test: object, owner: Table) -> list[str]:
    """The one kind that an item must be of, if the test says it."""
    if not isinstance(test, list):
        return []
    if test[:2] == ["is", "self"] and len(test) == 3:
        return [test[2]]
    parts = test[1:] if test[:1] == ["and"] else ()
    return next(
        (found for part in parts if (found := _kinds(owner.test(part), owner))), []
    )


def _integer_elements(element: Type, value: Any) -> Attribute:
    """Integers as a dense tensor of the element type that a row asks for."""
    shape = np.shape(value)
    flat = [int(number) for number in np.ravel(value)]
    return DenseElementsAttr.of(RankedTensorType(shape, element), flat)


def _of_definition(facts: Mapping[str, object], value: object) -> Attribute:
    """An attribute of a dialect from its parameters: one, or a tuple of them."""
    found = definition_of_kind(facts)
    cls = found.cls if found is not None else None
    if cls is None:
        raise _refused(f"an attribute {facts['class']}<...>", value)
    made: Attribute = cls(*value) if isinstance(value, tuple) else cls(value)
    return made


_PLAIN: Final[dict[str, Convert]] = {
    "bool": lambda value: unit_attr(value) or FALSE,
    "std::optional<int64_t>": lambda n: ArrayAttr((integer_attr(I64, n),)),
}


def _property(
    convert: Callable[[Attribute], Attribute] | None,
    facts: Mapping[str, Json],
    value: object,
) -> Attribute | None:
    """A property that is no attribute, as the attribute that stands for it."""
    if isinstance(value, Attribute):
        try:
            return value if convert is None else convert(value)
        except Inconvertible as fault:
            raise ValueError(str(fault)) from None
    if "enum" in facts:
        return _of_enum(facts["enum"])(value)
    return _PLAIN.get(facts.get("property", ""), any_attr)(value)
