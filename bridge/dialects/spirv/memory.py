"""Variables, loads, stores and copies."""

from __future__ import annotations

from bridge.dialects.spirv.access import (
    verify_access,
    verify_block,
    verify_copy,
    verify_pointee,
    verify_variable,
)
from bridge.dialects.spirv.types import PointerType
from bridge.dialects.spirv.words import (
    read_string_case,
)
from bridge.ir.types import Type, VectorType
from bridge.op.base import Op, OpResult, Value, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


class LoadOp(Op, name="spirv.Load"):
    """Loads through a pointer."""

    ptr: Value
    value: OpResult

    syntax = """
        custom<Storage>(type($ptr)) $ptr
        (custom<Access>($memory_access, $alignment)^)? attr-dict `:` type($value)
        derive<Pointer>(type($ptr), ref(type($value)))
    """

    @of_signature
    def verify(self) -> None:
        verify_pointee(self, self.ptr, self.results[0].type)
        verify_access(self)


class StoreOp(Op, name="spirv.Store"):
    """Stores through a pointer."""

    ptr: Value
    value: Value

    syntax = """
        custom<Storage>(type($ptr)) custom<Operands>($ptr, $value)
        (custom<Access>($memory_access, $alignment)^)? `:` type($value) attr-dict
        derive<Pointer>(type($ptr), ref(type($value)))
    """

    @of_signature
    def verify(self) -> None:
        verify_pointee(self, self.ptr, self.value.type)
        verify_access(self)


class CopyMemoryOp(Op, name="spirv.CopyMemory"):
    """Copies from one pointer's memory to another's."""

    target: Value
    source: Value

    # Upstream's two blanks.
    syntax = """
        ` ` custom<Storage>(type($target)) $target `,`
        ` ` custom<Storage>(type($source)) $source
        (custom<Access>($memory_access, $alignment)^)? `` custom<SourceAccess>(
            $source_memory_access, $source_alignment, $memory_access, $alignment
        )
        attr-dict `:` custom<Pointee>(type($target), type($source))
    """

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

    syntax = """
        (`init` `(` $initializer^ `)`)? `` custom<Decorations>(attr-dict) attr-dict `:`
        custom<Variable>(type($pointer), type($initializer), $storage_class)
    """

    def verify(self) -> None:
        verify_variable(self)
