"""Texts that a program prints: globals that end in a zero, and what prints them."""

from __future__ import annotations

from itertools import chain, count
from typing import Final

from bridge.dialects import llvm
from bridge.dialects.llvm.types import ArrayType, FunctionType, PointerType, VoidType
from bridge.ir.attributes import DenseElementsAttr
from bridge.ir.building import InsertionPoint, current_builder
from bridge.ir.core import Operation, Region
from bridge.ir.symbols import symbol_name
from bridge.ir.types import I8, RankedTensorType
from bridge.passes.llvm_addresses import address
from bridge.passes.llvm_library import call, module_around

__all__ = ["TAKES_TEXT", "print_text"]

TAKES_TEXT: Final = FunctionType(VoidType(), (PointerType(),))
"""The type of a function that prints."""


def print_text(op: Operation, name: str, text: str, function: str) -> None:
    """Calls a function with the address of a text, a global of some name."""
    symbol, ty = _global(op, name, text.encode(errors="surrogateescape") + b"\0")
    start = llvm.AddressOfOp(PointerType(), symbol).res
    call(op, function, TAKES_TEXT, [address(start, ty, [0])])


def _global(op: Operation, name: str, data: bytes) -> tuple[str, ArrayType]:
    """The name and the type of a global at the start of the module."""
    block = module_around(op).regions[0].blocks[0]
    taken = {symbol_name(held) for held in block}
    names = chain([name], (f"{name}_{number}" for number in count()))
    symbol = next(one for one in names if one not in taken)
    ty = ArrayType(I8, len(data))
    signed = [byte - 256 if byte > 127 else byte for byte in data]
    value = DenseElementsAttr.of(RankedTensorType((len(data),), I8), signed)
    builder = current_builder()
    assert builder is not None  # conversions open theirs
    with builder.moved_to(InsertionPoint.at_start(block)):
        llvm.GlobalOp(
            ty,
            symbol,
            llvm.LinkageAttr("private"),
            constant=True,
            value=value,
            addr_space=0,
            initializer=Region(),
        )
    return symbol, ty
