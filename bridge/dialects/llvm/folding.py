"""What instructions are folded to: numbers, parts of what was put together, addresses.

Rules that change an op in place return its results, as `Op.fold` says.
"""

from __future__ import annotations

from functools import reduce
from typing import Final

from bridge.dialects import llvm
from bridge.dialects.llvm.aggregates import (
    ExtractValueOp,
    InsertValueOp,
    ShuffleVectorOp,
)
from bridge.dialects.llvm.casts import AddrSpaceCastOp, BitcastOp, ZExtOp
from bridge.dialects.llvm.compare import ICmpOp
from bridge.dialects.llvm.constants import ZeroOp, is_constant_of
from bridge.dialects.llvm.memory import DYNAMIC_INDEX, AllocaOp, GEPOp
from bridge.dialects.llvm.shapes import address_space
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    SparseElementsAttr,
    integers_of,
)
from bridge.ir.core import Value
from bridge.ir.types import (
    I32,
    I64,
    ComplexType,
    IntegerType,
    RankedTensorType,
    Type,
    VectorType,
    as_shaped,
)
from bridge.op.base import Op
from bridge.op.folding import (
    Constants,
    Folded,
    constant_like,
    constant_of,
    element_at,
    raw_element,
)

# Numbers


def known_integer(constant: Attribute | None, ty: Type) -> IntegerAttr | None:
    """The integer of a type that a constant is.

    The attribute of a constant may be of another width: LLVM IR gets it extended by its
    sign, where it has one, or truncated.
    """
    if not isinstance(constant, IntegerAttr) or not isinstance(ty, IntegerType):
        return None
    if constant.type is ty:
        return constant
    return IntegerAttr.wrapped(constant.value, ty)


def _known_integers(op: Op, constants: Constants) -> list[IntegerAttr] | None:
    """The integers that all operands are."""
    pairs = zip(constants, op.operands, strict=True)
    found = [known_integer(constant, value.type) for constant, value in pairs]
    known = [one for one in found if one is not None]
    return known if len(known) == len(found) else None


def extended(op: ZExtOp, constants: Constants) -> Folded:
    """A number that is known, with zeros before it.

    Upstream extends the attribute, whose width may be another than the operand's.
    """
    known = _known_integers(op, constants)
    return None if known is None else IntegerAttr.wrapped(known[0].bits, op.res.type)


def shifted(op: Op, constants: Constants) -> Folded:
    """A number that is known, shifted left; poison stays what it is."""
    known = _known_integers(op, constants)
    if known is None:
        return None
    number, amount = known
    ty = number.type
    assert isinstance(ty, IntegerType)  # a known integer is of one
    if amount.bits >= ty.width:
        return None
    return IntegerAttr.wrapped(number.bits << amount.bits, ty)


def either(op: Op, constants: Constants) -> Folded:
    """The bits that one of two known numbers has."""
    known = _known_integers(op, constants)
    if known is None:
        return None
    return IntegerAttr.wrapped(known[0].bits | known[1].bits, known[0].type)


# Comparisons


def compared(op: ICmpOp) -> Folded:
    """Whether a value is itself, or room on the stack is nowhere."""
    equal = _OF_EQUALS.get(op.predicate)
    if equal is None:
        return None
    lhs, rhs = op.lhs, op.rhs
    if lhs is rhs:
        return constant_like(op.res.type, int(equal))
    if _is_room(lhs) and _is_nowhere(rhs):
        return constant_like(op.res.type, int(not equal))
    if _is_nowhere(lhs) and _is_room(rhs):
        op.operands = [rhs, lhs]
        return op.results
    return None


_OF_EQUALS: Final = {"eq": True, "ne": False}
"""What the predicates `eq` and `ne` say of equal operands."""


def _is_room(value: Value) -> bool:
    """Whether it is room on the stack, which begins at an address that is not zero.

    In another address space it may begin there, as it does in the private memory of
    AMD's processors. Upstream folds these as well.
    """
    return isinstance(value.defining_op, AllocaOp) and not address_space(value.type)


def _is_nowhere(value: Value) -> bool:
    return isinstance(value.defining_op, ZeroOp)


# Vectors


def lanes(op: ShuffleVectorOp) -> Folded:
    """The one lane of a vector that has no more, which is the vector.

    A scalable one may have more, and all become the first; upstream folds it as well.
    """
    ty = op.v1.type
    if not isinstance(ty, VectorType) or any(ty.scalable) or ty.shape != (1,):
        return None
    return op.v1 if list(op.mask.values) == [0] else None


