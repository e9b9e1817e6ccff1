"""Passes over symbols and maps: test-symbol-rauw and test-affine-walk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bridge import Operation
from bridge.dialects import func
from bridge.ir.affine import AffineBinary, AffineExpr
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    DistinctAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.symbols import (
    is_symbol_table,
    lookup_nearest,
    symbol_name,
    symbol_uses,
)
from bridge.ods.nodes import DefinedAttr
from bridge.ods.rows import is_registered
from bridge.passes import Pass
from test_dialect.output import remark
from test_dialect.passes.printing import post_order

UNKNOWN: Final = (
    "symbol contains an unknown nested operation that 'may' define a new symbol table"
)


class SymbolRauw(Pass, name="test-symbol-rauw", anchor="builtin.module"):
    """Renames the symbols that an attribute names anew."""

    def run(self, op: Operation) -> None:
        if _may_hold_tables(op):
            return
        renamed = {}
        for inner in post_order(op)[:-1]:
            new = inner.get("sym.new_name")
            if isinstance(new, StringAttr) and symbol_name(inner) is not None:
                renamed[inner] = new
        uses = [
            (user, reference, list(_on_the_way(user, reference)))
            for table in _tables(op)
            for user, reference in symbol_uses(table)
        ]
        for inner, new in renamed.items():
            inner.set_property("sym_name", new)
        for user, reference, way in uses:
            names = [symbol_name(symbol) or "" for symbol in way]
            if len(names) == 1 + len(reference.nested):
                made = SymbolRefAttr(names[0], tuple(names[1:]))
                for key, attr in user.attributes.items():
                    user.set_attribute(key, _replaced(attr, reference, made))


def _tables(op: Operation) -> list[Operation]:
    return [op, *[one for one in post_order(op)[:-1] if is_symbol_table(one)]]


def _replaced(attr: Attribute, old: SymbolRefAttr, new: SymbolRefAttr) -> Attribute:
    """An attribute with a reference in it replaced."""
    if isinstance(attr, ArrayAttr):
        return ArrayAttr(tuple([_replaced(one, old, new) for one in attr.elements]))
    if isinstance(attr, DictionaryAttr):
        entries = {key: _replaced(one, old, new) for key, one in attr.items()}
        return DictionaryAttr.of(entries)
    if isinstance(attr, DistinctAttr):
        return DistinctAttr.create(_replaced(attr.referenced, old, new))
    if isinstance(attr, DefinedAttr):
        fields = [getattr(attr, field) for field in type(attr).fields]
        made = [
            _replaced(one, old, new) if isinstance(one, Attribute) else one
            for one in fields
        ]
        return attr if made == fields else type(attr)(*made)
    return new if attr is old else attr


class AffineWalk(Pass, name="test-affine-walk"):
    """Tells of the first modulus of each result of a map."""

    def run(self, op: Operation) -> None:
        for inner in post_order(op):
            for _, attr in (*inner.properties.entries, *inner.attributes.entries):
                if isinstance(attr, AffineMapAttr):
                    for expr in attr.map.results:
                        if _has_modulus(expr):
                            remark(inner, "mod expression: ")


def _has_modulus(expr: AffineExpr) -> bool:
    if not isinstance(expr, AffineBinary):
        return False
    return "mod" in str(expr)


class SymbolUses(Pass, name="test-symbol-uses", anchor="builtin.module"):
    """Tells of all uses of symbols, and erases declarations without any."""

    def run(self, op: Operation) -> None:
        dead = []
        for symbol in post_order(op)[:-1]:
            name = symbol_name(symbol)
            if name is None:
                continue
            if _may_hold_tables(symbol):
                remark(symbol, UNKNOWN)
                break
            nested = list(_references_in(symbol))
            if nested:
                remark(symbol, f"symbol contains {len(nested)} nested references")
            uses = list(_uses_of(symbol, op))
            if not uses:
                if isinstance(symbol, func.FuncOp) and not symbol.regions[0].blocks:
                    dead.append(symbol)
                remark(symbol, "symbol has no uses")
                continue
            for user, reference in uses:
                text = f'found use of symbol : {reference} : "{name}"'
                remark(user, text)
            remark(symbol, f"symbol has {len(uses)} uses")
        for symbol in dead:
            remark(op, f"{symbol_name(symbol)} function successfully erased")
            symbol.erase()


def _uses_of(
    symbol: Operation, op: Operation
) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    """The references that lead to a symbol, or through it."""
    for table in _tables(op):
        for user, reference in symbol_uses(table):
            if any(one is symbol for one in _on_the_way(user, reference)):
                yield user, reference


def _on_the_way(user: Operation, reference: SymbolRefAttr) -> Iterator[Operation]:
    """The symbols that a reference names, one after another."""
    around = user.parent_op
    for length in range(len(reference.nested) + 1):
        part = SymbolRefAttr(reference.root, reference.nested[:length])
        found = lookup_nearest(around, part) if around is not None else None
        if found is not None:
            yield found


def _may_hold_tables(symbol: Operation) -> bool:
    """Whether an operation inside is not known, and may be a table of symbols."""
    inside = post_order(symbol)[:-1]
    return any(op.regions and not is_registered(op.name) for op in inside)


def _references_in(symbol: Operation) -> Iterator[SymbolRefAttr]:
    """The references of a symbol, and of what is inside it."""
    around = symbol.parent_op
    own = symbol_uses(around) if around is not None else iter(())
    yield from (reference for user, reference in own if user is symbol)
    if symbol.regions:
        yield from (reference for _, reference in symbol_uses(symbol))
