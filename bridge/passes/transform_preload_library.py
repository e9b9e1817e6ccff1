"""`transform-preload-library`: named sequences of files, for the interpreter after it.

As upstream's pass of this name; upstream keeps what it read in the context, here the
pass keeps it, and the interpreter asks those before it in its pipeline.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

from bridge.dialects import builtin, transform
from bridge.errors import Diagnostic, Error, PassFailed, Position
from bridge.ir.attributes import UNIT
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTable, symbol_name, visibility
from bridge.op.registry import REFERENCE
from bridge.passes.registry import Pass
from bridge.source import Source
from bridge.text.module import read_module
from bridge.verifier import verify

__all__ = ["TransformPreloadLibrary", "merge_into"]


class TransformPreloadLibrary(Pass, name="transform-preload-library"):
    """Preload transform dialect library."""

    transform_library_paths: str = ""

    @cached_property
    def library(self) -> Operation:
        """The symbols of all files; raises `PassFailed` where one cannot be read."""
        named: dict[str, object] = {"transform.with_named_sequence": UNIT}
        merged = builtin.ModuleOp(sym_name="__transform", attributes=named)
        for path in _files(self.transform_library_paths.split(",")):
            merge_into(merged, _read(path))
        return merged

    def run(self, op: Operation) -> None:
        self.library  # noqa: B018  what is wrong with it is told here


def _files(paths: Sequence[str]) -> Iterator[Path]:
    for given in filter(None, paths):
        path = Path(given)
        if path.is_file():
            yield path
        elif path.is_dir():
            yield from sorted(path.glob("*.mlir"))
        else:
            text = f"'{given}' is neither a file nor a directory"
            raise PassFailed(Diagnostic("error", text, Position(given, 0, 0)))


def _read(path: Path) -> Operation:
    try:
        source = Source.of(path.read_bytes(), str(path))
        module = read_module(source, allow_unregistered=False, registry=REFERENCE)
        verify(module)
    except OSError as error:
        text = f"failed to open transform file: {error.strerror}"
        where = Position(str(path), 0, 0)
        raise PassFailed(Diagnostic("error", text, where)) from None
    except Error as error:
        raise PassFailed(*error.diagnostics) from None
    return module


def merge_into(target: Operation, other: Operation) -> None:
    """Moves symbols of a module to another.

    Private ones whose names are taken are renamed, declarations give way to what they
    declare. Raises `PassFailed` where two others have the same name.
    """
    table, given = SymbolTable(target), SymbolTable(other)
    for name in list(given):
        found = table.get(name)
        if found is None:
            continue
        ours, theirs = found, given[name]
        if _declares(ours, theirs):
            _check_same_type(ours, theirs)
            table.erase(ours)
        elif _declares(theirs, ours):
            _check_same_type(theirs, ours)
            given.erase(theirs)
        elif visibility(ours) == "private":
            table.rename(ours, _free_name(name, table, given))
        elif visibility(theirs) == "private":
            given.rename(theirs, _free_name(name, table, given))
        else:
            note = Diagnostic("note", "previously defined here", theirs.position)
            raise PassFailed(_told(ours, f"doubly defined symbol @{name}", note))
    for op in list(other.body):
        if symbol_name(op) is not None:
            op.detach()
            target.body.append(op)


def _declares(op: Operation, other: Operation) -> bool:
    """Whether a sequence has no body, and another may be its own."""
    if not isinstance(op, transform.NamedSequenceOp) or op.regions[0].blocks:
        return False
    return isinstance(other, transform.NamedSequenceOp) and (
        visibility(other) == "public" or not other.regions[0].blocks
    )


def _check_same_type(op: Operation, other: Operation) -> None:
    ty = other.get("function_type")
    if op.get("function_type") != ty:
        text = f"external definition has a mismatching signature ('{ty}')"
        raise PassFailed(_told(op, text))


def _told(op: Operation, text: str, *notes: Diagnostic) -> Diagnostic:
    return Diagnostic("error", text, op.position, notes)


def _free_name(name: str, *tables: SymbolTable) -> str:
    number = 0
    while any(f"{name}_{number}" in table for table in tables):
        number += 1
    return f"{name}_{number}"
