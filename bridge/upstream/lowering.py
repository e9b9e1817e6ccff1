"""The way down to LLVM: the default pipeline, and what it cannot take.

The order is upstream's own for its tests, with what they leave out. What loops and
linear algebra become is affine and control flow; strided memrefs are taken apart before
memref and index arithmetic is lowered, and leave affine operations of their own, hence
the second `lower-affine`. Where two options of a pass differ in exactness the exact one
is taken: `log1p` is not approximated, indices in vectors keep 64 bits.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from bridge.errors import Diagnostic, PassFailed
from bridge.ir.core import Operation
from bridge.ir.types import (
    FloatType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from bridge.upstream import llvm_options, small_floats

ARITH_EXPAND: Final = "arith-expand{include-flush-denormals=true}"

BUFFERS: Final = (
    "func.func(lower-vector-mask,lower-vector-multi-reduction)",
    "func.func(convert-linalg-to-loops)",
    "scf-forall-to-for",
    "expand-realloc",
    "memref-expand",
    "lower-affine",
    # What vectors need of the stack is taken at the top of the scope around them.
    # Without loops that is the function, and no iteration takes more of it.
    "convert-scf-to-cf",
    "func.func(convert-vector-to-scf)",
    "lower-affine",
)
"""From affine, linalg on buffers, scf and vector to cf, memref, arith, math and
vectors in registers."""

LLVM: Final = (
    # Not convert-complex-to-libm: C returns a complex float in one register, and
    # LLVM the struct of two floats in two.
    "convert-complex-to-standard",
    "math-expand-ops{ops=clampf}",
    "convert-math-to-funcs",
    "convert-scf-to-cf",
    "convert-math-to-llvm{approximate-log1p=false}",
    "convert-math-to-libm",
    "expand-strided-metadata",
    "lower-affine",
    ARITH_EXPAND,
    "convert-vector-to-llvm{force-32bit-vector-indices=false}",
    "convert-complex-to-llvm",
    "convert-index-to-llvm",
    "convert-ub-to-llvm",
    "convert-func-to-llvm",
    "convert-arith-to-llvm",
    # It takes a memref.generic_atomic_rmw once what is inside is LLVM's.
    "finalize-memref-to-llvm",
    "convert-cf-to-llvm",
    "reconcile-unrealized-casts",
)
"""From these to LLVM."""

DEFAULT_PIPELINE: Final = ",".join([*BUFFERS, *LLVM])
"""From affine, scf, cf, func, arith, math, index, vector, memref, complex, ub and
linalg on buffers to LLVM."""

BEFORE: Final = {
    "bufferization.dealloc": "bufferization-lower-deallocations,",
    "bufferization.clone": "convert-bufferization-to-memref,",
    "tosa": "func.func(tosa-make-broadcastable,tosa-to-linalg-named,tosa-to-linalg,"
    "tosa-to-scf,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor),",
    "quant": "func.func(normalize-quant-types,lower-quant-ops),strip-func-quant-types,",
    "shape": "func.func(shape-to-shape-lowering,convert-shape-constraints),"
    "convert-shape-to-std,",
}
"""What goes before it where there are operations of a dialect, or of a name."""

TENSORS: Final = (
    "convert-elementwise-to-linalg,"
    "one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},"
)
"""What goes before it where there are tensors."""

DEALLOCATION: Final = "buffer-deallocation-pipeline,convert-bufferization-to-memref,"
"""What frees the buffers of tensors. What a function gives is the caller's then, and is
copied where it was given: of memrefs that would change the meaning."""


@dataclass(frozen=True, slots=True)
class Survey:
    """What a module holds."""

    names: frozenset[str]
    """The names of its operations."""
    types: frozenset[Type]
    """The types of its values."""
    branches: bool
    """Whether an operation has successors: nothing is freed in loops of blocks."""

    @staticmethod
    def of(module: Operation) -> Survey:
        names: set[str] = set()
        types: set[Type] = set()
        branches = False
        for op in module.walk():
            names.add(op.name)
            types.update(_made(op))
            branches = branches or bool(op.successors)
        return Survey(frozenset(names), frozenset(types), branches)

    @property
    def small_floats(self) -> frozenset[str]:
        """The formats of floats that LLVM has no type for."""
        return small_floats.among(self.types, self.names)

    @property
    def pipelines(self) -> tuple[str, ...]:
        """The default pipeline for it: in two parts where there are such floats."""
        first, last = f"{self._first}{','.join(BUFFERS)}", ",".join(LLVM)
        if not self.small_floats:
            return (f"builtin.module({first},{last})",)
        return f"builtin.module({first},{ARITH_EXPAND})", f"builtin.module({last})"

    @property
    def _first(self) -> str:
        """What goes before it."""
        dialects = {name.partition(".")[0] for name in self.names}
        present = dialects | self.names
        first = "".join([passes for name, passes in BEFORE.items() if name in present])
        if any(isinstance(ty, _TENSOR_TYPES) for ty in self.types):
            first += TENSORS
            memory = any(isinstance(ty, _MEMORY_TYPES) for ty in self.types)
            if not memory and not self.branches:
                first += DEALLOCATION
        return first


_TENSOR_TYPES: Final = (RankedTensorType, UnrankedTensorType)
_MEMORY_TYPES: Final = (MemRefType, UnrankedMemRefType)

X86: Final = platform.machine().lower() in ("x86_64", "amd64")


def _is_scalable(ty: Type) -> bool:
    return X86 and isinstance(ty, VectorType) and bool(ty.scalable)


def _is_x87(ty: Type) -> bool:
    return not X86 and ty == FloatType("f80")


def _is_empty(ty: Type) -> bool:
    return isinstance(ty, IntegerType) and ty.width == 0


FATAL_TYPES: Final[tuple[tuple[Callable[[Type], bool], str], ...]] = (
    (_is_scalable, "this processor has no scalable vectors"),
    (_is_empty, "LLVM has no integers of no bits"),
    (_is_x87, "this processor has no f80"),
)
"""Types for which LLVM ends the process when it makes code."""

FATAL_OPERATIONS: Final = {
    "llvm.intr.matrix.": "LLVM lowers matrices only with -enable-matrix"
}
"""Operations for which LLVM ends the process, by the beginning of their names."""

UNLESS: Final = {"llvm.intr.matrix.": "enable-matrix"}
"""Options of LLVM with which it can do them."""


NO_RUNTIME: Final = {
    "async": "its tasks need upstream's runtime, which the bindings come without; "
    "bridge.interpret runs them"
}
"""Dialects that the default pipeline leaves, and why."""


def check_runtime(module: Operation, survey: Survey) -> None:
    """Raises `PassFailed` for what would call a runtime that is not here."""
    if not any(name.partition(".")[0] in NO_RUNTIME for name in survey.names):
        return
    for op in module.walk():
        reason = NO_RUNTIME.get(op.name.partition(".")[0], "")
        if reason:
            message = f"'{op.name}' op cannot be compiled: {reason}"
            raise PassFailed(Diagnostic("error", message, op.position))


def check_codegen(module: Operation, survey: Survey) -> None:
    """Raises `PassFailed` for what LLVM would end the process over."""
    names = {name: why for name in survey.names if (why := _fatal_name(name))}
    types = {ty: why for ty in survey.types if (why := _fatal_type(ty))}
    if not names and not types:
        return
    found = []
    for op in module.walk():
        reasons = {types.get(ty, "") for ty in _made(op)}
        found += [
            Diagnostic(
                "error", f"'{op.name}' op cannot be compiled: {reason}", op.position
            )
            for reason in {names.get(op.name, "")} | reasons
            if reason
        ]
    raise PassFailed(found)


def _made(op: Operation) -> Iterator[Type]:
    """The types of the values that an operation defines."""
    for region in op.regions:
        for block in region.blocks:
            yield from [argument.type for argument in block.arguments]
    yield from [result.type for result in op.results]


def _fatal_name(name: str) -> str:
    for start, why in FATAL_OPERATIONS.items():
        if name.startswith(start) and not llvm_options.is_given(UNLESS.get(start, "")):
            return why
    return ""


def _fatal_type(ty: Type) -> str:
    return next((why for is_fatal, why in FATAL_TYPES if is_fatal(ty)), "")
