"""Enums that are written as bare words, and how they read as attributes."""

from __future__ import annotations

from typing import Final

from bridge.dialects.tosa.types import types_of
from bridge.ir.attributes import DialectAttr
from bridge.ir.types import FunctionType
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.op.base import Op, derive
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

_WORDS: Final = {
    "rounding_mode": (
        "rounding_mode",
        "rounding_mode",
        ("SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND"),
    ),
    "mode": ("resize_mode", "resize mode", ("NEAREST_NEIGHBOR", "BILINEAR")),
    "nan_mode": ("nan_mode", "nan_mode", ("PROPAGATE", "IGNORE")),
    "block_size": ("block_size", "block_size", ("BLOCK_SIZE_1", "BLOCK_SIZE_32")),
}
"""By attribute: its mnemonic, what diagnostics call it, and the words."""

_BARE: Final = frozenset(mnemonic for mnemonic, _, _ in _WORDS.values())
_NAN_DEFAULT: Final = dialect_attr("tosa.nan_mode", "PROPAGATE")


def _read_entry(r: AsmReader, state: OperationState, allowed: str) -> str:
    """Reads an attribute; returns its name where it was there before, else nothing."""
    name = r.any_word()
    twice = name if name in state.attributes else ""
    r.expect("=", "expected '='")
    token = r.peek()
    if name != allowed or token.kind not in ("bare", "inttype"):
        state.attributes[name] = r.attribute()
        return twice
    mnemonic, what, words = _WORDS[name]
    r.take()
    if token.text not in words:
        raise r.op_error(state, f"invalid {what} value: {token.text}", r.here())
    state.attributes[name] = dialect_attr(f"tosa.{mnemonic}", token.text)
    return twice


class EnumOp(Op):
    """The base of ops with an enum that is written as a bare word."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        operands = r.items(r.operand)
        twice = set()
        if r.accept("{") and not r.accept("}"):
            twice.add(_read_entry(r, state, ENUMS[state.name]))
            while r.accept(","):
                twice.add(_read_entry(r, state, ENUMS[state.name]))
            r.expect("}", "expected '}'")
        ty = r.colon_type_of(FunctionType)
        state.operands += r.resolve_all(operands, ty.inputs, r.here())
        state.types += ty.results
        for name in sorted(twice - {""}):
            message = f"attribute '{name}' occurs more than once in the attribute list"
            raise r.op_error(state, message)

    def write(self, w: AsmWriter) -> None:
        w.put(" ", self.operands)
        separator = " {"
        for name, attr in w.all_attributes(self):
            if attr is _NAN_DEFAULT:
                continue
            w.text(f"{separator}{name} = ")
            separator = ", "
            if isinstance(attr, DialectAttr) and attr.mnemonic in _BARE:
                w.text(enum_word(attr))
            else:
                w.attribute(attr)
        w.text(" : " if separator == " {" else "} : ")
        w.functional_type(types_of(self.operands), types_of(self.results))


ENUMS: Final = {
    "tosa.apply_scale": "rounding_mode",
    "tosa.argmax": "nan_mode",
    "tosa.cast_from_block_scaled": "block_size",
    "tosa.cast_to_block_scaled": "block_size",
    "tosa.clamp": "nan_mode",
    "tosa.conv2d_block_scaled": "block_size",
    "tosa.matmul_t_block_scaled": "block_size",
    "tosa.max_pool2d": "nan_mode",
    "tosa.max_pool2d_adaptive": "nan_mode",
    "tosa.maximum": "nan_mode",
    "tosa.minimum": "nan_mode",
    "tosa.reduce_max": "nan_mode",
    "tosa.reduce_min": "nan_mode",
    "tosa.rescale": "rounding_mode",
    "tosa.resize": "mode",
}
"""Which attribute of an op may be a bare word."""

for _name in ("tosa.apply_scale", "tosa.maximum", "tosa.minimum"):
    derive(EnumOp, _name)
