"""Random programs: a function, and what it is called with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from bridge.drawing.bodies import FAMILIES, fill
from bridge.drawing.draw import Draw
from bridge.drawing.scope import CONSTANT, Budget, Scope, is_number, real
from bridge.ir.attributes import Attribute, StringAttr, TypeAttr
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.dense import numpy_dtype
from bridge.ir.types import (
    INDEX,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    Type,
    VectorType,
)
from bridge.verifier import verify, verify_alone

NAME: Final = "main"
_RETURNED: Final = 6
FRAME: Final = frozenset({"builtin.module", "func.func", "func.return", CONSTANT})
"""The ops that any program has."""
_MOST: Final = 9
"""The greatest index that a function is called with."""


_UNSTEERED: Final[Mapping[str, int]] = {}


@dataclass(frozen=True, slots=True)
class Program:
    """A module with a function `main`, and the arguments of a call of it."""

    module: Operation
    arguments: tuple[object, ...]
    seed: int
    made: int = 0
    """So many operations were tried, and so many of them refused by the verifier."""
    refused: int = 0
    drawn: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each drawer made an op of which name; none, where it made nothing."""


def generate(
    seed: int,
    *,
    ops: int = 30,
    families: Mapping[str, int] = FAMILIES,
    steering: Mapping[str, int] = _UNSTEERED,
) -> Program:
    """A random valid program of about so many operations; the same for the same seed.

    `families` weighs the dialects that it is made of, `steering` what is drawn of
    each, in percent of what is usual.
    """
    draw = Draw(seed)
    budget = Budget(ops, verify_alone, steering, families)
    types = _argument_types(draw, budget)
    block = Block(types)
    function = Operation(
        "func.func",
        properties={"sym_name": StringAttr(NAME), **_signature(types, [])},
        regions=[Region([block])],
    )
    module = module_of([function])
    scope = Scope(draw, block, budget)
    scope.ranges = {v: (0, _MOST) for v in block.arguments if v.type is INDEX}
    fill(scope, families, ops)
    returned = _returned(scope)
    block.append(Operation("func.return", returned))
    signature = _signature(types, [value.type for value in returned])
    function.properties = {**function.properties, **signature}
    verify(module)
    arguments = tuple([argument(draw, ty) for ty in types])
    return Program(module, arguments, seed, budget.made, budget.refused, budget.drawn)


def _signature(inputs: Sequence[Type], results: Sequence[Type]) -> dict[str, Attribute]:
    return {"function_type": TypeAttr(FunctionType(tuple(inputs), tuple(results)))}


def module_of(functions: Sequence[Operation]) -> Operation:
    """A module with some functions."""
    return Operation("builtin.module", regions=[Region([Block((), functions)])])


def _argument_types(draw: Draw, budget: Budget) -> list[Type]:
    found: list[Type] = []
    for _ in range(draw.randint(1, 3)):
        shape = draw.shape(draw.weighted({1: 4, 2: 4, 3: 1}))
        found.append(MemRefType(shape, budget.element(draw)))
    for _ in range(draw.randint(1, 3)):
        found.append(budget.element(draw))
    if draw.chance(0.4):
        shape = draw.shape(draw.randint(1, 2))
        found.append(VectorType(shape, budget.element(draw)))
    return found


def _returned(scope: Scope) -> list[Value]:
    """What a function returns: numbers and vectors, those without uses first."""
    found = scope.visible(lambda ty: is_number(ty) or isinstance(ty, VectorType))
    found = [
        value
        for value in found
        if not scope.block.arguments or value not in scope.block.arguments
    ]
    found.sort(key=lambda value: value.has_uses)
    return found[:_RETURNED]


def argument(draw: Draw, ty: Type) -> object:
    """A value to call a function with, of a type it takes."""
    if isinstance(ty, MemRefType | RankedTensorType | VectorType):
        dtype = numpy_dtype(ty.element)
        assert dtype is not None
        numbers = [_number(draw, ty.element) for _ in range(ty.num_elements)]
        return np.array(numbers, dtype).reshape(ty.shape)
    return _number(draw, ty)


def _number(draw: Draw, ty: Type) -> int | float | bool:
    if isinstance(ty, FloatType):
        return real(draw, ty)
    if ty is INDEX:
        return draw.randint(0, _MOST)
    assert isinstance(ty, IntegerType)
    if ty.width == 1:
        return draw.chance(0.5)
    return draw.integer(ty.width)


__all__ = ["NAME", "Program", "argument", "generate"]
