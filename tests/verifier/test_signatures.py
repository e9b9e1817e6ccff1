"""A rule that is marked `of_signature` looks at types and properties, and nothing else.

What it finds is remembered for all operations of equal types and properties: any other
part that it looked at would make an answer wrong without a word. Each is asked of
operations whose other parts raise.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import pytest

import bridge
from bridge.compare.chunks import chunks_of
from bridge.errors import Invalid
from bridge.ir.attributes import EMPTY_DICTIONARY
from bridge.ir.blocks import Region
from bridge.ir.core import OP_CLASSES, Operation, make_operation
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.ods.invariants import compile_surroundings
from bridge.verifier.rules import Asked, Rules, rules_of

OF_EACH = 6
"""Operations of a name that are asked: most rules are alike for all."""


class Looked(Exception):
    """A rule looked at more than a signature."""


def forbidden(name: str) -> property:
    def look(self: object) -> NoReturn:
        raise Looked(name)

    return property(look)


class Typed(Value):
    """A value of which the type alone is known."""

    __slots__ = ()

    defining_op = forbidden("defining_op")
    uses = forbidden("uses")
    users = forbidden("users")
    owner = forbidden("owner")
    op = forbidden("op")

    def __init__(self, ty: Type) -> None:
        self._type = ty


class Unseen(Region):
    """A region that is there, and no more is known of it."""

    __slots__ = ()

    blocks = forbidden("blocks")


@cache
def alone(name: str) -> Any:
    """The class of operations of a name of which a signature alone is known."""
    cls: Any = OP_CLASSES[name]
    parts = ("parent", "parent_op", "block", "attributes", "_attributes")
    hidden = {part: forbidden(part) for part in parts}
    return type(cls)(cls.__name__, (cls,), hidden)


def with_signature_of(op: Operation) -> Operation:
    made = make_operation(
        op.name,
        [],
        tuple([result.type for result in op.results]),
        (op.properties, EMPTY_DICTIONARY),
        op.location,
    )
    made._operands = tuple([Typed(value.type) for value in op.operands])
    made._results = tuple([Typed(result.type) for result in op.results])  # type: ignore[misc]
    made._regions = tuple([Unseen.__new__(Unseen) for _ in op.regions])
    made._successors = op.successors
    made.__class__ = alone(op.name)
    return made


def operations(root: Path) -> Iterator[Operation]:
    """Operations of the cases, a few of each name."""
    counts: dict[str, int] = {}
    for path in sorted((root / "conformance").glob("*/*/*.mlir")):
        for chunk in chunks_of(path):
            try:
                module = bridge.parse(chunk.text, allow_unregistered=True)
            except bridge.Malformed:
                continue
            for op in module.walk():
                counts[op.name] = counts.get(op.name, 0) + 1
                if counts[op.name] <= OF_EACH:
                    yield op


def emitted(rule: Any, op: Operation) -> str:
    try:
        rule(op)
    except Invalid as error:
        return error.diagnostics[0].message
    return ""


def is_asked_again(rules: Rules, found: Asked, part: str) -> bool:
    """Whether a rule that depends on more is also asked of each operation."""
    if found.origin == "class":
        cls: Any = OP_CLASSES[rules.row.name]
        return hasattr(cls.verify, "depends")
    return part == "parent_op" and compile_surroundings(rules.row) is not None


def test_rules_of_a_signature_look_at_nothing_else(root: Path) -> None:
    looked: dict[str, str] = {}
    asked = 0
    for op in operations(root):
        rules = rules_of(op.name)
        if rules is None:
            continue
        for found in rules.asked:
            if not found.of_signature:
                continue
            if emitted(found.rule, op):
                # What comes after a broken rule is not asked, nothing is remembered.
                break
            asked += 1
            try:
                assert not emitted(found.rule, with_signature_of(op))
            except Looked as part:
                if is_asked_again(rules, found, str(part)):
                    continue
                looked[f"{op.name}, {found.origin}"] = str(part)
    assert asked > 10_000
    assert looked == {}, "\n".join(f"{rule}: {part}" for rule, part in looked.items())


def test_looking_elsewhere_is_noticed() -> None:
    op = with_signature_of(Operation("arith.addi"))
    for look in (lambda: op.parent_op, lambda: op.attributes):
        with pytest.raises(Looked):
            look()
