"""The ml_program dialect: functions, globals, and results' names."""

from bridge.dialects.ml_program.ops import FuncOp as _FuncOp, GlobalLoadConstOp as _GlobalLoadConstOp, GlobalLoadGraphOp as _GlobalLoadGraphOp, GlobalLoadOp as _GlobalLoadOp, GlobalOp as _GlobalOp, GlobalStoreGraphOp as _GlobalStoreGraphOp, GlobalStoreOp as _GlobalStoreOp, OutputOp as OutputOp, ReturnOp as ReturnOp, SubgraphOp as _SubgraphOp
from bridge.ir.attributes import ArrayAttr, Attribute, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values
from typing import Any

DIALECT: Dialect

class ExternAttr(DefinedAttr):
    """`#ml_program.extern`."""

    type: Any

class TokenType(DefinedType):
    """`!ml_program.token`."""


class FuncOp(_FuncOp):
    """A function of blocks that run one after the other."""

    sym_name: StringAttr
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    @property
    def body_(self) -> Region: ...

class GlobalLoadConstOp(_GlobalLoadConstOp):
    """What a global holds that never changes."""

    global_: SymbolRefAttr
    @property
    def result(self) -> OpResult: ...

class GlobalLoadGraphOp(_GlobalLoadGraphOp):
    """What a global holds, after some tokens."""

    global_: SymbolRefAttr
    consume_tokens: Values
    @property
    def result_(self) -> OpResult: ...
    @property
    def produce_token(self) -> OpResult: ...

class GlobalLoadOp(_GlobalLoadOp):
    """What a global holds."""

    global_: SymbolRefAttr
    @property
    def result(self) -> OpResult: ...

class GlobalOp(_GlobalOp):
    """A value that functions share."""

    sym_name: StringAttr
    sym_visibility: StringAttr | None

class GlobalStoreGraphOp(_GlobalStoreGraphOp):
    """Puts something into a global, after some tokens."""

    global_: SymbolRefAttr
    value: Value
    consume_tokens: Values
    @property
    def produce_token(self) -> OpResult: ...

class GlobalStoreOp(_GlobalStoreOp):
    """Puts something into a global."""

    global_: SymbolRefAttr
    value: Value

class SubgraphOp(_SubgraphOp):
    """A function whose body is a graph."""

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
