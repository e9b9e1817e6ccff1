"""The public functions: what a program goes through, step by step.

Each imports what it needs when it is called, so that reading does not load what runs,
and nothing here loads upstream's bindings unless it is asked to use them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from bridge.ir.core import Operation

if TYPE_CHECKING:
    from bridge.upstream.engine import Compiled


def parse(
    text: str | bytes, *, filename: str = "-", allow_unregistered: bool = False
) -> Operation:
    """The module of a text; what stands around its operations is made a module.

    Generic syntax is read natively. A text that holds custom syntax is read through
    upstream, which verifies it as well. Raises `Malformed`, with `filename`, line and
    column, and for custom syntax `Invalid`, or `Unsupported` without the bindings.
    """
    from bridge.ods.registry import REFERENCE
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
    """The text of an operation.

    Generic form is printed natively, and so is every form where the values keep the
    names of their source (`source_names`). Custom syntax is printed through upstream,
    and is generic where the bindings are missing or the operation is not valid.
    """
    from bridge.errors import Invalid, Unsupported
    from bridge.ods.registry import REFERENCE
    from bridge.text.printer import PrintOptions, print_generic

    if not generic and not source_names:
        from bridge.upstream.parse import format_custom

        try:
            return format_custom(op, debuginfo=debuginfo, local_scope=local_scope)
        except (Invalid, Unsupported):
            pass
    options = PrintOptions(
        debuginfo=debuginfo, local_scope=local_scope, source_names=source_names
    )
    return print_generic(op, options, registry=REFERENCE)


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
