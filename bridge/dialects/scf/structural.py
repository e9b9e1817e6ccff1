"""Loops and conditions that carry values of other types, as a conversion has them.

Upstream: `populateSCFStructuralTypeConversionsAndLegality`.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import scf
from bridge.ir.core import Operation, Region
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionRewriter,
    ConversionTarget,
    TypeConverter,
    conversion_pattern,
)
from bridge.rewrite.patterns import Pattern

_STRUCTURES: Final = (scf.ForOp, scf.IfOp, scf.IndexSwitchOp, scf.WhileOp)


def patterns() -> list[Pattern]:
    """Those of the operations, and of the terminators of their regions."""
    return [_structure, _terminator]


def make_legal(target: ConversionTarget, rules: TypeConverter) -> None:
    """Says that they are legal where the types of what they carry are."""
    target.dynamically(*_STRUCTURES, when=lambda op: rules.keeps(op.results))
    target.dynamically(scf.WhileOp, scf.ConditionOp, when=rules.is_legal)
    target.dynamically(scf.YieldOp, when=lambda op: _may_yield(op, rules))


def _may_yield(op: Operation, rules: TypeConverter) -> bool:
    """What ends other operations is for them to say."""
    inside = isinstance(op.parent_op, _STRUCTURES)
    return not inside or rules.keeps(op.operands)


@conversion_pattern(scf.ForOp, scf.IfOp, scf.IndexSwitchOp, scf.WhileOp)
def _structure(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    rules = rewriter.converter
    if rules is None:
        return
    groups = [rules.convert_value(result) for result in op.results]
    known = [group for group in groups if group is not None]
    inside = [v for r in op.regions for b in r.blocks for v in b.arguments]
    if len(known) < len(groups) or rules.convert_values(inside) is None:
        return
    made = rewriter(
        op.name,
        adaptor.operands,
        [ty for group in known for ty in group],
        properties=op.properties,
        attributes=op.attributes,
        regions=[Region() for _ in op.regions],
    )
    for new, old in zip(made.regions, op.regions, strict=True):
        new.take_blocks(old)
        rewriter.convert_region(new)
    results = iter(made.results)
    rewriter.replace(op, [[next(results) for _ in group] for group in known])


@conversion_pattern(scf.YieldOp, scf.ConditionOp)
def _terminator(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    with rewriter.modify(op):
        op.operands = adaptor.operands
