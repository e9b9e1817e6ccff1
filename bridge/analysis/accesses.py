"""Which elements of which memory an operation touches, as isl maps.

Memory is known by where it comes from: an argument of the function, an allocation, a
global. An allocation inside loops is other memory in each iteration. Whether two
arguments are the same memory is not known, unless the caller says that they are not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import islpy as isl

from bridge.analysis import texts
from bridge.analysis.aliases import alias
from bridge.analysis.nests import Model, Statement
from bridge.analysis.unknown import NotKnown
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType
from bridge.op.assumptions import DISTINCT_ARGUMENTS, assumed_effects, assumes
from bridge.op.interfaces.effects import (
    OnlyReads,
    effects_of,
    runs_regions,
    states_effects,
)
from bridge.op.interfaces.polyhedral import (
    Access,
    AffineAccess,
    AffineView,
    NamedMemory,
)
from bridge.op.traits import has_trait


@dataclass(frozen=True, slots=True)
class Memory:
    """Where memory comes from."""

    value: Value
    kind: str
    """`argument`, `allocation`, `unknown`, or the name of a global."""

    def may_be(self, other: Memory) -> bool:
        """Whether it may be the same as that of another value."""
        if self.value is other.value:
            return True
        if "unknown" in (self.kind, other.kind):
            return alias(self.value, other.value) != "no"
        if "allocation" in (self.kind, other.kind):
            return False
        if self.kind == other.kind == "argument":
            return not assumes(DISTINCT_ARGUMENTS)
        if "argument" in (self.kind, other.kind):
            return True
        return self.kind == other.kind

    def is_surely(self, other: Memory) -> bool:
        """Whether it is the same."""
        named = self.kind not in ("argument", "allocation", "unknown")
        return self.value is other.value or (named and self.kind == other.kind)


@dataclass(frozen=True, slots=True)
class Touched:
    """The elements that an operation reads or writes."""

    statement: Statement
    memory: Memory
    writes: bool
    relation: isl.Map
    """From the iterations in which it runs to subscripts of the memory."""

    @property
    def op(self) -> Operation:
        """The operation."""
        return self.statement.op


def touched_by(model: Model, op: Operation) -> Touched | None:
    """What an operation touches itself, or `None` where it touches nothing.

    Raises `NotKnown` where that is not affine.
    """
    if isinstance(op, AffineAccess):
        return _touched(model, op, op.access())
    effects = assumed_effects(op)
    if effects is None:
        if runs_regions(op) and not states_effects(op):
            return None
        raise NotKnown("may do anything to memory", op)
    kinds = {effect.kind for effect in effects} - _OF_LIFETIMES
    if kinds and not isinstance(op, OnlyReads):
        raise NotKnown("touches memory in a way that is not affine", op)
    return None


_OF_LIFETIMES: Final = {"Allocate", "Free"}


def subscripts_of(statement: Statement, access: Access) -> tuple[list[str], str]:
    """The subscripts of a memref itself, and how far they reach as a condition."""
    subscripts = statement.applied(access.subscripts)
    start = len(subscripts) - len(access.extents)
    conditions = []
    for n, size in enumerate(access.extents):
        subscripts[start + n] = f"({subscripts[start + n]} + v{n})"
        conditions.append(f"0 <= v{n} < {size}")
    if not conditions:
        return subscripts, ""
    names = ", ".join([f"v{n}" for n in range(len(conditions))])
    return subscripts, f"exists {names} : {' and '.join(conditions)}"


def relation_of(statement: Statement, subscripts: list[str], reach: str) -> isl.Map:
    """From the iterations in which a statement runs to subscripts."""
    text = f"{statement.iteration} -> [{', '.join(subscripts)}]"
    if reach:
        names = [f"e{n}" for n in range(len(subscripts))]
        pairs = zip(names, subscripts, strict=True)
        where = " and ".join([f"{name} = {text}" for name, text in pairs])
        text = f"{statement.iteration} -> [{', '.join(names)}] : {reach} and {where}"
    return statement.model.map(text).intersect_domain(statement.domain())


def _touched(model: Model, op: Operation, access: Access) -> Touched:
    statement = model.statement(op)
    subscripts, reach = subscripts_of(statement, access)
    memory, behind = memory_behind(statement, access.memref, subscripts)
    relation = relation_of(statement, behind, reach)
    return Touched(statement, memory, access.writes, relation)


def memory_behind(
    statement: Statement, memref: Value, subscripts: list[str]
) -> tuple[Memory, list[str]]:
    """The memory behind a memref, and subscripts of it.

    The subscripts of an allocation begin with the iteration that it is made in.
    """
    made = memref.defining_op
    while isinstance(made, AffineView):
        viewed = made.viewed()
        if viewed is None and _has_layout(memref):
            raise NotKnown("is a view that is not affine", made)
        if viewed is None:
            # Another shape: subscripts of its own for the same elements.
            break
        memref, applied = viewed
        inputs = [*subscripts, *[statement.value(v) for v in applied.operands]]
        subscripts = texts.results(applied.map, inputs)
        made = memref.defining_op
    memory = memory_of(statement.model, memref)
    _refuse_layout(memref)
    if memory.kind == "allocation":
        assert made is not None  # allocations are made by operations
        model = statement.model
        outer = model.statement(made).loops if model.holds(made) else []
        subscripts = [*[loop.name for loop in outer], *subscripts]
    return memory, subscripts


def memory_of(model: Model, memref: Value) -> Memory:
    """Where the memory of a memref comes from that is no view."""
    made = memref.defining_op
    if made is None:
        around = memref.block.parent_op if memref.block is not None else None
        above = around is not None and not model.holds(around)
        if around is model.root or (above and has_trait(around, "IsolatedFromAbove")):
            return Memory(memref, "argument")
        raise NotKnown("carries memory on", around)
    if isinstance(made, NamedMemory):
        return Memory(memref, made.memory_name())
    for effect in effects_of(made) or ():
        if effect.kind == "Allocate" and effect.value is memref:
            return Memory(memref, "allocation")
    # One value is one memory where it is made once; which one is not known.
    if model.is_fixed(memref):
        return Memory(memref, "unknown")
    raise NotKnown("defines memory that is not known", made)


def _refuse_layout(memref: Value) -> None:
    """A layout may give one element two subscripts; only the usual one is known."""
    if _has_layout(memref):
        text = f"is memory of a layout, {memref.type}"
        raise NotKnown(text, memref.defining_op)


def _has_layout(memref: Value) -> bool:
    ty = memref.type
    assert isinstance(ty, MemRefType)  # accesses are to memrefs of known rank
    return ty.layout is not None
