"""Every builtin type of upstream, and the types of dialects kept as they are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from bridge.ir.base import Node

if TYPE_CHECKING:
    from bridge.ir.attributes import Attribute

Signedness = Literal["signless", "signed", "unsigned"]

DYNAMIC: Final = -(1 << 63)
"""A dimension, stride or offset known only at run time (`?`), as upstream encodes it."""


class Type(Node):
    """The base of all types."""

    def __str__(self) -> str:
        from bridge.text.types import format_type

        return format_type(self)


class IntegerType(Type):
    """`i32`, `si8`, `ui16`; widths from 0 to 2^24 - 1."""

    width: int
    signedness: Signedness = "signless"


class IndexType(Type):
    """`index`: an integer as wide as the target's addresses."""


class FloatType(Type):
    """`f16`, `bf16`, `f8E4M3FN`, …: a format of `bridge.ir.floats` by its keyword."""

    name: str


class NoneType(Type):
    """`none`."""


class TokenType(Type):
    """`token`, of LLVM 24."""


class ComplexType(Type):
    """`complex<f32>`."""

    element: Type


class FunctionType(Type):
    """`(i32, f32) -> (f32)`."""

    inputs: tuple[Type, ...]
    results: tuple[Type, ...]

    @classmethod
    def canonical(
        cls, inputs: Sequence[Type], results: Sequence[Type]
    ) -> tuple[tuple[Type, ...], tuple[Type, ...]]:
        return tuple(inputs), tuple(results)


class TupleType(Type):
    """`tuple<i32, f32>`."""

    types: tuple[Type, ...]


class VectorType(Type):
    """`vector<4x[8]xf32>`; `scalable` has a flag for each dimension."""

    shape: tuple[int, ...]
    element: Type
    scalable: tuple[bool, ...] = ()


class RankedTensorType(Type):
    """`tensor<?x4xf32, #encoding>`."""

    shape: tuple[int, ...]
    element: Type
    encoding: Attribute | None = None


class UnrankedTensorType(Type):
    """`tensor<*xf32>`."""

    element: Type


class MemRefType(Type):
    """`memref<?x4xf32, layout, space>`; no layout is the identity."""

    shape: tuple[int, ...]
    element: Type
    layout: Attribute | None = None
    memory_space: Attribute | None = None


class UnrankedMemRefType(Type):
    """`memref<*xf32, space>`."""

    element: Type
    memory_space: Attribute | None = None


class DialectType(Type):
    """A type of a dialect that is not modelled, as it was written.

    `parts` is the text behind the `!dialect.` (pretty form) with the aliases,
    attributes and types it refers to by alias put in as nodes, so that two spellings
    of one type are one node and the printer may choose aliases anew.
    """

    dialect: str
    parts: tuple[str | Type | Attribute, ...]
