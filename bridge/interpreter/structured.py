"""Loop nests given by a map for each operand: one element of each, an element out.

The iterations run in row-major order, the last loop fastest, which is how the nest is
written out. Positions of elements are worked out for many iterations at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, Final, Protocol

import numpy as np
import numpy.typing as npt

from bridge.errors import Unsupported
from bridge.interpreter.elements import element_of
from bridge.interpreter.lanes import elements, packed
from bridge.interpreter.loops import single
from bridge.interpreter.memory import MemRef, row_major
from bridge.interpreter.poison import Undefined
from bridge.interpreter.subscripts import compiled_map
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.types import MemRefType, RankedTensorType, RankedType, Type

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning

Integers = npt.NDArray[np.int64]
Body = Callable[..., Sequence[object]]

_AT_ONCE: Final = 1 << 18
"""So many iterations are worked out together."""


class _Operand(Protocol):
    """An operand: its sizes, and its elements by position."""

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int

    def get(self, position: int) -> object:
        """The element at a position."""

    def put(self, position: int, value: object) -> None:
        """Replaces it."""

    def result(self) -> object:
        """The value it is afterwards."""


class _Whole:
    """A scalar, which every iteration sees."""

    sizes: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()
    offset = 0

    def __init__(self, value: object) -> None:
        self._value = value

    def get(self, position: int) -> object:
        return self._value

    def put(self, position: int, value: object) -> None:
        self._value = value

    def result(self) -> object:
        return self._value


class _Tensor:
    """The elements of a tensor, on a copy."""

    offset = 0

    def __init__(self, ty: RankedType, value: npt.NDArray[np.generic]) -> None:
        self._element = element_of(ty.element)
        self._items = elements(self._element, value)
        self.sizes = value.shape
        self.strides = row_major(value.shape)
        self.get = self._items.__getitem__
        self.put = self._items.__setitem__

    def result(self) -> object:
        return packed(self._element, self._items, self.sizes)


class _Buffer:
    """The elements of a memref, in place."""

    def __init__(self, ty: MemRefType, ref: MemRef) -> None:
        element = element_of(ty.element)
        self._load, self._store = element.loader(), element.storer()
        self._size = element.size
        self._buffer = ref.buffer
        self.sizes, self.strides, self.offset = ref.sizes, ref.strides, ref.offset

    def get(self, position: int) -> object:
        return self._load(self._buffer, position * self._size)

    def put(self, position: int, value: object) -> None:
        self._store(self._buffer, position * self._size, value)

    def result(self) -> object:
        return None


def _unseen(position: int) -> None:
    """Of an element that nothing looks at, no value is made."""


def _operand(ty: Type, value: object) -> _Operand:
    if isinstance(ty, MemRefType):
        assert isinstance(value, MemRef)
        return _Buffer(ty, value)
    if isinstance(ty, RankedTensorType):
        assert isinstance(value, np.ndarray)
        return _Tensor(ty, value)
    return _Whole(value)


def nest(
    machine: Machine,
    types: Sequence[Type],
    maps: Sequence[AffineMap],
    inits: int,
    used: Sequence[bool],
    results: int,
) -> Meaning:
    """The meaning of a structured op; the last `inits` operands are computed into.

    Its body takes an element of each of the first operands, and `used` says which of
    them it looks at: others are not read, and may be uninitialized. Raises
    `Unsupported` where a loop has no operand that says how long it is.
    """
    sources = _loop_sources(maps)
    dims = [
        (number, at, expr.position)
        for number, map_ in enumerate(maps)
        for at, expr in enumerate(map_.results)
        if isinstance(expr, AffineDim) and (number, at) not in sources
    ]

    def run(body: Body, *values: object) -> object:
        operands = [_operand(*pair) for pair in zip(types, values, strict=True)]
        sizes = [operands[number].sizes[at] for number, at in sources]
        for number, at, loop in dims:
            if operands[number].sizes[at] != sizes[loop]:
                raise Undefined(
                    _misfit(number, at, operands[number].sizes, sizes[loop])
                )
        outputs = operands[len(operands) - inits :]
        machine.spend(prod(sizes))
        around = machine.iteration
        for block in _blocks(sizes):
            positions = [
                _positions(operand, map_, block, number)
                for number, (operand, map_) in enumerate(
                    zip(operands, maps, strict=True)
                )
            ]
            getters = [
                operand.get if seen else _unseen
                for operand, seen in zip(operands, used, strict=False)
            ]
            _iterate(machine, body, getters, positions, outputs, block)
        machine.iteration = around
        found = [output.result() for output in outputs]
        return single(tuple(found), results) if results else None

    return run


def _misfit(number: int, at: int, sizes: Sequence[int], wanted: int) -> str:
    return (
        f"dimension {at} of operand #{number} has the size {sizes[at]}, and the loop "
        f"along it {wanted} iterations"
    )


def _loop_sources(maps: Sequence[AffineMap]) -> list[tuple[int, int]]:
    """For each loop an operand and a dimension of it that the loop runs along."""
    found: dict[int, tuple[int, int]] = {}
    for number, map_ in enumerate(maps):
        for at, expr in enumerate(map_.results):
            if isinstance(expr, AffineDim):
                found.setdefault(expr.position, (number, at))
    loops = maps[0].num_dims if maps else 0
    if len(found) != loops:
        raise Unsupported("no operand says how long one of its loops is")
    return [found[loop] for loop in range(loops)]


def _blocks(sizes: Sequence[int]) -> Iterator[list[Integers]]:
    """The indices of the iterations, a loop an array, some at a time."""
    count = prod(sizes)
    for start in range(0, count, _AT_ONCE):
        numbers = np.arange(start, min(start + _AT_ONCE, count))
        yield list(np.unravel_index(numbers, tuple(sizes))) if sizes else [numbers]


def _positions(
    operand: _Operand, map_: AffineMap, block: list[Integers], number: int
) -> list[int]:
    """The position of an operand's element in each iteration."""
    apply = compiled_map(map_)
    indices = apply(*block[: map_.num_dims])
    position = np.full(len(block[0]), operand.offset)
    for at, (index, size) in enumerate(zip(indices, operand.sizes, strict=True)):
        where = np.broadcast_to(np.asarray(index), position.shape)
        wrong = (where < 0) | (where >= size)
        if wrong.any():
            raise Undefined(
                f"out of bounds: index {where[wrong][0]} of dimension {at} of operand "
                f"#{number}, whose size is {size}"
            )
        position = position + where * operand.strides[at]
    found: list[int] = position.tolist()
    return found


def _iterate(
    machine: Machine,
    body: Body,
    getters: Sequence[Callable[[int], object]],
    positions: Sequence[list[int]],
    outputs: Sequence[_Operand],
    block: list[Integers],
) -> None:
    putters = [output.put for output in outputs]
    written = positions[len(positions) - len(outputs) :]
    points = zip(*[loop.tolist() for loop in block], strict=True)
    rows = zip(*positions[: len(getters)], strict=True) if getters else None
    targets = zip(*written, strict=True)
    for point, target in zip(points, targets, strict=True):
        row = next(rows) if rows is not None else ()
        machine.iteration = point
        found = body(*[get(at) for get, at in zip(getters, row, strict=True)])
        for put, at, value in zip(putters, target, found, strict=True):
            put(at, value)
