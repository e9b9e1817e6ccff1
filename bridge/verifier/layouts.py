"""Data layouts: valid entries, and how nested layouts combine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeGuard

from bridge.errors import Invalid
from bridge.ir.attributes import Attribute, StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.later import deferred
from bridge.ods.rows import is_dialect
from bridge.op.traits import has_trait
from bridge.verifier.layout_types import are_compatible, layout_fault
from bridge.verifier.parameters import is_of_dialect

if TYPE_CHECKING:
    from bridge.dialects import builtin
    from bridge.dialects.dlti.attributes import DataLayoutSpecAttr
    from bridge.dialects.dlti.ops import Entry
else:
    builtin = deferred("bridge.dialects.builtin")

_NAME: Final = "dlti.dl_spec"


def verify_layout(op: Operation) -> None:
    """Verifies the layout that an operation has, if any; raises `Invalid`."""
    spec = _layout_of(op)
    if spec is None:
        return
    _verify_entries(op, spec.entries)
    around = list(_layouts_around(op))
    if not _combine([*[found for _, found in reversed(around)], spec]):
        raise _does_not_combine(op, around)


def _combine(layouts: Sequence[DataLayoutSpecAttr]) -> bool:
    """Whether layouts agree, from the outermost to the innermost."""
    names: dict[str, Attribute] = {}
    types: dict[type[Type], dict[Type, Attribute]] = {}
    for layout in layouts:
        for key, value in layout.entries:
            # Entries that no dialect combines must be equal everywhere.
            if isinstance(key, str) and names.setdefault(key, value) is not value:
                return False
        for kind, entries in _by_class(layout.entries).items():
            known = types.setdefault(kind, {})
            if known and not are_compatible(known, entries, names):
                return False
            known.update(entries)
    return True


def _does_not_combine(
    op: Operation, around: Sequence[tuple[Operation, DataLayoutSpecAttr]]
) -> Invalid:
    error = op.bare_error("data layout does not combine with layouts of enclosing ops")
    for outer, _ in around:
        error.with_note("enclosing op with data layout", outer.position)
    return error


def _layouts_around(op: Operation) -> Iterator[tuple[Operation, DataLayoutSpecAttr]]:
    outer = op.parent_op
    while outer is not None:
        spec = _layout_of(outer)
        if spec is not None:
            yield outer, spec
        outer = outer.parent_op


def _layout_of(op: Operation) -> DataLayoutSpecAttr | None:
    """The layout that upstream takes for that of an operation."""
    if isinstance(op, builtin.ModuleOp):
        # The first of them, of whatever name.
        return next(filter(_is_layout, op.attributes.values()), None)
    spec = op.get(_NAME)
    if spec is None or not has_trait(op, "DataLayoutOpInterface"):
        return None
    return spec if _is_layout(spec) else None


def _is_layout(attr: Attribute) -> TypeGuard[DataLayoutSpecAttr]:
    return is_of_dialect(attr, "dlti", "dl_spec")


def _verify_entries(op: Operation, entries: Sequence[Entry]) -> None:
    """Types of one class are verified together, and identifiers after all types."""
    for group in _by_class(entries).values():
        for ty, value in group.items():
            fault = layout_fault(ty, value)
            if fault:
                raise _at(op, fault)
    for key, value in entries:
        if isinstance(key, str):
            _verify_name(op, key, value)


def _by_class(entries: Sequence[Entry]) -> dict[type[Type], dict[Type, Attribute]]:
    """The entries of types, by their classes."""
    found: dict[type[Type], dict[Type, Attribute]] = {}
    for key, value in entries:
        if isinstance(key, Type):
            found.setdefault(type(key), {})[key] = value
    return found


def _verify_name(op: Operation, name: str, value: Attribute) -> None:
    dialect, dot, _ = name.partition(".")
    if not dot or not (is_dialect(dialect) or dialect == "dlti"):
        return
    if dialect != "dlti":
        if not _is_used(op, dialect):
            # Upstream does not know the dialects that a program has nothing of.
            return
        raise _at(
            op,
            f"the '{dialect}' dialect does not support identifier data layout entries",
        )
    if name not in _NAMES:
        raise _at(op, f"unknown data layout entry name: {name}")
    if not _NAMES[name](value):
        raise _at(
            op, f"'{name}' data layout entry is expected to be either 'big' or 'little'"
        )


def _is_used(op: Operation, dialect: str) -> bool:
    top = op
    while (outer := top.parent_op) is not None:
        top = outer
    return any(inner.dialect == dialect for inner in top.walk())


def _is_endianness(value: Attribute) -> bool:
    return isinstance(value, StringAttr) and value.value in ("big", "little")


_NAMES: Final[dict[str, Callable[[Attribute], bool]]] = {
    **dict.fromkeys(
        (
            "dlti.alloca_memory_space",
            "dlti.default_memory_space",
            "dlti.function_pointer_alignment",
            "dlti.global_memory_space",
            "dlti.legal_int_widths",
            "dlti.mangling_mode",
            "dlti.program_memory_space",
            "dlti.stack_alignment",
        ),
        lambda value: True,
    ),
    "dlti.endianness": _is_endianness,
}


def _at(op: Operation, text: str) -> Invalid:
    return op.plain_error(text)
