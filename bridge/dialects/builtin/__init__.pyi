"""The builtin dialect: modules and unrealized conversion casts."""

from bridge.dialects.builtin.ops import ModuleOp as ModuleOp, UnrealizedConversionCastOp as UnrealizedConversionCastOp
from bridge.ir.attributes import StringAttr as _StringAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Region, Values

DIALECT: Dialect

