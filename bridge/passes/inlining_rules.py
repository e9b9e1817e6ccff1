"""What may be inlined where: `DialectInlinerInterface` of the dialects that are known.

Operations of affine may come into its loops and conditions where what they use as
dimensions and symbols remains so.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import affine
from bridge.dialects.affine.memory import AccessOp
from bridge.dialects.affine.scopes import Scope
from bridge.ir.core import BlockArgument, Operation, Region, Value
from bridge.ir.walk import walk
from bridge.ods.rows import row
from bridge.op.interfaces.effects import is_constant, is_memory_effect_free
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.traits import has_trait

__all__ = ["is_known", "may_be_inlined"]

_ANYWHERE: Final = frozenset(
    {"arith", "complex", "func", "index", "math", "memref", "scf", "tensor", "ub"}
    | {"linalg", "vector"}
)
"""Dialects whose operations may be inlined anywhere.

Upstream: `DialectInlinerInterface::isLegalToInline`.
"""
_LOOPS: Final = (affine.ForOp, affine.IfOp, affine.ParallelOp)


def is_known(op: Operation) -> bool:
    """Whether it is known if an operation may be inlined."""
    return op.dialect in _ANYWHERE or op.dialect == "affine" or row(op.name) is None


def may_be_inlined(call: Operation, body: Region) -> bool:
    """Whether what a function of one block does may take the place of a call."""
    around = call.parent_op
    if isinstance(around, _LOOPS) and not _fits_in_loop(call, body):
        return False
    in_affine = isinstance(around, _LOOPS) or has_trait(around, "AffineScope")
    return all(
        op.dialect in _ANYWHERE or (op.dialect == "affine" and in_affine)
        for top in body.blocks[0]
        for op in walk(top)
    )


def _fits_in_loop(call: Operation, body: Region) -> bool:
    """Whether all is known to affine, and remains valid."""
    arguments: dict[Value, Value] = dict(
        zip(body.blocks[0].arguments, call.operands, strict=True)
    )
    scope = Scope.of(call)
    for op in body.blocks[0]:
        if isinstance(op, affine.ApplyOp):
            used = op.applied()[1]
        elif is_memory_effect_free(op) and not op.regions:
            continue
        elif isinstance(op, AccessOp):
            used = op.access().subscripts
        else:
            return False
        if not _remains_valid(used, body, arguments, scope):
            return False
    return True


def _remains_valid(
    used: Applied, body: Region, arguments: dict[Value, Value], scope: Scope
) -> bool:
    for n, value in enumerate(used.operands):
        if isinstance(value, BlockArgument) and value in arguments:
            is_dim = n < used.map.num_dims
            is_valid = scope.is_dim if is_dim else scope.is_symbol
            if not is_valid(arguments[value]):
                return False
        elif value.block is body.blocks[0] and not _is_valid_anywhere(value):
            return False
    return True


def _is_valid_anywhere(value: Value) -> bool:
    return is_constant(value) or has_trait(value.defining_op, "ShapedDimOpInterface")
