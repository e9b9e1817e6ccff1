"""Functions of random programs beside the main one, and calls of them."""

from __future__ import annotations

from typing import Final

from bridge.drawing.bodies import end, fill, may_nest
from bridge.drawing.scope import Scope, is_number
from bridge.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import INDEX, FunctionType, MemRefType, Type, VectorType

_RETURN: Final = "func.return"
_MOST: Final = 3
"""Functions that a program has beside the main one."""


def _is_passed(ty: Type) -> bool:
    return is_number(ty) or isinstance(ty, VectorType | MemRefType)


def draw_call(scope: Scope) -> Operation | None:
    """A call of a new private function, or at times of one again.

    It may be given the same memory twice.
    """
    if not may_nest(scope) or scope.budget.ops < 4:
        return None
    draw = scope.draw
    given = [scope.any(_is_passed) for _ in range(draw.randint(1, 3))]
    operands = [value for value in given if value is not None]
    types = [value.type for value in operands]
    function = _called_before(scope, types) if draw.chance(0.3) else None
    if function is None:
        if scope.budget.functions >= _MOST:
            return None
        scope.budget.functions += 1
        function = _function(scope, operands)
    signature = function.properties["function_type"]
    name = function.properties["sym_name"]
    assert isinstance(signature, TypeAttr)
    assert isinstance(signature.type, FunctionType)
    assert isinstance(name, StringAttr)
    callee = {"callee": SymbolRefAttr(name.value)}
    return scope.put("func.call", operands, signature.type.results, callee)


def _called_before(scope: Scope, types: list[Type]) -> Operation | None:
    """A function that takes these types and is done: none calls itself."""
    found = []
    for op in scope.module_ops():
        signature = op.properties.get("function_type")
        if isinstance(signature, TypeAttr):
            assert isinstance(signature.type, FunctionType)
            last = op.regions[0].blocks[0].last
            is_done = last is not None and last.name == _RETURN
            if is_done and list(signature.type.inputs) == types:
                found.append(op)
    return scope.draw.pick(found) if found else None


def _function(scope: Scope, operands: list[Value]) -> Operation:
    """A function that takes these operands: what is known of them holds inside."""
    types = [value.type for value in operands]
    block = Block(types)
    signature = TypeAttr(FunctionType(tuple(types), ()))
    function = Operation(
        "func.func",
        properties={
            "function_type": signature,
            "sym_visibility": StringAttr("private"),
        },
        regions=[Region([block])],
    )
    scope.beside(function)
    inner = scope.body_of(function)
    for argument, value in zip(block.arguments, operands, strict=True):
        known = scope.range_of(value) if value.type is INDEX else None
        if known is not None:
            inner.ranges[argument] = known
    fill(inner, scope.budget.families, scope.draw.randint(2, 8))
    found = [inner.any(_is_returned) for _ in range(scope.draw.randint(0, 2))]
    results = tuple([value.type for value in found if value is not None])
    end(inner, _RETURN, results)
    signature = TypeAttr(FunctionType(tuple(types), results))
    function.properties = {**function.properties, "function_type": signature}
    return function


def _is_returned(ty: Type) -> bool:
    return is_number(ty) or isinstance(ty, VectorType)


DRAWN: Final = {draw_call: 1}
