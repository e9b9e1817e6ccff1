"""Plug-ins: files and packages of Python that bring passes, patterns and dialects.

What they bring is known once they are imported. An installed distribution names its
modules as entry points of the group `bridge.plugins`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import TYPE_CHECKING, Final, TypeVar

from bridge.arguments import one
from bridge.errors import Diagnostic, Malformed, Position
from bridge.later import deferred

if TYPE_CHECKING:
    import pathlib
    import traceback
else:
    pathlib = deferred("pathlib")
    traceback = deferred("traceback")

__all__ = ["GROUP", "load", "load_installed"]

GROUP: Final = "bridge.plugins"
"""The group of entry points."""

T = TypeVar("T")

_LOADED: Final[dict[str, ModuleType]] = {}


def load(name: str) -> ModuleType:
    """Imports a plug-in, once: a file, a folder with `__init__.py`, or a module's name.

    Modules beside a file can be imported by it. Raises `Malformed`, at the plug-in's
    line, where it cannot be imported.
    """
    one(str, name, "name", "load")
    if not _is_path(name):
        return _guarded(name, lambda: import_module(name))
    path = pathlib.Path(name).resolve()
    key = str(path)
    if key not in _LOADED:
        _LOADED[key] = _guarded(name, lambda: _import_file(path))
    return _LOADED[key]


def load_installed() -> list[str]:
    """Imports the plug-ins of installed distributions; their names.

    Raises `Malformed` as `load` does.
    """
    if not any(_declares(entry) for entry in sys.path):
        return []
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    for entry in found:
        _guarded(entry.value, entry.load)
    return [entry.name for entry in found]


def _declares(folder: str) -> bool:
    """Whether a distribution in a folder has entry points of the group.

    Reading their names is much faster than loading what reads all about them.
    """
    if not os.path.isdir(folder):
        return False
    names = [name for name in os.listdir(folder) if name.endswith("-info")]
    return any(_mentions(os.path.join(folder, name)) for name in names)


def _mentions(folder: str) -> bool:
    path = os.path.join(folder, "entry_points.txt")
    try:
        with open(path, "rb") as file:
            return f"[{GROUP}]".encode() in file.read()
    except OSError:
        return False


def _is_path(name: str) -> bool:
    return name.endswith(".py") or os.sep in name or os.path.exists(name)


def _import_file(path: pathlib.Path) -> ModuleType:
    is_package = path.is_dir()
    file = path / "__init__.py" if is_package else path
    name = _free_name(path.stem)
    folders = [str(path)] if is_package else None
    spec = spec_from_file_location(name, file, submodule_search_locations=folders)
    if spec is None or spec.loader is None:
        raise ImportError(f"'{path}' is no file of Python")
    beside = str(path.parent)
    if beside not in sys.path:
        sys.path.append(beside)
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _free_name(stem: str) -> str:
    """The name of a file's module, which no other module has."""
    return stem if stem not in sys.modules else f"{stem}.{len(_LOADED)}"


def _guarded(name: str, action: Callable[[], T]) -> T:
    try:
        return action()
    except Exception as error:
        raise Malformed(_diagnostic(name, error)) from error


def _diagnostic(name: str, error: Exception) -> Diagnostic:
    if isinstance(error, SyntaxError) and error.filename:
        place = Position(error.filename, error.lineno or 0, error.offset or 0)
        return Diagnostic("error", f"plug-in '{name}': {error.msg}", place)
    own = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith("<") and frame.filename != __file__
    ]
    if isinstance(error, FileNotFoundError) and not own:
        text = f"cannot open plug-in '{name}': {error.strerror}"
        return Diagnostic("error", text)
    kind = type(error).__name__
    text = f"plug-in '{name}': {kind}: {error}"
    if not own:
        return Diagnostic("error", text)
    return Diagnostic("error", text, Position(own[-1].filename, own[-1].lineno or 0, 1))
