"""The complex dialect: what its ops compute, constants, bits seen as another type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bridge.errors import Unsupported
from bridge.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from bridge.ir.types import ComplexType, FloatType, IntegerType, Type
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, derive, of_signature
from bridge.op.folding import Constants, Folded

if TYPE_CHECKING:
    from bridge.interpreter import complexes, elements, lanes, programs
    from bridge.interpreter.complexes import OfFormat
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Constant, Meaning
else:
    complexes = deferred("bridge.interpreter.complexes")
    elements = deferred("bridge.interpreter.elements")
    lanes = deferred("bridge.interpreter.lanes")
    programs = deferred("bridge.interpreter.programs")


class ConstantOp(Op, name="complex.constant"):
    """Defines a complex constant."""

    value: ArrayAttr
    complex: OpResult

    def interpret(self, machine: Machine) -> Constant:
        parts = self.value.elements
        ty = self.complex.type
        if not isinstance(ty, ComplexType) or not isinstance(ty.element, FloatType):
            raise Unsupported(f"values of {ty} are not interpreted")
        part = elements.Complexes(elements.Floats(ty.element.format))
        low, high = [one.bits for one in parts if isinstance(one, FloatAttr)]
        width = 8 * part.part.size
        return programs.Constant(part.of_bits(low | high << width))

    @of_signature
    def verify(self) -> None:
        parts = self.value.elements
        if len(parts) != 2:
            raise self.error(
                "requires 'value' to be a complex constant, represented as array of "
                "two values"
            )
        real, imaginary = parts
        if not (
            isinstance(real, FloatAttr | IntegerAttr)
            and isinstance(imaginary, FloatAttr | IntegerAttr)
        ):
            raise self.error(
                "requires attribute's elements to be float or integer attributes"
            )
        ty = self.complex.type
        element = ty.element if isinstance(ty, ComplexType) else ty
        if not real.type is imaginary.type is element:
            raise self.error(
                f"requires attribute's element types ('{real.type}', "
                f"'{imaginary.type}') to match the element type of the op's return "
                f"type ('{element}')"
            )


class BitcastOp(Op, name="complex.bitcast"):
    """Bitcasts between a complex type and an arith type of the same width."""

    operand: Value
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return lanes.bitcast(self.operand.type, self.result.type)

    @of_signature
    def verify(self) -> None:
        source, result = self.operand.type, self.result.type
        if source is result:
            return
        for ty, what in ((source, "operand"), (result, "result")):
            if _bits(ty) is None:
                raise self.error(f"{what} must be int/float/complex")
        if isinstance(source, ComplexType) == isinstance(result, ComplexType):
            raise self.error("requires that either input or output has a complex type")
        if _bits(source) != _bits(result):
            raise self.error("casting bitwidths do not match")


def _bits(ty: Type) -> int | None:
    if isinstance(ty, ComplexType):
        inner = _bits(ty.element)
        return None if inner is None else 2 * inner
    return ty.width if isinstance(ty, IntegerType | FloatType) else None


class _Function(Op):
    def fold(self, constants: Constants) -> Folded:
        rule = _FOLDS.get(self.name)
        return None if rule is None else rule(self, constants)

    def interpret(self, machine: Machine) -> Meaning:
        return _FUNCTIONS[self.name]()(self._format.format)

    @property
    def _format(self) -> FloatType:
        """The type of the parts of what is complex here."""
        for value in (*self.operands, *self.results):
            ty = value.type
            if isinstance(ty, ComplexType) and isinstance(ty.element, FloatType):
                return ty.element
        raise Unsupported("the parts of its numbers are no floats")


def _whole(op: Op, constants: Constants) -> Folded:
    """The number of which both parts are."""
    real, imaginary = [value.defining_op for value in op.operands]
    if real is None or imaginary is None:
        return None
    if (real.name, imaginary.name) != ("complex.re", "complex.im"):
        return None
    same = real.operands[0] is imaginary.operands[0]
    return real.operands[0] if same else None


def _part(place: int) -> Callable[[Op, Constants], Folded]:
    """A part of what parts were made into, or of a constant."""

    def fold(op: Op, constants: Constants) -> Folded:
        (constant,) = constants
        if isinstance(constant, ArrayAttr):
            return constant[place]
        made = op.operands[0].defining_op
        if made is not None and made.name == "complex.create":
            return made.operands[place]
        return None

    return fold


_FOLDS: Final[Mapping[str, Callable[[Op, Constants], Folded]]] = {
    "complex.create": _whole,
    "complex.im": _part(1),
    "complex.re": _part(0),
}
_FUNCTIONS: Final[Mapping[str, Callable[[], OfFormat]]] = {
    **{
        f"complex.{n}": lambda n=n: complexes.by_name(n)  # type: ignore[misc]
        for n in ("cos", "exp", "expm1", "log", "sin", "sqrt", "tan", "tanh")
    },
    "complex.abs": lambda: complexes.absolute,
    "complex.add": lambda: complexes.add,
    "complex.angle": lambda: complexes.angle,
    "complex.atan2": lambda: complexes.arc_tangent,
    "complex.conj": lambda: complexes.conjugate,
    "complex.create": lambda: complexes.create,
    "complex.div": lambda: complexes.divide,
    "complex.eq": lambda: complexes.equal,
    "complex.im": lambda: complexes.imaginary,
    "complex.log1p": lambda: complexes.log1p,
    "complex.mul": lambda: complexes.multiply,
    "complex.neg": lambda: complexes.negate,
    "complex.neq": lambda: complexes.not_equal,
    "complex.pow": lambda: complexes.power,
    "complex.powi": lambda: complexes.integer_power,
    "complex.re": lambda: complexes.real,
    "complex.rsqrt": lambda: complexes.reciprocal_root,
    "complex.sign": lambda: complexes.sign,
    "complex.sub": lambda: complexes.subtract,
}

for _name in _FUNCTIONS:
    derive(_Function, _name)
