"""What holds of any program: it is read back as it was written, and stays canonical."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bridge.errors import Crash, Error
from bridge.fuzz.pipelines import transform
from bridge.ir import equivalence
from bridge.ir.cloning import clone
from bridge.ir.core import Operation
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.text.printer import print_generic
from bridge.upstream import isolated
from bridge.verifier.printing import print_operation

_PARSE: Final = "bridge.upstream:parse"


def _read(text: str) -> Operation:
    source = Source.of(text, "round trip")
    return read_module(source, allow_unregistered=False, registry=REFERENCE)


def _as_text(module: Operation) -> str:
    """Custom syntax, written and read here: it may leave out what means nothing."""
    text = print_operation(module)
    return "" if print_operation(_read(text)) == text else _ANOTHER


def _as_generic(module: Operation) -> str:
    """Generic syntax, written and read here."""
    return _difference(module, _read(print_generic(module)))


def _as_bytecode(module: Operation) -> str:
    """Bytecode, to upstream and back: no pass is run between."""
    found = clone(module)
    transform(found, "")
    return _difference(module, found)


def _by_upstream(module: Operation) -> str:
    """Custom syntax, written here and read by upstream."""
    text = print_operation(module)
    found: Operation = isolated.call(_PARSE, text)
    return "" if print_operation(found) == text else _ANOTHER


def _twice(module: Operation) -> str:
    """What is canonical stays as it is."""
    once = clone(module)
    transform(once, _CANONICAL)
    again = clone(once)
    transform(again, _CANONICAL)
    return "" if equivalence.same(once, again) else "it is changed once more"


def _difference(before: Operation, after: Operation) -> str:
    return "" if equivalence.same(before, after) else _ANOTHER


_ANOTHER: Final = "another program is read back"
_CANONICAL: Final = "canonicalize"

CHECKS: Final[Mapping[str, Callable[[Operation], str]]] = {
    "as text": _as_text,
    "as generic text": _as_generic,
    "as bytecode": _as_bytecode,
    "as text to upstream": _by_upstream,
    "canonicalize twice": _twice,
}
"""By name, what says why it does not hold of a program; nothing where it does."""


def checked(module: Operation, name: str) -> str:
    """Why a check does not hold of a program; nothing where it does, or fails cleanly.

    What crashes or is not read back does not hold.
    """
    try:
        # Read once before: a program as it is made lacks what is filled in by default.
        return CHECKS[name](_read(print_generic(module)))
    except Crash as error:
        return error.diagnostics[0].message
    except Error as error:
        is_about_reading = name != "canonicalize twice"
        return error.diagnostics[0].message if is_about_reading else ""
