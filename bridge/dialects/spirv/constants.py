"""Constants, composites, and constants that are specialized later."""

from __future__ import annotations

from bridge.dialects.spirv.composites import verify_extract, verify_insert
from bridge.dialects.spirv.constant_rules import (
    verify_composite,
    verify_constant,
    verify_operation,
    verify_replicate,
    verify_spec_constant,
)
from bridge.dialects.spirv.types import is_spirv
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    ArrayAttr,
    Attribute,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.blocks import Block, Region
from bridge.ir.core import make_operation
from bridge.ir.types import NONE, RankedTensorType, UnrankedTensorType
from bridge.op.base import Op, OpResult, Value, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState
from bridge.text.tokens import string_value


class ConstantOp(Op, name="spirv.Constant"):
    """Defines a scalar or composite constant."""

    value: Attribute
    constant: OpResult

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        value = state.properties["value"] = r.attribute()
        ty = getattr(value, "type", None) or NONE
        if ty is NONE or isinstance(ty, RankedTensorType | UnrankedTensorType):
            ty = r.colon_type()
        if is_spirv(ty, "arm.tensor") and r.accept(":"):
            ty = r.type()
        state.types.append(ty)

    def write(self, w: AsmWriter) -> None:
        w.put(" ", self.value)
        if any(is_spirv(self.constant.type, name) for name in ("array", "struct")):
            w.put(" : ", self.constant.type)

    @of_signature
    def verify(self) -> None:
        verify_constant(self, self.value, self.constant.type)


class CompositeExtractOp(Op, name="spirv.CompositeExtract"):
    """Extracts a constituent of a composite."""

    indices: ArrayAttr
    composite: Value

    syntax = """
        $composite `` custom<AnyAttribute>($indices) `:` qualified(type($composite))
        resolve($composite)
        derive<Constituent>(type($component), ref(type($composite)), ref($indices))
    """

    verify = verify_extract


class CompositeInsertOp(Op, name="spirv.CompositeInsert"):
    """Inserts a constituent into a composite."""

    indices: ArrayAttr
    composite: Value
    object: Value

    syntax = """
        custom<Operands>($object, $composite) `` custom<AnyAttribute>($indices)
        `:` qualified(type($object)) `into` qualified(type($composite))
        derive<Same>(type($result), ref(type($composite)))
    """

    verify = verify_insert


class SpecConstantOp(Op, name="spirv.SpecConstant"):
    """Defines a specialization constant."""

    default_value: Attribute

    syntax = """
        $sym_name `` custom<SpecId>(attr-dict) `=` custom<AnyAttribute>($default_value)
    """

    verify = verify_spec_constant


class SpecConstantCompositeOp(Op, name="spirv.SpecConstantComposite"):
    """Defines a composite of specialization constants."""

    constituents: ArrayAttr
    type: TypeAttr

    syntax = """
        $sym_name ` ` `(` custom<SymbolReferences>($constituents) `)` `:`
        custom<Type>($type)
    """

    verify = verify_composite


class EXTSpecConstantCompositeReplicateOp(
    Op, name="spirv.EXT.SpecConstantCompositeReplicate"
):
    """Defines a composite whose constituents are all one specialization constant."""

    constituent: SymbolRefAttr
    type: TypeAttr

    syntax = "$sym_name ` ` `(` $constituent `)` `:` custom<Type>($type)"

    verify = verify_replicate


class SpecConstantOperationOp(Op, name="spirv.SpecConstantOperation"):
    """Defines a specialization constant by an operation on others."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        r.word("wraps")
        token = r.peek()
        name = r.expect_kind("string", "expected operation name in quotes")
        op = r.generic(string_value(name.text), name.end, token.pos)
        empty = EMPTY_DICTIONARY
        operands: list[Value] = [op.results[0]]
        end = make_operation(
            "spirv.mlir.yield", operands, (), (empty, empty), op.location
        )
        block = Block()
        block.append(op)
        block.append(end)
        region = Region()
        region.append(block)
        state.regions.append(region)
        state.types.append(op.results[0].type)
        r.attr_dict(state)
        # It has the location of the op it wraps.
        state.pos = token.pos

    def write(self, w: AsmWriter) -> None:
        w.text(" wraps ")
        inner = self.regions[0].blocks[0].first
        if inner is not None:
            w.generic(inner)

    verify_regions = verify_operation
