"""What a loop's body allocates on the stack, given back before it runs again.

A `memref.alloca` lives as long as the region that is its automatic allocation scope,
which a loop's body is. Upstream's lowering leaves it where it is, so each iteration
takes more of the stack. Of known size, it goes before the loop: no two iterations need
it at a time. Of another, the stack is restored at the end of each. Lowering adds some
of its own, for sizes that are chosen at run time, and these go to the function's entry.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from bridge.dialects.llvm.types import PointerType
from bridge.ir.core import Block, Operation
from bridge.ir.edit import Builder
from bridge.ir.types import MemRefType, UnrankedMemRefType
from bridge.upstream.jit import inside
from bridge.upstream.provider import Module, bindings

LOOPS: Final = frozenset(
    {"scf.for", "scf.parallel", "scf.forall", "affine.for", "affine.parallel"}
)
"""Operations whose body is an automatic allocation scope and runs many times."""

_PASSED: Final = frozenset({"scf.if", "affine.if", "scf.index_switch", "scf.while"})
"""Operations inside which an allocation belongs to a scope around them."""


_TAKERS: Final = frozenset({"memref.alloca", "memref.cast", "func.call"})
"""Operations that may take of the stack; a call does where descriptors are passed."""


def is_needed(names: Collection[str]) -> bool:
    """Whether a module with operations of these names may need it."""
    return not (_TAKERS.isdisjoint(names) or LOOPS.isdisjoint(names))


def bound(module: Operation) -> None:
    """Bounds what loops take of the stack, in place."""
    restored: dict[Block, None] = {}
    for op in [op for op in module.walk() if op.name in _TAKERS]:
        if op.name == "memref.alloca":
            _hoist(op)
        body = _scope(op)
        if body is not None and _takes(op):
            restored[body] = None
    for body in restored:
        _restore(body)


def _takes(op: Operation) -> bool:
    """Whether it takes of the stack: a descriptor that is passed by pointer does."""
    if op.name == "memref.alloca":
        return True
    values = [*op.operands, *op.results] if op.name == "func.call" else op.results
    return any(isinstance(value.type, UnrankedMemRefType) for value in values)


def _hoist(op: Operation) -> None:
    """Moves an allocation of known size out of the loops right around it."""
    while not op.operands and (loop := op.parent_op) and loop.name in LOOPS:
        op.move_before(loop)


def _scope(op: Operation) -> Block | None:
    """The body of the loop that an allocation belongs to; none outside of loops."""
    parent = op.parent_op
    while parent is not None and parent.name in _PASSED:
        op, parent = parent, parent.parent_op
    if parent is None or parent.name not in LOOPS:
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
    saved = Builder.before(first)("llvm.intr.stacksave", [], [PointerType()]).result
    Builder.before(last)("llvm.intr.stackrestore", [saved])


def hoist_lowered(module: Module) -> None:
    """Moves allocations of a lowered module to the entry of their function.

    Those of constant size whose address goes nowhere: what they hold is written before
    it is read wherever they are.
    """
    for function in module.body.operations:
        if function.operation.name != "llvm.func" or len(function.body.blocks) < 2:
            continue
        entry = function.body.blocks[0].operations[0]
        start = bindings().ir.InsertionPoint(entry)
        for op in [op for op in inside(function.operation) if _is_movable(op)]:
            size = op.operands[0].owner.clone()
            start.insert(size)
            op.operands[0] = size.results[0]
            op.move_before(entry)


def _is_movable(op: Any) -> bool:
    if op.name != "llvm.alloca" or op.parent.name != "llvm.func":
        return False
    size = op.operands[0].owner
    if getattr(size, "name", "") != "llvm.mlir.constant":
        return False
    return not _escapes(op.results[0])


def _escapes(pointer: Any) -> bool:
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
