"""Attributes that hold many elements: dense and sparse ones, and resources."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from bridge.ir import dense
from bridge.ir.attributes.base import Attribute
from bridge.ir.repeated import Repeated
from bridge.ir.resources import Resource
from bridge.ir.types import (
    I64,
    IntegerType,
    RankedTensorType,
    RankedType,
    ShapedType,
    Type,
    as_shaped,
    is_int_or_float,
)

if TYPE_CHECKING:
    import numpy as np


class DenseArrayAttr(Attribute):
    """`array<i64: 1, 2>`; `DenseArrayAttr.of` makes one from numbers.

    `data` holds the elements as `bridge.ir.dense` describes, `values` as numbers.
    Those of no width are a zero byte each: nothing else says how many there are.
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
            numbers = tuple(data)
            data = dense.pack(element, numbers) or bytes(len(numbers))
        return element, data

    @classmethod
    def of(cls, element: Type, values: Iterable[int | float]) -> DenseArrayAttr:
        """The attribute of a sequence of numbers.

        Raises `ValueError` where one is an integer that the element type has no bits
        for.
        """
        numbers = tuple(values)
        _refuse_wide(element, numbers)
        return cls(element, dense.pack(element, numbers) or bytes(len(numbers)))

    def check(self) -> None:
        width = dense.bit_width(self.element)
        if width != 1 and width % 8:
            raise ValueError("element type bitwidth must be a multiple of 8")
        size = dense.storage_size(self.element)
        if len(self.data) % size if size else any(self.data):
            raise ValueError("expected whole elements")

    @property
    def values(self) -> tuple[int | float, ...]:
        """The elements as numbers."""
        return _numbers(self) if len(self.data) <= _SHORT else self._unpacked()

    def _unpacked(self) -> tuple[int | float, ...]:
        return tuple(dense.unpack(self.element, self.data)) if self.data else ()

    def __len__(self) -> int:
        return len(self.data) // (dense.storage_size(self.element) or 1)

    def numpy(self) -> np.ndarray:
        """The elements as a read-only array; see `bridge.ir.dense.view`."""
        return dense.view(self.element, self.data, (len(self),), splat=False)


def integers_of(attr: Attribute | None) -> tuple[int, ...]:
    """The numbers of a dense array of integers; none of what is none, or missing."""
    found = attr.values if isinstance(attr, DenseArrayAttr) else ()
    return tuple([int(number) for number in found])


def _refuse_wide(element: Type, numbers: tuple[int | float, ...]) -> None:
    """Raises `ValueError` for integers that would be cut off."""
    if not isinstance(element, IntegerType) or not numbers:
        return
    limit = 1 << element.width
    for number in (min(numbers), max(numbers)):
        if not -limit >> 1 <= number < limit:
            raise ValueError(
                f"DenseArrayAttr: 'values' must be integers of {element}, not {number}"
            )


_SHORT: Final = 512
"""So many bytes are cached as numbers too: sizes and positions are asked for often."""


@lru_cache(maxsize=4096)
def _numbers(attr: DenseArrayAttr) -> tuple[int | float, ...]:
    return attr._unpacked()


_FEW: Final = 1 << 16
"""Up to so many elements, a splat's value is repeated for each of them."""


