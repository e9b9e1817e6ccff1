"""What constructors of ops take, as the stubs name it: attributes and their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bridge.ir.affine import AffineExpr, AffineMap, IntegerSet
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import Type
from bridge.ir.values import Wrapped

if TYPE_CHECKING:
    import numpy as np

    Elements = np.ndarray | Sequence[object] | Attribute
    """An array of numpy, or nested sequences of numbers."""

ValueLike = Value | Operation | Wrapped
ValuesLike = Sequence[ValueLike] | Operation
GroupsLike = Sequence[ValuesLike]
MixedLike = Sequence[int | ValueLike]
TypesLike = Type | Sequence[Type]
RegionLike = Region | Block | Sequence[Block]
RegionsLike = Sequence[RegionLike] | int

AnyLike = object
BoolLike = bool | IntegerAttr
IntLike = int | IntegerAttr
FloatLike = float | FloatAttr
StrLike = str | StringAttr
FlagLike = bool | UnitAttr
CaseLike = str | int | IntegerAttr
WordLike = str | Attribute
SymbolLike = str | tuple[str, ...] | Operation | SymbolRefAttr
TypeLike = Type | tuple[TypesLike, TypesLike] | TypeAttr
MapLike = AffineMap | AffineExpr | Sequence[AffineExpr | int] | AffineMapAttr
SetLike = IntegerSet | IntegerSetAttr
IntsLike = Sequence[int] | DenseArrayAttr
ItemsLike = Sequence[object] | ArrayAttr
EntriesLike = Mapping[str, object] | DictionaryAttr
