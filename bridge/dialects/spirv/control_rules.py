"""Rules of control flow: structured regions, calls, what may not be reached.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from bridge.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    SymbolRefAttr,
)
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import FunctionType, as_shaped
from bridge.op.base import Op, of_signature

_MERGE = "spirv.mlir.merge"


@of_signature
def verify_weights(op: Operation) -> None:
    """Two weights, not both of them zero. Raises `Invalid`."""
    weights = op.properties.get("branch_weights")
    if not isinstance(weights, ArrayAttr):
        return
    if len(weights.elements) != 2:
        raise op.error("must have exactly two branch weights")
    if all(isinstance(w, IntegerAttr) and w.value == 0 for w in weights.elements):
        raise op.error("branch weights cannot both be zero")


def verify_merge(op: Operation) -> tuple[Block, ...]:
    """The last block of a region merges, and no other. Returns its blocks."""
    blocks = tuple(op.regions[0].blocks)
    if not blocks:
        return blocks
    last = blocks[-1]
    if last.first is None or len(last) != 1 or last.first.name != _MERGE:
        raise op.error(
            f"last block must be the merge block with only one '{_MERGE}' op"
        )
    if any(inner.name == _MERGE for block in blocks[:-1] for inner in block):
        raise op.error(f"should not have '{_MERGE}' op outside the merge block")
    return blocks


def verify_selection(op: Operation) -> None:
    """A header before the block that merges. Raises `Invalid`."""
    if len(verify_merge(op)) == 1:
        raise op.error("must have a selection header block")


def verify_loop(op: Operation) -> None:
    """An entry, a header, what continues there, what merges. Raises `Invalid`."""
    blocks = verify_merge(op)
    if not blocks:
        return
    if len(blocks) == 1:
        raise op.error("must have an entry block branching to the loop header block")
    if len(blocks) == 2:
        raise op.error("must have a loop header block branched from the entry block")
    entry, header = blocks[0], blocks[1]
    first = entry.first
    only = first if len(entry) == 1 else None
    if only is None or only.name != "spirv.Branch" or only.successors[:1] != (header,):
        raise op.error(
            "entry block must only have one 'spirv.Branch' op to the second block"
        )
    if len(blocks) == 3:
        raise op.error(
            "requires a loop continue block branching to the loop header block"
        )
    if header not in blocks[-2].successors:
        raise op.error(
            "second to last block must be the loop continue block that branches to the "
            "loop header block"
        )
    if any(header in block.successors for block in blocks[2:-2]):
        raise op.error(
            "can only have the entry and loop continue block branching to the loop "
            "header block"
        )


class SwitchOp(Op, name="spirv.Switch"):
    """Branches to one of several blocks by an integer."""

    def verify(self) -> None:
        literals = self.properties.get("literals")
        targets = len(self.successors) - 1
        if not isinstance(literals, DenseElementsAttr):
            return
        shaped = as_shaped(literals.type)
        if shaped is None:
            return
        selector = self.operands[0].type
        if shaped.element is not selector:
            raise self.error(
                f"'selector' type ('{selector}') should match literals type "
                f"('{shaped.element}')"
            )
        if shaped.num_elements != targets:
            raise self.error(
                f"number of literals ({shaped.num_elements}) should match number of "
                f"targets ({targets})"
            )


class UnreachableOp(Op, name="spirv.Unreachable"):
    """Terminates a block that is never reached."""

    def verify(self) -> None:
        if self.parent is not None and self.parent.is_entry:
            raise self.error("cannot be used in reachable block")


class FunctionCallOp(Op, name="spirv.FunctionCall"):
    """Calls a function by symbol."""

    callee: SymbolRefAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        callee = tables.lookup_nearest(self, self.callee)
        ty = None
        if callee is not None and callee.name == "spirv.func":
            ty = getattr(callee.properties.get("function_type"), "type", None)
        if not isinstance(ty, FunctionType):
            raise self.error(
                f"callee function '{self.callee.root}' not found in nearest symbol "
                "table"
            )
        self._verify_operands(ty)
        given, wanted = len(self.results), len(ty.results)
        if given != wanted:
            raise self.error(
                f"has incorrect number of results has for callee: expected {wanted}, "
                f"but provided {given}"
            )
        if given and self.results[0].type is not ty.results[0]:
            raise self.error(
                f"result type mismatch: expected '{ty.results[0]}', but provided "
                f"'{self.results[0].type}'"
            )

    def _verify_operands(self, ty: FunctionType) -> None:
        given, wanted = len(self.operands), len(ty.inputs)
        if given != wanted:
            raise self.error(
                f"has incorrect number of operands for callee: expected {wanted}, but "
                f"provided {given}"
            )
        for i, (value, of) in enumerate(zip(self.operands, ty.inputs, strict=True)):
            if value.type is not of:
                raise self.error(
                    f"operand type mismatch: expected operand type '{of}', but "
                    f"provided '{value.type}' for operand number {i}"
                )
