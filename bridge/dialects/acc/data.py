"""Variables and what stands for them on a device."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import DialectType, MemRefType, Type, UnrankedMemRefType
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter


def is_pointer(ty: Type) -> bool:
    """Whether upstream takes a type for a pointer."""
    if isinstance(ty, DialectType):
        return (ty.dialect, ty.mnemonic) == ("llvm", "ptr")
    return isinstance(ty, MemRefType | UnrankedMemRefType)


def variable_type(ty: Type) -> Type:
    """The type of the variable that a value points to, or is, where that is unknown."""
    if isinstance(ty, MemRefType | UnrankedMemRefType):
        return ty.element
    return ty


def _read_variable(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`varPtr(%a` or `var(%a`."""
    if not r.accept_word("varPtr"):
        r.word("var")
    r.expect("(", "expected '('")
    arguments[0].put(reading, [r.operand()])


def _write_variable(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    (value,) = arguments[0].of(op)
    w.put("varPtr(" if is_pointer(value.type) else "var(", value)


def _read_variable_type(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`t) varType(t)`, where the second may follow from the first."""
    ty = r.type()
    arguments[0].put(reading, [ty])
    r.expect(")", "expected ')'")
    inner = r.enclosed(r.type) if r.accept_word("varType") else variable_type(ty)
    arguments[1].put(reading, TypeAttr(inner))


def _write_variable_type(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    (ty,) = arguments[0].of(op)
    found = arguments[1].of(op)
    w.put(ty, ")")
    if isinstance(found, TypeAttr) and found.type is not variable_type(ty):
        w.put(" varType(", found.type, ")")


def _read_on_device(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`accPtr(%a : t)` or `accVar(%a : t)`."""
    if not r.accept_word("accPtr"):
        r.word("accVar")
    r.expect("(", "expected '('")
    arguments[0].put(reading, [r.operand()])
    arguments[1].put(reading, [r.colon_type()])
    r.expect(")", "expected ')'")


def _write_on_device(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    (value,) = arguments[0].of(op)
    w.put("accPtr(" if is_pointer(value.type) else "accVar(", value, " : ", value.type)
    w.text(")")


DIRECTIVES: Final[Directives] = {
    "AccVar": Directive(_read_on_device, _write_on_device),
    "Var": Directive(_read_variable, _write_variable),
    "VarPtrType": Directive(_read_variable_type, _write_variable_type),
}
