"""Comparisons."""

from __future__ import annotations

from bridge.dialects.llvm.types import is_compatible
from bridge.dialects.llvm.words import cases
from bridge.dialects.op import Op, OpResult, Value
from bridge.ir.attributes import Attribute, DialectAttr, IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import I1, I64, Type, VectorType
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft

NO_FLAGS = "fastmath<none>"


def entries_with_flags(
    w: AsmWriter, op: Operation, *elided: str
) -> list[tuple[str, Attribute]]:
    """The attributes to print: fast-math flags only where there are some."""
    entries = w.all_attributes(op, elided)
    return [entry for entry in entries if not _no_flags(*entry)]


def _no_flags(name: str, attr: Attribute) -> bool:
    return (
        name == "fastmathFlags"
        and isinstance(attr, DialectAttr)
        and attr.parts == (NO_FLAGS,)
    )


def _i1_like(ty: Type) -> Type:
    if isinstance(ty, VectorType):
        return VectorType(ty.shape, I1, ty.scalable)
    return I1


def _read_comparison(r: AsmReader, draft: Draft, enum: str) -> None:
    """`"eq" %a, %b {…} : t`."""
    where = r.here()
    predicate = r.attribute_of(StringAttr)
    lhs = r.operand()
    r.expect(",", "expected ','")
    rhs = r.operand()
    r.attr_dict(draft)
    r.expect(":", "expected ':'")
    place = r.here()
    ty = r.type()
    draft.operands += [r.resolve(lhs, ty), r.resolve(rhs, ty)]
    value = cases(enum).value(predicate.value)
    if value is None:
        message = (
            f"'{predicate.value}' is an incorrect value of the 'predicate' attribute"
        )
        raise r.op_error(draft, message, where)
    draft.properties["predicate"] = IntegerAttr(value, I64)
    if not is_compatible(ty):
        raise r.op_error(draft, "expected LLVM dialect-compatible type", place)
    draft.types.append(_i1_like(ty))


def _write_comparison(w: AsmWriter, op: Operation, enum: str) -> None:
    predicate = op._properties.get("predicate")
    value = predicate.value if isinstance(predicate, IntegerAttr) else 0
    w.text(f' "{cases(enum).text(value)}" ')
    w.values(op.operands)
    w.dictionary(entries_with_flags(w, op, "predicate"))
    w.text(" : ")
    w.type(op.operands[0].type)


class ICmpOp(Op, name="llvm.icmp"):
    """Compares integers or pointers."""

    lhs: Value
    rhs: Value
    predicate: IntegerAttr
    res: OpResult

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        _read_comparison(r, draft, "ICmpPredicate")

    def write(self, w: AsmWriter) -> None:
        _write_comparison(w, self, "ICmpPredicate")


class FCmpOp(Op, name="llvm.fcmp"):
    """Compares floats."""

    lhs: Value
    rhs: Value
    predicate: IntegerAttr
    res: OpResult

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        _read_comparison(r, draft, "FCmpPredicate")

    def write(self, w: AsmWriter) -> None:
        _write_comparison(w, self, "FCmpPredicate")
