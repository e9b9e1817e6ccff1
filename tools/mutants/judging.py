"""Both sides' answers to a mutant, compared: what the worker does.

The reference reads and verifies in one step, so a mutant is accepted or refused, with
all diagnostics and their notes. What both accept is printed in each form, exported, and
read again in our own print.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bridge.compare import checks
from bridge.compare.chunks import Chunk
from bridge.errors import Diagnostic, Error, Unsupported, listening
from bridge.ir.core import Operation
from bridge.text.printer import PrintOptions
from bridge.upstream import diagnostics, nesting
from bridge.upstream.provider import bindings, new_context
from bridge.verifier import verify
from tools.mutants.seeds import Mutant

HANG: Final = 5.0
"""Seconds of work beyond which we hang; those of a loaded machine do not count."""


SHARED: Final = 100
"""Mutants that share a context."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a mutant.

    `kind` is empty where both are alike, else names what differs first: `traceback`,
    `hang`, `decision`, `first`, `list` or `print`. Both texts are of what differs.
    """

    accepted: bool
    kind: str = ""
    theirs: str = ""
    ours: str = ""
    question: str = ""
    crashed: bool = False
    """Whether the reference died, so that only our part was asked."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What one side says: a module and warnings, or errors."""

    module: Any
    lines: tuple[str, ...]

    @property
    def accepted(self) -> bool:
        return self.module is not None


def judge_all(mutants: Sequence[Mutant]) -> list[Verdict]:
    """What each of some mutants gives."""
    return [judge(mutant) for mutant in mutants]


def judge(mutant: Mutant) -> Verdict:
    """What a mutant gives; the reference may kill the process."""
    depth = nesting.text_depth(_raw(mutant.text))
    try:
        verdict: Verdict = nesting.with_stack_for(depth, lambda: _judge(mutant))
    except Unsupported:
        return judge_ours(mutant)
    return verdict


def judge_ours(mutant: Mutant) -> Verdict:
    """What we say of a mutant that kills the reference: nothing is compared."""
    found = _guarded(lambda: _ours(mutant))
    if isinstance(found, Verdict):
        return found
    return Verdict(found.accepted, crashed=True)


def _judge(mutant: Mutant) -> Verdict:
    ours = _guarded(lambda: _ours(mutant))
    theirs = _theirs(mutant)
    if isinstance(ours, Verdict):
        said = "\n".join(theirs.lines)
        return Verdict(theirs.accepted, ours.kind, said, ours.ours)
    if (ours.accepted, ours.lines) != (theirs.accepted, theirs.lines):
        return _differing(theirs, ours)
    if not theirs.accepted:
        return Verdict(accepted=False)
    found = _guarded(lambda: _printed_alike(theirs.module, ours.module))
    return found or Verdict(accepted=True)


def _differing(theirs: _Answer, ours: _Answer) -> Verdict:
    kind = "list"
    if ours.accepted != theirs.accepted:
        kind = "decision"
    elif _first(theirs.lines) != _first(ours.lines):
        kind = "first"
    said, mine = ("\n".join(side.lines) or "accepted" for side in (theirs, ours))
    return Verdict(theirs.accepted, kind, said, mine)


def _first(lines: Sequence[str]) -> str:
    return next(iter(lines), "")


def _guarded(call: Callable[[], Any]) -> Any:
    """What a call gives, or the verdict where it fails or takes too long."""
    start = time.thread_time()
    try:
        found = call()
    except Exception as error:  # any failure of ours is what is looked for
        import traceback

        frames = traceback.extract_tb(error.__traceback__)
        place = f"{frames[-1].filename.rpartition('bridge/')[2]}:{frames[-1].lineno}"
        return Verdict(False, "traceback", "", f"{type(error).__name__} ({place})")
    took = time.thread_time() - start
    return Verdict(False, "hang", "", f"{took:.0f} s") if took > HANG else found


# Either side ------------------------------------------------------------------------


