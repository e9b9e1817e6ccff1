"""What is printed becomes calls of upstream's runtime library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bridge.dialects import arith, llvm, vector
from bridge.dialects.llvm.types import FunctionType, PointerType, VoidType
from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    I64,
    IndexType,
    IntegerType,
    Type,
)
from bridge.ods.nodes import enum_word
from bridge.op.base import Op
from bridge.passes.llvm_library import are_functions, call
from bridge.passes.llvm_texts import print_text
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.llvm_vectors import VectorPattern
from bridge.rewrite.conversion import Adaptor, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["is_free_of_printers", "is_printed", "printing_patterns"]

_I16: Final = IntegerType(16)
_INPUTS: Final[Mapping[str, tuple[Type, ...]]] = {
    "printI64": (I64,),
    "printU64": (I64,),
    "printF16": (_I16,),
    "printBF16": (_I16,),
    "printF32": (F32,),
    "printF64": (F64,),
    "printOpen": (),
    "printClose": (),
    "printComma": (),
    "printNewline": (),
    "printString": (PointerType(),),
}
_FUNCTIONS: Final = {
    name: FunctionType(VoidType(), inputs) for name, inputs in _INPUTS.items()
}
_PUNCTUATION: Final = {
    "open": "printOpen",
    "close": "printClose",
    "comma": "printComma",
    "newline": "printNewline",
}


def printing_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """Scalars and punctuation; vectors are printed element by element before."""
    return [_Print(types)]


class _Printer(NamedTuple):
    function: str
    widen: type[Op] | None = None
    """What extends an integer to 64 bits."""


def _printer(ty: Type) -> _Printer | None:
    """What prints a scalar of a type, if something does."""
    plain = {F32: "printF32", F64: "printF64", F16: "printF16", BF16: "printBF16"}
    if ty in plain:
        return _Printer(plain[ty])
    if isinstance(ty, IndexType):
        return _Printer("printU64")
    if not isinstance(ty, IntegerType) or ty.width > 64:
        return None
    unsigned = ty.signedness == "unsigned"
    widen: type[Op] | None = None
    if ty.width < 64:
        widen = arith.ExtUIOp if unsigned or ty.width == 1 else arith.ExtSIOp
    return _Printer("printU64" if unsigned else "printI64", widen)


def is_printed(op: vector.PrintOp) -> bool:
    """Whether there are functions for what is printed."""
    return not op.operands or _printer(op.operands[0].type) is not None


def is_free_of_printers(root: Operation) -> bool:
    """Whether what has the name of one of the functions is that function."""
    return are_functions(root, _FUNCTIONS)


def _call(op: Operation, name: str, values: list[Value]) -> None:
    call(op, name, _FUNCTIONS[name], values)


class _Print(VectorPattern, roots=vector.PrintOp):
    def convert(
        self, op: vector.PrintOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        if not is_printed(op):
            return
        if op.operands:
            value, found = adaptor.operands[0], _printer(op.operands[0].type)
            assert found is not None  # it is printed
            if found.widen is not None:
                made = rewriter(found.widen.op_name, [value], [I64])
                value = made.results[0]
            elif found.function in ("printF16", "printBF16"):
                value = llvm.BitcastOp(_I16, value).res
            _call(op, found.function, [value])
        text = op.get("stringLiteral")
        mark = _PUNCTUATION.get(enum_word(op.punctuation))
        if isinstance(text, StringAttr):
            print_text(op, "vector_print_str", text.value, "printString")
        elif mark is not None:
            _call(op, mark, [])
        rewriter.erase(op)
