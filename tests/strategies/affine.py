"""Random affine expressions, as trees any affine algebra can be asked to build."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from hypothesis import strategies as st

from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineSymbol

E = TypeVar("E")

DIMS = 3
SYMBOLS = 3
CONSTANTS = (0, 1, -1, 2, -2, 3, 4, -4, 5, 7, 8, 16, 64, 128, -128)
OPERATORS = ("+", "-", "*", "mod", "floordiv", "ceildiv")


@dataclass(frozen=True, slots=True)
class Leaf:
    """A dimension, a symbol or a constant."""

    kind: str
    value: int


@dataclass(frozen=True, slots=True)
class Branch:
    """An operator and what it is applied to."""

    operator: str
    lhs: Tree
    rhs: Tree


Tree = Leaf | Branch


@dataclass(frozen=True, slots=True)
class Algebra(Generic[E]):
    """The constructors of one implementation."""

    dim: Callable[[int], E]
    symbol: Callable[[int], E]
    constant: Callable[[int], E]
    operators: dict[str, Callable[[E, E], E]]

    def build(self, tree: Tree) -> E:
        """The expression of a tree, operands from left to right."""
        if isinstance(tree, Branch):
            lhs, rhs = self.build(tree.lhs), self.build(tree.rhs)
            return self.operators[tree.operator](lhs, rhs)
        leaves = {"d": self.dim, "s": self.symbol, "c": self.constant}
        return leaves[tree.kind](tree.value)


NATIVE: Algebra[AffineExpr] = Algebra(
    AffineDim,
    AffineSymbol,
    AffineConstant,
    {
        "+": lambda a, b: a + b,
        "-": lambda a, b: a - b,
        "*": lambda a, b: a * b,
        "mod": lambda a, b: a % b,
        "floordiv": lambda a, b: a // b,
        "ceildiv": lambda a, b: a.ceildiv(b),
    },
)


def uses_dims(tree: Tree) -> bool:
    """Whether a dimension occurs."""
    if isinstance(tree, Branch):
        return uses_dims(tree.lhs) or uses_dims(tree.rhs)
    return tree.kind == "d"


def value(
    tree: Tree, dims: Sequence[int], symbols: Sequence[int], *, positive: bool = False
) -> int | None:
    """What a tree means at a point, in integers without bound.

    `None` where it means nothing or goes beyond what 64 bits hold on its way, and
    where a divisor that is no constant is not `positive` but should be.
    """
    if isinstance(tree, Leaf):
        sources = {"d": dims, "s": symbols}
        return tree.value if tree.kind == "c" else sources[tree.kind][tree.value]
    lhs = value(tree.lhs, dims, symbols, positive=positive)
    rhs = value(tree.rhs, dims, symbols, positive=positive)
    if lhs is None or rhs is None:
        return None
    variable = not isinstance(tree.rhs, Leaf) or tree.rhs.kind != "c"
    if positive and variable and tree.operator not in "+-*" and rhs < 1:
        return None
    result = _result(tree.operator, lhs, rhs)
    return result if result is not None and abs(result) < 1 << 31 else None


def _result(operator: str, lhs: int, rhs: int) -> int | None:
    match operator:
        case "+":
            return lhs + rhs
        case "-":
            return lhs - rhs
        case "*":
            return lhs * rhs
        case "mod":
            return lhs % rhs if rhs > 0 else None
        case "floordiv":
            return lhs // rhs if rhs else None
        case _:
            return -(-lhs // rhs) if rhs else None


# For hypothesis --------------------------------------------------------------------

_symbolic_leaves = st.one_of(
    st.builds(Leaf, st.just("s"), st.integers(0, SYMBOLS - 1)),
    st.builds(Leaf, st.just("c"), st.sampled_from(CONSTANTS)),
)
_leaves = st.one_of(
    st.builds(Leaf, st.just("d"), st.integers(0, DIMS - 1)), _symbolic_leaves
)
symbolic_trees = st.recursive(
    _symbolic_leaves,
    lambda inner: st.builds(Branch, st.sampled_from(OPERATORS), inner, inner),
    max_leaves=6,
)
"""Trees without dimensions: what may divide, and multiply dimensions."""

trees = st.recursive(
    _leaves,
    lambda inner: st.one_of(
        st.builds(Branch, st.sampled_from("+-"), inner, inner),
        st.builds(Branch, st.sampled_from(OPERATORS[2:]), inner, symbolic_trees),
        st.builds(Branch, st.just("*"), symbolic_trees, inner),
    ),
    max_leaves=12,
)
"""Semi-affine trees."""

points = st.tuples(
    st.tuples(*[st.integers(-50, 50)] * DIMS),
    st.tuples(*[st.integers(-50, 50)] * SYMBOLS),
)


# For the fuzzer, which cannot wait for hypothesis -----------------------------------


def random_tree(rng: Random, depth: int, *, symbolic: bool = False) -> Tree:
    """A semi-affine tree; equal operands and constants come often."""
    if depth == 0 or rng.random() < 0.15:
        return _random_leaf(rng, symbolic)
    operator = rng.choice(("+", "+", "-", "-", "*", "*", *OPERATORS[2:]))
    lhs = random_tree(rng, depth - 1, symbolic=symbolic)
    if operator in "+-":
        rhs = lhs if rng.random() < 0.2 else random_tree(rng, depth - 1)
        if symbolic and uses_dims(rhs):
            rhs = random_tree(rng, depth - 1, symbolic=True)
        return Branch(operator, lhs, rhs)
    if rng.random() < 0.5:
        rhs = Leaf("c", rng.choice(CONSTANTS))
    else:
        rhs = random_tree(rng, min(depth - 1, 2), symbolic=True)
    swapped = operator == "*" and rng.random() < 0.3
    return Branch(operator, rhs, lhs) if swapped else Branch(operator, lhs, rhs)


def _random_leaf(rng: Random, symbolic: bool) -> Leaf:
    kind = rng.choice("sc" if symbolic else "dsc")
    if kind == "c":
        return Leaf(kind, rng.choice(CONSTANTS))
    return Leaf(kind, rng.randrange(DIMS if kind == "d" else SYMBOLS))


def random_point(rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Values of all dimensions and symbols; of symbols, half the time positive ones."""
    dims = tuple(rng.randint(-50, 50) for _ in range(DIMS))
    low = rng.choice((-50, 1))
    return dims, tuple(rng.randint(low, 50) for _ in range(SYMBOLS))
