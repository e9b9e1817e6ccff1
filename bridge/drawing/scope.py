"""Where operations of a random program are made, and what they may use there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bridge.drawing.draw import Choice, Draw
from bridge.errors import Invalid
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
)
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.edit import erase
from bridge.ir.floats import from_float, to_float
from bridge.ir.locations import FileLineColLoc, Location
from bridge.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    I1,
    I8,
    I16,
    I32,
    I64,
    INDEX,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    Type,
    UnrankedMemRefType,
    VectorType,
)

ELEMENTS: Final = {
    I32: 12,
    I64: 8,
    INDEX: 6,
    F32: 12,
    F64: 4,
    I8: 6,
    I16: 4,
    I1: 4,
    F16: 2,
    BF16: 2,
    FloatType("f8E4M3FN"): 1,
    FloatType("f8E5M2"): 1,
}
"""Types of elements, and how often each is drawn."""
CONSTANT: Final = "arith.constant"
_LARGE: Final = 1 << 20
"""Indices beyond this are in no affine expression, which would overflow."""
_EQ: Final = IntegerAttr(0, I64)
_SLT: Final = IntegerAttr(2, I64)
FILE: Final = "fuzz"
"""The file that operations say they are from; the line numbers them."""

MEMORY: Final = (MemRefType, UnrankedMemRefType)
Test = Callable[[Type], bool]
Drawer = Callable[["Scope"], "Operation | None"]
"""Makes an operation of one kind at the end of a scope, or nothing."""


@dataclass(slots=True)
class Budget:
    """What may still be made, in a program as a whole, and what was."""

    ops: int
    verify: Callable[[Operation], None]
    """Raises `Invalid` for an operation that may not be made."""
    steering: Mapping[str, int] = field(default_factory=dict)
    """How many percent of its usual weight a drawer has, or an element type."""
    families: Mapping[str, int] = field(default_factory=dict)
    """The dialects that programs are made of, and how often each is drawn."""
    functions: int = 0
    """How many there are beside the main one."""
    made: int = 0
    refused: int = 0
    """Operations that the verifier did not take."""
    drawn: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each drawer made an op of which name; none, where it made nothing."""
    _choices: dict[int, Choice[str]] = field(default_factory=dict)
    _elements: Choice[Type] | None = None

    def element(self, draw: Draw) -> Type:
        """A type of numbers, as often as weights and steering say."""
        if self._elements is None:
            weights = {
                ty: weight * max(self.steering.get(str(ty), 100), 1)
                for ty, weight in ELEMENTS.items()
            }
            self._elements = Choice(weights)
        return self._elements.drawn(draw)

    def choice(self, table: Mapping[str, tuple[Drawer, int]]) -> Choice[str]:
        """The names of drawers, with their weights in this program."""
        found = self._choices.get(id(table))
        if found is None:
            weights = {
                name: weight * max(self.steering.get(name, 100), 1)
                for name, (_, weight) in table.items()
            }
            found = self._choices[id(table)] = Choice(weights)
        return found

    def location(self) -> Location:
        """The location of the next operation, of which there is one each."""
        self.made += 1
        return FileLineColLoc.at(FILE, self.made, 1)


