"""Running pdl_interp: a module's matcher is a pattern, which runs its rewriters.

As upstream's byte code: the matcher records its matches, and the most beneficial one is
rewritten. Functions of Python stand for native constraints and rewrites.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bridge.dialects import pdl_interp as pdl
from bridge.dialects.pdl import RangeType
from bridge.dialects.pdl_interp.creating import create
from bridge.errors import PassFailed
from bridge.ir import symbols
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    elements_of,
    integers_of,
    type_of,
)
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import Type
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Constraint", "Entity", "InterpretedPatterns", "Rewrite"]

Entity = Operation | Value | Type | Attribute | tuple["Entity", ...] | None
"""What a value of a matcher stands for; ranges are tuples, `None` is nothing."""

Constraint = Callable[..., object]
"""Gets a rewriter and entities; what is false fails, a tuple holds results."""

Rewrite = Callable[..., object]
"""Gets a rewriter and entities; gives `None`, one result, or a tuple of them."""


_Given = Any
"""An operation of the class that a table has, or what a function of Python gives."""


class _Match(NamedTuple):
    benefit: int
    rewriter: SymbolRefAttr
    inputs: tuple[Entity, ...]


class InterpretedPatterns(Pattern, roots=Operation):
    """The patterns of a module with `@matcher` and `@rewriters`.

    Raises `PassFailed` where it has no matcher.
    """

    def __init__(
        self,
        module: Operation,
        constraints: Mapping[str, Constraint] | None = None,
        rewrites: Mapping[str, Rewrite] | None = None,
    ) -> None:
        matcher = symbols.lookup(module, "matcher")
        if matcher is None:
            raise PassFailed("expected a module with a pdl_interp.func @matcher")
        self._module = module
        self._matcher = matcher
        self._functions = (dict(constraints or {}), dict(rewrites or {}))

    def rewrite(self, op: Operation, rewriter: Rewriter) -> None:
        """Runs the matcher, and the rewriter of the best match."""
        machine = _Machine(rewriter, *self._functions)
        machine.run(self._matcher.regions[0], (op,))
        if machine.matches:
            best = max(machine.matches, key=lambda found: found.benefit)
            function = symbols.lookup(self._module, best.rewriter)
            if function is None:
                raise PassFailed(f"there is no rewriter {best.rewriter}")
            machine.run(function.regions[0], best.inputs)


class _Machine:
    """One run; values stand for entities."""

    def __init__(
        self,
        rewriter: Rewriter,
        constraints: Mapping[str, Constraint],
        rewrites: Mapping[str, Rewrite],
    ) -> None:
        self.rewriter = rewriter
        self.constraints = constraints
        self.rewrites = rewrites
        self.matches: list[_Match] = []
        self._entities: dict[Value, Entity] = {}

    def run(self, region: Region, inputs: Sequence[Entity]) -> None:
        """Runs a function or a loop's body to its end."""
        block: Block | None = region.blocks[0]
        self._entities |= zip(region.blocks[0].arguments, inputs, strict=True)
        while block is not None:
            following: Block | None = None
            for op in block:
                following = self._step(op)
            block = following

    def _step(self, op: Operation) -> Block | None:
        """Runs one operation; where it goes on, if it ends its block."""
        kind = type(op)
        if kind in _GETTERS:
            self.put(op, (_GETTERS[kind](self, op),))
            return None
        if kind in _CHECKS:
            return op.successors[0 if _CHECKS[kind](self, op) else 1]
        if kind in _SWITCHES:
            return self._switched(op, _SWITCHES[kind](self, op))
        return _OTHERS[kind](self, op)

    def _switched(self, op: Operation, found: object) -> Block:
        values = op.properties["caseValues"]
        default, *cases = op.successors
        for value, block in zip(_cases(values), cases, strict=True):
            if value == found:
                return block
        return default

    def get(self, value: Value) -> Entity:
        return self._entities[value]

    def op(self, op: Operation) -> Operation:
        """What the first operand stands for, an operation."""
        found = self.get(op.operands[0])
        assert isinstance(found, Operation)  # the types of pdl say so
        return found

    def call(
        self,
        functions: Mapping[str, Callable[..., object]],
        op: pdl.ApplyConstraintOp | pdl.ApplyRewriteOp,
        values: Iterable[Value],
    ) -> _Given:
        """What a function of Python gives; raises `PassFailed` where it is missing."""
        name = _word(op)
        if name not in functions:
            raise PassFailed(f"there is no function of Python for '{name}'")
        return functions[name](self.rewriter, *self.all(values))

    def put(self, op: Operation, results: Sequence[Entity]) -> None:
        self._entities |= zip(op.results, results, strict=True)

    def all(self, values: Iterable[Value]) -> list[Entity]:
        return [self.get(value) for value in values]


