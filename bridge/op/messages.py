"""Operations as messages show them."""

from __future__ import annotations

from typing import Final

from bridge.ir.core import Operation
from bridge.ods.rows import row
from bridge.text.printer import PrintOptions, print_generic

LARGEST: Final = 16
"""Elements of a dense attribute that are shown."""

_SHOWN: Final = PrintOptions(local_scope=True, elide_elements=LARGEST)


def shown(op: Operation) -> str:
    """An operation as a message shows it: on lines of its own where it has several.

    Values have the numbers that they have in what is isolated from above around it.
    """
    text = shown_alone(op)
    return f"\n{text}" if "\n" in text else text


def shown_alone(op: Operation, *, regions: bool = True) -> str:
    """The same without the line break before it, and perhaps without its regions."""
    around = op
    while not _is_isolated(around) and (outer := around.parent_op) is not None:
        around = outer
    options = _SHOWN if regions else _SHOWN.but(skip_regions=True)
    return print_generic(op, options, numbered=around).rstrip("\n")


def _is_isolated(op: Operation) -> bool:
    line = row(op.name)
    return line is not None and line.isolated
