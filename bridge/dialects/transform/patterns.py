"""Sets of patterns, of conversions and of converters of types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bridge.dialects.transform.applying import refuse_itself
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.attributes import IntegerAttr, StringAttr, UnitAttr
from bridge.ir.core import Operation
from bridge.ir.walk import walk, walk_post_order
from bridge.ods.rows import row
from bridge.op.base import Op, Region, Value
from bridge.op.traits import has_trait
from bridge.rewrite.canonical import CanonicalPatterns
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import Pattern, PatternTable
from bridge.rewrite.transforming import (
    PatternDescriptor,
    Silenceable,
    Transform,
    TransformState,
)

_PATTERNS: Final = "PatternDescriptorOpInterface"
_CONVERSIONS: Final = "ConversionPatternDescriptorOpInterface"
CONVERTERS: Final = "TypeConverterBuilderOpInterface"
"""What operations implement that stand for casts between types."""

_TO_LLVM: Final = "transform.apply_conversion_patterns.memref."
_TYPELESS: Final = "transform.apply_conversion_patterns.scf."
"""The conversions that do with any converter of types."""


def _implements(op: Operation, interface: str) -> bool:
    line = row(op.name)
    return line is not None and line.has_trait(interface)


def verify_children(op: Op, region: Region, interface: str, which: str) -> None:
    """Raises `Invalid` for an op of the first block that lacks the interface."""
    for block in region.blocks[:1]:
        for child in block:
            if not _implements(child, interface):
                raise op.error(f"expected {which} to implement {interface}").with_note(
                    "op without interface", child.position
                )


class ApplyPatternsOp(Transform, name="transform.apply_patterns"):
    """Applies patterns greedily, to a fixed point."""

    apply_cse: UnitAttr | None
    max_iterations: IntegerAttr
    max_num_rewrites: IntegerAttr
    target: Value

    @property
    def sets(self) -> list[Operation]:
        """The sets of patterns that are applied."""
        return [op for block in self.regions[0].blocks for op in block]

    def verify(self) -> None:
        verify_children(self, self.regions[0], _PATTERNS, "children ops")

    def can_apply(self) -> bool:
        return all(isinstance(op, PatternDescriptor) for op in self.sets)

    def apply(self, state: TransformState) -> None:
        table = self._table()
        for target in state.operations(self.target):
            refuse_itself(self, target)
            for _ in range(_ROUNDS):
                self._rewrite(target, table, state)
                if self.apply_cse is None or not _eliminated(target, state):
                    break
            else:
                raise self.failure("fixpoint iteration did not converge")

    def _table(self) -> PatternTable:
        sets = [op for op in self.sets if isinstance(op, PatternDescriptor)]
        for op in self.sets:
            if not isinstance(op, PatternDescriptor):
                text = f"'{op.name}' op is not known here"
                raise PassFailed(Diagnostic("error", text, op.position))
        found = [one for op in sets for one in op.patterns()]
        if any(isinstance(op, ApplyCanonicalizationPatternsOp) for op in sets):
            return CanonicalPatterns(found)
        return PatternTable(found)

    def _rewrite(
        self, target: Operation, table: PatternTable, state: TransformState
    ) -> None:
        isolated = has_trait(target, "IsolatedFromAbove")
        inside = [op for op in walk_post_order(target) if op is not target]
        try:
            apply_greedily(
                target,
                table,
                top_down=False,
                region_simplification="aggressive" if isolated else "disabled",
                max_iterations=_limit(self.max_iterations),
                max_rewrites=_limit(self.max_num_rewrites),
                chosen=None if isolated else inside,
                strictness="any" if isolated else "existing-and-new",
                listener=state,
            )
        except PassFailed:
            text = "greedy pattern application failed"
            raise Silenceable(Diagnostic("error", text, target.position)) from None


_ROUNDS: Final = 50
"""How often patterns are applied, and common subexpressions are eliminated."""


def _limit(number: IntegerAttr) -> int | None:
    return None if number.value < 0 else number.value


def _eliminated(target: Operation, state: TransformState) -> bool:
    """Eliminates common subexpressions; whether there were any."""
    before = sum(1 for _ in walk(target))
    state.services.run_pass("cse", target)
    state.prune()
    return sum(1 for _ in walk(target)) < before


class ApplyCanonicalizationPatternsOp(
    PatternDescriptor, name="transform.apply_patterns.canonicalization"
):
    """The canonicalization patterns of all dialects."""

    def patterns(self) -> Iterable[Pattern]:
        return ()


class ApplyConversionPatternsOp(Transform, name="transform.apply_conversion_patterns"):
    """Applies conversion patterns, with an optional type converter."""

    preserve_handles: UnitAttr | None
    target: Value

    @property
    def sets(self) -> list[Operation]:
        """The sets of patterns that are applied."""
        return [op for block in self.regions[0].blocks for op in block]

    def consumed(self) -> Sequence[int]:
        return () if self.preserve_handles is not None else (0,)

    def apply(self, state: TransformState) -> None:
        for op in self.sets:
            if len(self.regions) == 1:
                text = (
                    "pattern descriptor does not specify type converter and "
                    "apply_conversion_patterns op has no default type converter"
                )
                raise self.failure(text, ("pattern descriptor op", op))
        for target in state.operations(self.target):
            refuse_itself(self, target)
            try:
                state.services.convert(self, target)
            except PassFailed as failed:
                text = "dialect conversion failed"
                found = self.silenceable(text, ("target op", target))
                found.diagnostics[:0] = failed.diagnostics
                raise found from None

    def verify(self) -> None:
        if len(self.regions) not in (1, 2):
            raise self.error("expected 1 or 2 regions")
        patterns = self.regions[0]
        verify_children(self, patterns, _CONVERSIONS, "pattern children ops")
        if len(self.regions) == 1:
            return
        converter = self._converter()
        for block in patterns.blocks[:1]:
            for child in block:
                _verify_converter(child, converter)

    def _converter(self) -> Operation:
        ops = [op for block in self.regions[1].blocks[:1] for op in block]
        if len(ops) != 1:
            raise self.error("expected exactly one op in default type converter region")
        if not _implements(ops[0], CONVERTERS):
            raise self.error(
                f"expected default converter child op to implement {CONVERTERS}"
            ).with_note("op without interface", ops[0].position)
        return ops[0]


def _verify_converter(patterns: Operation, converter: Operation) -> None:
    """Raises `Invalid` where patterns need another converter of types."""
    if patterns.name.startswith(_TYPELESS):
        return
    chipset = patterns.get("chipset")
    if isinstance(chipset, StringAttr) and not _CHIPSET.fullmatch(chipset.value):
        raise patterns.error(f"Invalid chipset name: {chipset.value}")
    if not converter.name.startswith(_TO_LLVM):
        raise patterns.error("expected LLVMTypeConverter")


_CHIPSET: Final = re.compile(r"gfx[0-9]+[0-9a-fA-F]{2}", re.ASCII)
