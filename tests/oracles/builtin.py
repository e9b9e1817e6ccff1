"""What upstream's bindings make of the text of a type or an attribute, and what we do.

Either gives the text printed again, or its first complaint as `line:column: message`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from torch_mlir import ir

from bridge.ir.attributes import Attribute
from bridge.ir.types import Type
from bridge.ods.nodes import definition
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Reader, State
from bridge.text.tokens import ParseError
from bridge.text.types import read_type

REGISTERED = frozenset({"builtin", "emitc", "gpu", "llvm", "quant", "spirv"})
"""The dialects of the reference that the tests name; `d` is none."""

_BEFORE = '"x"() {a = '
_BEHIND = "} : () -> ()"


@contextmanager
def context() -> Iterator[ir.Context]:
    """A context of upstream that lets unregistered dialects pass."""
    with ir.Context() as current:
        current.allow_unregistered_dialects = True
        yield current


def _complaint(error: ir.MLIRError) -> str:
    first = error.error_diagnostics[0]
    place = re.search(r":(\d+:\d+)\)$", str(first.location))
    assert place is not None
    return f"{place[1]}: {first.message}"


def upstream_type(text: str) -> str:
    """What upstream makes of a type; to be used within a context."""
    try:
        return str(ir.Type.parse(text))
    except ir.MLIRError as error:
        return _complaint(error)


def upstream_attribute(text: str) -> str:
    """What upstream makes of an attribute; to be used within a context."""
    try:
        return str(ir.Attribute.parse(text))
    except ir.MLIRError as error:
        return _complaint(error)
    except TypeError:
        # The bindings have no class for it: it is seen through an operation.
        module = ir.Module.parse(_BEFORE + text + _BEHIND)
        printed = module.operation.get_asm(
            print_generic_op_form=True, use_local_scope=True
        )
        return str(printed).split(_BEFORE, 1)[1].rsplit(_BEHIND, 1)[0]


def reader(text: str, *, allow_unregistered: bool = True) -> Reader:
    """A reader of one text, alone."""
    state = State(
        allow_unregistered=allow_unregistered,
        known_dialect=REGISTERED.__contains__,
        defined=definition,
    )
    return Reader(Source(text), 0, state)


def _outcome(r: Reader, node: Type | Attribute | ParseError) -> str:
    if isinstance(node, ParseError):
        line, column = r.source.line_and_column(node.pos)
        return f"{line}:{column}: {node.message}"
    token = r.peek()
    if token.kind == "eof":
        return str(node)
    line, column = r.source.line_and_column(token.pos)
    return f"{line}:{column}: found trailing characters: '{r.text[token.pos :]}'"


def native_type(text: str) -> str:
    """What we make of a type."""
    r = reader(text)
    try:
        return _outcome(r, read_type(r))
    except ParseError as error:
        return _outcome(r, error)


def native_attribute(text: str) -> str:
    """What we make of an attribute."""
    r = reader(text)
    try:
        return _outcome(r, read_attribute(r))
    except ParseError as error:
        return _outcome(r, error)
