"""Interfaces of linalg's and llvm's ops, whose rules are the dialect's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.core import Operation
from bridge.later import deferred
from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule
from bridge.verifier.makers import Maker, always

if TYPE_CHECKING:
    from bridge.dialects.linalg import interfaces
    from bridge.dialects.llvm import shapes
    from bridge.dialects.transform import matching
else:
    interfaces = deferred("bridge.dialects.linalg.interfaces")
    shapes = deferred("bridge.dialects.llvm.shapes")
    matching = deferred("bridge.dialects.transform.matching")


def _linalg(line: Row, trait: Trait) -> Rule:
    # Only those who verify linalg load it.
    return interfaces.RULES[trait.name]


def _dereferenceable(op: Operation) -> None:
    if "dereferenceable" not in op.properties:
        return
    if len(op.results) != 1 or not shapes.is_pointer(op.results[0].type):
        raise op.error("expected op to return a single LLVM pointer type")


OF_SIGNATURE: Final[dict[str, Maker]] = {
    "DereferenceableOpInterface": always(_dereferenceable),
    "FillOpInterface": _linalg,
}


def _predicate(line: Row, trait: Trait) -> Rule:
    return matching.verify_predicate


OTHERS: Final[dict[str, Maker]] = {
    "ConvolutionOpInterface": _linalg,
    "StructuredPredicate": _predicate,
}

OF_REGIONS: Final[dict[str, Maker]] = {
    "ContractionOpInterface": _linalg,
    "LinalgOp": _linalg,
}
