"""The cases of conformance/ are all found, and reach their tools by substitution."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import bridge
from bridge.ods import rows
from bridge.op.base import Op
from bridge.op.registry import op_class

TOOLS = frozenset(
    {"%bridge-opt", "%bridge-run", "%bridge-conform", "%bridge-upgrade", "FileCheck"}
)
LIT_COMMANDS = frozenset(
    {"cat", "cd", "diff", "echo", "env", "export", "mkdir", "not", "rm", "ulimit"}
)
PREFIXES = frozenset({"!", "env", "not"})
"""What stands before the command that is run; `not` and `env` take options."""

RUNS = "run.mlir"
BUGS = "upstream-bugs"
"""What is in this folder is judged by tests/fuzz/test_upstream_bugs.py."""
"""What is judged with its neighbours, by the `judged.mlir` of a folder above it."""

RUN_LINE = re.compile(r"RUN:[ ]?(.*)")


def cases(root: Path) -> list[Path]:
    """Every file that is a case, by what conformance/README.md says."""
    return sorted(
        path
        for path in (root / "conformance").rglob("*.mlir")
        if not {"Inputs", BUGS} & {*path.parts} and path.name != RUNS
    )


def run_commands(text: str) -> list[str]:
    """The name of every command in the RUN lines of a case."""
    script = " ; ".join(RUN_LINE.findall(text)).replace("\\ ; ", " ")
    lexer = shlex.shlex(script, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    lexer.commenters = ""
    names, at_start = [], True
    for word in lexer:
        if set(word) <= set("|&;()") and word:
            at_start = True
        elif at_start and word not in PREFIXES and not _is_prefix_option(word):
            names.append(word)
            at_start = False
    return names


def _is_prefix_option(word: str) -> bool:
    """An option of `not` or `env`, or a variable `env` sets."""
    return word.startswith("-") or "=" in word


def test_lit_finds_every_case(root: Path) -> None:
    shown = subprocess.run(
        [Path(sys.executable).with_name("lit"), "--show-tests", "conformance"],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found = re.findall(r"^\s*mlir-bridge :: (\S+)$", shown, re.MULTILINE)
    assert found
    assert sorted(root / name for name in found) == cases(root)


def test_every_file_of_run_lines_is_judged_once(root: Path) -> None:
    folders = {path.parent for path in cases(root) if path.name == "judged.mlir"}
    for path in (root / "conformance").rglob(RUNS):
        assert len(folders & {*path.parents}) == 1, path
    for folder in folders:
        assert any(folder.rglob(RUNS)), folder


def test_cases_run_no_tool_but_by_substitution(root: Path) -> None:
    strange = {
        f"{path.relative_to(root)}: {name}"
        for path in cases(root)
        for name in run_commands(path.read_text(encoding="utf-8"))
        if name not in TOOLS | LIT_COMMANDS
    }
    assert not strange


SHARED = {
    "linalg": ("named",),
    "spirv": ("atomics", "barriers", "casts", "chains", "groups", "images", "numbers"),
    "tosa": ("reductions",),
}
"""The folders of those ops of a dialect that have one syntax, or the same rules."""


@pytest.mark.parametrize("phase", ["syntax", "malformed"])
def test_every_op_of_hand_written_syntax_has_a_case(root: Path, phase: str) -> None:
    names = [
        name
        for dialect in rows.dialects()
        if (table := rows.table(dialect)) is not None
        for name in table.names()
        if (cls := op_class(name)) is not None and cls.has_syntax()
    ]
    assert names
    assert [name for name in names if not _has_case(root, name, phase)] == []


JUDGED = (
    *(
        "affine",
        "arith",
        "bufferization",
        "cf",
        "complex",
        "func",
        "linalg",
        "llvm",
        "transform",
    ),
    *("memref", "omp", "scf", "spirv", "tensor", "tosa", "vector"),
)
"""The dialects whose ops all have cases of what breaks their rules."""


def test_every_op_with_rules_of_its_own_has_a_case_that_breaks_them(root: Path) -> None:
    names = [
        name
        for dialect in JUDGED
        if (table := rows.table(dialect)) is not None
        for name in table.names()
        if (cls := op_class(name)) is not None
        if cls.verify is not Op.verify or cls.verify_regions is not Op.verify_regions
    ]
    assert names
    assert [name for name in names if not _has_case(root, name, "invalid")] == []


RUN = ("affine", "vector")
"""The dialects whose ops all have cases of what they do."""


def test_every_op_of_a_dialect_that_is_run_has_a_case_of_what_it_does(
    root: Path,
) -> None:
    names = [
        name
        for dialect in RUN
        if (table := rows.table(dialect)) is not None
        for name in table.names()
    ]
    assert names
    assert [name for name in names if not _has_case(root, name, "run")] == []


DEFINED: Final = {
    "affine": "prefetch yield",
    "vector": "bitcast broadcast constant_mask contract deinterleave "
    "extract_strided_slice fma from_elements insert_strided_slice interleave "
    "multi_reduction outerproduct reduction scalable.extract scalable.insert scan "
    "shape_cast step to_elements transpose type_cast vscale yield",
}
"""The ops that are defined for all operands, or hand on the poison they are given."""


def test_every_other_op_has_a_case_of_what_is_undefined(root: Path) -> None:
    for dialect in RUN:
        for path in (root / "conformance" / dialect).rglob(RUNS):
            traps = "// trap: @" in path.read_text(encoding="utf-8")
            assert traps != (path.parent.name in DEFINED[dialect].split()), path


WRITTEN: Final = re.compile(r"^// (run: @.* == |then: #)", re.MULTILINE)
UNWRITTEN: Final = frozenset({"vector.print"})
"""The ops that have no results and write no memory."""


def test_every_op_that_is_run_has_a_case_with_a_written_value(root: Path) -> None:
    paths = [path for one in RUN for path in (root / "conformance" / one).rglob(RUNS)]
    unwritten = {
        f"{path.parents[1].name}.{path.parent.name}"
        for path in paths
        if not WRITTEN.search(path.read_text(encoding="utf-8"))
    }
    assert unwritten == UNWRITTEN


UNRUN: Final = ("affine", "vector", "arith", "math", "index", "scf", "cf", "ub")
"""The dialects whose every op has a meaning, with those of `MEANT_BY_SYMBOL`."""
MEANT_BY_SYMBOL: Final = {
    "func": {"func.func"},
    "memref": {"memref.global"},
}
"""What is not run where it stands: a call runs it, or `get_global` finds it."""


@pytest.mark.parametrize("dialect", [*UNRUN, *MEANT_BY_SYMBOL])
def test_every_op_of_the_dialects_of_run_cases_has_a_meaning(dialect: str) -> None:
    table = rows.table(dialect)
    assert table is not None
    unmeant = {
        name
        for name in table.names()
        if (line := rows.row(name)) is None or "ReturnLike" not in line.trait_names
        if (cls := op_class(name)) is None or cls.interpret is Op.interpret
    }
    assert unmeant == MEANT_BY_SYMBOL.get(dialect, set())


FAMILIES = (
    *("arith", "bufferization", "cf", "complex", "func", "index", "linalg", "math"),
    *("memref", "scf", "tensor", "ub"),
)
"""The other dialects that are run."""


@pytest.mark.parametrize("dialect", FAMILIES)
def test_other_dialects_have_cases_with_and_without_written_values(
    root: Path, dialect: str
) -> None:
    paths = (root / "conformance" / dialect).rglob(RUNS)
    lines = "".join([path.read_text(encoding="utf-8") for path in paths])
    assert re.search(r"// run: @.* == |// then: #", lines)
    assert "random(" in lines


@pytest.mark.parametrize("dialect", FAMILIES)
def test_every_op_of_other_dialects_is_in_a_case_of_what_it_does(
    root: Path, dialect: str
) -> None:
    table = rows.table(dialect)
    assert table is not None
    paths = (root / "conformance").rglob(RUNS)
    texts = [path.read_text("utf-8") for path in paths if "legacy" not in path.parts]
    met = {
        op.name
        for text in texts
        if f"{dialect}." in text
        for op in bridge.parse(text).walk()
    }
    assert {*table.names()} - met == set()


def _has_case(root: Path, name: str, phase: str) -> bool:
    dialect, _, rest = name.partition(".")
    own = root / "conformance" / dialect / rest / f"{phase}.mlir"
    shared = [own.parents[1] / folder / own.name for folder in SHARED.get(dialect, ())]
    return own.is_file() or any(name in _words(path) for path in shared)


def _words(path: Path) -> list[str]:
    return re.split(r"[^\w.]+", path.read_text()) if path.is_file() else []


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("// RUN: %bridge-opt %s | FileCheck %s", ["%bridge-opt", "FileCheck"]),
        ("// RUN: not --crash mlir-opt %s 2>&1 | cat", ["mlir-opt", "cat"]),
        ("// RUN: env A=b %bridge-opt %s && rm %t", ["%bridge-opt", "rm"]),
        ("// RUN: echo 'a | b' \\\n// RUN:   | FileCheck %s", ["echo", "FileCheck"]),
        ("// RUN: cat %s\n// RUN: sed s/a/b/ %s", ["cat", "sed"]),
        ("// no command at all", []),
    ],
)
def test_the_commands_of_a_run_line_are_seen(line: str, names: list[str]) -> None:
    assert run_commands(line) == names