class Scope:
    """A block in which operations are made; `above` is that around it."""

    def __init__(
        self, draw: Draw, block: Block, budget: Budget, above: Scope | None = None
    ) -> None:
        self.draw = draw
        self.block = block
        self.budget = budget
        self.above = above
        self.depth: int = above.depth + 1 if above else 0
        self.values: list[Value] = list(block.arguments)
        self.ranges: dict[Value, tuple[int, int]] = {}
        """Of indices whose least and greatest value are known, these."""
        self.dims: list[Value] = []
        """Induction variables of affine loops, made here."""
        self.is_apart = False
        """Whether memory around it is out of reach, as others may write to it."""

    # What may be used ---------------------------------------------------------------

    def outwards(self) -> Iterator[Scope]:
        """This scope and those around it."""
        scope: Scope | None = self
        while scope is not None:
            yield scope
            scope = scope.above

    def visible(self, test: Test) -> list[Value]:
        """The values of some types that may be used here, outermost first."""
        found: list[Value] = []
        is_apart = False
        for scope in self.outwards():
            fitting = [value for value in scope.values if test(value.type)]
            if is_apart:
                fitting = [one for one in fitting if not isinstance(one.type, MEMORY)]
            found[:0] = fitting
            is_apart = is_apart or scope.is_apart
        return found

    def range_of(self, value: Value) -> tuple[int, int] | None:
        """The least and greatest value of an index, where they are known."""
        for scope in self.outwards():
            if value in scope.ranges:
                return scope.ranges[value]
        return None

    def affine_dims(self) -> list[Value]:
        """The induction variables that subscripts may use."""
        return [dim for scope in self.outwards() for dim in scope.dims]

    def affine_symbols(self) -> list[Value]:
        """The indices that affine expressions may have as symbols.

        They are constants and the arguments of the function.
        """
        return [value for value in self.visible(_is_index) if self._is_symbol(value)]

    def _is_symbol(self, value: Value) -> bool:
        known = self.range_of(value)
        if known is None or max(map(abs, known)) > _LARGE:
            return False
        op = value.defining_op
        if op is not None:
            return op.name == CONSTANT
        *_, outermost = self.outwards()
        return value in outermost.block.arguments

    def any(self, test: Test) -> Value | None:
        """A value of some types, one without uses before others; None without one."""
        found = self.visible(test)
        if not found:
            return None
        fresh = [value for value in found if not value.has_uses]
        if fresh and self.draw.chance(0.6):
            found = fresh
        return self.draw.recent(found)

    def value(self, ty: Type) -> Value:
        """A value of a type; a constant where there is none, and at times anyway."""
        found = None if self.draw.chance(0.15) else self.any(lambda one: one is ty)
        return found if found is not None else self.constant(ty)

    def element(self) -> Type:
        """A type of numbers."""
        return self.budget.element(self.draw)

    def constant(self, ty: Type, number: int | None = None) -> Value:
        """A new constant, of a number where one is given."""
        attr = constant_attribute(self.draw, ty, number)
        op = self.put(CONSTANT, (), (ty,), {"value": attr})
        assert op is not None
        if ty is INDEX and isinstance(attr, IntegerAttr):
            self.ranges[op.result] = (attr.value, attr.value)
        return op.result

    def index(self, number: int) -> Value:
        """A constant index."""
        return self.constant(INDEX, number)

    def position(self, size: int) -> Value:
        """An index that is inside a dimension, if the size is not 0."""
        draw = self.draw
        fitting = [
            value
            for value in self.visible(_is_index)
            if (known := self.range_of(value)) and known[0] >= 0 and known[1] < size
        ]
        if fitting and draw.chance(0.7):
            return draw.recent(fitting)
        given = self.any(_is_index)
        if given is None or size < 1 or draw.chance(0.3):
            return self.index(draw.randrange(max(size, 1)))
        found = self.remainder(given, self.index(size))
        self.ranges[found] = (0, size - 1)
        return found

    def remainder(self, value: Value, bound: Value) -> Value:
        """What is left of an unsigned division."""
        return self._binary("arith.remui", value, bound)

    def sum(self, value: Value, other: Value) -> Value:
        """The sum of two integers."""
        return self._binary("arith.addi", value, other)

    def is_less(self, value: Value, other: Value) -> Value:
        """Whether a signed integer is less than another."""
        return self._compared(_SLT, value, other)

    def is_equal(self, value: Value, other: Value) -> Value:
        """Whether an integer is another."""
        return self._compared(_EQ, value, other)

    def _compared(self, predicate: Attribute, value: Value, other: Value) -> Value:
        return self._binary("arith.cmpi", value, other, I1, predicate=predicate)

    def _binary(
        self,
        name: str,
        value: Value,
        other: Value,
        ty: Type | None = None,
        **attributes: Attribute,
    ) -> Value:
        op = self.put(name, (value, other), (ty or value.type,), attributes)
        assert op is not None
        return op.result

    # Making -------------------------------------------------------------------------

    def put(
        self,
        name: str,
        operands: Sequence[Value],
        types: Sequence[Type],
        attributes: Mapping[str, Attribute] | None = None,
        regions: Sequence[Region] = (),
        *,
        seen: bool = True,
    ) -> Operation | None:
        """Makes an operation at the end of the block; None where it is not valid."""
        _taken(regions)
        op = Operation(
            name,
            operands,
            types,
            properties=attributes or {},
            regions=regions,
            location=self.budget.location(),
        )
        self.block.append(op)
        try:
            self.budget.verify(op)
        except Invalid:
            erase(op)
            self.budget.refused += 1
            return None
        self.budget.ops -= 1
        if seen:
            self.values += op.results
        return op

    def module_ops(self) -> Block:
        """The block of the module, which holds the functions and globals."""
        *_, outermost = self.outwards()
        function = outermost.block.parent_op
        assert function is not None
        assert function.parent is not None
        return function.parent

    def beside(self, op: Operation) -> str:
        """Puts an operation with a symbol into the module; the name it gets."""
        block = self.module_ops()
        name = f"{op.name.rpartition('.')[2]}{len(list(block))}"
        op.properties = {**op.properties, "sym_name": StringAttr(name)}
        block.append(op)
        return name

    def body_of(self, function: Operation) -> Scope:
        """The scope of a function that nothing outside is seen from."""
        found = Scope(self.draw, function.regions[0].blocks[0], self.budget)
        found.depth = self.depth + 1
        return found

    def inside(self, name: str, types: Sequence[Type]) -> tuple[Region, Scope]:
        """A region of one block with arguments, for an op of a name; and its scope.

        Until that op is made by `put`, one of its name that nothing else is known of
        stands here for it: what is in the region is verified where it will be.
        """
        block = Block(types)
        region = Region([block])
        self.block.append(Operation(name, regions=[region]))
        return region, Scope(self.draw, block, self.budget, self)


