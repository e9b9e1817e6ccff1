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
from bridge.dialects.spirv.shapes import element_type
from bridge.dialects.spirv.types import is_spirv
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    ArrayAttr,
    Attribute,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.blocks import Block, Region
from bridge.ir.core import make_operation
from bridge.ir.types import NONE, RankedTensorType, Type, UnrankedTensorType
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
        w.text(" ")
        w.attribute(self.value)
        if any(is_spirv(self.constant.type, name) for name in ("array", "struct")):
            w.text(" : ")
            w.type(self.constant.type)

    @of_signature
    def verify(self) -> None:
        verify_constant(self, self.value, self.constant.type)


class CompositeExtractOp(Op, name="spirv.CompositeExtract"):
    """Extracts a constituent of a composite."""

    composite: Value
    indices: Attribute

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        composite = r.operand()
        where = r.here()
        indices = state.properties["indices"] = r.attribute()
        ty = r.colon_type()
        state.operands.append(r.resolve(composite, ty))
        state.types.append(_at_indices(r, ty, indices, where))

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.value(self.composite)
        w.attribute(self.indices)
        w.text(" : ")
        w.type(self.composite.type)

    @of_signature
    def verify(self) -> None:
        verify_extract(self)


def _at_indices(r: AsmReader, ty: Type, indices: Attribute, where: int) -> Type:
    if not isinstance(indices, ArrayAttr):
        message = "expected a 32-bit integer array attribute for 'indices'"
        raise r.op_error_here(message, where)
    if not indices.elements:
        message = "expected at least one index for spirv.CompositeExtract"
        raise r.op_error_here(message, where)
    for index in indices.elements:
        if not isinstance(index, IntegerAttr):
            message = f"expected an 32-bit integer for index, but found '{index}'"
            raise r.op_error_here(message, where)
        found = element_type(ty, index.value)
        if isinstance(found, str):
            raise r.op_error_here(found, where)
        ty = found
    return ty


class CompositeInsertOp(Op, name="spirv.CompositeInsert"):
    """Inserts a constituent into a composite."""

    object: Value
    composite: Value
    indices: Attribute

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        operands = r.operands_of(2)
        state.properties["indices"] = r.attribute()
        ty = r.colon_type()
        r.word("into")
        whole = r.type()
        state.operands += r.resolve_all(operands, [ty, whole], operands[0].pos)
        state.types.append(whole)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.values(self.operands)
        w.attribute(self.indices)
        w.text(" : ")
        w.type(self.object.type)
        w.text(" into ")
        w.type(self.composite.type)

    @of_signature
    def verify(self) -> None:
        verify_insert(self)


class SpecConstantOp(Op, name="spirv.SpecConstant"):
    """Defines a specialization constant."""

    sym_name: StringAttr
    default_value: Attribute

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["sym_name"] = r.symbol_name()
        if r.accept_word("spec_id"):
            r.expect("(", "expected '('")
            state.attributes["spec_id"] = r.attribute_of(IntegerAttr)
            r.expect(")", "expected ')'")
        r.expect("=", "expected '='")
        state.properties["default_value"] = r.attribute()

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.sym_name.value)
        number = self.get("spec_id")
        if isinstance(number, IntegerAttr):
            w.text(f" spec_id({number.value})")
        w.text(" = ")
        w.attribute(self.default_value)

    def verify(self) -> None:
        verify_spec_constant(self)


class SpecConstantCompositeOp(Op, name="spirv.SpecConstantComposite"):
    """Defines a composite of specialization constants."""

    sym_name: StringAttr
    type: TypeAttr
    constituents: ArrayAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["sym_name"] = r.symbol_name()
        r.expect("(", "expected '('")
        found: list[Attribute] = [r.attribute_of(SymbolRefAttr)]
        while r.accept(","):
            found.append(r.attribute_of(SymbolRefAttr))
        r.expect(")", "expected ')'")
        state.properties["constituents"] = ArrayAttr(tuple(found))
        state.properties["type"] = TypeAttr(r.colon_type())

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.sym_name.value)
        separator = " ("
        for symbol in self.constituents.elements:
            w.text(separator)
            separator = ", "
            w.attribute(symbol)
        w.text(") : ")
        w.type(self.type.type)

    def verify(self) -> None:
        verify_composite(self)


class ReplicateOp(Op, name="spirv.EXT.SpecConstantCompositeReplicate"):
    """Defines a composite whose constituents are all one specialization constant."""

    sym_name: StringAttr
    type: TypeAttr
    constituent: SymbolRefAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["sym_name"] = r.symbol_name()
        r.expect("(", "expected '('")
        state.properties["constituent"] = r.attribute_of(SymbolRefAttr)
        r.expect(")", "expected ')'")
        state.properties["type"] = TypeAttr(r.colon_type())

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.sym_name.value)
        w.text(" (")
        w.attribute(self.constituent)
        w.text(") : ")
        w.type(self.type.type)

    def verify(self) -> None:
        verify_replicate(self)


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

    def verify_regions(self) -> None:
        verify_operation(self)
