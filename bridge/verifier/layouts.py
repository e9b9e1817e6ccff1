"""Data layouts: valid entries, and how nested layouts combine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from bridge.errors import Invalid
from bridge.ir.attributes import Attribute, DenseElementsAttr, IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import I64, DialectType, FloatType, IndexType, IntegerType, Type
from bridge.ods.rows import is_dialect

if TYPE_CHECKING:
    from bridge.dialects.dlti.attributes import DataLayoutSpecAttr
    from bridge.dialects.dlti.ops import Entry
    from bridge.dialects.llvm.types import PointerType, StructType

_NAME: Final = "dlti.dl_spec"


def verify_layout(op: Operation) -> None:
    """Verifies the layout that an operation has, if any; raises `Invalid`."""
    spec = _layout_of(op)
    if spec is None:
        return
    _verify_entries(op, spec.entries)
    around = list(_layouts_around(op))
    known: dict[str, Attribute] = {}
    for layout in (*[found for _, found in reversed(around)], spec):
        for key, value in layout.entries:
            # Entries that no dialect combines must be equal everywhere.
            if isinstance(key, str) and known.setdefault(key, value) is not value:
                raise _does_not_combine(op, around)


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
    spec = op.get(_NAME)
    if spec is None:
        return None
    # Most programs have no layouts, and do not load their classes.
    from bridge.dialects.dlti.attributes import DataLayoutSpecAttr

    return spec if isinstance(spec, DataLayoutSpecAttr) else None


def _verify_entries(op: Operation, entries: Sequence[Entry]) -> None:
    """Types of one kind are verified together, and identifiers after all types."""
    types = [(key, value) for key, value in entries if isinstance(key, Type)]
    order = list(dict.fromkeys(type(key) for key, _ in types))
    types.sort(key=lambda entry: order.index(type(entry[0])))
    for _, group in groupby(types, key=lambda entry: type(entry[0])):
        for ty, value in group:
            _verify_type(op, ty, value)
    for key, value in entries:
        if isinstance(key, str):
            _verify_name(op, key, value)


def _verify_type(op: Operation, ty: Type, value: Attribute) -> None:
    from bridge.dialects.llvm.types import PointerType, StructType

    if isinstance(ty, IndexType):
        if not isinstance(value, IntegerAttr):
            raise _at(
                op, f"expected integer attribute in the data layout entry for '{ty}'"
            )
    elif isinstance(ty, IntegerType | FloatType):
        problem = _alignments(value)
        if problem:
            raise _at(op, f"{problem} data layout entry #dlti.dl_entry<{ty}, {value}>")
    elif not isinstance(ty, DialectType):
        raise _at(op, "unexpected data layout for a built-in type")
    elif ty.dialect not in _WITH_LAYOUTS:
        raise _at(op, "data layout specified for a type that does not support it")
    elif isinstance(ty, PointerType):
        _verify_pointer(op, ty, value)
    elif isinstance(ty, StructType):
        _verify_struct(op, ty, value)


def _verify_pointer(op: Operation, ty: PointerType, value: Attribute) -> None:
    numbers = _numbers(value)
    if numbers is None or len(numbers) not in (3, 4):
        raise _at(
            op,
            f"expected layout attribute for '{ty}' to be a dense integer elements "
            "attribute with 3 or 4 elements",
        )
    if not _is_wide(value):
        raise _at(op, f"expected i64 parameters for '{ty}'")
    _verify_preferred(op, numbers[1:3])


def _verify_struct(op: Operation, ty: StructType, value: Attribute) -> None:
    numbers = _numbers(value)
    if numbers is None or len(numbers) not in (1, 2):
        raise _at(
            op,
            f"expected layout attribute for '{ty}' to be a dense integer elements "
            "attribute of 1 or 2 elements",
        )
    if not _is_wide(value):
        raise _at(op, f"expected i64 entries for '{ty}'")
    if ty.name is not None or ty.body:
        raise _at(op, f"unexpected layout attribute for struct '{ty}'")
    _verify_preferred(op, numbers)


def _verify_preferred(op: Operation, alignments: Sequence[int]) -> None:
    if alignments[0] > alignments[-1]:
        raise _at(
            op,
            "preferred alignment is expected to be at least as large as ABI alignment",
        )


def _numbers(value: Attribute) -> list[int] | None:
    """The integers of an entry; None where there are none, or more than any has."""
    if not isinstance(value, DenseElementsAttr) or value.num_elements > _MOST:
        return None
    if not isinstance(element_or_self(value.type), IntegerType):
        return None
    return [int(number) for number in value.values]


_MOST: Final = 4
"""A splat may stand for more elements than there is memory."""


def _is_wide(value: Attribute) -> bool:
    return isinstance(value, DenseElementsAttr) and element_or_self(value.type) is I64


_WITH_LAYOUTS: Final = frozenset({"llvm", "ptr"})


def _alignments(value: Attribute) -> str:
    """What is wrong with the alignments of a number, up to the entry's name."""
    if not isinstance(value, DenseElementsAttr) or element_or_self(value.type) != I64:
        return "expected a dense i64 elements attribute in the"
    if not 1 <= value.num_elements <= 2:
        return "expected 1 or 2 elements in the"
    # Upstream reads them without sign.
    numbers = [int(number) % (1 << 64) for number in value.values]
    if numbers[-1] < numbers[0]:
        return (
            "preferred alignment is expected to be greater than or equal to the abi "
            "alignment in"
        )
    return ""


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
