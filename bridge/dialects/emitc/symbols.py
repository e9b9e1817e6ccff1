"""Globals, classes and their fields, calls, and what ends functions."""

from __future__ import annotations

from bridge.dialects.emitc.control import FuncOp
from bridge.dialects.emitc.types import inner, is_emitc, is_supported
from bridge.ir.attributes import (
    Attribute,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import RankedTensorType, Type
from bridge.op.base import Op, of_signature
from bridge.op.interfaces.functions import signature_of, verify_call


class GlobalOp(Op, name="emitc.global"):
    """A global variable."""

    type: TypeAttr
    initial_value: Attribute | None

    @of_signature
    def verify(self) -> None:
        ty = self.type.type
        if not is_supported(ty):
            raise self.error("expected valid emitc type")
        if self.initial_value is not None:
            self._verify_value(ty, self.initial_value)
        has = self.properties
        if "static_specifier" in has and "extern_specifier" in has:
            raise self.error("cannot have both static and extern specifiers")

    def _verify_value(self, ty: Type, value: object) -> None:
        given = getattr(value, "type", None)
        if isinstance(given, RankedTensorType):
            if not is_emitc(ty, "array"):
                raise self.error(f"expected array type, but got '{ty}'")
            fits = f"!emitc.array<{str(given).partition('<')[2]}" == str(ty)
        elif isinstance(value, IntegerAttr | FloatAttr):
            fits = given is ty
        elif isinstance(value, DialectAttr) and value.dialect == "emitc":
            return
        else:
            raise self.error(
                "initial value should be a integer, float, elements or opaque "
                f"attribute, but got {value}"
            )
        if not fits:
            raise self.error(
                f"initial value expected to be of type '{ty}', but was of type "
                f"'{given}'"
            )


class GetGlobalOp(Op, name="emitc.get_global"):
    """References a global variable by symbol."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        reference = self.properties["name"]
        assert isinstance(reference, SymbolRefAttr)  # the row says so
        name = reference.root
        found: object = tables.lookup_nearest(self, reference)
        if not isinstance(found, GlobalOp):
            raise self.error(f"'{name}' does not reference a valid emitc.global")
        result, ty = self.results[0].type, found.type.type
        if is_emitc(ty, "array"):
            if ty is not result:
                raise self.error(
                    f"on array type expects result type '{result}' to match type "
                    f"'{ty}' of the global @{name}"
                )
            return
        if not is_emitc(result, "lvalue"):
            raise self.error(
                "on non-array type expects result type to be an lvalue type for the "
                f"global @{name}"
            )
        if inner(result) is not ty:
            raise self.error(
                f"on non-array type expects result inner type '{inner(result)}' to "
                f"match type '{ty}' of the global @{name}"
            )


class FieldOp(Op, name="emitc.field"):
    """A field of a class."""

    sym_name: StringAttr
    type: TypeAttr

    def verify(self) -> None:
        if not is_supported(self.type.type):
            raise self.error("expected valid emitc type")
        outer = self.parent_op
        if outer is None or outer.name != "emitc.class":
            raise self.error("field must be nested within an emitc.class operation")
        if not self.sym_name.value:
            raise self.error("field must have a non-empty symbol name")


class GetFieldOp(Op, name="emitc.get_field"):
    """References a field of the enclosing class by symbol."""

    field_name: SymbolRefAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        found = tables.lookup_nearest(self, self.field_name)
        name = self.field_name
        if not isinstance(found, FieldOp):
            raise self.error(f"field '{name}' not found in the class")
        result, ty = self.results[0].type, found.type.type
        if ty is not result:
            raise self.error(
                f"result type '{result}' does not match field '{name}' type '{ty}'"
            )


class CallOp(Op, name="emitc.call"):
    """Calls a function."""

    callee: SymbolRefAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        function = tables.lookup_nearest(self, self.callee)
        if not isinstance(function, FuncOp):
            raise self.error(
                f"'{self.callee.root}' does not reference a valid function"
            )
        ty = signature_of(function.function_type)
        verify_call(self, ty)


class DeclareFuncOp(Op, name="emitc.declare_func"):
    """Declares a function."""

    sym_name: SymbolRefAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        if not isinstance(tables.lookup_nearest(self, self.sym_name), FuncOp):
            raise self.error(
                f"'{self.sym_name.root}' does not reference a valid function"
            )


class ReturnOp(Op, name="emitc.return"):
    """Returns from a function."""

    def verify(self) -> None:
        function = self.parent_op
        if not isinstance(function, FuncOp):
            return
        ty = signature_of(function.function_type)
        name = function.sym_name.value
        if len(self.operands) != len(ty.results):
            raise self.error(
                f"has {len(self.operands)} operands, but enclosing function (@{name}) "
                f"returns {len(ty.results)}"
            )
        for value, wanted in zip(self.operands, ty.results, strict=True):
            if value.type is not wanted:
                raise self.bare_error(
                    f"type of the return operand ('{value.type}') doesn't match "
                    f"function result type ('{wanted}') in function @{name}"
                )


class YieldOp(Op, name="emitc.yield"):
    """Terminates a region, optionally with a value."""

    def verify(self) -> None:
        outer = self.parent_op
        if outer is None or outer.name == "emitc.do":
            return
        if self.operands and len(outer.results) != 1:
            raise self.error("yields a value not returned by parent")
        if not self.operands and outer.results:
            raise self.error("does not yield a value to be returned by parent")
