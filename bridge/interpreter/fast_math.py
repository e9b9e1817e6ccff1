"""What flags of fast mathematics exclude: NaN by `nnan`, infinities by `ninf`.

LLVM's language reference, "Fast-Math Flags": where an operand or the result is one of
these, the result is poison. The other flags allow results that differ by as much as
another order of operations does; what is computed is among them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import numpy as np

from bridge.interpreter.elements import element_of
from bridge.interpreter.floats import is_finite
from bridge.interpreter.lanes import packed
from bridge.interpreter.poison import is_poison, poison
from bridge.interpreter.wide import Wide
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import Type

if TYPE_CHECKING:
    from bridge.interpreter.programs import Meaning

_NAMES: Final = ("fastmath", "fastmathFlags")
_EXCLUDED: Final = {"nnan": "NaN", "ninf": "an infinity"}
Excluded = Callable[[object], str]
"""What a value is that is excluded; nothing of any other."""


def keeping(op: Operation, meaning: Meaning) -> Meaning:
    """What an op does, where results that its flags exclude are poison."""
    found = [op.properties[name] for name in _NAMES if name in op.properties]
    flags = {word for attr in found for word in re.findall(r"\w+", str(attr))}
    wanted = _EXCLUDED.keys() if "fast" in flags else flags & _EXCLUDED.keys()
    if not wanted or len(op.results) != 1:
        return meaning
    excluded, ty = _excluded(frozenset(wanted)), op.results[0].type

    def run(*operands: object) -> object:
        return _kept(meaning(*operands), operands, ty, excluded)

    return run


def _excluded(flags: frozenset[str]) -> Excluded:
    def run(value: object) -> str:
        if not isinstance(value, float | Wide):
            return ""
        flag = "nnan" if value != value else "" if _is_number(value) else "ninf"
        return _EXCLUDED[flag] if flag in flags else ""

    return run


def _is_number(value: float | Wide) -> bool:
    return is_finite(value)  # type: ignore[arg-type]


def _kept(
    result: object, operands: tuple[object, ...], ty: Type, excluded: Excluded
) -> object:
    if not isinstance(result, np.ndarray):
        lanes = [x for one in operands for x in _lanes(one)]
        return _or_poison([result, *lanes], excluded)
    columns = [_spread(one, result.size) for one in operands]
    own = result.ravel().tolist()
    found = [
        _or_poison([one, *others], excluded)
        for one, *others in zip(own, *columns, strict=True)
    ]
    if not any(map(is_poison, found)):
        return result
    return packed(element_of(element_or_self(ty)), found, result.shape)


def _lanes(value: object) -> list[object]:
    return value.ravel().tolist() if isinstance(value, np.ndarray) else [value]


def _spread(value: object, count: int) -> list[object]:
    """The lane of each result, or nothing to look at where an operand is of others."""
    lanes = _lanes(value)
    return lanes if len(lanes) == count else [None] * count


def _or_poison(values: list[object], excluded: Excluded) -> object:
    """The first value, or poison where any is excluded."""
    why = next(filter(None, map(excluded, values)), "")
    if not why or is_poison(values[0]):
        return values[0]
    return poison(f"fastmath excludes {why}")
