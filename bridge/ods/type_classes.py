"""C++ classes of types, as constraints name them, tested on ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from bridge.ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    ShapedType,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from bridge.ods.definitions import find

Is = Callable[[Type], bool]


def _any(ty: Type) -> bool:
    return True


def _of(*classes: type[Type]) -> Is:
    return lambda ty: isinstance(ty, classes)


def _is_matrix(ty: Type) -> bool:
    return isinstance(ty, DialectType) and (
        (ty.dialect, ty.mnemonic) == ("gpu", "mma_matrix")
    )


_BUILTIN: Final[dict[str, tuple[Is, str]]] = {
    "BaseMemRefType": (_of(MemRefType, UnrankedMemRefType), ""),
    "ComplexType": (_of(ComplexType), "builtin.complex"),
    "FloatType": (_of(FloatType), ""),
    "FunctionType": (_of(FunctionType), "builtin.function"),
    "IndexType": (_of(IndexType), "builtin.index"),
    "IntegerType": (_of(IntegerType), "builtin.integer"),
    "MemRefType": (_of(MemRefType), "builtin.memref"),
    "NoneType": (_of(NoneType), "builtin.none"),
    "RankedTensorType": (_of(RankedTensorType), "builtin.tensor"),
    "ShapedType": (_of(ShapedType), ""),
    "TensorType": (_of(RankedTensorType, UnrankedTensorType), ""),
    "TupleType": (_of(TupleType), "builtin.tuple"),
    "UnrankedMemRefType": (_of(UnrankedMemRefType), "builtin.unranked_memref"),
    "UnrankedTensorType": (_of(UnrankedTensorType), "builtin.unranked_tensor"),
    "VectorType": (_of(VectorType), "builtin.vector"),
    "gpu::MMAMatrixType": (_is_matrix, "gpu.mma_matrix"),
}
"""By class: the test, and what complaints call it. One has no entry in its table."""


def is_of_class(cpp: str, dialect: str) -> Is:
    """The test of a class; any type passes that of an unknown one."""
    return known_class(cpp, dialect) or _any


@cache
def known_class(cpp: str, dialect: str) -> Is | None:
    """The test of a class; None for an unknown one."""
    known = _BUILTIN.get(_bare(cpp))
    if known is not None:
        return known[0]
    found = find(cpp, dialect, "types")
    if found is None:
        return None
    return lambda ty: isinstance(ty, DialectType) and (ty.dialect, ty.mnemonic) == found


@cache
def class_name(cpp: str, dialect: str) -> str:
    """What complaints call a class; nothing where they do not name it."""
    known = _BUILTIN.get(_bare(cpp))
    if known is not None:
        return known[1]
    found = find(cpp, dialect, "types")
    return f"{found[0]}.{found[1]}" if found else ""


def _bare(cpp: str) -> str:
    return cpp.removeprefix("::").removeprefix("mlir::")
