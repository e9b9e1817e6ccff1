"""Bodies of random programs: what fills a block, and with what it ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from bridge.drawing.rows import Guard, draw_row, drawable
from bridge.drawing.scope import Drawer, Scope, is_number
from bridge.ir.core import Operation, Value
from bridge.ir.types import Type, VectorType
from bridge.ods.dialect import dialect as dialect_named
from bridge.ods.rows import row

FAMILIES: Final[Mapping[str, int]] = {
    "arith": 10,
    "index": 2,
    "math": 1,
    "scf": 3,
    "affine": 5,
    "memref": 4,
    "vector": 6,
    "func": 1,
}
"""The dialects that programs are made of, and how often each is drawn."""

_DEEPEST: Final = 4


@cache
def drawers(dialect: str) -> Mapping[str, tuple[Drawer, int]]:
    """How ops of a dialect are made: by a name, what makes them, and its weight.

    By the `DRAWN` of its module `drawing`, where it has one, and from the rows of
    elementwise ops: those that `ROWS` names there, or all but those of `LEFT_OUT`.
    """
    of = dialect_named(dialect)
    own = of.module(of.drawing) if of is not None and of.drawing else None
    drawn: Mapping[Drawer, int] = getattr(own, "DRAWN", {})
    found = {_name(dialect, drawer): (drawer, n) for drawer, n in drawn.items()}
    chosen = getattr(own, "ROWS", None)
    left_out = getattr(own, "LEFT_OUT", ())
    guards: Mapping[str, Guard] = getattr(own, "GUARDS", {})
    for name in drawable(dialect):
        short = name.partition(".")[2]
        if short not in left_out and (chosen is None or short in chosen):
            found.setdefault(name, (_by_row(name, guards.get(short)), 1))
    return found


def _name(dialect: str, drawer: Drawer) -> str:
    return f"{dialect}.{drawer.__name__.removeprefix('draw_')}"


def _by_row(name: str, guard: Guard | None) -> Drawer:
    line = row(name)
    assert line is not None
    return lambda scope: draw_row(scope, line, guard)


def fill(scope: Scope, families: Mapping[str, int], ops: int) -> None:
    """Makes about so many operations at the end of a block."""
    budget = scope.budget
    left = budget.ops - ops
    tries = 4 * ops + 8
    while budget.ops > max(left, 0) and tries:
        tries -= 1
        table = drawers(scope.draw.weighted(families))
        name = budget.choice(table).drawn(scope.draw)
        op = table[name][0](scope)
        budget.drawn[name, "" if op is None else op.name] += 1


def body(scope: Scope, most: int = 8) -> None:
    """Fills the block of a nested region."""
    fill(scope, scope.budget.families, scope.draw.randint(1, most))


def may_nest(scope: Scope) -> bool:
    """Whether another region may be opened here."""
    return scope.depth < _DEEPEST and scope.budget.ops > 2


def carried(scope: Scope) -> list[Value]:
    """A few values of numbers, for a loop to begin with."""
    count = scope.draw.weighted({0: 3, 1: 3, 2: 1})
    found = [scope.any(_is_carried) for _ in range(count)]
    return [
        value if value is not None else scope.constant(scope.element())
        for value in found
    ]


def _is_carried(ty: Type) -> bool:
    return is_number(ty) or isinstance(ty, VectorType)


def end(
    scope: Scope, name: str, types: Sequence[Type], values: Sequence[Value] = ()
) -> None:
    """Ends a block with a terminator that is given values, and one of each type."""
    operands = [*values, *[scope.value(ty) for ty in types]]
    block, location = scope.block, scope.budget.location()
    block.append(Operation(name, operands, (), location=location))
