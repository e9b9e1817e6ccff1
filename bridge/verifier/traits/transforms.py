"""The traits of transformations, and of what their programs may begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.core import Operation
from bridge.later import deferred
from bridge.verifier.makers import Maker

if TYPE_CHECKING:
    from bridge.dialects.transform import kinds, sequences
else:
    kinds = deferred("bridge.dialects.transform.kinds")
    sequences = deferred("bridge.dialects.transform.sequences")


def _verify_outermost(op: Operation) -> None:
    # Whoever verifies no such program does not load the dialect.
    if not op.regions:
        raise op.error("expects at least one region")
    if len(op.regions[0].blocks) != 1:
        raise op.error("expects a single-block region")
    arguments = op.regions[0].blocks[0].arguments
    if not arguments:
        raise op.error("expects the entry block to have at least one argument")
    if kinds.kind_of(arguments[0].type) != "handle":
        raise op.error(
            "expects the first entry block argument to be of type implementing "
            "TransformHandleTypeInterface"
        )
    if op.operands and op.operands[0].type is not arguments[0].type:
        raise op.error(
            "expects the type of the block argument to match the type of the operand"
        )
    for i, argument in enumerate(arguments):
        if not kinds.kind_of(argument.type):
            raise op.error(
                "expects trailing entry block arguments to be of type implementing "
                "TransformHandleTypeInterface, TransformValueHandleTypeInterface or "
                "TransformParamTypeInterface"
            ).with_note(f"argument #{i} does not", op.position)
    outer = op.parent_op
    while outer is not None and not sequences.may_be_outermost(outer):
        outer = outer.parent_op
    if outer is not None and len(op.operands) != len(arguments):
        raise op.error("expects operands to be provided for a nested op").with_note(
            "nested in another possible top-level op", outer.position
        )


def _verify_effects(op: Operation) -> None:
    """Raises `Invalid` for an op that takes what it makes itself."""
    for i, value in enumerate(op.operands):
        if value in op.results:
            raise op.bare_error(
                "TransformOpInterface did not expect 'allocate' memory effect on an "
                "operand"
            ).with_note(f"specified for operand #{i}", op.position)


OTHERS: Final[dict[str, Maker]] = {
    "TransformOpInterface": lambda line, trait: _verify_effects,
    "PossibleTopLevelTransformOpTrait": lambda line, trait: _verify_outermost,
}
