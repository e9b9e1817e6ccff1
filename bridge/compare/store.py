"""Verdicts of a comparison, in SQLite: what was judged is not judged again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import ClassVar

from bridge.compare.chunks import Chunk
from bridge.compare.judge import Answer, Judged
from bridge.version import __version__
from bridge.work.store import Store as Base


class Verdicts(Base):
    """The verdicts of one run, or of several of the same rows and the same versions."""

    SCHEMA: ClassVar[str] = """
    CREATE TABLE IF NOT EXISTS verdicts (
      place TEXT PRIMARY KEY, digest TEXT, folder TEXT, answer TEXT, verdict TEXT
    );
    """

    def known(self, place: str, digest: str) -> Judged | None:
        """The verdict on a chunk, if it is the same as it was then."""
        row = self.db.execute(
            "SELECT answer, verdict FROM verdicts WHERE place = ? AND digest = ?",
            (place, digest),
        ).fetchone()
        return None if row is None else _judged(row[0], row[1])

    def keep(self, place: str, digest: str, folder: str, judged: Judged) -> None:
        """Writes a verdict."""
        verdict = json.dumps(
            {
                "reasons": judged.reasons,
                "note": judged.note,
                "unread": judged.unread,
                "by_text": judged.by_text,
            }
        )
        row = (place, digest, folder, judged.answer.value, verdict)
        self.db.execute("INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?, ?, ?)", row)

    def all(self) -> Iterator[tuple[str, Judged]]:
        """The verdicts by place."""
        rows = self.db.execute(
            "SELECT place, answer, verdict FROM verdicts ORDER BY place"
        )
        return ((place, _judged(answer, text)) for place, answer, text in rows)


def _judged(answer: str, text: str) -> Judged:
    found = json.loads(text)
    return Judged(
        Answer(answer),
        found["reasons"],
        found["note"],
        found["unread"],
        tuple(found["by_text"]),
    )


def digest(chunk: Chunk, keys: Sequence[str], tool: str, reference: str) -> str:
    """What a verdict depends on, but for our code where its version stays the same."""
    asked = f"{__version__}\0{reference}\0{tool}\0{','.join(keys)}\0{chunk.text}"
    return blake2b(asked.encode("utf-8", "surrogateescape"), digest_size=16).hexdigest()


def changes(before: Verdicts, after: Verdicts) -> tuple[list[str], list[str]]:
    """What got better between two runs, and what broke: rows of places, with why."""
    better, broke = [], []
    known = dict(before.all())
    for place, judged in after.all():
        old = known.get(place)
        if old is None:
            continue
        was, now = _short(old), _short(judged)
        better += [f"{place}: {row}: {was[row]}" for row in was if row not in now]
        broke += [f"{place}: {row}: {now[row]}" for row in now if row not in was]
    return better, broke


def _short(judged: Judged) -> dict[str, str]:
    """The rows that do not hold, in one line each."""
    found = {
        row: text.partition("\n")[0] for row, text in judged.reasons.items() if text
    }
    if judged.unread:
        found["unread"] = judged.unread.partition("\n")[0]
    if judged.answer is Answer.CRASHED:
        found["reference"] = judged.note.partition("\n")[0]
    return found
