"""Rules of memory: what is accessed, how, and what variables are.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.spirv.families import family
from bridge.dialects.spirv.groups import constant_of
from bridge.dialects.spirv.shapes import (
    count_elements,
    differ,
    elements,
    first_element,
    is_composite,
    refers_back,
)
from bridge.dialects.spirv.types import (
    ArrayType,
    PointerType,
    is_spirv,
    pointee,
    storage_class,
)
from bridge.dialects.spirv.words import case_text
from bridge.ir.core import Operation
from bridge.ir.types import Type, VectorType
from bridge.op.base import Op, Value, Values, of_signature

if TYPE_CHECKING:
    from bridge.dialects.spirv.memory import CopyMemoryOp, VariableOp


def verify_pointee(op: Operation, pointer: Value, found: Type) -> None:
    """Whether a pointer points to values of a type. Raises `Invalid`."""
    wanted = pointee(pointer.type)
    if wanted is not None and differ(wanted, found):
        raise op.error("mismatch in result type and pointer type")


def verify_access(op: Operation, prefix: str = "") -> None:
    """An alignment, where memory is accessed as aligned only. Raises `Invalid`."""
    access = op.properties.get(f"{prefix}memory_access")
    aligned = f"{prefix}alignment" in op.properties
    if access is None:
        if aligned:
            raise op.error(
                "invalid alignment specification without aligned memory access "
                "specification"
            )
    elif "Aligned" in case_text(access).split("|"):
        if not aligned:
            raise op.error("missing alignment value")
    elif aligned:
        raise op.error(
            "invalid alignment specification with non-aligned memory access "
            "specification"
        )


@of_signature
def verify_copy(op: CopyMemoryOp) -> None:
    """Two pointers to the same, accessed as they may be. Raises `Invalid`."""
    target, source = pointee(op.target.type), pointee(op.source.type)
    if target is not None and source is not None and differ(target, source):
        raise op.error("both operands must be pointers to the same type")
    verify_access(op)
    verify_access(op, "source_")


def verify_block(op: Operation, pointer: Value, value: Value) -> None:
    """A pointer to the element type of a block of values. Raises `Invalid`."""
    ty = value.type
    verify_pointee(op, pointer, ty.element if isinstance(ty, VectorType) else ty)


class INTELSubgroupBlockReadOp(Op, name="spirv.INTEL.SubgroupBlockRead"):
    """Reads a block of memory, collectively by a subgroup."""

    ptr: Value

    @of_signature
    def verify(self) -> None:
        verify_block(self, self.ptr, self.results[0])


# Parts -------------------------------------------------------------------------------


def _member(op: Operation, ty: Type, index: Value) -> Type | None:
    """The member of a struct at an index, None where it is not known."""
    if index.defining_op is None:
        raise op.plain_error(
            "'spirv.AccessChain' op index must be an integer spirv.Constant to access "
            "element of spirv.struct"
        )
    number = constant_of(index)
    if number is None:
        raise op.plain_error(
            "'spirv.AccessChain' index must be an integer spirv.Constant to access "
            f"element of spirv.struct, but provided {index.defining_op.name}"
        )
    count = count_elements(ty)
    if count is None:
        return None
    if not 0 <= number < count:
        raise op.plain_error(
            f"'spirv.AccessChain' op index {number} out of bounds for '{ty}'"
        )
    return elements(ty)[number]


def _part(op: Operation, ty: Type | None, indices: Values) -> Type | None:
    """What indices lead to, None where it is not known. Raises `Invalid`."""
    last = 0
    found = ty
    for index in indices:
        if found is None:
            return None
        if not is_composite(found):
            raise op.plain_error(
                "'spirv.AccessChain' op cannot extract from non-composite type "
                f"'{found}' with index {last}"
            )
        if is_spirv(found, "struct"):
            last = constant_of(index) or 0
            found = _member(op, found, index)
        else:
            last = 0
            found = first_element(found)
    return found


def _fixed(op: _AccessChain) -> int:
    """The operands before the indices."""
    return len(op.row.operands) - 1


class _AccessChain(Op):
    """A pointer to a part of what a pointer points to."""

    base_ptr: Value
    indices: Values

    def verify(self) -> None:
        found = _part(self, pointee(self.base_ptr.type), self.operands[_fixed(self) :])
        if found is None or refers_back(found):
            return
        wanted = PointerType(found, storage_class(self.base_ptr.type))
        given = self.results[0].type
        if differ(wanted, given):
            raise self.error(
                f"invalid result type: expected '{wanted}', but provided '{given}'"
            )


class AccessChainOp(_AccessChain, name="spirv.AccessChain"):
    """Creates a pointer into a composite."""


class PtrAccessChainOp(_AccessChain, name="spirv.PtrAccessChain"):
    """Creates a pointer into a composite, from an element offset."""


class InBoundsPtrAccessChainOp(_AccessChain, name="spirv.InBoundsPtrAccessChain"):
    """Creates a pointer into a composite, known to be in bounds."""


# Variables ---------------------------------------------------------------------------

_INITIAL: Final = frozenset(
    {"spirv.Constant", "spirv.mlir.addressof", "spirv.mlir.referenceof"}
)
_GLOBAL: Final = ("descriptor_set", "binding", "built_in")


def physical_pointer(ty: Type | None) -> bool:
    """Whether values of a type are pointers into a buffer, or arrays of them."""
    if isinstance(ty, ArrayType):
        ty = ty.element_type
    return ty is not None and storage_class(ty) == "PhysicalStorageBuffer"


def verify_variable(op: VariableOp) -> None:
    """What variables of functions begin with, and how they are decorated."""
    if case_text(op.properties.get("storage_class")) != "Function":
        raise op.error(
            "can only be used to model function-level variables. Use "
            "spirv.GlobalVariable for module-level variables."
        )
    ty = op.pointer.type
    if storage_class(ty) != "Function":
        raise op.error("storage class must match result pointer's storage class")
    if op.initializer is not None:
        made = op.initializer.defining_op
        if made is None or made.name not in _INITIAL:
            raise op.error(
                "initializer must be the result of a constant or spirv.GlobalVariable "
                "op"
            )
    for name in _GLOBAL:
        if op.get(name) is not None:
            raise op.error(
                f"cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)"
            )
    verify_decorations(op, ty)


def verify_decorations(op: Operation, ty: Type) -> None:
    """Pointers into buffers declare whether they are aliased. Raises `Invalid`."""
    if not physical_pointer(pointee(ty)):
        return
    found = [
        n for n in ("aliased_pointer", "restrict_pointer") if op.get(n) is not None
    ]
    if not found:
        raise op.error(
            " with physical buffer pointer must be decorated either 'AliasedPointer' "
            "or 'RestrictPointer'"
        )
    if len(found) == 2:
        raise op.error(
            " with physical buffer pointer must have exactly one aliasing decoration"
        )


@of_signature
def _verify_payload(op: Operation) -> None:
    for value in op.operands[3:]:
        if storage_class(value.type) != "TaskPayloadWorkgroupEXT":
            raise op.error(
                "payload must be a variable with a storage class of "
                "TaskPayloadWorkgroupEXT"
            )


family("EXT.EmitMeshTasks", verify=_verify_payload)
