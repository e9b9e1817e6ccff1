"""Every builtin type of upstream, and dialects' types in opaque form."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from bridge.ir.above import ABOVE
from bridge.ir.base import Node
from bridge.ir.floats import FORMATS, FloatFormat
from bridge.ir.guard import deep
from bridge.ir.parts import merged
from bridge.later import later

if TYPE_CHECKING:
    from bridge.ir.attributes import Attribute

T = TypeVar("T", bound="Type")
Signedness = Literal["signless", "signed", "unsigned"]

DYNAMIC: Final = -(1 << 63)
"""A dimension, stride or offset known at run time only (`?`), in upstream's code."""

MAX_WIDTH: Final = (1 << 24) - 1
"""The widest integer there is."""


class Type(Node):
    """The base of all types."""

    def __str__(self) -> str:
        with deep:
            text: str = ABOVE.format_type(self)
        return text


class IntegerType(Type):
    """`i32`, `si8`, `ui16`; widths from 0 to 2^24 - 1."""

    width: int
    signedness: Signedness = "signless"

    def check(self) -> None:
        if not 0 <= self.width <= MAX_WIDTH:
            raise ValueError(f"integer bitwidth is limited to {MAX_WIDTH} bits")


class IndexType(Type):
    """`index`: an integer as wide as the target's addresses."""


class FloatType(Type):
    """`f16`, `bf16`, `f8E4M3FN`, …: a format of `bridge.ir.floats` by its keyword."""

    name: str

    def check(self) -> None:
        if self.name not in FORMATS:
            raise ValueError(f"there is no float type {self.name!r}")

    @property
    def format(self) -> FloatFormat:
        """The layout of the values."""
        return FORMATS[self.name]

    @property
    def width(self) -> int:
        """The number of bits of a value."""
        return FORMATS[self.name].width


class NoneType(Type):
    """`none`."""


class TokenType(Type):
    """`token`, of LLVM 24."""


class ComplexType(Type):
    """`complex<f32>`."""

    element: Type

    def check(self) -> None:
        if not is_complex_element(self.element):
            raise ValueError("invalid element type for complex")


class FunctionType(Type):
    """`(i32, f32) -> (f32)`."""

    inputs: tuple[Type, ...]
    results: tuple[Type, ...]

    @classmethod
    def canonical(
        cls, inputs: Sequence[Type], results: Sequence[Type]
    ) -> tuple[tuple[Type, ...], tuple[Type, ...]]:
        return tuple(inputs), tuple(results)


class GraphType(FunctionType):
    """The inputs and results of a SPIR-V graph.

    It is printed as the type of a function, and such a text is read as that.
    """


GraphType.ground = FunctionType


class TupleType(Type):
    """`tuple<i32, f32>`."""

    types: tuple[Type, ...]

    @classmethod
    def canonical(cls, types: Sequence[Type]) -> tuple[tuple[Type, ...]]:
        return (tuple(types),)


class ShapedType(Type):
    """The base of vectors, tensors and memrefs; the unranked have no `shape`."""

    if TYPE_CHECKING:

        @property
        def element(self) -> Type:
            """What it holds."""

    @property
    def has_rank(self) -> bool:
        """Whether the number of dimensions is known."""
        return False

    @property
    def has_static_shape(self) -> bool:
        """Whether every dimension is known."""
        return False


class RankedType(ShapedType):
    """The base of shaped types with a `shape`, `DYNAMIC` where a size is not known."""

    if TYPE_CHECKING:

        @property
        def shape(self) -> tuple[int, ...]:
            """The sizes of its dimensions."""

    @property
    def has_rank(self) -> bool:
        return True

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def has_static_shape(self) -> bool:
        return DYNAMIC not in self.shape

    @property
    def num_elements(self) -> int:
        """The product of the sizes; raises `ValueError` where one is not known."""
        if not self.has_static_shape:
            raise ValueError("the number of elements is known for static shapes only")
        return prod(self.shape)


class VectorType(RankedType):
    """`vector<4x[8]xf32>`; `scalable` has a flag for each dimension, or none at all."""

    shape: tuple[int, ...]
    element: Type
    scalable: tuple[bool, ...] = ()

    @classmethod
    def canonical(
        cls, shape: Sequence[int], element: Type, scalable: Sequence[bool]
    ) -> tuple[tuple[int, ...], Type, tuple[bool, ...]]:
        return tuple(shape), element, tuple(scalable) if any(scalable) else ()

    def check(self) -> None:
        if not is_vector_element(self.element):
            raise ValueError(
                "failed to verify 'elementType': VectorElementTypeInterface instance"
            )
        if min(self.shape, default=1) <= 0:
            sizes = ", ".join([str(size) for size in self.shape])
            raise ValueError(
                f"vector types must have positive constant sizes but got {sizes}"
            )
        if self.scalable and len(self.scalable) != len(self.shape):
            raise ValueError(
                f"number of dims must match, got {len(self.scalable)} and "
                f"{len(self.shape)}"
            )


