"""Edits that make a program smaller: each is tried on a copy, which must verify."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bridge.drawing.scope import CONSTANT, is_constant_type
from bridge.fuzz.programs import NAME, Program
from bridge.ir.affine import AffineConstant, AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    TypeAttr,
)
from bridge.ir.core import Block, Operation, Value
from bridge.ir.edit import erase
from bridge.ir.symbols import lookup
from bridge.ir.types import FloatType, FunctionType, ShapedType, Type

Edit = Callable[[Program], Program | None]
"""Makes a program smaller, in place or as another; None where it cannot."""
Edits = Callable[[Program], list[Edit]]
"""The edits of one kind that a program allows."""

_SEGMENTS: Final = "operandSegmentSizes"


def inside(program: Program) -> list[Operation]:
    """The operations in the module but for the main function, the last first."""
    main = lookup(program.module, NAME)
    return [op for op in list(program.module.walk())[:0:-1] if op is not main]


def is_terminator(op: Operation) -> bool:
    """Whether an operation is the last of its block, in a block that ends with one."""
    return op.parent is not None and op.parent.last is op and not _is_top(op)


def _is_top(op: Operation) -> bool:
    """Whether an operation stands in the module itself."""
    around = op.parent_op
    return around is not None and around.parent is None


def depth(op: Operation) -> int:
    """How many operations are around one."""
    found = 0
    around = op.parent_op
    while around is not None:
        found += 1
        around = around.parent_op
    return found


# Dropping ---------------------------------------------------------------------------


def without(program: Program, numbers: Iterable[int]) -> Program | None:
    """Without some of the operations of `inside`, constants being their results.

    None where none of them could be dropped.
    """
    ops = inside(program)
    dropped: set[Operation] = set()
    for number in sorted(numbers):
        op = ops[number]
        if any(around in dropped for around in _around(op)):
            continue
        if _is_dropped(op):
            dropped.add(op)
    return program if dropped else None


def _around(op: Operation) -> Iterable[Operation]:
    around = op.parent_op
    while around is not None:
        yield around
        around = around.parent_op


def _is_dropped(op: Operation) -> bool:
    """Whether an operation was erased."""
    if op.name == CONSTANT and op.results[0].has_uses:
        return False
    if not all(not v.has_uses or is_constant_type(v.type) for v in op.results):
        return False
    if _is_top(op) and op.results and any(v.has_uses for v in op.results):
        return False
    for value in op.results:
        if value.has_uses:
            value.replace_all_uses(constant(value.type, op))
    erase(op)
    return True


def constant(ty: Type, before: Operation, number: int = 1) -> Value:
    """A new constant before an operation."""
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


def bypasses(program: Program) -> list[Edit]:
    """With an operand in place of a result of its type."""
    return [
        lambda p, n=n, k=k: _bypassed(p, n, k)  # type: ignore[misc]
        for n, op in enumerate(inside(program))
        if len(op.results) == 1 and op.results[0].has_uses
        for k, value in enumerate(op.operands)
        if value.type is op.results[0].type
    ]


def _bypassed(program: Program, number: int, which: int) -> Program | None:
    op = inside(program)[number]
    op.results[0].replace_all_uses(op.operands[which])
    erase(op)
    return program


# Regions ----------------------------------------------------------------------------


def unwraps(program: Program) -> list[Edit]:
    """With the body of a region in place of the operation that has it."""
    return [
        lambda p, n=n, k=k: _unwrap(p, n, k)  # type: ignore[misc]
        for n, op in enumerate(inside(program))
        if not _is_top(op)
        for k, region in enumerate(op.regions)
        if len(region.blocks) == 1 and region.blocks[0].last is not None
    ]


def _unwrap(program: Program, number: int, which: int) -> Program | None:
    op = inside(program)[number]
    block = op.regions[which].blocks[0]
    given = _given(op, block)
    last = block.last
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
            found.append(constant(argument.type, op, 0))
        else:
            return None
    return found


def fewer_carried(program: Program) -> list[Edit]:
    """Without a result of an operation with regions, and what is carried for it."""
    return [
        lambda p, n=n, k=k: _less_carried(p, n, k)  # type: ignore[misc]
        for n, op in enumerate(inside(program))
        if op.regions
        for k in reversed(range(len(op.results)))
    ]


def _less_carried(program: Program, number: int, which: int) -> Program | None:
    op = inside(program)[number]
    count = len(op.results)
    operands = list(op.operands)
    first = len(operands) - count
    blocks = [block for region in op.regions for block in region.blocks]
    is_loop = any(block.arguments for block in blocks)
    result = op.results[which]
    if is_loop and (first < 0 or operands[first + which].type is not result.type):
        return None
    for block in blocks:
        _carry_less(block, count, which, operands[first + which] if is_loop else None)
    stand_in = operands[first + which] if is_loop else None
    if result.has_uses:
        if stand_in is None and not is_constant_type(result.type):
            return None
        result.replace_all_uses(stand_in or constant(result.type, op))
    if is_loop:
        del operands[first + which]
    return _remade(program, op, operands, which, is_loop=is_loop)


def _carry_less(block: Block, count: int, which: int, value: Value | None) -> None:
    """Takes what is yielded for a result, and the argument it comes back as."""
    last = block.last
    if last is not None and len(last.operands) >= count:
        at = len(last.operands) - count + which
        last.operands = (*last.operands[:at], *last.operands[at + 1 :])
    if value is not None:
        number = len(block.arguments) - count + which
        block.arguments[number].replace_all_uses(value)
        block.erase_argument(number)


def _remade(
    program: Program,
    op: Operation,
    operands: list[Value],
    which: int,
    *,
    is_loop: bool,
) -> Program:
    """The operation with fewer operands and results, in place of another."""
    regions = op.regions
    op.take_regions(())
    properties = dict(op.properties)
    sizes = properties.get(_SEGMENTS)
    if isinstance(sizes, DenseArrayAttr) and is_loop:
        values = sizes.values
        properties[_SEGMENTS] = DenseArrayAttr.of(
            sizes.element, (*values[:-1], values[-1] - 1)
        )
    kept = [value for n, value in enumerate(op.results) if n != which]
    types = [value.type for value in kept]
    new = Operation(
        op.name,
        operands,
        types,
        properties=properties,
        attributes=op.attributes,
        regions=regions,
        location=op.location,
    )
    assert op.parent is not None
    op.parent.insert_before(op, new)
    for old, value in zip(kept, new.results, strict=True):
        old.replace_all_uses(value)
    erase(op)
    return program


def one_branch(program: Program) -> list[Edit]:
    """With an empty region, or without the blocks after the first."""
    return [
        lambda p, n=n, k=k: _emptied(p, n, k)  # type: ignore[misc]
        for n, op in enumerate(inside(program))
        if len(op.regions) > 1
        for k, region in enumerate(op.regions)
        if region.blocks
    ]


def _emptied(program: Program, number: int, which: int) -> Program | None:
    region = inside(program)[number].regions[which]
    for block in list(region.blocks):
        for op in reversed(list(block)):
            if op is not block.last and any(v.has_uses for v in op.results):
                return None
            if op is not block.last:
                erase(op)
    return program


# Numbers ----------------------------------------------------------------------------


def plain_operands(program: Program) -> list[Edit]:
    """With a constant in place of an operand."""
    return [
        lambda p, n=n, k=k: _plain_operand(p, n, k)  # type: ignore[misc]
        for n, op in enumerate(inside(program))
        for k, value in enumerate(op.operands)
        if is_constant_type(value.type)
        and (value.defining_op is None or value.defining_op.name != CONSTANT)
    ]


def _plain_operand(program: Program, number: int, which: int) -> Program | None:
    op = inside(program)[number]
    operands = list(op.operands)
    operands[which] = constant(operands[which].type, op)
    op.operands = tuple(operands)
    return program


def plain_numbers(program: Program) -> list[Edit]:
    """With a small number in place of another in a constant."""
    return [
        lambda p, n=n, k=k: _plain_number(p, n, k)  # type: ignore[misc]
        for n, op in enumerate(inside(program))
        if op.name == CONSTANT and is_constant_type(op.result.type)
        for k in (0, 1)
        if op.properties["value"]
        not in [simple(op.result.type, i) for i in range(k + 1)]
    ]


def _plain_number(program: Program, number: int, value: int) -> Program | None:
    op = inside(program)[number]
    op.properties = {"value": simple(op.result.type, value)}
    return program


def plain_maps(program: Program) -> list[Edit]:
    """With a number in place of a result of a map, or without one of several."""
    return [
        lambda p, n=n, name=name, k=k, value=value: _plain_map(p, n, name, k, value)  # type: ignore[misc]
        for n, op in enumerate(inside(program))
        for name, attr in op.properties.items()
        if isinstance(attr, AffineMapAttr) and not attr.map.is_minor_identity
        for k, result in enumerate(attr.map.results)
        for value in (None, 0, 1, 2)
        if value is None
        or not (isinstance(result, AffineConstant) and 0 <= result.value <= value)
    ]


def _plain_map(
    program: Program, number: int, name: str, which: int, value: int | None
) -> Program | None:
    op = inside(program)[number]
    attr = op.properties[name]
    assert isinstance(attr, AffineMapAttr)
    results = list(attr.map.results)
    if value is None:
        del results[which]
    else:
        results[which] = AffineConstant(value)
    if not results:
        return None
    inputs = attr.map.num_dims, attr.map.num_symbols
    op.properties = {
        **op.properties,
        name: AffineMapAttr(AffineMap(*inputs, tuple(results))),
    }
    return program


def one_constant(program: Program) -> list[Edit]:
    """With constants of a block that are alike as one: all at once."""
    return [_merged]


def _merged(program: Program) -> Program | None:
    known: dict[tuple[Block | None, Attribute], Operation] = {}
    changed = False
    for op in list(program.module.walk()):
        if op.name != CONSTANT:
            continue
        first = known.setdefault((op.parent, op.properties["value"]), op)
        if first is not op:
            op.results[0].replace_all_uses(first.results[0])
            erase(op)
            changed = True
    return program if changed else None


# The function -----------------------------------------------------------------------


def fewer_results(program: Program) -> list[Edit]:
    """Without one of the results of the main function."""
    function = lookup(program.module, NAME)
    if function is None or function.regions[0].blocks[0].last is None:
        return []
    count = len(function.regions[0].blocks[0].last.operands)
    return [lambda p, n=n: _less_results(p, n) for n in reversed(range(count))]  # type: ignore[misc]


def _main(program: Program) -> Operation:
    found = lookup(program.module, NAME)
    assert found is not None
    return found


def _less_results(program: Program, number: int) -> Program | None:
    last = _main(program).regions[0].blocks[0].last
    assert last is not None
    last.operands = (*last.operands[:number], *last.operands[number + 1 :])
    _sign(program)
    return program


def fewer_arguments(program: Program) -> list[Edit]:
    """Without an argument of the main function that has no uses."""
    function = lookup(program.module, NAME)
    if function is None:
        return []
    block = function.regions[0].blocks[0]
    return [
        lambda p, n=n: _less_arguments(p, n)  # type: ignore[misc]
        for n, value in reversed(list(enumerate(block.arguments)))
        if not value.has_uses
    ]


def _less_arguments(program: Program, number: int) -> Program | None:
    block = _main(program).regions[0].blocks[0]
    block.erase_argument(number)
    _sign(program)
    # Who asks a script may not say what it is called with.
    given = program.arguments[:number] + program.arguments[number + 1 :]
    return Program(program.module, given, program.seed)


def _sign(program: Program) -> None:
    """Makes the type of the function that of its body."""
    function = _main(program)
    block = function.regions[0].blocks[0]
    last = block.last
    assert last is not None
    inputs = tuple([value.type for value in block.arguments])
    results = tuple([value.type for value in last.operands])
    properties = dict(function.properties)
    properties["function_type"] = TypeAttr(FunctionType(inputs, results))
    function.properties = properties


KINDS: Final[tuple[Edits, ...]] = (
    fewer_results,
    unwraps,
    fewer_carried,
    one_branch,
    bypasses,
    plain_operands,
    plain_maps,
    plain_numbers,
    one_constant,
    fewer_arguments,
)
"""In the order in which they are tried."""
