"""Printing operations, in the syntax of their dialects where they have one."""

from __future__ import annotations

from typing import Final

from bridge.dialects.registry import is_terminator, syntax_of
from bridge.errors import Unsupported
from bridge.ir.core import Operation
from bridge.ods.registry import REFERENCE
from bridge.text.asm_writer import print_custom
from bridge.text.printer import DEFAULT, PrintOptions, print_generic

_NOT_VALID: Final = (
    AttributeError,
    IndexError,
    KeyError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What a writer meets in an operation that lacks what its row demands."""


DEEPEST: Final = 10_000
"""Levels of operations in operations that are printed."""


def print_operation(
    op: Operation, options: PrintOptions = DEFAULT, *, generic: bool = False
) -> str:
    """The text of an operation; generic where it cannot be written in its syntax.

    Raises `Unsupported` where it nests too deeply.
    """
    check_depth(op)
    if not generic:
        try:
            return print_custom(op, syntax_of, is_terminator, options)
        except _NOT_VALID:
            pass
    return print_generic(op, options, registry=REFERENCE)


def check_depth(op: Operation) -> None:
    """Raises `Unsupported` where the text would be mostly indentation.

    Its length grows with the square of the depth: 200 MB at this limit.
    """
    level = [op]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            for region in outer.regions
            for block in region.blocks
            for inner in block
            if inner.regions
        ]
        if not level:
            return
    raise Unsupported(
        f"nested too deeply to be printed: the limit is {DEEPEST} levels",
    )
