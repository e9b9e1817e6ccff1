"""The async dialect: asynchronous regions, coroutines, tokens and values."""

from bridge.dialects.async_.ops import AddToGroupOp as _AddToGroupOp, AwaitAllOp as _AwaitAllOp, AwaitOp as _AwaitOp, CallOp as _CallOp, CreateGroupOp as _CreateGroupOp, ExecuteOp as _ExecuteOp, FuncOp as _FuncOp, ReturnOp as _ReturnOp, RuntimeAwaitOp as _RuntimeAwaitOp, RuntimeIsErrorOp as _RuntimeIsErrorOp, TokenType as TokenType, ValueType as ValueType, YieldOp as _YieldOp
from bridge.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from bridge.ir.core import Block
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Block, Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, IntLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

DIALECT: Dialect

class CoroHandleType(DefinedType):
    """`!async.coro.handle`."""


class CoroIdType(DefinedType):
    """`!async.coro.id`."""


class CoroStateType(DefinedType):
    """`!async.coro.state`."""


class GroupType(DefinedType):
    """`!async.group`."""


class AddToGroupOp(_AddToGroupOp):
    """Adds a token or a value to a group, and gives its number there."""

    @property
    def rank(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, group: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AwaitAllOp(_AwaitAllOp):
    """Waits for all of a group."""

    def __init__(self, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AwaitOp(_AwaitOp):
    """Waits for a token, or for an async value and returns its value."""

    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, operand: ValueLike, *, result: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CallOp(_CallOp):
    """Calls an async function by symbol."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    def __init__(self, results: TypesLike, callee: SymbolLike, operands: ValuesLike = ..., *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroBeginOp(Op):
    """`async.coro.begin`."""

    id: Value
    @property
    def handle(self) -> OpResult: ...
    def __init__(self, id: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroEndOp(Op):
    """`async.coro.end`."""

    handle: Value
    def __init__(self, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroFreeOp(Op):
    """`async.coro.free`."""

    id: Value
    handle: Value
    def __init__(self, id: ValueLike, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroIdOp(Op):
    """`async.coro.id`."""

    @property
    def id(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroSaveOp(Op):
    """`async.coro.save`."""

    handle: Value
    @property
    def state(self) -> OpResult: ...
    def __init__(self, handle: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroSuspendOp(Op):
    """`async.coro.suspend`."""

    state: Value
    @property
    def suspend_dest(self) -> Block: ...
    @property
    def resume_dest(self) -> Block: ...
    @property
    def cleanup_dest(self) -> Block: ...
    def __init__(self, state: ValueLike, suspend_dest: Block, resume_dest: Block, cleanup_dest: Block, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateGroupOp(_CreateGroupOp):
    """Makes a group of so many tokens or values, which are waited for together."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, size: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExecuteOp(_ExecuteOp):
    """Runs a region asynchronously when its dependencies are ready."""

    @property
    def token(self) -> OpResult: ...
    def __init__(self, token: Type, body_results: TypesLike = ..., dependencies: ValuesLike = ..., body_operands: ValuesLike = ..., *, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncOp(_FuncOp):
    """A coroutine function, which may await without blocking its thread."""

    sym_visibility: StringAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, function_type: TypeLike, *, sym_visibility: StrLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnOp(_ReturnOp):
    """Returns the values of an async function, without its token."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeAddRefOp(Op):
    """`async.runtime.add_ref`."""

    count: IntegerAttr
    operand: Value
    def __init__(self, operand: ValueLike, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeAddToGroupOp(Op):
    """`async.runtime.add_to_group`."""

    operand: Value
    group: Value
    @property
    def rank(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, group: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeAwaitAndResumeOp(Op):
    """`async.runtime.await_and_resume`."""

    operand: Value
    handle: Value
    def __init__(self, operand: ValueLike, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeAwaitOp(_RuntimeAwaitOp):
    """Waits, whether what it waits for fails or not."""

    def __init__(self, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeCreateGroupOp(Op):
    """`async.runtime.create_group`."""

    size: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, size: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeCreateOp(Op):
    """`async.runtime.create`."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeDropRefOp(Op):
    """`async.runtime.drop_ref`."""

    count: IntegerAttr
    operand: Value
    def __init__(self, operand: ValueLike, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeIsErrorOp(_RuntimeIsErrorOp):
    """Whether a token, a value or one of a group failed."""

    @property
    def is_error(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeLoadOp(Op):
    """`async.runtime.load`."""

    storage: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, storage: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeNumWorkerThreadsOp(Op):
    """`async.runtime.num_worker_threads`."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeResumeOp(Op):
    """`async.runtime.resume`."""

    handle: Value
    def __init__(self, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeSetAvailableOp(Op):
    """`async.runtime.set_available`."""

    operand: Value
    def __init__(self, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeSetErrorOp(Op):
    """`async.runtime.set_error`."""

    operand: Value
    def __init__(self, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RuntimeStoreOp(Op):
    """`async.runtime.store`."""

    value: Value
    storage: Value
    def __init__(self, value: ValueLike, storage: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(_YieldOp):
    """Ends an asynchronous region, with the values that it gives."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
