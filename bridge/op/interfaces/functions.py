"""The syntax that functions of all dialects share.

Upstream: mlir/Interfaces/FunctionImplementation and CallImplementation.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from bridge import native
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    StringAttr,
    TypeAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import FunctionType, Type
from bridge.ods.directives import Arguments, Directive
from bridge.ods.format_types import Reading
from bridge.ods.rows import row
from bridge.op.base import Op
from bridge.text.asm_reader import AsmReader
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.patterns import (
    match_function_name,
    match_plain_arguments,
    match_plain_result,
)
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.text.asm_writer import AsmWriter

VISIBILITIES: Final = ("public", "private", "nested")

Dictionaries = list[DictionaryAttr]


class FunctionSignature:
    """A function's arguments and results as they are written."""

    __slots__ = ("arguments", "result_attributes", "results", "variadic")

    def __init__(self) -> None:
        self.arguments: list[Argument] = []
        self.results: list[Type] = []
        self.result_attributes: Dictionaries = []
        self.variadic = False

    @property
    def inputs(self) -> list[Type]:
        return [argument.type for argument in self.arguments]

    @property
    def named(self) -> list[Argument]:
        """The arguments, or none where only their types are written."""
        return [a for a in self.arguments if a.name.text]

    @property
    def type(self) -> FunctionType:
        return FunctionType.sound(tuple(self.inputs), tuple(self.results))


def read_signature(r: AsmReader, *, variadic: bool = False) -> FunctionSignature:
    """`(%a: t {…}, …) -> (t {…})`, or `(t, t) -> t` without names.

    Raises `ParseError`.
    """
    found = FunctionSignature()
    plain = None if r.exact else _plain_arguments(r)
    if plain is not None:
        found.arguments = plain
        _read_arrow_results(r, found)
        return found

    def read_one() -> None:
        if found.variadic:
            raise r.op_error_here(
                "variadic arguments must be in the end of the argument list", r.here()
            )
        if variadic and r.accept("..."):
            found.variadic = True
            return
        found.arguments.append(_read_argument(r, found.arguments))

    r.items(read_one, "(")
    _read_arrow_results(r, found)
    return found


def _read_arrow_results(r: AsmReader, found: FunctionSignature) -> None:
    """`-> t`, if it is there."""
    match = None if r.exact else match_plain_result(r.text, r.pos)
    ty = None if match is None else r.state.type_memo.get(match[1])
    if match is not None and ty is not None:
        r.pos = match.end()
        found.results, found.result_attributes = [ty], [EMPTY_DICTIONARY]
    elif r.accept("->"):
        found.results, found.result_attributes = read_results(r)


def _plain_arguments(r: AsmReader) -> list[Argument] | None:
    """The arguments where they are names and types alone."""
    match = match_plain_arguments(r.text, r.pos)
    if match is None:
        return None
    begin = r.pos
    found = plain_arguments(r, match[1], match.start(1))
    r.pos = begin if found is None else match.end()
    return found


def plain_arguments(r: AsmReader, text: str, at: int) -> list[Argument] | None:
    """The arguments in a text that begins at `at`, names and types; None for more.

    The cursor is anywhere afterwards.
    """
    known = r.state.type_memo
    found: list[Argument] = []
    for piece in text[1:].split(", %") if text else ():
        name, _, spelling = piece.partition(": ")
        name = "%" + name.rstrip()
        after = at + 1 + len(piece)
        ty = known.get(spelling)
        if ty is None:
            r.pos = after - len(spelling)
            ty = r.type()
            if r.pos != after:
                return None
        found.append(Argument(Token("%", name, at, at + len(name)), ty))
        at = after + 2
    return found


def _read_argument(r: AsmReader, before: list[Argument]) -> Argument:
    named = r.first() == "%"
    pos = r.pos
    if before and bool(before[-1].name.text) != named:
        if not named:
            raise r.op_error_here("expected SSA identifier", pos)
        r.typed_argument(attributes=True)
        raise r.op_error_here("expected type instead of SSA identifier", pos)
    if named:
        return r.typed_argument(attributes=True)
    ty = r.type()
    attributes = r.optional_dictionary()
    location = r.optional_location()
    return Argument(Token("%", "", pos, pos), ty, location, attributes)


