"""Text of affine expressions, maps and integer sets, in both directions.

(d0, d1)[s0] -> (d0 + s0, d1 mod 4)        a map
(d0)[s0] : (d0 >= 0, s0 - d0 == 0)         an integer set
%i + symbol(%n) * 2                        subscripts, over SSA values
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal
from weakref import WeakKeyDictionary

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
from bridge.text.tokens import Cursor, Token

# Printing --------------------------------------------------------------------------

_SPELLING: Final[dict[type[AffineBinary], str]] = {
    AffineAdd: " + ",
    AffineMul: " * ",
    AffineFloorDiv: " floordiv ",
    AffineCeilDiv: " ceildiv ",
    AffineMod: " mod ",
}

Names = Callable[[int], str]
"""Gives the name of the dimension or symbol at a position."""


def _dim_name(position: int) -> str:
    return f"d{position}"


def _symbol_name(position: int) -> str:
    return f"s{position}"


def print_expr(
    expr: AffineExpr, dims: Names = _dim_name, symbols: Names = _symbol_name
) -> str:
    """The text of an expression."""
    pieces: list[str] = []
    # What is still to be written, the next at the end: text, or an expression and
    # whether it must be closed in parentheses where it is an operation.
    stack: list[str | tuple[AffineExpr, bool]] = [(expr, False)]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            pieces.append(item)
            continue
        node, closed = item
        if isinstance(node, AffineBinary):
            if closed:
                pieces.append("(")
                stack.append(")")
            stack += _operation(node)
        elif isinstance(node, AffineConstant):
            pieces.append(str(node.value))
        elif isinstance(node, AffineDim):
            pieces.append(dims(node.position))
        elif isinstance(node, AffineSymbol):
            pieces.append(symbols(node.position))
    return "".join(pieces)


def _operation(node: AffineBinary) -> tuple[str | tuple[AffineExpr, bool], ...]:
    """What an operation is written as, the last piece first."""
    lhs, rhs = node.lhs, node.rhs
    if isinstance(node, AffineAdd):
        return _sum(lhs, rhs)
    if isinstance(node, AffineMul) and _constant(rhs) == -1:
        return (lhs, True), "-"
    return (rhs, True), _SPELLING[type(node)], (lhs, True)


def _sum(lhs: AffineExpr, rhs: AffineExpr) -> tuple[str | tuple[AffineExpr, bool], ...]:
    """A sum, which is a difference where the right operand is seen to be negative."""
    constant = _constant(rhs)
    if constant < 0:
        return f" - {_negated(constant)}", (lhs, False)
    if isinstance(rhs, AffineMul):
        factor = _constant(rhs.rhs)
        if factor == -1:
            closed = isinstance(rhs.lhs, AffineAdd)
            return (rhs.lhs, closed), " - ", (lhs, False)
        if factor < -1:
            return f" * {_negated(factor)}", (rhs.lhs, True), " - ", (lhs, False)
    return (rhs, False), " + ", (lhs, False)


def _constant(expr: AffineExpr) -> int:
    return expr.value if isinstance(expr, AffineConstant) else 0


def _negated(value: int) -> int:
    """The negation in 64 bits, whose smallest value is its own."""
    return value if value == -(1 << 63) else -value


_map_texts: Final[WeakKeyDictionary[AffineMap, str]] = WeakKeyDictionary()
_set_texts: Final[WeakKeyDictionary[IntegerSet, str]] = WeakKeyDictionary()
_templates: Final[WeakKeyDictionary[AffineMap, str]] = WeakKeyDictionary()


def print_map(map_: AffineMap) -> str:
    """The text of a map, without `affine_map<>` around it."""
    text = _map_texts.get(map_)
    if text is None:
        results = ", ".join([print_expr(result) for result in map_.results])
        text = f"{_inputs(map_)} -> ({results})"
        _map_texts[map_] = text
    return text


def print_set(set_: IntegerSet) -> str:
    """The text of an integer set, without `affine_set<>` around it."""
    text = _set_texts.get(set_)
    if text is None:
        constraints = ", ".join(
            [
                print_expr(constraint) + (" == 0" if is_equality else " >= 0")
                for constraint, is_equality in zip(
                    set_.constraints, set_.eq_flags, strict=True
                )
            ]
        )
        text = f"{_inputs(set_)} : ({constraints})"
        _set_texts[set_] = text
    return text


def _inputs(node: AffineMap | IntegerSet) -> str:
    dims = ", ".join(map(_dim_name, range(node.num_dims)))
    symbols = ", ".join(map(_symbol_name, range(node.num_symbols)))
    return f"({dims})[{symbols}]" if symbols else f"({dims})"


def print_subscripts(map_: AffineMap, operands: Sequence[str]) -> str:
    """The results of a map over named values, as `affine.load` has them.

    `operands` names the dimensions, then the symbols.
    """
    template = _templates.get(map_)
    if template is None:
        first = map_.num_dims
        template = ", ".join(
            [
                print_expr(result, _placeholder, lambda i: f"symbol({{{first + i}}})")
                for result in map_.results
            ]
        )
        _templates[map_] = template
    return template.format(*operands)


def _placeholder(position: int) -> str:
    return f"{{{position}}}"


# Reading ---------------------------------------------------------------------------

Operand = Callable[[int, bool], int]
"""Reads the SSA value at an offset, a symbol or not, and gives the offset behind it.

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