def _cases(values: Attribute) -> Iterator[object]:
    if isinstance(values, DenseElementsAttr):
        yield from values.values
    elif isinstance(values, ArrayAttr):
        yield from map(_constant, elements_of(values))


def _constant(attr: Attribute) -> Entity:
    """What an attribute of constants says: types, where it is of types."""
    if isinstance(attr, TypeAttr):
        return attr.type
    if isinstance(attr, ArrayAttr):
        return tuple(map(_constant, elements_of(attr)))
    return attr


# Getting


def _types_of(entity: Entity) -> Entity:
    if isinstance(entity, tuple):
        return tuple(_types_of(item) for item in entity)
    return entity.type if isinstance(entity, Value) else None


def _attribute_type(entity: Entity) -> Entity:
    return getattr(entity, "type", None) if isinstance(entity, Attribute) else None


def _users(entity: Entity) -> tuple[Operation, ...]:
    values = entity if isinstance(entity, tuple) else (entity,)
    return tuple(
        user for value in values if isinstance(value, Value) for user in value.users
    )


def _defining(entity: Entity) -> Entity:
    first = entity[:1] if isinstance(entity, tuple) else (entity,)
    return next((v.defining_op for v in first if isinstance(v, Value)), None)


def _at(entities: Entity | Sequence[Value], index: Attribute | None) -> Entity:
    assert isinstance(entities, tuple)  # a range
    assert isinstance(index, IntegerAttr)  # the row says so
    return entities[index.value] if index.value < len(entities) else None


def _group(op: Operation, values: tuple[Value, ...], found: Operation) -> Entity:
    """All values of an operation, or a group of them, as a range or as one."""
    index = op.properties.get("index")
    if isinstance(index, IntegerAttr):
        field = "operand" if values is found.operands else "result"
        sizes = found.get(f"{field}SegmentSizes")
        if isinstance(sizes, DenseArrayAttr):
            given = integers_of(sizes)
            if index.value >= len(given):
                return None
            begin = sum(given[: index.value])
            values = values[begin : begin + given[index.value]]
        elif index.value > len(values):
            return None
        else:
            values = values[index.value :]
    if isinstance(op.results[0].type, RangeType):
        return values
    return values[0] if len(values) == 1 else None


def _attribute(machine: _Machine, op: Operation) -> Entity:
    return machine.op(op).get(_word(op))


def _word(op: Operation) -> str:
    name = op.properties["name"]
    assert isinstance(name, StringAttr)  # the row says so
    return name.value


def _operands(machine: _Machine, op: Operation) -> Entity:
    found = machine.op(op)
    return _group(op, found.operands, found)


def _results(machine: _Machine, op: Operation) -> Entity:
    found = machine.op(op)
    return _group(op, tuple(found.results), found)


def _first(machine: _Machine, op: Operation) -> Entity:
    return machine.get(op.operands[0])


def _flat(entities: Iterable[Entity]) -> Iterator[Entity]:
    for entity in entities:
        if isinstance(entity, tuple):
            yield from entity
        else:
            yield entity


def _created(machine: _Machine, op: pdl.CreateOperationOp) -> Entity:
    names = [
        a.value
        for a in elements_of(op.input_attribute_names)
        if isinstance(a, StringAttr)
    ]
    attributes = zip(names, machine.all(op.input_attributes), strict=True)
    types = machine.all(op.input_result_types)
    return create(
        machine.rewriter,
        op.name_.value,
        [v for v in _flat(machine.all(op.input_operands)) if isinstance(v, Value)],
        {name: a for name, a in attributes if isinstance(a, Attribute)},
        None
        if op.inferred_result_types is not None
        else [ty for ty in _flat(types) if isinstance(ty, Type)],
    )


