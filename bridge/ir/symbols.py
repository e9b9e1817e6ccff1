"""Symbol tables: operations found by the name they give themselves.

Upstream's rules ("Symbols and Symbol Tables"): an operation with a `sym_name` inside
an operation that is a symbol table is found by that name; a nested reference goes
through one table a step.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.core import Operation
from bridge.ir.walk import walk


def symbol_name(op: Operation) -> str | None:
    """The name an operation gives itself, if it does."""
    name = op.get("sym_name")
    return name.value if isinstance(name, StringAttr) else None


class SymbolTable:
    """The symbols directly inside an operation, kept in step with what it changes.

    Names are read once; operations that are renamed, added or erased behind its back
    are not seen.
    """

    def __init__(self, op: Operation) -> None:
        self.op = op
        self._symbols: dict[str, Operation] = {}
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

    def get(self, name: str) -> Operation | None:
        return self._symbols.get(name)

    def insert(self, op: Operation) -> str:
        """Puts a symbol at the end of the body, under a name made unique.

        Raises `ValueError` where it is no symbol.
        """
        name = symbol_name(op)
        if name is None:
            raise ValueError(f"{op.name} has no symbol name")
        unique, number = name, 0
        while unique in self._symbols and self._symbols[unique] is not op:
            unique, number = f"{name}_{number}", number + 1
        if unique != name:
            op.set_property("sym_name", StringAttr(unique))
        if op.parent is None:
            self.op.body.append(op)
        self._symbols[unique] = op
        return unique

    def erase(self, op: Operation) -> None:
        """Erases a symbol of this table."""
        name = symbol_name(op)
        op.erase()
        if name is not None and self._symbols.get(name) is op:
            del self._symbols[name]

    def rename(self, op: Operation, name: str) -> None:
        """Gives a symbol another name, here and wherever it is referred to.

        Raises `ValueError` where the name is taken.
        """
        old = symbol_name(op)
        if old == name:
            return
        if name in self._symbols:
            raise ValueError(f"the symbol @{name} is taken")
        if old is not None:
            replace_symbol_uses(self.op, old, name)
            self._symbols.pop(old, None)
        op.set_property("sym_name", StringAttr(name))
        self._symbols[name] = op


def lookup(scope: Operation, reference: SymbolRefAttr | str) -> Operation | None:
    """The operation that a reference inside `scope` names: `scope` is the table."""
    if isinstance(reference, str):
        reference = SymbolRefAttr(reference)
    found = SymbolTable(scope).get(reference.root)
    for name in reference.nested:
        if found is None:
            return None
        found = SymbolTable(found).get(name)
    return found


def symbol_uses(root: Operation) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    """Every reference to a symbol in the attributes of what `root` holds."""
    for op in walk(root):
        if op is root:
            continue
        for attr in (*op.properties.values(), *op.attributes.values()):
            for reference in _references(attr):
                yield op, reference


def replace_symbol_uses(root: Operation, old: str, new: str) -> None:
    """Makes references inside `root` whose first name is `old` name `new` instead."""
    for op in walk(root):
        if op is root:
            continue
        op.properties = {k: _renamed(v, old, new) for k, v in op.properties.items()}
        op.attributes = {k: _renamed(v, old, new) for k, v in op.attributes.items()}


def _references(attr: Attribute) -> Iterator[SymbolRefAttr]:
    pending = [attr]
    while pending:
        node = pending.pop()
        if isinstance(node, SymbolRefAttr):
            yield node
        elif isinstance(node, ArrayAttr):
            pending += reversed(node.elements)
        elif isinstance(node, DictionaryAttr):
            pending += reversed(list(node.values()))


def _renamed(attr: Attribute, old: str, new: str) -> Attribute:
    if isinstance(attr, SymbolRefAttr):
        return SymbolRefAttr(new, attr.nested) if attr.root == old else attr
    if isinstance(attr, ArrayAttr):
        return ArrayAttr(tuple([_renamed(a, old, new) for a in attr.elements]))
    if isinstance(attr, DictionaryAttr):
        entries = {k: _renamed(v, old, new) for k, v in attr.items()}
        return DictionaryAttr.of(entries)
    return attr
