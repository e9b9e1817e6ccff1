"""Symbol tables: operations found by the symbol name of each.

Upstream's rules ("Symbols and Symbol Tables"): an operation with a `sym_name` directly
inside an operation that is a symbol table is found by that name; a nested reference
goes through one table a step. What is inside a table refers to that table's
symbols, never to those of a table around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from bridge import native
from bridge.arguments import checked, one
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.base import Node
from bridge.ir.core import Block, Operation
from bridge.ir.guard import bulk

_NAME: Final = "sym_name"


def is_symbol_table(op: Operation) -> bool:
    """Whether references inside an operation are to what it holds."""
    return one(Operation, op, "op", "is_symbol_table").has_symbol_table


@checked
def nearest_symbol_table(
    op: Operation, may_be_one: Callable[[Operation], bool] | None = None
) -> Operation | None:
    """The innermost symbol table that an operation is or is nested in.

    There is none where an operation that may be one, for all that is known, is nearer.
    """
    node: Operation | None = op
    while node is not None and not is_symbol_table(node):
        node = node.parent_op
        if node is not None and may_be_one is not None and may_be_one(node):
            return None
    return node


def symbol_name(op: Operation) -> str | None:
    """The symbol name of an operation, if it has one."""
    one(Operation, op, "op", "symbol_name")
    if native.COMPILED:
        return native.core.symbol_name(op)
    name = op.get(_NAME)
    return name.value if isinstance(name, StringAttr) else None


def visibility(op: Operation) -> str:
    """Who may see a symbol: `public`, `private` or `nested`."""
    found = one(Operation, op, "op", "visibility").get("sym_visibility")
    return found.value if isinstance(found, StringAttr) else "public"


class SymbolTable:
    """The symbols directly inside an operation, updated by its own changes.

    Names are read once; operations that are renamed, added or erased without it
    are not seen. Of several operations of one name the first is found.
    """

    def __init__(self, op: Operation) -> None:
        self.op = one(Operation, op, "op", "SymbolTable")
        self._symbols: dict[str, Operation] = {}
        self._number = 0
        for region in op.regions:
            for block in region.blocks:
                for inner in block:
                    name = symbol_name(inner)
                    if name is not None:
                        self._symbols.setdefault(name, inner)

    def __getitem__(self, name: str) -> Operation:
        return self._symbols[name]

    def __contains__(self, name: object) -> bool:
        return name in self._symbols

    def __iter__(self) -> Iterator[str]:
        return iter(self._symbols)

    def __len__(self) -> int:
        return len(self._symbols)

    @checked
    def get(self, name: str) -> Operation | None:
        return self._symbols.get(name)

    @checked
    def insert(self, op: Operation, before: Operation | None = None) -> str:
        """Puts a symbol into the body, under a name made unique as upstream does.

        It goes to the end, or before another operation; one that is there already
        stays where it is. Raises `ValueError` where it is no symbol or is elsewhere.
        """
        name = _name_of(op)
        if op.parent is None:
            body: Block = self.op.body
            if before is None:
                body.append(op)
            else:
                body.insert_before(before, op)
        elif op.parent_op is not self.op:
            raise ValueError(f"@{name} is in another operation: detach it first")
        unique = name
        while self._symbols.get(unique, op) is not op:
            # Never counted back, so that many of one name cost no more than others.
            unique = f"{name}_{self._number}"
            self._number += 1
        if unique != name:
            _set_name(op, unique)
        self._symbols[unique] = op
        return unique

    @checked
    def remove(self, op: Operation) -> None:
        """Takes a symbol out of the table; the operation stays.

        Raises `ValueError` where the table does not hold it.
        """
        del self._symbols[self._held_name(op)]

    @checked
    def erase(self, op: Operation) -> None:
        """Erases a symbol of this table; raises as `remove` and `Operation.erase`."""
        name = self._held_name(op)
        op.erase()
        del self._symbols[name]

    @checked
    def rename(self, op: Operation, name: str) -> None:
        """Renames a symbol, and its uses in what this table holds.

        References from outside go through names of tables: they are not seen from
        here, as they are not in upstream. Raises `ValueError` where the name is taken,
        or the table does not hold the symbol.
        """
        old = _name_of(op)
        if old == name:
            return
        if name in self._symbols:
            raise ValueError(f"the symbol @{name} is taken")
        # Raises for what is no text, before anything changes.
        StringAttr(name)
        self.remove(op)
        replace_symbol_uses(self.op, old, name)
        _set_name(op, name)
        self._symbols[name] = op

    def _held_name(self, op: Operation) -> str:
        name = _name_of(op)
        if self._symbols.get(name) is not op:
            raise ValueError(f"@{name} is not in this symbol table")
        return name


class SymbolTables:
    """Symbol tables built when first asked for, and cached: for many look-ups.

    Operations that `may_be_one` hide what is around them.
    """

    def __init__(self, may_be_one: Callable[[Operation], bool] | None = None) -> None:
        self._tables: dict[Operation, SymbolTable] = {}
        self._may_be_one = may_be_one

    @checked
    def of(self, op: Operation) -> SymbolTable:
        """The table of an operation."""
        table = self._tables.get(op)
        if table is None:
            table = self._tables[op] = SymbolTable(op)
        return table

    @checked
    def lookup(
        self, scope: Operation, reference: SymbolRefAttr | str
    ) -> Operation | None:
        """The operation that a reference names, `scope` being the table."""
        if isinstance(reference, str):
            return self.of(scope).get(reference)
        found = self.of(scope).get(reference.root)
        for name in reference.nested:
            if found is None or not is_symbol_table(found):
                return None
            found = self.of(found).get(name)
        return found

    @checked
    def lookup_nearest(
        self, op: Operation, reference: SymbolRefAttr | str
    ) -> Operation | None:
        """The operation that a reference of another one names."""
        scope = nearest_symbol_table(op, self._may_be_one)
        return self.lookup(scope, reference) if scope is not None else None


@checked
def lookup(scope: Operation, reference: SymbolRefAttr | str) -> Operation | None:
    """The operation that a reference names, `scope` being the table."""
    return SymbolTables().lookup(scope, reference)


@checked
def lookup_nearest(op: Operation, reference: SymbolRefAttr | str) -> Operation | None:
    """The operation that a reference of another one names: in the table around it."""
    return SymbolTables().lookup_nearest(op, reference)


@checked
def symbol_uses(
    root: Operation, name: str | None = None
) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    """Every reference, to a symbol or all of them, in the scope of a table.

    Not those inside tables it holds: there, the same name is another symbol's.
    """
    for op in _scope(root):
        for reference in _own_references(op):
            if name is None or reference.root == name:
                yield op, reference


@checked
def symbol_uses_of(op: Operation) -> Iterator[SymbolRefAttr]:
    """The references of an operation and of what is in its scope.

    Of a symbol table they are its own: what it holds refers to its symbols.
    """
    yield from _own_references(op)
    if not is_symbol_table(op):
        for inner in _scope(op):
            yield from _own_references(inner)


def _own_references(op: Operation) -> Iterator[SymbolRefAttr]:
    yield from _references(op.properties)
    yield from _references(op.attributes)


@checked
def replace_symbol_uses(root: Operation, old: str, new: str) -> None:
    """Makes references in the scope of `root` that begin with `old` begin with `new`.

    Not those inside tables it holds: there, the same name is another symbol's.
    """
    renamed = _Renaming(old, new)
    with bulk:
        for op in _scope(root):
            op.properties = renamed.dictionary(op.properties)
            op.attributes = renamed.dictionary(op.attributes)


def _name_of(op: Operation) -> str:
    name = symbol_name(op)
    if name is None:
        raise ValueError(f"{op.name} has no symbol name")
    return name


def _set_name(op: Operation, name: str) -> None:
    """Changes the name where it occurs."""
    change = op.set_property if _NAME in op.properties else op.set_attribute
    change(_NAME, StringAttr(name))


def _scope(root: Operation) -> Iterator[Operation]:
    """What `root` holds, but for what tables in it hold, in the order of the text."""
    stack = [_held(root)]
    while stack:
        op = next(stack[-1], None)
        if op is None:
            stack.pop()
            continue
        yield op
        if op.regions and not is_symbol_table(op):
            stack.append(_held(op))


def _held(op: Operation) -> Iterator[Operation]:
    for region in op.regions:
        for block in region.blocks:
            yield from block


@lru_cache(maxsize=4096)
def _references(attr: Attribute) -> Sequence[SymbolRefAttr]:
    """The references in an attribute, in attributes and types in it too."""
    found: list[SymbolRefAttr] = []
    pending: list[object] = [attr]
    while pending:
        node = pending.pop()
        if isinstance(node, SymbolRefAttr):
            found.append(node)
        elif isinstance(node, DictionaryAttr):
            pending += reversed(list(node.values()))
        elif isinstance(node, tuple):
            pending += reversed(node)
        elif isinstance(node, Node):
            pending += reversed(node.pickled()[1])
    return found


class _Renaming:
    """The renaming of one symbol, with a cache of attributes renamed before."""

    def __init__(self, old: str, new: str) -> None:
        self._old = old
        self._new = new
        self._known: dict[Attribute, Attribute] = {}
        self._dictionaries: dict[DictionaryAttr, DictionaryAttr] = {}

    def dictionary(self, attr: DictionaryAttr) -> DictionaryAttr:
        """A dictionary with its references renamed; itself if there are none."""
        made = self._dictionaries.get(attr)
        if made is None:
            made = attr
            if any(r.root == self._old for r in _references(attr)):
                made = DictionaryAttr.of({k: self._of(v) for k, v in attr.items()})
            self._dictionaries[attr] = made
        return made

    def _of(self, attr: Attribute) -> Attribute:
        made = self._known.get(attr)
        if made is None:
            made = self._known[attr] = self._make(attr)
        return made

    def _make(self, attr: Attribute) -> Attribute:
        if isinstance(attr, SymbolRefAttr) and attr.root == self._old:
            return SymbolRefAttr(self._new, attr.nested)
        if isinstance(attr, ArrayAttr):
            return ArrayAttr(tuple([self._of(a) for a in attr.elements]))
        if isinstance(attr, DictionaryAttr):
            return DictionaryAttr.of({k: self._of(v) for k, v in attr.items()})
        return attr
