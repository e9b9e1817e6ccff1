"""Loaded by every Python that has this folder in PYTHONPATH: records diagnostics.

Where `MLIR_BRIDGE_DIAGNOSTICS` names a folder, the modules of `bridge` are instrumented
as they are imported, and each site that is executed is appended to a file there when it
is executed first: a process may be killed, fork, or end without a word. Bytecode of
instrumented modules has a folder of its own.
"""

from __future__ import annotations

import builtins
import os
import sys
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType

ROOT: Final = Path(__file__).resolve().parents[3]
FOLDER: Final = os.environ.get("MLIR_BRIDGE_DIAGNOSTICS", "")
_OURS: Final = str(ROOT / "bridge") + os.sep

_executed: Final[set[str]] = set()


def _record(site: str) -> None:
    """Appends a site to the record, once in a process."""
    if site in _executed:
        return
    _executed.add(site)
    with suppress(OSError):
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
        descriptor = os.open(os.path.join(FOLDER, "executed.txt"), flags, 0o644)
        os.write(descriptor, (site + "\n").encode())
        os.close(descriptor)


def _kept(path: str) -> str:
    """Where a file of bytecode is: all bytecode is of instrumented modules here."""
    if not path.endswith(".pyc"):
        return path
    version = int((ROOT / "tools/diagnostics/sites.py").stat().st_mtime)
    folder = f"bytecode-{sys.implementation.cache_tag}-{version}"
    return os.path.join(FOLDER, folder, os.path.relpath(path, ROOT))


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType | None:
        # Always kept, even under PYTHONDONTWRITEBYTECODE: that is about the checkout.
        before, sys.dont_write_bytecode = sys.dont_write_bytecode, False
        try:
            return super().get_code(fullname)
        finally:
            sys.dont_write_bytecode = before

    def get_data(self, path: str) -> bytes:
        return super().get_data(_kept(path))

    def set_data(self, path: str, data: Any, *, _mode: int = 0o644) -> None:
        super().set_data(_kept(path), data, _mode=_mode)

    def source_to_code(  # type: ignore[override]
        self, data: Any, path: Any, **options: Any
    ) -> CodeType:
        from tools.diagnostics.sites import instrument

        file = os.path.relpath(path, ROOT)
        tree = instrument(bytes(data).decode(), file)
        code: CodeType = compile(tree, path, "exec", dont_inherit=True)
        return code


class _Finder(MetaPathFinder):
    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != "bridge":
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or not isinstance(spec.loader, SourceFileLoader):
            return spec
        origin = spec.origin
        if origin and origin.startswith(_OURS):
            spec.loader = _Loader(fullname, origin)
        return spec


if FOLDER:
    setattr(builtins, "__executed__", _record)  # noqa: B010
    sys.meta_path.insert(0, _Finder())
