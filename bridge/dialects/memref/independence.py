"""Memory of the stack that is as large in all iterations of loops.

Upstream: `replaceWithIndependentOp`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bridge.dialects import memref
from bridge.dialects.affine.applying import Mixed
from bridge.dialects.memref.layouts import buffer_type, is_identity
from bridge.dialects.memref.retyping import part, place, use_instead
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType
from bridge.op.mixed import filled, static
from bridge.rewrite.rewriter import Rewriter

__all__ = ["RULES"]

Bound = Callable[[Value], Mixed | None]


def _allocation(
    op: memref.AllocaOp, bound: Bound, rewriter: Rewriter
) -> Operation | None:
    """Allocates what is enough in any iteration, and uses the part that is needed."""
    ty = buffer_type(op.memref)
    if not is_identity(ty):
        return None
    sizes = filled(ty.shape, op.dynamic_sizes)
    with place(rewriter, op):
        limits = [one if isinstance(one, int) else bound(one) for one in sizes]
        known = [one for one in limits if one is not None]
        if known == sizes:
            return op
        # Of nothing no part can be taken, and a size below nothing is no type's.
        if len(known) != len(sizes) or any(_is_nothing(one) for one in known):
            return None
        # Upstream forgets where the memory is, and how it is aligned.
        whole = memref.AllocaOp(
            MemRefType(tuple(static(known)), ty.element, None, ty.memory_space),
            [one for one in known if isinstance(one, Value)],
            (),
            alignment=op.alignment,
        )
        taken = part(whole.memref, [[0] * ty.rank, sizes, [1] * ty.rank])
    use_instead(op.memref, taken.result, rewriter)
    rewriter.erase(op)
    return taken


def _is_nothing(size: Mixed) -> bool:
    return isinstance(size, int) and size <= 0


RULES: Final[Mapping[type[Operation], Callable[..., Operation | None]]] = {
    memref.AllocaOp: _allocation
}