_GETTERS: Final[dict[type[Operation], Callable[[_Machine, _Given], Entity]]] = {
    pdl.CreateAttributeOp: lambda m, op: op.value,
    pdl.CreateOperationOp: _created,
    pdl.CreateRangeOp: lambda m, op: tuple(_flat(m.all(op.operands))),
    pdl.CreateTypeOp: lambda m, op: type_of(op.value),
    pdl.CreateTypesOp: lambda m, op: _constant(op.value),
    pdl.ExtractOp: lambda m, op: _at(_first(m, op), op.index),
    pdl.GetAttributeOp: _attribute,
    pdl.GetAttributeTypeOp: lambda m, op: _attribute_type(_first(m, op)),
    pdl.GetDefiningOpOp: lambda m, op: _defining(_first(m, op)),
    pdl.GetOperandOp: lambda m, op: _at(m.op(op).operands, op.index),
    pdl.GetOperandsOp: _operands,
    pdl.GetResultOp: lambda m, op: _at(m.op(op).results, op.index),
    pdl.GetResultsOp: _results,
    pdl.GetUsersOp: lambda m, op: _users(_first(m, op)),
    pdl.GetValueTypeOp: lambda m, op: _types_of(_first(m, op)),
}


# Checking


def _applied(machine: _Machine, op: pdl.ApplyConstraintOp) -> bool:
    found = machine.call(machine.constraints, op, op.args)
    if isinstance(found, tuple):
        machine.put(op, found)
    negated = op.is_negated.value != 0
    return (found is not None and found is not False) != negated


def _has_count(count: int, op: _Given) -> bool:
    wanted: int = op.count.value
    return count >= wanted if op.compare_at_least is not None else count == wanted


_CHECKS: Final[dict[type[Operation], Callable[[_Machine, _Given], bool]]] = {
    pdl.ApplyConstraintOp: _applied,
    pdl.AreEqualOp: lambda m, op: m.get(op.lhs) == m.get(op.rhs),
    pdl.CheckAttributeOp: lambda m, op: _first(m, op) is op.constant_value,
    pdl.CheckOperandCountOp: lambda m, op: _has_count(len(m.op(op).operands), op),
    pdl.CheckOperationNameOp: lambda m, op: m.op(op).name == _word(op),
    pdl.CheckResultCountOp: lambda m, op: _has_count(len(m.op(op).results), op),
    pdl.CheckTypeOp: lambda m, op: _first(m, op) is op.type.type,
    pdl.CheckTypesOp: lambda m, op: _first(m, op) == _constant(op.types),
    pdl.IsNotNullOp: lambda m, op: _first(m, op) is not None,
}

_SWITCHES: Final[dict[type[Operation], Callable[[_Machine, _Given], object]]] = {
    pdl.SwitchAttributeOp: lambda m, op: _first(m, op),
    pdl.SwitchOperandCountOp: lambda m, op: len(m.op(op).operands),
    pdl.SwitchOperationNameOp: lambda m, op: StringAttr(m.op(op).name),
    pdl.SwitchResultCountOp: lambda m, op: len(m.op(op).results),
    pdl.SwitchTypeOp: lambda m, op: _first(m, op),
    pdl.SwitchTypesOp: lambda m, op: _first(m, op),
}


# All else


def _rewritten(machine: _Machine, op: pdl.ApplyRewriteOp) -> None:
    found = machine.call(machine.rewrites, op, op.args)
    alone = not isinstance(found, tuple) or len(op.results) != len(found)
    machine.put(op, [found][: len(op.results)] if alone else found)


def _recorded(machine: _Machine, op: pdl.RecordMatchOp) -> Block:
    inputs = tuple(machine.all(op.inputs))
    machine.matches.append(_Match(op.benefit.value, op.rewriter, inputs))
    return op.dest


def _looped(machine: _Machine, op: pdl.ForEachOp) -> Block:
    entities = _first(machine, op)
    assert isinstance(entities, tuple)  # a range
    for entity in entities:
        machine.run(op.region, (entity,))
    return op.successors[0]


def _erased(machine: _Machine, op: pdl.EraseOp) -> None:
    machine.rewriter.erase(machine.op(op))


def _replaced(machine: _Machine, op: pdl.ReplaceOp) -> None:
    values = [v for v in _flat(machine.all(op.repl_values)) if isinstance(v, Value)]
    machine.rewriter.replace(machine.op(op), values)


_OTHERS: Final[dict[type[Operation], Callable[[_Machine, _Given], Block | None]]] = {
    pdl.ApplyRewriteOp: _rewritten,
    pdl.BranchOp: lambda m, op: op.dest,
    pdl.ContinueOp: lambda m, op: None,
    pdl.EraseOp: _erased,
    pdl.FinalizeOp: lambda m, op: None,
    pdl.ForEachOp: _looped,
    pdl.RecordMatchOp: _recorded,
    pdl.ReplaceOp: _replaced,
}
