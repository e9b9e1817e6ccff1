"""Plug-ins: files, packages and installed distributions that bring passes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge import plugins
from bridge.errors import Malformed
from bridge.passes.registry import PASSES

PASS = """
from bridge.passes import Pass
from {where} import NAME

class Nothing(Pass, name=NAME):
    def run(self, op): ...
"""


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """What a test loads is forgotten after it."""
    passes, modules, paths = dict(PASSES), set(sys.modules), list(sys.path)
    yield
    PASSES.clear()
    PASSES.update(passes)
    sys.path[:] = paths
    for name in set(sys.modules) - modules:
        del sys.modules[name]


def test_a_file_is_loaded_once_and_imports_what_is_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside_it.py").write_text("NAME = 'my-file'")
    file = tmp_path / "of_a_file.py"
    file.write_text(PASS.format(where="beside_it"))
    assert plugins.load(str(file)) is plugins.load(str(file))
    assert "my-file" in PASSES


def test_a_package_is_loaded_by_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "of_a_folder"
    folder.mkdir()
    (folder / "names.py").write_text("NAME = 'my-folder'")
    (folder / "__init__.py").write_text(PASS.format(where=".names"))
    plugins.load(str(folder))
    assert "my-folder" in PASSES


def test_files_of_one_name_are_two_plugins(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).mkdir()
        (tmp_path / name / "same_name.py").write_text(f"NAME = {name!r}")
    found = [plugins.load(str(tmp_path / name / "same_name.py")) for name in "ab"]
    assert [module.NAME for module in found] == ["a", "b"]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("import bridge\nnothing\n", 2, "NameError: name 'nothing' is not defined"),
        ("import bridge\n\nif x\n", 3, "expected ':'"),
    ],
)
def test_a_faulty_plugin_is_told_with_its_line(
    tmp_path: Path, text: str, line: int, message: str
) -> None:
    file = tmp_path / "faulty.py"
    file.write_text(text)
    with pytest.raises(Malformed) as caught:
        plugins.load(str(file))
    (found,) = caught.value.diagnostics
    assert found.location.filename == str(file)
    assert found.location.line == line
    assert message in found.message
    assert "faulty" not in sys.modules


def test_a_plugin_that_is_not_there_is_told() -> None:
    with pytest.raises(Malformed, match=r"cannot open plug-in .* No such"):
        plugins.load("/nowhere.py")
    with pytest.raises(Malformed, match="No module named 'no_such_module'"):
        plugins.load("no_such_module")


def test_an_installed_distribution_brings_its_plugins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    info = tmp_path / "brought-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[bridge.plugins]\nmine = brought_passes\n")
    (tmp_path / "brought_names.py").write_text("NAME = 'my-brought'")
    (tmp_path / "brought_passes.py").write_text(PASS.format(where="brought_names"))
    assert "mine" in plugins.load_installed()
    assert "my-brought" in PASSES
