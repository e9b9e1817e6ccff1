"""`linalg.map` and `linalg.reduce`, whose body may be written as one op's name."""

from __future__ import annotations

from dataclasses import dataclass

from bridge.dialects.linalg.generic import name_elements
from bridge.dialects.linalg.parts import read_destination_style, write_destination_style
from bridge.dialects.linalg.relayout import listed
from bridge.dialects.linalg.scalars import add_op
from bridge.dialects.linalg.structure import (
    StructuredOp,
    element_of,
    num_inits,
    shape_of,
)
from bridge.dialects.linalg.structured import is_no_fast_math
from bridge.ir.attributes import DenseArrayAttr, DictionaryAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import Type, UnrankedMemRefType, UnrankedTensorType, as_shaped
from bridge.op.base import Op, Value, Values
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState, SetName


@dataclass(frozen=True, slots=True)
class Payload:
    """` { arith.addf {…} }`: the one op of a body, applied to all its arguments."""

    name: str
    attributes: DictionaryAttr

    @classmethod
    def read(cls, r: AsmReader) -> Payload | None:
        """The op if it is there; raises `ParseError`."""
        if not r.accept("{"):
            return None
        found = cls(r.operation_name(), r.optional_dictionary())
        r.expect("}", "expected '}'")
        return found

    def region(self, r: AsmReader, state: OperationState, *, reduces: bool) -> Region:
        """The body that is meant.

        A reduction passes the op its accumulator, the last argument, as the first
        operand; without, the last argument is not used.
        """
        block = Block()
        for value in state.operands:
            block.add_argument(_element(r, state, value.type))
        *inputs, init = block.arguments
        place = r.source, state.pos
        operands = [init, *inputs] if reduces else inputs
        results = add_op(
            block, self.name, operands, (init.type,), dict(self.attributes), place
        )
        add_op(block, "linalg.yield", results, (), place=place)
        region = Region()
        region.append(block)
        return region


def _element(r: AsmReader, state: OperationState, ty: Type) -> Type:
    if isinstance(ty, UnrankedMemRefType | UnrankedTensorType):
        return ty.element
    shaped = as_shaped(ty)
    if shaped is None:
        # Upstream dies of these; what has another shape is left to the verifier.
        raise r.op_error(state, "expected operands of memref or ranked tensor type")
    return shaped.element


def payload_of(region: Region, *, reduces: bool) -> Operation | None:
    """The op that stands for a whole body, if one does."""
    block = region.blocks[0]
    first, last = block.first, block.last
    if first is None or last is None or first.next is not last:
        return None
    arguments = block.arguments
    expected = (arguments[-1:] + arguments[:-1]) if reduces else arguments[:-1]
    if not first.operands or first.operands != expected:
        return None
    yields = len(last.operands) == 1 and last.operands[0].defining_op is first
    return first if yields else None


def write_payload(w: AsmWriter, payload: Operation) -> None:
    """` { arith.addf }`; the first attribute for no fast math is left out."""
    w.text(f" {{ {payload.name}")
    entries = w.all_attributes(payload)
    slow = next((name for name, attr in entries if is_no_fast_math(attr)), None)
    w.dictionary([entry for entry in entries if entry[0] != slow])
    w.text(" }")


def _read(
    r: AsmReader, state: OperationState, dimensions: str, *, reduces: bool
) -> None:
    payload = Payload.read(r)
    read_destination_style(r, state, dimensions)
    if payload is None:
        arguments = r.items(
            lambda: r.typed_argument(attributes=True), "(", " in argument list"
        )
        state.regions.append(r.braced_region(arguments))
    elif state.operands:
        state.regions.append(payload.region(r, state, reduces=reduces))
    else:
        state.regions.append(Region())


def _write(w: AsmWriter, op: Op, inputs: int, dimensions: str, reduces: bool) -> None:
    region = op.regions[0]
    payload = payload_of(region, reduces=reduces)
    if payload is not None:
        write_payload(w, payload)
    write_destination_style(w, op, inputs, dimensions)
    if payload is not None:
        return
    with w.indented():
        w.newline()
        w.text("(")
        w.items(region.blocks[0].arguments, w.region_argument)
        w.text(") ")
        w.region(region, entry_arguments=False)


