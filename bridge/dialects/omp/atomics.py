"""Atomic reads, writes and updates, and critical sections."""

from __future__ import annotations

from bridge.dialects import arith, llvm
from bridge.dialects.omp.clause_rules import verify_hint
from bridge.dialects.omp.words import word_of
from bridge.ir.attributes import SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.op.atomics import (
    verify_captured,
    verify_read,
    verify_update,
    verify_updated,
    verify_write,
)
from bridge.op.base import Op, Value


def _verify_order(op: Operation, kind: str, *unfit: str) -> None:
    order = word_of(op.properties.get("memory_order"))
    if order in unfit:
        words = " or ".join(unfit) if kind == "updates" else order
        raise op.bare_error(f"memory-order must not be {words} for atomic {kind}")


class AtomicReadOp(Op, name="omp.atomic.read"):
    """Atomic read, `v = x`."""

    x: Value
    v: Value

    def verify(self) -> None:
        verify_read(self)
        _verify_order(self, "reads", "acq_rel", "release")
        verify_hint(self)


class AtomicWriteOp(Op, name="omp.atomic.write"):
    """Atomic write, `x = expr`."""

    x: Value
    expr: Value

    def verify(self) -> None:
        verify_write(self)
        _verify_order(self, "writes", "acq_rel", "acquire")
        verify_hint(self)


class AtomicUpdateOp(Op, name="omp.atomic.update"):
    """Atomic update, `x = f(x)`."""

    x: Value

    def verify(self) -> None:
        verify_update(self)
        _verify_order(self, "updates", "acq_rel", "acquire")
        verify_hint(self)

    verify_regions = verify_updated


class AtomicCompareOp(Op, name="omp.atomic.compare"):
    """Atomic conditional update: `x = d` where `x` compares to `e`."""

    x: Value

    def verify(self) -> None:
        verify_update(self)
        verify_hint(self)

    def verify_regions(self) -> None:
        inside = list(self.regions[0].blocks[0])
        if len(inside) < 2:
            raise self.bare_error("region must contain a comparison operation")
        # Only the first one is checked.
        kinds = arith.CmpIOp, arith.CmpFOp, llvm.ICmpOp, llvm.FCmpOp
        compared = next((op for op in inside if isinstance(op, kinds)), None)
        if compared is None:
            raise self.bare_error(
                "atomic compare region must contain a comparison operation "
                "(arith.cmpi, arith.cmpf, llvm.icmp, llvm.fcmp, or fir.cmpc)"
            )
        of_floats = isinstance(compared, arith.CmpFOp | llvm.FCmpOp)
        supported = "oeq, ogt, olt" if of_floats else "eq, slt, sgt"
        word = compared.predicate
        if word not in supported.split(", "):
            raise self.bare_error(
                f"unsupported comparison operator '{word}' in atomic compare region, "
                f"supported operators are: {supported}"
            )


class AtomicCaptureOp(Op, name="omp.atomic.capture"):
    """An atomic update with a capture of the value before or after it."""

    verify = verify_hint

    def verify_regions(self) -> None:
        pair = verify_captured(self)
        for clause in ("hint", "memory_order"):
            if any(op.get(clause) is not None for op in pair):
                raise self.error(
                    f"operations inside capture region must not have {clause} clause"
                )


class CriticalDeclareOp(Op, name="omp.critical.declare"):
    """Declares a named critical section."""

    verify = verify_hint


class CriticalOp(Op, name="omp.critical"):
    """A region that one thread executes at a time."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        name = self.properties.get("name")
        if not isinstance(name, SymbolRefAttr):
            return
        found = tables.lookup_nearest(self, name)
        if found is None or found.name != "omp.critical.declare":
            raise self.error(
                f"expected symbol reference {name} to point to a critical declaration"
            )
