"""`bridge-opt`: reads MLIR, checks it, runs passes, prints it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.cli import streams
from bridge.cli.command import Command
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, Option, Takes, columns, unsigned
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge import errors, plugins
    from bridge.cli import processing
    from bridge.ods import rows
    from bridge.passes import registry as passes
    from bridge.upstream import implicit
else:
    errors = deferred("bridge.errors")
    plugins = deferred("bridge.plugins")
    passes = deferred("bridge.passes.registry")
    processing = deferred("bridge.cli.processing")
    rows = deferred("bridge.ods.rows")
    implicit = deferred("bridge.upstream.implicit")

MARKER: Final = "// -----"

OPTIONS: Final = (
    Option(
        "affine-plot",
        "draw the affine loops of what is printed to this file, .png or .svg",
        Takes.VALUE,
        shown="filename",
    ),
    Option("allow-unregistered-dialect", "allow operation with no registered dialects"),
    Option("dump-pass-pipeline", "write the pipeline that will be run to stderr"),
    Option("emit-bytecode", "write upstream's bytecode instead of text"),
    Option(
        "emit-bytecode-version",
        "write bytecode of this version",
        Takes.VALUE,
        check=int,
        kind="int64_t",
    ),
    Option(
        "engine",
        "who reads, verifies and prints: auto is native, but for bytecode",
        Takes.VALUE,
        default="auto",
        choices=("auto", "native", "upstream"),
    ),
    Option(
        "irdl-file",
        "load the dialects that a file of irdl defines",
        Takes.VALUE,
        shown="filename",
    ),
    Option("list-passes", "list the passes and exit"),
    Option(
        "load",
        "load passes and dialects of a file of Python, a package or module; may be"
        " given several times",
        Takes.VALUE,
        shown="file",
    ),
    Option("mlir-disable-diagnostic-notes", "leave out the notes of diagnostics"),
    Option("mlir-disable-threading", "accepted: nothing here runs in threads"),
    Option(
        "mlir-elide-elementsattrs-if-larger",
        "leave out elements attributes of more elements than this",
        Takes.VALUE,
        shown="uint",
        check=unsigned,
        kind="uint",
    ),
    Option(
        "mlir-elide-resource-strings-if-larger",
        "leave out resources of more characters than this",
        Takes.VALUE,
        shown="uint",
        check=unsigned,
        kind="uint",
    ),
    Option(
        "mlir-generate-reproducer",
        "write the input with its pipeline to this file before it runs",
        Takes.VALUE,
        shown="filename",
    ),
    Option(
        "mlir-output-format",
        "the format of the times",
        Takes.VALUE,
        default="text",
        choices=("text", "json"),
    ),
    Option(
        "mlir-pass-pipeline-crash-reproducer",
        "write what was read, with its pipeline, to this file where a pass fails",
        Takes.VALUE,
        shown="string",
    ),
    Option(
        "mlir-pass-pipeline-local-reproducer",
        "in the reproducer, have what is there before the pass that fails, alone",
    ),
    Option("mlir-pass-statistics", "write the statistics of passes to stderr"),
    Option(
        "mlir-pass-statistics-display",
        "how the statistics of passes are listed",
        Takes.VALUE,
        default="pipeline",
        choices=("list", "pipeline"),
    ),
    Option("mlir-pretty-debuginfo", "print locations in a form that is easy to read"),
    Option(
        "mlir-print-assume-verified",
        "print operations in their own syntax without asking whether they are valid",
    ),
    Option("mlir-print-debuginfo", "print locations"),
    Option(
        "mlir-print-elementsattrs-with-hex-if-larger",
        "print elements attributes of more elements than this in hex, -1 for none",
        Takes.VALUE,
        shown="long",
        check=int,
        kind="long",
    ),
    Option(
        "mlir-print-ir-after",
        "print the IR to stderr after these passes, with commas between",
        Takes.VALUE,
        shown="pass-arg",
    ),
    Option("mlir-print-ir-after-all", "print the IR to stderr after each pass"),
    Option(
        "mlir-print-ir-after-change", "after a pass, print only what it has changed"
    ),
    Option(
        "mlir-print-ir-after-failure", "after a pass, print only where it has failed"
    ),
    Option(
        "mlir-print-ir-before",
        "print the IR to stderr before these passes, with commas between",
        Takes.VALUE,
        shown="pass-arg",
    ),
    Option("mlir-print-ir-before-all", "print the IR to stderr before each pass"),
    Option(
        "mlir-print-ir-module-scope", "before and after a pass, print the whole module"
    ),
    Option(
        "mlir-print-ir-tree-dir",
        "print before and after passes to files of this folder",
        Takes.VALUE,
        shown="string",
    ),
    Option("mlir-print-local-scope", "print without aliases"),
    Option(
        "mlir-print-op-on-diagnostic",
        "tell the operation that an error is about",
        default="true",
    ),
    Option("mlir-print-op-generic", "print the generic form"),
    Option("mlir-print-skip-regions", "leave out regions"),
    Option("mlir-print-unique-ssa-ids", "give no two values of the file one name"),
    Option("mlir-print-value-users", "print who uses a value, in a comment"),
    Option("mlir-timing", "write the time that passes take to stderr"),
    Option(
        "mlir-timing-display",
        "how the times of passes are listed",
        Takes.VALUE,
        default="tree",
        choices=("list", "tree"),
    ),
    Option("mlir-use-nameloc-as-prefix", "name values by their locations"),
    Option(
        "mlir-very-unsafe-disable-verifier-on-parsing", "do not verify what is read"
    ),
    Option("no-implicit-module", "expect one operation, and put no module around it"),
    Option("o", "output filename", Takes.VALUE, shown="filename", default="-"),
    Option(
        "output-split-marker",
        "what separates the chunks of the output",
        Takes.VALUE,
        shown="string",
        default=MARKER,
    ),
    Option(
        "pass-pipeline",
        "the passes to run",
        Takes.VALUE,
        shown="string",
        aliases=("p",),
    ),
    Option("run-reproducer", "run the pipeline that a reproducer holds"),
    Option("show-dialects", "list the dialects and exit"),
    Option(
        "split-input-file",
        "split the input at this marker and process each chunk by itself",
        Takes.PERHAPS,
        shown="string",
    ),
    Option("strict", "report what upstream accepts and its documents forbid"),
    Option(
        "verify-diagnostics",
        "check that diagnostics are as `expected-*` comments say",
        Takes.PERHAPS,
        choices=("all", "only-expected", ""),
    ),
    Option(
        "assume",
        "take something for granted in affine passes that run in Python",
        Takes.VALUE,
        choices=("distinct-arguments", "operands-only", "ordered-bounds"),
    ),
    Option("check-each", "check that functions give the same after each pass"),
    Option("native-only", "run no pass of upstream's, but say which are missing"),
    Option("verify-each", "verify after each pass", default="true"),
    Option("verify-roundtrip", "check that what is printed is read as the same"),
)


def list_passes() -> str:
    """The passes by name, each with what it does, those in Python with their options.

    As mlir-opt lists them.
    """
    rows = dict(implicit.summaries()) | passes.summaries()
    return "Passes:\n" + columns([row for name in sorted(rows) for row in _rows(name)])


def _rows(name: str) -> list[tuple[str, str]]:
    summary = passes.summaries().get(name) or implicit.summaries()[name]
    return [(f"--{name}", summary), *passes.option_rows(name)]


def list_dialects() -> str:
    """The dialects that have tables, as mlir-opt lists those it has."""
    return f"Available Dialects: {','.join(sorted(rows.dialects()))}\n"


def run(arguments: Arguments, report: Progress) -> int:
    """The command's work; raises `UsageError` and `StreamError`."""
    if not load_plugins(arguments):
        return 1
    for name, text in (("list-passes", list_passes), ("show-dialects", list_dialects)):
        if arguments.flag(name):
            streams.write(streams.STANDARD, streams.encode(text()))
            return 0
    # What this takes to load is for those who do not ask for the version only.
    return processing.run(arguments, report)


def load_plugins(arguments: Arguments) -> bool:
    """Loads the plug-ins that are installed, and those asked for; whether they could.

    What is wrong with one is told.
    """
    try:
        plugins.load_installed()
        for name in arguments.texts("load"):
            plugins.load(name)
        for name in arguments.texts("irdl-file"):
            _load_irdl(name)
    except (errors.Malformed, errors.Invalid) as error:
        streams.print_error(str(error))
        return False
    return True


def _load_irdl(name: str) -> None:
    """Loads a file of irdl.

    Raises `StreamError` where it cannot be read, else `Malformed` and `Invalid`.
    """
    # Few files need it, and it needs what reads and verifies.
    from bridge import api, irdl

    module = api.parse(streams.read(name), filename=name)
    api.verify(module)
    irdl.load(module)


def _more_help(arguments: Arguments) -> str:
    load_plugins(arguments)
    return f"\n{list_passes()}"


COMMAND: Final = Command(
    name="bridge-opt",
    overview="MLIR modular optimizer driver: reads, checks, runs passes, prints",
    usage="[options] [--<pass>[=options]...] [input file]",
    options=OPTIONS,
    run=run,
    others=True,
    more_help=_more_help,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of a command line; see `--help`."""
    return COMMAND.main(arguments)