class MapOp(StructuredOp, name="linalg.map"):
    """Applies a function elementwise to its inputs."""

    inputs: Values
    init: Value
    mapper: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        _read(r, state, "", reduces=False)

    def write(self, w: AsmWriter) -> None:
        _write(w, self, len(self.inputs), "", reduces=False)

    def verify(self) -> None:
        arguments = self.mapper.blocks[0].arguments
        count = len(self.inputs) + 1
        if count != len(arguments):
            raise self.error(
                "expects number of operands to match the arity of mapper, but got: "
                f"{count} and {len(arguments)}"
            )
        for argument, value in zip(arguments, self.inputs, strict=False):
            element = element_of(value.type)
            if argument.type is not element:
                raise self.error(
                    f"expected element type of input '{element}' to match bbArg type "
                    f"'{argument.type}'"
                )
        output = shape_of(self.init.type)
        for value in self.inputs:
            shape = shape_of(value.type)
            if shape != output:
                raise self.error(
                    f"expected shape of input ({listed(shape)}) to match shape of "
                    f"output ({listed(output)})"
                )

    def name_arguments(self, region: Region, set_name: SetName) -> None:
        name_elements(region, len(self.inputs), "init", set_name)


class ReduceOp(StructuredOp, name="linalg.reduce"):
    """Reduces its inputs along some dimensions."""

    inputs: Values
    inits: Values
    dimensions: DenseArrayAttr
    combiner: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        _read(r, state, "dimensions", reduces=True)

    def write(self, w: AsmWriter) -> None:
        _write(w, self, len(self.inputs), "dimensions", reduces=True)

    def verify(self) -> None:
        inits = num_inits(self)
        inputs = len(self.operands) - inits
        if inputs != inits:
            raise self.error(
                "expected equal number of inputs and outputs (required by "
                f"SameVariadicOperandSize), got {inputs} input(s) and {inits} output(s)"
            )
        for values, word in ((self.inputs, "input"), (self.inits, "output")):
            self._verify_alike(values, word)
        if not self.inputs:
            return
        shape = shape_of(self.inputs[0].type)
        for dimension in self.dimensions.values:
            if not 0 <= dimension < len(shape):
                raise self.error(
                    "dimensions for reduction should be in the range [0, "
                    f"{len(shape) - 1}]."
                )
        left = [n for i, n in enumerate(shape) if i not in self.dimensions.values]
        init = shape_of(self.inits[0].type)
        if len(left) != len(init):
            raise self.error(
                f"number of dimensions after reduction {len(left)} doesn't match the "
                f"init rank {len(init)}"
            )
        if tuple(left) != init:
            raise self.error(
                f"init dimensions [{listed(init)}] doesn't match input dimensions "
                f"after reduction [{listed(left)}]"
            )
        self._verify_arguments()

    def _verify_alike(self, values: Values, word: str) -> None:
        """Whether inputs, or outputs, have one shape."""
        for i, value in enumerate(values):
            if shape_of(value.type) != shape_of(values[0].type):
                raise self.error(
                    f"expects all {word}s to have the same shapes. Shape at "
                    f"{word}-index {i} is not equal to the shape at {word}-index 0."
                )

    def _verify_arguments(self) -> None:
        """Whether the body takes an element of each operand."""
        arguments = self.combiner.blocks[0].arguments
        if len(arguments) != len(self.operands):
            raise self.error("mismatching number of operands and block arguments")
        count = len(self.inputs)
        for i, (value, argument) in enumerate(
            zip(self.operands, arguments, strict=True)
        ):
            element = element_of(value.type)
            if argument.type is not element:
                word = "input" if i < count else "output"
                raise self.error(
                    f"{word} element type '{element}' does not match corresponding "
                    f"block argument type '{argument.type}'"
                )

    def name_arguments(self, region: Region, set_name: SetName) -> None:
        name_elements(region, len(self.inputs), "init", set_name)
