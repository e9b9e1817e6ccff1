"""Operations that write to what they are given: a result for each tensor of it."""

from __future__ import annotations

from typing import Any, Final

from bridge.ir.core import Operation
from bridge.ir.types import (
    MemRefType,
    RankedTensorType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
)
from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule
from bridge.op.interfaces.destinations import DestinationStyle
from bridge.op.registry import op_class
from bridge.verifier.makers import Maker

_WRITTEN: Final = ("outputs", "inits", "init", "dest", "destination", "output")
"""What operands that are written to are called, in all dialects that have such ops."""


def _destination_style(line: Row, trait: Trait) -> Rule:
    names = [slot.name for slot in line.operands]
    cls: Any = op_class(line.name)
    own = issubclass(cls, DestinationStyle)
    called = (cls.destination,) if own else _WRITTEN
    index = next((names.index(name) for name in called if name in names), None)
    if index is None:
        return lambda op: None
    get = line.operands.values(index)
    before = [line.operands.values(i) for i in range(index)]

    right: set[tuple[object, ...]] = set()

    def check(op: Operation) -> None:
        signature = (
            op.properties,
            *[value.type for value in op.operands],
            *[result.type for result in op.results],
        )
        if signature in right:
            return
        verify_op(op)
        if len(right) >= _REMEMBERED:
            right.clear()
        right.add(signature)

    def verify_op(op: Operation) -> None:
        tensors: list[tuple[int, Type]] = []
        first = sum([len(values(op)) for values in before])
        for number, value in enumerate(get(op), first):
            if isinstance(value.type, _TENSORS):
                tensors.append((number, value.type))
            elif not isinstance(value.type, _MEMREFS):
                raise op.error(
                    f"expected that operand #{number} is a tensor or a memref"
                )
        _check_results(op, tensors)

    return check


_REMEMBERED: Final = 4_096
"""Signatures of an op that are remembered, before all are forgotten."""

_TENSORS: Final = (RankedTensorType, UnrankedTensorType)
_MEMREFS: Final = (MemRefType, UnrankedMemRefType)


def _check_results(op: Operation, tensors: list[tuple[int, Type]]) -> None:
    given = sum(isinstance(result.type, _TENSORS) for result in op.results)
    if given != len(tensors):
        raise op.error(
            f"expected the number of tensor results ({given}) to be equal to the "
            f"number of output tensors ({len(tensors)})"
        )
    for result, (number, ty) in zip(op.results, tensors, strict=False):
        if result.type is not ty:
            raise op.error(
                f"expected type of operand #{number} ('{ty}') to match type of "
                f"corresponding result ('{result.type}')"
            )


OF_REGIONS: Final[dict[str, Maker]] = {
    "DestinationStyleOpInterface": _destination_style
}
