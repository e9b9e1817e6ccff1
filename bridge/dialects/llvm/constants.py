"""Constants, whose attribute must be a value of their type."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Any, Final

from bridge.dialects import llvm
from bridge.dialects.llvm import calling
from bridge.dialects.llvm.shapes import (
    array_shape,
    is_floating,
    is_pointer,
    struct_body,
    target_can,
)
from bridge.dialects.llvm.types import is_llvm
from bridge.ir.affine.expr import wrap
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.core import AnyLocation, Operation
from bridge.ir.types import (
    FloatType,
    IntegerType,
    Type,
    VectorType,
    as_shaped,
    is_int_or_index,
)
from bridge.later import deferred
from bridge.ods.dialect_types import is_compatible
from bridge.op.base import Op, OpResult, of_signature
from bridge.op.folding import TellsConstant, constant_like

if TYPE_CHECKING:
    from bridge.interpreter import elements, programs, undefined
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Constant, Meaning
else:
    elements = deferred("bridge.interpreter.elements")
    programs = deferred("bridge.interpreter.programs")
    undefined = deferred("bridge.interpreter.undefined")


class ZeroOp(TellsConstant, name="llvm.mlir.zero"):
    """Defines a zero-initialized value."""

    res: OpResult

    def constant(self) -> Attribute:
        found = constant_like(self.res.type, 0)
        return llvm.ZeroAttr() if found is None else found

    def interpret(self, machine: Machine) -> Constant:
        return programs.Constant(elements.element_of(self.res.type).zero)

    @of_signature
    def verify(self) -> None:
        if not target_can(self.res.type, "zero"):
            raise self.error("target extension type does not support zero-initializer")


class _UndefinedOp(TellsConstant):
    res: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return undefined.all_poisoned(self.res.type, machine)


class UndefOp(_UndefinedOp, name="llvm.mlir.undef"):
    """Defines an undefined value."""

    def constant(self) -> Attribute:
        return llvm.UndefAttr()


class PoisonOp(_UndefinedOp, name="llvm.mlir.poison"):
    """Defines a poisoned value."""

    def constant(self) -> Attribute:
        return llvm.PoisonAttr()


class ConstantOp(Op, name="llvm.mlir.constant"):
    """Defines a constant."""

    value: Attribute
    res: OpResult

    def interpret(self, machine: Machine) -> Constant:
        found = calling.constant(self.value, self.res.type, machine)
        return programs.Constant(found)

    @of_signature
    def verify(self) -> None:
        ty, value = self.res.type, self.value
        body = struct_body(ty)
        if isinstance(value, StringAttr):
            self._verify_string(value)
        elif body is not None:
            self._verify_struct(body)
        elif is_llvm(ty, "target"):
            raise self.error("does not support target extension type.")
        elif isinstance(value, IntegerAttr):
            if not isinstance(ty, IntegerType):
                raise self.error("expected integer type")
        elif isinstance(value, FloatAttr):
            self._verify_format(value.type, ty)
        elif isinstance(value, ArrayAttr):
            array = array_shape(ty)
            if array is None:
                raise self.error("expected array or struct type for array attribute")
            self._verify_array(array, value, 0)
        elif _is_elements(value):
            self._verify_elements(value)
        else:
            raise self.error(
                "only supports integer, float, string or elements attributes"
            )

    def _verify_string(self, value: StringAttr) -> None:
        array = array_shape(self.res.type)
        length = len(value.value.encode("utf-8", "surrogateescape"))
        if array is None or array[0] != length or not _is_byte(array[1]):
            raise self.error(
                f"expected array type of {length} i8 elements for the string constant"
            )

    def _verify_struct(self, body: tuple[Type, ...]) -> None:
        value = self.value
        if not isinstance(value, ArrayAttr):
            raise self.error("expected array attribute for struct type")
        if len(value.elements) != len(body):
            raise self.error(f"expected array attribute of size {len(body)}")
        for i, (attr, ty) in enumerate(zip(value.elements, body, strict=True)):
            if not is_int_or_index(ty) and not isinstance(ty, FloatType):
                raise self.error(
                    "expected struct element types to be floating point type or "
                    "integer type"
                )
            if not isinstance(attr, FloatAttr | IntegerAttr):
                raise self.error(
                    "expected element of array attribute to be floating point or "
                    "integer"
                )
            if attr.type is not ty:
                raise self.error(f"struct element at index {i} is of wrong type")

    def _verify_format(self, given: Type, ty: Type) -> None:
        """A float may stand for a float of its format, or for its bits."""
        if isinstance(ty, FloatType) or is_floating(ty):
            if ty is not given:
                raise self.error("attribute and type have different float semantics")
        elif isinstance(ty, IntegerType) and isinstance(given, FloatType):
            width = ty.width if ty.signedness == "signless" else None
            if width != given.width:
                raise self.error(f"expected integer type of width {given.width}")

    def _verify_elements(self, value: Any) -> None:
        ty = self.res.type
        if _has_scalable(ty):
            if not getattr(value, "splat", False):
                raise self.error("scalable vector type requires a splat attribute")
            return
        if not isinstance(ty, VectorType) and array_shape(ty) is None:
            raise self.error("expected vector or array type")
        shaped: Any = as_shaped(value.type)
        wanted, given = _count(ty), shaped.num_elements
        if wanted != given:
            raise self.error(
                "type and attribute have a different number of elements: "
                f"{wanted} vs. {given}"
            )
        element, leaf = shaped.element, _leaf(ty)
        if isinstance(element, FloatType):
            self._verify_format(element, leaf)
        elif isinstance(element, IntegerType) and not isinstance(leaf, IntegerType):
            raise self.error(
                "expected integer element type for integer elements attribute"
            )

    def _verify_array(
        self, array: tuple[int, Type], value: ArrayAttr, dim: int
    ) -> None:
        """Whether nested arrays of structs are as the type nests them."""
        length, element = array
        if length != len(value.elements):
            raise self.error(
                "array attribute size does not match array type size in dimension "
                f"{dim}: {len(value.elements)} vs. {length}"
            )
        inner, body = array_shape(element), struct_body(element)
        if inner is None and body is None:
            raise self.error(
                "for array with an array attribute must have a struct element type"
            )
        for i, attr in enumerate(value.elements):
            if _stands_for_all(attr):
                continue
            if not isinstance(attr, ArrayAttr):
                what = "struct element" if inner is None else "sub-array in dimension"
                place = what if inner is None else f"{what} {dim}"
                raise self.error(
                    f"nested attribute for {place} at index {i} must be a zero, or "
                    "undef, or array attribute"
                )
            if inner is not None:
                self._verify_array(inner, attr, dim + 1)
            elif len(attr.elements) != len(body or ()):
                raise self.error(
                    f"nested array attribute size for struct element at index {i} must "
                    f"match struct size: {len(attr.elements)} vs. {len(body or ())}"
                )


def is_constant_of(value: Attribute, type: Type) -> bool:
    """Whether a constant of a type can be made of an attribute."""
    if isinstance(value, llvm.ZeroAttr):
        return target_can(type, "zero")
    if isinstance(value, llvm.UndefAttr | llvm.PoisonAttr):
        return True
    if isinstance(value, SymbolRefAttr):
        return is_pointer(type)
    if not isinstance(value, IntegerAttr | FloatAttr) and not _is_elements(value):
        return False
    return getattr(value, "type", None) is type and is_compatible(type)


def materialize_constant(
    value: Attribute, type: Type, location: AnyLocation
) -> Operation | None:
    """The constant of an attribute; `None` where it is none, or of another type."""
    if not is_constant_of(value, type):
        return None
    name, key = _MADE_OF.get(value.__class__, ("llvm.mlir.constant", "value"))
    return Operation(
        name,
        result_types=[type],
        properties={key: value} if key else {},
        location=location,
    )


_MADE_OF: Final[dict[builtins.type[Attribute], tuple[str, str]]] = {
    SymbolRefAttr: ("llvm.mlir.addressof", "global_name"),
    llvm.ZeroAttr: ("llvm.mlir.zero", ""),
    llvm.UndefAttr: ("llvm.mlir.undef", ""),
    llvm.PoisonAttr: ("llvm.mlir.poison", ""),
}
"""What is a constant by itself, and the property that tells of what."""


def _is_elements(attr: Attribute) -> bool:
    """Whether an attribute lists elements of a shape."""
    ty = getattr(attr, "type", None)
    return isinstance(attr, DenseElementsAttr) or hasattr(ty, "num_elements")


def _is_byte(ty: Type) -> bool:
    return isinstance(ty, IntegerType) and (ty.width, ty.signedness) == (8, "signless")


def _stands_for_all(attr: Attribute) -> bool:
    """Whether an attribute is a zero or undefined value of any type."""
    return (
        isinstance(attr, DialectAttr)
        and attr.dialect == "llvm"
        and attr.mnemonic in ("undef", "zero")
    )


def _has_scalable(ty: Type) -> bool:
    while (array := array_shape(ty)) is not None:
        ty = array[1]
    return isinstance(ty, VectorType) and any(ty.scalable)


def _count(ty: Type) -> int:
    """How many scalars arrays of vectors hold, as 64 bits hold it."""
    count = 1
    while (array := array_shape(ty)) is not None:
        count *= array[0]
        ty = array[1]
    return wrap(count * (ty.num_elements if isinstance(ty, VectorType) else 1))


def _leaf(ty: Type) -> Type:
    while (array := array_shape(ty)) is not None:
        ty = array[1]
    return ty.element if isinstance(ty, VectorType) else ty
