"""Parts of tensors: taken out, put in; and what is put around a tensor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects.tensor.scalars import splat_like
from bridge.dialects.tensor.types import dimensions, tensor_type
from bridge.ir.attributes import DenseArrayAttr, UnitAttr, integers_of
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC, INDEX, RankedTensorType
from bridge.ir.values import BlockArgument
from bridge.later import deferred
from bridge.op.base import (
    Op,
    OpResult,
    Value,
    Values,
    constant_integer,
    of_signature,
)
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.replacements import SeenOtherwise
from bridge.op.interfaces.sizes import Size, SizedResult
from bridge.op.interfaces.slices import (
    OffsetSizeAndStrideOp,
    dropped_dimensions,
    out_of_bounds,
    total,
)
from bridge.op.messages import shown
from bridge.op.traits import has_trait

if TYPE_CHECKING:
    from bridge.dialects.tensor import whole_parts
    from bridge.interpreter import subscripts, tensors
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.interpreter.tensors import Body
else:
    subscripts = deferred("bridge.interpreter.subscripts")
    tensors = deferred("bridge.interpreter.tensors")
    whole_parts = deferred("bridge.dialects.tensor.whole_parts")


class ExtractSliceOp(
    OffsetSizeAndStrideOp, SizedResult, SeenOtherwise, name="tensor.extract_slice"
):
    """Extracts a slice of a tensor, by offsets, sizes and strides."""

    result: OpResult

    def original(self) -> Value | None:
        whole = whole_parts.is_whole_part(self, self.result, self.source)
        return self.source if whole else None

    def fold(self, constants: Constants) -> Folded:
        found = splat_like(constants[0], self.result)
        if found is not None:
            return found
        if self.source.type is self.result.type and _is_whole(self):
            return self.source
        before = self.source.defining_op
        if not isinstance(before, InsertSliceOp) or _place(self) != _place(before):
            return None
        same = before.source.type is self.result.type and _is_apart(self)
        return before.source if same else None

    def size_of(self, dim: int) -> Size:
        given = [int(size) for size in self.static_sizes.values]
        dropped = dropped_dimensions(given, tensor_type(self.result).shape) or set()
        place = [n for n in range(len(given)) if n not in dropped][dim]
        if given[place] != DYNAMIC:
            return given[place]
        return self.sizes[given[:place].count(DYNAMIC)]

    def interpret(self, machine: Machine) -> Meaning:
        shape = tensor_type(self.result).shape
        sizes = [int(size) for size in self.static_sizes.values]
        dropped = dropped_dimensions(sizes, shape) or set()
        split = self.numbers()

        def run(source: Array, *given: int) -> Array:
            return tensors.extract_slice(source, *split(*given), dropped=dropped)

        return run

    @of_signature
    def verify(self) -> None:
        _verify_slice(self, tensor_type(self.source), tensor_type(self.result))


class InsertSliceOp(OffsetSizeAndStrideOp, SeenOtherwise, name="tensor.insert_slice"):
    """Inserts a tensor into another as a slice."""

    dest: Value
    result: OpResult

    def original(self) -> Value | None:
        whole = whole_parts.is_whole_part(self, self.source, self.dest)
        return self.source if whole else None

    def fold(self, constants: Constants) -> Folded:
        if self.source.type is self.result.type and _is_whole(self):
            return self.source
        before = self.dest.defining_op
        if isinstance(before, InsertSliceOp) and self._replaces(before):
            self.dest = before.dest
            return self.results
        is_nothing = 0 in _known(self.static_sizes, self.sizes)
        return self.dest if is_nothing or self._puts_back() else None

    def _replaces(self, before: InsertSliceOp) -> bool:
        """Whether nothing is left of what was inserted before."""
        same = before.source.type is self.source.type
        return same and _place(before) == _place(self)

    def _puts_back(self) -> bool:
        """Whether what is inserted was there."""
        taken = self.source.defining_op
        return (
            isinstance(taken, ExtractSliceOp)
            and taken.source is self.dest
            and _place(taken) == _place(self)
        )

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(tensor_type(self.result))
        split = self.numbers()

        def run(source: Array, dest: Array, *given: int) -> Array:
            return tensors.insert_slice(element, source, dest, *split(*given))

        return run

    @of_signature
    def verify(self) -> None:
        _verify_slice(self, tensor_type(self.result), tensor_type(self.source))

    @property
    def sliced(self) -> Value:
        return self.results[0]


class ParallelInsertSliceOp(OffsetSizeAndStrideOp, name="tensor.parallel_insert_slice"):
    """Inserts a slice into a shared output of a parallel loop."""

    dest: Value

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(tensor_type(self.dest))
        split = self.numbers()
        number = self._output()

        def run(source: Array, dest: Array, *given: int) -> None:
            outputs = machine.shared[-1]
            made = outputs[number]
            outputs[number] = tensors.put_slice(element, source, made, *split(*given))

        return run

    def _output(self) -> int:
        """The number of the loop's result that it inserts into."""
        argument = self.dest
        assert isinstance(argument, BlockArgument)
        loop = argument.owner.parent_op
        assert loop is not None
        return argument.index - len(argument.owner.arguments) + len(loop.results)

    def verify(self) -> None:
        parent = self.parent_op
        if parent is not None and not has_trait(parent, "InParallelOpInterface"):
            raise self.bare_error(
                f"expected InParallelOpInterface parent, got:{shown(parent)}"
            )
        _verify_slice(self, tensor_type(self.dest), tensor_type(self.source))

    @property
    def sliced(self) -> Value:
        return self.dest


