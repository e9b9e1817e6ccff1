"""What `bridge-upgrade` does: upgrades files chunk by chunk, and reports what it did.

A chunk that is refused stays as it is, with all the others around it upgraded.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from difflib import unified_diff
from itertools import pairwise
from pathlib import Path
from typing import Final

from bridge.api import parse
from bridge.cli import streams
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, UsageError
from bridge.compare import chunks
from bridge.compare.chunks import MARKER, Chunk
from bridge.errors import Diagnostic, Malformed
from bridge.legacy import Era, Upgraded, upgrade
from bridge.source import Source

_ERAS: Final[dict[str, Era | None]] = {"": None, "2019": "2019", "2020": "2020"}
_has_marker: Final = re.compile(rf"^{MARKER}[ \t]*$", re.MULTILINE).search


@dataclass(frozen=True, slots=True)
class _How:
    """How text is read."""

    era: Era | None
    excerpt: bool


@dataclass(slots=True)
class Outcome:
    """What came of one file."""

    name: str
    before: str
    after: str = ""
    upgraded: int = 0
    left: int = 0
    refused: int = 0
    """How many chunks are new, as they were because nothing is old, or not read."""
    kinds: Counter[str] = field(default_factory=Counter)
    diagnostics: list[Diagnostic] = field(default_factory=list)

    @property
    def changed(self) -> bool:
        return self.after != self.before


def run(arguments: Arguments, report: Progress) -> int:
    """Upgrades what was named; raises `UsageError` and `StreamError`."""
    names = arguments.positional or [streams.STANDARD]
    _check_usage(arguments, names)
    files = [path for name in names for path in _files(name)]
    if not files:
        raise UsageError(f"there is no .mlir file in {', '.join(names)}")
    if not _writes_apart(arguments) and len(files) != 1:
        raise UsageError(
            f"{len(files)} files cannot be one output: use --in-place, --check or "
            "--diff"
        )
    outcomes = []
    failed = False
    for name in files:
        report(streams.shown_name(name))
        try:
            outcomes.append(_done(name, arguments))
        except streams.StreamError as error:
            # The others are not to suffer from it.
            streams.print_error(str(error))
            failed = True
    if outcomes:
        _tell(outcomes, arguments)
    refused = failed or any(outcome.refused for outcome in outcomes)
    would_change = arguments.flag("check") and any(o.changed for o in outcomes)
    return 1 if refused or would_change else 0


def _done(name: str, arguments: Arguments) -> Outcome:
    """Upgrades one file; raises `StreamError`."""
    if arguments.flag("in-place"):
        streams.check_replaceable(name)
    outcome = _upgraded(name, arguments)
    for diagnostic in outcome.diagnostics:
        streams.print_error(str(diagnostic))
    _write(outcome, arguments)
    return outcome


def _writes_apart(arguments: Arguments) -> bool:
    return any(arguments.flag(name) for name in ("in-place", "check", "diff"))


def _check_usage(arguments: Arguments, names: list[str]) -> None:
    for other in ("in-place", "check", "diff"):
        if arguments.flag(other) and arguments.has("o"):
            raise UsageError(f"--{other} has no other output: leave out -o")
    if not arguments.flag("in-place"):
        return
    if streams.STANDARD in names:
        raise UsageError("standard input cannot be written again")
    for other in ("check", "diff"):
        if arguments.flag(other):
            raise UsageError(f"--in-place writes, and --{other} does not")


def _files(name: str) -> list[str]:
    """A file, or what a folder holds; raises `StreamError`."""
    if name == streams.STANDARD or not Path(name).is_dir():
        return [name]
    return [str(path) for path in chunks.files_in(Path(name))]


def _upgraded(name: str, arguments: Arguments) -> Outcome:
    """A file's outcome; raises `StreamError` where it cannot be read."""
    shown = streams.shown_name(name)
    text = streams.decode(streams.read(name))
    asked = chunks.requests(text)
    allow = asked.allow_unregistered or arguments.flag("allow-unregistered-dialect")
    how = _How(_ERAS[arguments.text("era")], excerpt=arguments.flag("excerpt"))
    splits = bool(asked.marker) or arguments.flag("split-input-file")
    whole = [Chunk(text, file=shown, allow_unregistered=allow)]
    if splits:
        return _outcome(shown, text, _pieces(shown, text, allow), how)
    outcome = _outcome(shown, text, whole, how)
    if outcome.refused and _has_marker(text):
        # Not marked so, but it is a file of several modules.
        return _outcome(shown, text, _pieces(shown, text, allow), how)
    return outcome


def _pieces(name: str, text: str, allow: bool) -> list[Chunk]:
    """The chunks between the lines that hold the marker alone, those lines included."""
    source = Source(text, name)
    bounds = [0, *[m.start() for m in _markers(text)], len(text)]
    return [
        Chunk(text[start:end], *source.line_and_column(start), name, allow)
        for start, end in pairwise(bounds)
        if end > start
    ]


_markers: Final = re.compile(rf"^{MARKER}", re.MULTILINE).finditer