def _shaped(type: Type) -> RankedType:
    """A type with a shape, as `as_shaped` sees it; raises `ValueError` for another."""
    shaped = as_shaped(type)
    if shaped is None:
        raise ValueError("elements literal must be a shaped type")
    return shaped


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
        shaped = as_shaped(type)
        if shaped is None or not shaped.has_static_shape:
            raise ValueError("elements literal type must have static shape")
        if not dense.is_numeric(shaped.element):
            raise ValueError("expected elements that are numbers")
        size = dense.storage_size(shaped.element)
        if not splat:
            found = dense.buffer_splat(shaped.element, shaped.shape, data)
            if found is None:
                raise ValueError(
                    f"elements hex data size is invalid for provided type: '{type}'"
                )
            splat = found
        elif len(data) != size:
            raise ValueError("a splat has one element")
        return type, bytes(data[:size]) if splat else bytes(data), splat

    @classmethod
    def of(cls, type: Type, values: Iterable[dense.Number]) -> DenseElementsAttr:
        """The attribute of a flat sequence of numbers, or of one for a splat.

        Raises `ValueError` for a type without a shape, or another number of them.
        """
        return cls(type, dense.pack(_shaped(type).element, values))

    @classmethod
    def from_numpy(cls, type: Type, array: np.ndarray) -> DenseElementsAttr:
        """The attribute of an array of the type's shape.

        Raises `ValueError` where the shape is another, and `TypeError` where the
        array's elements are not what numpy has for the type's.
        """
        shaped = _shaped(type)
        if array.shape != shaped.shape:
            raise ValueError(f"the array is {array.shape}, the type {shaped.shape}")
        return cls(type, dense.array_data(shaped.element, array))

    @property
    def shaped(self) -> RankedType:
        """The type, or a tensor of its shape and elements where it is a dialect's."""
        found = as_shaped(self.type)
        assert found is not None  # checked when made
        return found

    @property
    def element(self) -> Type:
        """The type of an element."""
        return self.shaped.element

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes of the type's dimensions."""
        return self.shaped.shape

    @property
    def num_elements(self) -> int:
        """The number of elements, a splat's value counted for each."""
        return self.shaped.num_elements

    @property
    def values(self) -> Sequence[Any]:
        """The elements in order as numbers, complex ones as pairs."""
        values = tuple(dense.unpack(self.element, self.data))
        if not self.splat:
            return values
        count = self.num_elements
        return values * count if count <= _FEW else Repeated(values[0], count)

    @property
    def raw_values(self) -> Sequence[bytes]:
        """The elements in order, each as `data` has it."""
        size = dense.storage_size(self.element)
        if self.splat:
            return Repeated(self.data, self.num_elements)
        return [self.data[i : i + size] for i in range(0, len(self.data), size)]

    def reshaped(self, type: Type) -> DenseElementsAttr:
        """The same elements as one of another shape; of a splat, any number of them.

        Raises `ValueError` where the type has another number of elements.
        """
        return DenseElementsAttr(type, self.data, self.splat)

    def taken(self, type: Type, numbers: Iterable[int]) -> DenseElementsAttr:
        """Some elements, by their numbers in order, as an attribute of another type.

        Raises `IndexError` for a number that no element has.
        """
        raw = self.raw_values
        return DenseElementsAttr(type, b"".join([raw[i] for i in numbers]))

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
    """`dense_resource<key> : tensor<2xi32>`; the blob is in the file's metadata."""

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
        if not isinstance(self.type, ShapedType) and as_shaped(self.type) is None:
            raise ValueError("`dense_resource` expected a shaped type")


class ResourceHandle(Attribute):
    """A resource in the body of a dialect's attribute, which is written as its key."""

    resource: Resource


class SparseElementsAttr(Attribute):
    """`sparse<[[0, 0]], [1]> : tensor<2x2xi32>`."""

    type: Type
    indices: DenseElementsAttr
    values: Attribute

    def check(self) -> None:
        shaped = _shaped(self.type)
        _check_sparse_shapes(shaped, self.indices, self.values)
        _check_sparse_indices(self.type, shaped, self.indices)

    @classmethod
    def empty(cls, type: Type) -> SparseElementsAttr:
        """`sparse<>`: nothing but zeros.

        Raises `ValueError` for a type without a shape.
        """
        shaped = _shaped(type)
        indices = DenseElementsAttr(RankedTensorType((0, shaped.rank), I64), b"")
        none = RankedTensorType((0,), shaped.element)
        if dense.is_numeric(shaped.element):
            return cls(type, indices, DenseElementsAttr(none, b""))
        return cls(type, indices, DenseStringElementsAttr(none, ()))


def _check_sparse_shapes(
    ty: RankedType, indices: DenseElementsAttr, values: Attribute
) -> None:
    """One row of indices for each value, one index for each dimension."""
    shape = indices.shape
    found = getattr(values, "type", ty).shape
    if len(found) != 1:
        raise ValueError("expected 1-d tensor for sparse element values")
    rows = shape[1:] == (ty.rank,) or (ty.rank == 1 and len(shape) == 1)
    if not rows or found != shape[:1]:
        raise ValueError(
            f"expected shape ([{_listed(ty.shape)}]); inferred shape of indices "
            f"literal ([{_listed(shape)}]); inferred shape of values literal "
            f"([{_listed(found)}])"
        )


def _check_sparse_indices(
    ty: Type, shaped: RankedType, indices: DenseElementsAttr
) -> None:
    flat = indices.values
    rank = shaped.rank
    for row in range(len(flat) // rank if rank else 0):
        index = flat[row * rank : (row + 1) * rank]
        if any(not 0 <= i < size for i, size in zip(index, shaped.shape, strict=True)):
            raise ValueError(
                f"sparse index #{row} is not contained within the value shape, with "
                f"index=[{_listed(i % (1 << 64) for i in index)}], and type='{ty}'"
            )


def _listed(values: Iterable[int]) -> str:
    return ", ".join([str(value) for value in values])
