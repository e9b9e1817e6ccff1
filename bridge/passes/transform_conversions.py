"""`transform.apply_conversion_patterns`: the conversions to llvm that it may name.

Upstream: `ApplyConversionPatternsOp`, `MemrefToLLVMTypeConverterOp`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bridge.dialects import transform
from bridge.errors import PassFailed
from bridge.ir.attributes import ArrayAttr, IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.passes.convert_to_llvm import PATTERNS
from bridge.passes.convert_vector_to_llvm import vector_patterns
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.rewrite.conversion import (
    ConversionTarget,
    apply_full_conversion,
    apply_partial_conversion,
)
from bridge.rewrite.patterns import Pattern

__all__ = ["can_convert", "convert"]

Made = Callable[[Operation, LLVMTypeConverter], list[Pattern]]


def _of_dialect(op: Operation, types: LLVMTypeConverter) -> list[Pattern]:
    return PATTERNS[_text(op, "dialect_name")](types)


def _of_vector(op: Operation, types: LLVMTypeConverter) -> list[Pattern]:
    return vector_patterns(
        types,
        reassociate=_flag(op, "reassociate_fp_reductions"),
        narrow=_flag(op, "force_32bit_vector_indices"),
        of_vectors=_flag(op, "use_vector_alignment"),
    )


_SETS: Final[Mapping[type[Operation], Made]] = {
    transform.ApplyToLLVMConversionPatternsOp: _of_dialect,
    transform.ApplyVectorToLLVMConversionPatternsOp: _of_vector,
    transform.ApplyFuncToLLVMConversionPatternsOp: lambda op, types: PATTERNS["func"](
        types
    ),
}
"""By class of the sets: how their patterns are made."""
_UNKNOWN_OPTIONS: Final = ("use_aligned_alloc", "use_generic_functions", "data_layout")
"""What the converter of types may be told, and does not know here."""


def can_convert(op: transform.ApplyConversionPatternsOp) -> bool:
    """Whether all that an operation asks for is known."""
    if op.preserve_handles is not None:
        return False
    converters = [one for region in op.regions[1:] for one in region.blocks[0]]
    if not all(map(_is_plain, converters)):
        return False
    return all(
        type(one) in _SETS and _text(one, "dialect_name") in {*PATTERNS, ""}
        for one in op.sets
    )


def _is_plain(op: Operation) -> bool:
    known = isinstance(op, transform.MemrefToLLVMTypeConverterOp)
    return known and not any(_flag(op, option) for option in _UNKNOWN_OPTIONS)


def convert(op: Operation, target: Operation) -> None:
    """Converts an operation. Raises `PassFailed` where that is not possible."""
    if not isinstance(op, transform.ApplyConversionPatternsOp):
        raise PassFailed(f"'{op.name}' does not convert")
    if len(op.regions) == 1:
        return
    (converter,) = op.regions[1].blocks[0]
    bits = converter.get("index_bitwidth")
    types = LLVMTypeConverter(
        bits.value if isinstance(bits, IntegerAttr) else 0,
        bare_pointers=_flag(converter, "use_bare_ptr_call_conv"),
    )
    patterns = [made for one in op.sets for made in _SETS[type(one)](one, types)]
    legal = [*_texts(op, "legal_ops"), *_texts(op, "legal_dialects")]
    illegal = [*_texts(op, "illegal_ops"), *_texts(op, "illegal_dialects")]
    partial = op.get("partial_conversion") is not None
    apply = apply_partial_conversion if partial else apply_full_conversion
    apply(target, ConversionTarget(legal, illegal), patterns, converter=types)


def _text(op: Operation, name: str) -> str:
    value = op.get(name)
    return value.value if isinstance(value, StringAttr) else ""


def _texts(op: Operation, name: str) -> list[str]:
    found = op.get(name)
    values = found.elements if isinstance(found, ArrayAttr) else ()
    return [value.value for value in values if isinstance(value, StringAttr)]


def _flag(op: Operation, name: str) -> bool:
    value = op.get(name)
    return bool(value.value) if isinstance(value, IntegerAttr) else value is not None
