"""What fields of ops in Python may hold: constraints of upstream's, nodes, functions.

"AnyFloat"               a constraint that upstream's definitions have by this name
F32                      that very type
VectorType, PointType    any node of a class
(F32, PointType)         any of several
constraint("an even number", is_even, "I64Attr")
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Final

from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.types import DialectType, Type
from bridge.ods.kinds import builtin_type
from bridge.ods.own import MARK
from bridge.ods.predicates import Test, compiled
from bridge.ods.rows import Constraint, dialects, table

Allowed = str | Constraint | Type | type[Type] | type[Attribute] | tuple[object, ...]
"""What says what a field may hold."""

ALTERNATIVES: Final = "alternatives"
"""The fact of a constraint that any of several satisfies: these, in order."""

_FIRST: Final = ("builtin", "arith", "func", "memref", "vector", "tensor", "llvm")
"""Dialects whose tables have most of what is asked for."""


def constraint(summary: str, test: Test, among: Allowed = "AnyType") -> Constraint:
    """A constraint of one's own on the types of values, or on attributes.

    `summary` is what diagnostics say it must be; `test` is asked about what `among`
    allows.
    """
    base = allowed(among)

    def both(node: object) -> bool | None:
        found: bool | None = base.test(node)
        return bool(test(node)) if found is not False else False

    facts = {key: value for key, value in base.facts.items() if key != "builds"}
    return Constraint(summary, summary, both, facts)


def allowed(what: object) -> Constraint:
    """The constraint that something stands for; its test is a function.

    Raises `TypeError` and `ValueError` for what stands for none.
    """
    if isinstance(what, Constraint):
        return what
    if isinstance(what, str):
        return _named(what)
    if isinstance(what, tuple) and what:
        return _any_of([allowed(one) for one in what])
    if isinstance(what, Type):
        return Constraint(
            str(what), str(what), lambda ty: ty is what, {"builds": str(what)}
        )
    if isinstance(what, type) and issubclass(what, Type | Attribute):
        return _of_class(what)
    raise TypeError(f"what is allowed is a name, a type, a class, not {what!r}")


def _of_class(cls: type[Type] | type[Attribute]) -> Constraint:
    mark = "!" if issubclass(cls, Type) else "#"
    facts: dict[str, object] = {}
    if issubclass(cls, DialectType | DialectAttr) and hasattr(cls, "node_name"):
        facts["class"] = f"{mark}{cls.node_name}"
    elif issubclass(cls, Attribute):
        facts["class"] = cls.__name__
    words = (cls.__doc__ or "").partition("\n")[0].rstrip(".").lower()
    summary = words if "class" in facts and words else cls.__name__
    return Constraint(cls.__name__, summary, lambda node: isinstance(node, cls), facts)


def _any_of(several: list[Constraint]) -> Constraint:
    tests = [one.test for one in several]

    def test(node: object) -> bool:
        return any(one(node) is not False for one in tests)

    facts = {ALTERNATIVES: tuple(several)}
    name = " or ".join([one.name for one in several])
    return Constraint(name, " or ".join([one.summary for one in several]), test, facts)


@cache
def _named(name: str) -> Constraint:
    """A constraint of upstream's definitions; raises `ValueError` for another name."""
    known: set[str] = set()
    for dialect in dict.fromkeys((*_FIRST, *dialects())):
        own = table(dialect)
        if own is None or MARK in own.data["dialect"]:
            continue
        if name in own.data["constraints"]:
            found = own.constraint(name)
            return found.but(test=compiled(found.test, own))
        known.update(own.data["constraints"])
    ty = builtin_type(name.lower())
    if ty is not None:
        return allowed(ty)
    near = get_close_matches(name, known, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(f"no constraint is called {name!r}{hint}")
