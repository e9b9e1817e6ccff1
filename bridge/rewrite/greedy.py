"""The greedy driver: patterns and folding until nothing changes any more.

As upstream's `applyPatternsGreedily`: a worklist of operations, of which the last that
was added comes first. What is dead goes, what folds is folded, else the patterns are
tried; what a change touches is looked at again. When the list is empty all is looked at
once more, until nothing changes or a limit is reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, get_args

from bridge import native
from bridge.arguments import one
from bridge.errors import Diagnostic, Error, PassFailed
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.fields import replace_methods
from bridge.ir.guard import bulk
from bridge.ir.values import has_few_users
from bridge.ir.walk import walk
from bridge.op.folding import (
    FOLD_RULES,
    IS_CONSTANT,
    Folded,
    Rule,
    as_sequence,
    fold,
    told_value,
)
from bridge.records import Record
from bridge.rewrite.constants import (
    KnownConstants,
    folded_values,
)
from bridge.rewrite.dead import EFFECTS, Effects, is_trivially_dead
from bridge.rewrite.patterns import Pattern, PatternTable, Rewrite
from bridge.rewrite.regions import erase_unreachable, simplify_regions
from bridge.rewrite.rewriter import Listener, Listeners, Rewriter
from bridge.rewrite.worklist import Worklist

__all__ = ["ENOUGH", "Rewritten", "apply_greedily"]

ENOUGH: Final = 4_000_000
"""Rewrites after which patterns are taken for such that never end: half a minute."""

Strictness = Literal["any", "existing", "existing-and-new"]
RegionSimplification = Literal["disabled", "normal", "aggressive"]
SIMPLIFICATIONS: Final[tuple[RegionSimplification, ...]] = get_args(
    RegionSimplification
)


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
    region_simplification: RegionSimplification = "disabled",
    max_iterations: int | None = 10,
    max_rewrites: int | None = ENOUGH,
    chosen: Sequence[Operation] | None = None,
    listener: Listener | None = None,
) -> Rewritten:
    """Applies patterns inside an operation, and folds, until nothing changes.

    `top_down` says whether outer operations come before inner ones. With `strictness`
    only operations that are there already are looked at, or those and new ones.
    `unique_constants` makes one of equal constants and hoists it;
    `region_simplification` that is normal erases blocks that are not reached, and
    operations and block arguments that feed nothing that must stay; one that is
    aggressive merges blocks that are alike as well. Limits are `None` for no limit;
    by default those end what never rests, as patterns that undo each other.
    With `chosen` these operations are looked at, once, the last of them first, and what
    that changes or adds, which `strictness` may limit to them.

    Raises `PassFailed` where a limit is reached and there is more to do: what was done
    stays; whatever a pattern raises; `TypeError` and `ValueError` for wrong arguments.
    """
    one(Operation, root, "root", "apply_greedily")
    if strictness not in ("any", "existing", "existing-and-new"):
        raise ValueError(f"apply_greedily: unknown strictness {strictness!r}")
    if region_simplification not in SIMPLIFICATIONS:
        text = f"unknown region simplification {region_simplification!r}"
        raise ValueError(f"apply_greedily: {text}")
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
    with bulk, driver.rewriter:
        return driver.run() if chosen is None else driver.run_on(chosen)


class _Options(NamedTuple):
    top_down: bool
    strictness: Strictness
    fold: bool
    unique_constants: bool
    regions: RegionSimplification
    max_iterations: int | None
    max_rewrites: int | None


class _Plan(NamedTuple):
    """What there is to try on the operations of one class."""

    may_be_dead: bool
    is_pure: bool
    """Whether it is dead where nobody uses it."""
    folds: tuple[Rule, ...]
    patterns: tuple[Rewrite, ...]
    is_empty: bool


class _Driver(Listener):
    __slots__ = (
        "_around",
        "_chosen",
        "_has_new",
        "_options",
        "_plans",
        "_regions",
        "_rewrites",
        "_root",
        "_table",
        "_work",
        "rewriter",
    )

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
        self._work = Worklist()
        self._plans: dict[str, _Plan] = {}
        self.rewriter = Rewriter(
            self if listener is None else Listeners(self, listener)
        )
        self._rewrites = 0
        self._has_new = True
        """Whether anything was put anywhere since the worklist was filled."""
        self._regions: list[Region] = []
        self._around: dict[Block | None, list[Operation]] = {}
        """By block, the operations around it; see `_looked_at_around`."""
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
        existing = self._options.strictness != "any"
        self._chosen = set(chosen) if existing else None
        self._work.begin(list(dict.fromkeys(chosen))[::-1])
        self.rewriter.changed = False
        self._process()
        return Rewritten(self.rewriter.changed, 1, self._rewrites)

    def _iterate(self) -> bool:
        """Looks at everything once, and at what that changes; whether it changed."""
        self.rewriter.changed = False
        regions = self._fill()
        erase_unreachable(self.rewriter, regions[::-1])
        self._process()
        level = self._options.regions
        if level != "disabled":
            merge = level == "aggressive"
            simplify_regions(self.rewriter, self._root, merge=merge)
        return self.rewriter.changed

    def _fill(self) -> list[Region]:
        """Puts all operations on the worklist, with equal constants made one.

        The regions that have several blocks are returned, the outer first.
        """
        if not self._has_new and not self._regions:
            # What was erased since is all that differs.
            self._work.begin(self._work.remains)
            return []
        found: list[Operation] = []
        self._regions = []
        top_down = self._options.top_down
        if native.COMPILED:
            native.core.collect(self._root, found, self._regions, top_down, _collect)
        else:
            _collect(self._root, found, self._regions, top_down=top_down)
        if self._options.unique_constants:
            found = self._without_copies(found)
        chosen = self._chosen
        if chosen is not None:
            found = [op for op in found if op in chosen]
        if not self._options.top_down:
            found.reverse()
        self._work.begin(found)
        self._has_new = False
        return self._regions

    def _without_copies(self, found: list[Operation]) -> list[Operation]:
        """The same without constants that are equal to others, which are erased."""
        rewriter = self.rewriter
        known = KnownConstants(rewriter)
        classes = {cls for cls in set(map(type, found)) if IS_CONSTANT[cls]}
        if not classes:
            return found
        constants = [op for op in found if type(op) in classes]
        before = rewriter.changed
        gone = {op for op in constants if known.replaces(op)}
        # That two became one is no reason to look at everything again.
        rewriter.changed = before
        return [op for op in found if op not in gone] if gone else found

    def _process(self) -> None:
        rewriter, again, plans = self.rewriter, self._work.again, self._plans
        changed, rewriter.changed = rewriter.changed, False
        if again:
            changed |= self._look_again()
        for op in self._work.ahead:
            if op is None:
                continue
            # As `_look_at`, written out: most operations stay as they are.
            may_be_dead, _, folds, patterns, _ = plans.get(op.name) or self._plan(op)
            if folds or (
                may_be_dead and (not op.results or op.results[0].used_by is None)
            ):
                self._look_at(op)
                if not rewriter.changed:
                    continue
            else:
                rewriter.current = op
                for rewrite in patterns:
                    rewrite(op, rewriter)
                    if rewriter.changed:
                        self._count(rewrite)
                        break
                else:
                    continue
            changed, rewriter.changed = True, False
            self._look_again()
        rewriter.changed = changed

    def _look_again(self) -> bool:
        """Looks at what was added; whether that changed anything."""
        rewriter, again = self.rewriter, self._work.again
        changed = False
        while again:
            self._look_at(again.popitem()[0])
            if rewriter.changed:
                changed, rewriter.changed = True, False
        return changed

    def _look_at(self, op: Operation) -> None:
        """Erases an operation that is dead, folds it, or tries patterns."""
        rewriter = self.rewriter
        plan = self._plans.get(op.name) or self._plan(op)
        may_be_dead, _, folds, patterns, _ = plan
        is_unused = not op.results or op.results[0].used_by is None
        if may_be_dead and is_unused and is_trivially_dead(op):
            rewriter.erase(op)
            return
        rewriter.current = op
        if folds:
            results = fold(op)
            if results is not None and self._take_folded(op, results):
                return
        for rewrite in patterns:
            rewrite(op, rewriter)
            if rewriter.changed:
                self._count(rewrite)
                return

    def _plan(self, op: Operation) -> _Plan:
        cls = type(op)
        effects = EFFECTS[cls]
        may_be_dead, is_pure = effects is not Effects.KEPT, effects is Effects.NONE
        folds = FOLD_RULES[cls] if self._options.fold else ()
        patterns = self._table.of(op)
        is_empty = not (may_be_dead or folds or patterns)
        plan = _Plan(may_be_dead, is_pure, folds, patterns, is_empty)
        self._plans[op.name] = plan
        return plan

    # One operation

    def _take_folded(self, op: Operation, folded: Folded) -> bool:
        """Puts what an operation folds to in its place, where that can be made."""
        results = as_sequence(folded)
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

    def _count(self, last: Rewrite) -> None:
        self._rewrites += 1
        if self._rewrites == self._options.max_rewrites and self._work:
            # A class of patterns is tried by its method `rewrite`.
            own = getattr(last, "__self__", None)
            name = own.name if isinstance(own, Pattern) else _name_of(last)
            current = self.rewriter.current
            assert current is not None  # the pattern was tried on it
            said = f"the last was '{name}', tried on '{current.name}'"
            note = Diagnostic("note", said, current.position)
            raise self._not_converged(f"{self._rewrites} rewrites", (note,))

    def _not_converged(self, limit: str, notes: tuple[Diagnostic, ...] = ()) -> Error:
        text = f"'{self._root.name}' op patterns did not converge within {limit}"
        return PassFailed(Diagnostic("error", text, self._root.position, notes))

    # What is told by the rewriter

    def _add(self, op: Operation) -> None:
        """Puts an operation of the root on the list, and those around it."""
        block = op.parent
        around = self._around.get(block)
        if around is None:
            around = self._around[block] = self._looked_at_around(op)
        if not around:
            return
        chosen, plans = self._chosen, self._plans
        plan = plans.get(op.name) or self._plan(op)
        if not plan.is_empty and (chosen is None or op in chosen):
            self._work.add(op)
        for outer in around:
            if outer is not self._root and (chosen is None or outer in chosen):
                self._work.add(outer)

    def _looked_at_around(self, op: Operation) -> list[Operation]:
        """The operations around one up to the root, with which the list ends.

        Those with nothing to try are left out; the list is empty outside the root.
        """
        found: list[Operation] = []
        outer = op.parent_op
        while outer is not None and outer is not self._root:
            if not (self._plans.get(outer.name) or self._plan(outer)).is_empty:
                found.append(outer)
            outer = outer.parent_op
        return [] if outer is None else [*found, outer]

    def inserted(self, op: Operation) -> None:
        self._has_new = True
        # It may have come with its block, or with blocks inside it.
        if op.regions:
            self._around.clear()
        else:
            self._around.pop(op.parent, None)
        if self._chosen is not None and self._options.strictness != "existing":
            self._chosen.add(op)
        self._add(op)

    def modified(self, op: Operation) -> None:
        self._add(op)

    def erased(self, op: Operation, operands: Sequence[Value]) -> None:
        self._work.discard(op)
        if op.regions:
            self._around.clear()
        if self._chosen is not None:
            self._chosen.discard(op)
        last = None
        for value in operands:
            if value is not last:
                last, made = value, value.defining_op
                # With one user left, or none, more may be known of what defines it.
                if made is not None and has_few_users(value):
                    self._add(made)


def _name_of(rewrite: Rewrite) -> str:
    return getattr(rewrite, "__name__", type(rewrite).__name__)


def _collect(
    op: Operation, found: list[Operation], regions: list[Region], *, top_down: bool
) -> None:
    """All that is inside an operation, in order, and the regions of several blocks."""
    for region in op.regions:
        if len(region.blocks) > 1:
            regions.append(region)
        for block in region.blocks:
            inner = block.first
            while inner is not None:
                if top_down:
                    found.append(inner)
                if inner.regions:
                    _collect(inner, found, regions, top_down=top_down)
                if not top_down:
                    found.append(inner)
                inner = inner.next


if native.COMPILED:
    native.core.know_folding(IS_CONSTANT, told_value)
    native.core.know_driver(_Driver, is_trivially_dead)
    replace_methods(
        _Driver,
        _process=native.core.process,
        _add=native.core.add_to_list,
        modified=native.core.add_to_list,
        erased=native.core.note_erased,
    )
