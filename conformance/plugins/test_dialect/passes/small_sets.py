"""Passes that apply one set of patterns, greedily."""

from __future__ import annotations

from bridge import Operation
from bridge.dialects.memref import composing
from bridge.passes import Pass
from bridge.rewrite import apply_greedily
from bridge.rewrite.commutative import sort_operands


class Commutativity(Pass, name="test-commutativity-utils", anchor="func.func"):
    """Sorts operands of commutative ops."""

    def run(self, op: Operation) -> None:
        apply_greedily(op, [sort_operands])


class ComposeSubView(Pass, name="test-compose-subview"):
    """Makes parts of parts parts of the whole."""

    def run(self, op: Operation) -> None:
        apply_greedily(op, composing.patterns())