def _taken(regions: Sequence[Region]) -> None:
    """Takes regions out of what stands for the operation that they are for."""
    for region in regions:
        stand_in = region.parent
        if stand_in is not None:
            stand_in.take_regions(())
            erase(stand_in)


def constant_attribute(draw: Draw, ty: Type, number: int | None = None) -> Attribute:
    """A constant of a type of numbers, or of a vector or tensor of them."""
    if isinstance(ty, VectorType | RankedTensorType):
        values = [_number(draw, ty.element, number) for _ in range(ty.num_elements)]
        if draw.chance(0.4):
            values = values[:1] * len(values)
        return DenseElementsAttr.of(ty, values)
    found = _number(draw, ty, number)
    if isinstance(ty, FloatType):
        return FloatAttr(float(found), ty)
    return IntegerAttr(int(found), ty)


def _number(draw: Draw, ty: Type, number: int | None) -> int | float:
    if isinstance(ty, FloatType):
        return real(draw, ty) if number is None else float(number)
    if number is not None:
        return number
    if isinstance(ty, IndexType):
        return draw.randint(-2, 12) if draw.chance(0.8) else draw.integer(64)
    assert isinstance(ty, IntegerType)
    return draw.integer(ty.width)


def real(draw: Draw, ty: FloatType) -> float:
    """A number that a format has."""
    return to_float(ty.format, from_float(ty.format, draw.real()))


def map_attribute(dims: int, symbols: int, *results: object) -> AffineMapAttr:
    """An affine map as an attribute."""
    return AffineMapAttr(AffineMap(dims, symbols, results))  # type: ignore[arg-type]


def _is_index(ty: Type) -> bool:
    return ty is INDEX


def vectors(test: Test = lambda ty: True) -> Test:
    """Whether a type is a vector, of elements that fit, and of fixed size."""
    return lambda ty: (
        isinstance(ty, VectorType) and not any(ty.scalable) and test(ty.element)
    )


def is_number(ty: Type) -> bool:
    """Whether a type is that of an integer, an index or a float."""
    return isinstance(ty, IntegerType | IndexType | FloatType)


def is_constant_type(ty: Type) -> bool:
    """Whether a constant can be of a type."""
    return is_number(ty) or (isinstance(ty, VectorType) and not ty.scalable)
