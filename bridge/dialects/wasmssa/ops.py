"""The wasmssa dialect: functions, globals, branches, and what locals refer to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# Its classes are found by their ops' names.
from bridge.dialects import wasmssa
from bridge.errors import warn
from bridge.ir.attributes import UNIT, ArrayAttr, StringAttr, TypeAttr, UnitAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import FunctionType, Type
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.op.base import Op
from bridge.op.interfaces.functions import (
    add_argument_attributes,
    read_body,
    read_signature,
    write_body,
    write_signature,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState
from bridge.text.tokens import ParseError


def _read_exported(r: AsmReader, state: OperationState) -> None:
    word = r.word_or_string()
    if word is None:
        return
    if word != "exported":
        message = f"expecting either `exported` or symbol name. got {word}"
        raise r.op_error(state, message)
    state.properties["exported"] = UNIT


def _write_exported(w: AsmWriter, exported: UnitAttr | None) -> None:
    if exported is not None:
        w.text(" exported")


def _foreign_input(r: AsmReader, inputs: Sequence[Type]) -> ParseError | None:
    """The diagnostics of the inputs that refer to no local, as one."""
    faults = [
        r.error(
            f"invalid type for wasm.func argument. Expecting !wasm<local T>, got '{ty}'"
        )
        for ty in inputs
        if not isinstance(ty, wasmssa.LocalRefType)
    ]
    if not faults:
        return None
    faults[0].also += faults[1:]
    return faults[0]


class FuncOp(Op, name="wasmssa.func"):
    """A function. Its arguments are locals."""

    sym_name: StringAttr
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    exported: UnitAttr | None
    body_: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        _read_exported(r, state)
        state.properties["sym_name"] = r.symbol_name()
        signature = read_signature(r)
        locals_ = [
            ty for ty in signature.inputs if isinstance(ty, wasmssa.LocalRefType)
        ]
        inputs = tuple([ty.element_type for ty in locals_])
        kind = FunctionType(inputs, tuple(signature.results))
        fault = _foreign_input(r, signature.inputs)
        state.properties["functionType"] = TypeAttr(kind)
        try:
            r.attr_dict_with_keyword(state)
            add_argument_attributes(state, signature)
            read_body(r, state, signature)
        except ParseError as error:
            if fault is None:
                raise
            fault.also += error.chain()
            raise fault from None
        # Upstream goes on without it; a body has too many arguments then.
        if fault is not None and state.regions[0].blocks:
            raise fault

    def write(self, w: AsmWriter) -> None:
        _write_exported(w, self.exported)
        w.text(" ")
        w.symbol(self.sym_name.value)
        ty = self.function_type.type
        if isinstance(ty, FunctionType):
            write_signature(w, self, ty)
        w.attr_dict_with_keyword(self, _IN_SIGNATURE)
        write_body(w, self.body_)

    def verify_syntax(self) -> None:
        ty = self.function_type.type
        if not isinstance(ty, FunctionType):
            raise self.error("needs a function type to be written")
        for attr, types in ((self.arg_attrs, ty.inputs), (self.res_attrs, ty.results)):
            if attr is not None and len(attr.elements) != len(types):
                raise self.error("needs attributes of each part to be written")


_IN_SIGNATURE: Final = frozenset(
    {"sym_name", "functionType", "arg_attrs", "res_attrs", "exported"}
)


class GlobalOp(Op, name="wasmssa.global"):
    """A global variable with its initializer."""

    sym_name: StringAttr
    type: TypeAttr
    is_mutable: UnitAttr | None
    exported: UnitAttr | None
    initializer: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        _read_exported(r, state)
        state.properties["sym_name"] = r.symbol_name()
        state.properties["type"] = TypeAttr(r.type())
        _read_mutable(r, state)
        if not r.accept(":"):
            _tell(r, r.wrong_token("expected ':'"))
        state.regions.append(r.braced_region())

    def write(self, w: AsmWriter) -> None:
        _write_exported(w, self.exported)
        w.put(f" @{self.sym_name.value} ", self.type.type)
        w.text(" mutable :" if self.is_mutable is not None else " :")
        if self.initializer.blocks:
            w.text(" ")
            w.region(self.initializer, entry_arguments=False)


def _read_mutable(r: AsmReader, state: OperationState) -> None:
    """`mutable`; upstream takes any other word as well, and forgets it."""
    if r.word_or_string() == "mutable":
        state.properties["isMutable"] = UNIT


def _read_type(r: AsmReader) -> Type:
    """A type after a colon; upstream continues where that is missing."""
    missing = None if r.accept(":") else r.wrong_token("expected ':'")
    try:
        found = r.type()
    except ParseError as fault:
        if missing is None:
            raise
        missing.also = fault.chain()
        raise missing from fault
    if missing is not None:
        _tell(r, missing)
    return found


def _tell(r: AsmReader, missing: ParseError) -> None:
    """Reports what upstream finds missing and continues without."""
    warn(r.source.diagnostic(missing.pos, missing.message))


class GlobalImportOp(Op, name="wasmssa.import_global"):
    """An imported global variable."""

    sym_name: StringAttr
    module_name: StringAttr
    import_name: StringAttr
    type: TypeAttr
    is_mutable: UnitAttr | None

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["importName"] = StringAttr(r.string())
        _read_word(r, "from")
        state.properties["moduleName"] = StringAttr(r.string())
        _read_word(r, "as")
        state.properties["sym_name"] = r.symbol_name()
        _read_mutable(r, state)
        state.properties["type"] = TypeAttr(_read_type(r))

    def write(self, w: AsmWriter) -> None:
        w.text(f' "{self.import_name.value}" from "{self.module_name.value}" as ')
        w.text(f"@{self.sym_name.value}")
        w.put(" mutable : " if self.is_mutable is not None else " : ", self.type.type)


def _read_word(r: AsmReader, word: str) -> None:
    """A word, which may occur in quotes; a missing one is not reported."""
    if r.word_or_string() != word:
        raise r.fault(f"expected '{word}'")


_ELSE: Final = ("else", "else ")
"""The second is how upstream writes it in quotes, and does not read: what is printed
must come back."""


def _read_else(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    found = r.braced_region() if r.word_or_string() in _ELSE else Region()
    arguments[0].put(reading, [found])


def _write_else(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    (region,) = arguments[0].of(op)
    if region.blocks:
        w.word_or_string(_ELSE[1])
        w.region(region)


DIRECTIVES: Final[Directives] = {"ElseRegion": Directive(_read_else, _write_else)}
