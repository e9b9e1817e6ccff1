"""`linalg.generic`, whose body is written, and `linalg.yield`, which ends bodies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.linalg.parts import read_operands, write_operands
from bridge.dialects.linalg.structure import (
    StructuredOp,
    element_of,
    is_structured,
    loop_places,
    num_inits,
    shape_of,
    structure_of,
)
from bridge.dialects.linalg.structured import (
    add_attributes,
    iterators_as_attributes,
    iterators_as_strings,
)
from bridge.ir.attributes import EMPTY_DICTIONARY, DictionaryAttr, IntegerAttr
from bridge.ir.blocks import Region
from bridge.ir.types import INDEX
from bridge.ods.slots import OPERAND_SIZES
from bridge.op.base import Op, Values, of_place
from bridge.op.folding import Constants, Folded
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState, SetName

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning

_TRAITS: Final = frozenset({"doc", "indexing_maps", "library_call", "iterator_types"})


class GenericOp(StructuredOp, name="linalg.generic"):
    """A structured op: a perfect loop nest given by indexing maps and iterators."""

    inputs: Values
    outputs: Values
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        where = r.here()
        traits = r.attribute_of(DictionaryAttr)
        state.attributes.update(traits.items())
        iterators = traits.get("iterator_types")
        state.attributes["iterator_types"] = iterators_as_attributes(
            r, iterators, "linalg", where, r.here()
        )
        read_operands(r, state)
        more = EMPTY_DICTIONARY
        if r.accept_word("attrs"):
            r.expect("=", "expected '='")
            more = r.optional_dictionary()
        state.regions.append(r.braced_region())
        state.types += r.optional_arrow_types()
        add_attributes(r, state, more)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        traits = iterators_as_strings(self, _TRAITS)
        if traits:
            w.attribute(traits)
        write_operands(w, self.inputs, self.outputs)
        others = w.all_attributes(self, _TRAITS | {OPERAND_SIZES})
        if others:
            w.text(" attrs = ")
            w.dictionary(others)
        if self.region.blocks:
            w.text(" ")
            w.region(self.region)
        w.arrow_types([result.type for result in self.results])

    def name_arguments(self, region: Region, set_name: SetName) -> None:
        name_elements(region, len(self.inputs), "out", set_name)


def name_elements(region: Region, inputs: int, output: str, set_name: SetName) -> None:
    """Names the arguments of a body for the inputs and for the outputs."""
    arguments = region.blocks[0].arguments if region.blocks else ()
    for number, argument in enumerate(arguments):
        set_name(argument, "in" if number < inputs else output)


class YieldOp(Op, name="linalg.yield"):
    """Terminates the body of a structured op and yields its elements."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        where = r.here()
        operands = r.operands()
        r.attr_dict(state)
        types = r.colon_types() if operands else []
        state.operands += r.resolve_all(operands, types, where)

    @of_place
    def verify(self) -> None:
        outer = self.parent_op
        if outer is None or len(outer.regions) != 1 or not outer.regions[0].blocks:
            raise self.error("expected single non-empty parent region")
        if not is_structured(outer):
            raise self.error("expected parent op with LinalgOp interface")
        inits = outer.operands[len(outer.operands) - num_inits(outer) :]
        if len(self.operands) != len(inits):
            raise self.error(
                f"expected number of yield values ({len(self.operands)}) to match the "
                "number of inits / outs operands of the enclosing LinalgOp "
                f"({len(inits)})"
            )
        for i, (value, init) in enumerate(zip(self.operands, inits, strict=True), 1):
            element = element_of(init.type)
            if value.type is not element:
                raise self.error(
                    f"type of yield operand {i} ('{value.type}') doesn't match the "
                    f"element type of the enclosing linalg.generic op ('{element}')"
                )

    def write(self, w: AsmWriter) -> None:
        if self.operands:
            w.put(" ", self.operands)
        w.attr_dict(self)
        if self.operands:
            w.put(" : ", [value.type for value in self.operands])


class IndexOp(Op, name="linalg.index"):
    """Iteration index in a dimension of the enclosing structured op."""

    dim: IntegerAttr

    def fold(self, constants: Constants) -> Folded:
        outer = self.parent_op
        if outer is None or not is_structured(outer):
            return None
        operand, dim = loop_places(structure_of(outer))[self.dim.value]
        size = shape_of(outer.operands[operand].type)[dim]
        return IntegerAttr(0, INDEX) if size == 1 else None

    def interpret(self, machine: Machine) -> Meaning:
        loop = self.dim.value
        return lambda: machine.iteration[loop]

    def verify(self) -> None:
        outer = self.parent_op
        if outer is None or not is_structured(outer):
            raise self.error("expected parent op with LinalgOp interface")
        loops = len(structure_of(outer).iterators)
        if loops <= self.dim.value:
            raise self.error(
                f"expected dim ({self.dim.value}) to be lower than the number of loops "
                f"({loops}) of the enclosing LinalgOp"
            )