def read_results(r: AsmReader) -> tuple[list[Type], Dictionaries]:
    """`t`, or `(t {…}, t)`, after the arrow."""
    if not r.accept("("):
        return [r.type()], [EMPTY_DICTIONARY]
    types: list[Type] = []
    attributes: Dictionaries = []
    if r.accept(")"):
        return types, attributes
    while True:
        types.append(r.type())
        attributes.append(r.optional_dictionary())
        if not r.accept(","):
            break
    r.expect(")", "expected ')'")
    return types, attributes


def add_argument_attributes(
    state: OperationState, signature: FunctionSignature
) -> None:
    """Keeps the attributes of arguments and results, where there are any."""
    lists = {
        "arg_attrs": [a.attributes for a in signature.arguments],
        "res_attrs": signature.result_attributes,
    }
    for name, dictionaries in lists.items():
        if any(found.entries for found in dictionaries):
            state.properties[name] = ArrayAttr(tuple(dictionaries))


def read_visibility(r: AsmReader, state: OperationState) -> None:
    """`private`, `public` or `nested`, if it is there."""
    word = r.word_of(VISIBILITIES)
    if word is not None:
        state.properties["sym_visibility"] = StringAttr(word)


def read_function(r: AsmReader, state: OperationState) -> None:
    """Reads what follows the name of an op like `func.func`.

    Raises `ParseError`.
    """
    head = None if r.exact else match_function_name(r.text, r.pos)
    if head is None:
        read_visibility(r, state)
        state.properties["sym_name"] = r.symbol_name()
    else:
        r.pos = head.end()
        if head[1] is not None:
            state.properties["sym_visibility"] = StringAttr.sound(head[1], None)
        state.properties["sym_name"] = StringAttr.sound(head[2], None)
    signature = read_signature(r)
    state.properties["function_type"] = TypeAttr.sound(signature.type)
    if r.exact or not r.text.startswith(" {\n", r.pos):
        _read_attributes(r, state)
    add_argument_attributes(state, signature)
    read_body(r, state, signature)
    if "sym_visibility" in state.properties:
        line = row(state.name)
        if line is not None and "sym_visibility" not in line.inherent:
            _discard(state, "sym_visibility")


def _read_attributes(r: AsmReader, state: OperationState) -> None:
    where = r.here()
    r.attr_dict_with_keyword(state)
    for name in ("sym_visibility", "sym_name", "function_type"):
        if name in state.attributes:
            raise r.op_error(
                state,
                f"'{name}' is an inferred attribute and should not be specified in the "
                "explicit attribute dictionary",
                where,
            )


def _discard(state: OperationState, name: str) -> None:
    """Makes a property that the op does not have an attribute."""
    if name in state.properties:
        state.attributes[name] = state.properties.pop(name)


def read_body(
    r: AsmReader, state: OperationState, signature: FunctionSignature
) -> None:
    """The body if it is there; an empty one is refused. Raises `ParseError`."""
    where = r.here()
    body = r.optional_region(signature.arguments)
    if body is not None and not body.blocks:
        raise r.op_error(state, "expected non-empty function body", where)
    state.regions.append(body or Region())


_WRITTEN: Final = frozenset(
    {"sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs"}
)


def write_function(w: AsmWriter, op: Operation) -> None:
    """Writes what follows the name of an op like `func.func`."""
    w.text(" ")
    visibility = op.get("sym_visibility")
    if isinstance(visibility, StringAttr):
        w.text(visibility.value + " ")
    name = op.get("sym_name")
    w.symbol(name.value if isinstance(name, StringAttr) else "")
    ty = op.get("function_type")
    if isinstance(ty, TypeAttr) and isinstance(ty.type, FunctionType):
        write_signature(w, op, ty.type)
    w.attr_dict_with_keyword(op, _WRITTEN)
    write_body(w, op.regions[0])


def write_body(w: AsmWriter, body: Region) -> None:
    """` {…}`, or nothing for a declaration."""
    if body.blocks:
        w.text(" ")
        w.region(body, entry_arguments=False)


