"""test-matchers: shapes of expressions, as patterns name them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge import Operation, Value
from bridge.dialects import arith
from bridge.ir.attributes import FloatAttr
from bridge.op.folding import constant_of
from bridge.op.interfaces.functions import FunctionOp
from bridge.passes import Pass
from test_dialect.output import say
from test_dialect.passes.printing import post_order

Matcher = Callable[[Value | Operation], bool]


def anything(item: Value | Operation) -> bool:
    """Whatever it is."""
    return True


def is_value(value: Value) -> Matcher:
    """That value alone."""
    return lambda item: item is value


def is_op(name: str, *operands: Matcher) -> Matcher:
    """An op of a name whose operands match, or one with any, where none is given."""

    def match(item: Value | Operation) -> bool:
        op = item if isinstance(item, Operation) else item.defining_op
        if op is None or op.name != name:
            return False
        if not operands:
            return True
        both = zip(operands, op.operands, strict=False)
        return len(operands) == len(op.operands) and all(m(x) for m, x in both)

    return match


def add(*operands: Matcher) -> Matcher:
    """A sum."""
    return is_op("arith.addf", *operands)


def mul(*operands: Matcher) -> Matcher:
    """A product."""
    return is_op("arith.mulf", *operands)


def _expressions(a: Matcher, b: Matcher, c: Matcher) -> list[tuple[str, Matcher]]:
    """Expressions as text, and what matches them."""
    squares = mul(mul(), mul())
    mul_add, any_add = mul(mul(), add()), mul(anything, add())
    fourth = mul(mul(mul_add, mul()), mul(any_add, any_add))
    return [
        ("add(*)", add()),
        ("mul(*)", mul()),
        ("add(add(*), *)", add(add(), anything)),
        ("add(*, add(*))", add(anything, add())),
        ("mul(add(*), *)", mul(add(), anything)),
        ("mul(*, add(*))", mul(anything, add())),
        ("mul(mul(*), *)", mul(mul(), anything)),
        ("mul(mul(*), mul(*))", squares),
        ("mul(mul(mul(*), mul(*)), mul(mul(*), mul(*)))", mul(squares, squares)),
        (_FOURTH, fourth),
        ("add(a, b)", add(a, b)),
        ("add(a, c)", add(a, c)),
        ("add(b, a)", add(b, a)),
        ("add(c, a)", add(c, a)),
        ("mul(a, add(c, b))", mul(a, add(c, b))),
        ("mul(a, add(b, c))", mul(a, add(b, c))),
        ("mul(mul(a, *), add(a, c))", mul(mul(a, anything), add(a, c))),
        ("mul(mul(a, *), add(c, b))", mul(mul(a, anything), add(c, b))),
    ]


_FOURTH: Final = (
    "mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, add(*))))"
)


class Matchers(Pass, name="test-matchers"):
    """Counts what matches in the functions of the test."""

    def run(self, op: Operation) -> None:
        if not isinstance(op, FunctionOp):
            return
        name = str(op.get("sym_name")).strip('"')
        say(name)
        if name in _TESTS:
            _TESTS[name](op)


def _count(op: Operation) -> None:
    block = op.regions[0].blocks[0]
    for text, matches in _expressions(*map(is_value, block.arguments)):
        count = sum(matches(inner) for inner in post_order(op))
        say(f"Pattern {text} matched {count} times")


def _bind_constant(op: Operation) -> None:
    block = op.regions[0].blocks[0]
    a, last = is_value(block.arguments[0]), block.operations[-2]
    bound: list[FloatAttr] = []

    def constant(item: Value | Operation) -> bool:
        found = constant_of(item) if isinstance(item, Value) else None
        bound.extend([found] if isinstance(found, FloatAttr) else [])
        return found is not None

    if mul(a, add(a, constant))(last):
        text = "Pattern add(add(a, constant), a) matched"
        say(f"{text} and bound constant to: {bound[-1].value:.6e}")
        say(text)


def _by_name(op: Operation) -> None:
    last = op.regions[0].blocks[0].operations[-2]
    if mul(anything, add(anything, is_op("test.name")))(last):
        say('Pattern mul(*, add(*, m_Op("test.name"))) matched')
    if isinstance(last, arith.MulFOp) and last.fastmath is not None:
        value = last.fastmath.value
        say(f'Pattern m_Attr("fastmath") matched and bound value to: {value}')


_TESTS: Final = {"test1": _count, "test2": _bind_constant, "test3": _by_name}
