"""Casts between LLVM's types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bridge.dialects.llvm.addresses import address_bits
from bridge.dialects.llvm.arithmetic import Arithmetic
from bridge.dialects.llvm.shapes import address_space, element, is_pointer
from bridge.dialects.llvm.types import PointerType
from bridge.ir.types import IntegerType, VectorType
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, of_signature
from bridge.op.folding import Constants, Folded

if TYPE_CHECKING:
    from bridge.dialects.llvm import folding
    from bridge.interpreter import vectors
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    folding = deferred("bridge.dialects.llvm.folding")
    vectors = deferred("bridge.interpreter.vectors")


class _ExtensionOp(Arithmetic):
    """The base of integer extensions."""

    arg: Value
    res: OpResult

    @of_signature
    def verify(self) -> None:
        source, target = self.arg.type, self.res.type
        if isinstance(source, VectorType):
            if not isinstance(target, VectorType):
                raise self.bare_error(
                    "input type is a vector but output type is an integer"
                )
            if (source.shape, source.scalable) != (target.shape, target.scalable):
                raise self.bare_error(
                    "input and output vectors are of incompatible shape"
                )
        elif isinstance(target, VectorType):
            raise self.bare_error(
                "input type is an integer but output type is a vector"
            )
        before: Any = element(source)
        after: Any = element(target)
        if after.width <= before.width:
            raise self.bare_error(
                "integer width of the output type is smaller or equal to the integer "
                "width of the input type"
            )


class ZExtOp(_ExtensionOp, name="llvm.zext"):
    """Zero-extends an integer."""

    def fold(self, constants: Constants) -> Folded:
        return folding.extended(self, constants)


class SExtOp(_ExtensionOp, name="llvm.sext"):
    """Sign-extends an integer."""


class BitcastOp(Op, name="llvm.bitcast"):
    """Bitcasts between types of equal width."""

    arg: Value
    res: OpResult

    def fold(self, constants: Constants) -> Folded:
        return folding.cast(self)

    def interpret(self, machine: Machine) -> Meaning:
        if is_pointer(element(self.arg.type)):
            return lambda pointer: pointer
        return vectors.reinterpret(self.arg.type, self.res.type)

    @of_signature
    def verify(self) -> None:
        source, target = self.arg.type, self.res.type
        if is_pointer(element(source)) != is_pointer(element(target)):
            raise self.error("can only cast pointers from and to pointers")
        if not is_pointer(element(target)):
            return
        if isinstance(source, VectorType) != isinstance(target, VectorType):
            if isinstance(target, VectorType):
                raise self.error("cannot cast pointer to vector of pointers")
            raise self.error("cannot cast vector of pointers to pointer")
        if address_space(element(source)) != address_space(element(target)):
            raise self.error(
                "cannot cast pointers of different address spaces, use "
                "'llvm.addrspacecast' instead"
            )


class AddrSpaceCastOp(Op, name="llvm.addrspacecast"):
    """Casts a pointer to another address space."""

    arg: Value
    res: OpResult

    def fold(self, constants: Constants) -> Folded:
        return folding.cast(self)

    def interpret(self, machine: Machine) -> Meaning:
        return lambda pointer: pointer


class PtrToAddrOp(Op, name="llvm.ptrtoaddr"):
    """Converts a pointer to its address as an integer."""

    arg: Value
    res: OpResult

    def verify(self) -> None:
        source, target = element(self.arg.type), element(self.res.type)
        if not isinstance(source, PointerType) or not isinstance(target, IntegerType):
            return
        bits = address_bits(source, self)
        if target.width != bits:
            raise self.error(
                f"bit-width of integer result type '{target}' must match the pointer "
                f"bitwidth ({bits}) specified in the datalayout"
            )
