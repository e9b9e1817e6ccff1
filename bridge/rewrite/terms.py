"""Patterns written as two terms: what is looked for, and what comes in its place.

>>> TermPattern("arith", "addi(addi(x, A), B)", "addi(x, A + B)")

A term is a call of an op of the dialect, without the dialect's name. Small names are
values, the same name the same value; each capital one is a constant integer that is no
vector. On the left, a number is a constant of this value, or a splat of it, and `true`
and `false` are constants of type `i1`; on the right they are made, of the type of the
value beside them. Upstream: declarative rewrite rules (DRR).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Final

from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.locations import Location, fuse
from bridge.ir.types import I1, Type
from bridge.op.folding import constant_like, constant_of, number_of
from bridge.rewrite.constants import materialize_constant
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Match", "TermPattern"]

Entries = Mapping[str, Attribute]


class Match:
    """What a term was found to be."""

    def __init__(self) -> None:
        self.ops: list[Operation] = []
        """The operations of its calls, the outermost first."""
        self.values: dict[str, Value] = {}
        self.constants: dict[str, IntegerAttr] = {}
        self._inner: list[Operation] = []
        """What is inside, constants too, each after what it uses."""

    @property
    def location(self) -> Location:
        """Those of the operations, as upstream fuses them.

        It takes as many as there are calls, though constants come before their users.
        """
        found = [self.ops[0], *self._inner][: len(self.ops)]
        return fuse([op.location for op in found])

    def type_of(self, name: str) -> Type:
        """The type of a value."""
        return self.values[name].type

    def term(self, node: ast.expr, value: Value, dialect: str) -> bool:
        """Whether a value is what a term says."""
        match node:
            case ast.Call(func=ast.Name(id=op), args=operands):
                made = value.defining_op
                if made is None:
                    return False
                matches = self.call(f"{dialect}.{op}", operands, made, dialect)
                self._inner.append(made)
                return matches
            case ast.Name(id=name) if name.isupper():
                return self._constant(name, value)
            case ast.Name(id=name) if name in _BITS:
                return value.type is I1 and self._number(_BITS[name], value)
            case ast.Name(id=name):
                return self.values.setdefault(name, value) is value
            case _:
                return self._number(ast.literal_eval(node), value)

    def call(
        self, name: str, terms: list[ast.expr], op: Operation, dialect: str
    ) -> bool:
        """Whether an operation is an op applied to what terms say."""
        if op.name != name or len(op.operands) != len(terms):
            return False
        self.ops.append(op)
        pairs = zip(terms, op.operands, strict=True)
        return all(self.term(term, value, dialect) for term, value in pairs)

    def _constant(self, name: str, value: Value) -> bool:
        found = constant_of(value)
        if not isinstance(found, IntegerAttr):
            return False
        self._note(value)
        return self.constants.setdefault(name, found) == found

    def _number(self, number: int, value: Value) -> bool:
        self._note(value)
        return number_of(constant_of(value)) == number

    def _note(self, value: Value) -> None:
        if value.defining_op is not None:
            self._inner.append(value.defining_op)


_BITS: Final = {"true": -1, "false": 0}

Accept = Callable[[Match], bool]
Properties = Callable[[Match], Entries]


class TermPattern(Pattern):
    """A pattern of two terms; see the module's docstring.

    `where` says what else must hold; `properties` those of the outermost new operation.
    Raises `ValueError` where the source is no call, and `SyntaxError` for no term.
    """

    def __init__(
        self,
        dialect: str,
        source: str,
        target: str,
        *,
        where: Accept | None = None,
        properties: Properties | None = None,
    ) -> None:
        looked_for = ast.parse(source, mode="eval").body
        if not isinstance(looked_for, ast.Call):
            raise ValueError(f"terms: {source!r} is no call of an op")
        self.source, self.target = source, target
        self._source = looked_for
        self._target = ast.parse(target, mode="eval").body
        self._dialect = dialect
        self._where = where
        self._properties = properties
        self._root = f"{dialect}.{ast.unparse(looked_for.func)}"
        self.roots = (self._root,)
        # As many as operations are looked at, as upstream has it.
        self.benefit = sum(isinstance(n, ast.Call) for n in ast.walk(looked_for))

    @property
    def name(self) -> str:
        return f"{self.source} -> {self.target}"

    def rewrite(self, op: Operation, rewriter: Rewriter) -> None:
        match = Match()
        if not match.call(self._root, self._source.args, op, self._dialect):
            return
        if self._where is not None and not self._where(match):
            return
        rewriter.location = match.location
        new = _Maker(match, rewriter, self._dialect)
        entries = {} if self._properties is None else self._properties(match)
        rewriter.replace(op, new.made(self._target, op.results[0].type, entries))


class _Maker:
    """Makes what a term says of what another one matched."""

    def __init__(self, match: Match, rewriter: Rewriter, dialect: str) -> None:
        self._match = match
        self._rewriter = rewriter
        self._dialect = dialect

    def made(
        self, node: ast.expr, ty: Type | None = None, properties: Entries | None = None
    ) -> Value:
        """The value of a term; without a type, an op has its first operand's."""
        match node:
            case ast.Call(func=ast.Name(id=op), args=terms):
                operands = self._operands(terms)
                result = operands[0].type if ty is None else ty
                return self._rewriter(
                    f"{self._dialect}.{op}",
                    operands,
                    [result],
                    properties=properties or {},
                ).result
            case ast.Name(id=name) if name in self._match.values:
                return self._match.values[name]
        raise AssertionError(ast.unparse(node))  # pragma: no cover

    def _operands(self, terms: list[ast.expr]) -> list[Value]:
        """Constants among them are of the type of the other values."""
        found = [None if _is_constant(term) else self.made(term) for term in terms]
        (beside, *_) = [value.type for value in found if value is not None]
        return [
            self._constant(term, beside) if value is None else value
            for term, value in zip(terms, found, strict=True)
        ]

    def _constant(self, node: ast.expr, ty: Type) -> Value:
        attr = constant_like(ty, self._number(node))
        assert attr is not None  # what is beside it is an integer, or of integers
        made = materialize_constant(self._dialect, attr, ty, self._rewriter.location)
        assert made is not None
        return self._rewriter.insert(made).result

    def _number(self, node: ast.expr) -> int:
        match node:
            case ast.Name(id=name):
                known = self._match.constants.get(name)
                return _BITS[name] if known is None else known.signed
            case ast.BinOp(left=lhs, op=operator, right=rhs):
                compute = _ARITHMETIC[type(operator)]
                return compute(self._number(lhs), self._number(rhs))
            case _:
                number: int = ast.literal_eval(node)
                return number


_ARITHMETIC: Final[Mapping[type[ast.operator], Callable[[int, int], int]]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
}


def _is_constant(node: ast.expr) -> bool:
    if isinstance(node, ast.Name):
        return node.id.isupper() or node.id in _BITS
    return not isinstance(node, ast.Call)
