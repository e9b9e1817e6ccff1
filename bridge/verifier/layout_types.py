"""Data layouts of types: what an entry may be, and what nested layouts may change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge.ir.attributes import Attribute, DenseElementsAttr, IntegerAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.types import (
    I64,
    DialectType,
    IndexType,
    IntegerType,
    OpaqueType,
    Type,
    is_float,
)
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.dialects import llvm, ptr
else:
    llvm = deferred("bridge.dialects.llvm")
    ptr = deferred("bridge.dialects.ptr")

Entries = Mapping[Type, Attribute]
"""The entries of types of one class."""


class TypeLayout(NamedTuple):
    """What entries of one class of types are: a fault of one, or an empty text."""

    fault: Callable[[Type, Attribute], str]
    compatible: Callable[[Entries, Entries, Mapping[str, Attribute]], bool]


def layout_fault(ty: Type, value: Attribute) -> str:
    """What is wrong with the entry of a type; empty where nothing is."""
    if isinstance(ty, IndexType):
        if isinstance(value, IntegerAttr):
            return ""
        return f"expected integer attribute in the data layout entry for '{ty}'"
    if isinstance(ty, IntegerType) or is_float(ty):
        problem = _alignment_fault(value)
        return problem and f"{problem} data layout entry #dlti.dl_entry<{ty}, {value}>"
    if not isinstance(ty, DialectType) or isinstance(ty, OpaqueType):
        return "unexpected data layout for a built-in type"
    known = _LAYOUTS.get((ty.dialect, ty.mnemonic))
    if known is None:
        return "data layout specified for a type that does not support it"
    return known.fault(ty, value)


def are_compatible(old: Entries, new: Entries, names: Mapping[str, Attribute]) -> bool:
    """Whether entries of one class of types may follow those around them.

    `names` has the entries that are not of types, of all layouts.
    """
    ty = next(iter(new))
    if not isinstance(ty, DialectType) or is_float(ty):
        return True
    return _LAYOUTS[ty.dialect, ty.mnemonic].compatible(old, new, names)


def _alignment_fault(value: Attribute) -> str:
    """What is wrong with the alignments of a number, up to the entry's name."""
    if not isinstance(value, DenseElementsAttr) or element_or_self(value.type) != I64:
        return "expected a dense i64 elements attribute in the"
    if not 1 <= value.num_elements <= 2:
        return "expected 1 or 2 elements in the"
    numbers = _integers(value)
    if numbers[-1] < numbers[0]:
        return (
            "preferred alignment is expected to be greater than or equal to the abi "
            "alignment in"
        )
    return ""


def _pointer_fault(ty: Type, value: Attribute) -> str:
    numbers = _numbers(value)
    if numbers is None or len(numbers) not in (3, 4):
        return (
            f"expected layout attribute for '{ty}' to be a dense integer elements "
            "attribute with 3 or 4 elements"
        )
    if not _is_wide(value):
        return f"expected i64 parameters for '{ty}'"
    return _preference_fault(numbers[1:3])


def _struct_fault(ty: Type, value: Attribute) -> str:
    numbers = _numbers(value)
    if numbers is None or len(numbers) not in (1, 2):
        return (
            f"expected layout attribute for '{ty}' to be a dense integer elements "
            "attribute of 1 or 2 elements"
        )
    if not _is_wide(value):
        return f"expected i64 entries for '{ty}'"
    if not isinstance(ty, llvm.StructType) or ty.name is not None or ty.body:
        return f"unexpected layout attribute for struct '{ty}'"
    return _preference_fault(numbers)


def _spec_fault(ty: Type, value: Attribute) -> str:
    if isinstance(value, ptr.SpecAttr):
        return ""
    return f"expected layout attribute for '{ty}' to be a #ptr.spec attribute"


def _preference_fault(alignments: Sequence[int]) -> str:
    if alignments[0] <= alignments[-1]:
        return ""
    return "preferred alignment is expected to be at least as large as ABI alignment"


def _numbers(value: Attribute) -> list[int] | None:
    """The integers of an entry; None where there are none, or more than any has."""
    if not isinstance(value, DenseElementsAttr) or value.num_elements > _MOST:
        return None
    if not isinstance(element_or_self(value.type), IntegerType):
        return None
    return _integers(value)


def _integers(value: Attribute) -> list[int]:
    """The integers of dense elements; upstream reads them without sign."""
    numbers = value.values if isinstance(value, DenseElementsAttr) else ()
    return [int(number) % (1 << 64) for number in numbers]


_MOST: Final = 4
"""A splat may stand for more elements than there is memory."""


def _is_wide(value: Attribute) -> bool:
    return isinstance(value, DenseElementsAttr) and element_or_self(value.type) is I64


def _pointers_compatible(old: Entries, new: Entries, _: object) -> bool:
    """A new address space is compared with the default, whatever others there are."""
    return all(
        _is_refined(_integers(old[ty]) if ty in old else _POINTER, _integers(value))
        for ty, value in new.items()
    )


_POINTER: Final = (64, 8)
"""Size and alignment of a pointer without an entry: upstream counts it in bytes."""


def _structs_compatible(old: Entries, new: Entries, _: object) -> bool:
    around = _integers(next(iter(old.values())))
    return all(_divides(_integers(value)[0], around[0]) for value in new.values())


def _specs_compatible(
    old: Entries, new: Entries, names: Mapping[str, Attribute]
) -> bool:
    known = {_space(ty): _spec(value) for ty, value in old.items()}
    usual = known.get(names.get("dlti.default_memory_space"), (64, 64))
    return all(
        _is_refined(known.get(_space(ty), usual), _spec(value))
        for ty, value in new.items()
    )


def _space(ty: Type) -> Attribute | None:
    return ty.memory_space if isinstance(ty, ptr.PtrType) else None


def _spec(value: Attribute) -> tuple[int, int]:
    """Size and alignment of an entry."""
    return (value.size, value.abi) if isinstance(value, ptr.SpecAttr) else (0, 0)


def _is_refined(old: Sequence[int], new: Sequence[int]) -> bool:
    """Whether a pointer has the same size, and an alignment that divides the old."""
    return old[0] == new[0] and _divides(new[1], old[1])


def _divides(new: int, old: int) -> bool:
    return new == old or (0 < new < old and old % new == 0)


_LAYOUTS: Final = {
    ("llvm", "array"): TypeLayout(lambda ty, value: "", lambda old, new, names: True),
    ("llvm", "ptr"): TypeLayout(_pointer_fault, _pointers_compatible),
    ("llvm", "struct"): TypeLayout(_struct_fault, _structs_compatible),
    ("ptr", "ptr"): TypeLayout(_spec_fault, _specs_compatible),
}
"""The types of dialects that have layouts."""
