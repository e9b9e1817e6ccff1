"""Whether operations may be printed in the syntax of their dialects.

That syntax leaves out what a valid operation has anyway, so that of one that lacks it
something would be lost. Each operation is asked what its row, its traits and, where its
syntax or a part of it is written by hand, its own rule say of it. What stands around it
is not asked for, and neither is whether values are there where they are used: nothing
of that is left out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bridge.dialects.op import Op
from bridge.dialects.registry import op_class, typed
from bridge.errors import Invalid
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ods.rows import Row
from bridge.verifier.rules import (
    Rule,
    Rules,
    Signature,
    asked,
    asked_of_regions,
    remember,
    rules_of,
)
from bridge.verifier.structure import (
    verify_block_end,
    verify_block_start,
    verify_regions,
)
from bridge.verifier.tokens import gives_token

_LEFT_OUT: Final = frozenset(
    {
        "BlockArgOpenMPOpInterface",
        "FunctionOpInterface",
        "InferTypeOpInterface",
        "LinalgOp",
        "LoopLikeOpInterface",
        "NoRegionArguments",
        "SingleBlock",
        "SingleBlockImplicitTerminator",
    }
)
"""Traits that make something needless in a syntax, beside those about a signature."""


class _Demands(NamedTuple):
    """What is asked of the ops of one name."""

    right: set[Signature]
    """The signatures of which nothing more is asked but the `others`."""
    of_signature: tuple[Rule, ...]
    others: tuple[Rule, ...]
    rules: Rules


def may_be_custom(root: Operation) -> bool:
    """Whether nothing of an operation, and of all inside it, would be left out."""
    try:
        _ask(root)
        pending = [root] if root.regions else []
        while pending:
            op = pending.pop()
            rules = rules_of(op._name)
            verify_regions(op, rules)
            for region in op.regions:
                for block in region.blocks:
                    verify_block_start(block, op, rules)
                    pending += _ask_all(block)
                    verify_block_end(block, op, rules)
    except Invalid:
        return False
    return True


_DEMANDS: Final[dict[str, _Demands]] = {}


def _demands(name: str) -> _Demands | None:
    """What is asked of ops of a name; nothing of those that are generic anyway."""
    rules = rules_of(name)
    if rules is None:
        return None
    cls = op_class(name)
    line = rules.row
    traits = tuple([trait for trait in line.traits if trait.name in _LEFT_OUT])
    alone = line.but(traits=traits)
    others = [rule for rule, of_signature in asked(alone, None) if not of_signature]
    if cls is not None and _is_by_hand(line, cls):
        own = cls.verify_syntax
        pure = getattr(cls.verify, "of_signature", False)
        if own is not Op.verify_syntax or not pure:
            others.append(lambda op: own(typed(op)))
    found = _DEMANDS[name] = _Demands(
        rules.right,
        tuple([rule for rule, of_signature in asked(line, cls) if of_signature]),
        (*others, *asked_of_regions(alone, None)),
        rules,
    )
    return found


def _is_by_hand(line: Row, cls: type[Op]) -> bool:
    """Whether a syntax, or a part of it, is no format of the row's."""
    return cls.has_syntax() or "custom<" in (line.format or "")


def _ask_all(block: Block) -> list[Operation]:
    """Asks the operations of a block; gives those that hold others."""
    holders = []
    op = block._first
    while op is not None:
        _ask(op)
        if op.regions:
            holders.append(op)
        op = op._next
    return holders


def _ask(op: Operation) -> None:
    """Raises `Invalid` where something of an operation would be left out."""
    demands = _DEMANDS.get(op._name) or _demands(op._name)
    if demands is None:
        return
    operands = op._operands
    signature = (
        op._properties,
        len(op.regions),
        len(op._successors),
        len(operands),
        *[value._type for value in operands],
        *[value._type for value in op.results],
    )
    if signature not in demands.right:
        for rule in demands.of_signature:
            rule(op)
        if not gives_token(op):
            remember(demands.rules, signature)
    for rule in demands.others:
        rule(op)
