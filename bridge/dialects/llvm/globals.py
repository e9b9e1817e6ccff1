"""Global variables, aliases of symbols, and metadata of modules."""

from __future__ import annotations

from bridge.dialects.llvm.functions import read_comdat, write_comdat
from bridge.dialects.llvm.global_rules import (
    verify_alias,
    verify_alias_initializer,
    verify_global,
    verify_initializer,
)
from bridge.dialects.llvm.types import array_type
from bridge.dialects.llvm.words import (
    cases,
    keyword,
    number_word,
    read_keyword,
    read_number,
)
from bridge.ir.attributes import (
    UNIT,
    ArrayAttr,
    Attribute,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import I8, I32, I64, NONE
from bridge.op.base import Op, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

_GENERAL_DYNAMIC = 1


def _read_head(r: AsmReader, state: OperationState) -> None:
    """Linkage, visibility, thread-local model and importance of the address."""
    read_keyword(r, state, "linkage", "linkage", "LinkageEnum", "external")
    read_number(r, state, "visibility_", "Visibility")
    if r.accept_word("thread_local"):
        mode = _GENERAL_DYNAMIC
        if r.accept("("):
            where = r.here()
            message = "invalid value for thread_local"
            found = cases("ThreadLocalMode").value(r.any_word(message))
            if found is None:
                raise r.op_error(state, message, where)
            mode = found
            r.expect(")", "expected ')'")
        state.properties["tls_mode"] = IntegerAttr(mode, I64)
    read_number(r, state, "unnamed_addr", "UnnamedAddr")


def _write_head(w: AsmWriter, op: Operation) -> None:
    w.text(f" {keyword(op, 'linkage', 'external')} ")
    for word in (
        number_word(op, "visibility_", "Visibility"),
        _thread_word(op),
        number_word(op, "unnamed_addr", "UnnamedAddr"),
    ):
        if word:
            w.text(word + " ")


def _thread_word(op: Operation) -> str:
    mode = op._properties.get("tls_mode")
    if not isinstance(mode, IntegerAttr) or not mode.value:
        return ""
    if mode.value == _GENERAL_DYNAMIC:
        return "thread_local"
    return f"thread_local({cases('ThreadLocalMode').text(mode.value)})"


_HIDDEN = ("sym_name", "linkage", "unnamed_addr", "tls_mode", "visibility_")


class GlobalOp(Op, name="llvm.mlir.global"):
    """A global variable or constant, with an initial value or initializer region."""

    sym_name: StringAttr
    global_type: TypeAttr
    value: Attribute | None
    comdat: SymbolRefAttr | None
    addr_space: IntegerAttr | None
    initializer: Region

    def verify(self) -> None:
        verify_global(self)

    def verify_regions(self) -> None:
        verify_initializer(self)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        _read_head(r, state)
        if r.accept_word("constant"):
            state.properties["constant"] = UNIT
        state.properties["sym_name"] = r.symbol_name()
        r.expect("(", "expected '('")
        value: Attribute | None = None
        if not r.accept(")"):
            value = state.properties["value"] = r.attribute()
            r.expect(")", "expected ')'")
        read_comdat(r, state)
        r.attr_dict(state)
        types = r.optional_colon_types()
        if len(types) > 1:
            raise r.op_error(state, "expected zero or one type")
        if types:
            state.regions.append(r.optional_region() or Region())
        elif isinstance(value, StringAttr):
            size = len(value.value.encode("utf-8", "surrogateescape"))
            types.append(array_type(size, I8))
            state.regions.append(Region())
        else:
            message = "type can only be omitted for string globals"
            raise r.op_error(state, message)
        state.properties["global_type"] = TypeAttr(types[0])

    def write(self, w: AsmWriter) -> None:
        _write_head(w, self)
        if "constant" in self.properties:
            w.text("constant ")
        w.symbol(self.sym_name.value)
        w.text("(")
        if self.value is not None:
            w.attribute(self.value)
        w.text(")")
        write_comdat(w, self.comdat)
        hidden = (*_HIDDEN, "global_type", "constant", "value", "comdat")
        entries = w.all_attributes(self, hidden)
        if self.addr_space is None:
            # Upstream shows the default where the property is not set.
            entries.append(("addr_space", IntegerAttr(0, I32)))
            entries.sort(key=lambda entry: entry[0])
        w.dictionary(entries)
        if isinstance(self.value, StringAttr):
            return
        w.text(" : ")
        w.type(self.global_type.type)
        if self.initializer.blocks:
            w.text(" ")
            w.region(self.initializer, entry_arguments=False)


class AliasOp(Op, name="llvm.mlir.alias"):
    """An alias of the address that its initializer region computes."""

    sym_name: StringAttr
    alias_type: TypeAttr
    initializer: Region

    @of_signature
    def verify(self) -> None:
        verify_alias(self)

    def verify_regions(self) -> None:
        verify_alias_initializer(self)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        _read_head(r, state)
        state.properties["sym_name"] = r.symbol_name()
        r.attr_dict(state)
        types = r.optional_colon_types()
        if len(types) > 1:
            raise r.op_error(state, "expected zero or one type")
        state.regions.append(r.braced_region())
        if types:
            state.properties["alias_type"] = TypeAttr(types[0])

    def write(self, w: AsmWriter) -> None:
        _write_head(w, self)
        w.symbol(self.sym_name.value)
        w.attr_dict(self, (*_HIDDEN, "alias_type"))
        w.text(" : ")
        w.type(self.alias_type.type)
        w.text(" ")
        w.region(self.initializer, entry_arguments=False)


class NamedMetadataOp(Op, name="llvm.named_metadata"):
    """A named list of metadata nodes."""

    metadata_name: StringAttr
    nodes: ArrayAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["metadata_name"] = r.attribute_of(StringAttr, NONE)
        state.properties["nodes"] = r.attribute_of(ArrayAttr, NONE)
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.string(self.metadata_name.value)
        w.text(" ")
        w.attribute(self.nodes)
        w.attr_dict(self, ("metadata_name", "nodes"))