def write_signature(
    w: AsmWriter, op: Operation, ty: FunctionType, *, variadic: bool = False
) -> None:
    """`(%arg0: t {…}) -> t`, without names where there is no body."""
    attributes = dictionaries(op.get("arg_attrs"), len(ty.inputs))
    entry = op.regions[0].entry
    separator = "("
    for number, (input_, found) in enumerate(zip(ty.inputs, attributes, strict=True)):
        w.text("(" if not number else ", ")
        if entry is not None:
            w.region_argument(entry.arguments[number], found)
        else:
            w.type(input_)
            w.dictionary(found.entries)
        separator = ", "
    if variadic:
        w.text(separator + "...")
    elif not ty.inputs:
        w.text("(")
    w.text(")")
    if ty.results:
        w.text(" -> ")
        write_results(w, ty.results, dictionaries(op.get("res_attrs"), len(ty.results)))


def write_results(
    w: AsmWriter, types: tuple[Type, ...], attributes: Dictionaries
) -> None:
    """`t`, or `(t {…}, t)`."""
    alone = len(types) == 1 and not attributes[0]
    wrapped = not alone or isinstance(types[0], FunctionType)
    w.text("(" if wrapped else "")
    for number, (ty, found) in enumerate(zip(types, attributes, strict=True)):
        w.text(", " if number else "")
        w.type(ty)
        w.dictionary(found.entries)
    w.text(")" if wrapped else "")


def dictionaries(attr: Attribute | None, count: int) -> Dictionaries:
    if not isinstance(attr, ArrayAttr):
        return [EMPTY_DICTIONARY] * count
    return [
        found if isinstance(found, DictionaryAttr) else EMPTY_DICTIONARY
        for found in attr.elements
    ]


def elided(*names: str) -> Collection[str]:
    """Names that a function's attribute dictionary leaves out, with the usual ones."""
    return _WRITTEN.union(names)


def verify_passed(op: Operation, inputs: Sequence[Type]) -> None:
    """Whether a call passes what its callee takes. Raises `Invalid`."""
    for i, (operand, ty) in enumerate(zip(op.operands, inputs, strict=True)):
        if operand.type is not ty:
            raise op.error(
                f"operand type mismatch: expected operand type '{ty}', but provided "
                f"'{operand.type}' for operand number {i}"
            )


def signature_of(held: TypeAttr) -> FunctionType:
    """The type that is a property of a function, where its row allows no other."""
    ty = held.type
    assert isinstance(ty, FunctionType)  # the row's constraint
    return ty


def verify_call(op: Operation, callee: FunctionType) -> None:
    """Whether operands and results of a call have the types of its callee's signature.

    Raises `Invalid`.
    """
    if len(callee.inputs) != len(op.operands):
        raise op.error("incorrect number of operands for callee")
    verify_passed(op, callee.inputs)
    own = [result.type for result in op.results]
    if len(callee.results) != len(own):
        raise op.error("incorrect number of results for callee")
    for i, (ty, wanted) in enumerate(zip(own, callee.results, strict=True)):
        if ty is not wanted:
            raise (
                op.error(f"result type mismatch at index {i}")
                .with_note(f"      op result types: {_quoted(own)}", op.position)
                .with_note(
                    f"function result types: {_quoted(callee.results)}", op.position
                )
            )


def _quoted(types: Sequence[Type]) -> str:
    return ", ".join([f"'{ty}'" for ty in types])


def _read_signature(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    found = reading.noted["signature"] = read_signature(r)
    arguments[0].put(reading, TypeAttr(found.type))
    add_argument_attributes(reading.state, found)


def _write_signature(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    ty = arguments[0].of(op).type
    if isinstance(ty, FunctionType):
        write_signature(w, op, ty)


def _read_body(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    signature = reading.noted["signature"]
    arguments[0].put(reading, [r.optional_region(signature.arguments) or Region()])


def _write_body(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    write_body(w, arguments[0].of(op)[0])


SIGNATURE: Final = Directive(_read_signature, _write_signature)
"""Of the function's type, with the attributes of its arguments and its results."""
BODY: Final = Directive(_read_body, _write_body)
"""Of the region whose arguments a signature has, if it is there."""


class FunctionOp(Op):
    """The base of functions whose syntax is that of `func.func`."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        read_function(r, state)

    def write(self, w: AsmWriter) -> None:
        write_function(w, self)


if native.COMPILED:
    plain_arguments = native.core.plain_arguments
