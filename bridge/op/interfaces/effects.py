"""Whether an operation is pure (speculatable, no memory effects), as in upstream.

An operation is pure where it may be run although the program would not (it is
speculatable) and touches no memory. Most say so by traits; what depends on more is a
method of the op's class. Upstream: ConditionallySpeculatable, MemoryEffectOpInterface.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple

from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType, UnrankedMemRefType
from bridge.ods.rows import Row, row
from bridge.op.base import Op
from bridge.op.by_class import ByClass
from bridge.op.interfaces.ranges import inferred_range, range_of
from bridge.op.traits import has_trait, traits_of


class Speculation(Enum):
    """Whether an operation may run where the program would not run it."""

    NEVER = 0
    ALWAYS = 1
    AS_ITS_REGIONS = 2


class Speculatable(Op):
    """An operation that may be speculated or not, by more than its traits."""

    def speculation(self) -> Speculation:
        """Whether it may run where the program would not run it."""
        raise NotImplementedError


class Effect(NamedTuple):
    """Something done to memory: `Read`, `Write`, `Allocate` or `Free`."""

    kind: str
    value: Value | None = None
    """The operand or result whose memory it is; `None` for any memory."""
    resource: str = ""
    """Which kind of memory; empty for the ordinary one."""


class MemoryEffects(Op):
    """An operation that says what it does to memory by more than its row."""

    def effects(self) -> Iterable[Effect]:
        """What it does to memory itself, apart from what its regions run."""
        raise NotImplementedError


def beside_access(ordering: str, *, volatile: bool) -> list[Effect]:
    """What an access may do to other memory: one that is volatile, or synchronizes."""
    plain = ordering in ("not_atomic", "unordered") and not volatile
    return [] if plain else [Effect("Write"), Effect("Read")]


class OnlyReads(Op):
    """It changes no memory, whatever its row says."""


def is_pure(op: Operation) -> bool:
    """Whether it may run anywhere, any number of times, with no other effect."""
    return is_speculatable(op) and is_memory_effect_free(op)


def is_speculatable(op: Operation) -> bool:
    """Whether running it where the program would not is no change."""
    pending = [op]
    while pending:
        current = pending.pop()
        found = _speculation(current)
        if found is Speculation.NEVER:
            return False
        if found is Speculation.AS_ITS_REGIONS:
            pending += _inside(current)
    return True


def effects_of(op: Operation) -> Sequence[Effect] | None:
    """What an operation does to memory itself; `None` where that is not known.

    What its regions run is not in it: see `effects_inside`.
    """
    return _EFFECTS[type(op)](op)


def effects_inside(op: Operation) -> list[Effect] | None:
    """What an operation and all that it runs do; `None` where that is not known.

    Upstream: `getEffectsRecursively`.
    """
    found: list[Effect] = []
    pending = [op]
    while pending:
        current = pending.pop()
        if runs_regions(current):
            pending += _inside(current)
        effects = effects_of(current)
        if effects is not None:
            found += effects
        elif not runs_regions(current) or states_effects(current):
            return None
    return found


def is_memory_effect_free(op: Operation) -> bool:
    """Whether neither it nor what it runs touches memory."""
    pending = [op]
    while pending:
        current = pending.pop()
        effects = effects_of(current)
        recursive = runs_regions(current)
        if effects or (effects is None and not recursive):
            return False
        if effects is None and states_effects(current):
            return False
        if recursive:
            pending += _inside(current)
    return True


def runs_regions(op: Operation) -> bool:
    """Whether its effects are those of its regions, beside its own."""
    return has_trait(op, "RecursiveMemoryEffects")


def states_effects(op: Operation) -> bool:
    """Whether it says what it does to memory, known to us or not."""
    return not traits_of(op).isdisjoint(STATES_EFFECTS)


STATES_EFFECTS: Final = frozenset(
    ("MemoryEffectOpInterface", "MemoryEffects", "NoMemoryEffect")
)
"""The traits of ops that say what they do to memory."""


EffectsOf = Callable[[Operation], Sequence[Effect] | None]


def _effects_rule(cls: type[Operation]) -> EffectsOf:
    """How the effects of a class's operations are found."""
    if not issubclass(cls, Op) or not hasattr(cls, "row"):
        return _unknown
    if issubclass(cls, MemoryEffects):
        return _own
    line = cls.row
    if "NoMemoryEffect" in line.trait_names:
        return _none
    stated = _stated(line)
    return (lambda op: _with_values(op, stated)) if stated else _unknown