def _place(op: OffsetSizeAndStrideOp) -> tuple[object, ...]:
    """What says which part it is."""
    static = (op.static_offsets, op.static_sizes, op.static_strides)
    return (*static, op.offsets, op.sizes, op.strides)


def _known(static: DenseArrayAttr, dynamic: Values) -> list[int | None]:
    """Numbers, as far as they are known."""
    given = iter(dynamic)
    return [
        constant_integer(next(given)) if number == DYNAMIC else number
        for number in integers_of(static)
    ]


def _is_whole(op: OffsetSizeAndStrideOp) -> bool:
    """Whether a part of the same type as the whole is known to be all of it."""
    sizes = _known(op.static_sizes, op.sizes)
    return (
        all(offset == 0 for offset in _known(op.static_offsets, op.offsets))
        and sizes == [*tensor_type(op.sliced).shape]
        and all(stride == 1 for stride in _known(op.static_strides, op.strides))
    )


def _is_apart(op: OffsetSizeAndStrideOp) -> bool:
    """Whether no element of a part is at the place of another one.

    Upstream forgets it where a stride is zero, or may be.
    """
    strides = _known(op.static_strides, op.strides)
    return all(stride is not None and stride != 0 for stride in strides)


def _verify_slice(
    op: OffsetSizeAndStrideOp, whole: RankedTensorType, part: RankedTensorType
) -> None:
    offsets, sizes, strides = (
        [int(number) for number in numbers.values]
        for numbers in (op.static_offsets, op.static_sizes, op.static_strides)
    )
    wanted = RankedTensorType(tuple(sizes), whole.element, whole.encoding)
    if wanted is not part:
        _verify_part(op, wanted, part)
    text = out_of_bounds(whole.shape, offsets, sizes, strides)
    if text is not None:
        raise op.bare_error(text)


def _verify_part(
    op: Operation, wanted: RankedTensorType, part: RankedTensorType
) -> None:
    if part.rank > wanted.rank:
        raise op.bare_error("expected rank to be smaller or equal to the other rank. ")
    if dropped_dimensions(wanted.shape, part.shape) is None:
        raise op.bare_error(
            f"expected type to be '{wanted}' or a rank-reduced version. "
            "(size mismatch) "
        )
    if wanted.element is not part.element:
        raise op.bare_error(f"expected element type to be '{wanted.element}'")


class PadOp(Op, name="tensor.pad"):
    """Pads a tensor with the elements that a region yields."""

    source: Value
    low: Values
    high: Values
    static_low: DenseArrayAttr
    static_high: DenseArrayAttr
    nofold: UnitAttr | None
    result: OpResult

    def fold(self, constants: Constants) -> Folded:
        ty = tensor_type(self.result)
        same = ty.has_static_shape and self.source.type is ty
        return self.source if same and self.nofold is None else None

    def interpret(self, machine: Machine) -> Meaning:
        ty = tensor_type(self.result)
        element = tensors.of_type(ty)
        around = subscripts.mixed(self.static_low.values, self.static_high.values)

        def run(body: Body, source: Array, *given: int) -> Array:
            low, high = around(*given)
            padded = tensors.pad(element, source, low, high, body)
            return tensors.check_sizes(padded, ty.shape)

        return run

    @of_signature
    def verify(self) -> None:
        source, result = tensor_type(self.source), tensor_type(self.result)
        low, high = self.static_low.values, self.static_high.values
        if not len(low) == len(high) == source.rank:
            raise self.bare_error(
                f"failed to infer expectedType from sourceType '{source}', specified "
                f"resultType is '{result}'"
            )
        sizes = [
            total(total(size, int(before)), int(after))
            for size, before, after in zip(source.shape, low, high, strict=True)
        ]
        fits = len(sizes) == result.rank and all(
            wanted in (DYNAMIC, found)
            for found, wanted in zip(result.shape, sizes, strict=True)
        )
        if not fits:
            inferred = f"tensor<{dimensions(sizes)}{source.element}>"
            raise self.bare_error(
                f"specified type '{result}' does not match the inferred type "
                f"'{inferred}'"
            )

    def verify_regions(self) -> None:
        block = self.body
        result = tensor_type(self.result)
        if len(block.arguments) != result.rank:
            raise self.bare_error(f"expected the block to have {result.rank} arguments")
        for number, argument in enumerate(block.arguments, 1):
            if argument.type is not INDEX:
                raise self.error(f"expected block argument {number} to be an index")
        last = block.last
        if last is None or last.operands[0].type is not result.element:
            raise self.error("expected yield type to match shape element type")
