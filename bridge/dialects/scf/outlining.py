"""What a region or an operation does as a function, which is called in its place.

Upstream: `outlineIfOp` and `outlineSingleBlockRegion`.
"""

from __future__ import annotations

from bridge.dialects import arith, func, scf
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import Block, Operation, Region, Use, Value
from bridge.ir.symbols import SymbolTables, nearest_symbol_table
from bridge.ir.types import INDEX, FunctionType
from bridge.op.traits import has_trait
from bridge.rewrite.isolating import is_inside, values_from_outside
from bridge.rewrite.rewriter import Rewriter

__all__ = ["outline", "outline_branch", "outline_operation"]


def outline_branch(op: scf.IfOp, then: str, otherwise: str, rewriter: Rewriter) -> None:
    """Makes functions of these names of the regions that there are."""
    for region, name in zip(op.regions, (then, otherwise), strict=True):
        if region.blocks:
            outline(region, name, rewriter)


def outline_operation(
    op: Operation, name: str, tables: SymbolTables, rewriter: Rewriter
) -> tuple[func.FuncOp, func.CallOp] | None:
    """A function that does what an operation did, and what calls it in its place.

    `None`, and nothing is done, where it has not one region or is in no function.
    """
    around = _function_around(op.parent_region)
    if around is None or len(op.regions) != 1 or has_trait(op, "Terminator"):
        return None
    if around.parent_op is not nearest_symbol_table(op):
        return None
    results = [result.type for result in op.results]
    block = Block()
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(op)):
        rewriter.location = op.any_location
        place = scf.ExecuteRegionOp(results, region=Region([block]))
    for old, new in zip(op.results, place.results, strict=True):
        rewriter.replace_all_uses(old, new)
    with Builder.at_end(block, op.any_location):
        ending = scf.YieldOp(op.results)
    rewriter.move_before(op, ending)
    made = outline(place.region, name, rewriter, tables)
    assert made is not None  # it is in a function
    (call,) = (one for one in place.region.block if isinstance(one, func.CallOp))
    return made, call


def outline(
    region: Region, name: str, rewriter: Rewriter, tables: SymbolTables | None = None
) -> func.FuncOp | None:
    """Makes a function of what a region of one block does, and calls it there.

    It comes before the function that the region is in; `None` where there is none, or
    the region has several blocks. Index constants are made in it anew. With tables a
    name that is taken is changed.
    """
    around = _function_around(region)
    if around is None or len(region.blocks) != 1:
        return None
    holder = around.parent_op
    old, captured = region.block, values_from_outside(region)
    ending, location = old.last, region.parent
    assert ending is not None  # a terminator
    assert location is not None  # it is in a function
    rewriter.location = location.any_location
    inputs = [value.type for value in (*old.arguments, *captured)]
    results = [value.type for value in ending.operands]
    rewriter.point = InsertionPoint.before_op(around)
    table = None if tables is None or holder is None else tables.of(holder)
    with rewriter:
        made = func.FuncOp(name, FunctionType(tuple(inputs), tuple(results)))
    if table is not None:
        table.insert(made)
    body = made.regions[0].blocks[0]
    count = len(old.arguments)
    block = Block(inputs[:count], locations=[v.any_location for v in old.arguments])
    region.insert(0, block)
    rewriter.merge_block(old, body, body.arguments[:count])
    _call(made, block, ending, captured, rewriter)
    rewriter.point = InsertionPoint.at_end(body)
    with rewriter:
        func.ReturnOp(ending.operands)
    rewriter.erase(ending)
    _use_arguments(made, captured, body.arguments[count:], rewriter)
    return made


def _function_around(region: Region | None) -> Operation | None:
    around = None if region is None else region.parent
    while around is not None and not has_trait(around, "FunctionOpInterface"):
        around = around.parent_op
    return around


def _call(
    made: func.FuncOp,
    block: Block,
    ending: Operation,
    captured: list[Value],
    rewriter: Rewriter,
) -> None:
    """Calls a function in a block, and yields what it gives."""
    rewriter.point = InsertionPoint.at_end(block)
    with rewriter:
        call = func.CallOp(made, [*block.arguments, *captured])
    copy = ending.clone()
    copy.operands = call.results
    rewriter.insert(copy)


def _use_arguments(
    made: func.FuncOp,
    captured: list[Value],
    arguments: tuple[Value, ...],
    rewriter: Rewriter,
) -> None:
    """Makes what is in a function use its arguments, or constants of its own."""
    body = made.regions[0]

    def is_use_inside(use: Use) -> bool:
        return is_inside(use.op, body)

    for old, argument in zip(captured, arguments, strict=True):
        new, constant = argument, old.defining_op
        if isinstance(constant, arith.ConstantOp) and old.type is INDEX:
            rewriter.point = InsertionPoint.at_start(body.blocks[0])
            new = rewriter.insert(constant.clone()).results[0]
        rewriter.replace_uses_where(old, new, is_use_inside)
