"""Loops that carry values: as many all the way round.

Upstream verifies their types where control flow is verified.
"""

from __future__ import annotations

from typing import Final

from bridge.ir.core import Operation
from bridge.ir.types import INDEX, IntegerType
from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule, is_of_outline, of_outline
from bridge.op.interfaces.loop_like import Carried, LoopLike
from bridge.op.registry import op_class
from bridge.verifier.makers import Maker


def _loop_like(line: Row, trait: Trait) -> Rule:
    cls = op_class(line.name)
    if cls is None or not issubclass(cls, LoopLike):
        return lambda op: None

    def check(op: Operation) -> None:
        if isinstance(op, LoopLike):
            _check_counts(op, op.carried())
            if op.any_induction_type:
                _check_variable(op)

    return of_outline(check) if is_of_outline(cls.carried) else check


def _check_variable(op: Operation) -> None:
    # That there is one is the op's own rule.
    for variable in op.regions[0].blocks[0].arguments[:1]:
        ty = variable.type
        signless = isinstance(ty, IntegerType) and ty.signedness == "signless"
        if not signless and ty is not INDEX:
            raise op.error(f"0-th induction variable has invalid type: '{ty}'")


def _check_counts(op: Operation, loop: Carried) -> None:
    count = len(loop.arguments)
    if len(loop.inits) != count:
        raise op.error(
            "different number of inits and region iter_args: "
            f"{len(loop.inits)} != {count}"
        )
    if loop.yielded and len(loop.yielded) != count:
        raise op.error(
            "different number of region iter_args and yielded values: "
            f"{count} != {len(loop.yielded)}"
        )
    if loop.results is not None and len(loop.results) != count:
        raise op.error(
            "different number of loop results and region iter_args: "
            f"{len(loop.results)} != {count}"
        )


OF_REGIONS: Final[dict[str, Maker]] = {"LoopLikeOpInterface": _loop_like}
