"""Memory on the stack."""

from __future__ import annotations

from bridge.dialects.llvm.types import is_llvm
from bridge.dialects.op import Op, OpResult, Value
from bridge.ir.attributes import UNIT, IntegerAttr, TypeAttr
from bridge.ir.types import FunctionType
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft


class AllocaOp(Op, name="llvm.alloca"):
    """Room for a number of elements, until the function returns."""

    array_size: Value
    alignment: IntegerAttr | None
    elem_type: TypeAttr
    res: OpResult

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        if r.accept_word("inalloca"):
            draft.properties["inalloca"] = UNIT
        size = r.operand()
        r.word("x")
        element = r.type()
        r.attr_dict(draft)
        r.expect(":", "expected ':'")
        where = r.here()
        ty = r.type()
        _drop_no_alignment(r, draft)
        if (
            not isinstance(ty, FunctionType)
            or len(ty.inputs) != 1
            or len(ty.results) != 1
        ):
            message = "expected trailing function type with one argument and one result"
            raise r.op_error(draft, message, where)
        draft.operands.append(r.resolve(size, ty.inputs[0]))
        if is_llvm(ty.results[0], "ptr"):
            draft.properties["elem_type"] = TypeAttr(element)
        draft.types.append(ty.results[0])

    def write(self, w: AsmWriter) -> None:
        w.text(" inalloca " if "inalloca" in self.properties else " ")
        w.value(self.array_size)
        w.text(" x ")
        w.type(self.elem_type.type)
        alignment = self.alignment
        hidden = ["elem_type", "inalloca"]
        if alignment is None or not alignment.value:
            hidden.append("alignment")
        w.attr_dict(self, hidden)
        w.text(" : ")
        w.type(FunctionType((self.array_size.type,), (self.res.type,)))


def _drop_no_alignment(r: AsmReader, draft: Draft) -> None:
    """Forgets an alignment of 0, which stands for none."""
    alignment = draft.attributes.get("alignment")
    if alignment is None:
        return
    if not isinstance(alignment, IntegerAttr):
        raise r.op_error(draft, "expected integer alignment")
    if not alignment.value:
        del draft.attributes["alignment"]
