"""A file of SQLite that survives whatever happens to who writes it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

_META: Final = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT);"


class Store:
    """One file. What is written together is there, or nothing of it.

    One process at a time should write to it; another that does waits.
    """

    SCHEMA: ClassVar[str] = ""
    """The tables of a class, each made if it is not there."""

    def __init__(self, path: str) -> None:
        """Raises `sqlite3.Error` for what is no such file, or not to be opened."""
        self.path = path
        self.db = sqlite3.connect(path, timeout=60, isolation_level=None)
        self.db.execute("PRAGMA journal_mode=WAL")
        # What is committed survives the process; the machine's end may cost the last.
        self.db.execute("PRAGMA synchronous=NORMAL")
        self.db.executescript(_META + self.SCHEMA)

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """What is written inside is written at its end, or not at all."""
        self.db.execute("BEGIN IMMEDIATE")
        try:
            yield self.db
        except BaseException:
            self.db.execute("ROLLBACK")
            raise
        self.db.execute("COMMIT")

    def note(self, key: str, value: str) -> None:
        """Keeps a word about the whole."""
        self.db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))

    def notes(self) -> dict[str, str]:
        """All such words."""
        return dict(self.db.execute("SELECT key, value FROM meta ORDER BY key"))

    def close(self) -> None:
        """Closes the file."""
        self.db.close()
