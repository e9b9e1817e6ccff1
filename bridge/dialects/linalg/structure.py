"""The loops of a structured op, and where each of them goes in its operands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeGuard

from bridge.dialects.linalg.maps import MEMO, fixed_maps
from bridge.dialects.memref.casts import through_casts
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    elements_of,
    integers_of,
)
from bridge.ir.core import Operation
from bridge.ir.types import MemRefType, RankedTensorType, Type
from bridge.ir.values import Value
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.ods.rows import row
from bridge.ods.slots import OPERAND_SIZES
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.effects import Effect, MemoryEffects

if TYPE_CHECKING:
    from bridge.interpreter import buffers, structured, tensors
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.memory import MemRef
    from bridge.interpreter.programs import Meaning
else:
    buffers = deferred("bridge.interpreter.buffers")
    structured = deferred("bridge.interpreter.structured")
    tensors = deferred("bridge.interpreter.tensors")

PARALLEL: Final = "parallel"
REDUCTION: Final = "reduction"


@dataclass(frozen=True, slots=True)
class Structure:
    """One iterator a loop, outermost first, and one map an operand."""

    iterators: tuple[str, ...]
    maps: tuple[AffineMap, ...]

    def along(self, iterator: str) -> list[int]:
        """The loops of an iterator. Memoized maps may name others than there are."""
        return [i for i, found in enumerate(self.iterators) if found == iterator]


class StructuredOp(MemoryEffects):
    """An op that is a perfect loop nest around its body."""

    def effects(self) -> Iterator[Effect]:
        inits = self.operands[-num_inits(self) :]
        seen = self.regions[0].blocks[0].arguments[-len(inits) :]
        return buffer_effects(self, inits, [argument.has_uses for argument in seen])

    def fold(self, constants: Constants) -> Folded:
        """The op on what its buffers were before a cast."""
        return through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        return structured.nest(
            machine,
            [value.type for value in self.operands],
            structure_of(self).maps,
            num_inits(self),
            [bool(one.uses) for one in self.regions[0].blocks[0].arguments],
            len(self.results),
        )


def buffer_effects(
    op: Operation, inits: Sequence[Value], are_read: Iterable[bool]
) -> Iterator[Effect]:
    """What is done to the buffers of an op, of which the last ones are written."""
    for value in op.operands[: len(op.operands) - len(inits)]:
        if isinstance(value.type, MemRefType):
            yield Effect("Read", value)
    for value, is_read in zip(inits, are_read, strict=True):
        if isinstance(value.type, MemRefType):
            if is_read:
                yield Effect("Read", value)
            yield Effect("Write", value)


def into(machine: Machine, dest: Type, compute: Callable[..., Array]) -> Meaning:
    """The meaning of an op from source and destination: tensors, or buffers.

    `compute` takes and gives arrays; a buffer is written, a tensor is the result.
    """
    element = tensors.of_type(dest)
    if not isinstance(dest, MemRefType):
        return compute

    def run(source: MemRef, ref: MemRef, *more: object) -> None:
        given = [buffers.contents(element, one) for one in (source, ref)]
        buffers.write(element, ref, compute(*given, *more))

    return run


def is_structured(op: Operation | None) -> bool:
    """Whether an op has a structure: upstream's `LinalgOp`."""
    line = row(op.name) if op is not None else None
    return line is not None and line.has_trait("LinalgOp")


def structure_of(op: Operation) -> Structure:
    """The structure of an op that has one; its row's constraints must hold."""
    return _STRUCTURES.get(op.name, _named)(op)


def loop_places(structure: Structure) -> list[tuple[int, int]]:
    """The first operand that each loop goes along, and which dimension of it."""
    found: dict[int, tuple[int, int]] = {}
    for operand, map_ in enumerate(structure.maps):
        for dim, result in enumerate(map_.results):
            if isinstance(result, AffineDim):
                found.setdefault(result.position, (operand, dim))
    return [found[loop] for loop in range(len(structure.iterators))]


def num_inits(op: Operation) -> int:
    """How many of an op's operands, the last ones, are what it computes into."""
    if op.name == "linalg.reduce":
        return len(op.operands) // 2
    sizes = integers_of(op.properties.get(OPERAND_SIZES))
    return sizes[-1] if sizes else 1


def is_scalar(ty: Type) -> bool:
    """Whether an operand stands for itself; a vector does."""
    return not isinstance(ty, MemRefType | RankedTensorType)


def shape_of(ty: Type) -> tuple[int, ...]:
    """The sizes of an operand; a scalar has none."""
    return ty.shape if isinstance(ty, MemRefType | RankedTensorType) else ()


def element_of(ty: Type) -> Type:
    """What the body sees of an operand."""
    return ty.element if isinstance(ty, MemRefType | RankedTensorType) else ty


def maps_along(dims: int, *positions: tuple[int, ...]) -> ArrayAttr:
    """One map for each list of loops, its results."""
    maps = [AffineMapAttr(AffineMap.select(dims, p)) for p in positions]
    return ArrayAttr(tuple(maps))


USUAL: Final = {
    "linalg.batch_matmul": maps_along(4, (0, 1, 3), (0, 3, 2), (0, 1, 2)),
    "linalg.batch_reduce_matmul": maps_along(4, (0, 1, 3), (0, 3, 2), (1, 2)),
    "linalg.matmul": maps_along(3, (0, 2), (2, 1), (0, 1)),
}
"""The maps of products, where they have no others."""