def _outcome(name: str, text: str, pieces: list[Chunk], how: _How) -> Outcome:
    outcome = Outcome(name, text)
    after = []
    for piece in pieces:
        try:
            found = _checked(piece, how)
        except Malformed as error:
            outcome.refused += 1
            outcome.diagnostics += error.diagnostics
            outcome.diagnostics += _advice(error.diagnostics)
            after.append(piece.text)
            continue
        outcome.diagnostics += found.diagnostics
        outcome.kinds += found.kinds
        outcome.upgraded += bool(found.kinds)
        outcome.left += not found.kinds and _holds_text(piece.text)
        after.append(found.text)
    outcome.after = "".join(after)
    return outcome


def _advice(found: list[Diagnostic]) -> list[Diagnostic]:
    """What helps where something is missing."""
    places = [d.location for d in found if d.message.startswith(_OF_EXCERPTS)]
    text = "'--excerpt' lets values stand that nothing defines, and lines of '...'"
    return [Diagnostic("note", text, place) for place in places[-1:]]


_OF_EXCERPTS: Final = ("use of undeclared SSA value name", "'...' is no operation")


def _holds_text(text: str) -> bool:
    """Whether there is more than what separates chunks."""
    return not text.startswith(MARKER) or bool(text.removeprefix(MARKER).strip())


def _checked(piece: Chunk, how: _How) -> Upgraded:
    """A chunk upgraded, and read again by today's reader; raises `Malformed`."""
    padded = piece.padded
    found = upgrade(
        padded,
        filename=piece.file,
        allow_unregistered=piece.allow_unregistered,
        era=how.era,
        excerpt=how.excerpt,
    )
    if found.kinds and not how.excerpt:
        _read_again(found, Source(padded, piece.file), piece.allow_unregistered)
    found.text = found.text[len(padded) - len(piece.text) :]
    return found


def _read_again(found: Upgraded, source: Source, allow_unregistered: bool) -> None:
    """Raises `Malformed` where what was written is not of today."""
    try:
        parse(found.text, allow_unregistered=allow_unregistered)
    except Malformed as error:
        first = error.diagnostics[0]
        text = f"what this would become cannot be read: {first.message}"
        raise Malformed(source.diagnostic(found.origin(first.location), text)) from None


# What is written


def _write(outcome: Outcome, arguments: Arguments) -> None:
    """Raises `StreamError`."""
    if arguments.flag("check") and not arguments.flag("diff"):
        return
    if arguments.flag("diff"):
        streams.write(streams.STANDARD, streams.encode(_difference(outcome)))
    elif arguments.flag("in-place"):
        if outcome.changed:
            streams.replace(outcome.name, streams.encode(outcome.after))
    else:
        streams.write(arguments.text("o"), streams.encode(outcome.after))


def _difference(outcome: Outcome) -> str:
    lines = unified_diff(
        outcome.before.splitlines(keepends=True),
        outcome.after.splitlines(keepends=True),
        outcome.name,
        outcome.name,
    )
    return "".join(
        [line if line.endswith("\n") else f"{line}\n{_NO_END}\n" for line in lines]
    )


_NO_END: Final = "\\ No newline at end of file"


def _tell(outcomes: list[Outcome], arguments: Arguments) -> None:
    """The table, where standard output holds nothing else, or beside it."""
    if arguments.flag("quiet"):
        return
    text = table(outcomes)
    alone = arguments.flag("in-place") or arguments.flag("check")
    if alone and not arguments.flag("diff"):
        streams.write(streams.STANDARD, streams.encode(f"{text}\n"))
    else:
        streams.print_error(text)


_HEADS: Final = ("file", "upgraded", "left", "refused", "changes")


def table(outcomes: list[Outcome]) -> str:
    """By file, how many chunks became what; below, what was old about them."""
    rows: list[tuple[str, list[int]]] = [
        (o.name, [o.upgraded, o.left, o.refused, o.kinds.total()]) for o in outcomes
    ]
    if len(rows) > 1:
        columns = zip(*[numbers for _, numbers in rows], strict=True)
        rows.append(("total", list(map(sum, columns))))
    lines = [_HEADS, *[(name, *map(str, numbers)) for name, numbers in rows]]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    text = [_aligned(line, widths) for line in lines]
    text.insert(1, "-" * (sum(widths) + 2 * (len(widths) - 1)))
    kinds: Counter[str] = Counter()
    for outcome in outcomes:
        kinds += outcome.kinds
    if kinds:
        text.append("")
        text += [f"{count:6}  {kind}" for kind, count in _by_count(kinds)]
    return "\n".join(text)


def _by_count(kinds: Counter[str]) -> list[tuple[str, int]]:
    return sorted(kinds.items(), key=lambda item: (-item[1], item[0]))


def _aligned(cells: tuple[str, ...], widths: list[int]) -> str:
    first = cells[0].ljust(widths[0])
    rest = [c.rjust(w) for c, w in zip(cells[1:], widths[1:], strict=True)]
    return "  ".join([first, *rest])
