"""The wheel: what it holds, and that it works where nothing of the checkout is."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

from bridge.version import __version__

COMMANDS = (
    *("bridge-conform", "bridge-fuzz", "bridge-opt", "bridge-reduce", "bridge-run"),
    "bridge-upgrade",
)


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    run(
        *("-m", "build", "--wheel", "--no-isolation", "--outdir", folder, root),
        cwd=folder,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel unpacked as pip does it, scripts included."""
    folder = tmp_path_factory.mktemp("installed")
    run(
        *("-m", "pip", "install", "--quiet", "--no-deps", "--no-index"),
        *("--disable-pip-version-check", "--target", folder, wheel),
        cwd=folder,
    )
    return folder


def run(*args: str | Path, cwd: Path, path: str = "") -> str:
    """What a Python of this environment prints; `path` goes before all it knows."""
    done = subprocess.run(
        [sys.executable, *args],
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files(root: Path) -> set[str]:
    """The files of the package that belong into the wheel."""
    return {
        path.relative_to(root).as_posix()
        for path in (root / "bridge").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_wheel_holds_the_package_alone_and_wholly(root: Path, wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    metadata = {name for name in names if ".dist-info/" in name}
    assert names - metadata == files(root)
    assert "bridge/py.typed" in names


def test_the_wheel_says_its_name_version_python_and_licence(wheel: Path) -> None:
    folder = f"mlir_bridge-{__version__}.dist-info"
    with zipfile.ZipFile(wheel) as archive:
        said = message_from_string(archive.read(f"{folder}/METADATA").decode())
        licence = archive.read(f"{folder}/licenses/LICENSE").decode()
    assert said["Name"] == "mlir-bridge"
    assert said["Requires-Python"] == ">=3.11"
    assert said["License-Expression"] == "Apache-2.0 WITH LLVM-exception"
    assert "LLVM Exceptions" in licence


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_works_from_the_wheel_alone(installed: Path, name: str) -> None:
    script = installed / "bin" / name
    shown = run(script, "--version", cwd=installed, path=str(installed))
    assert __version__ in shown


def test_the_wheel_has_no_other_command(installed: Path) -> None:
    names = {path.name for path in (installed / "bin").iterdir()}
    assert names == set(COMMANDS)


def test_the_package_works_from_the_wheel_alone(installed: Path) -> None:
    code = "import bridge; print(bridge.__file__); bridge.parse('')"
    shown = run("-c", code, cwd=installed, path=str(installed))
    assert Path(shown.strip()) == installed / "bridge" / "__init__.py"
