"""The wasmssa dialect: WebAssembly in SSA form."""

from bridge.dialects.wasmssa.ops import FuncOp as FuncOp, GlobalImportOp as GlobalImportOp, GlobalOp as GlobalOp
from bridge.dialects.wasmssa.rules import ExtendLowBitsSOp as _ExtendLowBitsSOp, GlobalGetOp as _GlobalGetOp, GlobalSetOp as _GlobalSetOp, LocalSetOp as LocalSetOp, LocalTeeOp as _LocalTeeOp, ReinterpretOp as _ReinterpretOp
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Block, Op, OpResult, Region, Value, Values

DIALECT: Dialect

class ExternRefType(DefinedType):
    """`!wasmssa.externref`."""


class FuncRefType(DefinedType):
    """`!wasmssa.funcref`."""


class LimitType(DefinedType):
    """`!wasmssa.limit`."""

    min: int
    max: int | None = ...

class LocalRefType(DefinedType):
    """A reference to a local."""

    element_type: Type

class TableType(DefinedType):
    """`!wasmssa.tabletype`."""

    reference: Type
    limit: Type

class AbsOp(Op):
    """`wasmssa.abs`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class AddOp(Op):
    """`wasmssa.add`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AndOp(Op):
    """`wasmssa.and`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BlockOp(Op):
    """`wasmssa.block`."""

    inputs: Values
    @property
    def body_(self) -> Region: ...
    @property
    def target(self) -> Block: ...

class BlockReturnOp(Op):
    """`wasmssa.block_return`."""

    inputs: Values

class BranchIfOp(Op):
    """`wasmssa.branch_if`."""

    exit_level: IntegerAttr
    condition: Value
    inputs: Values
    @property
    def else_successor(self) -> Block: ...

class CeilOp(Op):
    """`wasmssa.ceil`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class ClzOp(Op):
    """`wasmssa.clz`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class ConstOp(Op):
    """`wasmssa.const`."""

    value: Attribute
    @property
    def result(self) -> OpResult: ...

class ConvertSOp(Op):
    """`wasmssa.convert_s`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class ConvertUOp(Op):
    """`wasmssa.convert_u`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class CopySignOp(Op):
    """`wasmssa.copysign`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CtzOp(Op):
    """`wasmssa.ctz`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class DemoteOp(Op):
    """`wasmssa.demote`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class DivOp(Op):
    """`wasmssa.div`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DivSIOp(Op):
    """`wasmssa.div_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DivUIOp(Op):
    """`wasmssa.div_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class EqOp(Op):
    """`wasmssa.eq`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class EqzOp(Op):
    """`wasmssa.eqz`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class ExtendLowBitsSOp(_ExtendLowBitsSOp):
    """Sign-extends the low bits of an integer."""

    @property
    def result(self) -> OpResult: ...

