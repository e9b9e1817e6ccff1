"""Where an operation runs: the loops and conditions around it, as isl sets.

A statement is an operation with the loops around it. Each loop is a dimension, named by
its depth; values that no loop changes are parameters. Every iteration of a statement
has a time: positions in blocks and loop variables in turn, outer before inner (the
"2d+1" schedule; Feautrier, Some efficient solutions to the affine scheduling problem).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import islpy as isl

from bridge.analysis import texts
from bridge.analysis.unknown import NotKnown
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import DYNAMIC, MemRefType
from bridge.op.folding import constant_of
from bridge.op.interfaces.polyhedral import (
    AffineGuard,
    AffineLoops,
    AffineValue,
    Applied,
    BoundedValue,
    LoopBounds,
    SizedMemory,
    SizeQuery,
)
from bridge.op.traits import has_trait

_NAME: Final = re.compile(r"(?!i\d|e\d|p\d|v\d)[A-Za-z][A-Za-z0-9_]{2,}")
"""Names of values that are no words of isl, and none that are made here."""


Parameter = Value | tuple[Value, int]
"""A value, or the size of a dimension of a memref."""


def root_of(op: Operation) -> Operation:
    """The operation around whose values are parameters: isolated from above, or all."""
    root = op
    while root.parent_op is not None and not has_trait(root, "IsolatedFromAbove"):
        root = root.parent_op
    return root


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop around a statement: one dimension."""

    op: Operation
    bounds: LoopBounds
    depth: int

    @property
    def name(self) -> str:
        """The dimension's."""
        return f"i{self.depth}"


class Model:
    """The statements of one root, and the names of its parameters."""

    def __init__(
        self,
        root: Operation,
        limits: Mapping[Value, tuple[int, int]] = MappingProxyType({}),
    ) -> None:
        self.root = root
        self._limits = limits
        self.block: Block | None = None
        """The only block of the root that is looked at, where it has several."""
        self.parameters: dict[Parameter, str] = {}
        self._statements: dict[Operation, Statement] = {}

    def holds(self, op: Operation) -> bool:
        """Whether an operation is the root, or inside of it."""
        return op is self.root or self.root.is_ancestor_of(op)

    def statement(self, op: Operation) -> Statement:
        """Where an operation runs; raises `NotKnown` where that is not affine."""
        found = self._statements.get(op)
        if found is None:
            found = self._statements[op] = Statement(self, op)
        return found

    def parameter(self, value: Parameter) -> str:
        """The name of what no loop changes: a value's own, where isl can have it."""
        name = self.parameters.get(value)
        if name is None:
            hint = (value.name if isinstance(value, Value) else None) or ""
            fits = _NAME.fullmatch(hint) and hint not in self.parameters.values()
            name = hint if fits else f"p{len(self.parameters)}"
            self.parameters[value] = name
        return name

    def is_fixed(self, value: Value) -> bool:
        """Whether nothing around a value can run more than once inside the root."""
        around = None if value.block is None else value.block.parent_op
        if around is not None and not self.holds(around):
            return True
        while around is not None and around is not self.root:
            if not isinstance(around, AffineGuard):
                return False
            around = around.parent_op
        return True

    def limits(self) -> list[str]:
        """What parameters are said to lie between."""
        found = []
        for value, name in self.parameters.items():
            if not isinstance(value, Value):
                continue
            made, ends = value.defining_op, self._limits.get(value)
            if isinstance(made, BoundedValue):
                low, high = made.limits()
                found.append(f"{low} <= {name} <= {high}")
            if ends is not None:
                found.append(f"{ends[0]} <= {name} <= {ends[1]}")
        return found

    def set(self, text: str) -> isl.Set:
        """A set of a text without its parameters."""
        return isl.Set(self._declared(text))

    def map(self, text: str) -> isl.Map:
        """A map of a text without its parameters."""
        return isl.Map(self._declared(text))

    def _declared(self, text: str) -> str:
        return f"[{', '.join(self.parameters.values())}] -> {{ {text} }}"


