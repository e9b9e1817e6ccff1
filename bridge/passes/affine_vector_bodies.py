"""What affine loops may be vectorized: their bodies, and where each access moves.

Loops that a strategy names become loops over vectors, each along a dimension of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bridge.dialects import affine, vector
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.maps import ApplyOp
from bridge.ir.affine import AffineDim, AffineSymbol
from bridge.ir.affine.expr import postorder
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType, Type, is_vector_element
from bridge.ir.walk import walk
from bridge.later import deferred
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_nests import trip_count

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = ["AccessOp", "Placed", "Refused", "Strategy", "fastest_dim", "placed"]

AccessOp = affine.LoadOp | affine.StoreOp


class Refused(Exception):
    """Ends a vectorization: an operation that has no vectors, and why."""

    def __init__(self, op: Operation, why: object) -> None:
        super().__init__(f"{why}, '{op.name}' op at {op.position}")


@dataclass(frozen=True)
class Strategy:
    """Which loops are vectorized, and by how much."""

    sizes: tuple[int, ...]
    """Of the vectors."""
    dims: Mapping[affine.ForOp, int]
    """The dimension of vectors that each loop is."""
    combining: Mapping[affine.ForOp, Sequence[Operation]] = field(default_factory=dict)
    """What combines the values that each loop carries."""

    def around(self, op: Operation) -> list[affine.ForOp]:
        """The loops around an operation that are vectorized, by their dimensions."""
        found = [loop for loop in _loops_around(op) if loop in self.dims]
        return sorted(found, key=self.dims.__getitem__)

    def has_tail(self, loop: affine.ForOp) -> bool:
        """Whether the last vector of a loop may have more lanes than iterations."""
        size, count = self.sizes[self.dims[loop]], trip_count(loop)
        number = count.divisor if count.constant is None else count.constant
        return number % size != 0


def _loops_around(op: Operation) -> Iterator[affine.ForOp]:
    around = op.parent_op
    while around is not None:
        if isinstance(around, affine.ForOp):
            yield around
        around = around.parent_op


# Bodies


def fastest_dim(loop: affine.ForOp, *, moving: bool = True) -> int:
    """The dimension along which all accesses of a loop move, from the last one on.

    -1 where none moves; raises `Refused` for what cannot be vectorized. Without
    `moving` nothing is asked of accesses.
    """
    found = -1
    for op in walk(loop):
        _check_op(op)
        if moving and isinstance(op, AccessOp):
            dim = _moving_dim(op, loop)
            if dim != -1 and found not in (-1, dim):
                raise Refused(op, "accesses move along several dimensions")
            found = dim if dim != -1 else found
    return found


def _check_op(op: Operation) -> None:
    if op.regions and not isinstance(op, affine.ForOp):
        raise Refused(op, "what has regions is not vectorized")
    if isinstance(op, vector.TransferReadOp | vector.TransferWriteOp):
        raise Refused(op, "vectors are not vectorized again")
    values = [_element(value.type) for value in op.operands]
    results = [result.type for result in op.results]
    if not all(is_vector_element(ty) for ty in (*values, *results)):
        raise Refused(op, "there are no vectors of its values")


def _element(ty: Type) -> Type:
    return ty.element if isinstance(ty, MemRefType) else ty


def _moving_dim(op: AccessOp, loop: affine.ForOp) -> int:
    """The dimension that one operand moves along, as `fastest_dim`."""
    variable = loop.body.arguments[0]
    map_, operands = op.access().subscripts
    found = -1
    for n, expr in enumerate(map_.results):
        for leaf in postorder([expr]):
            if not isinstance(leaf, AffineDim | AffineSymbol):
                continue
            shift = map_.num_dims if isinstance(leaf, AffineSymbol) else 0
            if _depends(operands[leaf.position + shift], variable):
                if found != -1:
                    raise Refused(op, "several indices depend on the loop")
                found = n
    return -1 if found == -1 else len(map_.results) - 1 - found


def _depends(value: Value, variable: Value) -> bool:
    """Whether an index is made of a variable."""
    if value is variable:
        return True
    made = value.defining_op
    if not isinstance(made, ApplyOp):
        return False
    return variable in composed(Applied(made.map.map, made.operands)).operands


# Accesses


@dataclass(frozen=True)
class Placed:
    """How an access by vectors goes through a memref."""

    dims: tuple[int | None, ...]
    """For each dimension of vectors the memref's; none where all lanes are the same."""
    masked: bool
    """Whether lanes beyond a loop's last iteration must be left out."""


def placed(op: AccessOp, strategy: Strategy, memref_indices: Applied) -> Placed:
    """Where the lanes of an access are; raises `Refused` where that is no vector."""
    loops = strategy.around(op)
    if [strategy.dims[loop] for loop in loops] != list(range(len(strategy.sizes))):
        raise Refused(op, "not each dimension of vectors is one loop around it")
    dims = [_lanes(op, loop, strategy, memref_indices) for loop in loops]
    moving = [dim for dim in dims if dim is not None]
    if len(set(moving)) < len(moving):
        raise Refused(op, "two loops move it along one dimension")
    stores = isinstance(op, affine.StoreOp)
    if stores and len(moving) < len(dims):
        raise Refused(op, "all lanes would store one element")
    masked = stores and any(
        dim is not None and strategy.has_tail(loop) and not _ends(op, loop, dim)
        for loop, dim in zip(loops, dims, strict=True)
    )
    return Placed(tuple(dims), masked)


def _lanes(
    op: AccessOp, loop: affine.ForOp, strategy: Strategy, indices: Applied
) -> int | None:
    """The dimension along which a loop moves an access, by one element a lane."""
    variable = loop.body.arguments[0]
    varying = []
    for n in range(len(indices.map.results)):
        part = Applied(indices.map.sub_map([n]), indices.operands)
        if variable in composed(part).operands:
            varying.append(n)
    if not varying:
        return None
    if len(varying) > 1:
        raise Refused(op, "a loop moves it along several dimensions")
    size = strategy.sizes[strategy.dims[loop]]
    found = analysis.is_contiguous(op, loop, varying[0], size)
    if isinstance(found, analysis.Unknown):
        raise Refused(op, found)
    if not found:
        raise Refused(op, "lanes are not neighbours in memory")
    return varying[0]


def _ends(op: AccessOp, loop: affine.ForOp, dim: int) -> bool:
    """Whether nothing of the memref is beyond the last iteration."""
    found = analysis.ends_outside(op, loop, dim)
    return not isinstance(found, analysis.Unknown) and found
