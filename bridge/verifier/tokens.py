"""Tokens: values that tie operations together, and that only some define and use.

What defines or uses one has a trait; unregistered operations may do as they
like. Upstream verifies the users of a token where it is defined, so before them.
"""

from __future__ import annotations

from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.locations import invalid_at
from bridge.ir.types import TOKEN
from bridge.ir.values import Value
from bridge.ods.rows import row


def gives_token(op: Operation) -> bool:
    """Whether a result is a token."""
    return any(result.type is TOKEN for result in op.results)


def verify_tokens_of(op: Operation) -> None:
    """Raises `Invalid` where an operation may define no tokens, or another use them."""
    for number, result in enumerate(op.results):
        if result.type is TOKEN:
            if _lacks(op, "TokenProducerTrait"):
                raise op.error(
                    f"produces token result #{number} but does not have the "
                    "TokenProducerTrait"
                )
            _verify_users(result)


def verify_tokens_into(block: Block, op: Operation) -> None:
    """Raises `Invalid` where a block may be given no tokens, or another take them."""
    for argument in block.arguments:
        if argument.type is TOKEN:
            number = argument.index
            if not block.is_entry:
                raise invalid_at(
                    argument.location,
                    f"token block argument #{number} is only allowed in a region entry "
                    "block",
                )
            if _lacks(op, "TokenProducerTrait"):
                raise invalid_at(
                    argument.location,
                    f"token entry block argument #{number} requires the parent "
                    "operation to have the TokenProducerTrait",
                )
            _verify_users(argument)


def _verify_users(token: Value) -> None:
    # Upstream meets the last use first.
    for use in reversed(token.uses):
        if _lacks(use.op, "TokenConsumerTrait"):
            raise use.op.error(
                f"consumes token operand #{use.index} but does not have the "
                "TokenConsumerTrait"
            )


def _lacks(op: Operation, trait: str) -> bool:
    line = row(op.name)
    return line is not None and not line.has_trait(trait)
