"""What dialects ask of the operations that their discardable attributes are on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation

OperationAttributeRule = Callable[[Operation, str, Attribute], None]

PartRule = Callable[[Operation, int, str, Attribute], None]
"""Of a function, the number of an argument or a result, and an attribute of it."""

OF_OPERATIONS: Final[dict[str, OperationAttributeRule]] = {}
"""By dialect; upstream's `verifyOperationAttribute`. Raises `Invalid`."""


def _llvm_argument(op: Operation, index: int, name: str, attr: Attribute) -> None:
    from bridge.dialects.llvm.parameters import verify_argument
    from bridge.verify.traits.functions import signature

    shape = signature(op)
    if shape is not None:
        verify_argument(op, index, name, attr, shape)


def _llvm_result(op: Operation, index: int, name: str, attr: Attribute) -> None:
    from bridge.dialects.llvm.parameters import verify_result
    from bridge.verify.traits.functions import signature

    shape = signature(op)
    if shape is not None:
        verify_result(op, index, name, attr, shape)


OF_ARGUMENTS: Final[dict[str, PartRule]] = {"llvm": _llvm_argument}
"""By dialect; upstream's `verifyRegionArgAttribute`. Raises `Invalid`."""

OF_RESULTS: Final[dict[str, PartRule]] = {"llvm": _llvm_result}
"""By dialect; upstream's `verifyRegionResultAttribute`. Raises `Invalid`."""


def verify_discardable(op: Operation) -> None:
    """Asks the dialects of an operation's discardable attributes."""
    for name, value in op._attributes.items():
        dialect, dot, _ = name.partition(".")
        if dot:
            rule = OF_OPERATIONS.get(dialect)
            if rule is not None:
                rule(op, name, value)
