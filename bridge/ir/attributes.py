"""Every builtin attribute of upstream, and those of dialects kept as they are written.

Locations are attributes as well, and live in `bridge.ir.locations`.
"""

from __future__ import annotations

from collections.abc import (
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    Mapping,
    Sequence,
    ValuesView,
)
from itertools import count
from typing import TYPE_CHECKING, Any, ClassVar, Final

from bridge.ir import dense
from bridge.ir.affine import AffineMap, IntegerSet
from bridge.ir.base import Node
from bridge.ir.floats import canonical as canonical_float
from bridge.ir.floats import from_float, to_float
from bridge.ir.resources import Resource
from bridge.ir.types import (
    DYNAMIC,
    I1,
    I64,
    FloatType,
    IndexType,
    IntegerType,
    NoneType,
    RankedTensorType,
    RankedType,
    ShapedType,
    Type,
    is_int_or_float,
    mnemonic,
)

if TYPE_CHECKING:
    import numpy as np


class Attribute(Node):
    """The base of all attributes."""

    may_be_memory_space: ClassVar[bool] = False
    """Whether upstream's memrefs take an attribute of this class as memory space."""

    is_layout: ClassVar[bool] = False
    """Whether an attribute of this class is the layout of a memref."""

    def __str__(self) -> str:
        from bridge.text.attributes import format_attribute

        return format_attribute(self)

    @property
    def is_default_memory_space(self) -> bool:
        """Whether a memref with this memory space is stored without."""
        return False

    @property
    def is_identity_layout(self) -> bool:
        """Whether a memref with this layout is stored without."""
        return False

    def check_layout(self, rank: int) -> None:
        """Raises `ValueError` where this cannot lay out a memref of a rank."""
        raise ValueError("expected a memref layout")


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
        value = int(value)
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
        return cls(value, type)

    @property
    def is_default_memory_space(self) -> bool:
        return self.value == 0

    @property
    def bits(self) -> int:
        """The value modulo the type's width."""
        return self.value & ((1 << dense.bit_width(self.type)) - 1)


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
    """`1.0 : f32`; `bits` is the exact pattern in the type's format.

    `FloatAttr.of` makes one from a float.
    """

    bits: int
    type: Type

    @classmethod
    def canonical(cls, bits: int, type: Type) -> tuple[int, Type]:
        if not isinstance(type, FloatType):
            raise ValueError("expected floating point type")
        if not 0 <= bits < 1 << type.format.sign_bit + 1:
            raise ValueError("the bits do not fit the type")
        return canonical_float(type.format, bits), type

    @classmethod
    def of(cls, value: float, type: Type) -> FloatAttr:
        """The attribute of the number nearest to `value` in the type's format."""
        if not isinstance(type, FloatType):
            raise ValueError("expected floating point type")
        return cls(from_float(type.format, value), type)

    @property
    def value(self) -> float:
        """The nearest double; exact but for f80 and f128."""
        assert isinstance(self.type, FloatType)  # checked when made
        return to_float(self.type.format, self.bits)


def _typed(ty: Type | None) -> Type | None:
    """The type of an attribute that may have none; upstream writes none as `none`."""
    return None if isinstance(ty, NoneType) else ty


class StringAttr(Attribute):
    """`"text"`; bytes that are not UTF-8 are kept as surrogate escapes."""

    value: str
    type: Type | None = None

    may_be_memory_space = True

    @classmethod
    def canonical(cls, value: str, type: Type | None) -> tuple[str, Type | None]:
        return value, _typed(type)


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


class ArrayAttr(Attribute):
    """`[1 : i32, "a"]`: a sequence."""

    elements: tuple[Attribute, ...]

    @classmethod
    def canonical(cls, elements: Iterable[Attribute]) -> tuple[tuple[Attribute, ...]]:
        return (tuple(elements),)

    def __iter__(self) -> Iterator[Attribute]:
        return iter(self.elements)

    def __len__(self) -> int:
        return len(self.elements)

    def __getitem__(self, index: int) -> Attribute:
        return self.elements[index]


