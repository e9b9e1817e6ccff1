"""The quant dialect: quantized types and casts."""

from bridge.dialects.quant.casts import DequantizeCastOp as _DequantizeCastOp, QuantizeCastOp as _QuantizeCastOp, StorageCastOp as _StorageCastOp
from bridge.dialects.quant.types import AnyQuantizedType as AnyQuantizedType, CalibratedQuantizedType as CalibratedQuantizedType, QuantileType as QuantileType, UniformQuantizedType as UniformQuantizedType
from bridge.ods.dialect import Dialect
from bridge.op.base import OpResult, Value

DIALECT: Dialect

class DequantizeCastOp(_DequantizeCastOp):
    """Casts quantized values to expressed values."""

    @property
    def result(self) -> OpResult: ...

class QuantizeCastOp(_QuantizeCastOp):
    """Casts expressed values to quantized values."""

    @property
    def result(self) -> OpResult: ...

class StorageCastOp(_StorageCastOp):
    """Casts between quantized types and their storage types."""

    @property
    def result(self) -> OpResult: ...