def _unknown(op: Operation) -> None:
    return None


def _none(op: Operation) -> Sequence[Effect]:
    return ()


def _own(op: Operation) -> Sequence[Effect]:
    assert isinstance(op, MemoryEffects)  # the rule is for those
    return tuple(op.effects())


class _Stated(NamedTuple):
    """An effect of a row: of the memory of a slot, or of any."""

    kind: str
    resource: str
    values: Callable[[Operation], Sequence[Value]] | None


def _stated(line: Row) -> list[_Stated]:
    found = []
    for slots in (line.operands, line.results):
        for index, slot in enumerate(slots):
            for text in slot.effects:
                kind, _, resource = text.partition(" of ")
                found.append(_Stated(kind, resource, slots.values(index)))
    for trait in line.traits:
        if trait.name == "MemoryEffects":
            for text in trait.arguments:
                kind, _, resource = text.partition(" of ")
                found.append(_Stated(kind, resource, None))
    return found


def _with_values(op: Operation, stated: Sequence[_Stated]) -> list[Effect]:
    """The effects that a row states, of the values an operation has."""
    found = []
    for kind, resource, values in stated:
        if values is None:
            found.append(Effect(kind, None, resource))
        else:
            found += [Effect(kind, value, resource) for value in values(op)]
    return found


_EFFECTS: Final = ByClass(_effects_rule)


def _inside(op: Operation) -> Iterator[Operation]:
    return (
        inner for region in op.regions for block in region.blocks for inner in block
    )


def _speculation(op: Operation) -> Speculation:
    line = row(op.name)
    if line is None or not line.has_trait("ConditionallySpeculatable"):
        return Speculation.NEVER
    if isinstance(op, Speculatable):
        return op.speculation()
    if line.has_trait("AlwaysSpeculatableImplTrait"):
        return Speculation.ALWAYS
    recursive = line.has_trait("RecursivelySpeculatableImplTrait")
    if recursive or (line.has_trait(_DESTINATION_STYLE) and not has_buffers(op)):
        return Speculation.AS_ITS_REGIONS
    return Speculation.NEVER


def may_write(op: Operation, value: Value) -> bool:
    """Whether an operation may write to, or free, the memory of one of its operands.

    What it runs in regions is not looked at, and may do what it likes.
    """
    if isinstance(op, OnlyReads):
        return False
    effects = effects_of(op)
    if effects is None:
        return True
    return any(
        effect.kind in ("Write", "Free") and effect.value in (value, None)
        for effect in effects
    )


_DESTINATION_STYLE: Final = "DestinationStyleOpInterface"


def has_buffers(op: Operation) -> bool:
    """Whether an operand is a memref."""
    return any(
        isinstance(value.type, MemRefType | UnrankedMemRefType) for value in op.operands
    )


def speculated_if(condition: bool) -> Speculation:
    """Always or never."""
    return Speculation.ALWAYS if condition else Speculation.NEVER


def never_divides_by_zero(divisor: Value) -> Speculation:
    """Of an unsigned division, or the remainder of one."""
    low, high = range_of(divisor)
    found = inferred_range(divisor)
    known = found is not None and found.umin > 0
    return speculated_if(known or low > 0 or high < 0)


def never_overflows(divisor: Value) -> Speculation:
    """Of a signed division: the smallest number divided by minus one overflows."""
    low, high = range_of(divisor)
    found = inferred_range(divisor)
    known = found is not None and (found.smin > 0 or found.smax < -1)
    return speculated_if(known or low > 0 or high < -1)


def is_constant(value: Value) -> bool:
    """Whether an op that is nothing but a constant makes a value."""
    return has_trait(value.defining_op, "ConstantLike")
