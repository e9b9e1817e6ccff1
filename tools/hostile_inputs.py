"""Hostile texts: mutated from the cases of `conformance/` and from real files, or made
from rows.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bridge.compare.chunks import split
from bridge.fuzz.token_mutators import mutate_bytes, mutate_tokens
from bridge.ods.rows import dialects, row, table
from bridge.source import Source
from tests.conftest import ROOT, SHARED
from tests.legacy.test_constructs import ALL
from tests.strategies.rows import Maker

LONGEST: Final = 1200
"""Characters of a seed: what is wrong in a large file is wrong in a part of it."""

_FOLDERS: Final = (ROOT / "conformance", SHARED / "corpus" / "upstream-22")
_OLD: Final = (ROOT / "conformance" / "legacy", SHARED / "corpus" / "legacy-2019")

_last: list[str] = [""]


class Text(NamedTuple):
    """A text, and whether operations may be unknown in it."""

    data: str | bytes
    unregistered: bool


def shown() -> str:
    """The text made last."""
    return _last[0]


def _noted(data: str | bytes, unregistered: bool) -> Text:
    _last[0] = data if isinstance(data, str) else repr(data)
    return Text(data, unregistered)


def _chunks(folder: Path) -> list[str]:
    """The parts of the files of a folder that are short enough, without comments."""
    found = []
    for path in sorted(folder.rglob("*.mlir")):
        text = path.read_bytes().decode("utf-8", "surrogateescape")
        for chunk in split(Source(text))[0]:
            lines = [
                line
                for line in chunk.text.splitlines()
                if line.strip() and not line.lstrip().startswith("//")
            ]
            found += _pieces(lines)
    return found


def _pieces(lines: list[str]) -> list[str]:
    """Lines as a text, or as several that begin where a line is not indented."""
    text = "\n".join(lines) + "\n"
    if len(text) <= LONGEST:
        return [text] if lines else []
    pieces: list[list[str]] = [[]]
    for line in lines:
        if line[0] not in " }" and pieces[-1]:
            pieces.append([])
        pieces[-1].append(line)
    texts = ["\n".join(piece) + "\n" for piece in pieces]
    return [text for text in texts if len(text) <= LONGEST]


@cache
def _seeds(folder: Path) -> list[str]:
    return sorted(set(_chunks(folder)))


@cache
def _old_seeds() -> list[str]:
    texts = {construct.old for construct in ALL}
    return sorted(texts.union(*[_seeds(folder) for folder in _OLD]))


@cache
def _operations() -> list[str]:
    tables = [table(name) for name in dialects()]
    return [name for found in tables if found for name in found.names()]


def _chosen(rng: Random) -> str:
    """A seed; the cases of `conformance/` are tried as often as all real files."""
    folders = [folder for folder in _FOLDERS if _seeds(folder)]
    return rng.choice(_seeds(rng.choice(folders)))


def seed(rng: Random) -> Text:
    """A text as it stands."""
    return _noted(_chosen(rng), True)


def changed_tokens(rng: Random) -> Text:
    """A seed some of whose tokens are changed."""
    times = rng.choice((1, 1, 1, 2, 3, 8))
    return _noted(mutate_tokens(rng, _chosen(rng), times), rng.random() < 0.9)


def changed_bytes(rng: Random) -> Text:
    """A seed some of whose bytes are changed."""
    data = _chosen(rng).encode("utf-8", "surrogateescape")
    times = rng.choice((1, 1, 2, 4))
    return _noted(mutate_bytes(rng, data, times), rng.random() < 0.9)


def from_rows(rng: Random) -> Text:
    """An operation of any dialect as its row has it, perhaps with changed tokens."""
    line = row(rng.choice(_operations()))
    text = line and Maker(rng).operation(line)
    return _noted(mutate_tokens(rng, text or "", rng.choice((0, 1, 2, 4))), True)


def legacy(rng: Random) -> Text:
    """A text of 2019 some of whose tokens are changed."""
    text = rng.choice(_old_seeds())
    times = rng.choice((1, 1, 2, 4))
    return _noted(mutate_tokens(rng, text, times), rng.random() < 0.5)
