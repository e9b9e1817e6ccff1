"""Figures for real files: the chunks of folders of upstream's tests.

Of each folder those chunks are taken that upstream and we both read and find valid, and
that upstream reads from our print. Each path is timed over the chunks one by one, and
over one program of them all: a module of modules, as we print it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import bridge
from bridge.compare.chunks import chunks_of, files_in
from bridge.errors import Error
from bridge.ir.core import Operation
from bridge.upstream.exporter import to_upstream
from bridge.upstream.importer import from_upstream
from bridge.upstream.provider import bindings, new_context
from bridge.verifier.rules import forget
from tools.timing import Row, beside, read

ROOT: Final = Path(__file__).resolve().parent.parent
SHARED: Final = Path(os.environ.get("MLIR_BRIDGE_SHARED", ROOT.parent / "shared"))
SUITE: Final = SHARED / "corpus" / "upstream-22" / "Dialect"

FOLDERS: Final = ("Affine", "Vector", "SCF", "Linalg", "LLVMIR")
"""Of these the budgets speak."""


class Programs:
    """Some programs, as texts and as modules of both kinds."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts
        self.modules = [read(text) for text in texts]
        self.theirs = self.parse_upstream()

    def parse_upstream(self) -> list[Any]:
        """Upstream's modules of the texts, all in one new context."""
        context = new_context(allow_unregistered=True)
        parse = bindings().ir.Module.parse
        return [parse(text, context) for text in self.texts]

    def rows(self, name: str, reading: float, runs: int) -> Iterator[Row]:
        """Each path beside upstream's parse of the same texts."""
        for path, ours, budget in (
            ("read", partial(_each, read, self.texts), reading),
            ("print", partial(_each, bridge.format, self.modules), 1.5),
            ("print, generic", partial(_each, _generic, self.modules), 1.2),
            ("verify, for the first time", partial(verify_first, self.modules), 2),
            ("verify again", partial(_each, bridge.verify, self.modules), 1),
            ("import", partial(_each, from_upstream, self.theirs), 2),
            ("export", partial(_export, self.modules), 1.6),
        ):
            yield beside(f"{name}: {path}", ours, self.parse_upstream, budget, runs)


def rows(folders: Sequence[str], runs: int) -> Iterator[Row]:
    """The figures of each folder; says on stdout where there are none."""
    for name in folders:
        if not (SUITE / name).is_dir():
            print(f"{name}: no figures, {SUITE / name} is absent")
            continue
        texts = _valid_texts(SUITE / name)
        yield from Programs([_as_one(texts)]).rows(f"{name}, as one", 3, runs)
        yield from Programs(texts).rows(f"{name}, chunks", 4, runs)


def _each(work: Callable[[Any], Any], programs: Sequence[Any]) -> list[Any]:
    return [work(program) for program in programs]


def _export(modules: Sequence[Operation]) -> list[Any]:
    """Into a context like that which the peer's text is read into.

    `to_upstream` by itself makes one with all dialects loaded, which is 5 to 9 ms more.
    """
    context = new_context(allow_unregistered=True)
    return [to_upstream(module, context=context) for module in modules]


def verify_first(modules: Sequence[Operation]) -> None:
    """Verifies modules when nothing is remembered of what is valid."""
    forget(0)
    for module in modules:
        bridge.verify(module)


def _generic(module: Operation) -> str:
    return bridge.format(module, generic=True)


def _as_one(texts: Sequence[str]) -> str:
    """The text of a module that holds a module around each program."""
    outer = bridge.parse("module {}\n" * len(texts))
    for around, text in zip(outer.regions[0].blocks[0], texts, strict=True):
        around.regions[0].blocks[0].append(read(text).clone())
    return bridge.format(outer)


def _valid_texts(folder: Path) -> list[str]:
    """The chunks that are valid, and whose print upstream reads."""
    context = new_context(allow_unregistered=True, load_dialects=True)
    parse = bindings().ir.Module.parse
    found = []
    for chunk in (c for file in files_in(folder) for c in chunks_of(file)):
        try:
            module = read(chunk.text)
            bridge.verify(module)
            parse(chunk.text, context)
            parse(bridge.format(module), context)
        except (Error, bindings().ir.MLIRError):
            continue
        found.append(chunk.text)
    return found
