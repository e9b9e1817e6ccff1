"""What upstream's bindings say about affine expressions, and where we differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from torch_mlir import ir

from bridge.ir.affine import (
    AffineCeilDiv,
    AffineConstant,
    AffineExpr,
    AffineFloorDiv,
    AffineMap,
    AffineSymbol,
    postorder,
    simplify_affine_expr,
)
from bridge.text.affine import read_map
from tests.strategies.affine import (
    DIMS,
    NATIVE,
    SYMBOLS,
    Algebra,
    Tree,
    random_point,
    value,
)

Point = tuple[Sequence[int], Sequence[int]]

_expr: Any = ir.AffineExpr

UPSTREAM: Algebra[Any] = Algebra(
    _expr.get_dim,
    _expr.get_symbol,
    _expr.get_constant,
    {
        "+": lambda a, b: a + b,
        # The bindings' own subtraction has the operands of its product reversed.
        "-": lambda a, b: a + b * -1,
        "*": lambda a, b: a * b,
        "mod": lambda a, b: a % b,
        "floordiv": _expr.get_floor_div,
        "ceildiv": _expr.get_ceil_div,
    },
)
"""To be used within a context."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where an expression of ours is not upstream's."""

    question: str
    tree: Tree
    ours: object
    theirs: object

    def __str__(self) -> str:
        sides = f"  ours   {self.ours}\n  theirs {self.theirs}"
        return f"{self.question}: {self.tree}\n{sides}"


def upstream_value(expr: Any, point: Point) -> int | None:
    """An expression's value by substitution, or `None` where it does not fold."""
    dims = [_expr.get_constant(v) for v in point[0]]
    symbols = [_expr.get_constant(v) for v in point[1]]
    whole = ir.IntegerSet.get(len(dims), len(symbols), [expr], [True])
    (constraint,) = whole.get_replaced(dims, symbols, 0, 0).constraints
    folded = _expr.maybe_downcast(constraint.expr)
    return folded.value if isinstance(folded, ir.AffineConstantExpr) else None


def reread(text: str) -> str:
    """What upstream reads a map as."""
    return str(ir.Attribute.parse(f"affine_map<{text}>"))[11:-1]


def differences(tree: Tree, points: Sequence[Point]) -> Iterator[Difference]:
    """Every difference over one tree; to be used within a context."""
    ours, theirs = NATIVE.build(tree), UPSTREAM.build(tree)
    if str(ours) != str(theirs):
        yield Difference("text", tree, ours, theirs)
        return
    yield from _values(tree, ours, theirs, points)
    yield from _simplified(tree, ours, theirs, points)
    yield from _reading(tree, ours)


def _values(
    tree: Tree, ours: AffineExpr, theirs: Any, points: Sequence[Point]
) -> Iterator[Difference]:
    for dims, symbols in points:
        expected = value(tree, dims, symbols)
        if expected is None:
            continue
        found = ours.evaluate(dims, symbols)
        reference = upstream_value(theirs, (dims, symbols))
        if not expected == found == reference:
            where = f"value at {dims}, {symbols}"
            yield Difference(where, tree, found, (reference, expected))


def _simplified(
    tree: Tree, ours: AffineExpr, theirs: Any, points: Sequence[Point]
) -> Iterator[Difference]:
    """Simplification assumes, upstream's and ours, that symbols divide as positives."""
    found = simplify_affine_expr(ours, DIMS, SYMBOLS)
    if not may_crash(ours):
        reference = _expr.simplify_affine_expr(theirs, DIMS, SYMBOLS)
        if str(found) != str(reference) and not _is_wrong(tree, reference):
            yield Difference("simplified", tree, found, reference)
    for dims, symbols in points:
        expected = value(tree, dims, symbols, positive=True)
        if expected is not None and found.evaluate(dims, symbols) != expected:
            where = f"simplified value at {dims}, {symbols}"
            yield Difference(where, tree, found, expected)


def may_crash(expr: AffineExpr) -> bool:
    """Whether upstream may take its process down when it simplifies this.

    A quotient by a symbol within another by the same: it finds the inner dividend
    divisible, and then tries to divide the inner quotient.
    """
    quotients = [
        node
        for node in postorder([expr])
        if isinstance(node, AffineFloorDiv | AffineCeilDiv)
        and not isinstance(node.rhs, AffineConstant)
    ]
    return any(
        inner is not outer and inner in postorder([outer.lhs])
        for outer in quotients
        for inner in quotients
        if inner.rhs is outer.rhs
        or not isinstance(inner.rhs, AffineSymbol)
        or not isinstance(outer.rhs, AffineSymbol)
    )


def _is_wrong(tree: Tree, simplified: Any) -> bool:
    """Whether upstream's simplification changed the value.

    It is known to: where two semi-affine terms share their operands, it writes one
    of them twice and forgets the other.
    """
    rng = Random(0)
    for point in (random_point(rng) for _ in range(60)):
        expected = value(tree, *point, positive=True)
        if expected is not None and upstream_value(simplified, point) != expected:
            return True
    return False


def _reading(tree: Tree, ours: AffineExpr) -> Iterator[Difference]:
    text = str(AffineMap(DIMS, SYMBOLS, (ours,)))
    read, end = read_map(text)
    reference = reread(text)
    if str(read) != reference or end != len(text):
        yield Difference("read again", tree, read, reference)
