"""What a loop's body allocates on the stack, given back before it runs again.

A `memref.alloca` lives as long as the region that is its automatic allocation scope,
which a loop's body is. Upstream's lowering leaves it where it is, so each iteration
takes more of the stack. Of known size, it goes before the loop: no two iterations need
it at a time. Of another, the stack is restored at the end of each. Lowering adds some
of its own, for sizes that are chosen at run time, and these go to the function's entry.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bridge.dialects import func, llvm, memref
from bridge.ir.building import Builder
from bridge.ir.core import Block, Operation
from bridge.ir.types import MemRefType, UnrankedMemRefType
from bridge.ods.rows import row
from bridge.op.base import Op
from bridge.op.traits import has_trait
from bridge.upstream.jit import FUNCTION, inside
from bridge.upstream.provider import Bound, Module, bindings


def _takers() -> tuple[type[Op], ...]:
    """What may take of the stack; a call does where descriptors are passed."""
    return memref.AllocaOp, memref.CastOp, func.CallOp


def is_needed(names: Collection[str]) -> bool:
    """Whether a module with operations of these names may need it."""
    takes = any(cls.op_name in names for cls in _takers())
    return takes and any(map(_repeats, names))


def _repeats(name: str) -> bool:
    """Whether an op's body is an automatic allocation scope and runs many times."""
    line = row(name)
    return (
        line is not None
        and line.has_trait("AutomaticAllocationScope")
        and line.has_trait("LoopLikeOpInterface")
    )


def bound(module: Operation) -> None:
    """Bounds what loops take of the stack, in place."""
    restored: dict[Block, None] = {}
    for op in [op for op in module.walk() if isinstance(op, _takers())]:
        if isinstance(op, memref.AllocaOp):
            _hoist(op)
        body = _scope(op)
        if body is not None and _takes(op):
            restored[body] = None
    for body in restored:
        _restore(body)


def _takes(op: Operation) -> bool:
    """Whether it takes of the stack: a descriptor that is passed by pointer does."""
    if isinstance(op, memref.AllocaOp):
        return True
    values = [*op.operands, *op.results] if isinstance(op, func.CallOp) else op.results
    return any(isinstance(value.type, UnrankedMemRefType) for value in values)


def _hoist(op: Operation) -> None:
    """Moves an allocation of known size out of the loops right around it."""
    while not op.operands and (loop := op.parent_op) and _repeats(loop.name):
        op.move_before(loop)


def _scope(op: Operation) -> Block | None:
    """The body of the loop that an allocation belongs to; none outside of loops."""
    parent = op.parent_op
    while parent is not None and not has_trait(parent, "AutomaticAllocationScope"):
        op, parent = parent, parent.parent_op
    if parent is None or not _repeats(parent.name):
        return None
    # A buffer that a body yields outlives it.
    yields = any(isinstance(r.type, _BUFFERS) for r in parent.results)
    return None if yields else op.parent


_BUFFERS: Final = (MemRefType, UnrankedMemRefType)


def _restore(body: Block) -> None:
    """Has a body restore the stack as it was when it began."""
    first, last = body.first, body.last
    if first is None or last is None:
        return
    save, restore = llvm.StackSaveOp.op_name, llvm.StackRestoreOp.op_name
    saved = Builder.before(first)(save, [], [llvm.PointerType()]).result
    Builder.before(last)(restore, [saved])


def hoist_lowered(module: Module) -> None:
    """Moves allocations of a lowered module to the entry of their function.

    Those of constant size whose address goes nowhere: what they hold is written before
    it is read wherever they are.
    """
    for function in module.body.operations:
        is_function = function.operation.name == FUNCTION
        if not is_function or len(function.body.blocks) < 2:
            continue
        entry = function.body.blocks[0].operations[0]
        start = bindings().ir.InsertionPoint(entry)
        for op in [op for op in inside(function.operation) if _is_movable(op)]:
            size = op.operands[0].owner.clone()
            start.insert(size)
            op.operands[0] = size.results[0]
            op.move_before(entry)


def _is_movable(op: Bound) -> bool:
    if op.name != "llvm.alloca" or op.parent.name != FUNCTION:
        return False
    size = op.operands[0].owner
    if getattr(size, "name", "") != "llvm.mlir.constant":
        return False
    return not _escapes(op.results[0])


def _escapes(pointer: Bound) -> bool:
    """Whether an address is used for more than to load and to store."""
    for use in pointer.uses:
        user = use.owner.operation
        if user.name == "llvm.getelementptr":
            if _escapes(user.results[0]):
                return True
        elif user.name == "llvm.store":
            if use.operand_number == 0:
                return True
        elif user.name != "llvm.load":
            return True
    return False
