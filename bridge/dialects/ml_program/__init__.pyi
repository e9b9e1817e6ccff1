"""The ml_program dialect: functions, graphs and globals of ML programs."""

from bridge.dialects.ml_program.ops import FuncOp as _FuncOp, GlobalLoadConstOp as _GlobalLoadConstOp, GlobalLoadGraphOp as _GlobalLoadGraphOp, GlobalLoadOp as _GlobalLoadOp, GlobalOp as _GlobalOp, GlobalStoreGraphOp as _GlobalStoreGraphOp, GlobalStoreOp as _GlobalStoreOp, OutputOp as _OutputOp, ReturnOp as _ReturnOp, SubgraphOp as _SubgraphOp
from bridge.ir.attributes import ArrayAttr, Attribute, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, FlagLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

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
    def __init__(self, sym_name: StrLike, function_type: TypeLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, sym_visibility: StrLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadConstOp(_GlobalLoadConstOp):
    """Loads an immutable global."""

    global_: SymbolRefAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, global_: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadGraphOp(_GlobalLoadGraphOp):
    """Loads a global in a graph, ordered by tokens."""

    global_: SymbolRefAttr
    consume_tokens: Values
    @property
    def result_(self) -> OpResult: ...
    @property
    def produce_token(self) -> OpResult: ...
    def __init__(self, result: Type, produce_token: Type, global_: SymbolLike, consume_tokens: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadOp(_GlobalLoadOp):
    """Loads a global."""

    global_: SymbolRefAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, global_: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalOp(_GlobalOp):
    """A module-level variable."""

    sym_name: StringAttr
    sym_visibility: StringAttr | None
    def __init__(self, sym_name: StrLike, type: TypeLike, *, is_mutable: FlagLike | None = None, value: AnyLike | None = None, sym_visibility: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalStoreGraphOp(_GlobalStoreGraphOp):
    """Stores to a global in a graph, ordered by tokens."""

    global_: SymbolRefAttr
    value: Value
    consume_tokens: Values
    @property
    def produce_token(self) -> OpResult: ...
    def __init__(self, global_: SymbolLike, value: ValueLike, consume_tokens: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalStoreOp(_GlobalStoreOp):
    """Stores to a global."""

    global_: SymbolRefAttr
    value: Value
    def __init__(self, global_: SymbolLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OutputOp(_OutputOp):
    """Terminates a graph with its results."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnOp(_ReturnOp):
    """Returns from a function."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgraphOp(_SubgraphOp):
    """A function with a graph body."""

    sym_name: StringAttr
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, function_type: TypeLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, sym_visibility: StrLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TokenOp(Op):
    """`ml_program.token`."""

    @property
    def token(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
