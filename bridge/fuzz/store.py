"""What a campaign has done and found, in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final, NamedTuple

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS batches (
  first INTEGER PRIMARY KEY, count INTEGER, defined INTEGER, seconds REAL
);
CREATE TABLE IF NOT EXISTS findings (
  seed INTEGER, pipeline TEXT, kind TEXT, signature TEXT, detail TEXT, program TEXT,
  arguments TEXT, PRIMARY KEY (seed, pipeline)
);
"""


class Found(NamedTuple):
    """A finding, with the program that is left after reduction."""

    seed: int
    pipeline: str
    kind: str
    signature: str
    """What findings of one cause have in common: the pipeline, the kind, the ops."""
    detail: str
    program: str
    arguments: str
    """Those of the call, as JSON."""


class Store:
    """One file; several processes may write to it, and each may be killed any time.

    A batch and what was found in it are written at once, or not at all.
    """

    def __init__(self, path: str) -> None:
        self._db = sqlite3.connect(path, timeout=60, isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.executescript(_SCHEMA)

    def is_done(self, first: int) -> bool:
        """Whether the batch that begins with a seed is finished."""
        rows = self._db.execute("SELECT 1 FROM batches WHERE first = ?", (first,))
        return rows.fetchone() is not None

    def finish(
        self, first: int, count: int, defined: int, seconds: float, found: list[Found]
    ) -> None:
        """Writes what was found in a batch, and that it is finished."""
        self._db.execute("BEGIN IMMEDIATE")
        marks = ", ".join("?" * len(Found._fields))
        self._db.executemany(f"INSERT OR REPLACE INTO findings VALUES ({marks})", found)
        batch = (first, count, defined, seconds)
        self._db.execute("INSERT OR REPLACE INTO batches VALUES (?, ?, ?, ?)", batch)
        self._db.execute("COMMIT")

    def times(self, pipeline: str, kind: str) -> int:
        """How often a pipeline was found to be wrong in one way."""
        rows = self._db.execute(
            "SELECT COUNT(*) FROM findings WHERE pipeline = ? AND kind = ?",
            (pipeline, kind),
        )
        count: int = rows.fetchone()[0]
        return count

    def findings(self) -> Iterator[Found]:
        """One finding of each signature, that with the shortest program."""
        rows = self._db.execute(
            "SELECT seed, pipeline, kind, signature, detail, program, arguments,"
            " MIN(LENGTH(program)) FROM findings GROUP BY signature ORDER BY signature"
        )
        return (Found(*row[:-1]) for row in rows)

    def totals(self) -> tuple[int, int, float]:
        """How many programs were made and were defined, and in how many seconds."""
        rows = self._db.execute(
            "SELECT COALESCE(SUM(count), 0), COALESCE(SUM(defined), 0),"
            " COALESCE(SUM(seconds), 0) FROM batches"
        )
        made, defined, seconds = rows.fetchone()
        return made, defined, seconds
