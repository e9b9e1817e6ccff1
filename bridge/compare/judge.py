"""Compares chunks in workers: a chunk that kills one is compared row by row.

`Judged` is the verdict on one chunk. It holds no text but reasons, so that a hundred
thousand of them are nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from bridge.compare import checks
from bridge.compare.checks import (
    ASKED_OF,
    BY_KEY,
    DEFAULT_KEYS,
    Check,
    Refusal,
    RefusalCheck,
    Rejection,
    RejectionCheck,
    Subject,
    Unread,
)
from bridge.compare.chunks import Chunk
from bridge.errors import Crash, Error, Invalid, Malformed, Unsupported
from bridge.later import deferred
from bridge.upstream import fallbacks
from bridge.upstream.isolated import Outcome, Pool

if TYPE_CHECKING:
    import traceback
else:
    traceback = deferred("traceback")

JUDGE: Final = f"{__name__}:judge"
"""What workers call."""

TIMEOUT: Final = 30.0
"""Seconds a chunk may take."""


class Answer(Enum):
    """The reference's answer to a chunk."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    """It is not MLIR: the reference does not parse it."""
    REJECTED = "rejected"
    """It is MLIR, and not valid."""
    CRASHED = "crashed"
    """It died, hung, or would: the chunk is not compared."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on one chunk: for each row that was checked, a reason or none."""

    answer: Answer
    reasons: dict[str, str] = field(default_factory=dict)
    """By row: empty where both are alike, else why they are not."""
    note: str = ""
    """The reference's diagnostics where it did not accept the chunk."""
    unread: str = ""
    """Why rows that read the chunk's own text were not checked, if they were not."""
    by_text: tuple[str, ...] = ()
    """Why it went between us and the reference by text, where bytecode did not do."""

    @property
    def falls_short(self) -> bool:
        """Whether a row does not hold, or could not be checked."""
        return bool(self.unread) or any(self.reasons.values())


def judge(chunk: Chunk, keys: tuple[str, ...], tool: str = "") -> Judged:
    """Checks these rows for a chunk: the worker's side.

    With a `tool`, this command is the reference.
    """
    try:
        judged: Judged = checks.judged_deep(chunk, lambda: _judge(chunk, keys, tool))
    except (Unsupported, Crash) as error:
        return Judged(Answer.CRASHED, note=first_line(error))
    return judged


def judge_all(
    chunks: Iterable[Chunk],
    *,
    keys: tuple[str, ...] = DEFAULT_KEYS,
    tool: str = "",
    workers: int = 1,
    timeout: float = TIMEOUT,
) -> Iterator[Judged]:
    """The verdict of each of many chunks, in their order; see `judge`."""
    asked = (keys, tool)
    sent: list[Chunk] = []

    def sending() -> Iterator[Chunk]:
        for chunk in chunks:
            sent.append(chunk)
            yield chunk

    with Pool(workers, timeout=timeout) as pool:
        outcomes = pool.map(JUDGE, sending(), *asked)
        for position, outcome in enumerate(outcomes):
            chunk = sent[position]
            # What has been compared need not be retained.
            sent[position] = _FORGOTTEN
            yield settled(outcome, chunk, asked, pool)


_FORGOTTEN: Final = Chunk("")


Asked = tuple[tuple[str, ...], str]
"""The rows, and the command that is the reference, if one is."""


def _subject(chunk: Chunk, tool: str) -> Subject:
    if not tool:
        return Subject(chunk)
    from bridge.compare.tool import ToolSubject

    return ToolSubject(chunk, tool)


def _judge(chunk: Chunk, keys: tuple[str, ...], tool: str) -> Judged:
    subject: Subject | Refusal | Rejection
    try:
        subject = _subject(chunk, tool)
        answer, note = Answer.ACCEPTED, ""
    except Malformed as error:
        subject = Refusal(chunk, error)
        answer, note = Answer.REFUSED, first_line(error)
    except Invalid as error:
        subject = Rejection(chunk, error)
        answer, note = Answer.REJECTED, first_line(error)
    reasons: dict[str, str] = {}
    unread = ""
    before = fallbacks.COUNTS.copy()
    for key in keys:
        if not isinstance(subject, ASKED_OF[type(BY_KEY[key])]):
            continue
        try:
            reasons[key] = _reason(subject, key)
        except Unread as error:
            unread = str(error)
    return Judged(answer, reasons, note, unread, tuple(fallbacks.COUNTS - before))


def _reason(subject: Any, key: str) -> str:
    """Why a row does not hold; nothing where it does. Raises `Unread`."""
    try:
        theirs, ours = BY_KEY[key].compare(subject)
    except Unread:
        raise
    except Error as error:
        return f"{type(error).__name__}: {first_line(error)}"
    except Exception as error:  # any failure of ours is what is looked for
        return f"{type(error).__name__}: {error}{_origin(error)}"
    return "" if theirs == ours else checks.first_difference(theirs, ours)


def settled(outcome: Outcome, chunk: Chunk, asked: Asked, pool: Pool) -> Judged:
    """The outcome, or what can be found out about a chunk that killed its worker."""
    if outcome.error is None:
        judged: Judged = outcome.value
        return judged
    keys, tool = asked
    bare = _answer(chunk, ((), tool), pool)
    reasons = {}
    for key in keys:
        if _ANSWERS[type(BY_KEY[key])] is not bare.answer:
            continue
        found = _answer(chunk, ((key,), tool), pool)
        bare = replace(bare, unread=bare.unread or found.unread)
        if not found.unread:
            reasons[key] = found.reasons.get(key, found.note)
    return replace(bare, reasons=reasons)


_ANSWERS: Final = {
    Check: Answer.ACCEPTED,
    RefusalCheck: Answer.REFUSED,
    RejectionCheck: Answer.REJECTED,
}
"""The reference's answer that the rows of a kind depend on."""


def _answer(chunk: Chunk, asked: Asked, pool: Pool) -> Judged:
    try:
        judged: Judged = pool.call(JUDGE, chunk, *asked)
    except Crash as error:
        return Judged(Answer.CRASHED, note=first_line(error))
    return judged


def first_line(error: Error) -> str:
    """An error in one line."""
    return str(error.diagnostics[0]).partition("\n")[0]


def _origin(error: Exception) -> str:
    """The innermost line of our code that an unexpected exception came from."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f" ({frame.filename.rpartition('bridge/')[2]}:{frame.lineno})"
