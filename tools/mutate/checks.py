"""The checks that changes are held against, and how they are run."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.mutate.checkout import Copy

BASELINE: Final = "conformance/baseline.json"
CORPUS: Final = "upstream-22"
MEMORY: Final = 16 << 30

LEFT_OUT: Final = frozenset(
    {"tests/test_wheel.py", "tests/test_architecture.py", "tests/test_conformance.py"}
)
"""About the checkout rather than about what the package does."""


@dataclass(frozen=True, slots=True)
class Check:
    """A pytest file, a case of lit, or a folder of the corpus."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a run of checks ended, and what it said."""

    passed: bool
    said: str
    seconds: float
    """Of processor time."""


def all_checks(copy: Copy) -> list[Check]:
    """Every check there is; what is asked last, the cases of lit, at the end."""
    root = copy.path
    tests = {p.relative_to(root).as_posix() for p in root.glob("tests/**/test_*.py")}
    cases = [
        path.relative_to(root).as_posix()
        for path in sorted(root.glob("conformance/**/*.mlir"))
        if "Inputs" not in path.parts
    ]
    folders = set(json.loads((root / BASELINE).read_text())[CORPUS])
    # What has folders of its own is looked at by them.
    folders -= {name.partition("/")[0] for name in folders if "/" in name}
    found = [Check("pytest", name) for name in sorted(tests - LEFT_OUT)]
    found += [Check("corpus", name) for name in sorted(folders)]
    return found + [Check("lit", name) for name in cases]


def run(
    copy: Copy, checks: Sequence[Check], *, limit: float, reach: Path | None = None
) -> Outcome:
    """Runs checks, which may use so many seconds of processor time each kind."""
    said, seconds = "", 0.0
    environment = copy.environment(reach)
    for kind, command in _COMMANDS.items():
        names = [check.name for check in checks if check.kind == kind]
        if names:
            words = _words(command, names, environment)
            outcome = _run(words, copy.path, environment, limit)
            said += outcome.said
            seconds += outcome.seconds
            if not outcome.passed:
                return Outcome(False, said, seconds)
    return Outcome(True, said, seconds)


_PYTEST: Final = [
    "pytest",
    "-x",
    "-q",
    "-n",
    "0",
    "-p",
    "no:cacheprovider",
    "--no-header",
]
_LIT: Final = ["lit", "-q", "-j", "1", "--max-failures", "1", "--timeout", "300"]
_CORPUS: Final = ["bridge-conform", "-j", "1", "--report-only", "--timeout", "120"]
_COMMANDS: Final = {"pytest": _PYTEST, "corpus": _CORPUS, "lit": _LIT}


def _words(
    command: Sequence[str], names: Sequence[str], environment: dict[str, str]
) -> list[str]:
    """A command line for checks of one kind."""
    words = [f".venv/bin/{command[0]}", *command[1:]]
    if command is not _CORPUS:
        return [*words, *names]
    folder = Path(environment["MLIR_BRIDGE_SHARED"], "corpus", CORPUS)
    only = [f"--only={name}" for name in names]
    return [*words, f"--baseline={BASELINE}", str(folder), *only]


def _run(
    words: Sequence[str], folder: Path, environment: dict[str, str], limit: float
) -> Outcome:
    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit) + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    before = _children_seconds()
    process = subprocess.Popen(
        words,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        preexec_fn=bounded,
        start_new_session=True,
    )
    with _ended(process):
        try:
            said = process.communicate(timeout=_patience(limit))[0].decode(
                "utf-8", "replace"
            )
        except subprocess.TimeoutExpired:
            return Outcome(False, "no end", _children_seconds() - before)
    return Outcome(process.returncode == 0, said, _children_seconds() - before)


def _patience(limit: float) -> float:
    """Seconds to wait for what may compute so long, on a machine with other work."""
    return 120 + 15 * limit


@contextlib.contextmanager
def _ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Nothing of the process's session is left behind."""
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
