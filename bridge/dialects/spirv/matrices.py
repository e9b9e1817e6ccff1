"""Rules of matrices, and of those that a group of invocations holds together."""

from __future__ import annotations

from bridge.dialects.spirv.families import family
from bridge.dialects.spirv.shapes import is_number
from bridge.dialects.spirv.types import CooperativeMatrixType, pointee
from bridge.dialects.spirv.words import case_text
from bridge.ir.core import Operation
from bridge.ir.types import IntegerType, VectorType
from bridge.op.base import Op, Value, of_signature


def _verify_access(op: Operation, unfit: str) -> None:
    """What is pointed to, and how memory is accessed; `unfit` is not allowed."""
    found = pointee(op.operands[0].type)
    if not is_number(found) and not isinstance(found, VectorType):
        raise op.error(
            f"Pointer must point to a scalar or vector type but provided '{found}'"
        )
    access = op.properties.get("memory_operand")
    if access is None:
        return
    words = case_text(access).split("|")
    if unfit in words:
        raise op.error(f"not compatible with memory operand '{unfit}'")
    aligned = "alignment" in op.properties
    if "Aligned" in words and not aligned:
        raise op.error("missing value for the 'Aligned' memory operand")
    if "Aligned" not in words and aligned:
        raise op.error("found alignment attribute for non-'Aligned' memory operand")


@of_signature
def _verify_load(op: Operation) -> None:
    _verify_access(op, "MakePointerAvailable")


@of_signature
def _verify_store(op: Operation) -> None:
    _verify_access(op, "MakePointerVisible")


family("KHR.CooperativeMatrixLoad", verify=_verify_load)
family("KHR.CooperativeMatrixStore", verify=_verify_store)


class KHRCooperativeMatrixMulAddOp(Op, name="spirv.KHR.CooperativeMatrixMulAdd"):
    """Multiplies cooperative matrices and accumulates: `a * b + c`."""

    a: Value
    b: Value
    c: Value

    @of_signature
    def verify(self) -> None:
        found = [value.type for value in (self.a, self.b, self.c)]
        matrices = [ty for ty in found if isinstance(ty, CooperativeMatrixType)]
        if len(matrices) != 3:
            return
        a, b, c = matrices
        for i, use in enumerate(("MatrixA", "MatrixB", "MatrixAcc")):
            if matrices[i].use != use:
                raise self.error(f"operand #{i} must be of use '{use}'")
        if len({matrix.scope for matrix in matrices}) != 1:
            raise self.error("matrix scope mismatch")
        sizes = {
            "M": (a.rows, c.rows),
            "N": (b.columns, c.columns),
            "K": (a.columns, b.rows),
        }
        for name, (left, right) in sizes.items():
            if left != right:
                raise self.error(f"matrix size mismatch on dimension '{name}'")
        if _has_operands(self) and not all(
            isinstance(matrix.element_type, IntegerType) for matrix in matrices
        ):
            raise self.error(
                "Matrix Operands require all matrix element types to be Integer Types"
            )


def _has_operands(op: Operation) -> bool:
    return "matrix_operands" in op.properties
