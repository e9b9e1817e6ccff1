"""Loops that carry values: as many all the way round.

Of their types upstream says more where control flow is judged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bridge.ir.core import Operation
from bridge.ir.types import INDEX, IntegerType
from bridge.ir.values import Value
from bridge.ods.rows import Row, Trait
from bridge.ods.slots import values_of

Rule = Callable[[Operation], None]
Maker = Callable[[Row, Trait], Rule]
Values = Sequence[Value]


class _Carried(NamedTuple):
    """What a loop carries; no yielded values or results where it does not say."""

    inits: Values
    arguments: Values
    yielded: Values
    results: Values | None


def _from_for(line: Row) -> Callable[[Operation], _Carried]:
    slots = len(line.operands)
    inits = values_of(line, "operands", slots - 1)
    # Upstream's affine loop does not tell this interface what it gives.
    says_results = line.name != "affine.for"

    def carried(op: Operation) -> _Carried:
        block = op._regions[0]._blocks[0]
        last = block.last
        yielded = last.operands if last is not None else ()
        results = op.results if says_results else None
        return _Carried(inits(op), block._arguments[1:], yielded, results)

    return carried


def _from_iterate(line: Row) -> Callable[[Operation], _Carried]:
    inits = values_of(line, "operands", 1)

    def carried(op: Operation) -> _Carried:
        block = op.regions[0].blocks[0]
        first = inits(op)
        last = block.last
        yielded = last.operands if last is not None else ()
        return _Carried(first, block.arguments[: len(first)], yielded, op.results)

    return carried


def _from_while(line: Row) -> Callable[[Operation], _Carried]:
    def carried(op: Operation) -> _Carried:
        before, after = (region.blocks[0] for region in op.regions)
        last = after.last
        yielded = last.operands if last is not None else ()
        return _Carried(op.operands, before.arguments, yielded, None)

    return carried


_LOOPS: Final = {
    "affine.for": _from_for,
    "scf.for": _from_for,
    "scf.while": _from_while,
    "sparse_tensor.iterate": _from_iterate,
}


def _loop_like(line: Row, trait: Trait) -> Rule:
    found = _LOOPS.get(line.name)
    if found is None:
        return lambda op: None
    carried = found(line)

    def check(op: Operation) -> None:
        _check_counts(op, carried(op))
        if line.name in _COUNTED:
            _check_variable(op)

    return check


_COUNTED: Final = frozenset({"scf.for"})
"""Loops whose variable may be other than an index; the others ask of it themselves."""


def _check_variable(op: Operation) -> None:
    # That there is one is the op's own rule.
    for variable in op.regions[0].blocks[0].arguments[:1]:
        ty = variable.type
        signless = isinstance(ty, IntegerType) and ty.signedness == "signless"
        if not signless and ty is not INDEX:
            raise op.error(f"0-th induction variable has invalid type: '{ty}'")


def _check_counts(op: Operation, loop: _Carried) -> None:
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