class DictionaryAttr(Attribute):
    """`{a = 1 : i32, b}`: a read-only mapping, sorted by name as upstream keeps it.

    `DictionaryAttr.of(mapping)` makes one; `with_entry` makes a changed copy.
    """

    entries: tuple[tuple[str, Attribute], ...]
    __slots__ = ("_index",)
    _index: ClassVar[Any]

    may_be_memory_space = True

    @classmethod
    def canonical(
        cls, entries: Iterable[tuple[str, Attribute]]
    ) -> tuple[tuple[tuple[str, Attribute], ...]]:
        return (tuple(sorted(entries, key=_entry_name)),)

    @classmethod
    def of(cls, entries: Entries) -> DictionaryAttr:
        """The dictionary of a mapping; itself if it is one."""
        if isinstance(entries, DictionaryAttr):
            return entries
        return cls(tuple(entries.items())) if entries else EMPTY_DICTIONARY

    def check(self) -> None:
        object.__setattr__(self, "_index", dict(self.entries))
        if len(self._index) != len(self.entries):
            raise ValueError("duplicate key in dictionary attribute")

    def with_entry(self, name: str, value: Attribute | None) -> DictionaryAttr:
        """A copy with an entry set, or removed with `None`."""
        entries = dict(self._index)
        if value is None:
            entries.pop(name, None)
        else:
            entries[name] = value
        return DictionaryAttr.of(entries)

    def get(self, name: str) -> Attribute | None:
        found: Attribute | None = self._index.get(name)
        return found

    def __getitem__(self, name: str) -> Attribute:
        found: Attribute = self._index[name]
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._index

    def __iter__(self) -> Iterator[str]:
        return iter(self._index)

    def __len__(self) -> int:
        return len(self.entries)

    def keys(self) -> KeysView[str]:
        names: KeysView[str] = self._index.keys()
        return names

    def values(self) -> ValuesView[Attribute]:
        values: ValuesView[Attribute] = self._index.values()
        return values

    def items(self) -> ItemsView[str, Attribute]:
        items: ItemsView[str, Attribute] = self._index.items()
        return items


Mapping.register(DictionaryAttr)

Entries = Mapping[str, Attribute] | DictionaryAttr
"""Attributes by name, as they are given; kept as a `DictionaryAttr`."""


def _entry_name(entry: tuple[str, Attribute]) -> str | bytes:
    # Upstream compares bytes; that is Python's order but for escaped and astral ones.
    return entry[0]


EMPTY_DICTIONARY: Final = DictionaryAttr(())


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


class DenseArrayAttr(Attribute):
    """`array<i64: 1, 2>`, made from numbers or from raw bytes.

    `data` holds the elements as `bridge.ir.dense` describes, `values` as numbers.
    """

    element: Type
    data: bytes

    @classmethod
    def canonical(
        cls, element: Type, data: bytes | Iterable[int | float]
    ) -> tuple[Type, bytes]:
        if not is_int_or_float(element):
            raise ValueError("expected integer or floating point element type")
        if not isinstance(data, bytes):
            data = dense.pack(element, data)
        return element, data

    def check(self) -> None:
        width = dense.bit_width(self.element)
        if width != 1 and width % 8:
            raise ValueError("element type bitwidth must be a multiple of 8")
        size = dense.storage_size(self.element)
        if size and len(self.data) % size:
            raise ValueError("expected whole elements")

    @property
    def values(self) -> tuple[int | float, ...]:
        """The elements as numbers."""
        return tuple(dense.unpack(self.element, self.data))

    def __len__(self) -> int:
        return len(self.data) // (dense.storage_size(self.element) or 1)

    def numpy(self) -> np.ndarray:
        """The elements as a read-only array; see `bridge.ir.dense.view`."""
        return dense.view(self.element, self.data, (len(self),), splat=False)


class DenseElementsAttr(Attribute):
    """`dense<[1, 2]> : tensor<2xi32>`.

    `data` holds the elements in upstream's raw layout (each padded to whole bytes,
    little endian), or one element where `splat`. Data that repeats one element becomes
    a splat. `DenseElementsAttr.of` makes one from numbers.
    """

    type: Type
    data: bytes
    splat: bool = False

    @classmethod
    def canonical(
        cls, type: Type, data: bytes, splat: bool
    ) -> tuple[Type, bytes, bool]:
        if not isinstance(type, RankedType) or not type.has_static_shape:
            raise ValueError("elements literal type must have static shape")
        if not dense.is_numeric(type.element):
            raise ValueError("expected elements that are numbers")
        size = dense.storage_size(type.element)
        if not splat:
            found = dense.buffer_splat(type.element, type.shape, data)
            if found is None:
                raise ValueError(
                    f"elements hex data size is invalid for provided type: '{type}'"
                )
            splat = found
        elif len(data) != size:
            raise ValueError("a splat has one element")
        return type, bytes(data[:size]) if splat else bytes(data), splat

    @classmethod
    def of(cls, type: Type, values: Iterable[int | float]) -> DenseElementsAttr:
        """The attribute of a flat sequence of numbers, or of one for a splat."""
        if not isinstance(type, ShapedType):
            raise ValueError("elements literal must be a shaped type")
        return cls(type, dense.pack(type.element, values))

    @property
    def element(self) -> Type:
        """The type of an element."""
        assert isinstance(self.type, ShapedType)  # checked when made
        return self.type.element

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes of the type's dimensions."""
        assert isinstance(self.type, RankedType)  # checked when made
        return self.type.shape

    @property
    def num_elements(self) -> int:
        """The number of elements, a splat's counted as often as it stands there."""
        assert isinstance(self.type, RankedType)  # checked when made
        return self.type.num_elements

    @property
    def values(self) -> tuple[Any, ...]:
        """The elements in order as numbers, complex ones as pairs."""
        values = tuple(dense.unpack(self.element, self.data))
        return values * self.num_elements if self.splat else values

    def numpy(self) -> np.ndarray:
        """The elements as a read-only array of the type's shape.

        It is a view of `data` where numpy or ml_dtypes has the type; a splat has
        strides of zero. See `bridge.ir.dense.view` for the rest.
        """
        return dense.view(self.element, self.data, self.shape, self.splat)


