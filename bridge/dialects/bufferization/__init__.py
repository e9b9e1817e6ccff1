"""The bufferization dialect: tensors on their way to buffers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "bufferization",
    modules=("ops",),
    summaries={
        "clone": "A buffer with the elements of another, of which one may be changed.",
        "dealloc_tensor": "Says that a tensor's buffer is not needed any more.",
        "to_buffer": "The buffer that a tensor becomes.",
        "to_tensor": "A tensor with the elements of a buffer.",
    },
)
__getattr__ = exports(DIALECT)
