"""`sccp`: values that are constants along all ways that control may go.

As upstream's pass of this name: sparse conditional constant propagation, through
regions, branches and the calls of private functions.
"""

from __future__ import annotations

from bridge.analysis.constants import constant_facts
from bridge.ir.attributes import Attribute
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import Type
from bridge.ir.walk import walk
from bridge.op.folding import IS_CONSTANT, constant_of
from bridge.passes.known_folds import has_known_folds
from bridge.passes.registry import Pass
from bridge.rewrite.constants import home_of_constants, materialize_constant
from bridge.rewrite.dead import would_be_dead

__all__ = ["ConstantPropagation"]


class ConstantPropagation(Pass, name="sccp"):
    """Sparse conditional constant propagation."""

    def knows(self, op: Operation) -> bool:
        return all(_is_known(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        _Propagation(op).run()


def _is_known(op: Operation) -> bool:
    """Whether what it may be folded to is known, and how a constant is made of that."""
    if IS_CONSTANT[type(op)]:
        value = constant_of(op.results[0])
        made = value and materialize_constant(op.dialect, value, op.results[0].type)
        return made is not None
    return has_known_folds(op)


class _Propagation:
    """Replaces the values inside an operation that are constants."""

    def __init__(self, root: Operation) -> None:
        self._root = root
        self._found = constant_facts(root)
        self._made: dict[tuple[Region, str, Attribute, Type], Operation] = {}

    def run(self) -> None:
        pending = _blocks(self._root)
        while pending:
            block = pending.pop()
            region = home_of_constants(block.parent)
            for op in list(block):
                replaced = [self._replace(result, region) for result in op.results]
                if replaced and all(replaced) and would_be_dead(op):
                    op.erase()
                else:
                    pending += _blocks(op)
            for argument in block.arguments:
                self._replace(argument, region)

    def _replace(self, value: Value, region: Region | None) -> bool:
        """Replaces a value that is a constant; whether it was."""
        fact = self._found.get(value)
        if fact is None or fact.value is None or region is None:
            return False
        made = self._constant(region, fact.dialect, fact.value, value.type)
        if made is None:
            return False
        value.replace_all_uses(made.results[0])
        return True

    def _constant(
        self, region: Region, dialect: str, value: Attribute, ty: Type
    ) -> Operation | None:
        """The constant at the start of a region, made where it is not there yet."""
        found = self._made.get((region, dialect, value, ty))
        if found is not None:
            return found
        made = materialize_constant(dialect, value, ty)
        if made is None:
            return None
        same = (region, made.dialect, value, ty)
        if same not in self._made:
            region.blocks[0].prepend(made)
            self._made[same] = made
        self._made[region, dialect, value, ty] = found = self._made[same]
        return found


def _blocks(op: Operation) -> list[Block]:
    """The blocks inside an operation, the first last."""
    return [b for region in op.regions for b in reversed(list(region.blocks))]