class ExtendSI32Op(Op):
    """`wasmssa.extend_i32_s`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class ExtendUI32Op(Op):
    """`wasmssa.extend_i32_u`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class FloorOp(Op):
    """`wasmssa.floor`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class FuncCallOp(Op):
    """`wasmssa.call`."""

    callee: SymbolRefAttr

class FuncImportOp(Op):
    """`wasmssa.import_func`."""

    sym_name: StringAttr
    module_name: StringAttr
    import_name: StringAttr
    type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None

class GeOp(Op):
    """`wasmssa.ge`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class GeSIOp(Op):
    """`wasmssa.ge_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class GeUIOp(Op):
    """`wasmssa.ge_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class GlobalGetOp(_GlobalGetOp):
    """Reads a global; in an initializer it must be immutable."""

    global_: SymbolRefAttr
    @property
    def global_val(self) -> OpResult: ...

class GlobalSetOp(_GlobalSetOp):
    """Writes a mutable global."""

    global_: SymbolRefAttr

class GtOp(Op):
    """`wasmssa.gt`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class GtSIOp(Op):
    """`wasmssa.gt_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class GtUIOp(Op):
    """`wasmssa.gt_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class IfOp(Op):
    """`wasmssa.if`."""

    condition: Value
    inputs: Values
    @property
    def if_(self) -> Region: ...
    @property
    def else_(self) -> Region: ...
    @property
    def target(self) -> Block: ...

class LeOp(Op):
    """`wasmssa.le`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class LeSIOp(Op):
    """`wasmssa.le_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class LeUIOp(Op):
    """`wasmssa.le_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class LocalGetOp(Op):
    """`wasmssa.local_get`."""

    local_var: Value
    @property
    def result(self) -> OpResult: ...

class LocalOp(Op):
    """`wasmssa.local`."""

    type: TypeAttr
    @property
    def result(self) -> OpResult: ...

class LocalTeeOp(_LocalTeeOp):
    """Sets a local and returns its new value."""

    @property
    def result(self) -> OpResult: ...

class LoopOp(Op):
    """`wasmssa.loop`."""

    inputs: Values
    @property
    def body_(self) -> Region: ...
    @property
    def target(self) -> Block: ...

class LtOp(Op):
    """`wasmssa.lt`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class LtSIOp(Op):
    """`wasmssa.lt_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class LtUIOp(Op):
    """`wasmssa.lt_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaxOp(Op):
    """`wasmssa.max`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MemImportOp(Op):
    """`wasmssa.import_mem`."""

    sym_name: StringAttr
    module_name: StringAttr
    import_name: StringAttr
    limits: TypeAttr

class MemOp(Op):
    """`wasmssa.memory`."""

    sym_name: StringAttr
    limits: TypeAttr
    exported: UnitAttr | None

class MinOp(Op):
    """`wasmssa.min`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulOp(Op):
    """`wasmssa.mul`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class NeOp(Op):
    """`wasmssa.ne`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class NearestOp(Op):
    """`wasmssa.nearest`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class NegOp(Op):
    """`wasmssa.neg`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class OrOp(Op):
    """`wasmssa.or`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class PopCntOp(Op):
    """`wasmssa.popcnt`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class PromoteOp(Op):
    """`wasmssa.promote`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class ReinterpretOp(_ReinterpretOp):
    """Reinterprets the bits of a value as another type."""

    @property
    def result(self) -> OpResult: ...

class RemSIOp(Op):
    """`wasmssa.rem_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemUIOp(Op):
    """`wasmssa.rem_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ReturnOp(Op):
    """`wasmssa.return`."""


class RotlOp(Op):
    """`wasmssa.rotl`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...

class RotrOp(Op):
    """`wasmssa.rotr`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...

class SelectOp(Op):
    """`wasmssa.select`."""

    true_value: Value
    false_value: Value
    condition: Value
    @property
    def result(self) -> OpResult: ...

class ShLOp(Op):
    """`wasmssa.shl`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...

class ShRSOp(Op):
    """`wasmssa.shr_s`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...

class ShRUOp(Op):
    """`wasmssa.shr_u`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...

class SqrtOp(Op):
    """`wasmssa.sqrt`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class SubOp(Op):
    """`wasmssa.sub`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class TableImportOp(Op):
    """`wasmssa.import_table`."""

    sym_name: StringAttr
    module_name: StringAttr
    import_name: StringAttr
    type: TypeAttr

class TableOp(Op):
    """`wasmssa.table`."""

    sym_name: StringAttr
    type: TypeAttr
    exported: UnitAttr | None

class TruncOp(Op):
    """`wasmssa.trunc`."""

    src: Value
    @property
    def result(self) -> OpResult: ...

class TruncSiOp(Op):
    """`wasmssa.trunc_si`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class TruncUiOp(Op):
    """`wasmssa.trunc_ui`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class WrapOp(Op):
    """`wasmssa.wrap`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class XOrOp(Op):
    """`wasmssa.xor`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
