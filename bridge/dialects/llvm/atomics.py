"""Atomic read-modify-write operations, and fences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.llvm.shapes import is_atomic, is_floating
from bridge.errors import Unsupported
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import IntegerType, VectorType
from bridge.later import deferred
from bridge.op.base import Op, Value, of_signature

if TYPE_CHECKING:
    from bridge.interpreter import elements, kinds, pointers
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    elements = deferred("bridge.interpreter.elements")
    kinds = deferred("bridge.interpreter.kinds")
    pointers = deferred("bridge.interpreter.pointers")

ORDERINGS: Final = {
    0: "not_atomic",
    1: "unordered",
    2: "monotonic",
    4: "acquire",
    5: "release",
    6: "acq_rel",
    7: "seq_cst",
}
_MONOTONIC: Final = 2
_EXCHANGE: Final = 0
_FLOATING: Final = frozenset({11, 12, 13, 14, 19, 20, 21, 22})
"""Upstream's numbers of fadd, fsub and the kinds of fmin and fmax."""


_KINDS: Final = {
    0: "assign",
    1: "addi",
    2: "subi",
    3: "andi",
    4: "nandi",
    5: "ori",
    6: "xori",
    7: "maxs",
    8: "mins",
    9: "maxu",
    10: "minu",
    11: "addf",
    12: "subf",
    13: "maxnumf",
    14: "minnumf",
    19: "maximumf",
    20: "minimumf",
}
"""Upstream's numbers as kinds that are interpreted."""


def _alignment(op: Op) -> int | None:
    found = op.properties.get("alignment")
    return found.value if isinstance(found, IntegerAttr) else None


class AtomicRMWOp(Op, name="llvm.atomicrmw"):
    """Updates memory atomically and returns the previous value."""

    val: Value
    bin_op: IntegerAttr
    ordering: IntegerAttr

    def interpret(self, machine: Machine) -> Meaning:
        word = _KINDS.get(self.bin_op.value)
        if word is None:
            raise Unsupported(f"an update of the kind {self.bin_op.value}")
        element = elements.element_of(self.val.type)
        combine = kinds.combine(word, self.val.type)
        return pointers.update(machine, element, combine, _alignment(self))

    @of_signature
    def verify(self) -> None:
        kind = self.bin_op.value
        ty = self.val.type
        if kind in _FLOATING:
            self._verify_floating()
        elif kind == _EXCHANGE:
            if not is_atomic(ty):
                raise self.error("unexpected LLVM IR type for 'xchg' bin_op")
        elif not isinstance(ty, IntegerType) or ty.width not in (8, 16, 32, 64):
            raise self.error("expected LLVM IR integer type")
        if self.ordering.value < _MONOTONIC:
            raise self.error("expected at least 'monotonic' ordering")

    def _verify_floating(self) -> None:
        ty = self.val.type
        if not isinstance(ty, VectorType):
            if not is_floating(ty):
                raise self.error("expected LLVM IR floating point type")
            return
        if not is_floating(ty.element):
            raise self.error("expected LLVM IR floating point type for vector element")


class AtomicCmpXchgOp(Op, name="llvm.cmpxchg"):
    """Atomic compare-exchange."""

    val: Value
    success_ordering: IntegerAttr
    failure_ordering: IntegerAttr

    def interpret(self, machine: Machine) -> Meaning:
        element = elements.element_of(self.val.type)
        return pointers.exchange(machine, element, _alignment(self))

    @of_signature
    def verify(self) -> None:
        if not is_atomic(self.val.type):
            raise self.error("unexpected LLVM IR type")
        orderings = self.success_ordering.value, self.failure_ordering.value
        if min(orderings) < _MONOTONIC:
            raise self.error("ordering must be at least 'monotonic'")
        if ORDERINGS.get(int(orderings[1])) in ("release", "acq_rel"):
            raise self.error("failure ordering cannot be 'release' or 'acq_rel'")


class FenceOp(Op, name="llvm.fence"):
    """Orders memory accesses."""

    ordering: IntegerAttr

    def interpret(self, machine: Machine) -> Meaning:
        # There is one thread, whose accesses are in their order.
        return lambda: None

    @of_signature
    def verify(self) -> None:
        if self.ordering.value <= _MONOTONIC:
            raise self.error(
                "can be given only acquire, release, acq_rel, and seq_cst orderings"
            )
