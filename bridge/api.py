"""The public functions: what a program goes through, step by step.

Each imports what it needs when it is called, so that reading does not load what runs,
and nothing here loads upstream's bindings unless it is asked to use them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from bridge.ir.core import Operation

if TYPE_CHECKING:
    from bridge.text.printer import PrintOptions
    from bridge.upstream.engine import Compiled


def parse(
    text: str | bytes, *, filename: str = "-", allow_unregistered: bool = False
) -> Operation:
    """The module of a text; what stands around its operations is made a module.

    Reading does not verify. An op whose own syntax is not read natively yet makes the
    whole text go through upstream, which does. Raises `Malformed`, with `filename`,
    line and column; of such a text also `Invalid`, or `Unsupported` without bindings.
    """
    from bridge.dialects.registry import REFERENCE
    from bridge.source import Source
    from bridge.text.module import read_module
    from bridge.text.operations import CustomSyntax

    source = Source.of(text, filename)
    try:
        return read_module(
            source, allow_unregistered=allow_unregistered, registry=REFERENCE
        )
    except CustomSyntax:
        pass
    from bridge.upstream.parse import parse_native

    return parse_native(text, filename, allow_unregistered=allow_unregistered)


def verify(op: Operation) -> None:
    """Raises `Invalid` where an operation, or one inside it, breaks a rule.

    Upstream's verifier judges, on the operation's export: `Unsupported` is raised where
    it cannot be exported or the bindings are missing.
    """
    from bridge.upstream.exporter import to_upstream

    to_upstream(op)


def format(
    op: Operation,
    *,
    generic: bool = False,
    debuginfo: bool = False,
    local_scope: bool = False,
    source_names: bool = False,
) -> str:
    """The text of an operation, as upstream prints it.

    An operation that is not valid is printed in generic form, as upstream does it.
    One that holds an op whose syntax is not written natively yet goes through
    upstream, or is generic where that is impossible. With `source_names` values keep
    the names of the text they were read from.
    """
    from bridge.ods.registry import REFERENCE
    from bridge.text.printer import PrintOptions, print_generic

    options = PrintOptions(
        debuginfo=debuginfo, local_scope=local_scope, source_names=source_names
    )
    text = None if generic else _custom(op, options)
    if text is None:
        text = print_generic(op, options, registry=REFERENCE)
    return text


def _custom(op: Operation, options: PrintOptions) -> str | None:
    """The text in custom form, or None where there is none."""
    from bridge.dialects.registry import is_terminator, is_written, syntax_of
    from bridge.errors import Invalid, Unsupported
    from bridge.text.asm_writer import print_custom

    if options.source_names or all(
        map(is_written, {inner.name for inner in op.walk()})
    ):
        try:
            return print_custom(op, syntax_of, is_terminator, options)
        except _NOT_VALID:
            return None
    from bridge.upstream.parse import format_custom

    try:
        return format_custom(
            op, debuginfo=options.debuginfo, local_scope=options.local_scope
        )
    except (Invalid, Unsupported):
        return None


_NOT_VALID: Final = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What a writer meets in an operation that lacks what its row demands."""


def run_passes(
    module: Operation,
    pipeline: str,
    *,
    engine: Literal["auto", "upstream", "isolated"] = "auto",
) -> None:
    """Runs passes on a module, in place; see `bridge.upstream.passes.run_passes`."""
    from bridge.upstream import passes

    passes.run_passes(module, pipeline, engine=engine)


def from_upstream(module: Any) -> Operation:
    """Upstream's module as native IR; see `bridge.upstream.importer`."""
    from bridge.upstream import importer

    return importer.from_upstream(module)


def to_upstream(op: Operation, *, context: Any = None) -> Any:
    """Native IR as upstream's module; see `bridge.upstream.exporter`."""
    from bridge.upstream import exporter

    return exporter.to_upstream(op, context=context)


def compile(
    module: Operation, *, pipeline: str | None = None, opt_level: int = 3
) -> Compiled:
    """A module compiled for this machine; see `bridge.upstream.engine`.

    `compiled["f"](*arrays)` calls a function of it.
    """
    from bridge.upstream import engine

    return engine.compile(module, pipeline=pipeline, opt_level=opt_level)
