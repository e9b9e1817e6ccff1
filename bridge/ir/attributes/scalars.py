"""Attributes that are one thing: a number, a string, a symbol, a type, a map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING, Final

from bridge.ir import dense
from bridge.ir.affine import AffineMap, IntegerSet
from bridge.ir.attributes.base import Attribute
from bridge.ir.floats import canonical as canonical_float
from bridge.ir.floats import encode, from_float, to_float
from bridge.ir.parts import merged
from bridge.ir.types import (
    DYNAMIC,
    I1,
    FloatType,
    IndexType,
    IntegerType,
    NoneType,
    Type,
    mnemonic,
)


class UnitAttr(Attribute):
    """`unit`: present or absent, nothing more."""


class IntegerAttr(Attribute):
    """`7 : i32`, `true`, `3 : index`; `value` is as printed (signless as signed).

    A signless value may be given in the range of either sign. `ValueError` is raised
    for one outside the type's range, and where the type is no integer's.
    """

    value: int
    type: Type

    may_be_memory_space = True

    @classmethod
    def canonical(cls, value: int, type: Type) -> tuple[int, Type]:
        width, lowest, highest = _integer_range(type)
        given, value = value, int(value)
        if value != given:
            raise ValueError("expected an integer")
        if not lowest <= value <= highest:
            raise ValueError("integer constant out of range for attribute")
        if type is I1:
            value &= 1
        elif lowest < 0 and value > ~lowest:
            value -= 1 << width
        return value, type

    @classmethod
    def wrapped(cls, value: int, type: Type) -> IntegerAttr:
        """The attribute of a value modulo the type's width."""
        width, lowest, _ = _integer_range(type)
        value &= (1 << width) - 1
        if lowest < 0 and width and value >> width - 1:
            value -= 1 << width
        if type is I1:
            value &= 1
        return cls.sound(value, type)

    @property
    def is_default_memory_space(self) -> bool:
        return self.value == 0

    @property
    def bits(self) -> int:
        """The value modulo the type's width."""
        return self.value & ((1 << dense.bit_width(self.type)) - 1)

    @property
    def signed(self) -> int:
        """The bits as two's complement: of `true`, the one bit is the sign."""
        width = dense.bit_width(self.type)
        return self.bits - (1 << width) if self.bits << 1 >> width else self.bits


@lru_cache(maxsize=256)
def _integer_range(ty: Type) -> tuple[int, int, int]:
    """The width of an integer type, and the values that may be written for it."""
    if isinstance(ty, IndexType):
        return dense.INDEX_WIDTH, -(1 << 63), (1 << 63) - 1
    if not isinstance(ty, IntegerType):
        raise ValueError("expected integer or index type")
    width = ty.width
    lowest = 0 if ty.signedness == "unsigned" or width == 0 else -(1 << width - 1)
    highest = (1 << width - (ty.signedness == "signed" and width > 0)) - 1
    return width, lowest, highest


class FloatAttr(Attribute):
    """`1.0 : f32`: the number of the type's format that is nearest to `value`.

    `bits` is its exact pattern; `FloatAttr.of_bits` makes one of that. `ValueError` is
    raised where the type is none of floats.
    """

    bits: int
    type: Type

    if TYPE_CHECKING:

        def __init__(self, value: float, type: Type) -> None: ...

    @classmethod
    def canonical(cls, value: float, type: Type) -> tuple[int, Type]:
        if not isinstance(value, float | int):
            # What `float` makes a number of is more than numbers: strings are.
            cls._refuse((value, type))
        fmt = _float_type(type).format
        if isinstance(value, int):
            return encode(fmt, value < 0, abs(value), 0), type
        return from_float(fmt, float(value)), type

    @classmethod
    def of_bits(cls, bits: int, type: Type) -> FloatAttr:
        """The attribute of a pattern of the type's format.

        Raises `ValueError` where it does not fit, or the type is none of floats.
        """
        fmt = _float_type(type).format
        if not 0 <= bits < 1 << fmt.sign_bit + 1:
            raise ValueError("the bits do not fit the type")
        found: FloatAttr = cls.stored(canonical_float(fmt, bits), type)
        return found

    @property
    def value(self) -> float:
        """The nearest double; exact but for f80 and f128."""
        assert isinstance(self.type, FloatType)  # checked when made
        return to_float(self.type.format, self.bits)


def _float_type(ty: Type) -> FloatType:
    if not isinstance(ty, FloatType):
        raise ValueError("expected floating point type")
    return ty


def _typed(ty: Type | None) -> Type | None:
    """The type of an attribute that may have none; upstream writes none as `none`."""
    return None if isinstance(ty, NoneType) else ty


