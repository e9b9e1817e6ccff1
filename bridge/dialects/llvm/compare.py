"""Comparisons."""

from __future__ import annotations

from typing import ClassVar

from bridge.dialects.llvm.words import cases
from bridge.ir.attributes import Attribute, IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import I1, I64, Type, VectorType
from bridge.ods.dialect_types import is_compatible
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, OpResult, Value
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


def entries_with_flags(
    w: AsmWriter, op: Operation, *elided: str
) -> list[tuple[str, Attribute]]:
    """The attributes to print: fast-math flags only where there are some."""
    entries = w.all_attributes(op, elided)
    return [entry for entry in entries if not _no_flags(*entry)]


def _no_flags(name: str, attr: Attribute) -> bool:
    return name == "fastmathFlags" and enum_word(attr) == "none"


def _i1_like(ty: Type) -> Type:
    if isinstance(ty, VectorType):
        return VectorType(ty.shape, I1, ty.scalable)
    return I1


class _ComparisonOp(Op):
    enum: ClassVar[str]
    """The predicates."""

    lhs: Value
    rhs: Value
    res: OpResult

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        """`"eq" %a, %b {…} : t`."""
        where = r.here()
        predicate = r.attribute_of(StringAttr)
        lhs = r.operand()
        r.expect(",", "expected ','")
        rhs = r.operand()
        r.attr_dict(state)
        r.expect(":", "expected ':'")
        place = r.here()
        ty = r.type()
        state.operands += [r.resolve(lhs, ty), r.resolve(rhs, ty)]
        value = cases(cls.enum).value(predicate.value)
        if value is None:
            message = "is an incorrect value of the 'predicate' attribute"
            raise r.op_error(state, f"'{predicate.value}' {message}", where)
        state.properties["predicate"] = IntegerAttr(value, I64)
        if not is_compatible(ty):
            raise r.op_error(state, "expected LLVM dialect-compatible type", place)
        state.types.append(_i1_like(ty))

    def write(self, w: AsmWriter) -> None:
        predicate = self._properties.get("predicate")
        value = predicate.value if isinstance(predicate, IntegerAttr) else 0
        w.text(f' "{cases(self.enum).text(value)}" ')
        w.values(self.operands)
        w.dictionary(entries_with_flags(w, self, "predicate"))
        w.text(" : ")
        w.type(self.operands[0].type)


class ICmpOp(_ComparisonOp, name="llvm.icmp"):
    """Compares integers or pointers by a predicate."""

    enum = "ICmpPredicate"


class FCmpOp(_ComparisonOp, name="llvm.fcmp"):
    """Compares floats by a predicate."""

    enum = "FCmpPredicate"
