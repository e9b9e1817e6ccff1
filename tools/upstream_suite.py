"""Upstream's own tests, run by lit with our commands as `mlir-opt` and `mlir-runner`.

    python -m tools.upstream_suite FOLDER... [--json FILE] [--all | --waiting]
        [--interpret] [--native-only] [--load PLUGIN]... [-j N]

Takes the files that check diagnostics (`-verify-diagnostics`), or all with `--all`, or
with `--waiting` those that are for the test dialect or a test pass of the drivers. Of
a file that does not pass it says why: what it needs that nobody here has, or that the
reference (`bridge-opt --engine=upstream`, Debian's mlir-runner) writes the same, or
complains of it, as the file was written for another version; with `--native-only`,
that ours is right, by `conformance/native.toml`, or that it passes under assumptions
that upstream makes of every program (`bridge-opt --assume`). What is left is ours: the
exit code is 1.

FileCheck, mlir-translate and the runner libraries are those of an installed LLVM 22.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bridge.upstream.implicit import is_pass
from tools.native_rows import NATIVE, Row, row_of, rows
from tools.suite_outputs import recorded, write_recorder

SECONDS: Final = 300

OURS: Final = ("fails", "differs", "hangs")
"""The verdicts that are our faults, or may be."""

ALIKE: Final = "as the reference"
RIGHT: Final = "is right otherwise"
ASSUMING: Final = "passes, assuming"
GOOD: Final = (ALIKE, RIGHT, ASSUMING)
"""The verdicts on files that do not pass as they are, and need not."""

_ROOT: Final = Path(__file__).resolve().parent.parent
_BESIDE: Final = Path(sys.executable).parent
_LIBRARIES: Final = Path("/usr/lib/llvm-22/lib")
_SUFFIX: Final = "-22"

_RUNS: Final = re.compile(r"RUN:.*")
_TEST_DIALECT: Final = re.compile(r"(?<![\w.@])[!#\"]*test\.\w|[!#\"]test\b")

TEST_PASSES: Final = (
    *("patterns", "greedy-patterns", "single-fold", "legalize-patterns"),
    *("strict-pattern-driver", r"print-[\w-]+", "symbol-uses", "ir-visitors"),
    *("dominance", "side-effects"),
)
"""Test passes that show nothing but the drivers of patterns, folding, conversion and
traversals, without `test-`."""
_TEST_PASS: Final = re.compile(rf"\btest-(?:{'|'.join(TEST_PASSES)})(?![\w-])")

ELSEWHERE: Final = frozenset(
    {"AMX", "ArmNeon", "ArmSME", "ArmSVE", "CUDA", "LevelZero", "ROCM", "SPIRV"}
    | {"SYCL", "Vulkan", "X86Vector", "XeGPU", "XeVM"}
)
"""Folders of Integration and mlir-runner that upstream runs where a build asks for it,
by the processor or device they need."""

NEEDS: Final = (
    (
        "a missing pass",
        re.compile(
            r"Unknown command line argument '-+([\w-]+)|'([\w-]+)' does not refer to a "
            r"registered pass|Unknown (?:transformation|pass).*?([\w-]+)"
        ),
    ),
    ("a native pass", re.compile(r"no native passes: (\S.*)")),
    ("a missing tool", re.compile(r"'([\w-]+)': command not found")),
    ("a missing library", re.compile(r"%((?:mlir|native|arm)_\w+)")),
    (
        "the test dialect",
        re.compile(
            r"(unregistered dialect|`test' not found|'test' is unknown"
            r"|unregistered operation 'test\.|dialect 'test'|'test\.[\w.]+')"
        ),
    ),
)
"""What a test may need that is not here, by what is complained of."""


GOES_ON: Final = re.compile(r"-test-cf-assert\b")
"""The pass of programs that go on, on purpose, after what they do is undefined: it
prints what is wrong and lets them. The interpreter ends there."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one file."""

    path: str
    verdict: str
    """`passes`; `needs ...`; `as the reference`, which writes the same all along;
    `other version`, as far as both complain; `unsupported`, as lit says; `undefined`,
    for the interpreter, see `GOES_ON`; of `OURS`,
    `differs` where the reference fails in another way, `fails` where it passes;
    `is right otherwise` and `passes, assuming`, see `NATIVE`."""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """What lit says of a test."""

    code: str
    output: str

    @property
    def passed(self) -> bool:
        return self.code in ("PASS", "XFAIL", "FLAKYPASS")


