"""Programs made smaller as long as something holds of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.drawing.scope import CONSTANT, is_constant_type
from bridge.errors import Error
from bridge.fuzz.programs import NAME, Program
from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    TypeAttr,
)
from bridge.ir.cloning import clone
from bridge.ir.core import Block, Operation, Value
from bridge.ir.edit import erase
from bridge.ir.symbols import lookup
from bridge.ir.types import FloatType, FunctionType, ShapedType, Type
from bridge.verifier import verify

Holds = Callable[[Program], bool]
"""Whether a smaller program is still one that is looked for."""
Edit = Callable[[Program], Program | None]
"""Makes a program smaller, in place or as another; None where it cannot."""

TRIES: Final = 4000


def reduce(program: Program, holds: Holds, *, tries: int = TRIES) -> Program:
    """The program without what is not needed for `holds`; the given one is kept.

    Each step is one edit of a copy, which must verify; the edits are tried until none
    is left that does it, or `holds` was asked so many times.
    """
    left = tries

    def asked(smaller: Program) -> bool:
        nonlocal left
        left -= 1
        return left >= 0 and holds(smaller)

    found = program
    while left > 0:
        smaller = _round(found, asked)
        if smaller is None:
            break
        found = smaller
    return found


def _round(program: Program, holds: Holds) -> Program | None:
    """What one round of edits makes of a program; None where no edit holds."""
    changed = False
    for kind in _KINDS:
        count = kind(program)
        number = 0
        while number < len(count):
            edited = _edited(program, count[number])
            if edited is not None and holds(edited):
                program, changed = edited, True
                count = kind(program)
            else:
                number += 1
    return program if changed else None


def _edited(program: Program, edit: Edit) -> Program | None:
    copy = Program(clone(program.module), program.arguments, program.seed)
    try:
        found = edit(copy)
        if found is not None:
            verify(found.module)
    except (Error, ValueError):
        return None
    return found


def _function(program: Program) -> Operation:
    found = lookup(program.module, NAME)
    assert found is not None
    return found


def _inside(program: Program) -> list[Operation]:
    """The operations in the module but for the main function, the last first."""
    main = _function(program)
    return [op for op in list(program.module.walk())[:0:-1] if op is not main]


def _at(program: Program, number: int) -> Operation:
    return _inside(program)[number]


# Edits ------------------------------------------------------------------------------


def _drops(program: Program) -> list[Edit]:
    """Without an operation, its results being constants."""
    return [
        lambda p, n=n: _drop(p, n)  # type: ignore[misc]
        for n, op in enumerate(_inside(program))
        if not _is_terminator(op)
    ]


def _drop(program: Program, number: int) -> Program | None:
    op = _at(program, number)
    if op.name == CONSTANT and op.results[0].has_uses:
        return None
    if not all(_replaced(value, op) for value in op.results):
        return None
    erase(op)
    return program


def _replaced(value: Value, before: Operation) -> bool:
    """Whether a constant takes the place of a value."""
    if not value.has_uses:
        return True
    if not is_constant_type(value.type):
        return False
    value.replace_all_uses(_constant(value.type, before))
    return True


def _constant(ty: Type, before: Operation, number: int = 1) -> Value:
    attr = simple(ty, number)
    op = Operation(
        CONSTANT, (), (ty,), properties={"value": attr}, location=before.location
    )
    assert before.parent is not None
    before.parent.insert_before(before, op)
    return op.result


def simple(ty: Type, number: int) -> Attribute:
    """A number, or a vector of it, as the constant of a type."""
    if isinstance(ty, ShapedType):
        value = float(number) if isinstance(ty.element, FloatType) else number
        return DenseElementsAttr.of(ty, [value])
    if isinstance(ty, FloatType):
        return FloatAttr(float(number), ty)
    return IntegerAttr(number, ty)


def _unwraps(program: Program) -> list[Edit]:
    """With the body of a region in place of the operation that has it."""
    return [
        lambda p, n=n, k=k: _unwrap(p, n, k)  # type: ignore[misc]
        for n, op in enumerate(_inside(program))
        for k, region in enumerate(op.regions)
        if len(region.blocks) == 1
    ]


def _unwrap(program: Program, number: int, which: int) -> Program | None:
    op = _at(program, number)
    block = op.regions[which].blocks[0]
    given = _given(op, block)
    last = block.last
    assert op.parent is not None
    assert last is not None
    if given is None:
        return None
    for argument, value in zip(block.arguments, given, strict=True):
        argument.replace_all_uses(value)
    results = last.operands[len(last.operands) - len(op.results) :]
    if [value.type for value in results] != [value.type for value in op.results]:
        return None
    for result, value in zip(op.results, results, strict=True):
        result.replace_all_uses(value)
    erase(last)
    for inner in list(block):
        inner.move_before(op)
    erase(op)
    return program


def _given(op: Operation, block: Block) -> list[Value] | None:
    """What takes the place of a body's arguments: initial values, or constants."""
    carried = list(op.operands[len(op.operands) - len(op.results) :])
    found: list[Value] = []
    for at, argument in enumerate(block.arguments):
        place = at - (len(block.arguments) - len(carried))
        if place >= 0 and carried[place].type is argument.type:
            found.append(carried[place])
        elif is_constant_type(argument.type):
            found.append(_constant(argument.type, op, 0))
        else:
            return None
    return found


