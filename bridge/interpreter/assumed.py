"""What programs promise by `llvm.intr.assume`: a condition, and bundles of operands.

LLVM's language reference, "llvm.assume" and "Assume Operand Bundles": where it does not
hold, the program is undefined.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from bridge.errors import Unsupported
from bridge.interpreter.pointers import place
from bridge.interpreter.poison import Undefined

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning

Promise = Callable[["Machine", Sequence[int]], bool]
"""Whether the operands of a bundle keep it."""


def assumption(machine: Machine, bundles: Sequence[tuple[str, int]]) -> Meaning:
    """`llvm.intr.assume`, given the tag of each bundle, and how many operands it has.

    Raises `Unsupported` for a tag that is not modelled.
    """
    for tag, _ in bundles:
        if tag not in _PROMISES:
            raise Unsupported(f"an assumption about '{tag}'")

    def run(condition: int, *operands: int) -> None:
        if not condition:
            raise Undefined("an assumption does not hold")
        begin = 0
        for tag, count in bundles:
            given = operands[begin : begin + count]
            begin += count
            if not _PROMISES[tag](machine, given):
                raise Undefined(f"an assumption about '{tag}' does not hold")

    return run


def _is_aligned(machine: Machine, given: Sequence[int]) -> bool:
    address, alignment, *offset = given
    return (address - sum(offset)) % alignment == 0


def _are_apart(machine: Machine, given: Sequence[int]) -> bool:
    one, other = [place(machine, address)[0] for address in given]
    return one is not other


def _is_memory(machine: Machine, given: Sequence[int]) -> bool:
    address, size = given
    buffer, offset = place(machine, address)
    return offset + size <= buffer.size


_PROMISES: Final[dict[str, Promise]] = {
    "align": _is_aligned,
    "dereferenceable": _is_memory,
    "nonnull": lambda machine, given: given[0] != 0,
    "separate_storage": _are_apart,
}
