"""The greedy driver: patterns and folding until nothing changes any more.

As upstream's `applyPatternsGreedily`: a worklist of operations, of which the last that
was added comes first. What is dead goes, what folds is folded, else the patterns are
tried; what a change touches is looked at again. When the list is empty all is looked at
once more, until nothing changes or a limit is reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from bridge.arguments import one
from bridge.errors import Diagnostic, Error, PassFailed
from bridge.ir.core import Operation, Region, Value
from bridge.ir.guard import bulk
from bridge.ir.walk import walk
from bridge.op.folding import FOLD_RULES, IS_CONSTANT, fold
from bridge.records import Record
from bridge.rewrite.constants import (
    KnownConstants,
    folded_values,
)
from bridge.rewrite.dead import EFFECTS, Effects, is_trivially_dead
from bridge.rewrite.patterns import Pattern, PatternTable, Rewrite
from bridge.rewrite.regions import erase_unreachable, simplify_regions
from bridge.rewrite.rewriter import Listener, Listeners, Rewriter

__all__ = ["Rewritten", "apply_greedily"]

Strictness = Literal["any", "existing", "existing-and-new"]


class Rewritten(Record):
    """What a driver did."""

    changed: bool
    """Whether anything was changed."""
    iterations: int
    rewrites: int
    """How many times a pattern matched."""


def apply_greedily(
    root: Operation,
    patterns: Iterable[Pattern] | PatternTable,
    *,
    top_down: bool = True,
    strictness: Strictness = "any",
    fold: bool = True,
    unique_constants: bool = True,
    region_simplification: bool = False,
    max_iterations: int | None = 10,
    max_rewrites: int | None = None,
    chosen: Sequence[Operation] | None = None,
    listener: Listener | None = None,
) -> Rewritten:
    """Applies patterns inside an operation, and folds, until nothing changes.

    `top_down` says whether outer operations come before inner ones. With `strictness`
    only operations that are there already are looked at, or those and new ones.
    `unique_constants` makes one of equal constants and hoists it;
    `region_simplification` erases blocks that are not reached, and operations and block
    arguments that feed nothing that must stay. Limits are `None` for no limit.
    With `chosen` only these operations are looked at, once, the last of them first, and
    what that changes of them, or adds.

    Raises `PassFailed` where a limit is reached and there is more to do: what was done
    stays; whatever a pattern raises; `TypeError` and `ValueError` for wrong arguments.
    """
    one(Operation, root, "root", "apply_greedily")
    if strictness not in ("any", "existing", "existing-and-new"):
        raise ValueError(f"apply_greedily: unknown strictness {strictness!r}")
    options = _Options(
        top_down,
        strictness,
        fold,
        unique_constants,
        region_simplification,
        max_iterations,
        max_rewrites,
    )
    if not isinstance(patterns, PatternTable):
        patterns = PatternTable(patterns)
    driver = _Driver(root, patterns, options, listener)
    with bulk(), driver.rewriter:
        return driver.run() if chosen is None else driver.run_on(chosen)


class _Options(NamedTuple):
    top_down: bool
    strictness: Strictness
    fold: bool
    unique_constants: bool
    regions: bool
    max_iterations: int | None
    max_rewrites: int | None


class _Plan(NamedTuple):
    """What there is to try on the operations of one class."""

    may_be_dead: bool
    folds: bool
    patterns: tuple[Rewrite, ...]


class _Driver(Listener):
    def __init__(
        self,
        root: Operation,
        table: PatternTable,
        options: _Options,
        listener: Listener | None,
    ) -> None:
        self._root = root
        self._table = table
        self._options = options
        self._work: dict[Operation, None] = {}
        self._plans: dict[str, _Plan] = {}
        self.rewriter = Rewriter(
            self if listener is None else Listeners(self, listener)
        )
        self._rewrites = 0
        self._chosen: set[Operation] | None = None
        if options.strictness != "any":
            self._chosen = {op for op in walk(root) if op is not root}

    def run(self) -> Rewritten:
        limit = self._options.max_iterations
        iterations = 0
        changed = False
        while True:
            iterations += 1
            if not self._iterate():
                return Rewritten(changed, iterations, self._rewrites)
            changed = True
            if limit is not None and iterations >= limit:
                raise self._not_converged(f"{limit} iterations")

    def run_on(self, chosen: Sequence[Operation]) -> Rewritten:
        """Looks at some operations, once."""
        self._chosen = set(chosen)
        self._work.update(dict.fromkeys(chosen))
        self.rewriter.changed = False
        self._process()
        return Rewritten(self.rewriter.changed, 1, self._rewrites)

    def _iterate(self) -> bool:
        """Looks at everything once, and at what that changes; whether it changed."""
        self.rewriter.changed = False
        regions = self._fill()
        erase_unreachable(self.rewriter, regions[::-1])
        self._process()
        if self._options.regions:
            simplify_regions(self.rewriter, self._root)
        return self.rewriter.changed

    def _fill(self) -> list[Region]:
        """Puts all operations on the worklist, with equal constants made one.

        The regions that have several blocks are returned, the outer first.
        """
        found: list[Operation] = []
        regions: list[Region] = []
        _collect(self._root, found, regions, top_down=self._options.top_down)
        if self._options.unique_constants:
            found = self._without_copies(found)
        chosen = self._chosen
        if chosen is not None:
            found = [op for op in found if op in chosen]
        if self._options.top_down:
            found.reverse()
        self._work.clear()
        self._work.update(dict.fromkeys(found))
        return regions

    def _without_copies(self, found: list[Operation]) -> list[Operation]:
        """The same without constants that are equal to others, which are erased."""
        rewriter, is_constant = self.rewriter, IS_CONSTANT
        known = KnownConstants(rewriter)
        constants = [op for op in found if is_constant[type(op)]]
        before = rewriter.changed
        gone = {op for op in constants if known.replaces(op)}
        # That two became one is no reason to look at everything again.
        rewriter.changed = before
        return [op for op in found if op not in gone] if gone else found

    def _process(self) -> None:
        rewriter, work, plans = self.rewriter, self._work, self._plans
        changed, rewriter.changed = rewriter.changed, False
        next_op = work.popitem
        while work:
            op = next_op()[0]
            found = plans.get(op.name)
            may_be_dead, folds, patterns = found or self._plan(op)
            if may_be_dead:
                results = op.results
                used = results[0].has_uses if results else False
                if not used and is_trivially_dead(op):
                    rewriter.erase(op)
            if patterns or folds:
                rewriter.current = op
                if not rewriter.changed and not (folds and self._fold(op)):
                    for rewrite in patterns:
                        rewrite(op, rewriter)
                        if rewriter.changed:
                            self._count()
                            break
            if rewriter.changed:
                changed, rewriter.changed = True, False
        rewriter.changed = changed

    def _plan(self, op: Operation) -> _Plan:
        cls = type(op)
        plan = _Plan(
            EFFECTS[cls] is not Effects.KEPT,
            self._options.fold and bool(FOLD_RULES[cls]),
            self._table.of(op),
        )
        self._plans[op.name] = plan
        return plan

    # One operation

    def _fold(self, op: Operation) -> bool:
        results = fold(op)
        if results is None:
            return False
        if tuple(results) == op.results:
            self.rewriter.modified(op)
            return True
        values = folded_values(op, results)
        if values is None:
            return False
        for value in values:
            made = value.defining_op
            if made is not None and made.parent is None:
                self.rewriter.current = op
                self.rewriter.insert(made)
        self.rewriter.replace(op, values)
        return True

    def _count(self) -> None:
        self._rewrites += 1
        if self._rewrites == self._options.max_rewrites and self._work:
            raise self._not_converged(f"{self._rewrites} rewrites")

    def _not_converged(self, limit: str) -> Error:
        text = f"'{self._root.name}' op patterns did not converge within {limit}"
        return PassFailed(Diagnostic("error", text, self._root.position))

    # What is told by the rewriter

    def _add_one(self, op: Operation) -> None:
        if self._chosen is None or op in self._chosen:
            self._work.setdefault(op)

    def _add(self, op: Operation) -> None:
        """Puts an operation of the root on the list, and those around it."""
        around: Operation | None = op
        path = []
        while around is not self._root:
            if around is None:
                return
            path.append(around)
            around = around.parent_op
        for found in path:
            self._add_one(found)

    def inserted(self, op: Operation) -> None:
        if self._chosen is not None and self._options.strictness != "existing":
            self._chosen.add(op)
        self._add(op)

    def modified(self, op: Operation) -> None:
        self._add(op)

    def erased(self, op: Operation, operands: Sequence[Value]) -> None:
        self._work.pop(op, None)
        if self._chosen is not None:
            self._chosen.discard(op)
        for value in operands:
            made = value.defining_op
            # With one user left, or none, more may be known of what defines it.
            if made is not None and _has_few_users(value):
                self._add(made)


def _has_few_users(value: Value) -> bool:
    return not value.has_uses or value.has_one_user


def _collect(
    op: Operation, found: list[Operation], regions: list[Region], *, top_down: bool
) -> None:
    """All that is inside an operation, in order, and the regions of several blocks."""
    for region in op.regions:
        if len(region.blocks) > 1:
            regions.append(region)
        for block in region.blocks:
            for inner in block:
                if top_down:
                    found.append(inner)
                if inner.regions:
                    _collect(inner, found, regions, top_down=top_down)
                if not top_down:
                    found.append(inner)
