"""What is compared, a row each: the native way and the reference's, on one chunk.

A row is a question about a chunk that the reference accepts, about one that it refuses
to parse, or about one that it reads and rejects. Phases that come later are more rows;
the harness around them stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, ClassVar, Final

from bridge.compare.chunks import Chunk
from bridge.errors import Diagnostic, Invalid, Malformed
from bridge.ir.core import Operation
from bridge.later import deferred
from bridge.op.registry import REFERENCE, is_terminator, syntax_of
from bridge.passes.registry import MODULES
from bridge.source import Source
from bridge.text.asm_writer import print_custom
from bridge.text.module import NotModelled, read_module
from bridge.text.printer import DEFAULT, PrintOptions, print_generic
from bridge.upstream import nesting, reader
from bridge.upstream.exporter import with_exported
from bridge.upstream.importer import from_upstream
from bridge.upstream.provider import Module, new_context
from bridge.verifier import verify

if TYPE_CHECKING:
    from bridge.compare import execution, passed
else:
    execution = deferred("bridge.compare.execution")
    passed = deferred("bridge.compare.passed")

SHOWN: Final = 72
"""Characters of a differing line that are shown: it fits a terminal, indented."""


class Unread(Exception):
    """The chunk holds an op whose syntax is not read natively: no row applies."""


class Subject:
    """A chunk that the reference accepts, and what several rows need of it."""

    def __init__(self, chunk: Chunk) -> None:
        """Raises `Malformed` and `Invalid` where the reference does not accept it."""
        self.chunk = chunk
        self.module = self.again()

    def again(self) -> Module:
        """The reference's module, read once more: to be changed."""
        raw = self.chunk.text.encode("utf-8", "surrogateescape")
        context = new_context(allow_unregistered=self.chunk.allow_unregistered)
        return reader.read(raw, self.chunk.file, context)

    def text(self, **flags: bool) -> str:
        """What the reference prints."""
        return printed(self.module, **flags)

    @cached_property
    def with_locations(self) -> str:
        """The generic form with all locations."""
        return self.text(print_generic_op_form=True, enable_debug_info=True)

    @cached_property
    def native(self) -> Operation:
        """What we read of that."""
        return read(self.with_locations)

    @cached_property
    def original(self) -> Operation:
        """What we read of the chunk's own text; raises `Unread` and `Malformed`."""
        return read_original(self.chunk)

    @cached_property
    def returned(self) -> tuple[str, str]:
        """The module gone through native IR: its text without and with locations."""
        clone = from_upstream(self.module).clone()
        return with_exported(
            clone, lambda m: (printed(m), printed(m, enable_debug_info=True))
        )


class Refusal:
    """A chunk that the reference refuses to parse, and the diagnostics of both."""

    def __init__(self, chunk: Chunk, error: Malformed) -> None:
        self.chunk = chunk
        self.theirs = error.diagnostics[0]

    @cached_property
    def ours(self) -> Diagnostic | None:
        """Our first diagnostic, or none where we read the text; raises `Unread`."""
        try:
            read_original(self.chunk)
        except Malformed as error:
            return error.diagnostics[0]
        return None


class Rejection:
    """A chunk that the reference reads and finds invalid, and our diagnostics."""

    def __init__(self, chunk: Chunk, error: Invalid) -> None:
        self.chunk = chunk
        self.theirs = error.diagnostics

    @cached_property
    def ours(self) -> list[Diagnostic]:
        """Our diagnostics, none where we accept the chunk; raises `Unread`."""
        try:
            verify_original(self.chunk)
        except (Malformed, Invalid) as error:
            return error.diagnostics
        return []


@dataclass(frozen=True, slots=True)
class Check:
    """A question; `compare` returns the reference's answer and ours."""

    key: str
    about: str
    """What is compared, in a line."""
    compare: Callable[[Subject], tuple[str, str]]
    asks_original: bool = False
    """Whether the chunk's own text is read, so that it may be unread."""
    asked_of: ClassVar = "accepted"
    """The chunks a row applies to, by the reference's answer."""


@dataclass(frozen=True, slots=True)
class RefusalCheck:
    """A question about a chunk that cannot be parsed."""

    key: str
    about: str
    """What is compared, in a line."""
    compare: Callable[[Refusal], tuple[str, str]]
    asked_of: ClassVar = "refused"


@dataclass(frozen=True, slots=True)
class RejectionCheck:
    """A question about a chunk that can be parsed, and is not valid."""

    key: str
    about: str
    """What is compared, in a line."""
    compare: Callable[[Rejection], tuple[str, str]]
    asked_of: ClassVar = "rejected"


AnyCheck = Check | RefusalCheck | RejectionCheck

ASKED_OF: Final[dict[type[AnyCheck], type[Subject | Refusal | Rejection]]] = {
    Check: Subject,
    RefusalCheck: Refusal,
    RejectionCheck: Rejection,
}
"""The subject of the rows of a kind."""


