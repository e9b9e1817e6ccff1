"""Printing operations, in the syntax of their dialects where they are fit for it."""

from __future__ import annotations

from typing import Final

from bridge.dialects.registry import is_terminator, syntax_of
from bridge.errors import Unsupported
from bridge.ir.core import Operation
from bridge.ir.guard import bulk
from bridge.ods.registry import REFERENCE
from bridge.text.asm_writer import print_custom
from bridge.text.printer import DEFAULT, PrintOptions, print_generic
from bridge.verifier.fitness import may_be_custom

DEEPEST: Final = 10_000
"""Levels of operations in operations that are printed."""


def print_operation(
    op: Operation, options: PrintOptions = DEFAULT, *, generic: bool = False
) -> str:
    """The text of an operation; generic where its syntax would leave something out.

    Raises `Unsupported` where it nests too deeply, and `Crash` where what writes an
    operation fails.
    """
    check_depth(op)
    with bulk():
        if not generic and may_be_custom(op):
            return print_custom(op, syntax_of, is_terminator, options)
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
