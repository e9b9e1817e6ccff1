"""What wasmssa's operations on values and variables forbid."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects import wasmssa
from bridge.ir.attributes import IntegerAttr, SymbolRefAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import IntegerType, narrow
from bridge.op.base import Op, Value, of_signature

_NOT_CONSTANT: Final = (
    "global.get op is considered constant if it's referring to a import.global symbol "
    "marked non-mutable"
)


class ExtendLowBitsSOp(Op, name="wasmssa.extend"):
    """Sign-extends the low bits of an integer."""

    bits_to_take: IntegerAttr
    input: Value

    @of_signature
    def verify(self) -> None:
        taken = self.bits_to_take.value
        given = narrow(self.input.type, IntegerType)
        if taken not in (8, 16, 32):
            raise self.bare_error(
                f"extend op can only take 8, 16 or 32 bits. Got {taken}"
            )
        if taken >= given.width:
            raise self.bare_error(
                f"trying to extend the {taken} low bits from a '{given}' value is "
                "illegal"
            )


class LocalSetOp(Op, name="wasmssa.local_set"):
    """Sets a local."""

    local_var: Value
    value: Value

    @of_signature
    def verify(self) -> None:
        local = narrow(self.local_var.type, wasmssa.LocalRefType)
        if local.element_type is not self.value.type:
            raise self.bare_error(
                "input type and result type of local.set do not match"
            )


class LocalTeeOp(Op, name="wasmssa.local_tee"):
    """Sets a local and returns its new value."""

    local_var: Value
    value: Value

    @of_signature
    def verify(self) -> None:
        local = narrow(self.local_var.type, wasmssa.LocalRefType)
        if not local.element_type is self.value.type is self.results[0].type:
            raise self.bare_error(
                "input type and output type of local.tee do not match"
            )


class ReinterpretOp(Op, name="wasmssa.reinterpret"):
    """Reinterprets the bits of a value as another type."""

    input: Value

    @of_signature
    def verify(self) -> None:
        given: Any = self.input.type
        result: Any = self.results[0].type
        if given is result:
            raise self.bare_error(
                "reinterpret input and output type should be distinct"
            )
        if given.width != result.width:
            raise self.bare_error(
                f"input type ('{given}') and output type ('{result}') have "
                "incompatible bit widths"
            )


def _global_of(op: Operation) -> SymbolRefAttr:
    """The symbol of the global that an op is about."""
    name = op.properties["global"]
    assert isinstance(name, SymbolRefAttr)
    return name


class GlobalGetOp(Op, name="wasmssa.global_get"):
    """Reads a global; in an initializer it must be immutable."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        around = self.parent_op
        while around is not None and around.name != "wasmssa.global":
            around = around.parent_op
        if around is None:
            return
        name = _global_of(self)
        found = tables.lookup_nearest(self, name)
        if found is None:
            raise self.bare_error(f"symbol @{name.root} is undefined")
        if found.name != "wasmssa.import_global" or "isMutable" in found.properties:
            raise self.bare_error(_NOT_CONSTANT)


class GlobalSetOp(Op, name="wasmssa.global_set"):
    """Writes a mutable global."""

    value: Value

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        name = _global_of(self)
        found = tables.lookup_nearest(self, name)
        if found is None:
            raise self.bare_error(f"symbol @{name.root} is undefined")
        if found.name not in ("wasmssa.global", "wasmssa.import_global"):
            raise self.bare_error(f"symbol @{name.root} is not a global symbol")
        if "isMutable" not in found.properties:
            raise self.bare_error("global.set target must be mutable")
        declared = found.properties["type"]
        wanted = declared.type if isinstance(declared, TypeAttr) else None
        given = self.value.type
        if wanted is not given:
            raise self.bare_error(
                "global.set value type does not match target global type: expected "
                f"'{wanted}' but got '{given}'"
            )
