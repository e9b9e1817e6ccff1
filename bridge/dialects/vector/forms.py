"""The common form of a transfer, read by one expression.

What follows the values is often the same: what it means is cached by its text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bridge.dialects.vector.shapes import Shaped, mask_type, read_map
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DictionaryAttr,
)
from bridge.ir.types import Type, VectorType
from bridge.ir.values import Value
from bridge.ods.slots import OPERAND_SIZES, segment_sizes
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState
from bridge.text.patterns import DICTIONARY, OPERAND, TYPE
from bridge.text.tokens import SPACE, ParseError

_MANY: Final = rf"{OPERAND}(?:, {OPERAND})*+"
_TAIL: Final = (
    rf"(?:, ({OPERAND}))?+(?: ({DICTIONARY}))?+ : ({TYPE}, {TYPE})"
    rf"(?!{SPACE},)"
)
match_read: Final = re.compile(
    rf" ({OPERAND})\[((?:{_MANY})?)\], ({OPERAND}){_TAIL}"
).match
match_write: Final = re.compile(
    rf" ({OPERAND}), ({OPERAND})\[((?:{_MANY})?)\]{_TAIL}"
).match
"""Groups: the values but for the mask, the mask, the attributes, the types."""


Dictionaries = tuple[DictionaryAttr, DictionaryAttr]
"""Properties and attributes."""


@dataclass(slots=True)
class Form:
    """What follows the values of a transfer, and what it means."""

    shaped: Shaped
    vector: VectorType
    mask: VectorType | None
    """The type of a mask; none where there can be none."""
    properties: dict[str, Attribute]
    attributes: DictionaryAttr
    made: dict[tuple[int, ...], Dictionaries] = field(default_factory=dict)

    def sized(self, sizes: tuple[int, ...]) -> Dictionaries:
        """The dictionaries of a transfer with groups of operands of these sizes."""
        known = self.made.get(sizes)
        if known is None:
            entries = {**self.properties, OPERAND_SIZES: segment_sizes(*sizes)}
            known = self.made[sizes] = DictionaryAttr.of(entries), self.attributes
        return known


def form_of(r: AsmReader, name: str, match: re.Match[str], start: int) -> Form | None:
    """The form of a transfer by its text; None where it is not simply right."""
    attributes, types = match.group(5, 6)
    key = name, attributes, types
    known: Form | None = r.state.rule_memo.get(key)
    if known is not None:
        return known
    before = r.pos
    state = OperationState(name, start)
    try:
        if attributes is not None:
            r.pos = match.start(5)
            r.attr_dict(state)
        r.pos = match.start(6)
        pair = [r.type()]
        r.expect(",")
        pair.append(r.type())
        if name == "vector.transfer_write":
            pair.reverse()
        known = _checked(r, state, pair) if r.pos == match.end(6) else None
    except ParseError:
        known = None
    r.pos = before
    if known is not None:
        r.state.rule_memo[key] = known
    return known


def _checked(r: AsmReader, state: OperationState, pair: list[Type]) -> Form | None:
    shaped, vector = pair
    if not isinstance(shaped, Shaped) or not isinstance(vector, VectorType):
        return None
    map_ = read_map(r, state, shaped, vector, r.pos)
    maskable = len(vector.shape) == map_.num_results and not isinstance(
        shaped.element, VectorType
    )
    mask = mask_type(vector, map_) if maskable else None
    for name in ("permutation_map", "in_bounds"):
        if name in state.attributes:
            state.properties[name] = state.attributes.pop(name)
    others = DictionaryAttr.of(state.attributes)
    dropped = not (
        isinstance(state.properties["permutation_map"], AffineMapAttr)
        and isinstance(state.properties["in_bounds"], ArrayAttr)
    )
    if dropped or OPERAND_SIZES in others:
        return None
    return Form(shaped, vector, mask, state.properties, others)


def values_of(
    r: AsmReader, names: list[str | None], types: Sequence[Type | None]
) -> list[Value] | None:
    """The values of names, but of one that is not there; None if a type is wrong."""
    known = r.names.values
    found = []
    for name, ty in zip(names, types, strict=True):
        if name is None:
            continue
        value = known.get(name)
        if value is None or value.type is not ty:
            return None
        found.append(value)
    return found
