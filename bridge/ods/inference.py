"""Ops whose results' types are inferred by code of their own while they are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bridge.ir.types import I1, DialectType, Type, VectorType
from bridge.text.asm_reader import AsmReader
from bridge.text.draft import Draft

Infer = Callable[[AsmReader, Draft], list[Type]]


def _shuffle(r: AsmReader, draft: Draft) -> list[Type]:
    vector = draft.operands[0].type
    mask: Any = draft.properties.get("mask")
    if not isinstance(vector, VectorType) or mask is None:
        return []
    rest = vector.shape[1:]
    # A vector without dimensions is taken for one of a single element.
    scalable = vector.scalable[1:] if vector.scalable else ()
    return [
        VectorType(
            (len(mask.values), *rest),
            vector.element,
            (False, *scalable) if scalable else (),
        )
    ]


def _to_elements(r: AsmReader, draft: Draft) -> list[Type]:
    vector = draft.operands[0].type
    if not isinstance(vector, VectorType):
        return []
    return [vector.element] * vector.num_elements


def _same_as_operands(r: AsmReader, draft: Draft) -> list[Type]:
    return [value.type for value in draft.operands]


def _dealloc(r: AsmReader, draft: Draft) -> list[Type]:
    sizes: Any = draft.properties.get("operandSegmentSizes")
    return [I1] * (sizes.values[2] if sizes is not None else 0)


def _bit_vector(r: AsmReader, draft: Draft) -> list[Type]:
    value = draft.properties.get("value")
    width = getattr(value, "parts", ("",))[0]
    bits = str(width).rpartition("bv<")[2].rpartition(">")[0]
    return [DialectType("smt", (f"bv<{bits}>",))]


INFERENCES: Final[dict[str, Infer]] = {
    "bufferization.dealloc": _dealloc,
    "memref.distinct_objects": _same_as_operands,
    "vector.shuffle": _shuffle,
    "vector.to_elements": _to_elements,
}