def written_maps(op: Operation) -> tuple[AffineMap, ...]:
    """The maps of an op that has them as a property, or its usual ones."""
    given = op.properties.get("indexing_maps")
    maps = USUAL.get(op.name) if given is None else given
    return maps_of(elements_of(maps))


def _generic(op: Operation) -> Structure:
    iterators = elements_of(op.properties["iterator_types"])
    words = tuple([enum_word(attr) for attr in iterators])
    return Structure(words, written_maps(op))


def _product(iterators: str) -> Callable[[Operation], Structure]:
    words = tuple([REDUCTION if c == "r" else PARALLEL for c in iterators])
    return lambda op: Structure(words, written_maps(op))


def _contract(op: Operation) -> Structure:
    maps = written_maps(op)
    return Structure(_iterators(maps[-1]) if maps else (), maps)


def _iterators(output: AffineMap) -> tuple[str, ...]:
    """Loops that the output does not follow reduce."""
    kept = {e.position for e in output.results if isinstance(e, AffineDim)}
    return tuple([PARALLEL if i in kept else REDUCTION for i in range(output.num_dims)])


def _last_rank(op: Operation) -> int:
    """The rank of the last operand, 0 where there is none."""
    return len(shape_of(op.operands[-1].type)) if op.operands else 0


def _elementwise(op: Operation) -> Structure:
    rank = _last_rank(op)
    return Structure((PARALLEL,) * rank, written_maps(op))


def _map(op: Operation) -> Structure:
    rank = _last_rank(op)
    identity = AffineMap.identity(rank)
    return Structure((PARALLEL,) * rank, (identity,) * len(op.operands))


def _reduce(op: Operation) -> Structure:
    dimensions = integers_of(op.properties["dimensions"])
    rank = len(shape_of(op.operands[0].type)) if op.operands else 0
    kept = [i for i in range(rank) if i not in dimensions]
    count = num_inits(op)
    maps = [AffineMap.identity(rank)] * count + [AffineMap.select(rank, kept)] * count
    words = [PARALLEL if i in kept else REDUCTION for i in range(rank)]
    return Structure(tuple(words), tuple(maps))


def _transpose(op: Operation) -> Structure:
    permutation = integers_of(op.properties["permutation"])
    rank = _last_rank(op)
    positions = [permutation.index(i) for i in range(rank)]
    maps = (AffineMap.select(rank, positions), AffineMap.identity(rank))
    return Structure((PARALLEL,) * rank, maps)


def _broadcast(op: Operation) -> Structure:
    dimensions = integers_of(op.properties["dimensions"])
    rank = _last_rank(op)
    kept = [i for i in range(rank) if i not in dimensions]
    maps = (AffineMap.select(rank, kept), AffineMap.identity(rank))
    return Structure((PARALLEL,) * rank, maps)


def _named(op: Operation) -> Structure:
    windows = [_numbers(op, name) for name in ("strides", "dilations")]
    fixed = fixed_maps(op.name.partition(".")[2], *windows)
    if fixed is not None:
        memo = op.attributes.get(MEMO)
        # Upstream believes it, and leaves one where there is none.
        if not isinstance(memo, ArrayAttr):
            memo = fixed
            op.set_attribute(MEMO, memo)
        maps = maps_of(fixed.elements)
        # Where they are no maps, what upstream reads is not theirs, but counted.
        count = len(memo.elements)
        given = maps_of(memo.elements) if _lists_maps(memo) else (maps * count)[:count]
        return Structure(_iterators(maps[-1]), given)
    rank = _last_rank(op)
    return Structure(
        (PARALLEL,) * rank, tuple([_by_rank(v, rank) for v in op.operands])
    )


def _lists_maps(attr: Attribute | None) -> TypeGuard[ArrayAttr]:
    return isinstance(attr, ArrayAttr) and all(
        isinstance(element, AffineMapAttr) for element in attr.elements
    )


def maps_of(attrs: Iterable[Attribute]) -> tuple[AffineMap, ...]:
    """The maps among attributes."""
    return tuple([attr.map for attr in attrs if isinstance(attr, AffineMapAttr)])


def _by_rank(value: Value, rank: int) -> AffineMap:
    """An element to an element, or the scalar to all."""
    return AffineMap(rank, 0, ()) if is_scalar(value.type) else AffineMap.identity(rank)


def _numbers(op: Operation, name: str) -> tuple[int, ...]:
    attr = op.properties.get(name)
    return tuple(attr.values) if isinstance(attr, DenseElementsAttr) else ()


_STRUCTURES: Final[dict[str, Callable[[Operation], Structure]]] = {
    "linalg.batch_matmul": _product("pppr"),
    "linalg.batch_reduce_matmul": _product("rppr"),
    "linalg.broadcast": _broadcast,
    "linalg.contract": _contract,
    "linalg.elementwise": _elementwise,
    "linalg.generic": _generic,
    "linalg.map": _map,
    "linalg.matmul": _product("ppr"),
    "linalg.reduce": _reduce,
    "linalg.transpose": _transpose,
}
"""For all others the name and the ranks of the operands decide."""
