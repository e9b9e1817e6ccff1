"""Keywords of LLVM's ops that stand for an attribute: linkage, convention, …"""

from __future__ import annotations

from functools import cache
from typing import Final

from bridge.ir.attributes import Attribute, DialectAttr, IntegerAttr
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


_KEYWORDS: Final = {
    "CConv": ("cconv", "CConvEnum", "ccc"),
    "TailCallKind": ("tailcallkind", "TailCallKindEnum", "none"),
    "linkage": ("linkage", "LinkageEnum", "external"),
    "unnamed_addr": ("", "UnnamedAddr", ""),
    "visibility_": ("", "Visibility", ""),
}
"""The mnemonic of an attribute, if it is no number; its enum, and its default."""


@cache
def word_attr(field: str, word: str) -> Attribute:
    """What a keyword stands for: `#llvm.cconv<fastcc>`, or a number."""
    mnemonic, name, _ = _KEYWORDS[field]
    if mnemonic:
        return dialect_attr(f"llvm.{mnemonic}", word)
    return IntegerAttr(cases(name).value(word) or 0, I64)


def read_word(r: AsmReader, state: OperationState, field: str) -> None:
    """A keyword that stands for an attribute, where it is there."""
    _, name, word = _KEYWORDS[field]
    token = r.peek()
    if token.kind == "bare" and token.text in _words(name):
        word = token.text
        r.pos = token.end
    state.properties[field] = word_attr(field, word)


def write_word(w: AsmWriter, op: Operation, field: str) -> None:
    """One that is not default."""
    _, name, default = _KEYWORDS[field]
    attr = op.properties.get(field)
    word = enum_word(attr) if isinstance(attr, DialectAttr) else default
    if isinstance(attr, IntegerAttr):
        word = cases(name).text(attr.value)
    if word != default:
        w.text(f" {word}")
