"""The map of a sparse tensor, from dimensions to levels, and what goes back.

It is read together with the level types, which goes into the encoding.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from dataclasses import dataclass, field

from bridge.dialects.sparse_tensor.levels import LevelType, read_level_type
from bridge.ir.affine import (
    AffineAdd,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
    AffineMap,
    AffineMod,
    AffineMul,
    AffineSymbol,
)
from bridge.ir.affine.expr import combine
from bridge.ir.affine.projection import inverse_permutation
from bridge.ir.attributes import Attribute, DialectAttr
from bridge.text.affine import read_expr
from bridge.text.attributes import read_attribute
from bridge.text.state import Reader
from bridge.text.tokens import ParseError


@dataclass(slots=True)
class Encoding:
    """What is written in the braces; `inverse` is empty where it is not written."""

    levels: list[LevelType] = field(default_factory=list)
    slices: list[Attribute | None] = field(default_factory=list)
    map: AffineMap = field(default_factory=lambda: AffineMap(0, 0, ()))
    inverse: tuple[AffineExpr, ...] = ()
    widths: dict[str, int] = field(default_factory=dict)
    values: dict[str, Attribute] = field(default_factory=dict)


class MapReader:
    """Reads `[s0]{l0}(i = l0 : slice) -> (l0 = i : dense)`.

    Dimensions, levels and symbols share one space of names; the expressions of
    dimensions are over levels, and the other way round. All methods raise
    `ParseError`.
    """

    def __init__(self, r: Reader, encoding: Encoding) -> None:
        self.r = r
        self.encoding = encoding
        self.seen: set[str] = set()
        self.symbols: dict[str, AffineExpr] = {}
        self.dims: dict[str, AffineExpr] = {}
        self.declared: dict[str, AffineExpr] = {}
        self.inverse: list[AffineExpr] = []
        self.results: list[AffineExpr] = []

    def read(self) -> None:
        """The whole map, which goes into the encoding."""
        r = self.r
        if r.at("["):
            self._list("[]", " in symbol binding list", self._symbol)
        if r.at("{"):
            self._list("{}", " in level declaration list", self._level)
        self._list("()", " in dimension-specifier list", self._dimension)
        r.expect("->", "expected '->'")
        start = r.peek().pos
        self._list("()", " in level-specifier list", self._specifier)
        if self.declared and len(self.results) != len(self.declared):
            raise ParseError(
                start,
                "Level-rank mismatch between forward-declarations and specifiers. "
                f"Declared {len(self.declared)} level-variables; but got "
                f"{len(self.results)} level-specifiers.",
            )
        found = AffineMap(len(self.dims), len(self.symbols), tuple(self.results))
        self.encoding.map = found
        self.encoding.inverse = tuple(self.inverse)

    def _list(self, marks: str, where: str, read: Callable[[], None]) -> None:
        r = self.r
        r.expect(marks[0], f"expected '{marks[0]}'{where}")
        if r.accept(marks[1]):
            return
        read()
        while r.accept(","):
            read()
        r.expect(marks[1], f"expected '{marks[1]}'{where}")

    def _name(self) -> str:
        token = self.r.peek()
        if token.kind not in ("bare", "inttype"):
            raise self.r.error("expected bare identifier")
        return self.r.take().text

    def _new_name(self) -> str:
        start = self.r.peek().pos
        name = self._name()
        if name in self.seen:
            raise ParseError(start, f"redefinition of identifier '{name}'")
        self.seen.add(name)
        return name

    def _symbol(self) -> None:
        self.symbols[self._new_name()] = AffineSymbol(len(self.symbols))

    def _level(self) -> None:
        self.declared[self._new_name()] = AffineDim(len(self.declared))

    def _expr(self, names: dict[str, AffineExpr]) -> AffineExpr:
        r = self.r
        found, r.pos = read_expr(r.text, r.pos, ChainMap(names, self.symbols))
        return found

    def _dimension(self) -> None:
        r = self.r
        self.dims[self._new_name()] = AffineDim(len(self.dims))
        if r.accept("="):
            self.inverse.append(self._expr(self.declared))
        part: Attribute | None = None
        if r.accept(":"):
            start = r.peek().pos
            part = read_attribute(r)
            if not is_slice(part):
                raise ParseError(start, "expected SparseTensorDimSliceAttr")
        self.encoding.slices.append(part)

    def _specifier(self) -> None:
        if self.declared:
            self._bound_level()
        self.results.append(self._expr(self.dims))
        self.r.expect(":", "expected ':'")
        self.encoding.levels.append(read_level_type(self.r))

    def _bound_level(self) -> None:
        """`l0 =`: a level that is declared, in the order of the declarations."""
        start = self.r.peek().pos
        name = self._name()
        if name not in self.declared:
            raise ParseError(start, f"use of undeclared identifier '{name}'")
        declared = list(self.declared).index(name)
        if declared != len(self.results):
            raise ParseError(
                start,
                f"Level-variable ordering mismatch. The variable '{name}' was "
                f"forward-declared as the {_nth(declared)} level; but is bound by the "
                f"{_nth(len(self.results))} specification.",
            )
        self.r.expect("=", "expected '='")


def _nth(number: int) -> str:
    return {1: "1st", 2: "2nd"}.get(number, f"{number}th")


def inverse(map_: AffineMap) -> AffineMap | None:
    """The map from levels to dimensions; None where none follows.

    Maps that undo are those of permutations and of blocks.
    """
    if map_.num_symbols:
        return None
    if map_.is_permutation:
        return inverse_permutation(map_)
    if block_sizes(map_) is None:
        return None
    plain: list[AffineExpr] = []
    blocks: dict[int, list[AffineExpr]] = {}
    for number, result in enumerate(map_.results):
        level = AffineDim(number)
        block = _block(result)
        if block is None:
            plain.append(level)
        elif isinstance(result, AffineFloorDiv):
            blocks[block[0]] = [level, AffineConstant(block[1])]
        else:
            blocks[block[0]].append(level)
    if any(len(block) != 3 for block in blocks.values()):
        return None
    for _, (outer, size, inner) in sorted(blocks.items(), key=lambda item: item[0]):
        plain.append(combine(AffineAdd, combine(AffineMul, outer, size), inner))
    return AffineMap(map_.num_results, 0, tuple(plain))


def _block(result: AffineExpr) -> tuple[int, int] | None:
    """The dimension and the size of `d floordiv c` and `d mod c`."""
    if not isinstance(result, AffineFloorDiv | AffineMod):
        return None
    if not isinstance(result.lhs, AffineDim):
        return None
    if not isinstance(result.rhs, AffineConstant) or result.rhs.value <= 0:
        return None
    return result.lhs.position, result.rhs.value


def block_sizes(map_: AffineMap) -> list[int] | None:
    """The sizes of blocks, 0 where a level is a dimension; None if there are none."""
    sizes: dict[int, int] = {}
    found: list[int] = []
    has_block = False
    for result in map_.results:
        block = _block(result)
        if isinstance(result, AffineMod):
            if block is None or sizes.get(block[0]) != block[1]:
                return None
            has_block = True
            found.append(block[1])
            continue
        if isinstance(result, AffineDim):
            block = (result.position, 0)
            found.append(0)
        if block is None or block[0] in sizes:
            return None
        sizes[block[0]] = block[1]
    return found if has_block else None


def is_slice(attr: Attribute) -> bool:
    return (
        isinstance(attr, DialectAttr)
        and attr.dialect == "sparse_tensor"
        and attr.mnemonic == "slice"
    )
