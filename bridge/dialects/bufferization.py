"""The bufferization dialect: `bufferization.alloc_tensor`."""

from __future__ import annotations

from bridge.dialects.op import Op, Value, Values
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.types import I32, INDEX, RankedTensorType, UnrankedTensorType
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft
from bridge.text.tokens import Token


class AllocTensorOp(Op, name="bufferization.alloc_tensor"):
    """A tensor whose elements are not known yet, or a copy of another."""

    dynamic_sizes: Values
    copy: Value | None
    size_hint: Value | None

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        r.expect("(", "expected '('")
        sizes = r.operands()
        r.expect(")", "expected ')'")
        copies: list[Token] = []
        hints: list[Token] = []
        if r.accept_word("copy"):
            r.expect("(", "expected '('")
            copies.append(r.operand())
            r.expect(")", "expected ')'")
        if r.accept_word("size_hint"):
            r.expect("=", "expected '='")
            hints.append(r.operand())
        r.attr_dict(draft)
        r.expect(":", "expected ':'")
        where = r.here()
        ty = r.type()
        if not isinstance(ty, RankedTensorType | UnrankedTensorType):
            raise r.op_error(draft, "invalid kind of type specified", where)
        draft.types.append(ty)
        draft.operands += r.resolve_same(sizes, INDEX)
        draft.operands += r.resolve_same(copies, ty)
        draft.operands += r.resolve_same(hints, INDEX)
        counts = [len(sizes), len(copies), len(hints)]
        draft.properties["operandSegmentSizes"] = DenseArrayAttr.of(I32, counts)

    def write(self, w: AsmWriter) -> None:
        w.text("(")
        w.values(self.dynamic_sizes)
        w.text(")")
        if self.copy is not None:
            w.text(" copy(")
            w.value(self.copy)
            w.text(")")
        if self.size_hint is not None:
            w.text(" size_hint=")
            w.value(self.size_hint)
        w.attr_dict(self, ("operandSegmentSizes",))
        w.text(" : ")
        w.type(self.results[0].type)
