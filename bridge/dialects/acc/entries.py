"""What brings data to a device and back, and makes it private: one op a clause."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from bridge.dialects.llvm.shapes import is_pointer
from bridge.ir.attributes import Attribute, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import MemRefType, Type, UnrankedMemRefType
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, OpResult, Value, derive
from bridge.op.cache import known


def words(attr: Attribute | None) -> list[str]:
    """The words in an attribute."""
    return re.findall(r"\w+", enum_word(attr))


class Entry(NamedTuple):
    """The rules of one of the ops."""

    clauses: tuple[str, ...]
    """The clauses it may come from, without `acc_`."""
    spelled: str
    """What the op is called where its clause is another."""
    modifiers: frozenset[str] = frozenset()
    same: bool = True
    """Whether its result has the type of its operand."""


_ALWAYS: Final = frozenset({"always", "alwaysin", "alwaysout", "capture"})
_DELETED: Final = (
    "delete",
    "create",
    "create_zero",
    "copyin",
    "copyin_readonly",
    "present",
    "no_create",
    "declare_device_resident",
    "declare_link",
)
_COPIED: Final = ("copyout", "copyout_zero", "copy", "reduction")
_CREATED: Final = ("create", "create_zero", "copyout", "copyout_zero")
_BROUGHT: Final = ("copyin", "copyin_readonly", "copy", "reduction")
_DECOMPOSED: Final = frozenset(
    {
        "cache",
        "copyin",
        "copyout",
        "create",
        "delete",
        "detach",
        "update_device",
        "update_host",
        "use_device",
    }
)
"""Ops that clauses other than their own may decompose into."""

ENTRIES: Final = {
    "attach": Entry(("attach",), "attach"),
    "cache": Entry(("cache", "cache_readonly"), "cache", frozenset({"readonly"})),
    "copyin": Entry(_BROUGHT, "copyin", _ALWAYS | {"readonly"}),
    "copyout": Entry(_COPIED, "copyout", _ALWAYS | {"zero"}),
    "create": Entry(_CREATED, "create", _ALWAYS | {"zero"}),
    "declare_device_resident": Entry(("declare_device_resident",), "device_resident"),
    "declare_link": Entry(("declare_link",), "link"),
    "delete": Entry(_DELETED, "delete", _ALWAYS | {"zero", "readonly"}),
    "detach": Entry(("detach", "attach"), "detach"),
    "deviceptr": Entry(("deviceptr",), "deviceptr"),
    "firstprivate": Entry(("firstprivate",), "firstprivate", same=False),
    "firstprivate_map": Entry(("firstprivate",), "firstprivate", same=False),
    "nocreate": Entry(("no_create",), "no_create"),
    "present": Entry(("present",), "present"),
    "private": Entry(("private",), "private", same=False),
    "reduction": Entry(("reduction",), "reduction", same=False),
    "update_device": Entry(("update_device",), "device"),
    "update_host": Entry(("update_host", "update_self"), "host"),
    "use_device": Entry(("use_device",), "use_device"),
}


def is_pointer_like(ty: Type) -> bool:
    """Whether a type is of addresses."""
    return isinstance(ty, MemRefType | UnrankedMemRefType) or is_pointer(ty)


class EntryOp(Op):
    """The base of data entry and exit ops."""

    data_clause: Attribute
    implicit: Attribute
    modifiers: Attribute

    def verify(self) -> None:
        short = self.name.removeprefix("acc.")
        entry = ENTRIES[short]
        _verify_clause(self, short, entry)
        known_types = self.properties.get("varType")
        if known_types is not None:
            _verify_types(self, entry)
        _verify_modifiers(self, entry.modifiers)
        if short in ("private", "firstprivate", "reduction"):
            _verify_recipe(self, short)


def _verify_clause(op: EntryOp, short: str, entry: Entry) -> None:
    if short == "copyin" and getattr(op.implicit, "value", False):
        return
    clause = "".join(words(op.data_clause))
    if clause.removeprefix("acc_") in entry.clauses:
        return
    more = " or specify original clause this operation was decomposed from"
    raise op.bare_error(
        f"data clause associated with {entry.spelled} operation must match its intent"
        f"{more if short in _DECOMPOSED else ''}"
    )


def _verify_types(op: Any, entry: Entry) -> None:
    ty = op.var.type
    if is_pointer_like(ty) and op.properties["varType"].type is ty:
        raise op.bare_error("varType must capture the element type of var")
    if entry.same and op.acc_var.type is not ty:
        raise op.bare_error("input and output types must match")


def _verify_modifiers(op: EntryOp, permitted: frozenset[str]) -> None:
    given = [word for word in words(op.modifiers) if word != "none"]
    unfit = [word for word in given if word not in permitted]
    if not unfit:
        return
    if not permitted:
        raise op.bare_error("no data clause modifiers are allowed")
    raise op.bare_error(f"invalid data clause modifiers: {','.join(unfit)}")


def _verify_recipe(op: Operation, kind: str) -> None:
    recipe = op.properties.get("recipe")
    if not isinstance(recipe, SymbolRefAttr):
        raise op.error(f"recipe expected for {kind}")
    found = known(SymbolTables).lookup_nearest(op, recipe)
    if found is None or found.name != f"acc.{kind}.recipe":
        raise op.error(
            f"expected symbol reference {recipe} to point to a {kind} declaration"
        )


class _DataOp(EntryOp):
    """The base of ops that return a variable's device address."""

    var: Value
    acc_var: OpResult


class _CopyingOp(EntryOp):
    """The base of ops that end the lifetime of data and may copy it back."""

    var: Value
    acc_var: Value


_BASES: Final[dict[str, type[EntryOp]]] = {
    **dict.fromkeys(("delete", "detach"), EntryOp),
    **dict.fromkeys(("copyout", "update_host"), _CopyingOp),
}

for _short in ENTRIES:
    derive(_BASES.get(_short, _DataOp), f"acc.{_short}")
