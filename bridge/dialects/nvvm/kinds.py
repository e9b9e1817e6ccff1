"""What the rules of several ops ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bridge.dialects.llvm.shapes import address_space
from bridge.dialects.llvm.types import StructType
from bridge.ir.attributes import DialectAttr
from bridge.ir.types import Type
from bridge.ods.nodes import enum_word
from bridge.op.base import Value

GENERIC: Final = 0
GLOBAL: Final = 1
SHARED: Final = 3
CONSTANT: Final = 4
LOCAL: Final = 5
CLUSTER: Final = 7
"""Address spaces; the last is of the memory that a cluster shares."""


def case(attr: Any) -> str:
    """The case of an enum as it is written; empty where there is none."""
    if attr is None:
        return ""
    return enum_word(attr) if isinstance(attr, DialectAttr) else str(attr.value)


def is_set(attr: object) -> bool:
    """Whether a unit attribute is there, or a truth is true."""
    return attr is not None and bool(getattr(attr, "value", True))


def is_in(value: Value, space: int) -> bool:
    """Whether a pointer is in an address space."""
    return address_space(value.type) == space


def structure(types: Sequence[Type]) -> Type:
    """`!llvm.struct<(t, t)>`."""
    return StructType.literal(types)


def counted(types: Sequence[Type]) -> str:
    """`4xi32`, of as many types as there are of the first."""
    return f"{len(types)}x{types[0]}"
