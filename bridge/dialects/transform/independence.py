"""Operations of the same sizes in all iterations of loops, as transformations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from bridge.dialects import scf
from bridge.dialects.affine.applying import Mixed
from bridge.dialects.tensor import independence
from bridge.dialects.transform.each import OfEach
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.transforming import Payload, TransformState

Bound = Callable[[Value], Mixed | None]
"""An upper bound of an index that depends on no loop."""

Rule = Callable[..., Operation | None]
"""What an operation becomes, by a `Bound` and a rewriter; `None` where that fails."""


class LoopIndependent(OfEach):
    """The base of what has sizes depend on loops around it no longer."""

    num_loops: IntegerAttr
    rules: ClassVar[Mapping[type[Operation], Rule]]

    def consumed(self) -> Sequence[int]:
        return (0,)

    def made_of(
        self, target: Operation, rewriter: Rewriter, state: TransformState
    ) -> Sequence[Payload]:
        loops = self._loops(target)
        rule = self.rules.get(type(target))
        if rule is None:
            raise self.silenceable("unsupported target op", ("target op", target))

        def bound(value: Value) -> Mixed | None:
            return state.services.bound_outside(value, loops)

        made = rule(target, bound, rewriter)
        if made is None:
            text = "could not make target op loop-independent"
            raise self.silenceable(text, ("target op", target))
        return [made]

    def _loops(self, target: Operation) -> list[scf.ForOp]:
        """The loops around an operation, the inner first."""
        found: list[scf.ForOp] = []
        around = target.parent_op
        while len(found) < self.num_loops.value:
            while around is not None and not isinstance(around, scf.ForOp):
                around = around.parent_op
            if around is None:
                text = f"could not find {len(found)}-th enclosing loop"
                raise self.silenceable(text, ("target op", target))
            found.append(around)
            around = around.parent_op
        return found


class MakeLoopIndependentOp(
    LoopIndependent, name="transform.tensor.make_loop_independent"
):
    """Makes tensors as large as any iteration needs, and takes parts of them."""

    rules = independence.RULES
