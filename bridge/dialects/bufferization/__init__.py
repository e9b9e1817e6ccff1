"""The bufferization dialect: conversion of tensors to buffers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "bufferization",
    constants="arith",
    inference="inference",
    modules=("ops",),
)
__getattr__ = exports(DIALECT)
