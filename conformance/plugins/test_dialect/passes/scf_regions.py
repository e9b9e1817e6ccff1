"""Passes of branches and loops of scf: outlined, shared, or with more values."""

from __future__ import annotations

from collections.abc import Sequence

from bridge import Operation, Value
from bridge.dialects import arith, scf
from bridge.dialects.affine.mapping import map_to_processors
from bridge.dialects.scf.outlining import outline_branch
from bridge.ir.walk import walk_post_order
from bridge.passes import Pass
from bridge.rewrite import Rewriter
from bridge.rewrite.isolating import is_inside


class IfUtils(Pass, name="test-scf-if-utils", anchor="builtin.module"):
    """Makes functions of what branches do."""

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        branches = [one for one in walk_post_order(op) if isinstance(one, scf.IfOp)]
        for n, branch in enumerate(branches):
            then, otherwise = f"outlined_then{n}", f"outlined_else{n}"
            outline_branch(branch, then, otherwise, rewriter)


class Mapping(Pass, name="test-mapping-to-processing-elements"):
    """Shares outer loops among processors, whose numbers ops of one name give."""

    def run(self, op: Operation) -> None:
        found = [one for one in op.walk() if one.name == "new_processor_id_and_range"]
        numbers = [one.results[0] for one in found]
        counts = [one.results[1] for one in found]
        for loop in op.walk():
            if isinstance(loop, scf.ForOp) and not _is_nested(loop):
                map_to_processors(loop, numbers, counts)


def _is_nested(loop: scf.ForOp) -> bool:
    around = loop.parent_op
    while around is not None and not isinstance(around, scf.ForOp):
        around = around.parent_op
    return around is not None


def double_yields(loop: scf.ForOp, rewriter: Rewriter) -> None:
    """Carries each value of a loop twice; the second time its double is yielded."""
    body = loop.body
    ending = body.last
    assert isinstance(ending, scf.YieldOp)  # a loop ends with one
    rewriter.current = ending
    with rewriter:
        doubled = [arith.AddFOp(value, value).result for value in ending.operands]
    with rewriter.modify(ending):
        ending.operands = [*ending.operands, *doubled]
    rewriter.current = loop
    inits = list(loop.initial_values())
    with rewriter:
        new = scf.ForOp(
            loop.lower_bound,
            loop.upper_bound,
            loop.step,
            [*inits, *inits],
            unsigned_cmp=loop.unsigned_cmp is not None,
        )
    for name, value in loop.attributes.items():
        new.set_attribute(name, value)
    block = new.body
    count = len(body.arguments)
    rewriter.merge_block(body, block, block.arguments[:count])
    _use_carried(new, inits, block.arguments[count:], rewriter)
    rewriter.replace(loop, new.results[: len(inits)])


def _use_carried(
    loop: scf.ForOp, inits: Sequence[Value], carried: Sequence[Value], r: Rewriter
) -> None:
    """What a loop uses of its initial values becomes what it carries."""
    for old, new in zip(inits, carried, strict=True):
        r.replace_uses_where(old, new, lambda use: is_inside(use.op, loop.regions[0]))
