"""Symbols, tables of them, and what refers to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bridge import native
from bridge.ir.attributes import DialectAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables, symbol_name
from bridge.ods.rows import Row, Trait, is_dialect, row
from bridge.op.base import Op, Rule
from bridge.op.interfaces.symbols import Symbol
from bridge.op.registry import op_class
from bridge.verifier.makers import Maker, always


def _symbol(line: Row, trait: Trait) -> Rule:
    cls: Any = op_class(line.name)
    optional = issubclass(cls, Symbol) and cls.may_be_unnamed
    declares = issubclass(cls, Symbol) and cls.may_be_declared

    def check(op: Operation) -> None:
        if optional and op.properties.get("sym_name") is None:
            return
        if symbol_name(op) is None:
            raise op.error("requires string attribute 'sym_name'")
        _check_visibility(op)
        if declares and not op.regions[0].blocks and _is_public(op):
            raise op.error("symbol declaration cannot have public visibility")
        if op.results:
            raise op.error("symbols must not have results")
        parent = op.parent_op
        if parent is None or parent.has_symbol_table:
            return
        if row(parent.name) is not None:
            raise op.error("symbol's parent must have the SymbolTable trait")

    return check


_VISIBILITIES: Final = ("public", "private", "nested")


def _check_visibility(op: Operation) -> None:
    found = op.get("sym_visibility")
    if found is None:
        return
    if not isinstance(found, StringAttr):
        raise op.error(
            "requires visibility attribute 'sym_visibility' to be a string attribute, "
            f"but got {found}"
        )
    if found.value not in _VISIBILITIES:
        raise op.error(
            'visibility expected to be one of ["public", "private", "nested"], '
            f"but got {found}"
        )


def _is_public(op: Operation) -> bool:
    return op.get("sym_visibility") in (None, _PUBLIC)


_PUBLIC: Final = StringAttr("public")


def _symbol_table(op: Operation) -> None:
    if len(op.regions) != 1:
        raise op.error("Operations with a 'SymbolTable' must have exactly one region")
    if len(op.regions[0].blocks) != 1:
        raise op.error("Operations with a 'SymbolTable' must have exactly one block")
    _check_unique(op)
    _check_uses(op)


def _check_unique(op: Operation) -> None:
    block = op.regions[0].blocks[0]
    if native.COMPILED and native.core.are_symbols_unique(block):
        return
    known: dict[str, Operation] = {}
    for inner in block:
        name = symbol_name(inner)
        if name is None:
            continue
        first = known.setdefault(name, inner)
        if first is not inner:
            raise inner.bare_error(f"redefinition of symbol named '{name}'").with_note(
                "see existing symbol definition here", first.position
            )


def _check_uses(op: Operation) -> None:
    """Verifies the users of symbols, in the order that upstream meets it."""
    if native.COMPILED and not OF_ATTRIBUTES:
        region = op.regions[0]
        native.core.verify_users(region, _USERS, _user_rule, _nothing, _tables)
        return
    tables = _tables()
    pending = [op.regions[0]]
    while pending:
        for block in pending.pop().blocks:
            user = block.first
            while user is not None:
                rule = _USERS.get(user.name) or _user_rule(user.name)
                if rule is not _nothing:
                    rule(user, tables)
                if OF_ATTRIBUTES and user.attributes:
                    _check_attributes(user, tables)
                if user.regions and not user.has_symbol_table:
                    pending += user.regions
                user = user.next


ReferringRule = Callable[[Operation, DialectAttr, SymbolTables], None]
OF_ATTRIBUTES: Final[dict[str, ReferringRule]] = {}
"""What dialects of one's own verify of symbols that discardable attributes refer to."""


def _check_attributes(op: Operation, tables: SymbolTables) -> None:
    for attr in op.attributes.values():
        if isinstance(attr, DialectAttr) and attr.dialect in OF_ATTRIBUTES:
            OF_ATTRIBUTES[attr.dialect](op, attr, tables)


def _tables() -> SymbolTables:
    return SymbolTables(_may_be_table)


def _may_be_table(op: Operation) -> bool:
    """Whether nobody knows what an operation is, and it could be a symbol table."""
    return len(op.regions) == 1 and not is_dialect(op.dialect)


UserRule = Callable[[Any, SymbolTables], None]
_USERS: Final[dict[str, UserRule]] = {}


def _nothing(op: Operation, tables: SymbolTables) -> None:
    """The rule of what refers to no symbols."""


def _user_rule(name: str) -> UserRule:
    line = row(name)
    if line is None:
        # Names that are not upstream's are unbounded: they are not cached.
        return _nothing
    cls = op_class(name)
    found: UserRule = _nothing
    if cls is not None and cls.verify_symbol_uses is not Op.verify_symbol_uses:
        found = cls.verify_symbol_uses
    _USERS[name] = found
    return found


OTHERS: Final[dict[str, Maker]] = {"SymbolOpInterface": _symbol}
OF_REGIONS: Final[dict[str, Maker]] = {"SymbolTable": always(_symbol_table)}
