"""Upstream's own tests, with their RUN lines as they are and our `mlir-opt` on PATH.

    python -m tools.upstream_suite FOLDER... [--json FILE] [--all]

Takes the files that check diagnostics (`-verify-diagnostics`), or all with `--all`, and
says of each whether it passes; of one that does not, whether it needs a pass, or the
`test` dialect, or whether the reference (`bridge-opt --engine=upstream`) complains of
the same: then the file was written for another version than the reference.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from bridge.cli.opt import OPTIONS

SECONDS: Final = 120

_RUN: Final = re.compile(r"^\W*RUN:\s*(.*)$")
_TEST_DIALECT: Final = re.compile(r"(?<![\w.@])[!#\"]*test\.\w|[!#\"]test\b")
_OURS: Final = frozenset(option.name for option in OPTIONS) - {"pass-pipeline"}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one file."""

    path: str
    verdict: str
    """`passes`, `needs a pass`, `needs the test dialect`, `other version`; `differs`
    where the reference fails in another way, `fails` where it passes."""
    why: str = ""


def run_lines(text: str) -> list[str]:
    """The RUN lines of a test, those that go on at the next line joined."""
    lines: list[str] = []
    joining = False
    for line in text.splitlines():
        match = _RUN.match(line)
        if match is None:
            continue
        part = match[1].rstrip()
        if joining:
            lines[-1] += part.removesuffix("\\")
        else:
            lines.append(part.removesuffix("\\"))
        joining = part.endswith("\\")
    return lines


def options_of(line: str) -> Iterator[str]:
    """The names of the options that a RUN line gives to mlir-opt."""
    for command in line.split("|"):
        if "mlir-opt" in command:
            yield from re.findall(r"(?<!\S)--?([a-z][\w-]*)", command)


def outcome(path: Path, root: Path, ours: Path, reference: Path) -> Outcome:
    """Runs a file with both tools, with the reference only where ours fails."""
    text = path.read_text(encoding="utf-8", errors="replace")
    lines = run_lines(text)
    name = str(path.relative_to(root))
    problem = _run(path, lines, ours)
    if not problem:
        return Outcome(name, "passes")
    if any(option not in _OURS for line in lines for option in options_of(line)):
        return Outcome(name, "needs a pass", _first_line(problem))
    wanted = _run(path, lines, reference)
    if not wanted:
        return Outcome(name, "fails", _first_line(problem))
    have, want = _complaints(problem), _complaints(wanted)
    if have != want:
        odd = sorted(have ^ want)[0]
        side = "only ours" if odd in have else "only the reference's"
        return Outcome(name, "differs", f"{side}: {odd}")
    unknown = any(word in wanted for word in _UNKNOWN) and _TEST_DIALECT.search(text)
    kind = "needs the test dialect" if unknown else "other version"
    return Outcome(name, kind, _first_line(problem))


_UNKNOWN: Final = ("unregistered dialect", "`test' not found", "'test' is unknown")


def _complaints(text: str) -> set[str]:
    """What is complained of, by line and text: columns and what follows may differ."""
    found = re.findall(r":(\d+):\d+: error: (.*)", text)
    return {f"{line}: {message.rstrip()}" for line, message in found}


def _run(path: Path, lines: Sequence[str], tools: Path) -> str:
    """What went wrong; nothing where all lines succeed, as lit runs them."""
    with tempfile.TemporaryDirectory() as scratch:
        script = "set -o pipefail\n" + "\n".join(
            f"( {_substituted(line, path, scratch)} ) || exit 1" for line in lines
        )
        environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
        try:
            done = subprocess.run(
                ["bash", "-c", script],
                env=environment,
                cwd=scratch,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "timeout"
    return (done.stderr or done.stdout or "failed") if done.returncode else ""


def _substituted(line: str, path: Path, scratch: str) -> str:
    marks = {"%s": str(path), "%S": str(path.parent), "%t": f"{scratch}/t"}
    return re.sub(r"%[sSt]\b", lambda m: marks[m[0]], line)


def _first_line(text: str) -> str:
    errors = [line for line in text.splitlines() if "error" in line]
    return (errors or text.splitlines() or [""])[0][:200]


def _tools(folder: Path, opt: str) -> Path:
    """A folder in which `mlir-opt` is a command, for PATH."""
    folder.mkdir()
    scripts = {"mlir-opt": f'exec {opt} "$@"', "not": '! "$@"'}
    for name, text in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    (folder / "FileCheck").symlink_to(_BESIDE / "filecheck")
    return folder


_BESIDE: Final = Path(sys.executable).parent
_OURS_RUN: Final = (
    f"env PYTHONPATH={Path(__file__).resolve().parent.parent} {sys.executable} "
    '-c "import sys; from bridge.cli.opt import main; sys.exit(main())"'
)


def suite(folders: Sequence[Path], *, everything: bool) -> Iterator[Path]:
    """The tests of folders, in order."""
    for folder in folders:
        files = [folder] if folder.is_file() else sorted(folder.rglob("*.mlir"))
        for path in files:
            lines = run_lines(path.read_text(encoding="utf-8", errors="replace"))
            if any("mlir-opt" in line for line in lines) and (
                everything or any("verify-diagnostics" in line for line in lines)
            ):
                yield path


def main(arguments: Sequence[str] | None = None) -> int:
    """One when a file fails that should not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--all", action="store_true", help="not only diagnostics")
    parser.add_argument("--json", type=Path, help="write the outcomes to a file")
    given = parser.parse_args(arguments)
    root = Path(os.path.commonpath([folder.resolve() for folder in given.folders]))
    root = root.parent if root.is_file() else root
    found: list[Outcome] = []
    with tempfile.TemporaryDirectory() as scratch:
        ours = _tools(Path(scratch) / "ours", _OURS_RUN)
        reference = _tools(
            Path(scratch) / "reference", f"{_OURS_RUN} --engine=upstream"
        )
        for path in suite(given.folders, everything=given.all):
            found.append(outcome(path.resolve(), root, ours, reference))
            print(f"{found[-1].verdict:24}{found[-1].path}", flush=True)
            if found[-1].verdict != "passes":
                print(f"    {found[-1].why}")
    for verdict in sorted({one.verdict for one in found}):
        print(f"{sum(one.verdict == verdict for one in found):5} {verdict}")
    if given.json:
        given.json.write_text(json.dumps([asdict(one) for one in found], indent=1))
    return int(any(one.verdict in ("fails", "differs") for one in found))


if __name__ == "__main__":
    sys.exit(main())
