"""A copy of the checkout that changes can be made to."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.mutate.blocks import VARIABLE, WATCHER, watched

ROOT: Final = Path(__file__).resolve().parent.parent.parent

_PASSED_ON: Final = f"""
import os

for _name in ("PYTHONPATH", "{VARIABLE}"):
    if _name in os.environ:
        config.environment[_name] = os.environ[_name]
"""
"""Appended to the copy's `lit.cfg.py`: its cases use the copy, and tell their reach."""


class Copy:
    """What git tracks of the checkout, elsewhere; the virtual environment is shared."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # Times that never repeat: a compiled file of the same second and size would do.
        self._times = itertools.count(1_000_000_000)

    def make(self, of: Path = ROOT) -> None:
        """Copies the checkout, or an earlier copy; what stood there is removed."""
        shutil.rmtree(self.path, ignore_errors=True)
        listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT)
        for name in listed.decode().split("\0")[:-1]:
            target = self.path / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if (of / name).exists():
                shutil.copy2(of / name, target, follow_symlinks=False)
        (self.path / ".venv").symlink_to(ROOT / ".venv")
        config = (of / "lit.cfg.py").read_text().removesuffix(_PASSED_ON)
        (self.path / "lit.cfg.py").write_text(config + _PASSED_ON)

    def watch(self) -> None:
        """Makes the package tell which of its blocks are executed."""
        for path in sorted((self.path / "bridge").rglob("*.py")):
            name = path.relative_to(self.path).as_posix()
            path.write_text(watched(name, path.read_text("utf-8")), "utf-8")
        (self.path / "bridge" / "_reach.py").write_text(WATCHER)

    def sources(self) -> dict[str, bytes]:
        """By file of the package, its text."""
        return {
            path.relative_to(self.path).as_posix(): path.read_bytes()
            for path in sorted((self.path / "bridge").rglob("*.py"))
        }

    def read(self, file: str) -> bytes:
        """The text of a file."""
        return (self.path / file).read_bytes()

    def write(self, file: str, source: bytes) -> None:
        """Puts a text into a file."""
        path = self.path / file
        path.write_bytes(source)
        time = next(self._times)
        os.utime(path, (time, time))

    def environment(self, reach: Path | None = None) -> dict[str, str]:
        """What commands that use the copy are given."""
        shared = os.environ.get("MLIR_BRIDGE_SHARED", str(ROOT.parent / "shared"))
        given = {"PYTHONPATH": str(self.path), "MLIR_BRIDGE_SHARED": shared}
        if reach is not None:
            given[VARIABLE] = str(reach)
        return os.environ | given