class DenseStringElementsAttr(Attribute):
    """`dense<["a", "b"]> : tensor<2x!d.string>`; one value where `splat`."""

    type: Type
    values: tuple[str, ...]
    splat: bool = False

    @classmethod
    def canonical(
        cls, type: Type, values: Sequence[str], splat: bool
    ) -> tuple[Type, tuple[str, ...], bool]:
        values = tuple(values)
        if values and values.count(values[0]) == len(values):
            values, splat = values[:1], True
        return type, values, splat


class DenseResourceAttr(Attribute):
    """`dense_resource<key> : tensor<2xi32>`; the blob stands in the file's metadata."""

    resource: Resource
    type: Type

    @classmethod
    def canonical(cls, resource: Resource | str, type: Type) -> tuple[Resource, Type]:
        if isinstance(resource, str):
            resource = Resource(resource)
        return resource, type

    @property
    def key(self) -> str:
        return self.resource.key

    def check(self) -> None:
        if not isinstance(self.type, ShapedType):
            raise ValueError("`dense_resource` expected a shaped type")


class SparseElementsAttr(Attribute):
    """`sparse<[[0, 0]], [1]> : tensor<2x2xi32>`."""

    type: Type
    indices: DenseElementsAttr
    values: Attribute

    def check(self) -> None:
        if not isinstance(self.type, RankedType):
            raise ValueError("elements literal must be a shaped type")
        _check_sparse_shapes(self.type, self.indices, self.values)
        _check_sparse_indices(self.type, self.indices)

    @classmethod
    def empty(cls, type: RankedType) -> SparseElementsAttr:
        """`sparse<>`: nothing but zeros."""
        indices = DenseElementsAttr(RankedTensorType((0, type.rank), I64), b"")
        none = RankedTensorType((0,), type.element)
        if dense.is_numeric(type.element):
            return cls(type, indices, DenseElementsAttr(none, b""))
        return cls(type, indices, DenseStringElementsAttr(none, ()))


def _check_sparse_shapes(
    ty: RankedType, indices: DenseElementsAttr, values: Attribute
) -> None:
    shape = indices.shape
    found = getattr(values, "type", ty).shape
    complaint = (
        f"; inferred shape of indices literal ([{_listed(shape)}]); "
        f"inferred shape of values literal ([{_listed(found)}])"
    )
    if len(shape) == 2 and shape[1] != ty.rank:
        want = f"[{shape[0]}, {ty.rank}]"
        raise ValueError(f"expected shape ({want}){complaint}")
    if len(shape) != 2 and (ty.rank != 1 or len(shape) != 1):
        raise ValueError(f"expected shape ([{shape[0]}, {ty.rank}]){complaint}")
    if len(found) != 1 or found[0] != shape[0]:
        raise ValueError(f"expected shape ([{shape[0]}, {ty.rank}]){complaint}")


def _check_sparse_indices(ty: RankedType, indices: DenseElementsAttr) -> None:
    flat = indices.values
    rank = ty.rank
    for row in range(len(flat) // rank if rank else 0):
        index = flat[row * rank : (row + 1) * rank]
        if any(not 0 <= i < size for i, size in zip(index, ty.shape, strict=True)):
            raise ValueError(
                f"sparse index #{row} is not contained within the value shape, with "
                f"index=[{_listed(index)}], and type='{ty}'"
            )


def _listed(values: Iterable[int]) -> str:
    return ", ".join([str(value) for value in values])


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
    """`distinct[0]<"a">`: equal to itself alone; `identity` tells them apart.

    `DistinctAttr.create` makes a new one.
    """

    identity: int
    referenced: Attribute

    @classmethod
    def create(cls, referenced: Attribute) -> DistinctAttr:
        """A new attribute, different from every other."""
        return cls(next(_IDENTITIES), referenced)


class DialectAttr(Attribute):
    """An attribute of a dialect that is not modelled; see `DialectType`."""

    dialect: str
    parts: tuple[str | Type | Attribute, ...]
    type: Type | None = None

    may_be_memory_space = True

    @classmethod
    def canonical(
        cls,
        dialect: str,
        parts: str | Sequence[str | Type | Attribute],
        type: Type | None,
    ) -> tuple[str, tuple[str | Type | Attribute, ...], Type | None]:
        pieces = (parts,) if isinstance(parts, str) else tuple(parts)
        return dialect, pieces, _typed(type)

    @property
    def mnemonic(self) -> str:
        """The leading identifier: `di_file` of `#llvm.di_file<"a" in "b">`."""
        return mnemonic(self.parts)


UNIT: Final = UnitAttr()
TRUE: Final = IntegerAttr(1, I1)
FALSE: Final = IntegerAttr(0, I1)
