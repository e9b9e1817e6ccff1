"""Whether operations may be printed in the syntax of their dialects.

That syntax leaves out what a valid operation has anyway, so that of one that lacks it
something would be lost. Each operation is asked what its row, its traits and, where its
syntax or a part of it is written by hand, its own rule say of it. What is around it
is not asked for, and neither is whether values are there where they are used: nothing
of that is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bridge import native
from bridge.errors import Invalid, Unsupported
from bridge.ir.attributes import EMPTY_DICTIONARY
from bridge.ir.core import Operation
from bridge.later import deferred
from bridge.ods.rows import REMOVE, Row
from bridge.op.base import Op, Rule, is_of_outline, is_of_place, is_of_signature
from bridge.op.registry import op_class, syntax_of
from bridge.text.asm_writer import Plan
from bridge.text.pieces import Template
from bridge.text.templates import template_of
from bridge.verifier.rules import (
    Rules,
    Signature,
    remember,
    rules_of,
    signature_of,
)
from bridge.verifier.structure import (
    NOT_LAST,
    verify_block_end,
    verify_entering,
    verify_regions,
)
from bridge.verifier.tokens import gives_token

if TYPE_CHECKING:
    from bridge.ods import format_losses
else:
    # Without formats, as in a file in generic form, none is compiled.
    format_losses = deferred("bridge.ods.format_losses")

DEEPEST: Final = 10_000
"""Levels of operations in operations that are printed.

The text of what is nested grows with the square of the depth: 200 MB at this limit.
"""

_LEFT_OUT: Final = frozenset(
    {
        "BlockArgOpenMPOpInterface",
        "ConvolutionOpInterface",
        "FunctionOpInterface",
        "InferTypeOpInterface",
        "LinalgOp",
        "LoopLikeOpInterface",
        "NoRegionArguments",
        "SingleBlock",
        "SingleBlockImplicitTerminator",
    }
)
"""Traits that make something needless in a syntax, beside those about a signature."""


_ASKED: Final = _LEFT_OUT | {"row"}
_FAR: Final = "IsolatedFromAbove"
"""About values from outside, on which no rule of an operation relies."""
_ASKED_OTHERWISE: Final = _LEFT_OUT | {_FAR, "class"}


class _Demands(NamedTuple):
    """The rules of the ops of one name."""

    right: dict[Signature, object]
    """The signatures that have passed all but the `others`.

    Each with the template of its text, or `_ONCE`, `_NEVER`, or nothing so far. By
    `_text_key` the templates of those with regions, attributes or a name too, and the
    contexts that have passed the rules of these.
    """
    of_signature: tuple[Rule, ...]
    others: tuple[Rule, ...]
    inside: tuple[Rule, ...]
    """Rules that may look at regions, and rely on the rules of all ops in them."""
    others_beyond: tuple[Rule, ...]
    """Those of `others` that look at more than a context, as `inside_beyond` do."""
    inside_beyond: tuple[Rule, ...]
    rules: Rules
    has_context: bool
    """Whether there are rules that look at a context, see `bridge.op.base`."""


def custom_plan(root: Operation) -> Plan | None:
    """The templates by which to print an operation and all inside it.

    None where something would be left out. Raises `Unsupported` where it nests too
    deeply to be printed at all.
    """
    plan: dict[Operation, Template] = {}
    try:
        level = _ask_up_to(root, root.next, plan)
        holders: list[_Holder] = []
        for _ in range(DEEPEST):
            holders += level
            level = [inner for op, _ in level for inner in _ask_inside(op, plan)]
            if not level:
                break
        else:
            raise _too_deep()
        for op, is_met in reversed(holders):
            _ask_whole(op, is_met, plan)
    except Invalid:
        check_depth(root)
        return None
    return plan


def plan_of_verified(root: Operation) -> Plan:
    """The same for an operation that was verified just before."""
    plan: dict[Operation, Template] = {}
    for op in root.walk():
        demands = _DEMANDS.get(op.name) or _demands(op.name)
        if demands is not None and op.regions:
            _learn_holder(op, demands, plan)
        elif demands is not None:
            signature = signature_of(op)
            known = demands.right.get(signature, _NEVER)
            if known is not _NEVER:
                _learn(op, demands, signature, known, plan)
    return plan


def check_depth(root: Operation) -> None:
    """Raises `Unsupported` where the text would be mostly indentation."""
    if is_deeper(root, DEEPEST):
        raise _too_deep()


def is_deeper(root: Operation, limit: int) -> bool:
    """Whether so many operations, or more, are inside one another."""
    if native.COMPILED:
        return native.core.is_deeper(root, limit)
    level = [root]
    for _ in range(limit):
        level = [
            inner
            for outer in level
            for region in outer.regions
            for block in region.blocks
            for inner in block
            if inner.regions
        ]
        if not level:
            return False
    return True


def _too_deep() -> Unsupported:
    return Unsupported(
        f"nested too deeply to be printed: the limit is {DEEPEST} levels"
    )


_DEMANDS: Final[dict[str, _Demands]] = {}
REMOVE.append(lambda dialect: _DEMANDS.clear())


def _demands(name: str) -> _Demands | None:
    """The rules of ops of a name; none for those that are generic anyway."""
    rules = rules_of(name)
    if rules is None:
        return None
    before = rules.asked[: len(rules.all)]
    after = rules.asked[len(rules.all) :]
    others = [f.rule for f in before if not f.of_signature and f.origin in _ASKED]
    inside = [f.rule for f in after if not f.of_signature and f.origin in _LEFT_OUT]
    inside += _own(rules, op_class(name))
    is_of_context = is_of_outline if rules.row.regions else is_of_place
    beyond = [rule for rule in others if not is_of_context(rule)]
    inside_beyond = [rule for rule in inside if not is_of_context(rule)]
    found = _DEMANDS[name] = _Demands(
        rules.right,
        tuple([f.rule for f in rules.asked if f.of_signature]),
        tuple(others),
        tuple(inside),
        tuple(beyond),
        tuple(inside_beyond),
        rules,
        len(beyond) + len(inside_beyond) < len(others) + len(inside),
    )
    return found


def _own(rules: Rules, cls: type[Op] | None) -> Iterator[Rule]:
    """An op's own rule, where its syntax is by hand, and what that relies on."""
    if cls is None or not _is_by_hand(rules.row, cls):
        return
    own = cls.verify_syntax
    if own is not Op.verify_syntax:
        if is_of_signature(own):
            return
    elif cls.verify_regions is not Op.verify_regions:
        for found in rules.asked[len(rules.all) :]:
            if found.origin not in _ASKED_OTHERWISE:
                yield found.rule
    elif is_of_signature(cls.verify):
        return
    rule: Any = own
    yield rule


