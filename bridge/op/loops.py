"""How loops of several dialects are read and written: bounds, and carried values."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.types import INDEX, FunctionType, Type
from bridge.ir.values import Value
from bridge.op.base import Op
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token


def read_bounds(r: AsmReader) -> tuple[Token, list[Token]]:
    """`%i = %lower to %upper step %step`: the induction variable and its bounds."""
    variable = r.operand()
    r.expect("=", "expected '='")
    bounds = [r.operand()]
    for word in ("to", "step"):
        r.word(word)
        bounds.append(r.operand())
    return variable, bounds


def write_bounds(w: AsmWriter, variable: Value, bounds: Sequence[Value]) -> None:
    """The same."""
    w.value(variable)
    for word, value in zip((" = ", " to ", " step "), bounds, strict=True):
        w.put(word, value)


def write_variable_type(w: AsmWriter, ty: Type) -> None:
    """`: i32`, with upstream's blanks; nothing for an index."""
    w.text(" ")
    if ty is not INDEX:
        w.put(" : ", ty, " ")


def check_starts(
    r: AsmReader, state: OperationState, count: int, ty: FunctionType, where: int
) -> None:
    """Whether there is a type for each value. Raises `ParseError`."""
    if len(ty.inputs) != count:
        raise r.op_error(
            state,
            f"expected as many input types as operands (expected {count} got "
            f"{len(ty.inputs)})",
            where,
        )


class WhileSyntax(Op):
    """`(%a = %start) : (t) -> t {…} do {…}`: a test, and what is done meanwhile."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        carried = r.assignments() if r.at("(") else []
        where = r.here()
        ty = r.colon_type_of(FunctionType)
        state.types += ty.results
        check_starts(r, state, len(carried), ty, where)
        starts = [start for _, start in carried]
        state.operands += r.resolve_all(starts, ty.inputs, r.here())
        names = [name for name, _ in carried]
        arguments: list[Argument] = list(map(Argument, names, ty.inputs))
        state.regions.append(r.braced_region(arguments))
        r.word("do")
        state.regions.append(r.braced_region())
        r.attr_dict_with_keyword(state)

    def write(self, w: AsmWriter) -> None:
        test, body = self.regions
        arguments = test.entry.arguments if test.entry is not None else ()
        w.assignments(" ", arguments, self.operands)
        w.text(" : ")
        types = [
            [value.type for value in part] for part in (self.operands, self.results)
        ]
        w.functional_type(*types)
        w.text(" ")
        w.region(test, entry_arguments=False)
        w.text(" do ")
        w.region(body)
        w.attr_dict_with_keyword(self)
