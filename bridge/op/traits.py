"""What operations say of themselves by traits; unknown operations say nothing."""

from __future__ import annotations

from typing import Final

from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.op.base import Op
from bridge.op.by_class import ByClass
from bridge.op.cache import known


def _traits(cls: type[Operation]) -> frozenset[str]:
    if issubclass(cls, Op) and hasattr(cls, "row"):
        return cls.row.trait_names
    return frozenset()


_TRAITS: Final = ByClass(_traits)


def traits_of(op: Operation) -> frozenset[str]:
    """The names of all traits that an operation has."""
    return _TRAITS[type(op)]


def has_trait(op: Operation | None, trait: str) -> bool:
    """Whether there is an operation, and it has a trait."""
    return op is not None and trait in _TRAITS[type(op)]


def has_ssa_dominance(region: Region) -> bool:
    """Whether what is defined must come before its uses.

    Upstream's `DominanceInfo::hasSSADominance`: of an op that is not registered that is
    not known, and taken as so only where there are several blocks.
    """
    op = region.parent
    if op is None or len(region.blocks) != 1:
        return True
    if not isinstance(op, Op):
        return False
    ordered = op.is_ordered
    return ordered if ordered is not None else not has_trait(op, "HasOnlyGraphRegion")


def has_ancestor_with(op: Operation, trait: str) -> bool:
    """Whether an operation is inside one that has a trait."""
    return known(_Ancestors).has(op.parent, trait)


class _Ancestors:
    """Which blocks are inside operations with which traits."""

    __slots__ = ("_by_trait",)

    def __init__(self) -> None:
        self._by_trait: dict[str, dict[Block, bool]] = {}

    def has(self, block: Block | None, trait: str) -> bool:
        """Whether a block is inside one; caches it for those on the way."""
        emitted = self._by_trait.setdefault(trait, {})
        found = False
        path: list[Block] = []
        while block is not None and not found:
            if block in emitted:
                found = emitted[block]
                break
            path.append(block)
            around = block.parent_op
            found = has_trait(around, trait)
            block = around.parent if around is not None else None
        emitted.update(dict.fromkeys(path, found))
        return found
