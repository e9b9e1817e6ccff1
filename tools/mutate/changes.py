"""The changes that can be made to a source text, each at one site in a function."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

_COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}

_ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}

_NOT_RUN: Final = frozenset({"annotation", "returns", "decorator_list", "type_params"})
"""Fields of nodes whose text says nothing about what a function does when it runs."""

_LEAVING: Final = (ast.Return, ast.Raise, ast.Continue, ast.Break)


@dataclass(frozen=True, slots=True)
class Change:
    """Other text for the bytes from `start` to `end` of a file."""

    file: str
    line: int
    kind: str
    start: int
    end: int
    new: str

    def applied(self, source: bytes) -> bytes:
        """The source with this change."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def shown(self, source: bytes) -> str:
        """The change on one line."""
        old = " ".join(source[self.start : self.end].decode().split())
        return f"{self.file}:{self.line}: {self.kind}: {old}  ->  {self.new}"


Edit = tuple[str, Any, str]
"""What is changed, the node that goes, and the text that comes."""


def changes_of(file: str, source: bytes) -> list[Change]:
    """Every change of every kind, in the order of the text."""
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    found = []
    for node in _sites(ast.parse(source)):
        for kind, gone, new in _edits(node):
            start = lines[gone.lineno - 1] + gone.col_offset
            end = lines[gone.end_lineno - 1] + gone.end_col_offset
            found.append(Change(file, gone.lineno, kind, start, end, new))
    return sorted(found, key=lambda change: (change.start, change.end, change.kind))


def _sites(tree: ast.Module) -> Iterator[ast.AST]:
    """The nodes of functions that run when these are called."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                yield from _running(statement)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """A node and those in it; functions in functions are met by themselves."""
    if _is_left_out(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in _NOT_RUN:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _running(child)


def _is_left_out(node: ast.AST) -> bool:
    """Docstrings, and the parts of f-strings, whose places Python 3.11 mistakes."""
    text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return text or isinstance(node, ast.JoinedStr | ast.FunctionDef)


def _edits(node: ast.AST) -> Iterator[Edit]:
    make = _KINDS.get(type(node))
    if make is not None:
        yield from make(node)


def _compare(node: Any) -> Iterator[Edit]:
    if len(node.ops) == 1:
        other = _COMPARISONS[type(node.ops[0])]()
        new = ast.Compare(node.left, [other], node.comparators)
        yield "comparison flipped", node, f"({ast.unparse(new)})"


def _boolean(node: Any) -> Iterator[Edit]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    new = ast.BoolOp(other, node.values)
    yield "boolean operator exchanged", node, f"({ast.unparse(new)})"


def _negation(node: Any) -> Iterator[Edit]:
    if isinstance(node.op, ast.Not):
        yield "negation removed", node, f"({ast.unparse(node.operand)})"


def _arithmetic(node: Any) -> Iterator[Edit]:
    if type(node.op) in _ARITHMETIC:
        new = ast.BinOp(node.left, _ARITHMETIC[type(node.op)](), node.right)
        yield "arithmetic operator exchanged", node, f"({ast.unparse(new)})"


def _constant(node: Any) -> Iterator[Edit]:
    match node.value:
        case bool():
            yield "constant changed", node, str(not node.value)
        case int():
            yield "constant changed", node, str(node.value + 1)
        case str():
            yield "constant changed", node, repr(node.value + "?")
        case _:
            return


def _guard(node: Any) -> Iterator[Edit]:
    if isinstance(node.body[-1], _LEAVING):
        yield "guard removed", node.test, "False"


def _raise(node: Any) -> Iterator[Edit]:
    yield "raise removed", node, "pass"


def _return(node: Any) -> Iterator[Edit]:
    if node.value is not None and not _is_none(node.value):
        yield "return value dropped", node, "return None"


def _call(node: Any) -> Iterator[Edit]:
    if isinstance(node.value, ast.Call):
        yield "call removed", node, "pass"


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


_KINDS: Final[dict[type[ast.AST], Callable[[Any], Iterator[Edit]]]] = {
    ast.Compare: _compare,
    ast.BoolOp: _boolean,
    ast.UnaryOp: _negation,
    ast.BinOp: _arithmetic,
    ast.Constant: _constant,
    ast.If: _guard,
    ast.Raise: _raise,
    ast.Return: _return,
    ast.Expr: _call,
}