class RankedTensorType(RankedType):
    """`tensor<?x4xf32, #encoding>`."""

    shape: tuple[int, ...]
    element: Type
    encoding: Attribute | None = None

    @classmethod
    def canonical(
        cls, shape: Sequence[int], element: Type, encoding: Attribute | None
    ) -> tuple[tuple[int, ...], Type, Attribute | None]:
        return tuple(shape), element, encoding

    def check(self) -> None:
        _check_sizes(self.shape, "invalid tensor dimension size")
        _check_tensor_element(self.element)


class UnrankedTensorType(ShapedType):
    """`tensor<*xf32>`."""

    element: Type

    def check(self) -> None:
        _check_tensor_element(self.element)


class MemRefType(RankedType):
    """`memref<?x4xf32, layout, space>`; no layout is the identity."""

    shape: tuple[int, ...]
    element: Type
    layout: Attribute | None = None
    memory_space: Attribute | None = None

    @classmethod
    def canonical(
        cls,
        shape: Sequence[int],
        element: Type,
        layout: Attribute | None,
        memory_space: Attribute | None,
    ) -> tuple[tuple[int, ...], Type, Attribute | None, Attribute | None]:
        shape = tuple(shape)
        if layout is not None:
            layout.check_layout(len(shape))
            if layout.is_identity_layout:
                layout = None
        return shape, element, layout, _memory_space(memory_space)

    def check(self) -> None:
        _check_memref_element(self.element)
        _check_sizes(self.shape, "invalid memref size")
        _check_memory_space(self.memory_space)


class UnrankedMemRefType(ShapedType):
    """`memref<*xf32, space>`."""

    element: Type
    memory_space: Attribute | None = None

    @classmethod
    def canonical(
        cls, element: Type, memory_space: Attribute | None
    ) -> tuple[Type, Attribute | None]:
        return element, _memory_space(memory_space)

    def check(self) -> None:
        _check_memref_element(self.element)
        _check_memory_space(self.memory_space)


class DialectType(Type):
    """A type of a dialect: of a class with parameters, or an `OpaqueType`."""

    __slots__ = ()

    @property
    def dialect(self) -> str:
        """The name of the dialect: `llvm` of `!llvm.ptr<3>`."""
        raise NotImplementedError

    @property
    def mnemonic(self) -> str:
        """The leading identifier: `ptr` of `!llvm.ptr<3>`."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[str | Type | Attribute, ...]:
        """What is printed between the angle brackets of `!dialect<…>`.

        It also follows the point of `!dialect.…`. The types and attributes that may get
        an alias are nodes, all else is text.
        """
        raise NotImplementedError

    def as_shaped(self) -> RankedType | None:
        """A tensor of its shape and elements, where it is the type of some."""
        return None


class OpaqueType(DialectType):
    """A type whose parameters are not known, as it is written."""

    dialect: str
    parts: tuple[str | Type | Attribute, ...]

    @classmethod
    def canonical(
        cls, dialect: str, parts: str | Sequence[str | Type | Attribute]
    ) -> tuple[str, tuple[str | Type | Attribute, ...]]:
        return dialect, (parts,) if isinstance(parts, str) else merged(parts)

    @property
    def mnemonic(self) -> str:
        return mnemonic(self.parts)


# Both are printed, searched for aliases and compared alike.
OpaqueType.ground = DialectType


def mnemonic(parts: Sequence[object]) -> str:
    """The identifier that the text of a dialect's type or attribute begins with."""
    head = parts[0] if parts else ""
    if not isinstance(head, str):
        return ""
    match = _HEAD_WORD(head)
    return match[0] if match is not None else ""


_HEAD_WORD: Final = later("match", r"[A-Za-z_][A-Za-z0-9_$.]*+")


VECTOR_ELEMENTS: Final = {
    ("llvm", "byte"),
    ("llvm", "ppc_fp128"),
    ("llvm", "ptr"),
    ("ptr", "ptr"),
    ("spirv", "ptr"),
}
"""The dialect types that may be elements of a vector; other dialects add to it."""

