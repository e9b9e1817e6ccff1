"""test-legalize-patterns: a conversion, by all patterns, in the ways there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, cast

from bridge import Operation
from bridge.dialects import func
from bridge.errors import PassFailed, warn
from bridge.ir.types import F32
from bridge.passes import Pass
from bridge.rewrite import Pattern
from bridge.rewrite.conversion import (
    ConversionConfig,
    ConversionTarget,
    TypeConverter,
    apply_full_conversion,
    apply_partial_conversion,
)
from test_dialect.output import remark
from test_dialect.passes.legal_patterns import (
    patterns_by,
    rules_of_types,
    takes_f64,
)

_LEGAL: Final = (
    "builtin.module",
    *("test.legal_op_a", "test.legal_op_b", "test.legal_op_c", "test.cast"),
    *("test.valid", "test.finish", "test.constant", "test.one_region_op"),
    *("test.valid_producer", "test.valid_consumer", "test.legal_op"),
)
_ILLEGAL: Final = (
    *("test.illegal_op_f", "test.illegal_op_g", "test.region_builder"),
    "test.op_with_region_fold",
)
_MARKED: Final = {
    "test.value_replace": "is_legal",
    "test.post_order_legalization": "is_legal",
    "test.op_in_place_self_fold": "folded",
    "test.convert_block_args": "is_legal",
}
"""By op: the attribute that makes it legal."""


def _has(name: str) -> Callable[[Operation], bool]:
    """Whether an operation has an attribute."""
    return lambda op: op.get(name) is not None


def _target(rules: TypeConverter) -> ConversionTarget:
    target = ConversionTarget(legal=_LEGAL, illegal=_ILLEGAL)
    for name, mark in _MARKED.items():
        target.dynamically(name, when=_has(mark))
    target.dynamically(
        "test.return", when=lambda op: all(v.type != F32 for v in op.operands)
    )
    target.dynamically(func.FuncOp, when=rules.is_signature_legal)
    target.dynamically(func.CallOp, when=rules.is_legal)
    target.recursively(
        func.FuncOp,
        "builtin.module",
        when=_has("test.recursively_legal"),
    )
    takes_f64(target)
    return target


def _restore(op: Operation, before: Operation) -> None:
    """Makes an operation what it was."""
    for region, old in zip(op.regions, before.regions, strict=True):
        for block in list(region.blocks):
            region.remove(block)
        region.take_blocks(old)


class LegalizePatterns(Pass, name="test-legalize-patterns"):
    """Converts ops of the test dialect."""

    test_legalize_mode: str = "partial"
    test_legalize_folding_mode: str = "before-patterns"
    allow_pattern_rollback: bool = True
    build_materializations: bool = True
    attach_debug_materialization_kind: bool = False

    def run(self, op: Operation) -> None:
        rules = rules_of_types()
        target, patterns = _target(rules), patterns_by(rules)
        if self.test_legalize_mode == "analysis":
            self._analyze(op, target, patterns)
        elif self.test_legalize_mode == "full":
            target.unknown(_has("test.dynamically_legal"))
            self._convert(op, target, patterns)
        else:
            self._convert(op, target, patterns)

    def _convert(
        self, op: Operation, target: ConversionTarget, patterns: list[Pattern]
    ) -> None:
        """Converts; where that fails all is what it was, as upstream's driver does."""
        before = op.clone()
        left: list[Operation] = []
        full = self.test_legalize_mode == "full"
        apply = apply_full_conversion if full else apply_partial_conversion
        try:
            apply(op, target, patterns, config=self._config(left))
        except PassFailed as error:
            for diagnostic in error.diagnostics:
                warn(diagnostic)
            if self.allow_pattern_rollback:
                _restore(op, before)
            remark(op, f"apply{'Full' if full else 'Partial'}Conversion failed")
        for found in left:
            remark(found, f"op '{found.name}' is not legalizable")

    def _analyze(
        self, op: Operation, target: ConversionTarget, patterns: list[Pattern]
    ) -> None:
        """Converts a copy, and tells of what can be."""
        copy, left = op.clone(), list[Operation]()
        pairs = list(zip(op.walk(), copy.walk(), strict=True))
        apply_partial_conversion(copy, target, patterns, config=self._config(left))
        for found, copied in pairs:
            if copied not in left:
                remark(found, f"op '{found.name}' is legalizable")

    def _config(self, left: list[Operation]) -> ConversionConfig:
        folding = cast(_Folding, self.test_legalize_folding_mode)
        return ConversionConfig(
            folding=folding,
            materialize=self.build_materializations,
            mark_casts=self.attach_debug_materialization_kind,
            unconverted=left.append,
        )


_Folding = Literal["never", "before-patterns", "after-patterns"]