def _is_by_hand(line: Row, cls: type[Op]) -> bool:
    """Whether a syntax, or a part of it, is by hand, or may leave out a part."""
    if cls.has_syntax() or "custom<" in (line.format or ""):
        return True
    return format_losses.may_leave_out(line)


_Holder = tuple[Operation, bool]
"""An operation with regions, and whether its context has passed the rules of these.

Which have is remembered by the core only.
"""


def _ask_inside(op: Operation, plan: dict[Operation, Template]) -> list[_Holder]:
    """Checks operations nested in one; returns those with regions."""
    rules = rules_of(op.name)
    verify_regions(op, rules)
    holders: list[_Holder] = []
    for region in op.regions:
        for block in region.blocks:
            verify_entering(block, op, rules)
            holders += _ask_up_to(block.first, None, plan)
            verify_block_end(block, op, rules)
    return holders


def _ask_up_to(
    op: Operation | None, end: Operation | None, plan: dict[Operation, Template]
) -> list[_Holder]:
    """Checks the operations of a block before `end`; returns those with regions.

    Raises `Invalid` where something of one would be left out.
    """
    holders: list[_Holder] = []
    while op is not end:
        assert op is not None
        if op.successors and op.next is not end:
            raise op.bare_error(NOT_LAST)
        demands = _DEMANDS.get(op.name) or _demands(op.name)
        if demands is not None:
            signature = signature_of(op)
            known = demands.right.get(signature, _UNKNOWN)
            if known is _UNKNOWN:
                _ask_new(op, demands, signature)
            _ask(op, demands)
            if not op.regions:
                _learn(op, demands, signature, known, plan)
        if op.regions:
            holders.append((op, False))
        op = op.next
    return holders


