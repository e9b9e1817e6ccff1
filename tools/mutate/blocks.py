"""Blocks of functions, and a source that tells which of its blocks are executed.

A block is a list of statements of a function, known by the line of its first. Each
tells once that it was reached, by a line appended to a file: no process, however it
ends, loses what it has told.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

VARIABLE: Final = "BRIDGE_REACH"
"""The environment's variable that names the file to append to."""

WATCHER: Final = f'''\
"""Tells which blocks are executed; see tools/mutate/blocks.py."""

import fcntl
import os

_HIGH = 200
_end = -1
if "{VARIABLE}" in os.environ:
    _flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    _low = os.open(os.environ["{VARIABLE}"], _flags, 0o644)
    # Out of the way of descriptors that are closed on purpose.
    _end = fcntl.fcntl(_low, fcntl.F_DUPFD_CLOEXEC, _HIGH)
    os.close(_low)


def watch(file, lines):
    """What a file's blocks ask and call; see `blocks.watched`."""
    hits = bytearray(len(lines))

    def note(index):
        hits[index] = 1
        if _end >= 0:
            os.write(_end, b"%s:%d\\n" % (file.encode(), lines[index]))

    return hits, note
'''
"""The module `bridge/_reach.py` of a watched copy."""


def watched(file: str, source: str) -> str:
    """A source whose blocks tell when they are reached."""
    lines = source.split("\n")
    blocks = [*_blocks(ast.parse(source))]
    for index, (_, place, column) in reversed([*enumerate(blocks)]):
        tell = f"_reach_hits[{index}] or _reach_note({index})"
        lines.insert(place - 1, " " * column + tell)
    numbers = [first for first, _, _ in blocks]
    head = "from bridge._reach import watch as _reach_watch\n"
    head += f"_reach_hits, _reach_note = _reach_watch({file!r}, {numbers})"
    lines.insert(_after_docstring(ast.parse(source)), head)
    return "\n".join(lines)


def block_at(source: str, line: int) -> int:
    """The innermost block that holds a line: the line of its first statement.

    Raises `ValueError` where no function holds the line.
    """
    found = 0
    for first, _, _, last in _spans(ast.parse(source)):
        if first <= line <= last:
            found = max(found, first)
    if not found:
        raise ValueError(f"no function holds line {line}")
    return found


def _blocks(tree: ast.Module) -> list[tuple[int, int, int]]:
    """By block: its first line, and the line and column where a statement can stand."""
    return sorted({(first, place, column) for first, place, column, _ in _spans(tree)})


def _spans(tree: ast.Module) -> Iterator[tuple[int, int, int, int]]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                for body in _bodies(node):
                    if body[0].lineno > getattr(node, "lineno", 0):
                        yield _span(body)


def _span(body: list[ast.stmt]) -> tuple[int, int, int, int]:
    first = body[0]
    start = _start(first)
    place = (first.end_lineno or start) + 1 if _is_docstring(first) else start
    return start, place, first.col_offset, body[-1].end_lineno or start


def _bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The blocks of a statement; an `elif` is not one, as nothing can precede it."""
    if isinstance(node, ast.ClassDef):
        return
    for name in ("body", "orelse", "finalbody"):
        body = getattr(node, name, None)
        if not isinstance(body, list) or not body or _is_ellipsis(body[0]):
            continue
        if not _is_elif(node, name, body):
            yield body


def _is_elif(node: ast.AST, name: str, body: list[ast.stmt]) -> bool:
    if name != "orelse" or not isinstance(node, ast.If):
        return False
    return isinstance(body[0], ast.If) and body[0].col_offset == node.col_offset


def _is_ellipsis(statement: ast.stmt) -> bool:
    """Whether it stands for a body, on the line of its head."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(value, ast.Constant) and value.value is ...


def _start(statement: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(d.lineno for d in decorators)])


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _after_docstring(tree: ast.Module) -> int:
    """How many lines come before what a module does first."""
    ends = [0]
    for statement in tree.body:
        future = (
            isinstance(statement, ast.ImportFrom) and statement.module == "__future__"
        )
        if not future and not _is_docstring(statement):
            break
        ends.append(statement.end_lineno or 0)
    return ends[-1]
