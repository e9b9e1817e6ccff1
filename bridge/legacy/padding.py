"""Memory seen as vectors that LLVM pads, read and written without that view.

`vector.type_cast` returns a memref of one vector. LLVM rounds a vector's innermost part
up to a power of two, so that what is loaded from the view are not the elements of the
memory where, say, five of them are adjacent. A transfer moves just those.
"""

from __future__ import annotations

from typing import Final

from bridge.arguments import checked
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    TRUE,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
)
from bridge.ir.building import Builder
from bridge.ir.core import Operation
from bridge.ir.types import I32, INDEX, FloatType, IntegerType, MemRefType, VectorType
from bridge.ir.values import Value
from bridge.legacy.state import todays_attribute
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes

LOADS: Final = frozenset({"memref.load", "affine.load"})
STORES: Final = frozenset({"memref.store", "affine.store"})


def is_padded(ty: VectorType) -> bool:
    """Whether LLVM pads a vector beyond the size of its elements."""
    if not ty.shape:
        return False
    element = ty.element
    width = element.width if isinstance(element, IntegerType | FloatType) else 64
    bits = width * ty.shape[-1]
    return bool(bits & (bits - 1)) or (bits < 8 and len(ty.shape) > 1)


def padded_vector(ty: object) -> VectorType | None:
    """The vector element type of a memref, where LLVM pads it."""
    vector = ty.element if isinstance(ty, MemRefType) else None
    return vector if isinstance(vector, VectorType) and is_padded(vector) else None


@checked
def as_transfers(module: Operation) -> int:
    """Makes transfers of loads and stores through casts to vectors that LLVM pads.

    A cast that is used for anything else stays, with all its uses. Returns the number
    of those that are gone.
    """
    casts = [
        op
        for op in module.walk()
        if op.name == "vector.type_cast" and padded_vector(op.result.type) is not None
    ]
    return sum([_without(cast) for cast in casts])


def _without(cast: Operation) -> bool:
    """Makes a cast unnecessary, if its uses allow for it."""
    views = [cast]
    accesses: list[Operation] = []
    for view in views:
        for user in view.result.users:
            if user.name == "memref.expand_shape":
                views.append(user)
            elif _goes_through(user, view.result):
                accesses.append(user)
            else:
                return False
    for access in accesses:
        _transfer(access, cast.operands[0])
    for view in reversed(views):
        view.erase()
    return True


def _goes_through(op: Operation, view: Value) -> bool:
    """Whether an op loads from a view, or stores into it."""
    if op.name in LOADS:
        return op.operands[0] is view
    return op.name in STORES and op.operands[1] is view


def _transfer(access: Operation, memory: Value) -> None:
    """The transfer that does what an access through a view did."""
    build = Builder.before(access)
    ty = memory.type
    rank = len(ty.shape) if isinstance(ty, MemRefType) else 0
    zero = build(
        "arith.constant", [], [INDEX], properties={"value": IntegerAttr(0, INDEX)}
    ).result
    properties: dict[str, Attribute] = {
        "permutation_map": AffineMapAttr(AffineMap.identity(rank)),
        "in_bounds": ArrayAttr((TRUE,) * rank),
    }
    indices = [zero] * rank
    if access.name in STORES:
        sizes = DenseArrayAttr.of(I32, [1, 1, rank, 0])
        operands = [access.operands[0], memory, *indices]
        properties[OPERAND_SIZES] = sizes
        build("vector.transfer_write", operands, properties=properties)
        access.erase()
        return
    element = ty.element if isinstance(ty, MemRefType) else INDEX
    poison = todays_attribute("#ub.poison")
    padding = build("ub.poison", [], [element], properties={"value": poison}).result
    set_operand_sizes(properties, (1, rank, 1, 0))
    result = access.result.type
    operands = [memory, *indices, padding]
    read = build("vector.transfer_read", operands, [result], properties=properties)
    read.result.name = access.result.name
    access.replace_with(read)