def printed(module: Module, **flags: object) -> str:
    """The reference's text of a module, whatever bytes its strings hold."""
    raw: bytes = module.operation.get_asm(binary=True, **flags)
    return raw.decode("utf-8", "surrogateescape")


def read(text: str) -> Operation:
    """A generic text, natively."""
    source = Source(text, "<generic>")
    return read_module(source, allow_unregistered=True, registry=REFERENCE)


def read_original(chunk: Chunk) -> Operation:
    """A chunk's own text, natively; raises `Unread` and `Malformed`."""
    try:
        return read_module(
            Source(chunk.text, reader.UNNAMED),
            allow_unregistered=chunk.allow_unregistered,
            registry=REFERENCE,
        )
    except NotModelled as error:
        raise Unread(error.diagnostics[0].message) from None


def verify_original(chunk: Chunk) -> None:
    """Reads and verifies; raises `Unread`, `Malformed` and `Invalid`."""
    verify(read_original(chunk), allow_unregistered=chunk.allow_unregistered)


def generic(op: Operation, options: PrintOptions = DEFAULT) -> str:
    """An operation in generic form, natively."""
    return print_generic(op, options, registry=REFERENCE)


def custom(op: Operation, options: PrintOptions = DEFAULT) -> str:
    """An operation in the syntax of its ops, natively."""
    return print_custom(op, syntax_of, is_terminator, options)


def judged_deep(chunk: Chunk, judge: Callable[[], object]) -> Any:
    """Compares on a stack as deep as the chunk is nested; raises `Unsupported`."""
    raw = chunk.text.encode("utf-8", "surrogateescape")
    return nesting.with_stack_for(nesting.text_depth(raw), judge)


def _generic(subject: Subject) -> tuple[str, str]:
    text = subject.text(print_generic_op_form=True)
    return text, generic(read(text))


def _locations(subject: Subject) -> tuple[str, str]:
    return subject.with_locations, generic(subject.native, PrintOptions(debuginfo=True))


def _pretty_locations(subject: Subject) -> tuple[str, str]:
    # This text cannot be read again, so it is compared with what another one gave.
    text = subject.text(
        print_generic_op_form=True, enable_debug_info=True, pretty_debug_info=True
    )
    return text, generic(subject.native, PrintOptions(debuginfo=True, pretty=True))


def _local_scope(subject: Subject) -> tuple[str, str]:
    text = subject.text(print_generic_op_form=True, use_local_scope=True)
    return text, generic(read(text), PrintOptions(local_scope=True))


def _local_locations(subject: Subject) -> tuple[str, str]:
    text = subject.text(
        print_generic_op_form=True, use_local_scope=True, enable_debug_info=True
    )
    options = PrintOptions(local_scope=True, debuginfo=True)
    return text, generic(read(text), options)


def _return(subject: Subject) -> tuple[str, str]:
    return subject.text(), subject.returned[0]


def _return_with_locations(subject: Subject) -> tuple[str, str]:
    return subject.text(enable_debug_info=True), subject.returned[1]


def _read_alike(subject: Subject) -> tuple[str, str]:
    ours = generic(subject.original)
    return subject.text(print_generic_op_form=True), ours


def _custom(subject: Subject) -> tuple[str, str]:
    return subject.text(), custom(subject.original)


def _custom_locations(subject: Subject) -> tuple[str, str]:
    ours = custom(subject.original, PrintOptions(debuginfo=True))
    return subject.text(enable_debug_info=True), ours


def _custom_local(subject: Subject) -> tuple[str, str]:
    ours = custom(subject.original, PrintOptions(local_scope=True))
    return subject.text(use_local_scope=True), ours


def _custom_again(subject: Subject) -> tuple[str, str]:
    # Nothing of the reference's, but where its own reading simplifies what it printed.
    text = custom(subject.original)
    again = Chunk(text, allow_unregistered=True)
    ours = custom(read_original(again))
    return text if ours == text else Subject(again).text(), ours


def _verified(subject: Subject) -> tuple[str, str]:
    verify(subject.original, allow_unregistered=subject.chunk.allow_unregistered)
    return "", ""


def _lowered(subject: Subject) -> tuple[str, str]:
    return execution.lowered(subject)


def _run(subject: Subject) -> tuple[str, str]:
    return execution.run(subject)


def _refused(refusal: Refusal) -> tuple[str, str]:
    return "refused", "read" if refusal.ours is None else "refused"


def _diagnostic(refusal: Refusal) -> tuple[str, str]:
    ours = refusal.ours
    return _reported(refusal.theirs), "nothing" if ours is None else _reported(ours)


def _rejected(rejection: Rejection) -> tuple[str, str]:
    return "rejected", "rejected" if rejection.ours else "accepted"


def _first_complaint(rejection: Rejection) -> tuple[str, str]:
    ours = _reported(rejection.ours[0]) if rejection.ours else "nothing"
    return _reported(rejection.theirs[0]), ours


