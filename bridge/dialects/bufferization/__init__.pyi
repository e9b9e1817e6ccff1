"""The bufferization dialect: tensors on their way to buffers."""

from bridge.dialects.bufferization.ops import AllocTensorOp as AllocTensorOp, DeallocOp as DeallocOp, MaterializeInDestinationOp as MaterializeInDestinationOp
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value, Values

DIALECT: Dialect

class CloneOp(Op):
    """A buffer with the elements of another, of which one may be changed."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class DeallocTensorOp(Op):
    """Says that a tensor's buffer is not needed any more."""

    tensor: Value

class ToBufferOp(Op):
    """The buffer that a tensor becomes."""

    read_only: UnitAttr | None
    tensor: Value
    @property
    def buffer(self) -> OpResult: ...

class ToTensorOp(Op):
    """A tensor with the elements of a buffer."""

    restrict: UnitAttr | None
    writable: UnitAttr | None
    buffer: Value
    @property
    def result(self) -> OpResult: ...
