"""Checks run in forks of one process that has loaded what is not ours.

Most of a short check's time is Python's and the libraries' start. A fork has them,
loads the changed package afresh, and ends as soon as something is noticed. It judges
chunks of the corpus by itself, as `bridge-conform` does in workers, and runs tests.
"""

from __future__ import annotations

import importlib
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tools.mutate.checkout import Copy
from tools.mutate.checks import CORPUS, MEMORY

PRELOADED: Final = (
    "hypothesis",
    "ml_dtypes",
    "numpy",
    "pytest",
    "torch_mlir",
    "torch_mlir._mlir_libs._mlir",
)

HARD: Final = 4.0
"""How many times its budget a fork may compute before it is ended, which is noticed."""

PATIENCE: Final = 60.0
"""Seconds that a fork may take beside those it computes."""

CHUNK: Final = "chunk"
START: Final = "start"
"""What is told by chunks, and said where nothing was told."""

Tell = Callable[[str], None]
Work = Callable[[Tell], None]


class Forks:
    """Makes forks that use a copy of the checkout."""

    def __init__(self, copy: Copy) -> None:
        self._copy = copy
        os.environ.update(copy.environment())
        sys.path.insert(0, str(copy.path))
        for name in PRELOADED:
            importlib.import_module(name)
        self._corpus = Path(os.environ["MLIR_BRIDGE_SHARED"], "corpus", CORPUS)
        self._short: set[str] = set()
        """The chunks and tests that are known to fall short without any change."""

    def chunks(self, folders: Sequence[str], budget: float) -> str:
        """The first chunk of folders of the corpus that falls short, or died."""

        def work(tell: Tell) -> None:
            found = _chunks(self._corpus, folders)
            _judge((c for c in found if c[0] not in self._short), budget, tell)

        return self._forked(work, budget)

    def tests(self, files: Sequence[str], budget: float) -> str:
        """The first test that fails, or the one that did not end."""
        return self._forked(lambda tell: _pytest(files, self._short, tell), budget)

    def is_sound(self, said: str) -> bool:
        """Whether what `chunks` or `tests` gave is well without a change."""
        place = said.removeprefix(f"{CHUNK} ").rpartition(" (")[0]
        if place == START:
            return True

        def test(tell: Tell) -> None:
            _pytest([place], (), tell)

        def chunk(tell: Tell) -> None:
            # In the fork, as the package must not be loaded here.
            found = _chunks(self._corpus, [place.rpartition(":")[0]])
            _judge((c for c in found if c[0] == place), PATIENCE, tell)

        if self._forked(chunk if said.startswith(CHUNK) else test, PATIENCE):
            self._short.add(place)
        return place not in self._short

    def _forked(self, work: Work, budget: float) -> str:
        """What a fork told last; nothing where it ended well, or in no time."""
        told, telling = os.pipe()
        child = os.fork()
        if not child:
            os.close(told)
            _live(work, telling, self._copy.path, budget)
        os.close(telling)
        with os.fdopen(told, "rb") as stream:
            said = stream.read().decode("utf-8", "replace").splitlines()
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code in (0, -signal.SIGALRM):
            return ""
        return f"{said[-1] if said else START} ({code})"


def _live(work: Work, telling: int, folder: Path, budget: float) -> None:
    """The fork's life; its exit code is 0 where nothing is noticed."""
    code = 1
    try:
        os.chdir(folder)
        # A machine with other work notices nothing, however long it takes.
        signal.setitimer(signal.ITIMER_REAL, PATIENCE + HARD * budget)
        hard = int(10 + HARD * budget)
        resource.setrlimit(resource.RLIMIT_CPU, (hard, hard + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in range(3):
            os.dup2(null, descriptor)
        work(lambda text: _tell(telling, text))
        code = 0
    finally:
        os._exit(code)


def _tell(descriptor: int, text: str) -> None:
    os.write(descriptor, f"{text}\n".encode("utf-8", "replace"))


def _judge(chunks: Iterable[tuple[str, Any]], budget: float, tell: Tell) -> None:
    """Raises where a chunk falls short, in so many seconds of processor time."""
    judging = importlib.import_module("bridge.compare.judge")
    checks = importlib.import_module("bridge.compare.checks")
    start = time.process_time()
    for place, chunk in chunks:
        if time.process_time() - start > budget:
            return
        tell(f"{CHUNK} {place}")
        judged = judging.judge(chunk, tuple(checks.BY_KEY))
        if judged.unread or any(judged.reasons.values()):
            raise ValueError("it falls short")


def _chunks(corpus: Path, names: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """The chunks of files and folders, with their places."""
    chunks = importlib.import_module("bridge.compare.chunks")
    for name in names:
        for path in chunks.files_in(corpus / name):
            for chunk in chunks.chunks_of(path):
                yield f"{path.relative_to(corpus).as_posix()}:{chunk.line}", chunk


def _pytest(files: Sequence[str], but: Collection[str], tell: Tell) -> None:
    """Raises where a test fails, but for some."""
    pytest = importlib.import_module("pytest")

    class Plugin:
        """Tells what is run."""

        def pytest_collection_modifyitems(self, items: list[Any]) -> None:
            items[:] = [item for item in items if item.nodeid not in but]

        def pytest_runtest_logstart(self, nodeid: str) -> None:
            tell(nodeid)

    flags = ["-x", "-q", "-n0", "-p", "no:cacheprovider"]
    # What was loaded before the fork cannot be rewritten, nor need it.
    flags += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    if pytest.main([*flags, *files], plugins=[Plugin()]):
        raise ValueError("a test fails")
