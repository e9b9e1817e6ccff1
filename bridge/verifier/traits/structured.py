"""Interfaces of linalg's and llvm's ops, whose rules are the dialect's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.ir.core import Operation
from bridge.ods.rows import Row, Trait

Rule = Callable[[Operation], None]
Maker = Callable[[Row, Trait], Rule]


def _linalg(line: Row, trait: Trait) -> Rule:
    # Only those who verify linalg load it.
    from bridge.dialects.linalg.interfaces import RULES

    return RULES[trait.name]


def _dereferenceable(line: Row, trait: Trait) -> Rule:
    def check(op: Operation) -> None:
        from bridge.dialects.llvm.shapes import is_pointer

        if "dereferenceable" not in op.properties:
            return
        if len(op.results) != 1 or not is_pointer(op.results[0].type):
            raise op.error("expected op to return a single LLVM pointer type")

    return check


OF_SIGNATURE: Final[dict[str, Maker]] = {
    "DereferenceableOpInterface": _dereferenceable,
    "FillOpInterface": _linalg,
}


def _predicate(line: Row, trait: Trait) -> Rule:
    from bridge.dialects.transform.matching import verify_predicate

    return verify_predicate


OTHERS: Final[dict[str, Maker]] = {
    "ConvolutionOpInterface": _linalg,
    "StructuredPredicate": _predicate,
}

OF_REGIONS: Final[dict[str, Maker]] = {
    "ContractionOpInterface": _linalg,
    "LinalgOp": _linalg,
}
