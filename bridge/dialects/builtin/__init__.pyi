"""The builtin dialect: modules and unrealized conversion casts."""

from bridge.dialects.builtin.ops import ModuleOp as _ModuleOp, UnrealizedConversionCastOp as _UnrealizedConversionCastOp
from bridge.ir.attributes import StringAttr as _StringAttr
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Region, Values
from bridge.op.hints import AnyLike, RegionLike, StrLike, TypesLike, ValuesLike
from collections.abc import Mapping

DIALECT: Dialect

class ModuleOp(_ModuleOp):
    """A symbol table at the top level, or nested in another."""

    sym_name: _StringAttr | None
    sym_visibility: _StringAttr | None
    @property
    def body_region(self) -> Region: ...
    def __init__(self, *, sym_name: StrLike | None = None, sym_visibility: StrLike | None = None, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnrealizedConversionCastOp(_UnrealizedConversionCastOp):
    """Casts values between types of an unfinished type conversion."""

    inputs: Values
    @property
    def outputs(self) -> Values: ...
    def __init__(self, outputs: TypesLike = ..., inputs: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
