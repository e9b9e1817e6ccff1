"""The tosa dialect: enums written as bare words, control flow, and variables."""

from __future__ import annotations

from collections.abc import Sequence
from types import new_class
from typing import Final

from bridge.dialects.op import Op, Value, Values
from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    DialectAttr,
    TypeAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import (
    DYNAMIC,
    INDEX,
    FunctionType,
    RankedTensorType,
    ShapedType,
    Type,
    as_shaped,
)
from bridge.ir.values import BlockArgument
from bridge.ods.definitions import OWN_SYNTAX
from bridge.ods.directives import DIRECTIVES, Arguments, Directive
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.draft import Draft
from bridge.text.state import Parts, Reader

# Enums ------------------------------------------------------------------------------

_WORDS: Final = {
    "rounding_mode": (
        "rounding_mode",
        "rounding_mode",
        ("SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND"),
    ),
    "mode": ("resize_mode", "resize mode", ("NEAREST_NEIGHBOR", "BILINEAR")),
    "nan_mode": ("nan_mode", "nan_mode", ("PROPAGATE", "IGNORE")),
    "block_size": ("block_size", "block_size", ("BLOCK_SIZE_16", "BLOCK_SIZE_32")),
}
"""By attribute: its mnemonic, what complaints call it, and the words."""

_BARE: Final = frozenset(mnemonic for mnemonic, _, _ in _WORDS.values())
_NAN_DEFAULT: Final = DialectAttr("tosa", ("nan_mode<PROPAGATE>",))


def _read_entry(r: AsmReader, draft: Draft, allowed: str) -> None:
    name = r.any_word()
    r.expect("=", "expected '='")
    token = r.peek()
    if name != allowed or token.kind != "bare":
        draft.attributes[name] = r.attribute()
        return
    mnemonic, what, words = _WORDS[name]
    r.take()
    if token.text not in words:
        message = f"invalid {what} value: {token.text}"
        raise r.op_error(draft, message, r.here())
    draft.attributes[name] = DialectAttr("tosa", (f"{mnemonic}<{token.text}>",))


class EnumOp(Op):
    """The base of ops with an enum that is written as a bare word."""

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        operands = r.operands()
        if r.accept("{") and not r.accept("}"):
            _read_entry(r, draft, ENUMS[draft.name])
            while r.accept(","):
                _read_entry(r, draft, ENUMS[draft.name])
            r.expect("}", "expected '}'")
        ty = r.colon_type_of(FunctionType)
        draft.operands += r.resolve_all(operands, ty.inputs, r.here())
        draft.types += ty.results

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.values(self.operands)
        separator = " {"
        for name, attr in w.all_attributes(self):
            if attr is _NAN_DEFAULT:
                continue
            w.text(f"{separator}{name} = ")
            separator = ", "
            if isinstance(attr, DialectAttr) and attr.mnemonic in _BARE:
                w.text(str(attr.parts[0]).partition("<")[2].removesuffix(">"))
            else:
                w.attribute(attr)
        w.text(" : " if separator == " {" else "} : ")
        w.functional_type(_types(self.operands), _types(self.results))


def _types(values: Sequence[Value]) -> list[Type]:
    return [value.type for value in values]


ENUMS: Final = {
    "tosa.apply_scale": "rounding_mode",
    "tosa.argmax": "nan_mode",
    "tosa.avg_pool2d_adaptive": "",
    "tosa.cast_from_block_scaled": "block_size",
    "tosa.cast_to_block_scaled": "block_size",
    "tosa.clamp": "nan_mode",
    "tosa.conv2d_block_scaled": "block_size",
    "tosa.matmul_t": "",
    "tosa.matmul_t_block_scaled": "block_size",
    "tosa.max_pool2d": "nan_mode",
    "tosa.max_pool2d_adaptive": "nan_mode",
    "tosa.maximum": "nan_mode",
    "tosa.minimum": "nan_mode",
    "tosa.reduce_max": "nan_mode",
    "tosa.reduce_min": "nan_mode",
    "tosa.rescale": "rounding_mode",
    "tosa.resize": "mode",
}
"""Which attribute of an op may be a bare word."""

for _name in ENUMS:
    _title = _name.partition(".")[2].replace("_", " ").title().replace(" ", "")
    new_class(f"{_title}Op", (EnumOp,), {"name": _name})


# Control flow -----------------------------------------------------------------------


def _write_starts(
    w: AsmWriter, arguments: Sequence[BlockArgument], values: Values
) -> None:
    w.assignments(" ", arguments, values)