def read_map(text: str, pos: int = 0) -> tuple[AffineMap, int]:
    """The map at `pos`, `(d0) -> (d0)`, and the offset behind it.

    Raises `Unreadable`.
    """
    reader = _Reader(text, pos)
    with deep:
        found = reader.map_or_set()
    if isinstance(found, IntegerSet):
        start = Cursor(reader.cursor.source, pos)
        raise start.error("expected AffineMap, but got IntegerSet")
    return found, reader.cursor.pos


def read_set(text: str, pos: int = 0) -> tuple[IntegerSet, int]:
    """The integer set at `pos`, `(d0) : (d0 >= 0)`, and the offset behind it.

    Raises `Unreadable`.
    """
    reader = _Reader(text, pos)
    with deep:
        found = reader.map_or_set()
    if isinstance(found, AffineMap):
        start = Cursor(reader.cursor.source, pos)
        raise start.error("expected IntegerSet, but got AffineMap")
    return found, reader.cursor.pos


def read_map_or_set(text: str, pos: int = 0) -> tuple[AffineMap | IntegerSet, int]:
    """The map or set at `pos`, and the offset behind it; raises `Unreadable`."""
    reader = _Reader(text, pos)
    with deep:
        return reader.map_or_set(), reader.cursor.pos


def read_expr(
    text: str, pos: int = 0, names: Mapping[str, AffineExpr] | None = None
) -> tuple[AffineExpr, int]:
    """The expression at `pos` over named inputs, and the offset behind it.

    Raises `Unreadable`.
    """
    reader = _Reader(text, pos)
    reader.names.update(names or {})
    with deep:
        return reader.expr(), reader.cursor.pos


def read_subscripts(
    text: str, pos: int, operand: Operand, delimiters: Delimiters = "[]"
) -> tuple[AffineMap, int]:
    """The subscripts at `pos`, `[%i + 1, symbol(%n)]`, as a map, and what is behind.

    Raises `Unreadable`, and what `operand` raises.
    """
    reader = _Reader(text, pos, operand)
    results: list[AffineExpr] = []
    with deep:
        reader.list(delimiters, lambda: results.append(reader.expr()), " in affine map")
    map_ = AffineMap(reader.num_dims, reader.num_symbols, tuple(results))
    return map_, reader.cursor.pos


def read_expr_of_values(
    text: str, pos: int, operand: Operand
) -> tuple[AffineExpr, int]:
    """The expression over SSA values at `pos`, and the offset behind it.

    Raises `Unreadable`, and what `operand` raises.
    """
    reader = _Reader(text, pos, operand)
    with deep:
        return reader.expr(), reader.cursor.pos


