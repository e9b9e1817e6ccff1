"""The mpi dialect: messages between processes."""

from __future__ import annotations

from bridge.ir.shapes import element_or_self
from bridge.op.base import Op, Value, of_signature


class ReduceScatterBlockOp(Op, name="mpi.reduce_scatter_block"):
    """Reduces across ranks and scatters equal blocks of the result."""

    sendbuf: Value
    recvbuf: Value

    @of_signature
    def verify(self) -> None:
        sent, received = self.sendbuf.type, self.recvbuf.type
        if element_or_self(sent) is not element_or_self(received):
            raise self.error("sendbuf and recvbuf must have the same element type")
