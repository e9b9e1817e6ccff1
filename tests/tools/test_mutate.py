"""`tools.mutate`: changes are made where code runs, and blocks tell that they ran."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.mutate.blocks import VARIABLE, WATCHER, block_at, watched
from tools.mutate.campaign import Campaign, chosen, folder_of, mirror
from tools.mutate.changes import Change, changes_of
from tools.mutate.checkout import Copy
from tools.mutate.checks import Check
from tools.mutate.reach import Reach

SOURCE = b'''\
"""A module."""

from __future__ import annotations

LIMIT = 3


class Thing:
    """A class."""

    @property
    def size(self) -> "int":
        """How large."""
        if self.a < LIMIT and not self.b:
            raise ValueError(f"too {self.a}")
        elif self.a == 1:
            self.c.append("x")
        return self.a + 1
'''


@pytest.fixture
def changes() -> list[Change]:
    return changes_of("bridge/ir/thing.py", SOURCE)


def test_every_kind_of_change_is_made_where_it_can_be(changes: list[Change]) -> None:
    assert [(change.line, change.kind, change.new) for change in changes] == [
        (14, "comparison flipped", "(self.a <= LIMIT)"),
        (14, "boolean operator exchanged", "(self.a < LIMIT or not self.b)"),
        (14, "guard removed", "False"),
        (14, "negation removed", "(self.b)"),
        (15, "raise removed", "pass"),
        (16, "comparison flipped", "(self.a != 1)"),
        (16, "constant changed", "2"),
        (17, "call removed", "pass"),
        (17, "constant changed", "'x?'"),
        (18, "return value dropped", "return None"),
        (18, "arithmetic operator exchanged", "(self.a - 1)"),
        (18, "constant changed", "2"),
    ]


def test_a_changed_source_compiles_and_differs_at_its_site(
    changes: list[Change],
) -> None:
    for change in changes:
        changed = change.applied(SOURCE)
        compile(changed, "thing.py", "exec")
        lines = zip(SOURCE.split(b"\n"), changed.split(b"\n"), strict=True)
        differing = [n for n, (a, b) in enumerate(lines, 1) if a != b]
        assert differing == [change.line]


@pytest.mark.parametrize(("line", "block"), [(14, 13), (15, 15), (17, 17), (18, 13)])
def test_a_line_belongs_to_its_innermost_block(line: int, block: int) -> None:
    assert block_at(SOURCE.decode(), line) == block


def test_what_no_function_holds_is_in_no_block() -> None:
    with pytest.raises(ValueError, match="no function holds line 5"):
        block_at(SOURCE.decode(), 5)


def test_a_watched_source_tells_which_blocks_ran(tmp_path: Path) -> None:
    package = tmp_path / "bridge"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "_reach.py").write_text(WATCHER)
    (package / "thing.py").write_text(watched("bridge/thing.py", SOURCE.decode()))
    told = tmp_path / "told"
    code = (
        "from bridge.thing import Thing; t = Thing(); t.a, t.b, t.c = 1, 1, []; "
        "print(t.size, t.size); import os; os._exit(0)"
    )
    done = subprocess.run(
        [sys.executable, "-u", "-c", code],
        env=os.environ | {"PYTHONPATH": str(tmp_path), VARIABLE: str(told)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "2 2\n"
    assert told.read_text().split() == ["bridge/thing.py:13", "bridge/thing.py:17"]


def test_every_module_can_be_watched(root: Path) -> None:
    for path in (root / "bridge").rglob("*.py"):
        name = path.relative_to(root).as_posix()
        compile(watched(name, path.read_text("utf-8")), name, "exec")


def test_changes_are_chosen_by_a_seed_and_spread_over_folders() -> None:
    sources = {
        "bridge/ir/a.py": SOURCE,
        "bridge/ir/b.py": SOURCE,
        "bridge/dialects/affine/c.py": SOURCE,
    }
    found = chosen(sources, 8, 1)
    assert found == chosen(sources, 8, 1)
    assert found != chosen(sources, 8, 2)
    assert {folder_of(change.file) for change in found} == {
        "bridge/ir",
        "bridge/dialects/affine",
    }


def test_the_mirror_of_a_module_is_its_test(root: Path) -> None:
    assert mirror("bridge/ir/affine/maps.py") == "tests/ir/affine/test_maps.py"
    assert (root / mirror("bridge/ir/edit.py")).is_file()


class Doubles:
    """Stands in for forks: says what it is told to say, and notes the source."""

    def __init__(self, file: Path, *said: str, unsound: str = "") -> None:
        self._file = file
        self._said = iter(said)
        self._unsound = unsound
        self.sources: list[str] = []

    def tests(self, files: list[str], budget: float) -> str:
        return self._next()

    def chunks(self, folders: list[str], budget: float) -> str:
        return self._next()

    def is_sound(self, said: str) -> bool:
        assert self._file.read_text() == PLAIN
        return said != self._unsound

    def _next(self) -> str:
        self.sources.append(self._file.read_text())
        return next(self._said, "")


PLAIN = "def f(a):\n    return a == 1\n"


@pytest.mark.parametrize(
    ("said", "unsound", "by"),
    [
        (["tests/test_x.py::test_it (1)"], "", "tests/test_x.py::test_it (1)"),
        (["", "chunk A/f.mlir:3 (-11)"], "", "chunk A/f.mlir:3 (-11)"),
        (["", "chunk f:1 (1)", "chunk f:2 (1)"], "chunk f:1 (1)", "chunk f:2 (1)"),
        (["", "chunk f:1 (1)"], "chunk f:1 (1)", ""),
        ([], "", ""),
    ],
)
def test_a_change_is_noticed_by_what_does_not_fail_without_it(
    said: list[str], unsound: str, by: str, tmp_path: Path
) -> None:
    file = tmp_path / "bridge" / "x.py"
    file.parent.mkdir()
    file.write_text(PLAIN)
    reach = Reach()
    for check in (Check("pytest", "tests/test_x.py"), Check("corpus", "A")):
        reach.of_block["bridge/x.py:2"].append(check)
        reach.seconds[check] = 1.0
        reach.breadth[check] = 1
    forks: Any = Doubles(file, *said, unsound=unsound)
    work = Campaign(Copy(tmp_path), forks, reach, 60.0)
    changes = changes_of("bridge/x.py", PLAIN.encode())
    flipped = next(c for c in changes if c.kind == "comparison flipped")
    (row,) = work.run([flipped])
    assert row["by"] == by
    assert row["verdict"] == ("noticed" if by else "unnoticed")
    assert set(forks.sources) == {"def f(a):\n    return (a != 1)\n"}
    assert file.read_text() == PLAIN
