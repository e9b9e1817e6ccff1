"""The mpi dialect: message passing between processes."""

from bridge.dialects.mpi.ops import ReduceScatterBlockOp as _ReduceScatterBlockOp
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value

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

class AllgatherOp(Op):
    """`mpi.allgather`."""

    sendbuf: Value
    recvbuf: Value
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...

class BarrierOp(Op):
    """`mpi.barrier`."""

    comm: Value
    @property
    def retval(self) -> OpResult | None: ...

class CommRankOp(Op):
    """`mpi.comm_rank`."""

    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    @property
    def rank(self) -> OpResult: ...

class CommSizeOp(Op):
    """`mpi.comm_size`."""

    comm: Value
    @property
    def retval(self) -> OpResult | None: ...
    @property
    def size(self) -> OpResult: ...

class CommSplitOp(Op):
    """`mpi.comm_split`."""

    comm: Value
    color: Value
    key: Value
    @property
    def retval(self) -> OpResult | None: ...
    @property
    def newcomm(self) -> OpResult: ...

class CommWorldOp(Op):
    """`mpi.comm_world`."""

    @property
    def comm(self) -> OpResult: ...

class ErrorClassOp(Op):
    """`mpi.error_class`."""

    val: Value
    @property
    def errclass(self) -> OpResult: ...

class FinalizeOp(Op):
    """`mpi.finalize`."""

    @property
    def retval(self) -> OpResult | None: ...

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

class InitOp(Op):
    """`mpi.init`."""

    @property
    def retval(self) -> OpResult | None: ...

class RecvOp(Op):
    """`mpi.recv`."""

    ref: Value
    tag: Value
    source: Value
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...

class ReduceScatterBlockOp(_ReduceScatterBlockOp):
    """Reduces across ranks and scatters equal blocks of the result."""

    op: str
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...

class RetvalCheckOp(Op):
    """`mpi.retval_check`."""

    errclass: MPI_ErrorClassEnumAttr
    val: Value
    @property
    def res(self) -> OpResult: ...

class SendOp(Op):
    """`mpi.send`."""

    ref: Value
    tag: Value
    dest: Value
    comm: Value
    @property
    def retval(self) -> OpResult | None: ...

class WaitOp(Op):
    """`mpi.wait`."""

    req: Value
    @property
    def retval(self) -> OpResult | None: ...
