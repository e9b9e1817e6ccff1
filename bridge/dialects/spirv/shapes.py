"""What the rules of SPIR-V's ops ask of types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bridge.dialects.spirv.types import body_of, is_spirv
from bridge.ir.repeated import Repeated
from bridge.ir.types import DialectType, FloatType, IntegerType, Type, VectorType

POINTER_WIDTH: Final = 64
"""The bits that a pointer counts as."""


class Cooperative(NamedTuple):
    """`!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>`."""

    rows: int
    columns: int
    element: Type
    scope: str
    use: str


class Image(NamedTuple):
    """`!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, …>`."""

    dim: str
    depth: str
    arrayed: str
    sampling: str
    sampler: str
    format: str


@lru_cache(maxsize=1024)
def cooperative(ty: Type) -> Cooperative | None:
    """The parts of a cooperative matrix; None for other types."""
    body = body_of(ty) if is_spirv(ty, "coopmatrix") else None
    if body is None:
        return None
    rows, columns, _ = str(body.parts[0]).strip("<").split("x")
    _, scope, use = str(body.parts[2]).strip(">").split(", ")
    return Cooperative(int(rows), int(columns), body.inside[0], scope, use)


@lru_cache(maxsize=1024)
def image(ty: Type) -> Image | None:
    """The parts of an image, also of one that is sampled; None for other types."""
    if is_spirv(ty, "sampled_image"):
        body = body_of(ty)
        return image(body.inside[0]) if body is not None else None
    body = body_of(ty) if is_spirv(ty, "image") else None
    if body is None:
        return None
    return Image(*str(body.parts[2]).removeprefix(", ").strip(">").split(", "))


def is_number(ty: Type | None) -> bool:
    return isinstance(ty, IntegerType | FloatType)


def width(ty: Type) -> int:
    """The bits of a value of a type, of all elements together; 0 if it has none."""
    if is_spirv(ty, "ptr"):
        return POINTER_WIDTH
    if isinstance(ty, VectorType):
        return ty.num_elements * width(ty.element)
    return ty.width if isinstance(ty, IntegerType | FloatType) else 0


def is_composite(ty: Type) -> bool:
    """Whether values of a type are made of others."""
    if isinstance(ty, VectorType):
        return len(ty.shape) == 1 and ty.shape[0] in (2, 3, 4, 8, 16)
    return isinstance(ty, DialectType) and (
        ty.dialect == "spirv" and ty.mnemonic in _COMPOSITES
    )


_COMPOSITES: Final = frozenset(
    {"arm.tensor", "array", "coopmatrix", "matrix", "rtarray", "struct"}
)


def count_elements(ty: Type) -> int | None:
    """How many elements a composite has, None where it is not known."""
    if isinstance(ty, VectorType):
        return ty.num_elements
    body = body_of(ty)
    if body is None or not is_spirv(ty, "struct"):
        return body.size if body is not None else None
    return None if refers_back(ty) else len(body.inside)


def elements(ty: Type) -> Sequence[Type]:
    """The types of all elements of a composite; there may be very many."""
    if isinstance(ty, VectorType):
        return Repeated(ty.element, ty.num_elements)
    body = body_of(ty)
    if body is None:
        return ()
    if body.size is None or not body.inside:
        return body.inside
    return Repeated(body.inside[0], body.size)


def first_element(ty: Type) -> Type | None:
    """The type of the first element of a composite, if it has one."""
    if isinstance(ty, VectorType):
        return ty.element
    body = body_of(ty)
    return body.inside[0] if body is not None and body.inside else None


_BACK: Final = re.compile(r"struct<[^(,>]+>")


def refers_back(ty: Type) -> bool:
    """Whether a type names a struct that it stands in, instead of spelling it."""
    return _BACK.search(str(ty)) is not None


def differ(left: Type, right: Type) -> bool:
    """Whether types are surely not the same.

    What a struct that names itself holds is spelled in another way than what it is
    when it stands alone: of these nothing is said.
    """
    return left is not right and not (refers_back(left) or refers_back(right))
