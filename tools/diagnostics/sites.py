"""The places of a module where a diagnostic is made, and their recording.

A site is a `raise`, a call that makes a diagnostic and leaves the raising to others, or
a text that is returned as one. It is named by file, function and message, so that code
may move without the name changing.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

RECORDER: Final = "__executed__"
"""The name, among the builtins, of what instrumented code calls with a site."""

MAKERS: Final = frozenset(
    {
        "bare_error",
        "print_error",
        "invalid_at",
        "plain_error",
        "NestedParseError",
        "Diagnostic",
        "error",
        "fault",
        "Invalid",
        "Malformed",
        "op_error",
        "op_error_here",
        "report",
        "ParseError",
        "Unsupported",
        "warn",
        "wrong_token",
    }
)
"""What makes a diagnostic of a text that it is given."""

OTHERS: Final = frozenset({"NoCodec", "UnknownParameter", "Unread"})
"""Exceptions that are caught by us alone, and tell nobody anything."""

_PROSE: Final = 3
"""Words in a returned text, from which on it is taken for a diagnostic."""

_WORD: Final = re.compile(r"[A-Za-z]{2,}")


class Site(NamedTuple):
    """A place where a diagnostic is made."""

    file: str
    function: str
    message: str
    again: int
    """How many sites before it have the same file, function and message."""

    @property
    def name(self) -> str:
        """What it is called by in records and lists, on one line."""
        name = f"{self.file}: {self.function}: {self.message}"
        return f"{name} #{self.again + 1}" if self.again else name


def sites(source: str, file: str) -> list[Site]:
    """The sites of a module, in the order of its text."""
    return _instrumented(source, file).found


def instrument(source: str, file: str) -> ast.Module:
    """A module whose sites call `RECORDER` with their names when they are executed."""
    return _instrumented(source, file).tree


class _Instrumented(ast.NodeTransformer):
    def __init__(self, tree: ast.Module, file: str) -> None:
        self.found: list[Site] = []
        self._file = file
        self._scopes: list[str] = []
        self.tree: ast.Module = ast.fix_missing_locations(self.visit(tree))

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._inside(node, node.name)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._inside(node, node.name)

    def _inside(self, node: ast.AST, name: str) -> ast.AST:
        self._scopes.append(name)
        self.generic_visit(node)
        self._scopes.pop()
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST | list[ast.stmt]:
        if not isinstance(node.exc, ast.Call) or _tells_nobody(node.exc):
            return node
        recorded = ast.Expr(self._record(node.exc))
        return [ast.copy_location(recorded, node), node]

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if _callee(node) in MAKERS and any(map(_is_message, node.args)):
            return self._recorded(node)
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        if node.value is not None and self._scopes[-1:] != ["__repr__"]:
            node.value = self._recorded_texts(node.value)
        return node

    def visit_Yield(self, node: ast.Yield) -> ast.AST:
        self.generic_visit(node)
        if node.value is not None:
            node.value = self._recorded_texts(node.value)
        return node

    def _recorded_texts(self, value: ast.expr) -> ast.expr:
        """A returned text; where it depends on a condition, each of the two."""
        if isinstance(value, ast.IfExp):
            value.body = self._recorded_texts(value.body)
            value.orelse = self._recorded_texts(value.orelse)
        elif len(_WORD.findall(_text(value))) >= _PROSE:
            return self._recorded(value)
        return value

    def _recorded(self, value: ast.expr) -> ast.expr:
        """`(record(site), value)[1]`."""
        pair = ast.Tuple([self._record(value), value], ast.Load())
        found = ast.Subscript(pair, ast.Constant(1), ast.Load())
        return ast.copy_location(found, value)

    def _record(self, made: ast.expr) -> ast.Call:
        function = ".".join(self._scopes) or "<module>"
        words = (self._file, function, _message(made))
        again = sum(site[:3] == words for site in self.found)
        site = Site(*words, again)
        self.found.append(site)
        recorder = ast.Name(RECORDER, ast.Load())
        return ast.Call(recorder, [ast.Constant(site.name)], [])


def _instrumented(source: str, file: str) -> _Instrumented:
    return _Instrumented(ast.parse(source), file)


def _callee(call: ast.Call) -> str:
    called = call.func
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _tells_nobody(call: ast.Call) -> bool:
    """Whether it is one of Python's errors, or one that never leaves us."""
    name = _callee(call)
    return hasattr(builtins, name) or name in OTHERS


def _text(node: ast.expr) -> str:
    """What is written in a string literal; "" for what is none."""
    if isinstance(node, ast.BinOp):
        return _text(node.left) + _text(node.right)
    pieces = node.values if isinstance(node, ast.JoinedStr) else [node]
    constants = [piece.value for piece in pieces if isinstance(piece, ast.Constant)]
    return "".join(text for text in constants if isinstance(text, str))


def _is_message(node: ast.expr) -> bool:
    return " " in _text(node).strip("\n")


def _message(made: ast.expr) -> str:
    """The text itself where it is written there, else the whole expression."""
    texts: Sequence[ast.expr] = [made]
    if isinstance(made, ast.Call):
        texts = [arg for arg in made.args if _is_message(arg)]
    shown = ast.unparse(texts[-1] if texts else made)
    return " ".join(shown.split())
