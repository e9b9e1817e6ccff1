"""The reader of affine maps, integer sets and affine expressions.

Its way in is `bridge.text.affine`. What it refuses, with which words and where, is
upstream's doing to the letter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, MutableMapping
from typing import Final, Literal

from bridge.ir.affine import (
    AffineAdd,
    AffineBinary,
    AffineCeilDiv,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
    AffineMap,
    AffineMod,
    AffineMul,
    AffineSymbol,
    IntegerSet,
)
from bridge.ir.affine.expr import combine, negate
from bridge.ir.guard import deep
from bridge.source import Source
from bridge.text.integers import integer_value
from bridge.text.tokens import BARE_ID, SPACE, SUFFIX_ID, Cursor, ParseError, lex

Operand = Callable[[int, bool], int | None]
"""Reads the SSA value at an offset, a symbol or not, and returns the offset after it.

None is for a result that an operation does not have, another of which was read before.

It is called once for each distinct value, in the order of the text; the values become
the dimensions and the symbols in that order, each counted by itself.
"""

Delimiters = Literal["()", "[]", ""]

_NOT_AFFINE: Final = {
    "*": "at least one of the multiply operands has to be either a constant or "
    "symbolic",
    "floordiv": "right operand of floordiv has to be either a constant or symbolic",
    "ceildiv": "right operand of ceildiv has to be either a constant or symbolic",
    "mod": "right operand of mod has to be either a constant or symbolic",
}
_OPERATIONS: Final[dict[str, type[AffineBinary]]] = {
    "*": AffineMul,
    "floordiv": AffineFloorDiv,
    "ceildiv": AffineCeilDiv,
    "mod": AffineMod,
}

_TOKEN: Final = re.compile(
    rf"{SPACE}(?:({BARE_ID})|(->|[()\[\]+*,:<>=-])"
    rf"|(0x[0-9A-Fa-f]++|[0-9]++(?!\.))|(%{SUFFIX_ID}))"
).match
_KINDS: Final = (None, "bare", "punctuation", "integer", "%")
"""The kinds of tokens of affine text, by the groups of `_TOKEN`."""


class AffineReader:
    """Reads one map, set or expression; all methods raise `ParseError`.

    Operations of one strength are read in loops, parentheses and signs by recursion.
    `kind`, `spelling` and `end` are of the token to be read next. It is found when
    the one before is taken, as upstream does, whose diagnostics come in that order.
    """

    def __init__(self, text: str, pos: int, operand: Operand | None = None) -> None:
        self.text = text
        self.names: MutableMapping[str, AffineExpr] = {}
        self.operand = operand
        self.num_dims = 0
        self.num_symbols = 0
        self.kind: str | None = None
        self.spelling = ""
        self.end = self.last_end = pos
        self.take()

    # Tokens -----------------------------------------------------------------------

    def take(self) -> None:
        """Takes the token and finds the next."""
        self.last_end = end = self.end
        found = _TOKEN(self.text, end)
        if found is None:
            self.kind, self.spelling, _, self.end = lex(self.text, end)
        else:
            group = found.lastindex or 0
            self.kind = _KINDS[group]
            self.spelling = found[group]
            self.end = found.end()

    def accept(self, spelling: str) -> bool:
        """Takes the token if it is spelled so."""
        if self.spelling == spelling:
            self.take()
            return True
        return False

    def expect(self, spelling: str, message: str) -> None:
        """Takes the token if it is spelled so, or raises `ParseError`."""
        if self.spelling != spelling:
            raise self.wrong_token(message)
        self.take()

    def error(self, message: str, at: int | None = None) -> ParseError:
        """A diagnostic about the token, or about another location."""
        return self._cursor().error(message, at)

    def wrong_token(self, message: str) -> ParseError:
        """A diagnostic that something is missing before the token."""
        return self._cursor().wrong_token(message)

    def wrong_kind(self, start: int, message: str) -> ParseError:
        """A diagnostic about the whole; an invalid next token is reported first."""
        self.take()
        return Cursor(Source(self.text), start).error(message)

    def _cursor(self) -> Cursor:
        return Cursor(Source(self.text), self.end - len(self.spelling))

    # Maps and sets ----------------------------------------------------------------

    def whole(self) -> AffineMap | IntegerSet:
        """`map_or_set`, whose diagnostics have the location where it stopped."""
        try:
            return self.map_or_set()
        except ParseError as fault:
            # Where there is no token, none has been found since the one taken last.
            found = self.end > self.last_end
            fault.stopped = self.end - (len(self.spelling) if found else 0)
            raise

    def map_or_set(self) -> AffineMap | IntegerSet:
        """A map or a set; the token that ends it is not taken yet."""
        self.list("()", self._dim, " in dimensional identifier list")
        self.take()
        if self.spelling == "[":
            self.list("[]", self._symbol, " in symbol list")
            self.take()
        with deep:
            if self.accept("->"):
                return self._map()
            self.expect(":", "expected '->' or ':'")
            return self._set()

    def _map(self) -> AffineMap:
        results: list[AffineExpr] = []
        self.list("()", lambda: results.append(self.expr()), " in affine map range")
        return AffineMap(self.num_dims, self.num_symbols, tuple(results))

    def _set(self) -> IntegerSet:
        constraints: list[tuple[AffineExpr, bool]] = []
        self.list(
            "()",
            lambda: constraints.append(self._constraint()),
            " in integer set constraint list",
        )
        if not constraints:
            constraints.append((AffineConstant(0), True))
        exprs, flags = zip(*constraints, strict=True)
        return IntegerSet(self.num_dims, self.num_symbols, exprs, flags)

    def list(
        self, delimiters: Delimiters, element: Callable[[], None], where: str
    ) -> None:
        """Elements with commas between them, none at all only within delimiters.

        The closing delimiter is not taken: it may be the last token there is to read.
        """
        if delimiters:
            self.expect(delimiters[0], f"expected '{delimiters[0]}'{where}")
            if self.spelling == delimiters[1]:
                return
        element()
        while self.accept(","):
            element()
        if delimiters and self.spelling != delimiters[1]:
            raise self.wrong_token(f"expected '{delimiters[1]}'{where}")

    def _dim(self) -> None:
        self._define(AffineDim(self.num_dims))
        self.num_dims += 1

    def _symbol(self) -> None:
        self._define(AffineSymbol(self.num_symbols))
        self.num_symbols += 1

    def _define(self, expr: AffineExpr) -> None:
        name = self.spelling
        if self.kind != "bare":
            raise self.wrong_token("expected bare identifier")
        if name in self.names:
            raise self.error(f"redefinition of identifier '{name}'")
        self.names[name] = expr
        self.take()

    def _constraint(self) -> tuple[AffineExpr, bool]:
        lhs = self.expr()
        if self.accept(">") and self.accept("="):
            return combine(AffineAdd, lhs, negate(self.expr())), False
        if self.accept("<") and self.accept("="):
            return combine(AffineAdd, self.expr(), negate(lhs)), False
        if self.accept("=") and self.accept("="):
            return combine(AffineAdd, lhs, negate(self.expr())), True
        raise self.error(
            "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"
        )

    # Expressions ------------------------------------------------------------------

    def expr(self) -> AffineExpr:
        """Sums and differences of products, from left to right."""
        total = self._product(None)
        while True:
            if self.accept("+"):
                total = combine(AffineAdd, total, self._product(total))
            elif self.accept("-"):
                total = combine(AffineAdd, total, negate(self._product(total)))
            else:
                return total

    def _product(self, left: AffineExpr | None) -> AffineExpr:
        """Products, quotients and remainders, from left to right.

        `left` is the operand before, used in diagnostics only.
        """
        product = self._operand(left)
        operator, at = self._operator()
        while operator:
            operand = self._operand(product)
            following, after = self._operator()
            if not operand.is_symbolic_or_constant and not (
                operator == "*" and product.is_symbolic_or_constant
            ):
                # Upstream reports the operator that follows where there is one.
                message = f"non-affine expression: {_NOT_AFFINE[operator]}"
                raise self.error(message, after if following else at)
            product = combine(_OPERATIONS[operator], product, operand)
            operator, at = following, after
        return product

    def _operator(self) -> tuple[str, int]:
        """Takes the operator and returns it and its offset, or an empty string."""
        operator = self.spelling
        if operator not in _OPERATIONS:
            return "", 0
        at = self.end - len(operator)
        self.take()
        return operator, at

    def _operand(self, left: AffineExpr | None) -> AffineExpr:
        kind, spelling = self.kind, self.spelling
        if kind == "bare":
            return self._value_symbol() if spelling == "symbol" else self._name()
        if kind == "integer":
            return self._integer()
        if kind == "%":
            return self._value(is_symbol=False)
        if spelling == "(":
            return self._parenthesised()
        if spelling == "-":
            self.take()
            return negate(self._negated(left))
        if left is not None:
            raise self.error("missing right operand of binary operator")
        if spelling in ("+", "*"):
            raise self.error("missing left operand of binary operator")
        raise self.error("expected affine expression")

    def _negated(self, left: AffineExpr | None) -> AffineExpr:
        try:
            return self._operand(left)
        except ParseError as error:
            error.also.append(self.error("missing operand of negation"))
            raise

    def _parenthesised(self) -> AffineExpr:
        self.take()
        if self.spelling == ")":
            raise self.error("no expression inside parentheses")
        inner = self.expr()
        self.expect(")", "expected ')'")
        return inner

    def _name(self) -> AffineExpr:
        expr = self.names.get(self.spelling)
        if expr is None:
            raise self.wrong_token("use of undeclared identifier")
        self.take()
        return expr

    def _integer(self) -> AffineExpr:
        value = integer_value(self.spelling)
        if value >> 63:
            raise self.error("constant too large for index")
        self.take()
        return AffineConstant(value)

    def _value_symbol(self) -> AffineExpr:
        self.take()
        self.expect("(", "expected '(' at start of SSA symbol")
        symbol = self._value(is_symbol=True)
        self.expect(")", "expected ')' at end of SSA symbol")
        return symbol

    def _value(self, *, is_symbol: bool) -> AffineExpr:
        """An SSA value, a new input where it has not been seen.

        Upstream forgets the number in `%0#1` when it looks for values seen before,
        and so confuses the results of one operation or refuses what it printed. Where
        there is no such result, its way is taken: the number is left to be refused.
        """
        if self.operand is None:
            raise self.wrong_token("unexpected ssa identifier")
        if self.kind != "%":
            raise self.wrong_token("expected ssa identifier")
        bare = name = self.spelling
        start, after = self.end - len(name), self.end
        self.take()
        if self.kind == "#" and self.spelling[1:].isdigit():
            name += self.spelling
            self.take()
        expr = self.names.get(name)
        if expr is None:
            end = self.operand(start, is_symbol)
            self.end = after if end is None else end
            self.take()
            if end is None:
                return next(e for n, e in self.names.items() if n.split("#")[0] == bare)
            expr = self.names[name] = self._next_input(is_symbol)
        return expr

    def _next_input(self, is_symbol: bool) -> AffineExpr:
        if is_symbol:
            self.num_symbols += 1
            return AffineSymbol(self.num_symbols - 1)
        self.num_dims += 1
        return AffineDim(self.num_dims - 1)
