"""affine-super-vectorizer-test: what the vectorizer of affine loops is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bridge import Operation, Value
from bridge.dialects import affine, func, vector
from bridge.errors import Diagnostic, warn
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.core import BlockArgument
from bridge.ir.types import VectorType
from bridge.op.traits import has_trait
from bridge.passes import Pass
from bridge.passes.affine_super_vectorize import combining_of
from bridge.passes.affine_vector_bodies import Refused, Strategy
from bridge.passes.affine_vectorizer import vectorize
from test_dialect.passes.printing import post_order

SLICED = "slicing-test-op"

Slice = Callable[[Operation], Sequence[Operation]]


class VectorizerTest(Pass, name="affine-super-vectorizer-test", anchor="func.func"):
    """Tells of shapes, slices and maps, and vectorizes the outermost loop."""

    vector_shape_ratio: str = ""
    forward_slicing: bool = False
    backward_slicing: bool = False
    slicing: bool = False
    compose_maps: bool = False
    vectorize_affine_loop_nest: bool = False

    def run(self, op: Operation) -> None:
        if len(op.regions[0].blocks) != 1:
            return
        told: list[str] = []
        if self.vector_shape_ratio:
            shape = [int(size) for size in self.vector_shape_ratio.split(",")]
            told += _ratios(op, shape)
        for asked, name, slice_of in (
            (self.forward_slicing, "forward static slice", forward_slice),
            (self.backward_slicing, "backward static slice", backward_slice),
            (self.slicing, "static slice", whole_slice),
        ):
            if asked:
                told += _slices(op, name, slice_of)
        if self.compose_maps:
            told += _composed(op)
        if self.vectorize_affine_loop_nest:
            told += _vectorized(op)
        if told:
            warn(Diagnostic("remark", "\n" + "\n".join(told)))


# Shapes


def _ratios(function: Operation, shape: Sequence[int]) -> Iterator[str]:
    """How many vectors of a shape each vector of the function is."""
    for op in post_order(function):
        held = _vector_of(op)
        ratio = None if held is None else shape_ratio(held.shape, shape)
        if ratio is not None and len(op.results) == 1:
            yield f"matched: {op} with shape ratio: {', '.join(map(str, ratio))}"


def _vector_of(op: Operation) -> VectorType | None:
    """The vector an operation is about; tells of those with no or more results."""
    if isinstance(op, vector.TransferReadOp | vector.TransferWriteOp):
        moved = op.operands[0] if op.name.endswith("write") else op.results[0]
        return moved.type if isinstance(moved.type, VectorType) else None
    if len(op.results) == 1:
        found = op.results[0].type
        return found if isinstance(found, VectorType) else None
    if op.results:
        why = "NYI: operation has more than 1 result"
    elif isinstance(op, func.ReturnOp):
        return None
    else:
        why = "NYI: assuming only return operations can have 0  results at this point"
    warn(Diagnostic("error", f"'{op.name}' op {why}", op.position))
    return None


def shape_ratio(shape: Sequence[int], part: Sequence[int]) -> list[int] | None:
    """How many parts there are of each dimension, where that is a number."""
    lead = len(shape) - len(part)
    if lead < 0 or any(s % p for s, p in zip(shape[lead:], part, strict=True)):
        return None
    return [*shape[:lead], *(s // p for s, p in zip(shape[lead:], part, strict=True))]


# Slices


def _slices(function: Operation, name: str, slice_of: Slice) -> Iterator[str]:
    symbol = function.get("sym_name")
    yield str(symbol).strip('"')
    for op in post_order(function):
        if op.name == SLICED:
            yield f"matched: {op} {name}: "
            yield from map(str, slice_of(op))


def forward_slice(op: Operation) -> list[Operation]:
    """What uses the results of an operation, directly or not, and what is inside."""
    found: dict[Operation, None] = {}
    _forward(op, {op}, found)
    found.pop(op, None)
    return list(found)[::-1]


def _forward(op: Operation, path: set[Operation], found: dict[Operation, None]) -> None:
    inside = [inner for r in op.regions for block in r.blocks for inner in block]
    for after in [*inside, *(user for x in op.results for user in x.users)]:
        if after not in found and after not in path:
            _forward(after, path | {after}, found)
    found[op] = None


def backward_slice(op: Operation, *, omit_arguments: bool = False) -> list[Operation]:
    """What the operands of an operation are made of, and loops of whose values."""
    found: dict[Operation, None] = {}
    _backward(op, {op}, found, omit_arguments=omit_arguments)
    found.pop(op, None)
    return list(found)


def _backward(
    op: Operation,
    path: set[Operation],
    found: dict[Operation, None],
    *,
    omit_arguments: bool,
) -> None:
    for value in _used_from_outside(op):
        before = value.defining_op
        if isinstance(value, BlockArgument):
            before = None if omit_arguments else value.owner.parent_op
            if before is None or not _is_plain(before):
                continue
        if before is not None and before not in found and before not in path:
            _backward(before, path | {before}, found, omit_arguments=omit_arguments)
    found[op] = None


def _is_plain(op: Operation) -> bool:
    """Whether an operation is not isolated, and has one block."""
    isolated = has_trait(op, "IsolatedFromAbove")
    return not isolated and len(op.regions) == 1 and len(op.regions[0].blocks) == 1


def _used_from_outside(op: Operation) -> Iterator[Value]:
    if not has_trait(op, "IsolatedFromAbove"):
        for inner in op.walk():
            for value in () if inner is op else inner.operands:
                around = None if value.block is None else value.block.parent_op
                if around is not op and (
                    around is None or not op.is_ancestor_of(around)
                ):
                    yield value
    yield from op.operands


def whole_slice(op: Operation) -> list[Operation]:
    """Slices in both directions of all that is found, in the program's order."""
    found = [op]
    for one in found:
        for other in (*backward_slice(one), *forward_slice(one)):
            if other not in found:
                found.append(other)
    top = op
    while top.parent_op is not None:
        top = top.parent_op
    return [one for one in top.walk() if one in found]


# Maps


def _composed(function: Operation) -> Iterator[str]:
    """The maps of operations, each of what the next one gives."""
    found = [op.get("affine_map") for op in post_order(function)]
    maps = [one.map for one in found if isinstance(one, AffineMapAttr)][::-1]
    if maps:
        whole = maps[0]
        for map_ in maps[1:]:
            whole = whole.compose(map_)
        yield f"Composed map: {whole.simplify()}"


# Loops


def _vectorized(function: Operation) -> Iterator[str]:
    """Vectorizes the outermost loop, where there is one, by four."""
    loops = [op for op in function.walk() if isinstance(op, affine.ForOp)]
    outermost = [op for op in loops if not any(x in loops for x in _around(op))]
    if len(outermost) != 1:
        return
    (loop,) = outermost
    # Upstream takes arguments for different memory.
    combining = combining_of(loop, distinct_arguments=True)
    if isinstance(combining, str):
        yield "Outermost loop cannot be parallel"
        return
    try:
        vectorize(loop, Strategy((4,), {loop: 0}, {loop: combining}))
    except Refused as why:
        warn(Diagnostic("remark", f"is not vectorized: {why}", loop.position))


def _around(op: Operation) -> Iterator[Operation]:
    around = op.parent_op
    while around is not None:
        yield around
        around = around.parent_op
