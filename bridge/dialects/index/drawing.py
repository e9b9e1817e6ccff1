"""The ops of index that random programs are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.drawing.rows import Guard
from bridge.drawing.scope import Scope
from bridge.ir.core import Value
from bridge.ir.types import INDEX

_NARROWEST: Final = 32
"""Bits that an index has at least: as many are never shifted by."""


def _nonzero(scope: Scope, operands: list[Value]) -> list[Value] | None:
    op = scope.put("index.maxu", [operands[1], scope.index(1)], [INDEX])
    return None if op is None else [operands[0], op.result]


def _short(scope: Scope, operands: list[Value]) -> list[Value] | None:
    bound = scope.index(_NARROWEST - 1)
    op = scope.put("index.minu", [operands[1], bound], [INDEX])
    return None if op is None else [operands[0], op.result]


GUARDS: Final[Mapping[str, Guard]] = {
    **dict.fromkeys(
        ("ceildivs", "ceildivu", "divs", "divu", "floordivs", "rems", "remu"), _nonzero
    ),
    **dict.fromkeys(("shl", "shrs", "shru"), _short),
}
"""Operands with which an operation is defined, made of any."""
