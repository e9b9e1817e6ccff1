"""Creating operations by their names, as rewriters of patterns do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bridge.errors import PassFailed
from bridge.ir.attributes import Attribute
from bridge.ir.core import OP_CLASSES, Operation, Value
from bridge.ir.types import Type
from bridge.ods.rows import row
from bridge.op.accessors import attribute_names, slot_names
from bridge.op.base import Op
from bridge.rewrite.rewriter import Rewriter

__all__ = ["create"]


def create(
    rewriter: Rewriter,
    name: str,
    operands: Sequence[Value],
    attributes: Mapping[str, Attribute],
    types: Sequence[Type] | None,
) -> Operation:
    """An operation at the rewriter's point; without types, they are inferred.

    Raises `PassFailed` where they cannot be.
    """
    line = row(name)
    if types is None:
        return _inferred(name, operands, attributes)
    known = set() if line is None else {p.name for p in attribute_names(line).values()}
    own = {name: value for name, value in attributes.items() if name in known}
    other = {name: value for name, value in attributes.items() if name not in known}
    return rewriter(name, operands, types, properties=own, attributes=other)


def _inferred(
    name: str, operands: Sequence[Value], attributes: Mapping[str, Attribute]
) -> Operation:
    cls, line = OP_CLASSES[name], row(name)
    if line is None or not issubclass(cls, Op):
        raise PassFailed(f"the types of {name} cannot be inferred: it is not known")
    slots = [key for key, _, field in slot_names(line) if field == "operands"]
    given: dict[str, object] = dict(zip(slots, operands, strict=False))
    for key, part in attribute_names(line).items():
        if part.name in attributes:
            given |= {key: attributes[part.name]}
    try:
        made: Operation = cls.from_row(**given)
    except (TypeError, ValueError) as error:
        raise PassFailed(f"the types of {name} cannot be inferred: {error}") from None
    return made
