"""Constants, functions, reductions and what may rely on a witness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.shape.values import SHAPE, SIZE
from bridge.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.types import INDEX, NONE, RankedTensorType, Type
from bridge.op.base import Op, Value, Values
from bridge.op.interfaces.control_flow import RunsRegionsOnce
from bridge.op.interfaces.functions import FunctionOp
from bridge.op.interfaces.symbols import Symbol
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

_EXTENTS: Final = "an extent tensor"


class AssumingOp(RunsRegionsOnce, name="shape.assuming"):
    """A region that executes on the assumption of a witness."""

    syntax = """
        $witness resolve($witness) `` custom<ResultTypes>(type($results)) $doRegion
        attr-dict
    """


class ConstShapeOp(Op, name="shape.const_shape"):
    """Defines a constant shape."""

    shape: DenseElementsAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        r.attr_dict(state)
        where = r.here()
        found = r.attribute()
        extents = found.elements if isinstance(found, ArrayAttr) else ()
        sizes = [e.value for e in extents if isinstance(e, IntegerAttr)]
        if not isinstance(found, ArrayAttr) or len(sizes) != len(extents):
            # Upstream fails here without a word.
            raise r.op_error(state, "expected an array of integers", where)
        ty = RankedTensorType((len(sizes),), INDEX)
        state.properties["shape"] = DenseElementsAttr.of(ty, sizes)
        state.types.append(r.colon_type())

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.attr_dict(self, ("shape",))
        w.put(f"[{', '.join(map(str, self.shape.values))}] : ", self.results[0].type)

    def infer_types(self) -> list[Type]:
        """The type of the result."""
        return [RankedTensorType((len(self.shape.values),), INDEX)]

    @staticmethod
    def are_types_compatible(inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        """Whether both are the same, but for a shape, which any may be."""
        return SHAPE in actual or list(inferred) == list(actual)


class FuncOp(Symbol, FunctionOp, name="shape.func"):
    """A shape function."""

    may_be_declared = True

    sym_name: StringAttr


class FunctionLibraryOp(Op, name="shape.function_library"):
    """A library of shape functions, by the operations they belong to."""

    sym_name: StringAttr
    mapping: DictionaryAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["sym_name"] = r.symbol_name()
        r.attr_dict_with_keyword(state)
        state.regions.append(r.braced_region())
        r.word("mapping")
        state.properties["mapping"] = r.attribute_of(DictionaryAttr, NONE)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.sym_name.value)
        w.attr_dict_with_keyword(self, ("sym_name", "mapping"))
        w.text(" ")
        w.region(self.regions[0], entry_arguments=False, terminators=False)
        w.text(" mapping ")
        w.bare_attribute(self.mapping)


class ReduceOp(Op, name="shape.reduce"):
    """Reduces the extents of a shape."""

    shape: Value
    init_vals: Values
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        operands = r.operands("(")
        ty = r.colon_type()
        state.types += r.optional_arrow_types()
        if not operands:
            # Upstream takes the first without asking whether there is one.
            raise r.op_error(state, "expected a shape")
        shape, *starts = operands
        state.operands.append(r.resolve(shape, ty))
        state.operands += r.resolve_all(starts, state.types, state.pos)
        state.regions.append(r.braced_region())
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        w.put("(", self.shape, ", ", self.init_vals, ") : ", self.shape.type)
        w.arrow_types([result.type for result in self.results])
        w.text(" ")
        w.region(self.region)
        w.attr_dict(self)

    def verify(self) -> None:
        arguments = self.region.blocks[0].arguments
        count = len(self.init_vals) + 2
        if len(arguments) != count:
            raise self.error(f"ReduceOp body is expected to have {count} arguments")
        if arguments[0].type is not INDEX:
            raise self.error(
                "argument 0 of ReduceOp body is expected to be of IndexType"
            )
        extent, of_shape = arguments[1].type, self.shape.type is SHAPE
        if extent is not (SIZE if of_shape else INDEX):
            kind, of = ("Size", "a ShapeType") if of_shape else ("Index", _EXTENTS)
            raise self.error(
                f"argument 1 of ReduceOp body is expected to be of {kind}Type if the "
                f"ReduceOp operates on {of}"
            )
        for i, start in enumerate(self.init_vals):
            if arguments[i + 2].type is not start.type:
                raise self.error(
                    f"type mismatch between argument {i + 2} of ReduceOp body and "
                    f"initial value {i}"
                )
