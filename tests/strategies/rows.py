"""Random operations from the rows of the tables alone, as texts in generic form.

What stands where follows from the constraints as far as they are known; whether an
operation is valid is for the reference to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from bridge.ods.rows import Row, row, table
from bridge.ods.slots import Arity, Slot
from bridge.op.registry import syntax_of
from tests.strategies.row_values import (
    ELEMENTS,
    EVERY,
    fits,
    rank_of,
    types_alike,
    values,
)

KILLING = (
    "affine.delinearize_index",
    "affine.dma_",
    "emitc.func",
    "func.func",
    "linalg.elementwise",
    "shape.func",
    "transform.structured.",
    "transform.xegpu.",
    "vector.transfer_",
    "wasmssa.func",
)
"""Ops that the reference often dies of where they are wrong."""


def operations_of(dialect: str) -> list[str]:
    """The ops of a dialect that have a syntax of their own, and are read natively."""
    found = table(dialect)
    assert found is not None
    lines = [line for name in found.names() if (line := row(name)) is not None]
    return [line.name for line in lines if _is_read(line)]


def _is_read(line: Row) -> bool:
    syntax = syntax_of(line.name)
    parents = not line.terminator or line.successors or line.name == "func.return"
    return bool(
        parents
        and syntax is not None
        and syntax.is_custom
        and not line.name.startswith(KILLING)
    )


@cache
def _terminators(dialect: str) -> tuple[str, ...]:
    """What may end a region of a dialect's op."""
    found = table(dialect)
    names = [] if found is None else found.names()
    lines = [line for name in names if (line := row(name)) is not None]
    own = [line.name for line in lines if line.terminator and not line.successors]
    return tuple(own) or ("func.return",)


