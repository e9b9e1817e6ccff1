"""The mpi dialect: message passing between processes."""

from bridge.dialects.mpi.ops import ReduceScatterBlockOp as _ReduceScatterBlockOp
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, CaseLike, TypesLike, ValueLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class CommType(DefinedType):
    """`!mpi.comm`."""


class MPI_ErrorClassEnumAttr(DefinedAttr):
    """`#mpi.errclass`."""

    value: str

class RequestType(DefinedType):
    """`!mpi.request`."""


class RetvalType(DefinedType):
    """`!mpi.retval`."""


class StatusType(DefinedType):
    """`!mpi.status`."""


class AllReduceOp(Op):
    """`mpi.allreduce`."""

    op: str
    sendbuf: Value
    recvbuf: Value
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    def __init__(self, sendbuf: ValueLike, recvbuf: ValueLike, op: CaseLike, comm: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllgatherOp(Op):
    """`mpi.allgather`."""

    sendbuf: Value
    recvbuf: Value
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    def __init__(self, sendbuf: ValueLike, recvbuf: ValueLike, comm: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierOp(Op):
    """`mpi.barrier`."""

    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    def __init__(self, comm: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CommRankOp(Op):
    """`mpi.comm_rank`."""

    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    @property
    def rank(self) -> OpResult: ...
    def __init__(self, rank: Type, comm: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CommSizeOp(Op):
    """`mpi.comm_size`."""

    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    @property
    def size(self) -> OpResult: ...
    def __init__(self, size: Type, comm: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CommSplitOp(Op):
    """`mpi.comm_split`."""

    comm: Value
    color: Value
    key: Value
    @property
    def retval(self) -> OpResult | None: ...
    @property
    def newcomm(self) -> OpResult: ...
    def __init__(self, newcomm: Type, comm: ValueLike, color: ValueLike, key: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CommWorldOp(Op):
    """`mpi.comm_world`."""

    @property
    def comm(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ErrorClassOp(Op):
    """`mpi.error_class`."""

    val: Value
    @property
    def errclass(self) -> OpResult: ...
    def __init__(self, val: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FinalizeOp(Op):
    """`mpi.finalize`."""

    @property
    def retval(self) -> OpResult | None: ...
    def __init__(self, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IRecvOp(Op):
    """`mpi.irecv`."""

    ref: Value
    tag: Value
    source: Value
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    @property
    def req(self) -> OpResult: ...
    def __init__(self, req: Type, ref: ValueLike, tag: ValueLike, source: ValueLike, comm: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ISendOp(Op):
    """`mpi.isend`."""

    ref: Value
    tag: Value
    dest: Value
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    @property
    def req(self) -> OpResult: ...
    def __init__(self, req: Type, ref: ValueLike, tag: ValueLike, dest: ValueLike, comm: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InitOp(Op):
    """`mpi.init`."""

    @property
    def retval(self) -> OpResult | None: ...
    def __init__(self, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RecvOp(Op):
    """`mpi.recv`."""

    ref: Value
    tag: Value
    source: Value
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    def __init__(self, ref: ValueLike, tag: ValueLike, source: ValueLike, comm: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceScatterBlockOp(_ReduceScatterBlockOp):
    """Reduces across ranks and scatters equal blocks of the result."""

    op: str
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    def __init__(self, sendbuf: ValueLike, recvbuf: ValueLike, comm: ValueLike, op: CaseLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RetvalCheckOp(Op):
    """`mpi.retval_check`."""

    errclass: MPI_ErrorClassEnumAttr
    val: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, val: ValueLike, errclass: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SendOp(Op):
    """`mpi.send`."""

    ref: Value
    tag: Value
    dest: Value
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    def __init__(self, ref: ValueLike, tag: ValueLike, dest: ValueLike, comm: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitOp(Op):
    """`mpi.wait`."""

    req: Value
    @property
    def retval(self) -> OpResult | None: ...
    def __init__(self, req: ValueLike, *, retval: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
