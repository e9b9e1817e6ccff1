"""The ml_program dialect: functions, graphs and globals of ML programs."""

from bridge.dialects.ml_program.ops import FuncOp as _FuncOp, GlobalLoadConstOp as _GlobalLoadConstOp, GlobalLoadGraphOp as _GlobalLoadGraphOp, GlobalLoadOp as _GlobalLoadOp, GlobalOp as _GlobalOp, GlobalStoreGraphOp as _GlobalStoreGraphOp, GlobalStoreOp as _GlobalStoreOp, OutputOp as OutputOp, ReturnOp as ReturnOp, SubgraphOp as _SubgraphOp
from bridge.ir.attributes import ArrayAttr, Attribute, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values

DIALECT: Dialect

class ExternAttr(DefinedAttr):
    """`#ml_program.extern`."""

    type: Type | None

class TokenType(DefinedType):
    """`!ml_program.token`."""


class FuncOp(_FuncOp):
    """A function with a control-flow body."""

    sym_name: StringAttr
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    @property
    def body_(self) -> Region: ...

class GlobalLoadConstOp(_GlobalLoadConstOp):
    """Loads an immutable global."""

    global_: SymbolRefAttr
    @property
    def result(self) -> OpResult: ...

class GlobalLoadGraphOp(_GlobalLoadGraphOp):
    """Loads a global in a graph, ordered by tokens."""

    global_: SymbolRefAttr
    consume_tokens: Values
    @property
    def result_(self) -> OpResult: ...
    @property
    def produce_token(self) -> OpResult: ...

class GlobalLoadOp(_GlobalLoadOp):
    """Loads a global."""

    global_: SymbolRefAttr
    @property
    def result(self) -> OpResult: ...

class GlobalOp(_GlobalOp):
    """A module-level variable."""

    sym_name: StringAttr
    sym_visibility: StringAttr | None

class GlobalStoreGraphOp(_GlobalStoreGraphOp):
    """Stores to a global in a graph, ordered by tokens."""

    global_: SymbolRefAttr
    value: Value
    consume_tokens: Values
    @property
    def produce_token(self) -> OpResult: ...

class GlobalStoreOp(_GlobalStoreOp):
    """Stores to a global."""

    global_: SymbolRefAttr
    value: Value

class SubgraphOp(_SubgraphOp):
    """A function with a graph body."""

    sym_name: StringAttr
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    @property
    def body_(self) -> Region: ...

class TokenOp(Op):
    """`ml_program.token`."""

    @property
    def token(self) -> OpResult: ...
