"""Variables, loads, stores and copies."""

from __future__ import annotations

from bridge.dialects.spirv.access import (
    verify_access,
    verify_block,
    verify_copy,
    verify_pointee,
    verify_variable,
)
from bridge.dialects.spirv.types import PointerType, pointee, storage_class
from bridge.dialects.spirv.words import (
    case_attr,
    case_text,
    read_decorations,
    read_string_case,
    write_decorations,
)
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32, Type, VectorType
from bridge.op.base import Op, OpResult, Value, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


def _read_access(r: AsmReader, state: OperationState, prefix: str = "") -> None:
    """`["Aligned", 4]`, if it is there."""
    if not r.accept("["):
        return
    name = f"{prefix}memory_access"
    access = read_string_case(r, "MemoryAccess", name)
    state.properties[name] = case_attr("MemoryAccess", access)
    if "Aligned" in access.split("|"):
        r.expect(",", "expected ','")
        state.properties[f"{prefix}alignment"] = r.attribute(I32)
    r.expect("]", "expected ']'")


def _write_access(w: AsmWriter, op: Operation, prefix: str = "") -> list[str]:
    """Reads the memory access; returns the names that are written.

    Upstream writes that of the target where the source has none.
    """
    name = f"{prefix}memory_access"
    access: Attribute | None = op._properties.get(name)
    if access is None and prefix:
        return _write_access(w, op)
    if access is None:
        return []
    text = case_text(access)
    w.text(f' ["{text}"')
    hidden = [name]
    alignment = op._properties.get(f"{prefix}alignment")
    if "Aligned" in text.split("|") and isinstance(alignment, IntegerAttr):
        w.text(f", {alignment.value}")
        hidden.append(f"{prefix}alignment")
    w.text("]")
    return hidden


def _write_pointer(w: AsmWriter, pointer: Value) -> None:
    """`"Function" %p`."""
    w.text(f'"{storage_class(pointer.type)}" ')
    w.value(pointer)


class LoadOp(Op, name="spirv.Load"):
    """Loads through a pointer."""

    ptr: Value
    value: OpResult

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        storage = read_string_case(r, "StorageClass")
        pointer = r.operand()
        _read_access(r, state)
        r.attr_dict(state)
        ty = r.colon_type()
        state.operands.append(r.resolve(pointer, PointerType(ty, storage)))
        state.types.append(ty)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        _write_pointer(w, self.ptr)
        w.attr_dict(self, _write_access(w, self))
        w.text(" : ")
        w.type(self.value.type)

    @of_signature
    def verify(self) -> None:
        verify_pointee(self, self.ptr, self.results[0].type)
        verify_access(self)


class StoreOp(Op, name="spirv.Store"):
    """Stores through a pointer."""

    ptr: Value
    value: Value

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        storage = read_string_case(r, "StorageClass")
        operands = r.operands_of(2)
        _read_access(r, state)
        ty = r.colon_type()
        types = [PointerType(ty, storage), ty]
        state.operands += r.resolve_all(operands, types, operands[0].pos)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        _write_pointer(w, self.ptr)
        w.text(", ")
        w.value(self.value)
        hidden = _write_access(w, self)
        w.text(" : ")
        w.type(self.value.type)
        w.attr_dict(self, hidden)

    @of_signature
    def verify(self) -> None:
        verify_pointee(self, self.ptr, self.value.type)
        verify_access(self)


class CopyMemoryOp(Op, name="spirv.CopyMemory"):
    """Copies from one pointer's memory to another's."""

    target: Value
    source: Value

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        target = read_string_case(r, "StorageClass")
        pointers = [r.operand()]
        r.expect(",", "expected ','")
        source = read_string_case(r, "StorageClass")
        pointers.append(r.operand())
        _read_access(r, state)
        if r.accept(","):
            _read_access(r, state, "source_")
        ty = r.colon_type()
        r.attr_dict(state)
        types = [PointerType(ty, target), PointerType(ty, source)]
        state.operands += r.resolve_all(pointers, types, state.pos)

    def write(self, w: AsmWriter) -> None:
        # Upstream's two blanks.
        w.text("  ")
        _write_pointer(w, self.target)
        w.text(",  ")
        _write_pointer(w, self.source)
        hidden = _write_access(w, self)
        w.text(", ")
        hidden += _write_access(w, self, "source_")
        w.attr_dict(self, hidden)
        w.text(" : ")
        found = pointee(self.target.type)
        if found is not None:
            w.type(found)

    @of_signature
    def verify(self) -> None:
        verify_copy(self)


def _type_of_pointer(r: AsmReader) -> Type | None:
    """The type of the operand at the cursor, where it is defined already.

    Upstream leaves out the storage class when it prints a write, and misses it when it
    reads one: what is printed must come back.
    """
    before = r.pos
    value = r.names.values.get(r.operand().text)
    r.pos = before
    return value.type if value is not None else None


def _in_vector(ty: Type) -> Type:
    return ty.element if isinstance(ty, VectorType) else ty


class BlockWriteOp(Op, name="spirv.INTEL.SubgroupBlockWrite"):
    """Writes a block of memory, collectively by a subgroup."""

    ptr: Value
    value: Value

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        known = None
        if r.first() == "%":
            known = _type_of_pointer(r)
        storage = "" if known else read_string_case(r, "StorageClass")
        operands = r.operands_of(2)
        ty = r.colon_type()
        pointer = known or PointerType(_in_vector(ty), storage)
        state.operands += r.resolve_all(operands, [pointer, ty], operands[0].pos)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.values(self.operands)
        w.text(" : ")
        w.type(self.value.type)

    @of_signature
    def verify(self) -> None:
        verify_block(self, self.ptr, self.value)


class VariableOp(Op, name="spirv.Variable"):
    """Allocates a function variable."""

    initializer: Value | None
    pointer: OpResult

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        start = None
        if r.accept_word("init"):
            r.expect("(", "expected '('")
            start = r.operand()
            r.expect(")", "expected ')'")
        read_decorations(r, state)
        r.expect(":", "expected ':'")
        where = r.here()
        ty = r.type()
        target = pointee(ty)
        if target is None:
            raise r.op_error(state, "expected spirv.ptr type", where)
        state.types.append(ty)
        if start is not None:
            state.operands.append(r.resolve(start, target))
        storage = case_attr("StorageClass", storage_class(ty))
        state.properties["storage_class"] = storage

    def write(self, w: AsmWriter) -> None:
        if self.initializer is not None:
            w.text(" init(")
            w.value(self.initializer)
            w.text(")")
        write_decorations(w, self, ("storage_class",))
        w.text(" : ")
        w.type(self.pointer.type)

    def verify(self) -> None:
        verify_variable(self)
