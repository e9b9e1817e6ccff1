"""The rules of one operation: its row, its traits, its own `verify`.

Most of it looks at nothing but the types of an operation's values and its properties.
Both are interned, so those that were found right are remembered by identity and not
run again; where a rule is broken all are run, in upstream's order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple

from bridge import native
from bridge.errors import Invalid, warned
from bridge.ir.core import Operation
from bridge.ods.invariants import (
    Fault,
    compile_invariants,
    compile_surroundings,
    looks_around,
)
from bridge.ods.rows import REMOVE, Row, accepts_unknown_operations, is_dialect, row
from bridge.ods.slots import Arity
from bridge.op.base import (
    Op,
    Rule,
    is_of_outline,
    is_of_place,
    is_of_signature,
    of_outline,
)
from bridge.op.registry import op_class
from bridge.verifier import traits
from bridge.verifier.counts import counts, verify_successors
from bridge.verifier.makers import Maker
from bridge.verifier.tokens import gives_token, verify_tokens_of

_REMEMBERED: Final = 65_536
"""Signatures of an op that are remembered, before all are forgotten."""
_KEPT: Final = 32_768
"""Signatures of all ops that may stay when a verification has ended.

They hold properties: a long-lived process would keep all that it has ever read.
"""

ISOLATED: Final = "IsolatedFromAbove"
"""The trait of what uses nothing from outside."""

Signature = tuple[object, ...]
"""The properties, the numbers of regions, successors and operands, and all types."""


_TYPE_OF: Final = attrgetter("type")


class Asked(NamedTuple):
    """A rule, whether it looks at a signature only, and what demands it."""

    rule: Rule
    of_signature: bool
    origin: str
    """A trait's name, or `row`, `syntax`, `class`."""


class Rules(NamedTuple):
    """The rules of the operations of one name, in upstream's order."""

    row: Row
    asked: tuple[Asked, ...]
    """All, those of regions last."""
    all: tuple[Rule, ...]
    others: tuple[Rule, ...]
    """Those of `all` that look at more than an operation's signature."""
    region: tuple[Rule, ...]
    """The rule that runs when its regions have been verified."""
    region_pure: tuple[Rule, ...]
    """Those of `region` that look at a signature only."""
    region_others: tuple[Rule, ...]
    inside: tuple[Rule, ...]
    """Those of `region` that say more than that nothing outside is used."""
    inside_others: tuple[Rule, ...]
    """Those of `inside` that look at more than a signature."""
    right: dict[Signature, object]
    """Signatures that keep all rules but the `others` and the `region_others`.

    Each with what is known of the text of such ops, see `bridge.verifier.fitness`.
    """
    isolated: bool
    terminator: bool
    no_terminator: bool
    graph: bool
    beyond: tuple[Rule, ...]
    """Those of `others` that look at more than a context, as `inside_beyond` do."""
    inside_beyond: tuple[Rule, ...]
    contexts: dict[object, None]
    """Contexts that keep all rules of a signature and of a context.

    A signature with an outline, or with a place: see `bridge.op.base`.
    """
    has_context: bool
    """Whether there are rules that look at a context."""
    has_place: bool
    """Whether that is a place: the op has no regions."""


@cache
def _rules_of_row(name: str) -> Rules | None:
    line = row(name)
    if line is None:
        return None
    cls = op_class(name)
    before = tuple(_asked(line, cls))
    after = tuple(_asked_of_regions(line, cls))
    is_of_context = is_of_outline if line.regions else is_of_place
    further = [
        [f.rule for f in asked if not (f.of_signature or is_of_context(f.rule))]
        for asked in (before, [f for f in after if f.origin != ISOLATED])
    ]
    of_context = [f for f in before + after if is_of_context(f.rule)]
    return Rules(
        line,
        before + after,
        tuple(found.rule for found in before),
        tuple(found.rule for found in before if not found.of_signature),
        tuple(found.rule for found in after),
        tuple(found.rule for found in after if found.of_signature),
        tuple(found.rule for found in after if not found.of_signature),
        tuple(found.rule for found in after if found.origin != ISOLATED),
        tuple(
            found.rule
            for found in after
            if not (found.of_signature or found.origin == ISOLATED)
        ),
        {},
        line.isolated,
        line.terminator,
        line.has_trait("NoTerminator"),
        _has_graphs(line, cls),
        tuple(further[0]),
        tuple(further[1]),
        {},
        bool(of_context),
        not line.regions,
    )


def _has_graphs(line: Row, cls: type[Op] | None) -> bool:
    """Whether the operations in its regions have no order."""
    ordered = None if cls is None else cls.is_ordered
    return line.has_trait("HasOnlyGraphRegion") if ordered is None else not ordered


RULES: Final[dict[str, Rules | None]] = {}


def rules_of(name: str) -> Rules | None:
    """The rules of the ops of a name, None where it is not registered."""
    try:
        return RULES[name]
    except KeyError:
        found = _rules_of_row(name) if row(name) is not None else None
        if found is not None:
            RULES[name] = found
        return found


def _remove(dialect: str) -> None:
    _rules_of_row.cache_clear()
    RULES.clear()


REMOVE.append(_remove)


def _asked(line: Row, cls: type[Op] | None) -> Iterator[Asked]:
    """The rules in upstream's order, but those of regions."""
    for rule in counts(line):
        yield Asked(rule, True, "row")
    if any(slot.arity is Arity.ONE for slot in line.successors):
        yield Asked(verify_successors, False, "successors")
    yield from _of_traits(line, traits.COUNTED, traits.STRUCTURAL)
    yield Asked(_raised(compile_invariants(line)), True, "row")
    around = compile_surroundings(line)
    if around is not None:
        rule = _raised(around)
        rule = rule if looks_around(line) else of_outline(rule)
        yield Asked(rule, False, "row")
    yield from _of_traits(line, traits.OF_SIGNATURE, traits.OTHERS)
    if cls is not None:
        yield from _of_class(cls)


