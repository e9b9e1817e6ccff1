"""Spaces of stored elements, and the iterators that run over them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from bridge.dialects.op import Op, Value, of_signature
from bridge.dialects.sparse_tensor.storage import encoding_of, level_rank
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import DialectType, Type
from bridge.ods.definition_parameters import without_mnemonic

_LEVELS: Final = re.compile(r", lvls = (\d+)(?: to (\d+))?>$")


class Space(NamedTuple):
    """What a space or an iterator runs over."""

    encoding: str
    low: int
    high: int


def space_of(ty: Type) -> Space:
    """What the type of a space or of an iterator says."""
    text = str(ty)
    match = _LEVELS.search(text)
    if match is None:
        return Space("", 0, 0)
    low = int(match[1])
    high = int(match[2]) if match[2] else low + 1
    return Space(text[text.index("{") : text.rindex("}", 0, match.start())], low, high)


def _encoding(value: Value) -> str:
    text = str(encoding_of(value.type))
    return text[text.index("{") : text.rindex("}")]


class ExtractIterSpaceOp(Op, name="sparse_tensor.extract_iteration_space"):
    """The space of some levels' elements."""

    tensor: Value
    parent_iter: Value | None
    lo_lvl: IntegerAttr
    hi_lvl: IntegerAttr

    @of_signature
    def verify(self) -> None:
        low, parent = self.lo_lvl.value, self.parent_iter
        if low >= self.hi_lvl.value:
            raise self.error("expected smaller level low than level high")
        if (parent is None) != (low == 0):
            raise self.error(
                "parent iterator should be specified iff level lower bound equals 0"
            )
        if parent is None:
            return
        outer, own = space_of(parent.type), space_of(self.results[0].type)
        if outer.encoding != own.encoding:
            raise self.error(
                "mismatch in parent iterator encoding and iteration space encoding."
            )
        if own.low != outer.high:
            raise self.error(
                "parent iterator should be used to extract an iteration space from a "
                "consecutive level."
            )

    def infer_types(self) -> list[Type]:
        """The space of the tensor's levels that are asked for."""
        low, high = self.lo_lvl.value, self.hi_lvl.value
        levels = str(low) if high == low + 1 else f"{low} to {high}"
        encoding = without_mnemonic(encoding_of(self.tensor.type))
        parts = ("iter_space<", *encoding, f", lvls = {levels}>")
        return [DialectType("sparse_tensor", parts)]


class ExtractValOp(Op, name="sparse_tensor.extract_value"):
    """The element where an iterator stands."""

    tensor: Value
    iterator: Value

    @of_signature
    def verify(self) -> None:
        space = space_of(self.iterator.type)
        if _encoding(self.tensor) != space.encoding:
            raise self.error("mismatch in tensor encoding and iterator encoding.")
        if level_rank(self.tensor) != space.high:
            raise self.error("must use last-level iterator to extract values. ")
