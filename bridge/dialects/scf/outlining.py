"""An operation as a function of its own.

Upstream: `outlineSingleBlockRegion`.
"""

from __future__ import annotations

from bridge.dialects import arith, func, scf
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.symbols import SymbolTables, nearest_symbol_table
from bridge.ir.types import INDEX
from bridge.ir.walk import walk, walk_post_order
from bridge.op.traits import has_trait
from bridge.rewrite.rewriter import Rewriter

__all__ = ["outline"]


def outline(
    op: Operation, name: str, tables: SymbolTables, rewriter: Rewriter
) -> tuple[func.FuncOp, func.CallOp] | None:
    """A function that does what an operation did, and what calls it in its place.

    `None`, and nothing is done, where it has not one region or is in no function.
    """
    place = _place(op)
    if place is None or len(op.regions) != 1 or has_trait(op, "Terminator"):
        return None
    function, table = place
    captured = _captured(op)
    types = [value.type for value in captured]
    results = [result.type for result in op.results]
    where = op.any_location
    made = func.FuncOp(name, (types, results), location=where)
    tables.of(table).insert(made, function)
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(op)):
        rewriter.location = where
        around = scf.ExecuteRegionOp(results, region=Region([Block()]))
    block = around.region.block
    with Builder.at_end(block, where):
        call = func.CallOp(made, captured)
        scf.YieldOp(call.results)
    for old, new in zip(op.results, around.results, strict=True):
        rewriter.replace_all_uses(old, new)
    body = made.body_.block
    with Builder.at_end(body, where):
        ending = func.ReturnOp(op.results)
    rewriter.move_before(op, ending)
    _replace_captured(op, captured, body, rewriter)
    return made, call


def _place(op: Operation) -> tuple[Operation, Operation] | None:
    """The function around an operation, and what that is a symbol of."""
    function = op.parent_op
    while function is not None and not has_trait(function, "FunctionOpInterface"):
        function = function.parent_op
    table = nearest_symbol_table(op)
    if function is None or table is None or function.parent_op is not table:
        return None
    return function, table


def _captured(op: Operation) -> list[Value]:
    """What an operation uses that is defined outside of it, in upstream's order."""
    inside = {*walk(op)}
    found: dict[Value, None] = {}
    for inner in walk_post_order(op):
        for value in inner.operands:
            made = value.defining_op
            block = value.block if made is None else None
            holder = made if block is None else block.parent_op
            if holder not in inside:
                found[value] = None
    return list(found)


def _replace_captured(
    op: Operation, captured: list[Value], body: Block, rewriter: Rewriter
) -> None:
    """Has it use arguments, and copies of constants, which fold so."""
    inside = {*walk(op)}
    for value, argument in zip(captured, body.arguments, strict=True):
        new: Value = argument
        made = value.defining_op
        if isinstance(made, arith.ConstantOp) and value.type is INDEX:
            with rewriter.moved_to(InsertionPoint.at_start(body)):
                new = rewriter.insert(made.clone()).results[0]
        rewriter.replace_uses_where(value, new, lambda use: use.op in inside)
