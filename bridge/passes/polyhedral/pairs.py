"""Pairs of iterations of two accesses in which they touch the same element."""

from __future__ import annotations

from bridge.dialects import affine
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.core import Block, Operation
from bridge.passes.polyhedral.constraints import Constraints, Row
from bridge.passes.polyhedral.domains import (
    NotAffine,
    add_value,
    as_set,
    domain_of,
    rows_of,
    variables_around,
)


def common_depth(one: Operation, other: Operation) -> int:
    """How many variables of loops around both are the same, the outer first."""
    count = 0
    for a, b in zip(variables_around(one), variables_around(other), strict=False):
        if a is not b:
            break
        count += 1
    return count


def pairs_of(
    source: AccessOp, sink: AccessOp, depth: int, *, reads: bool = False
) -> Constraints | None:
    """Iterations of a source and a later sink; `None` where there are none.

    They agree in the variables of outer loops, and the sink's variable of the loop at a
    depth, counted from one, is greater. Of two reads there are none, unless `reads`.
    Raises `NotAffine`. Upstream: `checkMemrefAccessDependence`.
    """
    if source.memref is not sink.memref:
        return None
    if not reads and not (source.access().writes or sink.access().writes):
        return None
    if _scope(source) is not _scope(sink):
        raise NotAffine("accesses are in different scopes")
    common = common_depth(source, sink)
    if not reads and depth > common and not comes_before(source, sink):
        return None
    system, offset = _joined(source, sink)
    for n in range(min(common, depth)):
        row = [0] * (system.width + 1)
        row[n], row[n + offset] = -1, 1
        if n == depth - 1:
            row[-1] = -1
            system.add_inequality(row)
        else:
            system.add_equality(row)
    return None if as_set(system).is_empty() else system


def _scope(op: Operation) -> Operation | None:
    around = op.parent_op
    while around is not None and isinstance(
        around, affine.ForOp | affine.IfOp | affine.ParallelOp
    ):
        around = around.parent_op
    return around


def comes_before(one: Operation, other: Operation) -> bool:
    """Whether an operation, or what holds it, is first in a block both are in."""
    holders: dict[Block | None, Operation] = {}
    around: Operation | None = one
    while around is not None:
        holders[around.parent] = around
        around = around.parent_op
    around = other
    while around is not None:
        first = holders.get(around.parent)
        if around.parent is not None and first is not None:
            return first is not around and first.is_before(around)
        around = around.parent_op
    return False


def _access_rows(op: AccessOp) -> tuple[Constraints, list[Row]]:
    """Where an access runs, and its subscripts."""
    system = domain_of(op)
    subscripts = composed(op.access().subscripts)
    for operand in subscripts.operands:
        add_value(system, operand)
    return system, rows_of(system, subscripts)


def _joined(source: AccessOp, sink: AccessOp) -> tuple[Constraints, int]:
    """Both iterations, of the same element, and how many dimensions the source has.

    These are the first.
    """
    (one, first), (two, second) = _access_rows(source), _access_rows(sink)
    made = Constraints([*one.dims, *two.dims])
    for value in (*one.symbols, *two.symbols):
        if not any(value is known for known in made.symbols):
            made.append_symbols([value])
    made.locals = one.locals + two.locals
    places = [
        _places(made, one, 0, 0),
        _places(made, two, len(one.dims), one.locals),
    ]
    for system, columns in zip((one, two), places, strict=True):
        for row in system.equalities:
            made.add_equality(_moved(row, columns, made.width))
        for row in system.inequalities:
            made.add_inequality(_moved(row, columns, made.width))
    for a, b in zip(first, second, strict=True):
        left = _moved(a, places[0], made.width)
        right = _moved(b, places[1], made.width)
        made.add_equality([x - y for x, y in zip(left, right, strict=True)])
    return made, len(one.dims)


def _places(
    made: Constraints, system: Constraints, dims: int, locals_: int
) -> list[int]:
    """Where the columns of a system are in a joined one."""
    symbols = []
    for value in system.symbols:
        number = next(n for n, one in enumerate(made.symbols) if one is value)
        symbols.append(len(made.dims) + number)
    start = len(made.dims) + len(made.symbols) + locals_
    return [
        *range(dims, dims + len(system.dims)),
        *symbols,
        *range(start, start + system.locals),
    ]


def _moved(row: Row, columns: list[int], width: int) -> Row:
    made = [0] * (width + 1)
    # Locals that came after a row was made are no part of it.
    for number, column in zip(row[:-1], columns, strict=False):
        made[column] += number
    made[-1] = row[-1]
    return made
