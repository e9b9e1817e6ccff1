"""Directives of the LLVM dialect."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32, Type, VectorType
from bridge.ods.dialect_measures import is_llvm_vector
from bridge.ods.dialect_types import is_aggregate, is_compatible, member_at
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.directives_control import Successor, read_successor
from bridge.ods.enums import enum
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.tokens import Token

DYNAMIC_INDEX: Final = -(1 << 31)
"""Marks a dynamic index in a list of constant indices."""


def _read_indices(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    values: list[Token] = []
    constants: list[int] = []
    while True:
        constant = r.optional_integer("int32_t")
        if constant is None:
            values.append(r.operand())
        constants.append(DYNAMIC_INDEX if constant is None else constant)
        if not r.accept(","):
            break
    arguments[0].put(reading, values)
    arguments[1].put(reading, DenseArrayAttr.of(I32, constants))


def _write_indices(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    values = iter(arguments[0].of(op))
    for index, constant in enumerate(arguments[1].of(op).values):
        if index:
            w.text(", ")
        if constant == DYNAMIC_INDEX:
            w.value(next(values))
        else:
            w.text(str(constant))


def element_at(r: AsmReader, container: Type, position: Attribute | None) -> Type:
    """The type at a position in an aggregate; raises `ParseError`."""
    ty = container
    if not is_compatible(ty):
        message = f"expected LLVM IR Dialect type, got '{ty}'"
        raise r.op_error_here(message, r.here())
    indices = position.values if isinstance(position, DenseArrayAttr) else ()
    for index in indices:
        if not is_aggregate(ty):
            message = f"expected LLVM IR structure/array type, got: '{ty}'"
            raise r.op_error_here(message, r.here())
        member = member_at(ty, index)
        if member is None:
            raise r.op_error_here(f"position out of bounds: {index}", r.here())
        ty = member
    return ty


def _read_element_type(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    found, container, position = arguments
    outer = container.known(reading)
    found.put(reading, [element_at(r, outer[0], position.known(reading))])


def _read_successors(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    found: list[Successor] = r.items(lambda: read_successor(r), "[", "successor blocks")
    arguments[1].put(reading, [case[0] for case in found])
    arguments[2].put(reading, [case[1] for case in found])
    arguments[3].put(reading, [case[2] for case in found])


def _write_successors(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text("[")
    groups = arguments[2].groups_of(op)
    rows = zip(arguments[1].of(op), groups, strict=True)
    for index, (block, operands) in enumerate(rows):
        if index:
            w.text(",")
        w.newline()
        w.successor_and_operands(block, operands)
    if groups:
        w.newline()
    w.text("]")


def _read_bundles(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
    """`["tag"(%a : t)]`: operands that go along, by tag."""
    operands, types, tags = arguments
    if not r.at("["):
        return False
    found = reading.noted["bundles"] = r.items(lambda: _read_bundle(r), "[")
    operands.put(reading, [bundle[1] for bundle in found])
    types.put(reading, [bundle[2] for bundle in found])
    if found:
        tags.put(reading, ArrayAttr(tuple([bundle[0] for bundle in found])))
    return True


def _read_bundle(r: AsmReader) -> tuple[Attribute, list[Token], list[Type]]:
    """Upstream reports a missing tag twice."""
    with r.followed_by("expect operand bundle tag", r.here()):
        tag = StringAttr(r.string())
    r.expect("(", "expected '('")
    operands: list[Token] = []
    types: list[Type] = []
    if not r.accept(")"):
        operands = r.operands()
        types = r.colon_types()
        r.expect(")", "expected ')'")
    return tag, operands, types


def _write_bundles(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    operands, _, tags = arguments
    groups = operands.groups_of(op)
    if not groups:
        return
    w.text("[")
    for index, (tag, values) in enumerate(
        zip(tags.of(op).elements, groups, strict=True)
    ):
        if index:
            w.text(", ")
        w.string(tag.value)
        w.text("(")
        if values:
            w.put(values, " : ", [value.type for value in values])
        w.text(")")
    w.text("]")


def _read_shuffle(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    vector, found, mask = arguments
    ty = vector.known(reading)[0]
    sizes = mask.known(reading)
    if not is_llvm_vector(ty):
        raise r.op_error_here("expected an LLVM compatible vector type", r.here())
    # Upstream makes a vector without elements too, where nothing is selected.
    make = VectorType if len(sizes) else VectorType.unchecked
    scalable = (True,) if ty.scalable else ()
    found.put(reading, [make((len(sizes),), ty.element, scalable)])


def _read_linkage(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    cases = enum("llvm", "LinkageEnum") or enum("llvm", "Linkage")
    word = r.word_of(cases.words) if cases is not None else None
    arguments[0].put(reading, dialect_attr("llvm.linkage", word or "external"))


def _write_linkage(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    attr = arguments[0].of(op)
    w.text(str(attr).removeprefix("#llvm.linkage<").removesuffix(">"))


DIRECTIVES: Final[Directives] = {
    "GEPIndices": Directive(_read_indices, _write_indices),
    "InsertExtractValueElementType": Directive(_read_element_type),
    "IndirectBrOpSucessors": Directive(_read_successors, _write_successors),
    "OpBundles": Directive(_read_bundles, _write_bundles),
    "ShuffleType": Directive(_read_shuffle),
    "LLVMLinkage": Directive(_read_linkage, _write_linkage),
}
