"""The quant dialect: quantized types and casts."""

from bridge.dialects.quant.casts import DequantizeCastOp as _DequantizeCastOp, QuantizeCastOp as _QuantizeCastOp, StorageCastOp as _StorageCastOp
from bridge.dialects.quant.types import AnyQuantizedType as AnyQuantizedType, CalibratedQuantizedType as CalibratedQuantizedType, QuantileType as QuantileType, UniformQuantizedType as UniformQuantizedType
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import OpResult, Value
from bridge.op.hints import AnyLike, ValueLike
from collections.abc import Mapping

DIALECT: Dialect

class DequantizeCastOp(_DequantizeCastOp):
    """Casts quantized values to expressed values."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class QuantizeCastOp(_QuantizeCastOp):
    """Casts expressed values to quantized values."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StorageCastOp(_StorageCastOp):
    """Casts between quantized types and their storage types."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