class Maker:
    """Makes operations by the toss of a coin."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._count = 0
        self._many = 0
        """How many values the variadic slots of the operation mostly have."""

    def operation(self, line: Row) -> str | None:
        """An operation, behind one that defines its operands, perhaps in a function.

        None where no type will do for an operand or result that must be there.
        """
        around = self._around(line)
        self._many = self._rng.randint(0, 2)
        groups: list[list[str]] = []
        for slot in line.operands:
            groups.append(self._operand_types(line, slot, around, groups))
        results = [self._types(line, slot, around) for slot in line.results]
        slots = zip((*line.operands, *line.results), groups + results, strict=True)
        if any(slot.arity is Arity.ONE and not types for slot, types in slots):
            return None
        inputs = [ty for group in groups for ty in group]
        outputs = [ty for group in results for ty in group]
        entries = list(self._entries(line, [*outputs, *inputs]))
        entries += _segments(line, "Operand", line.operands, groups)
        entries += _segments(line, "Result", line.results, results)
        text, names = self._define(inputs)
        regions = ", ".join(self._region(line, inputs, outputs) for _ in line.regions)
        held = f" <{{{', '.join(entries)}}}>" if entries else ""
        extra = ' {note = "x"}' if self._rng.random() < 0.2 else ""
        regions = f" ({regions})" if regions else ""
        targets = ", ".join(["^bb1"] * len(line.successors))
        targets = f"[{targets}]" if targets else ""
        signature = f"({', '.join(inputs)}) -> ({', '.join(outputs)})"
        text += (
            f'{self._results(len(outputs))}"{line.name}"({", ".join(names)})'
            f"{targets}{held}{regions}{extra} : {signature}\n"
        )
        return self._function(line, text, groups) if line.terminator else text

    def _around(self, line: Row) -> list[str]:
        """Types alike, of which some will do for each of the slots, if that may be."""
        dialect = line.name.partition(".")[0]
        wanted = [slot.constraint for slot in (*line.operands, *line.results)]
        tries = [types_alike(self._rng, dialect) for _ in range(8)]
        return max(
            tries,
            key=lambda types: sum(
                any(fits(ty, dialect, name) for ty in types) for name in wanted
            ),
        )

    def _function(self, line: Row, text: str, groups: list[list[str]]) -> str:
        """What ends a block, in a function that has another to go to."""
        types = self._rng.choice([*groups, []])
        results = ", ".join([ty for group in groups for ty in group])
        behind = f'{self._head("^bb1", types)}"func.return"() : () -> ()\n'
        name = self._name().removeprefix("%")
        return (
            f'"func.func"() <{{sym_name = "{name}", function_type = () -> '
            f"({'' if line.successors else results})}}> ({{\n{text}"
            f"{behind if line.successors else ''}}}) : () -> ()\n"
        )

    def _head(self, label: str, types: list[str]) -> str:
        """The label of a block that takes some types."""
        named = ", ".join([f"{self._name()}: {ty}" for ty in types])
        return f"{label}({named}):\n" if named else f"{label}:\n"

    def _define(self, types: list[str]) -> tuple[str, list[str]]:
        if not types:
            return "", []
        count, name = len(types), self._name()
        text = (
            f'{name}:{count} = "builtin.unrealized_conversion_cast"() : () -> '
            f"({', '.join(types)})\n"
        )
        return text, [f"{name}#{number}" for number in range(count)]

    def _results(self, count: int) -> str:
        return f"{self._name()}:{count} = " if count else ""

    def _name(self) -> str:
        self._count += 1
        return f"%v{self._count}"

    def _operand_types(
        self, line: Row, slot: Slot, around: list[str], before: list[list[str]]
    ) -> list[str]:
        """Types of an operand; indices are often as many as the operand before has."""
        found = self._types(line, slot, around)
        ranks = [rank_of(group[0]) for group in before if group]
        many = slot.arity is Arity.VARIADIC and found[:1] in ([], ["index"])
        if many and ranks and self._rng.random() < 0.7:
            dialect = line.name.partition(".")[0]
            if fits("index", dialect, slot.constraint):
                return ["index"] * max(ranks)
        return found

    def _types(self, line: Row, slot: Slot, around: list[str]) -> list[str]:
        dialect = line.name.partition(".")[0]
        fitting = [ty for ty in around if fits(ty, dialect, slot.constraint)]
        # The first are of the kind that the others are made of.
        most = {Arity.ONE: 1, Arity.OPTIONAL: self._rng.randint(0, 1)}
        other = self._rng.randint(0, 2) if self._rng.random() < 0.3 else self._many
        count = most.get(slot.arity, other)
        if not fitting:
            fitting = [ty for ty in EVERY if fits(ty, dialect, slot.constraint)]
        if slot.arity is Arity.GROUPS or not fitting:
            return []
        first = fitting[0] if self._rng.random() < 0.6 else self._rng.choice(fitting)
        return [first] * count

    def _entries(self, line: Row, types: list[str]) -> Iterator[str]:
        dialect = line.name.partition(".")[0]
        for attribute in line.attributes:
            spare = attribute.optional or attribute.text
            if spare and self._rng.random() < 0.6:
                continue
            fitting = values(dialect, attribute, types)
            if fitting:
                yield f"{attribute.name} = {self._rng.choice(fitting)}"

    def _region(self, line: Row, inputs: list[str], outputs: list[str]) -> str:
        """Nothing, or a block that takes some types and ends by giving some."""
        rng = self._rng
        if not line.implicit_terminator and rng.random() < 0.4:
            return "{\n^bb0:\n}" if line.has_trait("NoTerminator") else "{}"
        choices = [
            [],
            ["index"],
            ["index", "index"],
            ["index", *outputs],
            ["index", *outputs],
            inputs,
            outputs,
            [rng.choice(ELEMENTS)] * rng.randint(1, 2),
        ]
        arguments = rng.choice(choices)
        head = self._head("^bb0", arguments)
        given = rng.choice([outputs, outputs, arguments[-1:], arguments])
        text, names = self._define(given)
        ending = f'"{self._terminator(line)}"({", ".join(names)})'
        return f"{{\n{head}{text}{ending} : ({', '.join(given)}) -> ()\n}}"

    def _terminator(self, line: Row) -> str:
        name = line.implicit_terminator.replace("::", ".")
        known = (row(name) or row(_snake(name))) if name else None
        if known is not None:
            return known.name
        return self._rng.choice(_terminators(line.name.partition(".")[0]))


def _snake(name: str) -> str:
    """`scf.YieldOp` as the name of the op."""
    dialect, _, cls = name.rpartition(".")
    words = "".join(f"_{c.lower()}" if c.isupper() else c for c in cls)
    return f"{dialect}.{words.removeprefix('_').removesuffix('_op')}"


def _segments(
    line: Row, kind: str, slots: tuple[Slot, ...], groups: list[list[str]]
) -> list[str]:
    if not line.has_trait(f"AttrSized{kind}Segments"):
        return []
    sizes = ", ".join(str(len(group)) for group in groups)
    return [f"{kind.lower()}SegmentSizes = array<i32: {sizes}>"] if slots else []
