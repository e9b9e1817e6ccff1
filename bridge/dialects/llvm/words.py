"""Keywords of LLVM's ops that stand for an attribute: linkage, convention, …"""

from __future__ import annotations

from functools import cache
from typing import Final

from bridge.ir.attributes import DialectAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I64
from bridge.ods.enums import Enum, enum
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


@cache
def cases(name: str) -> Enum:
    """An enum of the dialect. Raises `LookupError` for none."""
    found = enum("llvm", name)
    if found is None:
        raise LookupError(f"llvm has no enum {name}")
    return found


@cache
def _words(name: str) -> frozenset[str]:
    return frozenset(word for word in cases(name).words if word)


@cache
def keyword_attr(mnemonic: str, word: str) -> DialectAttr:
    """`#llvm.cconv<fastcc>`."""
    return dialect_attr(f"llvm.{mnemonic}", word)


_KEYWORDS: Final = {
    "CConv": ("cconv", "CConvEnum", "ccc"),
    "TailCallKind": ("tailcallkind", "TailCallKindEnum", "none"),
    "linkage": ("linkage", "LinkageEnum", "external"),
    "unnamed_addr": ("", "UnnamedAddr", ""),
    "visibility_": ("", "Visibility", ""),
}
"""The mnemonic of an attribute, if it is no number; its enum, and its default."""


def read_words(r: AsmReader, state: OperationState, *fields: str) -> None:
    """Keywords that stand for attributes, where they are there."""
    for field in fields:
        mnemonic, name, word = _KEYWORDS[field]
        token = r.peek()
        if token.kind == "bare" and token.text in _words(name):
            word = token.text
            r.pos = token.end
        number = IntegerAttr(cases(name).value(word) or 0, I64)
        attr = keyword_attr(mnemonic, word) if mnemonic else number
        state.properties[field] = attr


def write_words(w: AsmWriter, op: Operation, *fields: str) -> None:
    """Those that are not default."""
    for field in fields:
        _, name, default = _KEYWORDS[field]
        attr = op._properties.get(field)
        word = enum_word(attr) if isinstance(attr, DialectAttr) else default
        if isinstance(attr, IntegerAttr):
            word = cases(name).text(attr.value)
        w.text(f" {word}" if word != default else "")
