"""Every public function and method is given every kind of wrong value, everywhere."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Any, NamedTuple

import pytest

import bridge
from bridge import api, arguments, bytecode, legacy
from bridge.ir import (
    building,
    cloning,
    core,
    dominance,
    edit,
    equivalence,
    symbols,
    walk,
)
from bridge.ir.affine import (
    AffineDim,
    AffineExpr,
    AffineMap,
    IntegerSet,
    projection,
    relation,
    simplify,
)
from bridge.ir.types import I32
from tests.test_wrong_arguments import WRONG

MODULES: tuple[ModuleType, ...] = (
    *(
        api,
        building,
        bytecode,
        legacy,
        cloning,
        dominance,
        edit,
        equivalence,
        symbols,
        walk,
    ),
    *(projection, relation, simplify),
)
"""Modules whose functions are public."""

EXAMPLE = bridge.parse(
    """func.func @f(%a: i32) -> i32 {
      %b = "t.a"(%a) ({^bb0(%c: i32): "t.b"() : () -> ()}) : (i32) -> i32
      return %b : i32
    }""",
    allow_unregistered=True,
)


def example() -> core.Operation:
    """An operation with a result, in a function, and with a region of its own."""
    function = EXAMPLE.clone().body.operations[0]
    return function.body.operations[0]


RIGHT: dict[str, Callable[[], Any]] = {
    "AffineExpr": lambda: AffineDim(0),
    "AffineMap": lambda: AffineMap.identity(1),
    "Block": lambda: example().parent,
    "Callable": lambda: lambda *given: None,
    "InsertionPoint": lambda: building.InsertionPoint.at_end(core.Block()),
    "IntegerSet": IntegerSet.empty,
    "Mapping": dict,
    "Operation": example,
    "Region": lambda: example().regions[0],
    "Type": lambda: I32,
    "Value": lambda: example().result,
    "bool": lambda: True,
    "bytes": lambda: b"",
    "dict": dict,
    "int": lambda: 0,
    "str": lambda: "f",
}
"""A right value by how an annotation begins; without, a sequence of nothing."""

RECEIVERS: dict[type, Callable[[], Any]] = {
    AffineExpr: RIGHT["AffineExpr"],
    AffineMap: RIGHT["AffineMap"],
    core.Block: RIGHT["Block"],
    core.Operation: example,
    core.Region: RIGHT["Region"],
    core.Value: RIGHT["Value"],
    dominance.Dominance: dominance.Dominance,
    building.Builder: lambda: building.Builder.before(example()),
    building.InsertionPoint: RIGHT["InsertionPoint"],
    IntegerSet: RIGHT["IntegerSet"],
    symbols.SymbolTable: lambda: symbols.SymbolTable(EXAMPLE.clone()),
    symbols.SymbolTables: symbols.SymbolTables,
}
"""How the objects are made whose methods are called."""

HOOKS = frozenset({"canonical", "check"})
"""Methods of nodes that their metaclass calls, with what it has looked at."""


class Callee(NamedTuple):
    """A public function, or a method with what makes its receiver."""

    name: str
    function: Callable[..., Any]
    plain: Any
    """What has the annotations."""
    receiver: Callable[[], Any] | None = None

    @property
    def parameters(self) -> list[inspect.Parameter]:
        found = list(inspect.signature(self.plain).parameters.values())
        bound = self.receiver is not None or (found and found[0].name == "cls")
        named = found[1:] if bound else found
        return [parameter for parameter in named if parameter.kind not in _ANY_NUMBER]

    def call(self, wrong: str, value: object) -> None:
        """Calls it with one argument that is given, and right ones."""
        named = {
            parameter.name: right(parameter)
            for parameter in self.parameters
            if parameter.default is parameter.empty
        }
        named[wrong] = value
        if self.receiver is None:
            found = self.function(**named)
        else:
            found = self.function(self.receiver(), **named)
        if inspect.isgenerator(found):
            next(found, None)


_ANY_NUMBER = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


def right(parameter: inspect.Parameter) -> object:
    wanted = str(parameter.annotation)
    return next((RIGHT[key]() for key in RIGHT if wanted.startswith(key)), ())


def plain(function: Any) -> Any:
    """What a decorator, or the binding to a class, wraps."""
    return inspect.unwrap(getattr(inspect.unwrap(function), "__func__", function))


def functions() -> Iterator[Callee]:
    for module in MODULES:
        for name, found in vars(module).items():
            if name.startswith("_") or not inspect.isfunction(found):
                continue
            function = plain(found)
            if function.__module__ == module.__name__ or module is legacy:
                yield Callee(f"{module.__name__}.{name}", found, function)


def methods() -> Iterator[Callee]:
    for cls, receiver in RECEIVERS.items():
        members = {**vars(cls), "__init__": vars(cls).get("__init__")}
        for name, found in members.items():
            title = f"{cls.__name__}.{name}"
            if name.startswith("_") or name in HOOKS:
                continue
            if isinstance(found, classmethod | staticmethod):
                bound = getattr(cls, name)
                yield Callee(title, bound, plain(bound))
            elif isinstance(found, property) and found.fset is not None:
                yield Callee(title, found.fset, plain(found.fset), receiver)
            elif inspect.isfunction(found):
                yield Callee(title, found, plain(found), receiver)


def callees() -> list[Callee]:
    """Each once, though several modules offer it."""
    return list({found.plain: found for found in (*functions(), *methods())}.values())


UNCHECKED = frozenset(
    {
        ("bridge.api.from_upstream", "module"),  # upstream's, of whichever bindings
        ("bridge.api.to_upstream", "context"),
    }
)


@pytest.mark.parametrize("callee", callees(), ids=lambda callee: callee.name)
def test_what_is_called_refuses_what_its_annotations_do_not_allow(
    callee: Callee,
) -> None:
    kinds = arguments.parameters(callee.plain)
    for parameter in callee.parameters:
        if (callee.name, parameter.name) in UNCHECKED:
            continue
        kind = kinds[parameter.name]
        assert kind is not arguments.ANYTHING or parameter.annotation == "object"
        for wrong in WRONG:
            if isinstance(wrong, Iterable) and "Sequence" in str(parameter.annotation):
                # Any collection of the right elements does, and some are empty.
                continue
            if kind.fault(wrong, parameter.name) is not None:
                with pytest.raises((TypeError, ValueError)) as refused:
                    callee.call(parameter.name, wrong)
                message = str(refused.value)
                assert " must be " in message or refused.type is ValueError, message
