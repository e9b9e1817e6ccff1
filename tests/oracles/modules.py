"""What the reference makes of a text of generic operations, and what we do."""

from __future__ import annotations

from typing import NamedTuple

from bridge.errors import Diagnostic, Invalid, Malformed, Position
from bridge.ir.core import Operation
from bridge.ods.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import ModuleReader, read_module
from bridge.text.names import Undefined
from bridge.text.printer import PrintOptions, print_generic
from bridge.text.state import State
from bridge.text.tokens import ParseError
from bridge.upstream import reader
from bridge.upstream.provider import Module, new_context

FORMS = {
    "plain": PrintOptions(),
    "debuginfo": PrintOptions(debuginfo=True),
    "local": PrintOptions(local_scope=True),
    "local debuginfo": PrintOptions(debuginfo=True, local_scope=True),
    "pretty": PrintOptions(debuginfo=True, pretty=True),
}


class NestedParseError(NamedTuple):
    """A diagnostic: its message, its place, and its notes."""

    message: str
    place: str
    notes: tuple[tuple[str, str], ...] = ()


def at(position: Position) -> str:
    return f"{position.line}:{position.column}"


def _complaint(diagnostic: Diagnostic) -> NestedParseError:
    notes = [(note.message, at(note.location)) for note in diagnostic.notes]
    return NestedParseError(diagnostic.message, at(diagnostic.location), tuple(notes))


def read(text: str | bytes, *, allow_unregistered: bool = True) -> Operation:
    """The native module of a text."""
    source = Source.of(text)
    return read_module(
        source, allow_unregistered=allow_unregistered, registry=REFERENCE
    )


def read_exactly(text: str | bytes) -> Operation | None:
    """The module by the grammar alone, without what reads common forms at once."""
    state = State(
        allow_unregistered=True,
        known_dialect=REFERENCE.has_dialect,
        defined=REFERENCE.defined,
    )
    alone = ModuleReader(Source.of(text), state, REFERENCE)
    alone.exact = True
    try:
        return alone.module()
    except (ParseError, Undefined):
        return None


def printed(op: Operation, options: PrintOptions = FORMS["plain"]) -> str:
    return print_generic(op, options, registry=REFERENCE)


def complaints(
    text: str | bytes, *, allow_unregistered: bool = True
) -> list[NestedParseError]:
    """What is wrong with a text, as we say it; nothing where it is read."""
    try:
        read(text, allow_unregistered=allow_unregistered)
    except Malformed as error:
        return [_complaint(d) for d in error.diagnostics]
    return []


def upstream(text: str | bytes, *, allow_unregistered: bool = True) -> Module:
    """Upstream's module of a text; raises `Malformed` and `Invalid`."""
    raw = text.encode("utf-8", "surrogateescape") if isinstance(text, str) else text
    context = new_context(allow_unregistered=allow_unregistered)
    return reader.read(raw, "-", context)


def upstream_complaints(
    text: str | bytes, *, allow_unregistered: bool = True
) -> list[NestedParseError]:
    """What is wrong with a text, as the reference says it.

    Nothing where it is read, or where only the program in it is wrong.
    """
    try:
        upstream(text, allow_unregistered=allow_unregistered)
    except Malformed as error:
        return [_complaint(d) for d in error.diagnostics]
    except Invalid:
        pass
    return []


def upstream_printed(module: Module, options: PrintOptions = FORMS["plain"]) -> str:
    """The generic form that the reference prints."""
    raw: bytes = module.operation.get_asm(
        binary=True,
        print_generic_op_form=True,
        enable_debug_info=options.debuginfo,
        pretty_debug_info=options.pretty,
        use_local_scope=options.local_scope,
        large_elements_limit=options.elide_elements,
        large_resource_limit=options.elide_resources,
        skip_regions=options.skip_regions,
    )
    return raw.decode("utf-8", "surrogateescape")


def check(text: str) -> None:
    """Fails where we read or print a text unlike the reference, in any form."""
    module = upstream(text)
    ours, exact = read(text), read_exactly(text)
    assert exact is not None
    for options in FORMS.values():
        wanted = upstream_printed(module, options)
        assert printed(ours, options) == wanted
        assert printed(exact, options) == wanted
    # Upstream cannot read all that it prints: in the properties of operations that it
    # does not know it puts aliases of locations which are defined behind them. And
    # floats may be others when they are read again: then they are for upstream too.
    again = printed(ours, FORMS["debuginfo"])
    if not upstream_complaints(again):
        once_more = upstream_printed(upstream(again), FORMS["debuginfo"])
        assert printed(read(again), FORMS["debuginfo"]) == once_more


def check_refused(text: str | bytes, *, allow_unregistered: bool = True) -> str:
    """Fails where a text is not refused with upstream's messages, places and notes.

    Gives the first message.
    """
    wanted = upstream_complaints(text, allow_unregistered=allow_unregistered)
    assert wanted, "the reference reads it"
    assert complaints(text, allow_unregistered=allow_unregistered) == wanted
    return wanted[0].message
