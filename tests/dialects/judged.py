"""What the verifier says of single operations."""

from __future__ import annotations

from collections.abc import Sequence

import bridge
from bridge.errors import Invalid
from bridge.verify import verify


def complaints(text: str) -> list[str]:
    """The messages about a program that can be read."""
    module = bridge.parse(text, allow_unregistered=True)
    try:
        verify(module)
    except Invalid as error:
        return [d.message for d in error.diagnostics]
    return []


def complaint(
    name: str, operands: Sequence[str], results: Sequence[str], properties: str = ""
) -> str:
    """The first message about an operation of these types, nothing if it is right.

    The operation's name before the message is left out.
    """
    made = f'"t.make"() : () -> ({", ".join(operands)})'
    values = ", ".join([f"%a#{i}" for i in range(len(operands))])
    given = f"%a:{len(operands)} = {made}\n" if operands else ""
    taken = f"%r:{len(results)} = " if results else ""
    types = f"({', '.join(operands)}) -> ({', '.join(results)})"
    inner = f" <{{{properties}}}>" if properties else ""
    found = complaints(f'{given}{taken}"{name}"({values}){inner} : {types}')
    return found[0].removeprefix(f"'{name}' op ") if found else ""
