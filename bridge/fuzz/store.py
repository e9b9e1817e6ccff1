"""What a campaign has done and found, in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping
from time import time
from typing import ClassVar, Final, NamedTuple, TypeVar

from bridge.fuzz.coverage import Feature
from bridge.work.store import Store as Base

_FINDINGS: Final = "seed, pipeline, kind, signature, detail, program, arguments"


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
    transformed: str = ""
    """What the pipeline makes of the program, if anything."""


class Passed(NamedTuple):
    """What became of the programs of a batch in one pipeline."""

    programs: int = 0
    changed: int = 0
    """Of these the pipeline made something else."""
    findings: int = 0
    seconds: float = 0.0

    def plus(self, other: Passed) -> Passed:
        """Both together."""
        return Passed(*[a + b for a, b in zip(self, other, strict=True)])  # type: ignore[arg-type]


class Done(NamedTuple):
    """A batch of programs that is finished, and all that is known of it."""

    first: int
    programs: int
    defined: int
    """So many programs are without undefined behaviour."""
    trapped: int = 0
    """So many had it at first; most are defined after something was taken out."""
    ops: int = 0
    refused: int = 0
    """Operations that were made, and those that the verifier did not take."""
    seconds: float = 0.0
    found: tuple[Found, ...] = ()
    digests: tuple[int, ...] = ()
    seen: Mapping[Feature, int] = {}
    drawn: Mapping[tuple[str, str], int] = {}
    """By drawer and op, how often it made one; by none, how often it made nothing."""
    passed: Mapping[str, Passed] = {}
    steering: int = 0


class Totals(NamedTuple):
    """A campaign in numbers."""

    made: int
    defined: int
    trapped: int
    ops: int
    refused: int
    duplicates: int
    seconds: float
    """Of all workers together."""
    lost: int
    """Programs whose worker died of them, or did not come back."""


class Point(NamedTuple):
    """A batch, when it ended: for a curve."""

    ended: float
    made: int
    seconds: float


class Store(Base):
    """A campaign. A batch and what was found in it are written at once, or not at all.

    Several processes may write to it, and each may be killed any time.
    """

    SCHEMA: ClassVar[str] = """
    CREATE TABLE IF NOT EXISTS tasks (
      first INTEGER PRIMARY KEY, count INTEGER, defined INTEGER, trapped INTEGER,
      ops INTEGER, refused INTEGER, duplicates INTEGER, seconds REAL, ended REAL,
      steering INTEGER
    );
    CREATE TABLE IF NOT EXISTS findings (
      seed INTEGER, pipeline TEXT, kind TEXT, signature TEXT, detail TEXT,
      program TEXT, arguments TEXT, transformed TEXT, PRIMARY KEY (seed, pipeline)
    );
    CREATE TABLE IF NOT EXISTS lost (seed INTEGER PRIMARY KEY, detail TEXT);
    CREATE TABLE IF NOT EXISTS programs (digest INTEGER PRIMARY KEY);
    CREATE TABLE IF NOT EXISTS seen (
      op TEXT, kind TEXT, key TEXT, count INTEGER, PRIMARY KEY (op, kind, key)
    );
    CREATE TABLE IF NOT EXISTS drawn (
      drawer TEXT, op TEXT, count INTEGER, PRIMARY KEY (drawer, op)
    );
    CREATE TABLE IF NOT EXISTS passed (
      pipeline TEXT PRIMARY KEY, programs INTEGER, changed INTEGER, findings INTEGER,
      seconds REAL
    );
    CREATE TABLE IF NOT EXISTS steering (id INTEGER PRIMARY KEY, weights TEXT);
    """

    # Writing ------------------------------------------------------------------------

    def finish(self, done: Done) -> None:
        """Writes what was found in a batch, and that it is finished."""
        with self.writing() as db:
            if self.is_done(done.first):
                return
            marks = ", ".join("?" * len(Found._fields))
            insert = f"INSERT OR REPLACE INTO findings VALUES ({marks})"
            db.executemany(insert, done.found)
            new = sum(
                db.execute("INSERT OR IGNORE INTO programs VALUES (?)", (one,)).rowcount
                for one in done.digests
            )
            _count(db, "seen", done.seen)
            _count(db, "drawn", done.drawn)
            self._pass(db, done.passed)
            row = (*done[:6], len(done.digests) - new, done.seconds, time())
            marks = ", ".join("?" * 10)
            db.execute(f"INSERT INTO tasks VALUES ({marks})", (*row, done.steering))

    def lose(self, seed: int, detail: str) -> None:
        """Writes that a program cost its worker, and that it is not tried again."""
        with self.writing() as db:
            row = (seed, 1, 0, 0, 0, 0, 0, 0.0, time(), 0)
            marks = ", ".join("?" * len(row))
            db.execute(f"INSERT OR IGNORE INTO tasks VALUES ({marks})", row)
            db.execute("INSERT OR REPLACE INTO lost VALUES (?, ?)", (seed, detail))

    def steer(self, weights: Mapping[str, int]) -> int:
        """Keeps what steers programs from now on; returns its number."""
        text = json.dumps(weights, sort_keys=True)
        with self.writing() as db:
            found = db.execute("INSERT INTO steering (weights) VALUES (?)", (text,))
            assert found.lastrowid is not None
            return found.lastrowid

    @staticmethod
    def _pass(db: sqlite3.Connection, passed: Mapping[str, Passed]) -> None:
        db.executemany(
            "INSERT INTO passed VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
            " programs = programs + excluded.programs,"
            " changed = changed + excluded.changed,"
            " findings = findings + excluded.findings,"
            " seconds = seconds + excluded.seconds",
            [(pipeline, *one) for pipeline, one in passed.items()],
        )

    # Reading ------------------------------------------------------------------------

    def is_done(self, first: int) -> bool:
        """Whether the batch that begins with a seed is finished."""
        rows = self.db.execute("SELECT 1 FROM tasks WHERE first = ?", (first,))
        return rows.fetchone() is not None

    def missing(self, first: int, count: int) -> list[tuple[int, int]]:
        """What is not done of some seeds: where each part begins, and its length."""
        rows = self.db.execute(
            "SELECT first, count FROM tasks WHERE first >= ? AND first < ?"
            " ORDER BY first",
            (first, first + count),
        )
        found = []
        at = first
        for start, length in rows:
            if start > at:
                found.append((at, start - at))
            at = max(at, start + length)
        if at < first + count:
            found.append((at, first + count - at))
        return found

    def times(self) -> Counter[tuple[str, str]]:
        """How often each pipeline was found to be wrong in each way."""
        rows = self.db.execute(
            "SELECT pipeline, kind, COUNT(*) FROM findings GROUP BY pipeline, kind"
        )
        return Counter({(pipeline, kind): n for pipeline, kind, n in rows})

    def findings(self) -> Iterator[Found]:
        """One finding of each signature, that with the shortest program."""
        rows = self.db.execute(
            f"SELECT {_FINDINGS}, transformed, MIN(LENGTH(program)) FROM findings"
            " GROUP BY signature ORDER BY signature"
        )
        return (Found(*row[:-1]) for row in rows)

    def totals(self) -> Totals:
        """The campaign in numbers."""
        row = self.db.execute(
            "SELECT COALESCE(SUM(count), 0), COALESCE(SUM(defined), 0),"
            " COALESCE(SUM(trapped), 0), COALESCE(SUM(ops), 0),"
            " COALESCE(SUM(refused), 0), COALESCE(SUM(duplicates), 0),"
            " COALESCE(SUM(seconds), 0.0), (SELECT COUNT(*) FROM lost) FROM tasks"
        ).fetchone()
        return Totals(*row)

    def seen(self) -> Counter[Feature]:
        """How often each feature was seen."""
        rows = self.db.execute("SELECT op, kind, key, count FROM seen")
        return Counter({(op, kind, key): count for op, kind, key, count in rows})

    def drawn(self) -> Counter[tuple[str, str]]:
        """How often each drawer made which op."""
        rows = self.db.execute("SELECT drawer, op, count FROM drawn")
        return Counter({(drawer, op): count for drawer, op, count in rows})

    def passed(self) -> dict[str, Passed]:
        """By pipeline, what became of programs in it."""
        rows = self.db.execute("SELECT * FROM passed ORDER BY pipeline")
        return {pipeline: Passed(*rest) for pipeline, *rest in rows}

    def lost(self) -> list[tuple[int, str]]:
        """The programs that cost their workers, and how."""
        return list(self.db.execute("SELECT seed, detail FROM lost ORDER BY seed"))

    def curve(self) -> list[Point]:
        """The batches in the order in which they ended."""
        rows = self.db.execute("SELECT ended, count, seconds FROM tasks ORDER BY ended")
        return [Point(*row) for row in rows]

    def weights(self, steering: int) -> dict[str, int]:
        """What steered the programs of a batch; nothing for number 0."""
        row = self.db.execute(
            "SELECT weights FROM steering WHERE id = ?", (steering,)
        ).fetchone()
        found: dict[str, int] = json.loads(row[0]) if row else {}
        return found

    def steering_of(self, seed: int) -> dict[str, int]:
        """What steered the program of a seed."""
        row = self.db.execute(
            "SELECT steering FROM tasks WHERE first <= ? ORDER BY first DESC LIMIT 1",
            (seed,),
        ).fetchone()
        return self.weights(row[0]) if row else {}


Key = TypeVar("Key", bound=tuple[str, ...])


def _count(db: sqlite3.Connection, table: str, counts: Mapping[Key, int]) -> None:
    """Adds to a table whose last column is a count, and the others its key."""
    rows = [(*key, n) for key, n in counts.items()]
    marks = ", ".join("?" * len(rows[0])) if rows else ""
    if counts:
        db.executemany(
            f"INSERT INTO {table} VALUES ({marks}) ON CONFLICT DO UPDATE SET"
            " count = count + excluded.count",
            rows,
        )
