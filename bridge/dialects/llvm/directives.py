"""Directives of the llvm dialect whose ops upstream reads by code."""

from __future__ import annotations

from typing import Final

from bridge.dialects.llvm.types import (
    VOID,
    FunctionShape,
    array_type,
    function_shape,
    function_type,
    is_llvm,
)
from bridge.dialects.llvm.words import cases, read_word, write_word
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DialectAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import I8, I32, I64, NONE, FunctionType
from bridge.ods.dialect_types import is_compatible
from bridge.ods.directives import (
    Argument,
    Arguments,
    Directive,
    Directives,
    of_attribute,
)
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.op.interfaces.functions import (
    BODY,
    FunctionSignature,
    add_argument_attributes,
    read_signature,
    write_signature,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

# Words -------------------------------------------------------------------------------


def _read_words(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    for argument in arguments:
        if argument.name == "tls_mode":
            argument.put(reading, _read_thread_model(r))
        else:
            read_word(r, reading.state, argument.name)


def _write_words(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    for argument in arguments:
        if argument.name == "tls_mode":
            _write_thread_model(w, argument.of(op))
        else:
            write_word(w, op, argument.name)


def _write_head(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text(enum_word(arguments[0].of(op)))
    _write_words(w, op, Arguments(arguments[1:]))


_GENERAL_DYNAMIC: Final = 1


def _read_thread_model(r: AsmReader) -> IntegerAttr | None:
    """`thread_local(initialexec)`, if it is there."""
    if not r.accept_word("thread_local"):
        return None
    if not r.accept("("):
        return IntegerAttr(_GENERAL_DYNAMIC, I64)
    where = r.here()
    message = "invalid value for thread_local"
    mode = cases("ThreadLocalMode").value(r.any_word(message))
    if mode is None:
        raise r.op_error_here(message, where)
    r.expect(")")
    return IntegerAttr(mode, I64)


def _write_thread_model(w: AsmWriter, attr: Attribute | None) -> None:
    if isinstance(attr, IntegerAttr) and attr.value:
        word = cases("ThreadLocalMode").text(attr.value)
        general = attr.value == _GENERAL_DYNAMIC
        w.text(" thread_local" if general else f" thread_local({word})")


# Globals -----------------------------------------------------------------------------


def _read_start(r: AsmReader, to: Argument) -> Attribute | None:
    return None if r.at(")") else r.attribute()


def _write_start(w: AsmWriter, attr: Attribute | None) -> None:
    w.put(attr if attr is not None else "")


def _read_global(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """The type, which a string may leave out, and the region after one."""
    to, value, initializer = arguments
    start = value.known(reading)
    types = r.optional_colon_types()
    if len(types) > 1:
        raise r.op_error(reading.state, "expected zero or one type")
    if types:
        initializer.put(reading, [r.optional_region() or Region()])
    elif isinstance(start, StringAttr):
        size = len(start.value.encode("utf-8", "surrogateescape"))
        types.append(array_type(size, I8))
    else:
        raise r.op_error(reading.state, "type can only be omitted for string globals")
    to.put(reading, TypeAttr(types[0]))


def _write_global(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    to, value, initializer = [argument.of(op) for argument in arguments]
    if isinstance(value, StringAttr):
        return
    w.put(" : ", to.type)
    if initializer[0].blocks:
        w.text(" ")
        w.region(initializer[0], entry_arguments=False)


def _read_alias(r: AsmReader, to: Argument) -> TypeAttr | None:
    types = r.optional_colon_types()
    if len(types) > 1:
        raise r.op_error_here("expected zero or one type", r.name_pos)
    return TypeAttr(types[0]) if types else None


# Functions ---------------------------------------------------------------------------


def _read_function(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    signature = reading.noted["signature"] = read_signature(r, variadic=True)
    arguments[0].put(reading, _function_type(r, signature, reading.places["sym_name"]))
    add_argument_attributes(reading.state, signature)


def _function_type(r: AsmReader, signature: FunctionSignature, where: int) -> TypeAttr:
    problem = ""
    if len(signature.results) > 1:
        problem = "expected zero or one function result"
    elif not all(map(is_compatible, signature.inputs)):
        problem = "expected LLVM type for function arguments"
    elif not all(map(is_compatible, signature.results)):
        found = signature.results[0]
        problem = f"expected LLVM type for function results'{found}'"
    if problem:
        raise r.op_error_here(f"failed to construct function type: {problem}", where)
    result = signature.results[0] if signature.results else VOID
    shape = FunctionShape(result, tuple(signature.inputs), signature.variadic)
    return TypeAttr(function_type(shape))


def _write_function(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    shape = function_shape(arguments[0].of(op).type)
    if shape is not None:
        results = () if is_llvm(shape.result, "void") else (shape.result,)
        ty = FunctionType(shape.inputs, results)
        write_signature(w, op, ty, variadic=shape.variadic)


def _read_range(r: AsmReader, to: Argument) -> DialectAttr:
    r.expect("(")
    least = r.integer()
    r.expect(",")
    most = r.integer()
    r.expect(")")
    bounds = [IntegerAttr.wrapped(number, I32) for number in (least, most)]
    return dialect_attr("llvm.vscale_range", *bounds)


def _write_range(w: AsmWriter, attr: DialectAttr) -> None:
    """`(1, 4)` of `#llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>`."""
    fields = str(attr).partition("<")[2].removesuffix(">").split(",")
    values = [field.partition("=")[2].partition(":")[0].strip() for field in fields]
    w.text(f"({', '.join(values)})")


def _forget_count(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """Upstream forgets a count that is not of its own class."""
    attributes = reading.state.attributes
    if not isinstance(attributes.get("function_entry_count"), DialectAttr):
        attributes.pop("function_entry_count", None)


# Memory ------------------------------------------------------------------------------


def _read_alloca(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`(i64) -> !llvm.ptr`; of a pointer, the element type is an attribute."""
    size, result, element = arguments
    where = r.here()
    ty = r.type()
    _drop_no_alignment(r, reading)
    if not isinstance(ty, FunctionType) or len(ty.inputs) != 1 or len(ty.results) != 1:
        message = "expected trailing function type with one argument and one result"
        raise r.op_error_here(message, where)
    size.put(reading, ty.inputs)
    result.put(reading, ty.results)
    if not is_llvm(ty.results[0], "ptr"):
        del reading.state.properties[element.name]


def _drop_no_alignment(r: AsmReader, reading: Reading) -> None:
    """Forgets an alignment of 0, which stands for none."""
    attributes = reading.state.attributes
    alignment = attributes.get("alignment")
    if alignment is None:
        return
    if not isinstance(alignment, IntegerAttr):
        raise r.op_error(reading.state, "expected integer alignment")
    if not alignment.value:
        del attributes["alignment"]


def _write_alloca(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.functional_type([op.operands[0].type], [op.results[0].type])


def _no_alignment(op: Operation, arguments: Arguments) -> frozenset[str]:
    found = op.properties.get("alignment")
    return _NONE if isinstance(found, IntegerAttr) and found.value else _ALIGNMENT


_NONE: Final = frozenset[str]()
_ALIGNMENT: Final = frozenset({"alignment"})


DIRECTIVES: Final[Directives] = {
    "AliasType": of_attribute(_read_alias, lambda w, attr: w.put(": ", attr.type)),
    "AllocaType": Directive(_read_alloca, _write_alloca, _no_alignment),
    "Body": BODY,
    "EntryCount": Directive(_forget_count),
    "FunctionType": Directive(_read_function, _write_function),
    "GlobalType": Directive(_read_global, _write_global),
    "Head": Directive(_read_words, _write_head),
    "Nodes": of_attribute(
        lambda r, to: r.attribute_of(ArrayAttr, NONE), lambda w, attr: w.attribute(attr)
    ),
    "Range": of_attribute(_read_range, _write_range),
    "Start": of_attribute(_read_start, _write_start),
    "Words": Directive(_read_words, _write_words),
}
