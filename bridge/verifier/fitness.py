"""Whether operations may be printed in the syntax of their dialects.

That syntax leaves out what a valid operation has anyway, so that of one that lacks it
something would be lost. Each operation is asked what its row, its traits and, where its
syntax or a part of it is written by hand, its own rule say of it. What stands around it
is not asked for, and neither is whether values are there where they are used: nothing
of that is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
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

_FAR: Final = "IsolatedFromAbove"
"""About values from outside, on which no rule of an operation relies."""


class _Demands(NamedTuple):
    """What is asked of the ops of one name."""

    right: set[Signature]
    """The signatures of which nothing more is asked but the `others`."""
    of_signature: tuple[Rule, ...]
    others: tuple[Rule, ...]
    inside: tuple[Rule, ...]
    """What may look at regions, and relies on what is asked of all in them."""
    rules: Rules


def may_be_custom(root: Operation) -> bool:
    """Whether nothing of an operation, and of all inside it, would be left out."""
    try:
        _ask(root)
        pending = [root] if root.regions else []
        holders = []
        while pending:
            op = pending.pop()
            holders.append(op)
            rules = rules_of(op._name)
            verify_regions(op, rules)
            for region in op.regions:
                for block in region.blocks:
                    verify_block_start(block, op, rules)
                    pending += _ask_all(block)
                    verify_block_end(block, op, rules)
        for op in reversed(holders):
            _ask_inside(op)
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
    found = _DEMANDS[name] = _Demands(
        rules.right,
        tuple([rule for rule, of_signature in asked(line, cls) if of_signature]),
        tuple(others),
        (*asked_of_regions(alone, None), *_own(line, cls)),
        rules,
    )
    return found


def _own(line: Row, cls: type[Op] | None) -> Iterator[Rule]:
    """An op's own rule, where its syntax is by hand, and what that relies on."""
    if cls is None or not _is_by_hand(line, cls):
        return
    own = cls.verify_syntax
    if own is Op.verify_syntax:
        of_regions = cls.verify_regions is not Op.verify_regions
        if of_regions:
            more = [t for t in line.traits if t.name not in (*_LEFT_OUT, _FAR)]
            yield from asked_of_regions(line.but(traits=tuple(more)), None)
        elif getattr(cls.verify, "of_signature", False):
            return
    yield lambda op: own(typed(op))


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
    if not op.regions:
        for rule in demands.inside:
            rule(op)


def _ask_inside(op: Operation) -> None:
    """The rest, when all that an operation holds has been asked."""
    demands = _DEMANDS.get(op._name)
    for rule in demands.inside if demands is not None else ():
        rule(op)