# Casts


def cast(op: BitcastOp | AddrSpaceCastOp) -> Folded:
    """What was cast, where that is of the type; or the cast of what another cast."""
    arg, ty = op.arg, op.res.type
    if arg.type is ty:
        return arg
    before = arg.defining_op
    if not isinstance(before, type(op)):
        return None
    if before.arg.type is ty:
        return before.arg
    op.arg = before.arg
    return op.results


# Addresses


def address(op: GEPOp, constants: Constants) -> Folded:
    """The base, where the one index is zero; or indices that are known, made static."""
    base, dynamic = op.operands[0], op.dynamic_indices
    numbers = list(integers_of(op.raw_constant_indices))
    places = [at for at, number in enumerate(numbers) if number == DYNAMIC_INDEX]
    left = []
    for at, value, constant in zip(places, dynamic, constants[1:], strict=True):
        known = known_integer(constant, value.type)
        if known is not None and _is_short(known.signed):
            numbers[at] = known.signed
        else:
            left.append(value)
    if numbers == [0] and base.type is op.results[0].type:
        return base
    if len(left) == len(dynamic):
        return None
    op.operands = [base, *left]
    op.set_property("rawConstantIndices", DenseArrayAttr.of(I32, numbers))
    return op.results


def _is_short(number: int) -> bool:
    """Whether upstream keeps a number as a static index: it has 29 bits for one."""
    return -(1 << 28) <= number < 1 << 28


# Members of structs and arrays


def member(op: ExtractValueOp) -> Folded:
    """What was put where an op looks; or where else it may look for the same."""
    value, place = op.container, integers_of(op.properties["position"])
    outer = value.defining_op
    if isinstance(outer, ExtractValueOp):
        whole = (*integers_of(outer.properties["position"]), *place)
        return _moved(op, outer.container, whole)
    while isinstance(made := value.defining_op, InsertValueOp):
        put = integers_of(made.properties["position"])
        if put == place:
            return made.value
        if place[: len(put)] == put:
            # It is in what was put there, which may have been put together as well.
            value, place = made.value, place[len(put) :]
        elif put[: len(place)] == place:
            # A part of it was replaced.
            break
        else:
            value = made.container
    else:
        found = reduce(_part, place, constant_of(value))
        if found is not None and is_constant_of(found, op.res.type):
            return found
    return None if value is op.container else _moved(op, value, place)


def _moved(op: ExtractValueOp, container: Value, place: tuple[int, ...]) -> Folded:
    op.container = container
    op.set_property("position", DenseArrayAttr.of(I64, place))
    return op.results


def _part(of: Attribute | None, index: int) -> Attribute | None:
    """The constant that is so far in another; `None` where that is not known."""
    if isinstance(of, ArrayAttr):
        return of.elements[index] if index < len(of.elements) else None
    if isinstance(of, DenseElementsAttr):
        return _dense_part(of, index)
    if isinstance(of, SparseElementsAttr):
        return _sparse_part(of, index)
    uniform = isinstance(of, llvm.ZeroAttr | llvm.UndefAttr | llvm.PoisonAttr)
    return of if uniform else None


def _dense_part(of: DenseElementsAttr, index: int) -> Attribute | None:
    """An element; a complex number is the array of its two parts."""
    element = of.element
    if not isinstance(element, ComplexType):
        return element_at(of, index)
    if index >= of.num_elements:
        return None
    pair = RankedTensorType((2,), element.element)
    both = DenseElementsAttr(pair, raw_element(of, index))
    real, imaginary = element_at(both, 0), element_at(both, 1)
    if real is None or imaginary is None:
        return None
    return ArrayAttr((real, imaginary))


def _sparse_part(of: SparseElementsAttr, index: int) -> Attribute | None:
    """An element of a list: one that is told, once, or zero."""
    shaped, values = as_shaped(of.type), of.values
    if shaped is None or not isinstance(values, DenseElementsAttr):
        return None
    if shaped.rank != 1 or index >= shaped.num_elements:
        return None
    found = [at for at, place in enumerate(of.indices.values) if place == index]
    if len(found) > 1:
        return None
    return element_at(values, found[0]) if found else constant_like(shaped.element, 0)