def _raw(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _ours(mutant: Mutant) -> _Answer:
    warnings: list[Diagnostic] = []
    with listening(warnings.append):
        try:
            allow = mutant.allow_unregistered
            chunk = Chunk(mutant.text, allow_unregistered=allow)
            module = checks.read_original(chunk)
            verify(module, allow_unregistered=allow)
        except checks.Unread as error:
            return _Answer(None, (f"not read: {error}",))
        except Error as error:
            before, after = _parted_by_severity(warnings)
            return _Answer(None, _reported([*before, *error.diagnostics, *after]))
    # The bindings drop errors after which upstream reads on.
    return _Answer(module, _reported(_parted_by_severity(warnings)[1]))


def _parted_by_severity(
    found: Sequence[Diagnostic],
) -> tuple[list[Diagnostic], list[Diagnostic]]:
    """The errors, and what is none."""
    errors = [diagnostic for diagnostic in found if diagnostic.severity == "error"]
    return errors, [other for other in found if other.severity != "error"]


def _theirs(mutant: Mutant) -> _Answer:
    ir, context = bindings().ir, _context(mutant)
    warnings: list[Diagnostic] = []
    with diagnostics.collected(context, warnings.append):
        try:
            module = ir.Module.parse(_raw(mutant.text), context=context)
        except ir.MLIRError as error:
            found = diagnostics.errors_of(error)
            return _Answer(None, _reported([*found, *warnings]))
        except RuntimeError:
            return _Answer(None, (diagnostics.NOT_UTF8,))
    return _Answer(module, _reported(warnings))


_KEPT: Final = ("resource", "struct<")
"""What a context keeps of a text, and the next one then meets."""

_used: Final[list[tuple[Any, int]]] = []
"""The context that mutants share, and how many have."""


def _context(mutant: Mutant) -> Any:
    """A context: loading dialects costs as much as reading, so many mutants share one.

    Resources are renamed where another text had one of their name, and a struct with
    a name has one body in all texts of a context.
    """
    if any(word in mutant.text for word in _KEPT):
        return new_context(allow_unregistered=mutant.allow_unregistered)
    context, times = _used.pop() if _used else (new_context(), 0)
    context.allow_unregistered_dialects = mutant.allow_unregistered
    if times < SHARED:
        _used.append((context, times + 1))
    return context


def _reported(found: Sequence[Diagnostic]) -> tuple[str, ...]:
    """Diagnostics with their notes, a line each."""
    return tuple([line for diagnostic in found for line in _lines(diagnostic)])


def _lines(found: Diagnostic) -> Iterator[str]:
    place = found.location
    yield f"{place.line}:{place.column}: {found.severity}: {found.message}"
    for note in found.notes:
        yield from _lines(note)


# What both accept -------------------------------------------------------------------


def _printed_alike(module: Any, op: Operation) -> Verdict | None:
    """The first form in which both do not print alike."""
    custom = checks.printed(module)
    for question, theirs, ours in _forms(module, op, custom):
        if theirs != ours:
            shown = (*_parted(theirs, ours), question)
            return Verdict(True, "print", *shown)
    return None


def _forms(module: Any, op: Operation, custom: str) -> Iterator[tuple[str, str, str]]:
    generic = checks.printed(module, print_generic_op_form=True)
    mine = checks.custom(op)
    yield "generic", generic, checks.generic(op)
    yield "custom", custom, mine
    located = checks.printed(module, enable_debug_info=True)
    yield "debuginfo", located, checks.custom(op, PrintOptions(debuginfo=True))
    exported = _exported(op)
    # Upstream prints what it cannot read, or reads otherwise; so is what is exported.
    if exported == located or _is_kept(module, custom):
        yield "export", located, exported or "cannot be exported"
    yield "again", *_read_again(mine, generic)


def _is_kept(module: Any, custom: str) -> bool:
    """Whether the reference reads its own generic form as what it is."""
    text = checks.printed(module, print_generic_op_form=True)
    again = _theirs(Mutant(text, "", "", allow_unregistered=True))
    return again.accepted and checks.printed(again.module) == custom


def _exported(op: Operation) -> str | None:
    """What comes of the exported module; none where it has no form in upstream's."""
    from bridge.upstream.exporter import with_exported

    try:
        text: str = with_exported(
            op, lambda m: checks.printed(m, enable_debug_info=True)
        )
    except Unsupported:
        return None
    except Error as error:
        return f"{type(error).__name__}: {error}"
    return text


def _read_again(text: str, generic: str) -> tuple[str, str]:
    """What either side reads in what is printed: the generic form, or the errors."""
    mutant = Mutant(text, "", "", allow_unregistered=True)
    ours = _ours(mutant)
    found = checks.generic(ours.module) if ours.accepted else "\n".join(ours.lines)
    if found == generic:
        return found, found
    # Upstream prints what it reads otherwise, or not at all.
    again = _theirs(mutant)
    if not again.accepted:
        return "\n".join(again.lines), found
    return checks.printed(again.module, print_generic_op_form=True), found


def _parted(theirs: str, ours: str) -> tuple[str, str]:
    """The first lines that differ."""
    a, b = theirs.split("\n"), ours.split("\n")
    size = max(len(a), len(b))
    a += [""] * (size - len(a))
    b += [""] * (size - len(b))
    return next(pair for pair in zip(a, b, strict=True) if pair[0] != pair[1])
