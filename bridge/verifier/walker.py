"""The order in which operations are verified.

An operation is verified before its regions, then its blocks with their operations in
order; those that are isolated from above wait until all the others beside them have
been verified, and then are verified each for itself, dominance included. What a region
must fulfil as a whole is verified last. The order is upstream's (mlir/lib/IR/Verifier),
because the first diagnostic depends on it.

Nothing here recurses: programs nest as deeply as memory allows.
"""

from __future__ import annotations

from collections.abc import Generator

from bridge.errors import Diagnostic, Invalid
from bridge.ir.attributes import EMPTY_DICTIONARY
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.guard import bulk
from bridge.op.cache import kept
from bridge.verifier.attributes import verify_discardable
from bridge.verifier.callables import verify_callables
from bridge.verifier.dominance import verify_dominance
from bridge.verifier.reports import diagnostics_of
from bridge.verifier.rules import Rules, ask, forget, rules_of, verify_unknown
from bridge.verifier.straight import accepts
from bridge.verifier.structure import (
    verify_block_end,
    verify_block_start,
    verify_regions,
)
from bridge.verifier.tokens import verify_tokens_of

Scope = Generator[Operation, bool, bool]
"""Verifies an operation up to those isolated from above, which it yields.

It is sent whether each of them is right, and returns whether all was.
"""


def verify(op: Operation, *, allow_unregistered: bool = True) -> None:
    """Raises `Invalid` where an operation, or one inside it, breaks a rule."""
    found: list[Diagnostic] = []
    with bulk, kept():
        if not accepts(op, allow_unregistered):
            _run(op, allow_unregistered, found)
    forget()
    if found:
        raise Invalid(found)


def _run(root: Operation, allow_unregistered: bool, found: list[Diagnostic]) -> None:
    stack = [_scope(root, allow_unregistered)]
    right: bool | None = None
    while stack:
        try:
            inner = next(stack[-1]) if right is None else stack[-1].send(right)
        except StopIteration as end:
            stack.pop()
            right = end.value
        except Invalid as error:
            stack.pop()
            found += diagnostics_of(error)
            right = False
        else:
            stack.append(_scope(inner, allow_unregistered))
            right = None


class _Frame:
    """An operation with regions whose regions are being verified."""

    __slots__ = ("block", "blocks", "inside", "isolated", "op", "rules")

    def __init__(self, op: Operation, rules: Rules | None) -> None:
        self.op = op
        self.rules = rules
        self.blocks = (block for region in op.regions for block in region.blocks)
        self.block: Block | None = None
        self.inside: Operation | None = None
        """What is to be verified next."""
        self.isolated: list[Operation] = []


def _scope(root: Operation, allow_unregistered: bool) -> Scope:
    rules = rules_of(root.name)
    _enter(root, rules)
    stack = [_Frame(root, rules)]
    while stack:
        frame = stack[-1]
        inner = _next_with_regions(frame, allow_unregistered)
        if inner is not None:
            stack.append(_Frame(inner, rules_of(inner.name)))
            continue
        if _next_block(frame):
            continue
        # All are verified, whether or not others are valid.
        right = True
        for isolated in frame.isolated:
            right = (yield isolated) and right
        if not right:
            return False
        _leave(frame.op, frame.rules, allow_unregistered)
        stack.pop()
    if root.regions:
        verify_dominance(root)
    return True


def _enter(op: Operation, rules: Rules | None) -> None:
    """Runs the rules that come before its regions."""
    if op.attributes is not EMPTY_DICTIONARY:
        verify_discardable(op)
        verify_callables(op, _judge_alone)
    if rules is not None:
        ask(op, rules)
    else:
        verify_tokens_of(op)
    verify_regions(op, rules)


def verify_alone(op: Operation) -> None:
    """Raises `Invalid` where an operation breaks a rule; its regions are not looked at.

    That is for who makes programs: what is inside has been verified when it was made.
    """
    rules = rules_of(op.name)
    _enter(op, rules)
    _leave(op, rules, allow_unregistered=True)


def _judge_alone(op: Operation) -> None:
    """Verifies an operation, but not its regions, and what is used in them."""
    verify_alone(op)
    if op.regions:
        verify_dominance(op)


def _leave(op: Operation, rules: Rules | None, allow_unregistered: bool) -> None:
    """Runs the rules that come after its regions."""
    if rules is None:
        verify_unknown(op, allow_unregistered)
        return
    for rule in rules.region:
        rule(op)


def _next_with_regions(frame: _Frame, allow_unregistered: bool) -> Operation | None:
    """Verifies the operations of a block up to one with regions, if any."""
    op = frame.inside
    while op is not None:
        rules = rules_of(op.name)
        if op.regions:
            if rules is None or not rules.isolated:
                _enter(op, rules)
                frame.inside = op.next
                return op
            frame.isolated.append(op)
        else:
            if op.attributes is not EMPTY_DICTIONARY:
                verify_discardable(op)
            if rules is not None:
                ask(op, rules)
                for rule in rules.region:
                    rule(op)
            else:
                verify_tokens_of(op)
                verify_unknown(op, allow_unregistered)
        op = op.next
    frame.inside = None
    return None


def _next_block(frame: _Frame) -> bool:
    """Goes to the next block; False where there is none."""
    if frame.block is not None:
        verify_block_end(frame.block, frame.op, frame.rules)
    frame.block = next(frame.blocks, None)
    if frame.block is None:
        return False
    verify_block_start(frame.block, frame.op, frame.rules)
    frame.inside = frame.block.first
    return True
