"""Subscripts like `[%i + 1, %j * 2]` read before, as a whole or in their pieces."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from bridge.ir.affine import AffineExpr, AffineMap
from bridge.ir.attributes import AffineMapAttr, DictionaryAttr
from bridge.text.line_memos import key_of


class Applied(NamedTuple):
    """A map as the property of that name, and the names that it is applied to.

    Names are identified by their position among all those of the text.
    """

    property: DictionaryAttr
    numbers: tuple[int, ...]

    @classmethod
    def of(cls, map_: AffineMapAttr, names: Sequence[str], text: list[str]) -> Applied:
        numbers = tuple([text.index(name) for name in names])
        return cls(DictionaryAttr((("map", map_),)), numbers)


class SubscriptMemo:
    """What the subscripts of one text mean, by their spelling without the names.

    A piece between commas means the same wherever its names stand for the same
    dimensions: subscripts of known pieces need no grammar either.
    """

    __slots__ = ("_pieces", "_whole")

    def __init__(self) -> None:
        self._whole: dict[Hashable, Applied] = {}
        self._pieces: dict[tuple[Hashable, tuple[int, ...]], AffineExpr] = {}

    def get(self, text: str) -> tuple[Applied, list[str]] | None:
        """What a text means, and all the names in it; None where that is not known."""
        shape, names = key_of(text)
        known = self._whole.get(shape)
        if known is None:
            known = self._composed(text, names)
            if known is None:
                return None
            self._whole[shape] = known
        return known, names

    def keep(self, text: str, map_: AffineMapAttr, operands: Sequence[str]) -> None:
        """Keeps what the grammar found: a map, and the names that it is applied to."""
        shape, names = key_of(text)
        self._whole[shape] = Applied.of(map_, operands, names)
        results = map_.map.results
        pieces = _pieces_of(text)
        # Symbols are in parentheses, which only the grammar reads.
        if len(pieces) == len(results) and not map_.map.num_symbols:
            for piece, result in zip(pieces, results, strict=True):
                self._pieces[piece] = result

    def _composed(self, text: str, names: list[str]) -> Applied | None:
        results = []
        for piece in _pieces_of(text):
            result = self._pieces.get(piece)
            if result is None:
                return None
            results.append(result)
        operands = list(dict.fromkeys(names))
        map_ = AffineMapAttr(AffineMap(len(operands), 0, tuple(results)))
        return Applied.of(map_, operands, names)


def _pieces_of(text: str) -> list[tuple[Hashable, tuple[int, ...]]]:
    """The text between commas: the shape, and the dimensions of its names."""
    dims: dict[str, int] = {}
    found = []
    for piece in text.split(","):
        shape, names = key_of(piece)
        found.append((shape, tuple([dims.setdefault(n, len(dims)) for n in names])))
    return found
