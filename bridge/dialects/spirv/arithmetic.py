"""Arithmetic whose syntax no format describes."""

from __future__ import annotations

from bridge.dialects.spirv.numbers import verify_extended
from bridge.ir.types import FunctionType
from bridge.op.base import Op
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


class _ExtendedOp(Op):
    """The base of ops that return a struct of two results."""

    syntax = """
        ` ` attr-dict `` operands
        `:` custom<Pair>(type($result), type($operand1), type($operand2))
    """

    verify = verify_extended


class IAddCarryOp(_ExtendedOp, name="spirv.IAddCarry"):
    """Adds integers and returns sum and carry."""


class ISubBorrowOp(_ExtendedOp, name="spirv.ISubBorrow"):
    """Subtracts integers and returns difference and borrow."""


class SMulExtendedOp(_ExtendedOp, name="spirv.SMulExtended"):
    """Multiplies signed integers and returns low and high half."""


class UMulExtendedOp(_ExtendedOp, name="spirv.UMulExtended"):
    """Multiplies unsigned integers and returns low and high half."""


class _SameOp(Op):
    """The base of ops with one type, written once where all are equal."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """`%a, %b : t`, or `(%a, %b) : (t, t) -> t`."""
        where = r.here()
        if r.accept("("):
            operands = r.operands()
            r.expect(")", "expected ')'")
            r.attr_dict(state)
            ty = r.colon_type()
            if not isinstance(ty, FunctionType):
                raise r.op_error(state, "expected function type", where)
            state.operands += r.resolve_all(operands, ty.inputs, where)
            state.types += ty.results
            return
        operands = r.operands()
        r.attr_dict(state)
        ty = r.colon_type()
        state.operands += r.resolve_same(operands, ty)
        state.types.append(ty)

    def write(self, w: AsmWriter) -> None:
        ty = self.results[0].type
        types = [value.type for value in self.operands]
        if any(found is not ty for found in types):
            w.put("(", self.operands, ")")
            w.attr_dict(self)
            w.text(" : ")
            w.functional_type(types, [ty])
            return
        w.put(" ", self.operands)
        w.attr_dict(self)
        w.put(" : ", ty)


class GLFClampOp(_SameOp, name="spirv.GL.FClamp"):
    """Clamps a float between two others."""


class GLSClampOp(_SameOp, name="spirv.GL.SClamp"):
    """Clamps a signed integer between two others."""


class GLUClampOp(_SameOp, name="spirv.GL.UClamp"):
    """Clamps an unsigned integer between two others."""


class GLFmaOp(_SameOp, name="spirv.GL.Fma"):
    """Fused multiply-add."""


class GLNClampOp(_SameOp, name="spirv.GL.NClamp"):
    """Clamps a float between two others; NaN operands are ignored."""


class GLSmoothStepOp(_SameOp, name="spirv.GL.SmoothStep"):
    """Smooth Hermite interpolation between 0 and 1."""
