"""How ops of scf are constructed where their rows do not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects.scf.branches import IfOp
from bridge.dialects.scf.loops import ForOp, ParallelOp, WhileOp
from bridge.ir.core import Operation
from bridge.ir.types import INDEX, Type
from bridge.ir.values import AnyLocation
from bridge.op.constructing import ValueLike, values

if TYPE_CHECKING:
    from bridge.dialects import scf


def make_for(
    lower: ValueLike,
    upper: ValueLike,
    step: ValueLike,
    inits: Sequence[ValueLike] = (),
    *,
    unsigned_cmp: bool = False,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> ForOp:
    """A loop that carries `inits`; `with loop.body() as i:` fills it."""
    carried = values(inits, "inits", "ForOp")
    made: ForOp = ForOp.from_row(
        [value.type for value in carried],
        lower,
        upper,
        step,
        carried,
        unsigned_cmp=unsigned_cmp,
        attributes=attributes,
        location=location,
    )
    return made


def make_if(
    condition: ValueLike,
    results: Sequence[Type] = (),
    *,
    has_else: bool = False,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> IfOp:
    """A branch; `with op.then_region():` and `with op.else_region():` fill it."""
    made: IfOp = IfOp.from_row(
        results, condition, attributes=attributes, location=location
    )
    if has_else or results:
        with made.else_region():
            pass
    return made


def make_parallel(
    lower: Sequence[ValueLike],
    upper: Sequence[ValueLike],
    step: Sequence[ValueLike],
    inits: Sequence[ValueLike] = (),
    *,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> ParallelOp:
    """A loop nest whose iterations may run in any order and reduce `inits`."""
    reduced = values(inits, "inits", "ParallelOp")
    types = [value.type for value in reduced]
    made: ParallelOp = ParallelOp.from_row(
        types, lower, upper, step, reduced, attributes=attributes, location=location
    )
    return made


CONSTRUCTORS: Final[Mapping[str, Callable[..., object]]] = {
    "for": make_for,
    "if": make_if,
    "parallel": make_parallel,
}


def _iteration(op: Operation, region: int) -> Sequence[Type]:
    """The induction variable, of the bounds' type, and what is carried."""
    return [op.operands[0].type, *[result.type for result in op.results]]


def _iterations(op: scf.ParallelOp, region: int) -> Sequence[Type]:
    """An induction variable for each lower bound."""
    return [value.type for value in op.lower_bound]


def _loop(op: Operation, region: int) -> Sequence[Type]:
    """What comes in, and what the condition passes on."""
    assert isinstance(op, WhileOp)
    return [value.type for value in (op.operands, op.results)[region]]


def _threads(op: scf.ForallOp, region: int) -> Sequence[Type]:
    """The indices of a thread, and the shared outputs."""
    return [INDEX] * len(op.static_upper_bound.values) + [v.type for v in op.outputs]


ENTRY_TYPES: Final = {
    "for": _iteration,
    "forall": _threads,
    "parallel": _iterations,
    "while": _loop,
}
RESULT_TYPES: Final = {"forall": lambda op: [value.type for value in op.outputs]}
