"""Predicates on ops: what the traits of a row demand of operands and results together.

Each is a test with the text that comes after `failed to verify that`. Beside the words
of `predicates`, these are about an op:

    name                           the type of that operand, result or attribute; of
                                   several the first
    ["types", name]                all types of that name
    ["operand", n]  ["result", n]  the type of the value of that number, of all slots
    ["attribute", name]            the attribute itself
    ["number of", field]           how many operands or results there are
    ["present", name]              whether there is such a value or attribute
    ["spelled", name, sizes...]    whether the shapes are `N,H,C`: a letter is one size
    ["directly in", "module"]      whether the op around it holds a table of symbols
    ["inside", "function"]         whether such an op is around it, within its module
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, Final

from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC
from bridge.ods.dialect_types import shape
from bridge.ods.entries import Json
from bridge.ods.places import is_variadic, types_at
from bridge.ods.predicates import Ask, Compiler, Verdict, unknown
from bridge.ods.rows import REMOVE, Row, Table, Trait, table
from bridge.ods.rows import row as row_of
from bridge.records import Record

OpTest = Callable[[Operation], Verdict]


class Demand(Record):
    """One predicate on an op."""

    test: OpTest
    text: str
    """What it verifies, in the words of diagnostics."""
    located: bool = False
    """Whether it depends on the parents of the op, not only about its types."""


_DEMANDS: dict[str, tuple[Demand, ...]] = {}


REMOVE.append(lambda dialect: _DEMANDS.clear())


def demands(row: Row) -> tuple[Demand, ...]:
    """The predicates on an op of a row, in upstream's order of evaluation."""
    if row.name not in _DEMANDS:
        _DEMANDS[row.name] = tuple(
            _demand(trait, row) for trait in row.traits if trait.fields is not None
        )
    return _DEMANDS[row.name]


def _demand(trait: Trait, row: Row) -> Demand:
    fields: Json = trait.fields
    owner = table(row.name.partition(".")[0])
    node = predicate_of(trait, row)
    test = unknown if owner is None else OpCompiler(owner, row).predicate(node)
    located = any(word in str(node) for word in ("'inside'", "'directly in'"))
    return Demand(test, fields["text"], located)


def predicate_of(trait: Trait, row: Row) -> object:
    """What a trait of a row demands: its own test, or that of its name."""
    fields: Json = trait.fields
    match trait.name:
        case "TypesMatchWith" | "OptionalTypesMatchWith" | "RangedTypesMatchWith":
            wanted = _of_self(fields["by"], fields["lhs"])
            return ["same", wanted, _whole(fields["rhs"], row)]
        case "ShapedTypeMatchesElementCountAndTypes":
            elements = ["elements", fields["shaped"]]
            return ["same", elements, ["types", fields["elements"]]]
        case "AllTypesMatch":
            return ["same", *(_whole(name, row) for name in fields["values"])]
        case "PredOpTrait":
            return fields["test"]
        case name:
            measure = _MEASURES[name]
            return ["same", *([measure, value] for value in fields["values"])]


def _of_self(term: Json, name: str) -> object:
    """A term about `self` as one about what a name stands for."""
    if term == "self":
        return name
    word, part, *arguments = term
    return [word, _of_self(part, name), *arguments]


def _whole(name: str, row: Row) -> object:
    """All types of a name that may have any number of them."""
    return ["types", name] if is_variadic(row, name) else name


_MEASURES: Final = {
    "AllElementCountsMatch": "count",
    "AllElementTypesMatch": "element or self",
    "AllMemSizesMatch": "size in bits",
    "AllRanksMatch": "rank",
    "AllShapesMatch": "stored shape",
    "AllTypeIDsMatch": "class",
}
"""What a trait demands to be the same of all the values that it lists."""


class OpCompiler(Compiler):
    """Makes functions of predicates and terms about an op of a row."""

    def __init__(self, owner: Table, row: Row) -> None:
        super().__init__(owner)
        self.row = row

    def name(self, name: str) -> Ask:
        types = self._types(name)

        def first(op: Operation) -> Any:
            found = types(op)
            return found[0] if found else None

        return first

    def _types(self, name: str) -> Ask:
        found = types_at(self.row, name)
        if found is None:
            raise ValueError(f"{self.row.name} has no '{name}'")
        return found

    def term(self, node: Json) -> Ask:
        match node:
            case ["types", name]:
                return self._types(name)
            case ["present", name]:
                types = self._types(name)
                return lambda op: bool(types(op))
            case ["attribute", name]:
                return lambda op: op.properties.get(name)
            case ["operand" | "result" as kind, int(at)]:
                field = f"{kind}s"
                return lambda op: next(
                    (value.type for value in getattr(op, field)[at : at + 1]), None
                )
            case ["number of", field]:
                return lambda op: len(getattr(op, field))
            case ["spelled", *parts]:
                asked = [self._types(name) for name in parts[::2]]
                sizes = [text.split(",") for text in parts[1::2]]
                return lambda op: _are_spelled([shape(a(op)[0]) for a in asked], sizes)
            case ["directly in", where]:
                fits = _AROUND[where]
                return lambda op: op.parent_op is not None and fits(op.parent_op)
            case ["inside", where]:
                fits = _AROUND[where]
                return lambda op: _is_inside(op, fits)
            case _:
                return super().term(node)


# Shapes ------------------------------------------------------------------------------


def _are_spelled(
    shapes: list[Sequence[int] | None], spelled: list[list[str]]
) -> Verdict:
    """Whether sizes of one name are alike: of `A*B` a product, of `A/1` perhaps 1."""
    known: dict[str, int] = {}
    others: list[tuple[int, str]] = []
    for sizes, names in zip(shapes, spelled, strict=True):
        if sizes is None or len(sizes) != len(names):
            return None
        for size, name in zip(sizes, names, strict=True):
            if size == DYNAMIC or name == "*" or (name.endswith("/1") and size == 1):
                continue
            if "*" in name or "/" in name:
                others.append((size, name.removesuffix("/1")))
            elif known.setdefault(name, size) != size:
                return False
    return all(
        prod(known.get(factor, 0) for factor in name.split("*")) == size
        for size, name in others
    )


# What is around the op ---------------------------------------------------------------


def _is_table(op: Operation) -> bool:
    found = row_of(op.name)
    return found is not None and found.symbol_table


def _is_function(op: Operation) -> bool:
    found = row_of(op.name)
    return found is not None and found.has_trait("FunctionOpInterface")


def _is_inside(op: Operation, fits: Callable[[Operation], bool]) -> bool:
    parent = op.parent_op
    while parent is not None and not _is_table(parent):
        if fits(parent):
            return True
        parent = parent.parent_op
    return False


_AROUND: Final[dict[str, Callable[[Operation], bool]]] = {
    "function": _is_function,
    "graph": lambda op: op.name == "spirv.ARM.Graph",
    "module": _is_table,
}
