"""The types of tensor's results that its rows do not say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.attributes import integers_of
from bridge.ir.types import INDEX, RankedTensorType, Type

if TYPE_CHECKING:
    from bridge.dialects import tensor


def _slice(op: tensor.ExtractSliceOp) -> Sequence[Type] | None:
    """The type of the whole rank: a part that drops sizes of one is given its own."""
    whole = op.source.type
    if not isinstance(whole, RankedTensorType):
        return None
    return [RankedTensorType(integers_of(op.static_sizes), whole.element)]


def _indices(op: Any, region: int) -> Sequence[Type]:
    """An index for each dimension of the result."""
    return [INDEX] * op.results[0].type.rank


CONSTRUCTORS: Final[Mapping[str, Callable[..., object]]] = {}
ENTRY_TYPES: Final = {"generate": _indices, "pad": _indices}
RESULT_TYPES: Final = {"extract_slice": _slice}
