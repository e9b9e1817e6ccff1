"""`vector.mask`: one operation under a mask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bridge.dialects.vector.checks import flags_of, integers_of, lengths_of, vector_of
from bridge.ir.attributes import EMPTY_DICTIONARY, DenseArrayAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation, make_operation
from bridge.ir.types import VectorType
from bridge.later import deferred
from bridge.op.base import CLASSES, Op, Value, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

if TYPE_CHECKING:
    from bridge.dialects.vector import mask_values
    from bridge.interpreter import lanes, loops, programs, vectors
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Constant, Meaning
    from bridge.op.folding import Constants, Folded
else:
    lanes = deferred("bridge.interpreter.lanes")
    loops = deferred("bridge.interpreter.loops")
    mask_values = deferred("bridge.dialects.vector.mask_values")
    programs = deferred("bridge.interpreter.programs")
    vectors = deferred("bridge.interpreter.vectors")


class MaskOp(Op, name="vector.mask"):
    """Predicates the operation of its region by a mask."""

    mask: Value
    passthru: Value | None
    mask_region: Region

    def interpret(self, machine: Machine) -> Meaning:
        masks, count = machine.masks, len(self.results)
        if self.passthru is not None and len(self.mask_region.blocks[0]) == 1:
            return self._choose()

        def run(
            body: loops.Body, mask: lanes.Array, other: lanes.Array | None = None
        ) -> object:
            masks.append((mask, other))
            found = body()
            masks.pop()
            return loops.single(found, count) if count else None

        return run

    def _choose(self) -> Meaning:
        """Where nothing is masked, of each lane what is yielded or passed through."""
        choose = lanes.select(self.mask.type, self.results[0].type)
        return lambda body, mask, other: choose(mask, loops.single(body(), 1), other)

    def fold(self, constants: Constants) -> Folded:
        return mask_values.mask(self)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        mask = r.operand()
        passthru = r.operand() if r.accept(",") else None
        state.regions.append(_with_terminator(r, r.braced_region(), state))
        r.attr_dict(state)
        ty = r.colon_type()
        state.types += r.optional_arrow_types()
        state.operands.append(r.resolve(mask, ty))
        if passthru is None:
            return
        if not state.types:
            raise r.op_error(state, "expects a result if passthru operand is provided")
        state.operands.append(r.resolve(passthru, state.types[0]))

    def write(self, w: AsmWriter) -> None:
        w.put(" ", self.operands, " { ")
        masked = self.mask_region.blocks[0].first if self.mask_region.blocks else None
        if masked is not None:
            w.custom_or_generic(masked)
        w.text(" }")
        w.attr_dict(self)
        w.put(" : ", self.mask.type)
        types = [result.type for result in self.results]
        if types:
            w.put(" -> ", types)

    def verify(self) -> None:
        inside = list(self.mask_region.blocks[0])
        if not inside:
            raise self.error("expects a terminator within the mask region")
        if len(inside) > 2:
            raise self.error("expects only one operation to mask")
        ending = inside[-1]
        if ending.name != "vector.yield":
            raise self.error("expects a terminator within the mask region")
        if len(ending.operands) != len(self.results):
            raise self.error(
                "expects number of results to match mask region yielded values"
            )
        if len(inside) == 2:
            _check_masked(self, inside[0], ending)


def _with_terminator(r: AsmReader, region: Region, state: OperationState) -> Region:
    """The region with a `vector.yield`, of the masked operation's results.

    Any other number of operations than one is wrong, and gets an empty terminator for
    the verifier to look at.
    """
    block = region.blocks[0] if region.blocks else None
    masked = block.first if block is not None else None
    if block is not None and block.last is not None:
        if block.last.name == "vector.yield":
            return region
        if masked is block.last:
            empty = EMPTY_DICTIONARY, EMPTY_DICTIONARY
            place = r.source, state.pos
            values = list(block.last.results)
            block.append(make_operation("vector.yield", [*values], (), empty, place))
            return region
    return r.ensure_terminator(region, "vector.yield", state)


def _check_masked(op: MaskOp, masked: Operation, ending: Operation) -> None:
    cls = CLASSES.get(masked.name, Op)
    if not hasattr(cls, "expected_mask_type") or not isinstance(masked, cls):
        raise op.error("expects a MaskableOpInterface within the mask region")
    results = masked.results
    if len(results) != len(op.results):
        raise op.error(
            "expects number of results to match maskable operation number of results"
        )
    if tuple(results) != tuple(ending.operands):
        raise op.error(
            "expects all the results from the MaskableOpInterface to match all the "
            "values returned by the terminator"
        )
    types = [result.type for result in results]
    if types != [result.type for result in op.results]:
        raise op.error("expects result type to match maskable operation result type")
    if sum(isinstance(ty, VectorType) for ty in types) > 1:
        raise op.error("multiple vector results not supported")
    _check_mask(op, masked)


def _check_mask(op: MaskOp, masked: Any) -> None:
    try:
        wanted = masked.expected_mask_type()
    except (AttributeError, IndexError):
        # The operation inside is invalid: its own verification reports that.
        return
    if wanted is not None and op.mask.type is not wanted:
        raise op.error(f"expects a '{wanted}' mask for the maskable operation")
    passthru = op.passthru
    if passthru is None:
        return
    if not hasattr(masked, "supports_passthru"):
        raise op.error("doesn't expect a passthru argument for this maskable operation")
    if len(masked.results) != 1:
        raise op.error("expects result when passthru argument is provided")
    if passthru.type is not masked.results[0].type:
        raise op.error("expects passthru type to match result type")


class ConstantMaskOp(Op, name="vector.constant_mask"):
    """Creates a mask that is set in a static hyper-rectangle from the origin."""

    mask_dim_sizes: DenseArrayAttr

    def interpret(self, machine: Machine) -> Constant:
        ty, sizes = vector_of(self.results[0]), integers_of(self.mask_dim_sizes)
        scalable = ty.scalable or (False,) * len(sizes)
        bounds = [
            size * machine.vscale if scales else size
            for size, scales in zip(sizes, scalable, strict=False)
        ]
        shape = lengths_of(self.results[0], machine)
        return programs.Constant(vectors.box_mask(shape, bounds))

    def fold(self, constants: Constants) -> Folded:
        return mask_values.constant_mask(self)

    @of_signature
    def verify(self) -> None:
        ty = vector_of(self.results[0])
        sizes = integers_of(self.mask_dim_sizes)
        if not ty.shape:
            if len(sizes) != 1:
                raise self.bare_error("array attr must have length 1 for 0-D vectors")
            if sizes[0] not in (0, 1):
                raise self.bare_error(
                    "mask dim size must be either 0 or 1 for 0-D vectors"
                )
            return
        if len(sizes) != ty.rank:
            raise self.error("must specify array attr of size equal vector result rank")
        for size, whole, scalable in zip(sizes, ty.shape, flags_of(ty), strict=True):
            if not 0 <= size <= whole:
                raise self.error(
                    "array attr of size out of bounds of vector result dimension size"
                )
            if scalable and size not in (0, whole):
                raise self.error(
                    "only supports 'none set' or 'all set' scalable dimensions"
                )
        if 0 in sizes and any(sizes):
            raise self.error(
                "expected all mask dim sizes to be zeros, as a result of conjunction "
                "with zero mask dim"
            )


class CreateMaskOp(Op, name="vector.create_mask"):
    """Creates a mask that is set in a dynamic hyper-rectangle from the origin."""

    def interpret(self, machine: Machine) -> Meaning:
        shape = lengths_of(self.results[0], machine)
        return lambda *bounds: vectors.box_mask(shape, bounds)

    @of_signature
    def verify(self) -> None:
        rank = vector_of(self.results[0]).rank
        count = len(self.operands)
        if not rank and count != 1:
            raise self.error("must specify exactly one operand for 0-D create_mask")
        if rank and count != rank:
            raise self.error("must specify an operand for each result vector dimension")
