"""The types of memref's results that its rows do not say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects.memref.layouts import buffer_type, subview
from bridge.ir.attributes import integers_of
from bridge.ir.types import Type

if TYPE_CHECKING:
    from bridge.dialects import memref


def _subview(op: memref.SubViewOp) -> Sequence[Type | None]:
    """The type of the whole rank: a part that drops sizes of one is given its own."""
    lists = (op.static_offsets, op.static_sizes, op.static_strides)
    offsets, sizes, strides = (list(integers_of(numbers)) for numbers in lists)
    return [subview(buffer_type(op.source), offsets, sizes, strides)]


CONSTRUCTORS: Final[Mapping[str, Callable[..., object]]] = {}
ENTRY_TYPES: Final[Mapping[str, object]] = {}
RESULT_TYPES: Final = {"subview": _subview}
