"""Builds the compiled core, `bridge/native/core`, in place; see `bridge.native`.

The build backend runs it for each wheel and each installation of a checkout, and the
Makefile where its sources have changed: `python -m tools.build_native`. The core is
optional: where there is no compiler, or `MLIR_BRIDGE_PURE` is set, the package is built
without it.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "bridge.native.core"


class NativeCore(BuildHookInterface[Any]):
    """Adds the core to what is built, where it can be."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a wheel is made: one with the core is of this Python alone."""
        if os.environ.get("MLIR_BRIDGE_PURE"):
            return
        try:
            build(Path(self.root))
        except Exception as error:
            self.app.display_warning(f"built without the compiled core: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"].append("bridge/native/core.*")


def build(root: Path) -> None:
    """Compiles the core into the package; raises where that fails."""
    cythonize = import_module("Cython.Build").cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    folder = root / "bridge" / "native"
    before = Path.cwd()
    with TemporaryDirectory() as temporary:
        os.chdir(root)
        try:
            source = os.path.relpath(folder / "core.pyx", root)
            flags = [] if os.name == "nt" else ["-O2", "-g0"]
            extension = Extension(NAME, [source], extra_compile_args=flags)
            made = cythonize([extension], build_dir=temporary, quiet=True)
            command = build_ext(Distribution({"name": "bridge", "ext_modules": made}))
            command.inplace = True
            command.build_temp = temporary
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)


if __name__ == "__main__":
    build(Path(__file__).resolve().parent.parent)
    sys.stdout.write("built bridge/native/core\n")