def _ask_new(op: Operation, demands: _Demands, signature: Signature) -> None:
    """Runs the rules of a signature, and remembers it."""
    for rule in demands.of_signature:
        rule(op)
    if not gives_token(op):
        remember(demands.rules, signature)


def _ask(op: Operation, demands: _Demands) -> None:
    """Runs the other rules, but not those that look at an operation's regions."""
    for rule in demands.others:
        rule(op)
    if not op.regions:
        for rule in demands.inside:
            rule(op)


def _ask_whole(op: Operation, is_met: bool, plan: dict[Operation, Template]) -> None:
    """The remaining rules, when the nested operations have been checked."""
    demands = _DEMANDS.get(op.name)
    if demands is not None:
        for rule in demands.inside:
            rule(op)
        _learn_holder(op, demands, plan)


_UNKNOWN: Final = "unknown"
_ONCE: Final = "once"
"""The text was written once: the second time a template is made."""
_NEVER: Final = "never"
"""There is no template."""


def _learn(
    op: Operation,
    demands: _Demands,
    signature: Signature,
    known: object,
    plan: dict[Operation, Template],
) -> None:
    """Plans an operation where its template is known, or made now."""
    if op.successors:
        return
    key = _text_key(op, signature)
    if key is not signature:
        known = demands.right.get(key, _UNKNOWN)
    if known is not _NEVER and not isinstance(known, Template):
        _learn_new(op, demands, key, known, plan)
    elif isinstance(known, Template):
        plan[op] = known


def _learn_new(
    op: Operation,
    demands: _Demands,
    key: Signature,
    known: object,
    plan: dict[Operation, Template],
) -> None:
    """Makes a template where an operation is met for the second time."""
    if known is _UNKNOWN:
        if gives_token(op):
            return
        remember(demands.rules, key)
    if known is not _ONCE:
        demands.right[key] = _ONCE
        return
    syntax = syntax_of(op.name)
    found = None
    if syntax is not None and syntax.is_custom:
        found = template_of(op, syntax)
    demands.right[key] = found or _NEVER
    if found is not None:
        plan[op] = found


def _text_key(op: Operation, key: Signature) -> Signature:
    """What a template is for: attributes beside a signature or an outline.

    The name of a symbol is no part of it.
    """
    if "sym_name" not in op.properties:
        plain = op.attributes is EMPTY_DICTIONARY
        return key if plain else ("with", op.attributes, key)
    first = key[0]
    if isinstance(first, tuple):
        return "named", op.attributes, _unnamed(op, first), key[1:]
    return "named", op.attributes, _unnamed(op, key)


def _unnamed(op: Operation, key: Signature) -> Signature:
    """A signature without the name of a symbol."""
    entries = op.properties.entries
    return tuple([e for e in entries if e[0] != "sym_name"]), key[1:]


def _learn_holder(
    op: Operation, demands: _Demands, plan: dict[Operation, Template]
) -> None:
    """Plans an operation with regions of one block at most."""
    key = _key_of_holder(op)
    if key is not None:
        known = demands.right.get(key, _UNKNOWN)
        _learn(op, demands, key, known, plan)


def _key_of_holder(op: Operation) -> Signature | None:
    """What a template of an operation with regions is for.

    None where one has several blocks. Of a last operation that has regions itself the
    name counts.
    """
    inside: list[object] = [signature_of(op)]
    for region in op.regions:
        blocks = region.blocks
        if len(blocks) > 1:
            return None
        for block in blocks:
            last = block.last
            inside.append(tuple([argument.type for argument in block.arguments]))
            if last is not None:
                inside.append(last.name)
                if not last.regions:
                    inside += last.attributes, signature_of(last)
        inside.append(None)
    return tuple(inside)


if native.COMPILED:
    # It tells the core what regions and blocks are asked.
    import_module("bridge.verifier.straight")
    native.core.know_fitness(
        _DEMANDS,
        _Demands._fields,
        _demands,
        _ask_new,
        _learn_new,
        remember,
        (_UNKNOWN, _NEVER),
    )
    _ask_up_to = native.core.plan_up_to
    _ask_inside = native.core.plan_inside
    _ask_whole = native.core.plan_whole
    _key_of_holder = native.core.key_of_holder
