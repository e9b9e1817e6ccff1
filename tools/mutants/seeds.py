"""What mutants are made of: chunks of real files, and ops made from the rows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import bridge
from bridge.compare.chunks import Chunk, chunks_of, files_in
from bridge.errors import Error
from bridge.fuzz.mutators import Pool, Pools, mutated
from bridge.ods.rows import dialects, row
from bridge.verifier import verify
from tests.strategies.rows import Maker, operations_of

LARGEST: Final = 1500
"""Characters of a seed; of a larger chunk, its parts are seeds."""

MADE: Final = 0.1
"""How many of the mutants are of ops made from the rows."""

GENERIC: Final = 0.25
"""How many of the others are of the generic form."""


SKIPPED: Final = 0.8
"""How many of the mutants of refused chunks are left out: most say nothing new."""

UNREGISTERED: Final = 0.3
"""How many mutants may hold ops that nobody knows, beside those of such chunks."""


class Mutant(NamedTuple):
    """A changed text, where it came from and how it was changed."""

    text: str
    seed: str
    how: str
    allow_unregistered: bool = False


class Seeds:
    """Chunks, and the parts that mutants borrow from their neighbours."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.chunks: list[Chunk] = []
        groups: dict[str, list[str]] = {}
        for folder in folders:
            for path in files_in(folder):
                for chunk in _small(chunks_of(path)):
                    self.chunks.append(chunk)
                    groups.setdefault(_group(chunk), []).append(chunk.text)
        self._near = {name: Pool.of(texts) for name, texts in groups.items()}
        self._far = Pool.of([chunk.text for chunk in self.chunks[::7]])
        self._dialects = [name for name in dialects() if operations_of(name)]

    def mutant(self, seed: int, number: int) -> Mutant | None:
        """The mutant of a number; none where nothing was changed."""
        rng = Random(f"{seed}:{number}")
        allow = rng.random() < UNREGISTERED
        if rng.random() < MADE:
            name = rng.choice(self._dialects)
            text, group = _made(rng, name), name
        else:
            at = rng.randrange(len(self.chunks))
            chunk = self.chunks[at]
            group = _group(chunk)
            allow = allow or chunk.allow_unregistered
            name = f"{chunk.file}:{chunk.line}"
            generic = _generic(chunk)
            if not generic and rng.random() < SKIPPED:
                return None
            text = generic if rng.random() < GENERIC else chunk.text
        near = self._near.get(group, self._far)
        new, how = mutated(rng, text, Pools(near, self._far))
        return None if new == text or not text else Mutant(new, name, how, allow)


def _group(chunk: Chunk) -> str:
    return chunk.file.rpartition("/")[0]


_NEW_ITEM: Final = re.compile(r"^(?=[^\s})\]/-])", re.MULTILINE)
_ALIAS: Final = re.compile(r"^[#!][\w$.]+\s*=.*\n", re.MULTILINE)


def _small(chunks: Sequence[Chunk]) -> Iterator[Chunk]:
    """The chunks without comment lines; the items of those that are too large."""
    for chunk in chunks:
        text = re.sub(r"^\s*//.*\n", "", chunk.text, flags=re.MULTILINE)
        parts = [text] if len(text) <= LARGEST else _items(text)
        for part in parts:
            if part.strip() and len(part) <= LARGEST:
                yield Chunk(part, chunk.line, 1, chunk.file, chunk.allow_unregistered)


def _items(text: str) -> Iterator[str]:
    """What stands at the top level of a text, each with the aliases it uses."""
    aliases = _ALIAS.findall(text)
    for item in _NEW_ITEM.split(text):
        if not _ALIAS.match(item):
            used = [line for line in aliases if line.split()[0] in item]
            yield "".join(used) + item


@lru_cache(maxsize=8192)
def _generic(chunk: Chunk) -> str:
    """The generic form of a chunk; nothing where it is refused."""
    allow = chunk.allow_unregistered
    try:
        module = bridge.parse(chunk.text, allow_unregistered=allow)
        verify(module, allow_unregistered=allow)
    except Error:
        return ""
    return bridge.format(module, generic=True)


def _made(rng: Random, dialect: str) -> str:
    """Some ops of a dialect, made from its rows."""
    maker = Maker(rng)
    lines = [row(name) for name in rng.choices(operations_of(dialect), k=2)]
    return "".join([maker.operation(line) or "" for line in lines if line is not None])
