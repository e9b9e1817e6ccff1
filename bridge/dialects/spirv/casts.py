"""Casts, of numbers and of pointers."""

from __future__ import annotations

from typing import Final

from bridge.dialects.spirv.families import family
from bridge.dialects.spirv.shapes import differ, width
from bridge.dialects.spirv.types import (
    CooperativeMatrixType,
    is_spirv,
    pointee,
    storage_class,
)
from bridge.dialects.spirv.words import case_text
from bridge.ir.core import Operation
from bridge.ir.types import Type, VectorType
from bridge.op.base import Op, of_signature


def _element(ty: Type) -> Type:
    """What a vector or a matrix is of; what is neither is that itself."""
    if isinstance(ty, CooperativeMatrixType):
        return ty.element_type
    return ty.element if isinstance(ty, VectorType) else ty


@of_signature
def _verify_widths(op: Operation) -> None:
    """The bits of what is converted must change."""
    source, target = (_element(v.type) for v in (op.operands[0], op.results[0]))
    if width(source) == width(target):
        raise op.error(
            "expected the different bit widths for operand type and result type, but "
            f"provided '{source}' and '{target}'"
        )


family("FConvert SConvert UConvert", verify=_verify_widths)


def _verify_matrices(
    op: Operation, left: CooperativeMatrixType, right: CooperativeMatrixType
) -> None:
    """Matrices keep all but the type of their elements. Raises `Invalid`."""
    if (left.rows, left.columns) != (right.rows, right.columns):
        raise op.bare_error("cooperative matrix dimensions must match")
    if left.scope != right.scope:
        raise op.bare_error("cooperative matrix scope must match")
    if left.use != right.use:
        raise op.bare_error("cooperative matrix use must match")
    if width(left.element_type) != width(right.element_type):
        raise op.error("mismatch in result and operand type bitwidth")


@of_signature
def _verify_bitcast(op: Operation) -> None:
    source, target = op.operands[0].type, op.results[0].type
    if source is target:
        raise op.bare_error("result type must be different from operand type")
    matrices = [ty for ty in (source, target) if isinstance(ty, CooperativeMatrixType)]
    if len(matrices) == 2:
        _verify_matrices(op, *matrices)
        return
    if matrices:
        # Upstream has this message for both directions.
        raise op.bare_error(
            "unhandled bit cast conversion from cooperative matrix type to "
            "non-cooperative matrix type"
        )
    pointers = is_spirv(source, "ptr"), is_spirv(target, "ptr")
    if pointers[0] != pointers[1]:
        words = ["pointer" if pointer else "non-pointer" for pointer in pointers]
        raise op.bare_error(
            f"unhandled bit cast conversion from {words[0]} type to {words[1]} type"
        )
    if width(source) != width(target):
        raise op.error(
            f"mismatch in result type bitwidth {width(target)} and operand type "
            f"bitwidth {width(source)}"
        )


family("Bitcast", verify=_verify_bitcast)


# Pointers ----------------------------------------------------------------------------

_CONCRETE: Final = ("Workgroup", "CrossWorkgroup", "Function")


def _verify_pointees(op: Operation) -> None:
    source, target = (pointee(v.type) for v in (op.operands[0], op.results[0]))
    if source is not None and target is not None and differ(source, target):
        raise op.error(
            "pointer operand's pointee type must have the same as the op result type, "
            f"but found '{source}' vs '{target}'"
        )


@of_signature
def _verify_to_generic(op: Operation) -> None:
    if storage_class(op.operands[0].type) not in _CONCRETE:
        raise op.bare_error(
            "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage "
            "Class"
        )
    if storage_class(op.results[0].type) != "Generic":
        raise op.bare_error("result type must be of storage class Generic")
    _verify_pointees(op)


@of_signature
def _verify_from_generic(op: Operation) -> None:
    if storage_class(op.operands[0].type) != "Generic":
        raise op.bare_error("pointer type must be of storage class Generic")
    if storage_class(op.results[0].type) not in _CONCRETE:
        raise op.bare_error(
            "result must point to the Workgroup, CrossWorkgroup, or Function Storage "
            "Class"
        )
    _verify_pointees(op)


family("PtrCastToGeneric", verify=_verify_to_generic)
family("GenericCastToPtr GenericCastToPtrExplicit", verify=_verify_from_generic)


def _addressing(op: Operation) -> str:
    """The addressing model of the module around an operation; nothing without one."""
    around = op.parent_op
    while around is not None and around.name != "spirv.module":
        around = around.parent_op
    if around is None:
        return ""
    return case_text(around.properties.get("addressing_model"))


def _verify_physical(
    op: Operation, number: tuple[str, Type], pointer: tuple[str, Type]
) -> None:
    """Only physical pointers are numbers. Raises `Invalid`."""
    what, ty = number
    if getattr(ty, "signedness", "") != "signless":
        raise op.bare_error(f"{what} must be a scalar type of unsigned integer")
    model = _addressing(op)
    what, ty = pointer
    physical = storage_class(ty) == "PhysicalStorageBuffer"
    if model == "Logical" or (model == "PhysicalStorageBuffer64" and not physical):
        raise op.bare_error(f"{what} must be a physical pointer")


class ConvertPtrToUOp(Op, name="spirv.ConvertPtrToU"):
    """Converts a pointer to an unsigned integer."""

    def verify(self) -> None:
        source, target = self.operands[0].type, self.results[0].type
        _verify_physical(self, ("result", target), ("operand", source))


class ConvertUToPtrOp(Op, name="spirv.ConvertUToPtr"):
    """Converts an unsigned integer to a pointer."""

    def verify(self) -> None:
        source, target = self.operands[0].type, self.results[0].type
        _verify_physical(self, ("operand", source), ("result", target))