def _of_traits(
    line: Row, pure: dict[str, Maker], others: dict[str, Maker]
) -> Iterator[Asked]:
    for trait in line.traits:
        for makers in (pure, others):
            make = makers.get(trait.name)
            if make is not None:
                rule = make(line, trait)
                yield Asked(rule, makers is pure, trait.name)
                yield from _where_it_depends(rule, trait.name)


def _of_class(cls: type[Op]) -> Iterator[Asked]:
    if is_of_signature(cls.verify_syntax):
        yield Asked(_own(cls.verify_syntax), True, "syntax")
    if cls.verify is not Op.verify:
        yield Asked(_own(cls.verify), is_of_signature(cls.verify), "class")
        yield from _where_it_depends(_own(cls.verify), "class")


def _asked_of_regions(line: Row, cls: type[Op] | None) -> Iterator[Asked]:
    for trait in line.traits:
        make = traits.OF_REGIONS.get(trait.name)
        if make is not None:
            rule = make(line, trait)
            yield Asked(rule, is_of_signature(rule), trait.name)
    if cls is not None and cls.verify_regions is not Op.verify_regions:
        yield Asked(_own(cls.verify_regions), False, "class")
        yield from _where_it_depends(_own(cls.verify_regions), "class")


def _raised(broken: Fault) -> Rule:
    if native.COMPILED:
        return native.core.Raised(broken)

    def check(op: Operation) -> None:
        text = broken(op)
        if text is not None:
            raise op.error(text)

    return check


def _own(rule: Callable[[Any], None]) -> Rule:
    return rule


def _where_it_depends(rule: Rule, origin: str) -> Iterator[Asked]:
    """A rule again for the operations of which more decides than what is remembered."""
    depends = getattr(rule, "depends", None)
    if depends is not None:
        yield Asked(_where(depends, rule), False, origin)


def _where(depends: Callable[[Operation], bool], rule: Rule) -> Rule:
    def check(op: Operation) -> None:
        if depends(op):
            rule(op)

    return check


def signature_of(op: Operation) -> Signature:
    """What the rules of a signature look at.

    Most ops have no regions and few values: for them it is made three times as fast.
    """
    operands = op.operands
    values = operands + op.results
    if op.regions or op.successors:
        types = tuple(map(_TYPE_OF, values))
        return (
            op.properties,
            len(op.regions),
            len(op.successors),
            len(operands),
            types,
        )
    count = len(values)
    if count == 3:
        a, b, c = values
        return op.properties, len(operands), a.type, b.type, c.type
    if count == 2:
        a, b = values
        return op.properties, len(operands), a.type, b.type
    if count == 1:
        return op.properties, len(operands), values[0].type
    return op.properties, len(operands), *map(_TYPE_OF, values)


def ask(op: Operation, rules: Rules) -> bool:
    """Runs the rules that come before an operation's regions.

    Returns whether all that look at its signature only are satisfied, those that come
    after its regions too.
    """
    signature = signature_of(op)
    if signature in rules.right:
        for rule in rules.others:
            rule(op)
        return True
    before = warned[0]
    for rule in rules.all:
        rule(op)
    if gives_token(op):
        # Whether its users may take it is not remembered with it.
        verify_tokens_of(op)
    elif before != warned[0]:
        # The next operation of this signature is warned of as well.
        return False
    elif not rules.region_pure or keeps(op, rules.region_pure):
        remember(rules, signature)
        return True
    return False


def keeps(op: Operation, rules: tuple[Rule, ...]) -> bool:
    """Whether an operation satisfies rules whose diagnostics come first."""
    try:
        for rule in rules:
            rule(op)
    except Invalid:
        return False
    return True


def remember(rules: Rules, signature: Signature) -> None:
    """Keeps a signature of which no rule that looks at nothing else is broken."""
    right = rules.right
    if len(right) >= _REMEMBERED:
        right.clear()
    right[signature] = None
    entered[0] += 1


entered: Final = [0]
"""How many signatures there may be: counting them at each verification would show."""


def verify_unknown(op: Operation, allow_unregistered: bool) -> None:
    """Whether an operation may be one that is not registered."""
    dialect, _, short = op.name.partition(".")
    if short and is_dialect(dialect):
        if not accepts_unknown_operations(dialect):
            raise op.bare_error(
                f"unregistered operation '{op.name}' found in dialect ('{dialect}') "
                "that does not allow unknown operations"
            )
    elif not allow_unregistered:
        raise op.error(_UNREGISTERED)


_UNREGISTERED: Final = (
    "created with unregistered dialect. If this is intended, please call "
    "allowUnregisteredDialects() on the MLIRContext, or use "
    "-allow-unregistered-dialect with the MLIR opt tool used"
)


def forget(keep: int | None = None) -> None:
    """Lets go of what was remembered of the ops that were met in most forms.

    No more than `keep` signatures stay, by default those that may.
    """
    keep = _KEPT if keep is None else keep
    if entered[0] <= keep:
        return
    # A copy: another thread may be entering what it meets for the first time.
    every = [rules for rules in list(RULES.values()) if rules is not None]
    known: list[dict[Signature, object] | dict[object, None]]
    known = [found for rules in every for found in (rules.right, rules.contexts)]
    kept = 0
    for right in sorted(known, key=len):
        kept += len(right)
        if kept > keep:
            kept -= len(right)
            right.clear()
    entered[0] = kept


if native.COMPILED:
    signature_of = native.core.signature_of
