"""The async dialect: asynchronous regions, coroutines, tokens and values."""

from bridge.dialects.async_.ops import AwaitOp as _AwaitOp, CallOp as _CallOp, ExecuteOp as _ExecuteOp, FuncOp as _FuncOp, ReturnOp as ReturnOp, TokenType as TokenType, ValueType as ValueType
from bridge.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Block, Op, OpResult, Region, Value, Values

DIALECT: Dialect

class CoroHandleType(DefinedType):
    """`!async.coro.handle`."""


class CoroIdType(DefinedType):
    """`!async.coro.id`."""


class CoroStateType(DefinedType):
    """`!async.coro.state`."""


class GroupType(DefinedType):
    """`!async.group`."""


class AddToGroupOp(Op):
    """`async.add_to_group`."""

    operand: Value
    group: Value
    @property
    def rank(self) -> OpResult: ...

class AwaitAllOp(Op):
    """`async.await_all`."""

    operand: Value

class AwaitOp(_AwaitOp):
    """Waits for a token, or for an async value and returns its value."""

    @property
    def result_(self) -> OpResult | None: ...

class CallOp(_CallOp):
    """Calls an async function by symbol."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None

class CoroBeginOp(Op):
    """`async.coro.begin`."""

    id: Value
    @property
    def handle(self) -> OpResult: ...

class CoroEndOp(Op):
    """`async.coro.end`."""

    handle: Value

class CoroFreeOp(Op):
    """`async.coro.free`."""

    id: Value
    handle: Value

class CoroIdOp(Op):
    """`async.coro.id`."""

    @property
    def id(self) -> OpResult: ...

class CoroSaveOp(Op):
    """`async.coro.save`."""

    handle: Value
    @property
    def state(self) -> OpResult: ...

class CoroSuspendOp(Op):
    """`async.coro.suspend`."""

    state: Value
    @property
    def suspend_dest(self) -> Block: ...
    @property
    def resume_dest(self) -> Block: ...
    @property
    def cleanup_dest(self) -> Block: ...

class CreateGroupOp(Op):
    """`async.create_group`."""

    size: Value
    @property
    def result(self) -> OpResult: ...

class ExecuteOp(_ExecuteOp):
    """Runs a region asynchronously when its dependencies are ready."""

    @property
    def token(self) -> OpResult: ...

class FuncOp(_FuncOp):
    """A coroutine function, which may await without blocking its thread."""

    sym_visibility: StringAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    @property
    def body_(self) -> Region: ...

class RuntimeAddRefOp(Op):
    """`async.runtime.add_ref`."""

    count: IntegerAttr
    operand: Value

class RuntimeAddToGroupOp(Op):
    """`async.runtime.add_to_group`."""

    operand: Value
    group: Value
    @property
    def rank(self) -> OpResult: ...

class RuntimeAwaitAndResumeOp(Op):
    """`async.runtime.await_and_resume`."""

    operand: Value
    handle: Value

class RuntimeAwaitOp(Op):
    """`async.runtime.await`."""

    operand: Value

class RuntimeCreateGroupOp(Op):
    """`async.runtime.create_group`."""

    size: Value
    @property
    def result(self) -> OpResult: ...

class RuntimeCreateOp(Op):
    """`async.runtime.create`."""

    @property
    def result(self) -> OpResult: ...

class RuntimeDropRefOp(Op):
    """`async.runtime.drop_ref`."""

    count: IntegerAttr
    operand: Value

class RuntimeIsErrorOp(Op):
    """`async.runtime.is_error`."""

    operand: Value
    @property
    def is_error(self) -> OpResult: ...

class RuntimeLoadOp(Op):
    """`async.runtime.load`."""

    storage: Value
    @property
    def result(self) -> OpResult: ...

class RuntimeNumWorkerThreadsOp(Op):
    """`async.runtime.num_worker_threads`."""

    @property
    def result(self) -> OpResult: ...

class RuntimeResumeOp(Op):
    """`async.runtime.resume`."""

    handle: Value

class RuntimeSetAvailableOp(Op):
    """`async.runtime.set_available`."""

    operand: Value

class RuntimeSetErrorOp(Op):
    """`async.runtime.set_error`."""

    operand: Value

class RuntimeStoreOp(Op):
    """`async.runtime.store`."""

    value: Value
    storage: Value

class YieldOp(Op):
    """`async.yield`."""

