"""Rules of constants: which values have which types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.spirv.shapes import (
    count_elements,
    elements,
    first_element,
    is_composite,
    is_number,
)
from bridge.dialects.spirv.types import ArrayType, StructType, is_scalar, is_spirv
from bridge.errors import Invalid
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    SymbolRefAttr,
)
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import Type, as_shaped
from bridge.ods.format_types import type_of_attribute
from bridge.ods.rows import row
from bridge.op.base import Op, of_signature
from bridge.op.cache import known

if TYPE_CHECKING:
    from bridge.dialects.spirv.constants import (
        EXTSpecConstantCompositeReplicateOp,
        SpecConstantCompositeOp,
        SpecConstantOp,
    )


def verify_constant(op: Operation, value: Attribute, ty: Type) -> None:
    """Whether a value is of a type. Raises `Invalid`."""
    splat = isinstance(value, DenseElementsAttr) and value.splat
    if is_spirv(ty, "coopmatrix") and not splat:
        found = (
            str(value) if isinstance(value, DenseElementsAttr) else "<<NULL ATTRIBUTE>>"
        )
        raise op.error(
            "expected a splat dense attribute for cooperative matrix constant, but "
            f"found {found}"
        )
    if isinstance(value, IntegerAttr | FloatAttr):
        if value.type is not ty:
            raise op.error(
                f"result type ('{ty}') does not match value type ('{value.type}')"
            )
    elif isinstance(value, DenseElementsAttr | SparseElementsAttr):
        if value.type is not ty:
            _verify_dense(op, value.type, ty)
    elif isinstance(value, ArrayAttr):
        for element, of in zip(value.elements, _places(op, value, ty), strict=True):
            verify_constant(op, element, of)
    else:
        raise op.error(f"cannot have attribute: {value}")


def _places(op: Operation, value: ArrayAttr, ty: Type) -> tuple[Type, ...]:
    """The type of each element of a list. Raises `Invalid`."""
    given = len(value.elements)
    if isinstance(ty, ArrayType):
        return (ty.element_type,) * given
    if not isinstance(ty, StructType):
        raise op.error(
            "must have spirv.array or spirv.struct result type for array value"
        )
    if given != len(ty.member_types):
        raise op.error(
            f"number of constituents ({given}) does not match number of struct members "
            f"({len(ty.member_types)})"
        )
    return ty.member_types


def _verify_dense(op: Operation, found: Type, ty: Type) -> None:
    """Whether the numbers of a tensor or vector fill nested arrays."""
    if not is_spirv(ty, "array"):
        raise op.error(
            f"result or element type ('{ty}') does not match value type ('{found}'), "
            "must be the same or spirv.array"
        )
    count, element = 1, ty
    while isinstance(element, ArrayType):
        count *= element.element_count
        element = element.element_type
    if not is_number(element):
        raise op.error("only support nested array result type")
    shaped = as_shaped(found)
    if shaped is None:
        return
    if shaped.element is not element:
        raise op.error(
            f"result element type ('{element}') does not match value element type "
            f"('{shaped.element}')"
        )
    if shaped.num_elements != count:
        raise op.error(
            f"result number of elements ({count}) does not match value number of "
            f"elements ({shaped.num_elements})"
        )


class EXTConstantCompositeReplicateOp(Op, name="spirv.EXT.ConstantCompositeReplicate"):
    """Defines a composite constant whose constituents are all one constant."""

    value: Attribute

    @of_signature
    def verify(self) -> None:
        found = _type_of(self.value)
        if found is None:
            raise self.bare_error("unknown value attribute type")
        ty: Type | None = self.results[0].type
        wanted = []
        while ty is not None and is_composite(ty):
            ty = first_element(ty)
            wanted.append(f"'{ty}'")
        if f"'{found}'" not in wanted:
            raise self.bare_error(
                f"expected value attribute type {' or '.join(wanted)}, but got: "
                f"'{found}'"
            )


def _type_of(attr: Attribute) -> Type | None:
    """The type of a value; of a list, that of an array of its first element."""
    if isinstance(attr, ArrayAttr):
        inner = _type_of(attr.elements[0]) if attr.elements else None
        if inner is None:
            return None
        return ArrayType(inner, len(attr.elements))
    return type_of_attribute(attr)


# Constants that are specialized ------------------------------------------------------


def verify_spec_constant(op: SpecConstantOp) -> None:
    """A number of a width that SPIR-V has. Raises `Invalid`."""
    number = op.get("spec_id")
    if isinstance(number, IntegerAttr) and number.value < 0:
        raise op.error("SpecId cannot be negative")
    value = op.default_value
    if not isinstance(value, IntegerAttr | FloatAttr):
        raise op.error("default value can only be a bool, integer, or float scalar")
    if not is_scalar(value.type):
        raise op.error("default value bitwidth disallowed")


def verify_composite(op: SpecConstantCompositeOp) -> None:
    """Constants that are specialized, one for each element. Raises `Invalid`."""
    ty, given = op.type.type, op.constituents.elements
    if not is_composite(ty):
        raise op.bare_error(
            f"result type must be a composite type, but provided '{ty}'"
        )
    if is_spirv(ty, "coopmatrix"):
        raise op.bare_error(f"unsupported composite type  '{ty}'")
    wanted = count_elements(ty)
    if wanted is None:
        return
    if len(given) != wanted:
        raise op.bare_error(
            f"has incorrect number of operands: expected {wanted}, but provided "
            f"{len(given)}"
        )
    for symbol, element in zip(given, elements(ty), strict=True):
        if not isinstance(symbol, SymbolRefAttr):
            continue
        found = constant_type(op, symbol)
        if found is None:
            raise _unfit(op, symbol)
        if found is not element:
            raise op.bare_error(
                f"has incorrect types of operands: expected '{element}', but provided "
                f"'{found}'"
            )


def _unfit(op: Operation, symbol: SymbolRefAttr) -> Invalid:
    """What is wrong with a name that is not of a constant."""
    if named(op, symbol) is None:
        return op.bare_error(f'unknown constituent symbol "{symbol.root}"')
    return op.bare_error(
        f'unsupported constituent "{symbol.root}": must reference a spirv.SpecConstant '
        "or spirv.SpecConstantComposite"
    )


_TYPED: Final = {
    "spirv.SpecConstant": "default_value",
    "spirv.SpecConstantComposite": "type",
}
"""What is a constant that is specialized, and which property has its type."""


def constant_type(op: Operation, symbol: SymbolRefAttr) -> Type | None:
    """The type of the specialization constant of a name, None where there is none."""
    found = named(op, symbol)
    if found is None or found.name not in _TYPED:
        return None
    ty = getattr(found.properties.get(_TYPED[found.name]), "type", None)
    return ty if isinstance(ty, Type) else None


def named(op: Operation, symbol: SymbolRefAttr | str) -> Operation | None:
    """The symbol of a name, seen from an operation."""
    around = op.parent_op
    if around is None:
        return None
    return known(SymbolTables).lookup_nearest(around, symbol)


def verify_replicate(op: EXTSpecConstantCompositeReplicateOp) -> None:
    """One constant that is specialized, of the elements' type. Raises `Invalid`."""
    ty = op.type.type
    if not is_composite(ty):
        raise op.bare_error(
            f"result type must be a composite type, but provided '{ty}'"
        )
    found = named(op, op.constituent)
    if found is None:
        raise op.bare_error(
            "splat spec constant reference defining constituent not found"
        )
    if found.name != "spirv.SpecConstant":
        raise op.bare_error("constituent is not a spec constant")
    given, wanted = constant_type(op, op.constituent), first_element(ty)
    if given is not wanted:
        raise op.bare_error(
            f"constituent has incorrect type: expected '{wanted}', but provided "
            f"'{given}'"
        )


class ReferenceOfOp(Op, name="spirv.mlir.referenceof"):
    """References a specialization constant as a value."""

    spec_const: SymbolRefAttr

    def verify(self) -> None:
        ty = constant_type(self, self.spec_const)
        if ty is None:
            raise self.error(
                "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol"
            )
        if self.results[0].type is not ty:
            raise self.error(
                "result type mismatch with the referenced specialization constant's "
                "type"
            )


_CONSTANTS: Final = frozenset(
    {"spirv.Constant", "spirv.SpecConstantOperation", "spirv.mlir.referenceof"}
)


def verify_operation(op: Operation) -> None:
    """One operation on constants, and a yield. Raises `Invalid`."""
    block = op.regions[0].blocks[0]
    if len(block) != 2 or block.first is None:
        raise op.error("expected exactly 2 nested ops")
    line = row(block.first.name)
    if line is None or not line.has_trait("UsableInSpecConstantOp"):
        raise op.error("invalid enclosed op")
    for value in block.first.operands:
        made = value.defining_op
        if made is None or made.name not in _CONSTANTS:
            raise op.error("invalid operand, must be defined by a constant operation")
