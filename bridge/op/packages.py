"""The classes of a dialect as attributes of its package: `arith.AddIOp`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache

from bridge.ods.dialect import Dialect
from bridge.ods.rows import FORGET, table
from bridge.text.state import Section


def exports(dialect: Dialect) -> Callable[[str], object]:
    """The `__getattr__` of a dialect's package.

    It returns the class of an op, a type or an attribute by the class's name, made when
    it is first asked for, and raises `AttributeError` for any other name.
    """

    def attribute(name: str) -> object:
        found: object = None
        if name == "__all__":
            return [*op_names(dialect.name), *node_names(dialect.name)]
        if name.endswith("Op"):
            found = _op_class(dialect, name)
        elif name.endswith(("Attr", "Type")):
            found = _node_class(dialect, name)
        elif name in dialect.functions:
            found = getattr(dialect.module(dialect.building), name)
        if found is None:
            raise AttributeError(f"module '{dialect.package}' has no '{name}'")
        vars(sys.modules[dialect.package])[name] = found
        return found

    return attribute


@cache
def op_names(dialect: str) -> Mapping[str, str]:
    """The names of a dialect's ops, by the names of their classes."""
    from bridge.op.base import CLASSES
    from bridge.op.registry import load

    load(dialect)
    own = table(dialect)
    found: dict[str, str] = {}
    if own is None:
        return found
    for name in own.names():
        cls = CLASSES.get(name)
        found[cls.__name__ if cls else own.class_name(name)] = name
    return found


@cache
def node_names(dialect: str) -> Mapping[str, tuple[str, Section]]:
    """The mnemonics of its types and attributes, by the names of their classes."""
    from bridge.ods.nodes import class_names

    sections: tuple[Section, ...] = ("attributes", "types")
    return {
        title: (mnemonic, section)
        for section in sections
        for mnemonic, title in class_names(dialect, section).items()
    }


def _op_class(dialect: Dialect, title: str) -> object:
    from bridge.op.registry import op_class

    name = op_names(dialect.name).get(title)
    return op_class(name) if name is not None else None


def _node_class(dialect: Dialect, title: str) -> object:
    from bridge.ods.nodes import node_class

    found = node_names(dialect.name).get(title)
    return node_class(dialect.name, *found) if found is not None else None


FORGET.extend([op_names.cache_clear, node_names.cache_clear])
