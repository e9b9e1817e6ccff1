"""Memory as other memory, as transformations."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import memref
from bridge.dialects.memref import independence
from bridge.dialects.memref.buffering import loop_around, multi_buffer
from bridge.dialects.memref.globals import to_global
from bridge.dialects.memref.unread import erase_unread
from bridge.dialects.transform.each import OfEach
from bridge.dialects.transform.independence import LoopIndependent
from bridge.ir.attributes import IntegerAttr, UnitAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTable, nearest_symbol_table
from bridge.op.base import Value
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.transforming import (
    Payload,
    Silenceable,
    Transform,
    TransformState,
)


class MemRefAllocaToGlobalOp(Transform, name="transform.memref.alloca_to_global"):
    """Makes globals of what is allocated on the stack."""

    alloca: Value

    def consumed(self) -> Sequence[int]:
        return (0,)

    def apply(self, state: TransformState) -> None:
        rewriter, tables = Rewriter(state), dict[Operation, SymbolTable]()
        taken: list[Operation] = []
        made: list[Operation] = []
        for target in state.operations(self.alloca):
            around = nearest_symbol_table(target)
            if not isinstance(target, memref.AllocaOp) or around is None:
                continue
            table = tables.setdefault(around, SymbolTable(around))
            found = to_global(target, table, rewriter)
            if found is None:
                # Upstream makes a global that is not valid.
                text = "only memory of known sizes without a layout can be a global"
                raise self.silenceable(text, ("target op", target))
            taken.append(found[0])
            made.append(found[1])
        state.bind(self.results[0], taken)
        state.bind(self.results[1], made)


class MemRefMultiBufferOp(Transform, name="transform.memref.multibuffer"):
    """Makes several buffers, which take turns, of one that iterations fill anew."""

    target: Value
    factor: IntegerAttr
    skip_analysis: UnitAttr | None

    def consumed(self) -> Sequence[int]:
        return (0,)

    def apply(self, state: TransformState) -> None:
        rewriter, made = Rewriter(state), list[Operation]()
        trusted = self.skip_analysis is not None
        for target in state.operations(self.target):
            if not isinstance(target, memref.AllocOp) or _is_used_outside(target):
                continue
            new = multi_buffer(target, self.factor.value, rewriter, trusted=trusted)
            if new is None:
                text = "op failed to multibuffer"
                raise Silenceable(target.bare_error(text).diagnostics)
            made.append(new)
        state.bind(self.results[0], made)


def _is_used_outside(op: memref.AllocOp) -> bool:
    """Whether anything in no loop uses memory, other than to give it back."""
    users = op.memref.users
    others = [user for user in users if not isinstance(user, memref.DeallocOp)]
    return any(loop_around(user) is None for user in others)


class MemRefEraseDeadAllocAndStoresOp(
    OfEach, name="transform.memref.erase_dead_alloc_and_stores"
):
    """Erases memory that is not read, after what is written was forwarded to reads."""

    def made_of(
        self, target: Operation, rewriter: Rewriter, state: TransformState
    ) -> Sequence[Payload]:
        state.forward_transfers(target)
        erase_unread(target, rewriter)
        return ()


class MemRefMakeLoopIndependentOp(
    LoopIndependent, name="transform.memref.make_loop_independent"
):
    """Allocates as much as any iteration needs, and takes the part that one needs."""

    rules = independence.RULES
