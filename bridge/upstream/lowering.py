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
from typing import Final

from bridge.errors import Diagnostic, PassFailed
from bridge.ir.core import Operation
from bridge.ir.types import (
    FloatType,
    RankedTensorType,
    Type,
    UnrankedTensorType,
    VectorType,
)

DEFAULT_PIPELINE: Final = ",".join(
    [
        "func.func(lower-vector-mask,lower-vector-multi-reduction)",
        "func.func(convert-vector-to-scf,convert-linalg-to-loops)",
        "scf-forall-to-for",
        "expand-realloc",
        "memref-expand",
        "lower-affine",
        "convert-scf-to-cf",
        "math-expand-ops{ops=clampf}",
        "convert-math-to-funcs",
        "convert-scf-to-cf",
        "arith-expand",
        "convert-math-to-llvm{approximate-log1p=false}",
        "convert-math-to-libm",
        "convert-complex-to-libm",
        "convert-complex-to-standard",
        "convert-math-to-llvm{approximate-log1p=false}",
        "convert-math-to-libm",
        "expand-strided-metadata",
        "lower-affine",
        "convert-vector-to-llvm{force-32bit-vector-indices=false}",
        "finalize-memref-to-llvm",
        "convert-complex-to-llvm",
        "convert-func-to-llvm",
        "convert-arith-to-llvm",
        "convert-cf-to-llvm",
        "convert-index-to-llvm",
        "convert-ub-to-llvm",
        "reconcile-unrealized-casts",
    ]
)
"""From affine, scf, cf, func, arith, math, index, vector, memref, complex, ub and
linalg on buffers to LLVM."""

TENSORS: Final = (
    "one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},"
)
"""What goes before it where there are tensors; their buffers are never freed."""


def default_pipeline(module: Operation) -> str:
    """The pipeline for what a module holds."""
    tensors = any(isinstance(ty, _TENSOR_TYPES) for ty in types(module))
    return f"builtin.module({TENSORS if tensors else ''}{DEFAULT_PIPELINE})"


_TENSOR_TYPES: Final = (RankedTensorType, UnrankedTensorType)


def types(module: Operation) -> set[Type]:
    """The types of all values."""
    found: set[Type] = set()
    for op in module.walk():
        found.update([result.type for result in op.results])
        for region in op.regions:
            for block in region.blocks:
                found.update([argument.type for argument in block.arguments])
    return found


X86: Final = platform.machine().lower() in ("x86_64", "amd64")


def _scalable(ty: Type) -> bool:
    return X86 and isinstance(ty, VectorType) and bool(ty.scalable)


def _x87(ty: Type) -> bool:
    return not X86 and ty == FloatType("f80")


FATAL_TYPES: Final[tuple[tuple[Callable[[Type], bool], str], ...]] = (
    (_scalable, "this processor has no scalable vectors"),
    (_x87, "this processor has no f80"),
)
"""Types for which LLVM ends the process when it makes code."""

FATAL_OPERATIONS: Final = {
    "llvm.intr.matrix.": "the engine does not run LLVM's lower-matrix-intrinsics",
}
"""Operations for which LLVM ends the process, by the beginning of their names."""


def check_codegen(module: Operation) -> None:
    """Raises `PassFailed` for what LLVM would end the process over."""
    found = list(_fatal(module))
    if found:
        raise PassFailed(found)


def _fatal(module: Operation) -> Iterator[Diagnostic]:
    beginnings = tuple(FATAL_OPERATIONS)
    verdicts: dict[Type, str | None] = {}
    for op in module.walk():
        if op.name.startswith(beginnings):
            reason = next(
                why
                for name, why in FATAL_OPERATIONS.items()
                if op.name.startswith(name)
            )
            yield _unsupported(op, reason)
        for result in op.results:
            ty = result.type
            if ty not in verdicts:
                verdicts[ty] = next((why for bad, why in FATAL_TYPES if bad(ty)), None)
            reason_of_type = verdicts[ty]
            if reason_of_type is not None:
                yield _unsupported(op, reason_of_type)


def _unsupported(op: Operation, reason: str) -> Diagnostic:
    return Diagnostic(
        "error", f"'{op.name}' op cannot be compiled: {reason}", op.position
    )
