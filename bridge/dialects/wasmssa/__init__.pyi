"""The wasmssa dialect: WebAssembly in SSA form."""

from bridge.dialects.wasmssa.ops import FuncOp as _FuncOp, GlobalImportOp as _GlobalImportOp, GlobalOp as _GlobalOp
from bridge.dialects.wasmssa.rules import ExtendLowBitsSOp as _ExtendLowBitsSOp, GlobalGetOp as _GlobalGetOp, GlobalSetOp as _GlobalSetOp, LocalSetOp as _LocalSetOp, LocalTeeOp as _LocalTeeOp, ReinterpretOp as _ReinterpretOp
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.core import Block
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Block, Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, FlagLike, IntLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

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
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddOp(Op):
    """`wasmssa.add`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AndOp(Op):
    """`wasmssa.and`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockOp(Op):
    """`wasmssa.block`."""

    inputs: Values
    @property
    def body_(self) -> Region: ...
    @property
    def target(self) -> Block: ...
    def __init__(self, target: Block, inputs: ValuesLike = ..., *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockReturnOp(Op):
    """`wasmssa.block_return`."""

    inputs: Values
    def __init__(self, inputs: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BranchIfOp(Op):
    """`wasmssa.branch_if`."""

    exit_level: IntegerAttr
    condition: Value
    inputs: Values
    @property
    def else_successor(self) -> Block: ...
    def __init__(self, condition: ValueLike, exit_level: IntLike, else_successor: Block, inputs: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CeilOp(Op):
    """`wasmssa.ceil`."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClzOp(Op):
    """`wasmssa.clz`."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstOp(Op):
    """`wasmssa.const`."""

    value: Attribute
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: AnyLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertSOp(Op):
    """`wasmssa.convert_s`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertUOp(Op):
    """`wasmssa.convert_u`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CopySignOp(Op):
    """`wasmssa.copysign`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CtzOp(Op):
    """`wasmssa.ctz`."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DemoteOp(Op):
    """`wasmssa.demote`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivOp(Op):
    """`wasmssa.div`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivSIOp(Op):
    """`wasmssa.div_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivUIOp(Op):
    """`wasmssa.div_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EqOp(Op):
    """`wasmssa.eq`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EqzOp(Op):
    """`wasmssa.eqz`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtendLowBitsSOp(_ExtendLowBitsSOp):
    """Sign-extends the low bits of an integer."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, bits_to_take: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtendSI32Op(Op):
    """`wasmssa.extend_i32_s`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtendUI32Op(Op):
    """`wasmssa.extend_i32_u`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FloorOp(Op):
    """`wasmssa.floor`."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncCallOp(Op):
    """`wasmssa.call`."""

    callee: SymbolRefAttr
    def __init__(self, results: TypesLike, callee: SymbolLike, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncImportOp(Op):
    """`wasmssa.import_func`."""

    sym_name: StringAttr
    module_name: StringAttr
    import_name: StringAttr
    type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    def __init__(self, sym_name: StrLike, module_name: StrLike, import_name: StrLike, type: TypeLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncOp(_FuncOp):
    """A function. Its arguments are locals."""

    def __init__(self, sym_name: StrLike, function_type: TypeLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, exported: FlagLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GeOp(Op):
    """`wasmssa.ge`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GeSIOp(Op):
    """`wasmssa.ge_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GeUIOp(Op):
    """`wasmssa.ge_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalGetOp(_GlobalGetOp):
    """Reads a global; in an initializer it must be immutable."""

    global_: SymbolRefAttr
    @property
    def global_val(self) -> OpResult: ...
    def __init__(self, global_val: Type, global_: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalImportOp(_GlobalImportOp):
    """An imported global variable."""

    def __init__(self, sym_name: StrLike, module_name: StrLike, import_name: StrLike, type: TypeLike, *, is_mutable: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalOp(_GlobalOp):
    """A global variable with its initializer."""

    def __init__(self, sym_name: StrLike, type: TypeLike, *, is_mutable: FlagLike | None = None, exported: FlagLike | None = None, initializer: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalSetOp(_GlobalSetOp):
    """Writes a mutable global."""

    global_: SymbolRefAttr
    def __init__(self, value: ValueLike, global_: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GtOp(Op):
    """`wasmssa.gt`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GtSIOp(Op):
    """`wasmssa.gt_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GtUIOp(Op):
    """`wasmssa.gt_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, condition: ValueLike, target: Block, inputs: ValuesLike = ..., *, if_: RegionLike | None = None, else_: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LeOp(Op):
    """`wasmssa.le`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LeSIOp(Op):
    """`wasmssa.le_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LeUIOp(Op):
    """`wasmssa.le_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LocalGetOp(Op):
    """`wasmssa.local_get`."""

    local_var: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, local_var: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LocalOp(Op):
    """`wasmssa.local`."""

    type: TypeAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, type: TypeLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LocalSetOp(_LocalSetOp):
    """Sets a local."""

    def __init__(self, local_var: ValueLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LocalTeeOp(_LocalTeeOp):
    """Sets a local and returns its new value."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, local_var: ValueLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopOp(Op):
    """`wasmssa.loop`."""

    inputs: Values
    @property
    def body_(self) -> Region: ...
    @property
    def target(self) -> Block: ...
    def __init__(self, target: Block, inputs: ValuesLike = ..., *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LtOp(Op):
    """`wasmssa.lt`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LtSIOp(Op):
    """`wasmssa.lt_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LtUIOp(Op):
    """`wasmssa.lt_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxOp(Op):
    """`wasmssa.max`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemImportOp(Op):
    """`wasmssa.import_mem`."""

    sym_name: StringAttr
    module_name: StringAttr
    import_name: StringAttr
    limits: TypeAttr
    def __init__(self, sym_name: StrLike, module_name: StrLike, import_name: StrLike, limits: TypeLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemOp(Op):
    """`wasmssa.memory`."""

    sym_name: StringAttr
    limits: TypeAttr
    exported: UnitAttr | None
    def __init__(self, sym_name: StrLike, limits: TypeLike, *, exported: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinOp(Op):
    """`wasmssa.min`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulOp(Op):
    """`wasmssa.mul`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NeOp(Op):
    """`wasmssa.ne`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NearestOp(Op):
    """`wasmssa.nearest`."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NegOp(Op):
    """`wasmssa.neg`."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OrOp(Op):
    """`wasmssa.or`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PopCntOp(Op):
    """`wasmssa.popcnt`."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PromoteOp(Op):
    """`wasmssa.promote`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReinterpretOp(_ReinterpretOp):
    """Reinterprets the bits of a value as another type."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RemSIOp(Op):
    """`wasmssa.rem_si`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RemUIOp(Op):
    """`wasmssa.rem_ui`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnOp(Op):
    """`wasmssa.return`."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RotlOp(Op):
    """`wasmssa.rotl`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, val: ValueLike, bits: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RotrOp(Op):
    """`wasmssa.rotr`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, val: ValueLike, bits: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SelectOp(Op):
    """`wasmssa.select`."""

    true_value: Value
    false_value: Value
    condition: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, true_value: ValueLike, false_value: ValueLike, condition: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShLOp(Op):
    """`wasmssa.shl`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, val: ValueLike, bits: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShRSOp(Op):
    """`wasmssa.shr_s`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, val: ValueLike, bits: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShRUOp(Op):
    """`wasmssa.shr_u`."""

    val: Value
    bits: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, val: ValueLike, bits: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SqrtOp(Op):
    """`wasmssa.sqrt`."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubOp(Op):
    """`wasmssa.sub`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TableImportOp(Op):
    """`wasmssa.import_table`."""

    sym_name: StringAttr
    module_name: StringAttr
    import_name: StringAttr
    type: TypeAttr
    def __init__(self, sym_name: StrLike, module_name: StrLike, import_name: StrLike, type: TypeLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TableOp(Op):
    """`wasmssa.table`."""

    sym_name: StringAttr
    type: TypeAttr
    exported: UnitAttr | None
    def __init__(self, sym_name: StrLike, type: TypeLike, *, exported: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncOp(Op):
    """`wasmssa.trunc`."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncSiOp(Op):
    """`wasmssa.trunc_si`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncUiOp(Op):
    """`wasmssa.trunc_ui`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WrapOp(Op):
    """`wasmssa.wrap`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class XOrOp(Op):
    """`wasmssa.xor`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