def _all_complaints(rejection: Rejection) -> tuple[str, str]:
    return _listed(rejection.theirs), _listed(rejection.ours)


def _listed(found: Sequence[Diagnostic]) -> str:
    """Diagnostics with their notes, but for those that show an operation."""
    return "\n".join([line for diagnostic in found for line in _lines(diagnostic)])


def _lines(diagnostic: Diagnostic) -> Iterator[str]:
    yield f"{diagnostic.severity} {_reported(diagnostic)}"
    for note in diagnostic.notes:
        if not note.message.startswith(_BYSTANDERS):
            yield from _lines(note)


_BYSTANDERS: Final = "see current operation: "


def _reported(diagnostic: Diagnostic) -> str:
    location = diagnostic.location
    return f"{location.line}:{location.column}: {diagnostic.message}"


_ORIGINAL: Final = True

CHECKS: Final = (
    Check("generic", "the generic form, read and printed again", _generic),
    Check("generic-locations", "the same with locations", _locations),
    Check("generic-pretty", "the same with pretty locations", _pretty_locations),
    Check("generic-local", "the same without aliases", _local_scope),
    Check(
        "generic-local-locations",
        "the same without aliases, with locations",
        _local_locations,
    ),
    Check("return", "the module imported, cloned and exported", _return),
    Check("return-locations", "the same with locations", _return_with_locations),
    Check(
        "read", "the text as written, printed in generic form", _read_alike, _ORIGINAL
    ),
    Check("custom", "the text as written, in custom form", _custom, _ORIGINAL),
    Check("custom-locations", "the same with locations", _custom_locations, _ORIGINAL),
    Check("custom-local", "the same without aliases", _custom_local, _ORIGINAL),
    Check("custom-again", "what we print, read and printed", _custom_again, _ORIGINAL),
    Check("verified", "the text as written is valid", _verified, _ORIGINAL),
)

MEANINGS: Final = (
    Check("lowered", "what upstream's passes lower it to", _lowered, _ORIGINAL),
    Check("run", "what its functions give, by the interpreter", _run, _ORIGINAL),
)
"""Rows that are checked where they are asked for: they take long."""


def _rows_of_pass(name: str) -> tuple[Check, Check]:
    return (
        Check(
            f"passed:{name}",
            f"what the pass {name} makes of it",
            lambda subject: passed.passed(name, subject),
            _ORIGINAL,
        ),
        Check(
            f"equal:{name}",
            f"what its functions give after our {name}",
            lambda subject: passed.passed_equal(name, subject),
            _ORIGINAL,
        ),
    )


PASSES: Final = tuple([row for name in MODULES for row in _rows_of_pass(name)])
"""Rows of the passes that we have as well; they are checked where asked for."""

REFUSALS: Final = (
    RefusalCheck("refused-alike", "what cannot be parsed is refused", _refused),
    RefusalCheck("refused-diagnostic", "with the same diagnostic", _diagnostic),
)

REJECTIONS: Final = (
    RejectionCheck("rejected-alike", "what is not valid is rejected", _rejected),
    RejectionCheck(
        "rejected-diagnostic", "with the same first diagnostic", _first_complaint
    ),
    RejectionCheck(
        "rejected-diagnostics", "with the same diagnostics", _all_complaints
    ),
)

_ALL: Final[tuple[AnyCheck, ...]] = (
    *CHECKS,
    *MEANINGS,
    *PASSES,
    *REFUSALS,
    *REJECTIONS,
)

BY_KEY: Final = {check.key: check for check in _ALL}

NOT_ASKED: Final = (
    "return",
    "return-locations",
    *[row.key for row in (*MEANINGS, *PASSES)],
)
"""Rows that need the reference in the process: not asked where it is a command."""

DEFAULT_KEYS: Final = tuple([row.key for row in (*CHECKS, *REFUSALS, *REJECTIONS)])
"""The rows that are checked where none are named."""


def first_difference(expected: str, ours: str) -> str:
    """Where two texts part, as a short diff: the line's number, theirs, and ours."""
    theirs, mine = expected.split("\n"), ours.split("\n")
    for number, (a, b) in enumerate(zip_longest(theirs, mine), 1):
        if a != b:
            lines = [f"line {number}"]
            lines += [f"- {_part(a, b or '')}"] if a is not None else []
            lines += [f"+ {_part(b, a or '')}"] if b is not None else []
            return "\n".join(lines)
    return ""


def _part(line: str, other: str) -> str:
    """The line from shortly before the character where it differs."""
    same = next(
        (i for i, (a, b) in enumerate(zip(line, other, strict=False)) if a != b),
        min(len(line), len(other)),
    )
    start = 0 if len(line) <= SHOWN else max(0, same - SHOWN // 3)
    part = line[start : start + SHOWN]
    lead = "..." if start else ""
    tail = "..." if start + SHOWN < len(line) else ""
    shown = [c if c.isprintable() else ascii(c)[1:-1] for c in part]
    return f"{lead}{''.join(shown)}{tail}"
