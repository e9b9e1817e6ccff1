"""Variables: stored from one run of a graph to the next."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from bridge.dialects.tosa.types import verify_alike
from bridge.ir.attributes import Attribute, DenseElementsAttr, StringAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTable, nearest_symbol_table
from bridge.ir.types import (
    DYNAMIC,
    INDEX,
    RankedTensorType,
    ShapedType,
    Type,
    as_shaped,
)
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading, type_of_attribute
from bridge.op.base import Op, Value
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

MOST_SIZES: Final = 1 << 16
"""A splat may stand for more sizes than there is memory."""


def _read_variable(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`= dense<1> : tensor<4xi8>`, or `: tensor<4xi8>`."""
    shape, element, start = arguments
    if r.accept("="):
        with r.followed_by("expected attribute"):
            value = r.attribute()
        start.put(reading, value)
        ty = type_of_attribute(value)
        if ty is None:
            raise r.op_error_here("expected Typed attr", r.here())
    else:
        with r.followed_by("expected type after colon"):
            ty = r.colon_type()
    if not isinstance(ty, ShapedType):
        raise r.op_error_here("expected shaped type", r.here())
    ranked = as_shaped(ty)
    if ranked is None:
        raise r.op_error_here("expected ranked type", r.here())
    sizes = [-1 if size == DYNAMIC else size for size in ranked.shape]
    vector = RankedTensorType((len(sizes),), INDEX)
    shape.put(reading, DenseElementsAttr.of(vector, sizes))
    element.put(reading, TypeAttr(ranked.element))


def _write_variable(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    shape, element, start = (argument.of(op) for argument in arguments)
    typed = start is not None and type_of_attribute(start) is not None
    if not typed:
        w.put(": ", _kept_type(shape, element))
    if start is not None:
        _write_start(w, start, typed)


def _kept_type(shape: Any, element: TypeAttr) -> RankedTensorType:
    """The type of a variable, which nothing keeps from being no valid tensor."""
    numbers = islice(shape.values, MOST_SIZES)
    sizes = [DYNAMIC if size == -1 else int(size) for size in numbers]
    kept: RankedTensorType = RankedTensorType.unchecked(
        tuple(sizes), element.type, None
    )
    return kept


def _write_start(w: AsmWriter, start: Attribute, typed: bool) -> None:
    w.put("= " if typed else " = ", start)


DIRECTIVES: Final[Directives] = {
    "VariableOpTypeOrInitialValue": Directive(_read_variable, _write_variable)
}


def _verify_kept(op: Operation, name: StringAttr, ty: Type, what: str) -> None:
    """Whether a variable is declared and of this type. Raises `Invalid`."""
    table = nearest_symbol_table(op)
    if table is None:
        return
    found = SymbolTable(table).get(name.value)
    if found is None or found.name != "tosa.variable":
        raise op.error(f"'{name.value}' has not been declared by 'tosa.variable'")
    shape: object = found.get("var_shape")
    element: Any = found.get("type")
    verify_alike(op, ty, what, _kept_type(shape, element), "the input tensor")


class VariableOp(Op, name="tosa.variable"):
    """Defines a variable."""

    var_shape: DenseElementsAttr

    def verify_syntax(self) -> None:
        if self.var_shape.num_elements > MOST_SIZES:
            raise self.error(f"more than {MOST_SIZES} sizes cannot be written")


class VariableReadOp(Op, name="tosa.variable_read"):
    """Reads a variable."""

    name_: StringAttr

    def verify(self) -> None:
        _verify_kept(self, self.name_, self.results[0].type, "'output1'")


class VariableWriteOp(Op, name="tosa.variable_write"):
    """Writes a variable."""

    name_: StringAttr
    input1: Value

    def verify(self) -> None:
        _verify_kept(self, self.name_, self.input1.type, "'input1'")
