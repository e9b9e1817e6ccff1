"""Shared libraries that compiled code may call, as upstream's runner takes them."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

PROVIDED: Final = ("mlir_c_runner_utils", "mlir_runner_utils", "mlir_float16_utils")
"""Upstream's runner libraries whose functions `runtime.ROUTINES` has, where LLVM is not
installed: naming them without having them is no mistake."""


@dataclass(frozen=True, slots=True)
class Libraries:
    """Libraries that were found, in their order."""

    paths: tuple[str, ...] = ()
    _opened: tuple[ctypes.CDLL, ...] = ()

    @staticmethod
    def of(names: Iterable[str]) -> tuple[Libraries, list[str]]:
        """The libraries of these files, and what is wrong with the others."""
        paths: list[str] = []
        opened: list[ctypes.CDLL] = []
        wrong: list[str] = []
        for name in names:
            path = os.path.abspath(name)
            try:
                with open(path, "rb"):
                    opened.append(ctypes.CDLL(path))
            except OSError as error:
                if not _is_provided(path):
                    wrong.append(_complaint(path, error))
                continue
            paths.append(path)
        return Libraries(tuple(paths), tuple(opened)), wrong

    @staticmethod
    def required(names: Iterable[str]) -> Libraries:
        """The libraries of these files; raises `ValueError` where one is none."""
        found, wrong = Libraries.of(names)
        if wrong:
            raise ValueError(wrong[0])
        return found

    def define(self, name: str) -> bool:
        """Whether one of them has a function of this name."""
        return any(hasattr(library, name) for library in self._opened)


NO_LIBRARIES: Final = Libraries()


def _is_provided(path: str) -> bool:
    """Whether a missing file is one that nobody misses."""
    stem = os.path.basename(path).partition(".")[0]
    return not os.path.exists(path) and stem.removeprefix("lib") in PROVIDED


def _complaint(path: str, error: OSError) -> str:
    """Upstream's message for a library that it cannot use."""
    if error.strerror:
        return f"Failed to create MemoryBuffer for: {path}\nError: {error.strerror}"
    return f"Could not load {path}:\n  {error}"
