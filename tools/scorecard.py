"""How much of `conformance/` an implementation passes, by dialect and phase.

    python -m tools.scorecard NAME TOOL [--folder DIALECT]... [-j N]

Runs lit with `-Dtool=TOOL`, and writes docs/scorecards/NAME.md and NAME.json. A cell is
the cases passed of those asked; conformance/skips.toml says what is not asked. A case
of the phase `run` is a `run.mlir`: this package is held to it by its interpreter,
upstream and other tools by the code that their passes lower to, called from here.
"""

from __future__ import annotations

import argparse
import json
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from bridge.compare.run_files import Asked, File, Judged, judge_files
from tools import cases

ROOT: Final = Path(__file__).resolve().parent.parent
CARDS: Final = ROOT / "docs" / "scorecards"
PHASES: Final = ("syntax", "malformed", "invalid", "run", "other")
PASSED: Final = ("PASS", "XFAIL", "FLAKYPASS")
UNASKED: Final = "UNSUPPORTED"

Card = dict[str, dict[str, Counter[str]]]
"""By dialect and phase, how many cases passed, failed, were not asked."""


def card_of(results: Iterable[tuple[str, str]]) -> Card:
    """The card of cases, each a path below conformance/ and lit's code."""
    card: Card = {}
    for path, code in results:
        dialect, *_, name = path.split("/")
        stem = name.removesuffix(".mlir")
        phase = stem if stem in PHASES else "other"
        kind = "passed" if code in PASSED else "failed"
        cell = card.setdefault(dialect, {}).setdefault(phase, Counter())
        cell["unasked" if code == UNASKED else kind] += 1
    return card


def markdown(tool: str, card: Card, reasons: Counter[str]) -> str:
    """A card as a table, and why cases were not asked."""
    lines = [
        f"# `{tool}`",
        "",
        "Cases passed of those asked, by dialect and phase.",
        "",
    ]
    lines.append(f"| dialect | {' | '.join(PHASES)} | all | not asked |")
    lines.append("|---" * (len(PHASES) + 3) + "|")
    rows = {name: cells for name, cells in sorted(card.items()) if _asked(cells)}
    rows["**all**"] = {phase: _sum(rows, phase) for phase in PHASES}
    for name, cells in rows.items():
        shown = [_cell(cells.get(phase, Counter())) for phase in PHASES]
        whole = sum(cells.values(), Counter[str]())
        lines.append(f"| {name} | {' | '.join([*shown, _cell(whole)])} |")
        lines[-1] += f" {whole['unasked'] or ''} |"
    if reasons:
        lines += ["", "Not asked:", ""]
        lines += [f"- {count}: {reason}" for reason, count in reasons.most_common()]
    return "\n".join(lines) + "\n"


def _sum(rows: Card, phase: str) -> Counter[str]:
    found = [cells[phase] for cells in rows.values() if phase in cells]
    return sum(found, Counter[str]())


def _asked(cells: dict[str, Counter[str]]) -> bool:
    return any(cell["passed"] + cell["failed"] for cell in cells.values())


def _cell(cell: Counter[str]) -> str:
    asked = cell["passed"] + cell["failed"]
    return f"{cell['passed']}/{asked}" if asked else ""


def run(tool: str, folders: Sequence[str], jobs: int) -> list[dict[str, str]]:
    """lit's results of the cases of folders, or all."""
    paths = [ROOT / "conformance" / folder for folder in folders or ["."]]
    with tempfile.TemporaryDirectory() as scratch:
        output = Path(scratch) / "results.json"
        lit = Path(sys.executable).with_name("lit")
        # What functions give is judged below, many files in a process.
        options = [
            "--filter-out",
            r"/run\.mlir$",
            "-q",
            f"-Dtool={tool}",
            f"-j{jobs}",
            "--timeout=60",
            f"-o{output}",
        ]
        subprocess.run(
            [lit, *options, *paths], stdout=subprocess.DEVNULL, cwd=ROOT, check=False
        )
        tests: list[dict[str, str]] = json.loads(output.read_text())["tests"]
    return tests


def run_cases(tool: str, folders: Sequence[str], jobs: int) -> list[dict[str, str]]:
    """The cases of what functions give, with codes as lit has them."""
    judge, passes = cases.judges_of(tool)
    asked = Asked((judge,), passes)
    found: list[dict[str, str]] = []
    files: list[File] = []
    for path in _runs(folders):
        name = str(path.relative_to(ROOT))
        reason = cases.reason_before(tool, name.removeprefix("conformance/"))
        if reason:
            found.append(_result(name, UNASKED, reason))
        else:
            files.append(File(path.read_text("utf-8"), name))
    for judged in judge_files(files, jobs, asked=asked):
        if not judged.total:
            found.append(_result(judged.file.name, UNASKED, cases.UNRUN))
        else:
            found.append(_verdict(tool, judged))
    return found


def _verdict(tool: str, judged: Judged) -> dict[str, str]:
    if not judged.faults:
        return _result(judged.file.name, PASSED[0], "")
    said = "\n".join([fault.message for fault in judged.faults])
    reason = cases.reason_after(tool, said)
    return _result(judged.file.name, UNASKED if reason else "FAIL", reason)


def _runs(folders: Sequence[str]) -> list[Path]:
    roots = [ROOT / "conformance" / folder for folder in folders or ["."]]
    return sorted([path for root in roots for path in root.rglob(cases.RUNS)])


def _result(name: str, code: str, output: str) -> dict[str, str]:
    return {"name": f" :: {name}", "code": code, "output": output}


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes the two files of a card."""
    parser = argparse.ArgumentParser(prog="python -m tools.scorecard")
    parser.add_argument("name")
    parser.add_argument("tool")
    parser.add_argument("--folder", action="append", default=[])
    parser.add_argument("-j", type=int, default=2)
    given = parser.parse_args(arguments)
    tool = _found(given.tool)
    tests = run(tool, given.folder, given.j)
    tests += run_cases(tool, given.folder, given.j)
    found = [(_path(test), test["code"]) for test in tests]
    reasons = Counter(
        [test["output"].strip() for test in tests if test["code"] == UNASKED]
    )
    card = card_of(found)
    CARDS.mkdir(exist_ok=True)
    shown = _shown(given.tool)
    text = markdown(shown, card, reasons)
    (CARDS / f"{given.name}.md").write_text(text, "utf-8")
    failed = sorted([path for path, code in found if code not in (*PASSED, UNASKED)])
    data = {"tool": shown, "cases": card, "failed": failed, "unasked": reasons}
    (CARDS / f"{given.name}.json").write_text(json.dumps(data, indent=1) + "\n")
    sys.stdout.write(text)
    return 0


def _found(tool: str) -> str:
    """A command line that is the same wherever it is run."""
    program, *options = shlex.split(tool)
    found = shutil.which(program)
    return shlex.join([str(Path(found).absolute()) if found else program, *options])


def _shown(tool: str) -> str:
    """A command line, wherever its program is."""
    program, *options = shlex.split(tool)
    return shlex.join([Path(program).name, *options])


def _path(test: dict[str, str]) -> str:
    return test["name"].partition(" :: ")[2].removeprefix("conformance/")


if __name__ == "__main__":
    sys.exit(main())