class Suite:
    """A folder of tests, and where lit keeps what it makes."""

    def __init__(self, root: Path, scratch: Path, jobs: int) -> None:
        self._root = root
        self._scratch = scratch
        self._jobs = jobs

    def run(
        self,
        name: str,
        scripts: dict[str, str],
        names: Sequence[str],
        *,
        recording: bool = False,
    ) -> Results:
        """The results of tests with these commands, by name.

        Where they are recorded, nothing is checked; see `outputs`.
        """
        folder = self._scratch / name
        folder.mkdir()
        tools = _tools(folder / "bin", scripts)
        if recording:
            checker = tools / "FileCheck"
            checker.unlink()
            write_recorder(checker, folder / "recorded")
        config = _CONFIG.format(
            root=str(self._root),
            exec=str(folder / "out"),
            tools=str(tools),
            substitutions=_substitutions(),
        )
        (folder / "lit.site.cfg.py").write_text(config)
        listed = folder / "tests"
        listed.write_text("".join(f"{folder / one}\n" for one in names))
        answers = folder / "results.json"
        lit = [str(_BESIDE / "lit"), "-q", "-o", str(answers), f"--timeout={SECONDS}"]
        subprocess.run(
            [*lit, f"-j{self._jobs}", f"@{listed}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        tests = json.loads(answers.read_text())["tests"]
        prefix = "upstream :: "
        return {
            test["name"].removeprefix(prefix): Result(test["code"], test["output"])
            for test in tests
        }

    def written_alike(
        self, commands: dict[str, str], names: Sequence[str]
    ) -> Iterator[str]:
        """Those of some tests whose commands write what those of the reference do."""
        ours = self.run("ours-recorded", commands, names, recording=True)
        theirs = self.run("reference-recorded", REFERENCE, names, recording=True)
        have, want = (
            recorded(self._scratch / f"{side}-recorded" / "recorded")
            for side in ("ours", "reference")
        )
        for name in names:
            file, mine, other = str(self._root / name), ours[name], theirs[name]
            refused = _complaints(mine.output)
            both = (mine.passed and other.passed) or (
                refused and refused == _complaints(other.output)
            )
            if both and file in have and have[file] == want.get(file):
                yield name


Results = dict[str, Result]

_CONFIG: Final = """
import lit.formats
# What the folders' own files ask for is known of a build; `ELSEWHERE` stands for them.
lit_config.local_config_names = []
config.name = "upstream"
config.test_format = lit.formats.ShTest(False)
config.suffixes = [".mlir"]
config.test_source_root = {root!r}
config.test_exec_root = {exec!r}
config.environment["PATH"] = {tools!r} + ":" + config.environment["PATH"]
config.environment["FILECHECK_OPTS"] = (
    "-enable-var-scope --allow-unused-prefixes=false"
)
config.substitutions += {substitutions!r}
config.available_features |= {{
    "host-supports-jit", "system-linux", "x86-native-target", "target=x86_64-linux"
}}
"""


def _substitutions() -> list[tuple[str, str]]:
    """What lit puts for upstream's marks: libraries, and where its sources are."""
    found = [("%mcr_aarch64_cmd", "mlir-runner"), ("%lli", f"lli{_SUFFIX}")]
    for path in sorted(_LIBRARIES.glob("libmlir_*.so")):
        name = path.stem.removeprefix("lib")
        # A longer mark holds this one.
        found += [(rf"%{name}\b", str(path)), (rf"%native_{name}\b", str(path))]
    found += [("%mlir_native_utils_lib_dir", str(_LIBRARIES))]
    found += [("%shlibext", ".so"), ("%ENABLE_VLA", "false")]
    return [*found, ("%VLA_ARCH_ATTR_OPTIONS", "")]


def _tools(folder: Path, scripts: dict[str, str]) -> Path:
    """A folder for PATH with these commands, and what else of LLVM there is."""
    folder.mkdir()
    for name, text in scripts.items():
        (folder / name).write_text(f'#!/bin/sh\nexec {text} "$@"\n')
        (folder / name).chmod(0o755)
    for name in ("FileCheck", "mlir-translate", "llc", "opt", "lli", "count"):
        found = shutil.which(f"{name}{_SUFFIX}")
        if found:
            (folder / name).symlink_to(found)
    if not (folder / "FileCheck").exists():
        (folder / "FileCheck").symlink_to(_BESIDE / "filecheck")
    return folder


def _ours(module: str) -> str:
    code = f"import sys; from bridge.cli.{module} import main; sys.exit(main())"
    return f'env PYTHONPATH={_ROOT} {sys.executable} -c "{code}"'


PLUGIN: Final = _ROOT / "conformance" / "plugins" / "upstream_tests.py"
COMMANDS: Final = {
    "mlir-opt": f"env PYTHONPATH={_ROOT} {sys.executable} {PLUGIN}",
    "mlir-runner": _ours("run"),
}
INTERPRETED: Final = {
    "mlir-opt": f"{COMMANDS['mlir-opt']} --no-passes",
    "mlir-runner": f"{_ours('run')} --interpret",
}
"""No pass runs, and the interpreter says what the program prints."""


def with_options(
    commands: dict[str, str], plugins: Sequence[Path], *, native_only: bool
) -> dict[str, str]:
    """The same, with plug-ins that `mlir-opt` loads, and perhaps no upstream pass."""
    added = "".join(f" --load {path.resolve()}" for path in plugins)
    added += " --native-only" if native_only else ""
    return commands | {"mlir-opt": commands["mlir-opt"] + added}


REFERENCE: Final = {
    "mlir-opt": f"{_ours('opt')} --engine=upstream",
    "mlir-runner": shutil.which(f"mlir-runner{_SUFFIX}") or _ours("run"),
}


def suite(
    folders: Sequence[Path], *, everything: bool, waiting: bool = False
) -> Iterator[Path]:
    """The tests of folders, in order."""
    for folder in folders:
        files = [folder] if folder.is_file() else sorted(folder.rglob("*.mlir"))
        for path in files:
            text = path.read_text(encoding="utf-8", errors="replace")
            lines = " ".join(_RUNS.findall(text))
            if "mlir-opt" not in lines and "mlir-runner" not in lines:
                continue
            if waiting:
                if _TEST_DIALECT.search(text) or _TEST_PASS.search(lines):
                    yield path
            elif everything or "verify-diagnostics" in lines:
                yield path


def judged(
    suite: Suite,
    root: Path,
    names: Sequence[str],
    commands: dict[str, str] = COMMANDS,
    *,
    interpreted: bool = False,
) -> Iterator[Outcome]:
    """What becomes of tests; those that fail are run with the reference too."""
    elsewhere = {name: why for name in names if (why := _elsewhere(name))}
    ours = suite.run("ours", commands, [n for n in names if n not in elsewhere])
    failed = [
        name
        for name, result in ours.items()
        if not result.passed and result.code != "UNSUPPORTED"
    ]
    wanted = suite.run("reference", REFERENCE, failed) if failed else {}
    alike = set(suite.written_alike(commands, failed)) if failed else set[str]()
    for name in names:
        if name in elsewhere:
            yield Outcome(name, "needs hardware", elsewhere[name])
        elif name in alike and not interpreted:
            yield Outcome(name, ALIKE, _first_line(ours[name].output))
        elif name in ours:
            text = (root / name).read_text(encoding="utf-8", errors="replace")
            if interpreted and name in failed and _goes_on(text):
                yield Outcome(name, "undefined", _first_line(ours[name].output))
            else:
                yield outcome(name, text, ours[name], wanted.get(name))


def with_reasons(
    found: Sequence[Outcome],
    root: Path,
    assuming: Callable[[Sequence[str], Sequence[str]], Results],
) -> list[Outcome]:
    """The same, but those that are known to be right without passing.

    `assuming` runs files under assumptions: those of a row must pass under its own.
    """
    known = rows()
    by_path = {one.path: row_of(root / one.path, known) for one in found}
    asked: dict[tuple[str, ...], list[str]] = {}
    for one in found:
        row = by_path[one.path]
        if row is not None and row.assume and one.verdict != "passes":
            asked.setdefault(row.assume, []).append(one.path)
    results: Results = {}
    for assumptions, names in asked.items():
        results |= assuming(assumptions, names)
    return [_with_reason(one, by_path[one.path], results) for one in found]


def _with_reason(found: Outcome, row: Row | None, results: Results) -> Outcome:
    if row is None:
        return found
    if found.verdict == "passes":
        return Outcome(found.path, "passes", f"it is in {NATIVE.name}")
    if not row.assume:
        return Outcome(found.path, RIGHT, row.reason)
    if not results[found.path].passed:
        why = _first_line(results[found.path].output)
        return Outcome(found.path, "fails", f"assuming {', '.join(row.assume)}: {why}")
    return Outcome(found.path, ASSUMING, f"{', '.join(row.assume)}: {row.reason}")


def _goes_on(text: str) -> bool:
    return any(map(GOES_ON.search, _RUNS.findall(text)))


def _elsewhere(name: str) -> str:
    return next((part for part in Path(name).parts[:-1] if part in ELSEWHERE), "")


def outcome(name: str, text: str, have: Result, want: Result | None) -> Outcome:
    """The verdict on a file by what lit said of it, ours and the reference."""
    if have.passed:
        return Outcome(name, "passes")
    if want is None:
        return Outcome(name, "unsupported", _first_line(have.output))
    need = None if want.passed else _need(have.output, text)
    if _UNASKED in want.output and _TEST_DIALECT.search(text):
        # The reference cannot say whether it is the dialect's doing.
        need = ("needs the test dialect", "test")
    if need is not None:
        return Outcome(name, *need)
    if have.code == "TIMEOUT" and want.code != "TIMEOUT":
        return Outcome(name, "hangs", f"beyond {SECONDS} seconds")
    if want.passed:
        return Outcome(name, "fails", _first_line(have.output))
    ours, theirs = _complaints(have.output), _complaints(want.output)
    if ours and ours < theirs:
        # The reference complains of all that, and of what it does not know as well.
        return Outcome(name, "other version", min(ours))
    for side, odd in (("ours", ours - theirs), ("the reference's", theirs - ours)):
        if odd:
            return Outcome(name, "differs", f"only {side}: {min(odd)}")
    return Outcome(name, _alike(text), _first_line(have.output))


def _alike(text: str) -> str:
    """Why both fail alike: what the file names that nobody here has, or its version."""
    words = re.findall(r"[\w-]+", " ".join(_RUNS.findall(text)))
    if any(_is_missing(word.lstrip("-")) for word in words):
        return "needs a missing pass"
    return "needs the test dialect" if _TEST_DIALECT.search(text) else "other version"


_UNASKED: Final = "upstream's bindings offer no"


def _need(output: str, text: str) -> tuple[str, str] | None:
    """What a test needs that is not here, if that is what it fails of."""
    for name, pattern in NEEDS:
        for match in pattern.finditer(output):
            what = next(filter(None, match.groups()), "")
            if name == "a missing pass" and not _is_missing(what):
                continue
            if name == "the test dialect" and not _TEST_DIALECT.search(text):
                continue
            return f"needs {name}", what
    return None


def _is_missing(name: str) -> bool:
    """Whether a name is a pass that upstream has and the reference has not."""
    return name in _passes_of_22() and not is_pass(name)


@cache
def _passes_of_22() -> frozenset[str]:
    """The passes of mlir-opt, its tests' too; they stand indented in its help."""
    tool = shutil.which(f"mlir-opt{_SUFFIX}")
    if tool is None:
        return frozenset()
    done = subprocess.run(
        [tool, "--help-hidden"], capture_output=True, text=True, check=True
    )
    return frozenset(re.findall(r"^ {6}--([\w-]+)", done.stdout, re.MULTILINE))


def _complaints(text: str) -> set[str]:
    """What is complained of, by line and text: columns and what follows may differ."""
    found = re.findall(r":(\d+):\d+: error: (.*)", text)
    return {f"{line}: {message.rstrip()}" for line, message in found}


def _first_line(text: str) -> str:
    errors = [line for line in text.splitlines() if re.search("[Ee]rror", line)]
    return (errors or text.splitlines() or [""])[0][:200]


def table(found: Sequence[Outcome]) -> str:
    """How many files of each folder came to which verdict."""
    verdicts = sorted({one.verdict for one in found}, key=lambda v: (v != "passes", v))
    counts = Counter((_folder(one.path), one.verdict) for one in found)
    folders = sorted({_folder(one.path) for one in found})
    lines = []
    for verdict in verdicts:
        total = sum(counts[folder, verdict] for folder in folders)
        lines.append(f"{total:6} {verdict}")
        for folder in folders:
            if counts[folder, verdict]:
                lines.append(f"{counts[folder, verdict]:12} {folder}")
    return "\n".join([*lines, share(found)])


def share(found: Sequence[Outcome]) -> str:
    """How many of all pass, and how many are right, as one line."""
    passed = sum(one.verdict == "passes" for one in found)
    right = sum(one.verdict in ("passes", *GOOD) for one in found)
    share = f"{passed} of {len(found)} pass: {100 * passed / len(found):.1f} %"
    return f"{share}; {right} with those that are right otherwise"


def _folder(name: str) -> str:
    """`Dialect/Affine` of `Dialect/Affine/ops.mlir`; `IR` of `IR/core-ops.mlir`."""
    return "/".join(Path(name).parts[:-1][:2]) or "."


def main(arguments: Sequence[str] | None = None) -> int:
    """One when a file fails that should not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="not only diagnostics")
    which.add_argument(
        "--waiting",
        action="store_true",
        help="those for the test dialect, or a test pass of the drivers",
    )
    parser.add_argument(
        "--interpret", action="store_true", help="run no pass, and the interpreter"
    )
    parser.add_argument(
        "--native-only", action="store_true", help="run no pass of upstream's"
    )
    parser.add_argument(
        "--load",
        action="append",
        type=Path,
        default=[],
        help="a plug-in for mlir-opt, such as conformance/plugins/test_dialect",
    )
    parser.add_argument("--json", type=Path, help="write the outcomes to a file")
    parser.add_argument("-j", type=int, default=os.cpu_count() or 1, help="workers")
    given = parser.parse_args(arguments)
    chosen = suite(given.folders, everything=given.all, waiting=given.waiting)
    paths = [path.resolve() for path in chosen]
    root = Path(os.path.commonpath([folder.resolve() for folder in given.folders]))
    root = root.parent if root.is_file() else root
    if not paths:
        parser.error(f"no tests of mlir-opt or mlir-runner in {root}")
    names = [str(path.relative_to(root)) for path in paths]
    with tempfile.TemporaryDirectory() as scratch:
        tests = Suite(root, Path(scratch), given.j)
        commands = INTERPRETED if given.interpret else COMMANDS
        native = given.native_only
        commands = with_options(commands, given.load, native_only=native)
        found = list(judged(tests, root, names, commands, interpreted=given.interpret))
        if native:

            def assuming(facts: Sequence[str], names: Sequence[str]) -> Results:
                added = "".join(f" --assume={fact}" for fact in facts)
                scripts = commands | {"mlir-opt": commands["mlir-opt"] + added}
                return tests.run(f"assuming-{'-'.join(facts)}", scripts, names)

            found = with_reasons(found, root, assuming)
    for one in found:
        if one.verdict != "passes" or one.why:
            print(f"{one.verdict:24}{one.path}\n    {one.why}")
    print(table(found))
    if given.json:
        given.json.write_text(json.dumps([asdict(one) for one in found], indent=1))
    return int(any(one.verdict in OURS for one in found))


if __name__ == "__main__":
    sys.exit(main())
