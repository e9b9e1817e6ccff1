"""The builtin dialect: modules and unrealized conversion casts."""

from bridge.dialects.builtin.ops import ModuleOp as _ModuleOp, UnrealizedConversionCastOp as _UnrealizedConversionCastOp
from bridge.ir.attributes import StringAttr as _StringAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Region, Values

DIALECT: Dialect

class ModuleOp(_ModuleOp):
    """A symbol table at the top level, or nested in another."""

    sym_name: _StringAttr | None
    sym_visibility: _StringAttr | None
    @property
    def body_region(self) -> Region: ...

class UnrealizedConversionCastOp(_UnrealizedConversionCastOp):
    """Casts values between types of an unfinished type conversion."""

    inputs: Values
    @property
    def outputs(self) -> Values: ...
