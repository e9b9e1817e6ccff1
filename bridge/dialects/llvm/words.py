"""Keywords of LLVM's ops that stand for an attribute: linkage, convention, …"""

from __future__ import annotations

from functools import cache

from bridge.ir.attributes import Attribute, DialectAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I64
from bridge.ods.enums import Enum, enum
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.text.asm_reader import AsmReader
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


def read_keyword(
    r: AsmReader,
    state: OperationState,
    field: str,
    mnemonic: str,
    name: str,
    default: str,
) -> None:
    """A keyword that stands for an attribute of its own class."""
    token = r.peek()
    word = default
    if token.kind == "bare" and token.text in _words(name):
        word = token.text
        r.pos = token.end
    state.properties[field] = keyword_attr(mnemonic, word)


def read_number(r: AsmReader, state: OperationState, field: str, name: str) -> None:
    """A keyword that stands for a number, which is 0 without it."""
    token = r.peek()
    value = 0
    if token.kind == "bare" and token.text in _words(name):
        value = cases(name).value(token.text) or 0
        r.pos = token.end
    state.properties[field] = IntegerAttr(value, I64)


def keyword(op: Operation, field: str, default: str) -> str:
    """The word in an attribute like `#llvm.cconv<fastcc>`."""
    attr: Attribute | None = op._properties.get(field)
    return enum_word(attr) if isinstance(attr, DialectAttr) else default


def number_word(op: Operation, field: str, name: str) -> str:
    """The keyword of a number; nothing for 0."""
    attr = op._properties.get(field)
    return cases(name).text(attr.value) if isinstance(attr, IntegerAttr) else ""
