"""Memory of the stack as globals."""

from __future__ import annotations

from bridge.dialects import memref
from bridge.dialects.memref.layouts import buffer_type, is_identity
from bridge.dialects.memref.retyping import place
from bridge.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.symbols import SymbolTable
from bridge.rewrite.rewriter import Rewriter

__all__ = ["to_global"]


def to_global(
    op: memref.AllocaOp, table: SymbolTable, rewriter: Rewriter
) -> tuple[memref.GetGlobalOp, memref.GlobalOp] | None:
    """Puts a global in the place of memory, which all that run it then share.

    `None` where there can be none of its type.
    """
    ty = buffer_type(op.memref)
    if not ty.has_static_shape or not is_identity(ty):
        return None
    made = memref.GlobalOp(
        "alloca",
        TypeAttr(ty),
        sym_visibility=StringAttr("private"),
        initial_value=UnitAttr(),
        alignment=op.alignment,
        location=op.any_location,
    )
    name = table.insert(made)
    with place(rewriter, op):
        taken = memref.GetGlobalOp(ty, SymbolRefAttr(name))
    rewriter.replace(op, taken)
    return taken, made
