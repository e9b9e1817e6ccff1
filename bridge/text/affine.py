"""Text of affine expressions, maps and integer sets, in both directions.

(d0, d1)[s0] -> (d0 + s0, d1 mod 4)        a map
(d0)[s0] : (d0 >= 0, s0 - d0 == 0)         an integer set
%i + symbol(%n) * 2                        subscripts, over SSA values
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from typing import Final
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
from bridge.ir.guard import deep
from bridge.text.affine_reader import AffineReader, Delimiters, Operand

# Printing --------------------------------------------------------------------------

_SPELLING: Final[dict[type[AffineBinary], str]] = {
    AffineAdd: " + ",
    AffineMul: " * ",
    AffineFloorDiv: " floordiv ",
    AffineCeilDiv: " ceildiv ",
    AffineMod: " mod ",
}

Names = Callable[[int], str]
"""Returns the name of the dimension or symbol at a position."""


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


def read_map(text: str, pos: int = 0) -> tuple[AffineMap, int]:
    """The map at `pos`, `(d0) -> (d0)`, and the offset after it.

    Raises `ParseError`.
    """
    reader = AffineReader(text, pos)
    found = reader.whole()
    if isinstance(found, IntegerSet):
        raise reader.wrong_kind(pos, "expected AffineMap, but got IntegerSet")
    return found, reader.end


def read_set(text: str, pos: int = 0) -> tuple[IntegerSet, int]:
    """The integer set at `pos`, `(d0) : (d0 >= 0)`, and the offset after it.

    Raises `ParseError`.
    """
    reader = AffineReader(text, pos)
    found = reader.whole()
    if isinstance(found, AffineMap):
        raise reader.wrong_kind(pos, "expected IntegerSet, but got AffineMap")
    return found, reader.end


def read_map_or_set(text: str, pos: int = 0) -> tuple[AffineMap | IntegerSet, int]:
    """The map or set at `pos`, and the offset after it; raises `ParseError`."""
    reader = AffineReader(text, pos)
    return reader.whole(), reader.end


def read_expr(
    text: str, pos: int = 0, names: MutableMapping[str, AffineExpr] | None = None
) -> tuple[AffineExpr, int]:
    """The expression at `pos` over named inputs, and the offset after it.

    Raises `ParseError`.
    """
    reader = AffineReader(text, pos)
    if names is not None:
        reader.names = names
    with deep:
        return reader.expr(), reader.last_end


def read_expr_of_values(
    text: str, pos: int, operand: Operand
) -> tuple[AffineExpr, int]:
    """The expression over SSA values at `pos`, and the offset after it.

    Raises `ParseError`, and what `operand` raises.
    """
    reader = AffineReader(text, pos, operand)
    with deep:
        return reader.expr(), reader.last_end


def read_subscripts(
    text: str, pos: int, operand: Operand, delimiters: Delimiters = "[]"
) -> tuple[AffineMap, int]:
    """The subscripts at `pos`, `[%i + 1, symbol(%n)]`, as a map, and what follows.

    Raises `ParseError`, and what `operand` raises.
    """
    reader = AffineReader(text, pos, operand)
    results: list[AffineExpr] = []
    with deep:
        reader.list(delimiters, lambda: results.append(reader.expr()), " in affine map")
    map_ = AffineMap(reader.num_dims, reader.num_symbols, tuple(results))
    return map_, reader.end if delimiters else reader.last_end
