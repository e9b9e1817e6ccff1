"""The driver of conversions: each operation is made legal, or told not to be.

Nothing is rolled back: what patterns have done stays where the conversion fails, which
is always told. As upstream's driver without rollback.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bridge.arguments import one
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.attributes import Attribute, StringAttr
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.guard import bulk
from bridge.ir.types import Type
from bridge.op.folding import fold
from bridge.op.messages import shown, shown_alone
from bridge.rewrite.constants import folded_values
from bridge.rewrite.conversion.casts import reconcile_casts
from bridge.rewrite.conversion.config import ConversionConfig
from bridge.rewrite.conversion.rewriter import ConversionRewriter
from bridge.rewrite.conversion.target import ConversionTarget, Legality
from bridge.rewrite.conversion.types import TypeConverter
from bridge.rewrite.patterns import Pattern, PatternTable, Rewrite
from bridge.rewrite.regions import reached
from bridge.rewrite.rewriter import Listener

__all__ = ["apply_full_conversion", "apply_partial_conversion"]


_DEFAULT: Final = ConversionConfig()


def apply_partial_conversion(
    root: Operation,
    target: ConversionTarget,
    patterns: Iterable[Pattern],
    *,
    converter: TypeConverter | None = None,
    config: ConversionConfig = _DEFAULT,
) -> None:
    """Converts what is not legal inside an operation, and the operation.

    Operations that the target says nothing of stay where no pattern fits them.
    `converter` is that of patterns that have none of their own.

    Raises `PassFailed` where an illegal operation cannot be converted, or a value of a
    type is needed that nothing makes: what was done stays. And whatever a pattern
    raises.
    """
    _Driver(root, target, patterns, converter, config, full=False).run()


def apply_full_conversion(
    root: Operation,
    target: ConversionTarget,
    patterns: Iterable[Pattern],
    *,
    converter: TypeConverter | None = None,
    config: ConversionConfig = _DEFAULT,
) -> None:
    """Converts an operation with all inside it: only what is legal is left.

    Raises as `apply_partial_conversion` does.
    """
    _Driver(root, target, patterns, converter, config, full=True).run()


Folds = Sequence[Value | Attribute] | None


class _Driver(Listener):
    def __init__(
        self,
        root: Operation,
        target: ConversionTarget,
        patterns: Iterable[Pattern],
        converter: TypeConverter | None,
        config: ConversionConfig,
        *,
        full: bool,
    ) -> None:
        self._root = one(Operation, root, "root", "apply_conversion")
        self._target = one(ConversionTarget, target, "target", "apply_conversion")
        self._table = PatternTable(patterns)
        self._plans: dict[str, tuple[Rewrite, ...]] = {}
        self._config = config
        self._full = full
        self._rewriter = ConversionRewriter(self)
        self._rewriter.converter = converter
        self._gone: set[Operation] = set()
        self._left: set[Operation] = set()
        """What is inside operations that are legal with all they hold."""
        self._touched: dict[Operation, None] = {}
        self._known: set[Operation] = set()
        """Those that have their turn anyway, wherever they are moved."""
        self._active: set[Rewrite] = set()
        self._folds: dict[Operation, Folds] = {}
        """What operations fold to, of those that were there before anything changed."""

    def run(self) -> None:
        with bulk, self._rewriter:
            found = list(self._collected(self._root))
            self._known.update(found)
            if self._config.folding == "before-patterns":
                for op in found:
                    if self._target.legality(op) is not Legality.LEGAL:
                        self._folds[op] = _folded_in_place(op)
            for op in found:
                if not self._convert(op) and self._config.unconverted:
                    self._config.unconverted(op)
            self._materialize()

    def _collected(self, op: Operation) -> Iterator[Operation]:
        pending = [op]
        while pending:
            found = pending.pop()
            yield found
            if not self._target.is_recursively_legal(found):
                blocks = [b for region in found.regions for b in _visited(region)]
                pending += reversed([inner for block in blocks for inner in block])

    # Making one operation legal

    def _convert(self, op: Operation) -> bool:
        """Makes an operation legal; raises `PassFailed` where it must be and is not."""
        if op in self._gone or op in self._left or op in self._rewriter.casts:
            return True
        legality = self._target.legality(op)
        if legality is Legality.LEGAL:
            self._leave(op)
            return True
        folding = self._config.folding
        if folding == "before-patterns" and self._folded(op):
            return True
        operands = op.operands
        try:
            done = self._rewritten(op)
        except _Illegal:
            # It is the operation that a pattern was tried on which is told of, not
            # what the pattern made of it.
            if not self._full and legality is not Legality.ILLEGAL:
                raise
            if op in self._gone:
                op.operands = operands
            raise self._illegal(op) from None
        if done or (folding == "after-patterns" and self._folded(op)):
            return True
        if self._full or legality is Legality.ILLEGAL:
            raise self._illegal(op)
        return False

    def _illegal(self, op: Operation) -> _Illegal:
        text = f"failed to legalize operation '{op.name}'"
        if not self._full:
            text += " that was explicitly marked illegal"
        error = _error(op, f"{text}: {shown_alone(op, regions=False)}")
        # What is left of an operation that was replaced is no help.
        return _Illegal(error.but(notes=()) if op in self._gone else error)

    def _leave(self, op: Operation) -> None:
        if op.regions and self._target.is_recursively_legal(op):
            self._left.update(inner for inner in op.walk() if inner is not op)

    def _folded(self, op: Operation) -> bool:
        """Whether it folds; what it becomes is legal then."""
        rewriter = self._rewriter
        rewriter.current = op
        known = self._folds.pop(op, None) if op in self._folds else _folded_in_place(op)
        if known is None:
            return False
        results = [
            rewriter.current_of(found) if isinstance(found, Value) else found
            for found in known
        ]
        values = folded_values(op, results)
        if values is None:
            return False
        ops = [value.defining_op for value in values]
        made = [new for new in ops if new is not None and new.parent is None]
        if not all(map(self._may_be_legal, made)):
            return False
        self._touched = {}
        for new in made:
            rewriter.insert(new)
        rewriter.replace(op, values)
        for found in list(self._touched):
            self._convert(found)
        return True

    def _may_be_legal(self, op: Operation) -> bool:
        """Whether an operation is legal, or a pattern could make it so."""
        if self._target.legality(op) is Legality.LEGAL:
            return True
        rules = self._rewriter.converter
        types = [result.type for result in op.results]
        convertible = rules is None or all(rules.convert(ty) for ty in types)
        return convertible and bool(self._patterns(op))

    def _rewritten(self, op: Operation) -> bool:
        """Whether a pattern matched; what it made or changed is legal then."""
        for rewrite in self._patterns(op):
            if rewrite in self._active:
                continue
            touched = self._try(op, rewrite)
            if touched is not None:
                self._active.add(rewrite)
                for found in touched:
                    self._convert(found)
                self._active.discard(rewrite)
                return True
        return False

    def _try(self, op: Operation, rewrite: Rewrite) -> list[Operation] | None:
        """What a pattern made and changed; `None` where it did not match."""
        rewriter = self._rewriter
        rewriter.changed = False
        rewriter.current = op
        self._touched = {}
        count = len(rewriter.casts)
        rewrite(op, rewriter)
        if not rewriter.changed:
            rewriter.drop_casts(count)
            return None
        # It is looked at again, whatever the pattern has done to it.
        touched = {**self._touched, op: None}
        return [found for found in touched if found not in self._gone]

    def _patterns(self, op: Operation) -> tuple[Rewrite, ...]:
        if op.name not in self._plans:
            self._plans[op.name] = self._table.of(op)
        return self._plans[op.name]

    # What is left of types

    def _materialize(self) -> None:
        rewriter = self._rewriter
        made = [cast for cast in rewriter.casts if cast not in self._gone]
        left = reconcile_casts(made)
        self._reuse(left)
        for cast in left:
            if self._config.mark_casts:
                kind = "target" if rewriter.casts[cast].to_target else "source"
                cast.set_attribute("__kind__", StringAttr(kind))
            if self._config.materialize:
                self._materialize_one(cast)

    def _materialize_one(self, cast: Operation) -> None:
        """Puts what a converter makes in the place of a cast."""
        rewriter = self._rewriter
        rules, to_target, original = rewriter.casts[cast]
        types = tuple(result.type for result in cast.results)
        rewriter.current = cast
        values = None
        if rules is not None:
            values = rules.materialize(
                rewriter,
                types,
                cast.operands,
                cast.any_location,
                to_target=to_target,
                original=original,
            )
        if values is None:
            raise _unresolved(cast, types)
        for result, value in zip(cast.results, values, strict=True):
            result.replace_all_uses(value)
        cast.erase()

    def _reuse(self, casts: Sequence[Operation]) -> None:
        """Makes casts back of what others make of the same values, which is nearer."""
        known = self._rewriter.casts
        targets = {
            (cast.operands, known[cast].original): cast
            for cast in reversed(casts)
            if known[cast].to_target and known[cast].converter is not None
        }
        first: dict[tuple[Value, ...], Operation] = {}
        for cast in casts:
            if known[cast].to_target:
                continue
            operands = cast.operands
            made = targets.get((operands, cast.results[0].type), first.get(operands))
            if made is not None and made.parent is cast.parent:
                cast.operands = made.results
                cast.move_after(made)
            first.setdefault(operands, cast)

    # What is told by the rewriter

    def inserted(self, op: Operation) -> None:
        self._gone.discard(op)
        if op not in self._known:
            self._known.add(op)
            self._touched[op] = None

    def modified(self, op: Operation) -> None:
        self._touched[op] = None

    def erased(self, op: Operation, operands: Sequence[Value]) -> None:
        self._gone.add(op)


def _visited(region: Region) -> Sequence[Block]:
    """The blocks that something may lead to; others are left as they are."""
    blocks = list(region.blocks)
    if len(blocks) < 2:
        return blocks
    alive = reached(region)
    return [block for block in blocks if block in alive]


def _folded_in_place(op: Operation) -> Folds:
    """What an operation folds to, when all that is done to itself is done."""
    results = fold(op)
    while results is not None and tuple(results) == op.results:
        results = fold(op)
    return results


class _Illegal(PassFailed):
    """An operation is not legal, and nothing makes it so."""


def _error(op: Operation, text: str) -> Diagnostic:
    """A diagnostic at an operation, with the note that shows it."""
    (error,) = op.bare_error(text).diagnostics
    note = Diagnostic("note", f"see current operation: {shown(op)}", op.position)
    return error.but(notes=(*error.notes, note))


def _unresolved(cast: Operation, types: Sequence[Type]) -> PassFailed:
    before = ", ".join(f"'{value.type}'" for value in cast.operands)
    after = ", ".join(f"'{ty}'" for ty in types)
    user = cast.results[0].users[0]
    error = _error(
        cast,
        f"failed to legalize unresolved materialization from ({before}) to ({after}) "
        "that remained live after conversion",
    )
    text = f"see existing live user here: {user}"
    note = Diagnostic("note", text, user.position)
    return PassFailed(error.but(notes=(*error.notes, note)))