MEMREF_ELEMENTS: Final = {
    ("amdgpu", "ds_barrier_state"),
    ("gpu", "mma_matrix"),
    ("llvm", "ppc_fp128"),
    ("ptr", "ptr"),
}
"""The dialect types that may be elements of a memref; other dialects add to it."""


def narrow(ty: Type, cls: type[T]) -> T:
    """A type, of the class that a constraint has found it to be of.

    Raises `TypeError` where it is of another.
    """
    if not isinstance(ty, cls):
        raise TypeError(f"'{ty}' is no {cls.__name__}")
    return ty


def as_shaped(ty: Type) -> RankedType | None:
    """A type with a rank that has the shape and the elements of a type.

    It is the type itself, or a tensor in place of a dialect's type; None where a
    type has no shape, or none that is known.
    """
    if isinstance(ty, RankedType):
        return ty
    return ty.as_shaped() if isinstance(ty, DialectType) else None


def in_place_of(shape: tuple[int, ...], element: Type) -> RankedTensorType:
    """A tensor in place of a dialect's type, which may have elements no tensor has."""
    if is_tensor_element(element):
        return RankedTensorType(shape, element)
    found: RankedTensorType = RankedTensorType.unchecked(shape, element, None)
    return found


def is_int_or_index(ty: Type) -> bool:
    """Whether values are integers."""
    return isinstance(ty, IntegerType | IndexType)


def is_int_or_float(ty: Type) -> bool:
    """Whether values are integers or floats of a width the type states."""
    return isinstance(ty, IntegerType | FloatType)


def is_float(ty: Type) -> bool:
    """Whether values are floats: also of LLVM's pair of doubles."""
    if isinstance(ty, DialectType):
        return (ty.dialect, ty.mnemonic) == ("llvm", "ppc_fp128")
    return isinstance(ty, FloatType)


def is_complex_element(ty: Type) -> bool:
    """Whether a complex number may have parts of a type."""
    return isinstance(ty, IntegerType) or is_float(ty)


def is_vector_element(ty: Type) -> bool:
    """Whether a vector may hold values of a type."""
    if isinstance(ty, DialectType):
        return (ty.dialect, ty.mnemonic) in VECTOR_ELEMENTS
    return isinstance(ty, IntegerType | IndexType | FloatType)


def is_tensor_element(ty: Type) -> bool:
    """Whether a tensor may hold values of a type; any dialect's are let in."""
    return isinstance(
        ty, IntegerType | IndexType | FloatType | ComplexType | VectorType | DialectType
    )


def is_memref_element(ty: Type) -> bool:
    """Whether a memref may hold values of a type."""
    if isinstance(ty, DialectType):
        return (ty.dialect, ty.mnemonic) in MEMREF_ELEMENTS
    return isinstance(
        ty,
        IntegerType
        | IndexType
        | FloatType
        | ComplexType
        | VectorType
        | MemRefType
        | UnrankedMemRefType,
    )


def _check_tensor_element(ty: Type) -> None:
    if not is_tensor_element(ty):
        raise ValueError("invalid tensor element type")


def _check_memref_element(ty: Type) -> None:
    if not is_memref_element(ty):
        raise ValueError("invalid memref element type")


def _check_sizes(shape: tuple[int, ...], text: str) -> None:
    for size in shape:
        if size < 0 and size != DYNAMIC:
            raise ValueError(
                f"{text}: 'shape' must be integers that are DYNAMIC or not negative, "
                f"not {shape}"
            )


def _memory_space(space: Attribute | None) -> Attribute | None:
    """A memory space as it is stored: the default one, zero, is none."""
    return None if space is not None and space.is_default_memory_space else space


def _check_memory_space(space: Attribute | None) -> None:
    if space is not None and not space.may_be_memory_space:
        raise ValueError("unsupported memory space Attribute")


@lru_cache(maxsize=256)
def integer(width: int, signedness: Signedness = "signless") -> IntegerType:
    """The integer type of a width, faster than the class for the common ones."""
    return IntegerType(width, signedness)


I1: Final = integer(1)
I8: Final = integer(8)
I16: Final = integer(16)
I32: Final = integer(32)
I64: Final = integer(64)
INDEX: Final = IndexType()
F16: Final = FloatType("f16")
BF16: Final = FloatType("bf16")
F32: Final = FloatType("f32")
F64: Final = FloatType("f64")
NONE: Final = NoneType()
TOKEN: Final = TokenType()
