"""Whether a program is valid, in one straight pass that gives no diagnostics.

Almost all that is verified is valid. Then the order of rules does not matter, and
neither does which rule finds a fault first, so this pass asks them as it meets the
operations, and learns on the way which values there are: those of a block are added as
it goes on, and taken back when their region, or the part of it that they dominate, has
ended. What it does not accept, `walker` verifies again, in upstream's order.

It relies on what it has met: a value that is not seen where it is used may be there for
a reason that only `dominance` knows. Isolation from above needs no rule here: nothing
outside is seen from inside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from bridge import native
from bridge.errors import Diagnostic, listening
from bridge.ir.attributes import EMPTY_DICTIONARY
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.dominance import Dominance
from bridge.ir.types import TOKEN
from bridge.ir.values import Value
from bridge.verifier.attributes import verify_discardable
from bridge.verifier.callables import verify_sequences
from bridge.verifier.dominance import verify_dominance
from bridge.verifier.rules import (
    RULES,
    Rules,
    ask,
    entered,
    keeps,
    remember,
    rules_of,
    verify_unknown,
)
from bridge.verifier.structure import (
    NOT_LAST,
    verify_block_end,
    verify_entering,
    verify_regions,
)
from bridge.verifier.tokens import verify_tokens_of
from bridge.verifier.traits.structural import verify_isolation

if TYPE_CHECKING:
    from bridge.native.core import Straight

Compiled: TypeAlias = "Straight | None"


def accepts(root: Operation, allow_unregistered: bool) -> bool:
    """Whether an operation and all inside it are valid; False also where in doubt."""
    warnings: list[Diagnostic] = []
    try:
        with listening(warnings.append):
            straight_pass(allow_unregistered).scope(root)
    except Exception:
        # Not only `Invalid`: a rule may rely on another that upstream runs before it.
        return False
    return not warnings


class PythonPass:
    """What is known while a program is gone through."""

    __slots__ = ("_allow_unregistered", "_compiled", "_is_doubtful", "_visible")

    def __init__(self, allow_unregistered: bool, compiled: Compiled = None) -> None:
        self._allow_unregistered = allow_unregistered
        self._compiled = compiled
        """What goes through blocks, where that is compiled."""
        self._visible: set[Value] = set()
        """The values that are there for the next operation."""
        self._is_doubtful = False
        """Whether a value is used that was not visible."""

    def blocks(
        self,
        visible: set[Value],
        region: Region,
        op: Operation,
        rules: Rules | None,
        defined: list[Value],
    ) -> bool:
        """Verifies several blocks where values are visible; whether there is doubt."""
        self._visible = visible
        self._blocks(region, op, rules, defined)
        return self._is_doubtful

    def nested(self, visible: set[Value], op: Operation, isolated: bool) -> bool:
        """The same for an operation with regions."""
        self._visible = visible
        (self.scope if isolated else self.operation)(op)
        return self._is_doubtful

    def scope(self, op: Operation) -> None:
        """Verifies an operation that nothing outside is seen from, and its inside."""
        outside = self._visible, self._is_doubtful
        self._visible, self._is_doubtful = set(), False
        self.operation(op)
        if self._is_doubtful:
            rules = rules_of(op.name)
            if rules is not None and rules.isolated:
                verify_isolation(op)
            verify_dominance(op)
        self._visible, self._is_doubtful = outside

    def operation(self, op: Operation) -> None:
        """Verifies an operation and what is inside it."""
        rules = rules_of(op.name)
        if op.attributes is not EMPTY_DICTIONARY:
            verify_discardable(op)
            verify_sequences(op)
        if rules is None:
            verify_tokens_of(op)
            verify_unknown(op, self._allow_unregistered)
            self._regions(op, None)
            return
        known = ask(op, rules)
        self._regions(op, rules)
        for rule in rules.inside_others if known else rules.inside:
            rule(op)

    def _regions(self, op: Operation, rules: Rules | None) -> None:
        verify_regions(op, rules)
        for region in op.regions:
            blocks = region.blocks
            defined: list[Value] = []
            if len(blocks) == 1:
                block = blocks[0]
                if rules is None or rules.graph:
                    for inner in block:
                        self._visible.update(inner.results)
                self._block(block, op, rules, defined)
            elif blocks:
                self._blocks(region, op, rules, defined)
            self._visible.difference_update(defined)

    def _blocks(
        self, region: Region, op: Operation, rules: Rules | None, defined: list[Value]
    ) -> None:
        """Goes down the tree of dominators: what is above is there."""
        tree = Dominance().tree(region)
        if len(tree) != len(region.blocks):
            # Where nothing gets to, whatever is used is there.
            self._is_doubtful = True
        under: dict[Block, list[Block]] = {}
        for block, nearest in tree.items():
            if block is not nearest:
                under.setdefault(nearest, []).append(block)
        pending = [(region.blocks[0], 0)]
        while pending:
            block, above = pending.pop()
            self._visible.difference_update(defined[above:])
            del defined[above:]
            self._block(block, op, rules, defined)
            pending += [(inner, len(defined)) for inner in under.get(block, ())]
        for block in region.blocks:
            if block not in tree:
                self._block(block, op, rules, defined)

    def _block(
        self, block: Block, op: Operation, rules: Rules | None, defined: list[Value]
    ) -> None:
        """Verifies a block; what it defines is visible then, and among `defined`."""
        if self._compiled is not None:
            if self._compiled.block(self._visible, block, op, rules, defined):
                self._is_doubtful = True
            return
        visible = self._visible
        are_visible = visible.issuperset
        if block.arguments or block.first is None:
            verify_entering(block, op, rules)
            visible.update(block.arguments)
            defined += block.arguments
        inner = block.first
        while inner is not None:
            operands = inner.operands
            if operands and not are_visible(operands):
                self._is_doubtful = True
            if inner.successors and inner.next is not None:
                raise inner.bare_error(NOT_LAST)
            if inner.regions:
                of_inner = rules_of(inner.name)
                if of_inner is not None and of_inner.isolated:
                    self.scope(inner)
                else:
                    self.operation(inner)
            else:
                self._plain(inner)
            results = inner.results
            if results:
                visible.update(results)
                defined += results
            inner = inner.next
        verify_block_end(block, op, rules)

    def _plain(self, op: Operation) -> None:
        """Verifies an operation without regions."""
        rules = rules_of(op.name)
        if op.attributes is not EMPTY_DICTIONARY:
            verify_discardable(op)
        if rules is None:
            verify_tokens_of(op)
            verify_unknown(op, self._allow_unregistered)
        else:
            for rule in rules.inside_others if ask(op, rules) else rules.inside:
                rule(op)


straight_pass: Callable[[bool], PythonPass | Straight] = PythonPass
if native.COMPILED:
    native.core.know_verifier(
        RULES,
        Rules._fields,
        entered,
        rules_of,
        keeps,
        remember,
        TOKEN,
        NOT_LAST,
        {
            "discardable": verify_discardable,
            "sequences": verify_sequences,
            "tokens": verify_tokens_of,
            "unknown": verify_unknown,
            "regions": verify_regions,
            "entering": verify_entering,
            "end": verify_block_end,
            "isolation": verify_isolation,
            "dominance": verify_dominance,
        },
        PythonPass,
    )
    straight_pass = native.core.Straight
