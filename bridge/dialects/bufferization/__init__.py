"""The bufferization dialect: conversion of tensors to buffers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "bufferization",
    inference="inference",
    modules=("ops",),
    summaries={
        "clone": "Clones a memref; neither may be written afterwards.",
        "dealloc_tensor": "Releases the underlying storage of a tensor.",
        "to_buffer": "Casts a tensor to a buffer type.",
        "to_tensor": "Creates a tensor from a buffer.",
    },
)
__getattr__ = exports(DIALECT)