def _operand_edits(program: Program) -> list[Edit]:
    """With a constant in place of an operand."""
    return [
        lambda p, n=n, k=k: _plain_operand(p, n, k)  # type: ignore[misc]
        for n, op in enumerate(_inside(program))
        for k, value in enumerate(op.operands)
        if not _is_terminator(op)
        and is_constant_type(value.type)
        and (value.defining_op is None or value.defining_op.name != CONSTANT)
    ]


def _plain_operand(program: Program, number: int, which: int) -> Program | None:
    op = _at(program, number)
    operands = list(op.operands)
    operands[which] = _constant(operands[which].type, op)
    op.operands = tuple(operands)
    return program


def _number_edits(program: Program) -> list[Edit]:
    """With a small number in place of another in a constant."""
    return [
        lambda p, n=n, k=k: _plain_number(p, n, k)  # type: ignore[misc]
        for n, op in enumerate(_inside(program))
        if op.name == CONSTANT
        for k in (0, 1)
        if op.properties["value"]
        not in [simple(op.result.type, i) for i in range(k + 1)]
    ]


def _plain_number(program: Program, number: int, value: int) -> Program | None:
    op = _at(program, number)
    op.properties = {"value": simple(op.result.type, value)}
    return program


def _return_edits(program: Program) -> list[Edit]:
    """Without one of the results."""
    function = _function(program)
    count = len(function.regions[0].blocks[0].last.operands)  # type: ignore[union-attr]
    return [lambda p, n=n: _fewer_results(p, n) for n in reversed(range(count))]  # type: ignore[misc]


def _fewer_results(program: Program, number: int) -> Program | None:
    last = _function(program).regions[0].blocks[0].last
    assert last is not None
    last.operands = (*last.operands[:number], *last.operands[number + 1 :])
    _sign(program)
    return program


def _argument_edits(program: Program) -> list[Edit]:
    """Without an argument that has no uses."""
    block = _function(program).regions[0].blocks[0]
    return [
        lambda p, n=n: _fewer_arguments(p, n)  # type: ignore[misc]
        for n, value in reversed(list(enumerate(block.arguments)))
        if not value.has_uses
    ]


def _fewer_arguments(program: Program, number: int) -> Program | None:
    block = _function(program).regions[0].blocks[0]
    block.erase_argument(number)
    _sign(program)
    given = program.arguments[:number] + program.arguments[number + 1 :]
    return Program(program.module, given, program.seed)


def _sign(program: Program) -> None:
    """Makes the type of the function that of its body."""
    function = _function(program)
    block = function.regions[0].blocks[0]
    last = block.last
    assert last is not None
    inputs = tuple([value.type for value in block.arguments])
    results = tuple([value.type for value in last.operands])
    properties = dict(function.properties)
    properties["function_type"] = TypeAttr(FunctionType(inputs, results))
    function.properties = properties


def _is_terminator(op: Operation) -> bool:
    return op.parent is not None and op.parent.last is op


_KINDS: Final[tuple[Callable[[Program], list[Edit]], ...]] = (
    _drops,
    _return_edits,
    _unwraps,
    _operand_edits,
    _drops,
    _number_edits,
    _argument_edits,
)


def size(program: Program) -> int:
    """How many operations a program has."""
    return len(_inside(program))


__all__ = ["reduce", "simple", "size"]
