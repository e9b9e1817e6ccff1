"""Which values are always the same constant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bridge.analysis.sparse import SparseForward
from bridge.arguments import checked
from bridge.ir.attributes import Attribute
from bridge.ir.core import Block, Operation, Value
from bridge.op.base import Op
from bridge.op.folding import FOLD_RULES, Constants, constant_of


class Constant(NamedTuple):
    """What a value always is, and the dialect of the operation that made it so."""

    value: Attribute | None
    """`None` is any value."""
    dialect: str = ""


_ANY: Final = Constant(None)


class _Constants(SparseForward[Constant]):
    def join(self, one: Constant, other: Constant) -> Constant:
        return one if one.value is other.value else _ANY

    def unknown(self, value: Value) -> Constant:
        op = value.defining_op
        return _ANY if op is None else Constant(constant_of(value), op.dialect)

    def constant(self, value: Value, fact: Constant) -> Attribute | None:
        return fact.value

    def transfer(
        self, op: Operation, operands: Sequence[Constant]
    ) -> Sequence[Constant | Value]:
        known = [self.unknown(value) for value in op.results]
        if not isinstance(op, Op) or any(fact.value for fact in known):
            return known
        folded = _folded(op, tuple([fact.value for fact in operands]))
        if folded is None:
            return known
        return [f if isinstance(f, Value) else Constant(f, op.dialect) for f in folded]


def _folded(op: Op, operands: Constants) -> Sequence[Value | Attribute] | None:
    """What the rules of an operation make of its results; it is left as it is."""
    kept = list(op.operands), op.properties, op.attributes
    for rule in FOLD_RULES[type(op)]:
        result = rule(op, operands)
        if list(op.operands) != kept[0]:
            op.operands = kept[0]
        op.properties, op.attributes = kept[1:]
        found = (result,) if isinstance(result, Value | Attribute) else result
        if found and found[0] not in op.results:
            return found
    return None


def constant_facts(root: Operation) -> dict[Value, Constant]:
    """The values inside an operation that are always the same constant."""
    found = _Constants().solve(root)
    return {value: fact for value, fact in found.items() if fact.value is not None}


def reached_blocks(root: Operation) -> set[Block]:
    """The blocks inside an operation that control may come to, constants known."""
    return _Constants().reached(root)


@checked
def constants(root: Operation) -> dict[Value, Attribute]:
    """The values inside an operation that are always the same constant.

    As sparse conditional constant propagation finds them. Values that control never
    comes to are none of them.
    """
    found = _Constants().solve(root)
    return {value: fact.value for value, fact in found.items() if fact.value}