class StringAttr(Attribute):
    """`"text"`; bytes that are not UTF-8 are represented by surrogate escapes."""

    value: str
    type: Type | None = None

    may_be_memory_space = True

    @classmethod
    def canonical(cls, value: str, type: Type | None) -> tuple[str, Type | None]:
        return value, _typed(type)

    def check(self) -> None:
        if not self.value.isascii():
            try:
                self.value.encode("utf-8", "surrogateescape")
            except UnicodeEncodeError:
                raise ValueError("half of a surrogate pair") from None


class SymbolRefAttr(Attribute):
    """`@root::@nested`."""

    root: str
    nested: tuple[str, ...] = ()

    @classmethod
    def canonical(cls, root: str, nested: Sequence[str]) -> tuple[str, tuple[str, ...]]:
        return root, tuple(nested)

    @property
    def leaf(self) -> str:
        """The name of the symbol itself, below all it is nested in."""
        return self.nested[-1] if self.nested else self.root


class TypeAttr(Attribute):
    """A type as an attribute."""

    type: Type


def type_of(attr: Attribute | None) -> Type | None:
    """The type that an attribute is; None of what is no type, or missing."""
    return attr.type if isinstance(attr, TypeAttr) else None


class AffineMapAttr(Attribute):
    """`affine_map<(d0) -> (d0)>`."""

    map: AffineMap

    is_layout = True

    @property
    def is_identity_layout(self) -> bool:
        return self.map.is_identity

    def check_layout(self, rank: int) -> None:
        if self.map.num_dims != rank:
            raise ValueError(
                "memref layout mismatch between rank and affine map: "
                f"{rank} != {self.map.num_dims}"
            )


class IntegerSetAttr(Attribute):
    """`affine_set<(d0) : (d0 >= 0)>`."""

    set: IntegerSet


class StridedLayoutAttr(Attribute):
    """`strided<[?, 1], offset: 4>`; `DYNAMIC` for what is known only at run time."""

    strides: tuple[int, ...]
    offset: int = 0

    is_layout = True

    @classmethod
    def canonical(
        cls, strides: Sequence[int], offset: int
    ) -> tuple[tuple[int, ...], int]:
        return tuple(strides), offset

    @property
    def is_dynamic(self) -> bool:
        """Whether the offset or a stride is known only at run time."""
        return self.offset == DYNAMIC or DYNAMIC in self.strides

    def check_layout(self, rank: int) -> None:
        if len(self.strides) != rank:
            raise ValueError("expected the number of strides to match the rank")


_IDENTITIES: Final = count()


class DistinctAttr(Attribute):
    """`distinct[0]<"a">`: equal to itself alone; `identity` distinguishes them.

    `DistinctAttr.create` makes a new one.
    """

    identity: int
    referenced: Attribute

    @classmethod
    def create(cls, referenced: Attribute) -> DistinctAttr:
        """A new attribute, different from every other."""
        return cls(next(_IDENTITIES), referenced)


class DialectAttr(Attribute):
    """An attribute of a dialect: of a class with parameters, or an `OpaqueAttr`."""

    __slots__ = ()

    may_be_memory_space = True

    @property
    def is_location(self) -> bool:
        """Whether its dialect says that it is a location."""
        return False

    @property
    def dialect(self) -> str:
        """The name of the dialect: `llvm` of `#llvm.di_file<"a" in "b">`."""
        raise NotImplementedError

    @property
    def mnemonic(self) -> str:
        """The leading identifier: `di_file` of `#llvm.di_file<"a" in "b">`."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[str | Type | Attribute, ...]:
        """What is printed between the angle brackets of `#dialect<…>`."""
        raise NotImplementedError

    @property
    def type(self) -> Type | None:
        """The type that is printed after it, if it has one."""
        return None


class OpaqueAttr(DialectAttr):
    """An attribute whose parameters are not known, as it is written."""

    dialect: str
    parts: tuple[str | Type | Attribute, ...]
    type: Type | None = None

    @classmethod
    def canonical(
        cls,
        dialect: str,
        parts: str | Sequence[str | Type | Attribute],
        type: Type | None,
    ) -> tuple[str, tuple[str | Type | Attribute, ...], Type | None]:
        pieces = (parts,) if isinstance(parts, str) else merged(parts)
        return dialect, pieces, _typed(type)

    @property
    def mnemonic(self) -> str:
        return mnemonic(self.parts)


# Both are printed, searched for aliases and compared alike.
OpaqueAttr.ground = DialectAttr


class Stripped(Attribute):
    """A dialect's attribute inside another's body, without its mnemonic.

    It is printed by its alias where it has one.
    """

    of: Attribute


class SpelledAs(Attribute):
    """An attribute that is written as another one, and is not equal to it.

    So they have an alias each, with the same definition.
    """

    of: Attribute


UNIT: Final = UnitAttr()


TRUE: Final = IntegerAttr(1, I1)


FALSE: Final = IntegerAttr(0, I1)