class Statement:
    """An operation, and the loops and conditions around it."""

    def __init__(self, model: Model, op: Operation) -> None:
        self.model = model
        self.op = op
        self.around = _around(op, model.root)
        self.loops: list[Loop] = []
        for outer, _ in self.around:
            if isinstance(outer, AffineLoops) and outer is not model.root:
                found = outer.loops()
                if found is None:
                    raise NotKnown("has bounds that are not affine", outer)
                self.loops += [
                    Loop(outer, bounds, len(self.loops) + n)
                    for n, bounds in enumerate(found)
                ]
        self.names = [loop.name for loop in self.loops]
        self._times: list[str] | None = None

    @property
    def iteration(self) -> str:
        """The variables of the loops, as isl writes a tuple."""
        return f"[{', '.join(self.names)}]"

    # Values

    def value(self, value: Value) -> str:
        """An index at this operation; raises `NotKnown` where it is not affine."""
        for loop in self.loops:
            if loop.bounds.variable is value:
                return loop.name
        constant = constant_of(value)
        if isinstance(constant, IntegerAttr):
            return f"({constant.signed})"
        made = value.defining_op
        if isinstance(made, AffineValue):
            extremum, applied = made.applied()
            found = self.applied(applied)
            return f"{extremum}({', '.join(found)})" if extremum else found[0]
        if self.model.is_fixed(value):
            return self._parameter(value)
        reason = "defines an index that is not affine"
        block = value.block
        raise NotKnown(reason, made or (None if block is None else block.parent_op))

    def _parameter(self, value: Value) -> str:
        made = value.defining_op
        if isinstance(made, SizeQuery):
            memref, index = made.queried()
            which = constant_of(index)
            if isinstance(which, IntegerAttr):
                return self.size(memref, which.signed)
        return self.model.parameter(value)

    def size(self, memref: Value, dim: int) -> str:
        """The size of a dimension of a memref."""
        ty, made = memref.type, memref.defining_op
        if not isinstance(ty, MemRefType) or not 0 <= dim < ty.rank:
            raise NotKnown("has no such dimension", made)
        if ty.shape[dim] != DYNAMIC:
            return str(ty.shape[dim])
        if isinstance(made, SizedMemory):
            return self.value(made.dynamic_sizes[ty.shape[:dim].count(DYNAMIC)])
        return self.model.parameter((memref, dim))

    def applied(self, applied: Applied) -> list[str]:
        """The results of a map of values."""
        return texts.results(applied.map, [self.value(v) for v in applied.operands])

    # Sets and maps

    def domain(self) -> isl.Set:
        """The iterations in which it runs."""
        conditions = [
            condition
            for op, inner in self.around
            for condition in self._conditions(op, inner)
        ]
        conditions += self.model.limits()
        where = f" : {' and '.join(conditions)}" if conditions else ""
        return self.model.set(self.iteration + where)

    def _conditions(self, op: Operation, inner: Operation) -> list[str]:
        """What holds inside an operation, on the way to one that it holds."""
        if isinstance(op, AffineLoops):
            loops = [loop for loop in self.loops if loop.op is op]
            return [text for loop in loops for text in self._between(loop)]
        if isinstance(op, AffineGuard):
            set_, operands = op.guard()
            text = texts.constraints(set_, [self.value(v) for v in operands])
            holds = inner.parent_region is op.regions[0]
            return [f"({text})" if holds else f"not ({text})"]
        if op is self.model.root:
            return []
        raise NotKnown("runs its regions in a way that is not affine", op)

    def _between(self, loop: Loop) -> list[str]:
        lower, upper = self.applied(loop.bounds.lower), self.applied(loop.bounds.upper)
        found = [f"{text} <= {loop.name}" for text in lower]
        found += [f"{loop.name} < {text}" for text in upper]
        if loop.bounds.step != 1:
            start = f"max({', '.join(lower)})" if len(lower) > 1 else lower[0]
            found.append(f"({loop.name} - {start}) mod {loop.bounds.step} = 0")
        return found

    def times(self) -> list[str]:
        """When an iteration runs: positions and loop variables, outer first."""
        if self._times is None:
            found: list[str] = []
            for op, inner in self.around:
                if isinstance(op, AffineLoops):
                    found += [loop.name for loop in self.loops if loop.op is op]
                found.append(str(_position(inner, self.model.block)))
            self._times = found
        return list(self._times)

    def comes_before(self, other: Statement) -> bool:
        """Whether it runs first in an iteration of all loops around both."""
        for mine, theirs in zip(self.times(), other.times(), strict=False):
            if mine != theirs:
                # Up to there both are the same: these are positions.
                return int(mine) < int(theirs)
        return False

    def schedule(self, length: int) -> isl.Map:
        """From iterations to their times, with zeros to a length."""
        times = self.times()
        times += ["0"] * (length - len(times))
        return self.model.map(f"{self.iteration} -> [{', '.join(times)}]")


def _around(op: Operation, root: Operation) -> list[tuple[Operation, Operation]]:
    """What is around an operation inside a root, with what leads to it; outer first.

    The root comes first, whatever it is, and is not asked when its region runs.
    """
    found = []
    inner = op
    while inner is not root:
        outer = inner.parent_op
        assert outer is not None  # an operation is inside its root
        found.append((outer, inner))
        inner = outer
    return found[::-1]


def _position(op: Operation, only: Block | None) -> int:
    """Which of a block's operations it is; those of later regions are later."""
    block, region = op.parent, op.parent_region
    assert block is not None
    assert region is not None
    assert region.parent is not None
    if len(region.blocks) > 1 and block is not only:
        raise NotKnown("has a region of several blocks", region.parent)
    before = sum(
        len(other.blocks[0])
        for other in region.parent.regions[: region.parent.regions.index(region)]
        if other.blocks
    )
    return before + next(n for n, other in enumerate(block) if other is op)


def common_loops(a: Statement, b: Statement) -> int:
    """How many loops are around both, the outer ones."""
    count = 0
    for one, other in zip(a.loops, b.loops, strict=False):
        if one.op is not other.op:
            break
        count += 1
    return count
