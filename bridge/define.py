"""Dialects of one's own: ops, types and attributes as classes; see docs/dialects.md."""

import json
from collections.abc import Callable, Mapping
from os import PathLike
from pathlib import Path

from bridge.ir.attributes import Attribute
from bridge.ir.types import Type
from bridge.ods import rows
from bridge.ods.dialect import Dialect, register
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.ods.own import OPEN, forget
from bridge.op.allowed import allowed, constraint
from bridge.op.base import (
    Blocks,
    Groups,
    Op,
    OpResult,
    Region,
    Regions,
    Value,
    Values,
)
from bridge.op.declared import all_match
from bridge.op.fields import (
    attribute,
    operand,
    operands,
    optional_attribute,
    optional_operand,
    optional_result,
    region,
    regions,
    result,
    results,
    successor,
    successors,
)
from bridge.text.aliases import ALIASING
from bridge.verifier.annotations import OF_OPERATIONS, OperationRule
from bridge.verifier.parameters import OF_ARGUMENTS, OF_RESULTS, PartRule
from bridge.verifier.traits.symbols import OF_ATTRIBUTES, ReferringRule

__all__ = [
    "Blocks",
    "DefinedAttr",
    "DefinedType",
    "Dialect",
    "Groups",
    "Op",
    "OpResult",
    "Region",
    "Regions",
    "Value",
    "Values",
    "all_match",
    "allowed",
    "attribute",
    "constraint",
    "dialect_from_table",
    "extend_dialect",
    "forget",
    "gives_aliases",
    "operand",
    "operands",
    "optional_attribute",
    "optional_operand",
    "optional_result",
    "region",
    "regions",
    "result",
    "results",
    "successor",
    "successors",
    "verifies_argument_attributes",
    "verifies_attributes",
    "verifies_result_attributes",
    "verifies_symbol_uses",
]


def verifies_attributes(dialect: str) -> Callable[[OperationRule], OperationRule]:
    """Marks what verifies the discardable attributes of a dialect.

    It is called with the operation, the name `dialect.name`, and the attribute, and
    raises `Invalid`, made by the operation's `error`.
    """

    def mark(rule: OperationRule) -> OperationRule:
        OF_OPERATIONS[dialect] = rule
        return rule

    return mark


def verifies_symbol_uses(dialect: str) -> Callable[[ReferringRule], ReferringRule]:
    """Marks what verifies the symbols that attributes of a dialect refer to.

    It is called with the operation on which such an attribute is discardable, the
    attribute, and the tables to look symbols up in, and raises `Invalid`.
    """

    def mark(rule: ReferringRule) -> ReferringRule:
        OF_ATTRIBUTES[dialect] = rule
        return rule

    return mark


def gives_aliases(ask: Callable[[Type | Attribute], str]) -> None:
    """Has a function say which types and attributes are printed by an alias.

    It returns the alias without `!` or `#`, or nothing.
    """
    ALIASING.append(ask)


def verifies_argument_attributes(dialect: str) -> Callable[[PartRule], PartRule]:
    """Marks what verifies attributes of a dialect on arguments of functions.

    It is called with the function, the number of the argument, the name and the
    attribute, and raises `Invalid`.
    """
    return _marks(OF_ARGUMENTS, dialect)


def verifies_result_attributes(dialect: str) -> Callable[[PartRule], PartRule]:
    """Marks what verifies attributes of a dialect on results of functions.

    It is called as `verifies_argument_attributes` says.
    """
    return _marks(OF_RESULTS, dialect)


def _marks(rules: dict[str, PartRule], dialect: str) -> Callable[[PartRule], PartRule]:
    def mark(rule: PartRule) -> PartRule:
        rules[dialect] = rule
        return rule

    return mark


def dialect_from_table(
    own: Dialect,
    path: str | PathLike[str],
    *,
    unknown_operations: bool = False,
    more_operations: bool = False,
    resources: bool = False,
) -> Dialect:
    """Adds a dialect by a table that `python -m bridge.tablegen` wrote.

    `own` says which modules of its `home`, a package, have what no table can say.
    With `unknown_operations` ops that it does not define are read as unregistered;
    with `more_operations` classes may add ops of their own to it; with `resources` a
    file's metadata may hold resources of it.
    Raises `OSError`, and `ValueError` where there is a dialect of this name.
    """
    data = json.loads(Path(path).read_text("utf-8"))
    if unknown_operations:
        data["dialect"]["unknown operations"] = True
    if more_operations:
        data["dialect"][OPEN] = True
    if resources:
        data["dialect"]["resources"] = True
    register(own, data)
    return own


def extend_dialect(name: str, operations: Mapping[str, object]) -> None:
    """Adds operations to a dialect that there is, as extensions of it do upstream.

    They are lines of a table, by mnemonic; classes of their names may follow. Raises
    `ValueError` where there is no such dialect, or it has one of them.
    """
    found = rows.table(name)
    if found is None:
        raise ValueError(f"there is no dialect {name!r}")
    known = found.data["ops"]
    for mnemonic, line in operations.items():
        if mnemonic in known:
            raise ValueError(f"there is an operation {name}.{mnemonic}")
        known[mnemonic] = line
    for forget_unknown in rows.FORGET:
        forget_unknown()
