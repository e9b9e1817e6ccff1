"""Variables, loads, stores and copies."""

from __future__ import annotations

from bridge.dialects.spirv.access import (
    verify_access,
    verify_block,
    verify_copy,
    verify_pointee,
    verify_variable,
)
from bridge.op.base import Op, Value, of_signature


class LoadOp(Op, name="spirv.Load"):
    """Loads through a pointer."""

    ptr: Value

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

    source: Value
    target: Value

    # Upstream's two blanks.
    syntax = """
        ` ` custom<Storage>(type($target)) $target `,`
        ` ` custom<Storage>(type($source)) $source
        (custom<Access>($memory_access, $alignment)^)? `` custom<SourceAccess>(
            $source_memory_access, $source_alignment, $memory_access, $alignment
        )
        `` custom<WrittenHere>(
            ref($memory_access), ref($alignment),
            ref($source_memory_access), ref($source_alignment)
        ) `:` custom<Pointee>(type($target), type($source)) attr-dict
    """

    verify = verify_copy


class INTELSubgroupBlockWriteOp(Op, name="spirv.INTEL.SubgroupBlockWrite"):
    """Writes a block of memory, collectively by a subgroup."""

    ptr: Value
    value: Value

    syntax = """
        derive<BlockStorage>(type($ptr)) custom<Operands>($ptr, $value)
        `:` type($value) derive<BlockPointer>(type($ptr), ref(type($value)))
    """

    @of_signature
    def verify(self) -> None:
        verify_block(self, self.ptr, self.value)


class VariableOp(Op, name="spirv.Variable"):
    """Allocates a function variable."""

    initializer: Value | None
    pointer: Value

    syntax = """
        (`init` `(` $initializer^ `)`)? `` custom<Decorations>(attr-dict) attr-dict `:`
        custom<Variable>(type($pointer), type($initializer), $storage_class)
    """

    verify = verify_variable