class _Reader:
    """Reads one map, set or expression; all methods raise `Unreadable`.

    Operations of one strength are read in loops, parentheses and signs by recursion.
    """

    def __init__(self, text: str, pos: int, operand: Operand | None = None) -> None:
        self.cursor = Cursor(Source(text), pos)
        self.names: dict[str, AffineExpr] = {}
        self.operand = operand
        self.num_dims = 0
        self.num_symbols = 0

    def map_or_set(self) -> AffineMap | IntegerSet:
        cursor = self.cursor
        self.list("()", self._dim, " in dimensional identifier list")
        if cursor.at("["):
            self.list("[]", self._symbol, " in symbol list")
        if not cursor.accept("->"):
            cursor.expect(":", "expected '->' or ':'")
            return self._set()
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
        """Elements with commas between them, none at all only within delimiters."""
        cursor = self.cursor
        if delimiters:
            cursor.expect(delimiters[0], f"expected '{delimiters[0]}'{where}")
            if cursor.accept(delimiters[1]):
                return
        element()
        while cursor.accept(","):
            element()
        if delimiters:
            cursor.expect(delimiters[1], f"expected '{delimiters[1]}'{where}")

    def _dim(self) -> None:
        self._define(AffineDim(self.num_dims))
        self.num_dims += 1

    def _symbol(self) -> None:
        self._define(AffineSymbol(self.num_symbols))
        self.num_symbols += 1

    def _define(self, expr: AffineExpr) -> None:
        cursor = self.cursor
        token = cursor.peek()
        if not _is_identifier(token):
            raise cursor.wrong_token("expected bare identifier")
        if token.text in self.names:
            raise cursor.error(f"redefinition of identifier '{token.text}'")
        self.names[token.text] = expr
        cursor.take()

    def _constraint(self) -> tuple[AffineExpr, bool]:
        cursor = self.cursor
        lhs = self.expr()
        if cursor.accept(">") and cursor.accept("="):
            return combine(AffineAdd, lhs, negate(self.expr())), False
        if cursor.accept("<") and cursor.accept("="):
            return combine(AffineAdd, self.expr(), negate(lhs)), False
        if cursor.accept("=") and cursor.accept("="):
            return combine(AffineAdd, lhs, negate(self.expr())), True
        raise cursor.error(
            "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"
        )

    def expr(self) -> AffineExpr:
        """Sums and differences of products, from left to right."""
        cursor = self.cursor
        total = self._product(None)
        while True:
            if cursor.accept("+"):
                total = combine(AffineAdd, total, self._product(total))
            elif cursor.accept("-"):
                total = combine(AffineAdd, total, negate(self._product(total)))
            else:
                return total

    def _product(self, left: AffineExpr | None) -> AffineExpr:
        """Products, quotients and remainders, from left to right.

        `left` is what stands before, of interest to a complaint only.
        """
        cursor = self.cursor
        product = self._operand(left)
        token = cursor.peek()
        while token.text in _OPERATIONS:
            cursor.take()
            operand = self._operand(product)
            following = cursor.peek()
            # Upstream complains at the operator that follows where there is one.
            at = following.pos if following.text in _OPERATIONS else token.pos
            if not operand.is_symbolic_or_constant and not (
                token.text == "*" and product.is_symbolic_or_constant
            ):
                message = f"non-affine expression: {_NOT_AFFINE[token.text]}"
                raise cursor.error(message, at)
            product = combine(_OPERATIONS[token.text], product, operand)
            token = following
        return product

    def _operand(self, left: AffineExpr | None) -> AffineExpr:
        cursor = self.cursor
        token = cursor.peek()
        if _is_identifier(token):
            return self._value_symbol() if token.text == "symbol" else self._name()
        if token.kind == "integer":
            return self._integer(token)
        if token.kind == "%":
            return self._value(is_symbol=False)
        if token.kind == "(":
            cursor.take()
            if cursor.at(")"):
                raise cursor.error("no expression inside parentheses")
            inner = self.expr()
            cursor.expect(")", "expected ')'")
            return inner
        if token.kind == "-":
            cursor.take()
            return negate(self._operand(left))
        if left is not None:
            raise cursor.error("missing right operand of binary operator")
        if token.kind in ("+", "*"):
            raise cursor.error("missing left operand of binary operator")
        raise cursor.error("expected affine expression")

    def _name(self) -> AffineExpr:
        expr = self.names.get(self.cursor.peek().text)
        if expr is None:
            raise self.cursor.wrong_token("use of undeclared identifier")
        self.cursor.take()
        return expr

    def _integer(self, token: Token) -> AffineExpr:
        value = int(token.text, 16 if token.text.startswith("0x") else 10)
        if value >= 1 << 63:
            raise self.cursor.error("constant too large for index")
        self.cursor.take()
        return AffineConstant(value)

    def _value_symbol(self) -> AffineExpr:
        cursor = self.cursor
        cursor.take()
        cursor.expect("(", "expected '(' at start of SSA symbol")
        symbol = self._value(is_symbol=True)
        cursor.expect(")", "expected ')' at end of SSA symbol")
        return symbol

    def _value(self, *, is_symbol: bool) -> AffineExpr:
        """An SSA value, a new input where it has not been seen.

        Upstream forgets the number in `%0#1` when it looks for values seen before,
        and so confuses the results of one operation or refuses what it printed.
        """
        cursor = self.cursor
        if self.operand is None:
            raise cursor.wrong_token("unexpected ssa identifier")
        token = cursor.peek()
        if token.kind != "%":
            raise cursor.wrong_token("expected ssa identifier")
        cursor.take()
        number = cursor.peek()
        name = token.text
        if number.kind == "#" and number.text[1:].isdigit():
            cursor.take()
            name += number.text
        expr = self.names.get(name)
        if expr is None:
            cursor.pos = self.operand(token.pos, is_symbol)
            expr = self.names[name] = self._next_input(is_symbol)
        return expr

    def _next_input(self, is_symbol: bool) -> AffineExpr:
        if is_symbol:
            self.num_symbols += 1
            return AffineSymbol(self.num_symbols - 1)
        self.num_dims += 1
        return AffineDim(self.num_dims - 1)


def _is_identifier(token: Token) -> bool:
    return token.kind == "bare" or token.kind == "inttype"