class CondIfOp(Op, name="tosa.cond_if"):
    """Computes one of two graphs."""

    condition: Value
    input_list: Values
    then_graph: Region
    else_graph: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        condition = r.operand()
        named = r.at("(")
        carried = r.assignments() if named else []
        draft.operands.append(r.resolve(condition, r.colon_type()))
        if named:
            ty = r.type_of(FunctionType)
            draft.types += ty.results
            _check_number(r, draft, len(carried), ty, r.here())
            starts = [start for _, start in carried]
            draft.operands += r.resolve_all(starts, ty.inputs, r.here())
        else:
            draft.types += r.optional_arrow_types()
        draft.regions.append(r.braced_region())
        other = r.braced_region() if r.accept_word("else") else Region()
        draft.regions.append(other)
        r.attr_dict(draft)

    def write(self, w: AsmWriter) -> None:
        entry = self.then_graph.entry
        arguments = entry.arguments if entry is not None else ()
        w.text(" ")
        w.value(self.condition)
        _write_starts(w, arguments, self.input_list)
        w.text(" : ")
        w.type(self.condition.type)
        if self.input_list:
            w.text(" (")
            w.types(_types(self.input_list))
            w.text(")")
        w.text(" -> ")
        w.result_types(_types(self.results))
        w.text(" ")
        w.region(self.then_graph)
        if self.else_graph.blocks:
            w.text(" else ")
            w.region(self.else_graph)
        w.attr_dict(self)


def _check_number(
    r: AsmReader, draft: Draft, count: int, ty: FunctionType, where: int
) -> None:
    if len(ty.inputs) != count:
        raise r.op_error(
            draft,
            f"expected as many input types as operands (expected {count} got "
            f"{len(ty.inputs)})",
            where,
        )


class WhileLoopOp(Op, name="tosa.while_loop"):
    """Computes a graph again and again while another says so."""

    input_list: Values
    cond_graph: Region
    body_graph: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        carried = r.assignments() if r.at("(") else []
        where = r.here()
        ty = r.colon_type_of(FunctionType)
        draft.types += ty.results
        _check_number(r, draft, len(carried), ty, where)
        starts = [start for _, start in carried]
        draft.operands += r.resolve_all(starts, ty.inputs, r.here())
        names = [name for name, _ in carried]
        arguments: list[Argument] = list(map(Argument, names, ty.inputs))
        draft.regions.append(r.braced_region(arguments))
        r.word("do")
        draft.regions.append(r.braced_region())
        r.attr_dict_with_keyword(draft)

    def write(self, w: AsmWriter) -> None:
        entry = self.cond_graph.entry
        arguments = entry.arguments if entry is not None else ()
        _write_starts(w, arguments, self.input_list)
        w.text(" : ")
        w.functional_type(_types(self.input_list), _types(self.results))
        w.text(" ")
        w.region(self.cond_graph, entry_arguments=False)
        w.text(" do ")
        w.region(self.body_graph)
        w.attr_dict_with_keyword(self)


# Variables --------------------------------------------------------------------------


def _read_variable(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`= dense<1> : tensor<4xi8>`, or `: tensor<4xi8>`."""
    shape, element, start = arguments
    if r.accept("="):
        value = r.attribute()
        start.put(reading, value)
        ty = getattr(value, "type", None)
        if ty is None:
            raise r.op_error_here("expected Typed attr", r.here())
    else:
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
    typed = getattr(start, "type", None) is not None
    if not typed:
        sizes = [DYNAMIC if size == -1 else int(size) for size in shape.values]
        w.text(": ")
        w.type(RankedTensorType(tuple(sizes), element.type))
    if start is not None:
        _write_start(w, start, typed)


def _write_start(w: AsmWriter, start: Attribute, typed: bool) -> None:
    w.text("= " if typed else " = ")
    w.attribute(start)


DIRECTIVES["tosa.VariableOpTypeOrInitialValue"] = Directive(
    _read_variable, _write_variable
)


# Attributes -------------------------------------------------------------------------


def _read_case(r: Reader) -> Parts:
    """`<WORD>`."""
    r.expect("<", "expected '<'")
    token = r.expect_kind("bare", "expected valid keyword")
    r.expect(">", "expected '>'")
    return (f"<{token.text}>",)


for _mnemonic in ("block_size", "ext", "level", "nan_mode", "prof", "resize_mode"):
    OWN_SYNTAX["tosa", _mnemonic, "attributes"] = _read_case
for _mnemonic in ("rounding_mode", "specification_version"):
    OWN_SYNTAX["tosa", _mnemonic, "attributes"] = _read_case
