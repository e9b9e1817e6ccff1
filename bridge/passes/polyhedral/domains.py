"""Constraints of loops, conditions and maps over the values they are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import islpy as isl

from bridge.dialects import affine
from bridge.dialects.affine.composition import (
    canonical,
    composed,
    composed_set,
    is_symbol,
)
from bridge.dialects.affine.scopes import is_induction_variable
from bridge.ir.affine import AffineConstant, AffineExpr, AffineMap
from bridge.ir.affine.flatten import CONSTANT, Flattener
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import BlockArgument, Operation, Value
from bridge.op.folding import constant_of
from bridge.op.interfaces.polyhedral import AffineLoops, Applied, LoopBounds
from bridge.op.traits import has_trait
from bridge.passes.polyhedral.constraints import Constraints, Row

Side = Literal["lower", "upper", "equal"]


class NotAffine(Exception):
    """Something is not affine, or of values that no system can have."""


def loop_of(value: Value | None) -> LoopBounds | None:
    """The loop that a value is the variable of."""
    if not isinstance(value, BlockArgument) or not is_induction_variable(value):
        return None
    around = value.owner.parent_op
    if not isinstance(around, AffineLoops):
        return None
    return next((one for one in around.loops() or () if one.variable is value), None)


def for_of(value: Value | None) -> affine.ForOp | None:
    """The `affine.for` that a value is the variable of."""
    if not isinstance(value, BlockArgument) or not is_induction_variable(value):
        return None
    loop = value.owner.parent_op
    return loop if isinstance(loop, affine.ForOp) else None


def loops_around(op: Operation) -> list[affine.ForOp]:
    """The `affine.for` around an operation in its scope, the outer first."""
    found: list[affine.ForOp] = []
    around = op.parent_op
    while around is not None and not has_trait(around, "AffineScope"):
        if isinstance(around, affine.ForOp):
            found.append(around)
        around = around.parent_op
    return found[::-1]


def variables_around(op: Operation) -> list[Value]:
    """The variables of all affine loops around an operation, the outer first."""
    found: list[Value] = []
    around = op.parent_op
    while around is not None:
        if isinstance(around, affine.ForOp | affine.ParallelOp):
            found[:0] = [one.variable for one in around.loops() or ()]
        around = around.parent_op
    return found


# Values


def number_of(value: Value) -> int | None:
    """The number that a value is."""
    found = constant_of(value)
    return found.signed if isinstance(found, IntegerAttr) else None


def add_value(system: Constraints, value: Value) -> None:
    """Gives a value a column, with what is known of it.

    Raises `NotAffine` where it is neither a variable nor a symbol.
    """
    if system.find(value) is not None:
        return
    loop = loop_of(value)
    if isinstance(value.defining_op, affine.ApplyOp) or not (
        loop is not None or is_symbol(value)
    ):
        raise NotAffine("a value is neither a loop's variable nor a symbol")
    if loop is None:
        system.append_symbols([value])
        number = number_of(value)
        if number is not None:
            at = system.find(value)
            assert at is not None  # it was just put there
            system.fix(at, number)
        return
    assert isinstance(value, BlockArgument)  # a variable
    around = value.owner.parent_op
    assert isinstance(around, AffineLoops)
    found = list(around.loops() or ())
    system.insert_dims(len(system.dims), [one.variable for one in found])
    for one in found:
        add_loop(system, one)


# Maps


def rows_of(system: Constraints, applied: Applied) -> list[Row]:
    """The results of a map as rows; quotients in it become locals.

    Its operands must have columns. Raises `NotAffine` where it is semi-affine.
    """
    columns: list[int] = []
    for value in applied.operands:
        at = system.find(value)
        if at is None:
            raise NotAffine("a value has no column")
        columns.append(at)
    return rows_at(system, applied.map, columns)


def rows_at(system: Constraints, map_: AffineMap, places: Sequence[int]) -> list[Row]:
    """The results of a map of columns as rows; see `rows_of`."""
    flat = Flattener(map_.num_dims, map_.num_symbols)
    found = [flat.flatten(result) for result in map_.results]
    columns = list(places)
    for one in flat.locals:
        if one not in flat.quotients:
            raise NotAffine("a map is not affine")
        _add_quotient(system, columns, *flat.quotients[one])
    if any(row is None for row in found):
        raise NotAffine("a map divides by what is not positive")
    return [_placed(system, columns, row or {}) for row in found]


def _placed(system: Constraints, columns: Sequence[int], row: dict[int, int]) -> Row:
    """A row of a map's columns as one of the system's."""
    made = [0] * (system.width + 1)
    for column, number in row.items():
        made[-1 if column == CONSTANT else columns[column]] += number
    return made


def _add_quotient(
    system: Constraints, columns: list[int], dividend: dict[int, int], divisor: int
) -> None:
    at = system.append_local()
    columns.append(at)
    row = _placed(system, columns, dividend)
    row[at] -= divisor
    system.add_inequality(row)
    opposite = [-number for number in row]
    opposite[-1] += divisor - 1
    system.add_inequality(opposite)


def add_bound(system: Constraints, value: int | Value, side: Side, by: Applied) -> None:
    """Says of what a column is at least, below, or equal to.

    The column is a value's, or one of those that come before all others. Raises
    `NotAffine`.
    """
    by = composed(by)
    for operand in by.operands:
        add_value(system, operand)
    rows = rows_of(system, by)
    at = value if isinstance(value, int) else system.find(value)
    assert at is not None  # asked of values that have a column
    for row in rows:
        if row[at]:
            continue
        if side == "upper":
            row[at], row[-1] = -1, row[-1] - 1
        else:
            row = [-number for number in row]
            row[at] = 1
        (system.add_equality if side == "equal" else system.add_inequality)(row)


# Loops and conditions


def add_loop(system: Constraints, bounds: LoopBounds) -> None:
    """Says between which bounds a loop's variable is, and its step.

    A step from a bound that is no number is left out. Raises `NotAffine`.
    """
    variable = bounds.variable
    at = system.find(variable)
    assert at is not None  # asked of values that have a column
    low = bounds.lower.map
    if bounds.step != 1 and low.is_single_constant:
        _add_step(system, at, low.single_constant, bounds.step)
    for side, by in (("lower", bounds.lower), ("upper", bounds.upper)):
        if by.map.is_single_constant:
            number = by.map.single_constant
            if side == "lower":
                system.bound(at, low=number)
            else:
                system.bound(at, high=number - 1)
        else:
            add_bound(system, variable, "lower" if side == "lower" else "upper", by)
            moved = system.find(variable)
            assert moved is not None
            at = moved


def _add_step(system: Constraints, at: int, low: int, step: int) -> None:
    """Says that a column is so many steps from a number."""
    local = system.append_local()
    row = [0] * (system.width + 1)
    row[at], row[local], row[-1] = 1, -step, -low
    system.add_inequality(row)
    opposite = [-number for number in row]
    opposite[-1] += step - 1
    system.add_inequality(opposite)
    system.add_equality(row)


def add_condition(system: Constraints, op: affine.IfOp) -> None:
    """Says what holds in the first region of a condition. Raises `NotAffine`."""
    set_, operands = composed_set(*op.guard())
    for operand in operands:
        add_value(system, operand)
    whole = AffineMap(set_.num_dims, set_.num_symbols, set_.constraints)
    rows = rows_of(system, Applied(whole, operands))
    for row, is_equality in zip(rows, set_.eq_flags, strict=True):
        row += [0] * (system.width + 1 - len(row))
        (system.add_equality if is_equality else system.add_inequality)(row)


def domain_of(op: Operation) -> Constraints:
    """The iterations of the affine loops and conditions around an operation.

    Dimensions are the variables, the outer first. Raises `NotAffine`.
    """
    inside: list[Operation] = []
    around = op.parent_op
    child: Operation = op
    while around is not None and not has_trait(around, "AffineScope"):
        region = child.parent_region
        if isinstance(around, affine.IfOp) and region is not around.regions[0]:
            raise NotAffine("an alternative of a condition")
        if isinstance(around, affine.ForOp | affine.ParallelOp | affine.IfOp):
            inside.insert(0, around)
        child, around = around, around.parent_op
    variables = [
        one.variable
        for outer in inside
        if isinstance(outer, AffineLoops)
        for one in outer.loops() or ()
    ]
    system = Constraints(variables)
    for outer in inside:
        if isinstance(outer, affine.IfOp):
            add_condition(system, outer)
        elif isinstance(outer, AffineLoops):
            for one in outer.loops() or ():
                add_loop(system, one)
    return system


def canonical_map(applied: Applied) -> Applied:
    """A map without the operands it does not use, constants as numbers."""
    map_, operands = canonical(applied.map, applied.operands)
    return Applied(map_, operands)


# isl


def as_set(system: Constraints) -> isl.Set:
    """The integers that fulfil a system; symbols are parameters, locals any."""
    dims = [f"d{n}" for n in range(len(system.dims))]
    symbols = [f"s{n}" for n in range(len(system.symbols))]
    locals_ = [f"l{n}" for n in range(system.locals)]
    names = [*dims, *symbols, *locals_, "1"]
    texts = [f"{_sum(row, names)} = 0" for row in system.equalities]
    texts += [f"{_sum(row, names)} >= 0" for row in system.inequalities]
    where = " and ".join(texts) or "true"
    exists = f"exists {', '.join(locals_)} : " if locals_ else ""
    return isl.Set(
        f"[{', '.join(symbols)}] -> {{ [{', '.join(dims)}] : {exists}{where} }}"
    )


def _sum(row: Row, names: Sequence[str]) -> str:
    terms = zip(row, names, strict=True)
    terms = zip(row, names, strict=True)
    signed = [("-" if n < 0 else "+", abs(n), name) for n, name in terms if n]
    return " ".join(["0", *[f"{sign} {n} * {name}" for sign, n, name in signed]])


def expression_of(row: Sequence[int], exprs: Sequence[AffineExpr]) -> AffineExpr:
    """The sum of expressions that a row, with its constant, stands for."""
    total: AffineExpr = AffineConstant(0)
    for number, expr in zip(row, exprs, strict=False):
        if number:
            total = total + expr * number
    return total + row[-1]
