"""Directives of the spirv dialect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bridge.dialects.spirv.shapes import element_type
from bridge.dialects.spirv.types import (
    PointerType,
    cases,
    is_spirv,
    pointee,
    storage_class,
)
from bridge.dialects.spirv.words import case_attr, case_text, read_string_case
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I32, FunctionType, GraphType
from bridge.ods.directives import (
    Argument,
    Arguments,
    Directive,
    Directives,
    of_attribute,
)
from bridge.ods.directives_control import CASES
from bridge.ods.format_types import Reading
from bridge.op.interfaces.functions import BODY, SIGNATURE
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

# Cases of enums ----------------------------------------------------------------------


def _cases(argument: Argument) -> str:
    return argument.enum.partition(".")[2]


def _read_string(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    to, name = arguments[0], _cases(arguments[0])
    to.put(reading, case_attr(name, read_string_case(r, name, to.name)))


def _write_string(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text(f'"{case_text(arguments[0].of(op))}"')


def _read_keyword(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    to, name = arguments[0], _cases(arguments[0])
    where = r.here()
    word = r.any_word()
    value = cases(name).value(word)
    if value is None:
        message = f"invalid {to.name} attribute specification: {word}"
        raise r.op_error_here(message, where)
    to.put(reading, case_attr(name, cases(name).text(value)))


def _write_keyword(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text(case_text(arguments[0].of(op)))


def _read_control(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`control(Unroll)`; `None` is left out."""
    if r.accept_word("control"):
        r.expect("(", "expected '('")
        _read_keyword(r, reading, arguments)
        r.expect(")", "expected ')'")
    else:
        arguments[0].put(reading, case_attr(_cases(arguments[0]), "None"))


def _write_control(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    text = case_text(arguments[0].of(op))
    if text != "None":
        w.text(f" control({text})")


def _read_image_operands(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`["Bias|Lod"]`, if it is there."""
    if r.accept("["):
        case = read_string_case(r, "ImageOperands")
        arguments[0].put(reading, case_attr("ImageOperands", case))
        r.expect("]", "expected ']'")


def _write_image_operands(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    found = arguments[0].of(op)
    if found is not None:
        w.text(f'["{case_text(found)}"]')


# Memory ------------------------------------------------------------------------------


def _read_access(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`["Aligned", 4]`, if it is there."""
    access, alignment = arguments
    if not r.accept("["):
        return
    _read_string(r, reading, arguments)
    if "Aligned" in case_text(access.known(reading)).split("|"):
        r.expect(",", "expected ','")
        alignment.put(reading, r.attribute(I32))
    r.expect("]", "expected ']'")


def _write_access(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    access, alignment = [argument.of(op) for argument in arguments]
    if access is not None:
        more = f", {alignment.value}" if alignment is not None else ""
        w.text(f'["{case_text(access)}"{more}]')


def _read_source(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    if r.accept(","):
        _read_access(r, reading, Arguments(arguments[:2]))


def _write_source(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    """Upstream writes the target's access where the source has none."""
    w.text(", ")
    own = arguments[0].of(op) is not None
    found = Arguments(arguments[:2] if own else arguments[2:])
    w.text(" " if found[0].of(op) is not None else "")
    _write_access(w, op, found)


def _read_storage(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`"Function"`: what of a pointer's type does not follow from what it points to."""
    reading.noted[arguments[0].name] = read_string_case(r, "StorageClass")


def _write_storage(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text(f'"{storage_class(arguments[0].of(op)[0])}"')


def _pointer(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    pointer, target = arguments
    storage = reading.noted[pointer.name]
    pointer.put(reading, PointerType(target.known(reading)[0], storage))


def _read_pointee(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    ty = r.type()
    for pointer in arguments:
        pointer.put(reading, PointerType(ty, reading.noted[pointer.name]))


def _write_pointee(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    found = pointee(arguments[0].of(op)[0])
    if found is not None:
        w.type(found)


# Variables ---------------------------------------------------------------------------


def _read_decorations(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`bind(0, 1)` or `built_in("x")`."""
    attributes = reading.state.attributes
    if r.accept_word("bind"):
        r.expect("(", "expected '('")
        attributes["descriptor_set"] = r.attribute(I32)
        r.expect(",", "expected ','")
        attributes["binding"] = r.attribute(I32)
        r.expect(")", "expected ')'")
    elif r.accept_word("built_in"):
        r.expect("(", "expected '('")
        attributes["built_in"] = r.attribute_of(StringAttr)
        r.expect(")", "expected ')'")


def _decorations(op: Operation) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What is written of an operation, and the attributes that say it."""
    group, binding = op.get("descriptor_set"), op.get("binding")
    if isinstance(group, IntegerAttr) and isinstance(binding, IntegerAttr):
        yield f" bind({group.value}, {binding.value})", ("descriptor_set", "binding")
    built_in = op.get("built_in")
    if isinstance(built_in, StringAttr):
        yield f' built_in("{built_in.value}")', ("built_in",)


def _write_decorations(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    for text, _ in _decorations(op):
        w.text(text)


def _decorating(op: Operation, arguments: Arguments) -> list[str]:
    return ["storage_class", *[name for _, names in _decorations(op) for name in names]]


def _read_variable(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """The type of a pointer, from which follow the storage class and what it holds."""
    pointer, initializer, storage = arguments
    where = r.here()
    ty = r.type()
    target = pointee(ty)
    if target is None:
        raise r.op_error(reading.state, "expected spirv.ptr type", where)
    pointer.put(reading, [ty])
    initializer.put(reading, target)
    storage.put(reading, case_attr("StorageClass", storage_class(ty)))


def _write_variable(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.type(arguments[0].of(op)[0])


def _read_pointer_type(r: AsmReader) -> TypeAttr:
    where = r.here()
    ty = r.colon_type()
    if not is_spirv(ty, "ptr"):
        raise r.op_error_here("expected spirv.ptr type", where)
    return TypeAttr(ty)


def _write_pointer_type(w: AsmWriter, attr: TypeAttr) -> None:
    w.text(": ")
    w.type(attr.type)


def _read_id(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`spec_id(5)`, if it is there."""
    if r.accept_word("spec_id"):
        r.expect("(", "expected '('")
        reading.state.attributes["spec_id"] = r.attribute_of(IntegerAttr)
        r.expect(")", "expected ')'")


def _write_id(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    number = op.get("spec_id")
    if isinstance(number, IntegerAttr):
        w.text(f" spec_id({number.value})")


# Symbols and numbers -----------------------------------------------------------------


def _read_symbol(r: AsmReader) -> SymbolRefAttr:
    """`@a`, in which nothing is nested."""
    pos = r.here()
    found = r.attribute_of(SymbolRefAttr)
    if found.nested:
        raise r.op_error_here("invalid kind of attribute specified", pos)
    return found


def _read_symbols(r: AsmReader) -> ArrayAttr:
    """`, @a, @b`, if it is there."""
    found: list[Attribute] = []
    while r.accept(","):
        found.append(_read_symbol(r))
    return ArrayAttr(tuple(found))


def _write_after(w: AsmWriter, found: ArrayAttr) -> None:
    for element in found.elements:
        w.text(", ")
        _write_element(w, element)


def _write_element(w: AsmWriter, element: Attribute) -> None:
    if isinstance(element, IntegerAttr):
        w.text(str(element.value))
    else:
        w.attribute(element)


def _write_list(w: AsmWriter, found: ArrayAttr) -> None:
    for number, element in enumerate(found.elements):
        w.text(", " if number else "")
        _write_element(w, element)


def _read_numbers(r: AsmReader) -> ArrayAttr:
    """`, 1, 2`, if it is there."""
    found: list[Attribute] = []
    while r.accept(","):
        found.append(r.attribute(I32))
    return ArrayAttr(tuple(found))


def _read_callee(r: AsmReader) -> SymbolRefAttr | None:
    """A symbol; upstream drops what cannot be the property."""
    found = r.attribute_of(SymbolRefAttr)
    return None if found.nested else found


def _read_weights(r: AsmReader) -> ArrayAttr | None:
    """`[1, 2]`, if it is there."""
    if not r.accept("["):
        return None
    first = r.attribute(I32)
    r.expect(",", "expected ','")
    second = r.attribute(I32)
    r.expect("]", "expected ']'")
    return ArrayAttr((first, second))


def _write_weights(w: AsmWriter, found: ArrayAttr) -> None:
    w.text("[")
    _write_list(w, found)
    w.text("]")


# Composites, graphs ------------------------------------------------------------------


def _constituent(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """The type of what indices lead to in a composite."""
    result, composite, position = arguments
    where = reading.places[position.name]
    indices = position.known(reading)
    if not isinstance(indices, ArrayAttr):
        message = "expected a 32-bit integer array attribute for 'indices'"
        raise r.op_error_here(message, where)
    if not indices.elements:
        message = "expected at least one index for spirv.CompositeExtract"
        raise r.op_error_here(message, where)
    found: Any = composite.known(reading)[0]
    for index in indices.elements:
        if not isinstance(index, IntegerAttr):
            message = f"expected an 32-bit integer for index, but found '{index}'"
            raise r.op_error_here(message, where)
        found = element_type(found, index.value)
        if isinstance(found, str):
            raise r.op_error_here(found, where)
    result.put(reading, [found])


def _read_graph(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    SIGNATURE.read(r, reading, arguments)
    ty = arguments[0].known(reading).type
    assert isinstance(ty, FunctionType)
    arguments[0].put(reading, TypeAttr(GraphType(ty.inputs, ty.results)))


DIRECTIVES: Final[Directives] = {
    "Access": Directive(_read_access, _write_access),
    "Body": BODY,
    "ColonPointer": of_attribute(_read_pointer_type, _write_pointer_type),
    "Callee": of_attribute(_read_callee, lambda w, attr: w.symbol(attr.root)),
    "Constituent": Directive(_constituent),
    "Control": Directive(_read_control, _write_control),
    "Decorations": Directive(_read_decorations, _write_decorations, _decorating),
    "GraphSignature": Directive(_read_graph, SIGNATURE.write),
    "ImageOperands": Directive(_read_image_operands, _write_image_operands),
    "KeywordCase": Directive(_read_keyword, _write_keyword),
    "Numbers": of_attribute(_read_numbers, _write_after),
    "Pointee": Directive(_read_pointee, _write_pointee),
    "Pointer": Directive(_pointer),
    "Signature": SIGNATURE,
    "SourceAccess": Directive(_read_source, _write_source),
    "SpecId": Directive(_read_id, _write_id),
    "Storage": Directive(_read_storage, _write_storage),
    "StringCase": Directive(_read_string, _write_string),
    "SwitchOpCases": CASES,
    "SymbolList": of_attribute(
        lambda r: ArrayAttr(
            (r.attribute_of(SymbolRefAttr), *_read_symbols(r).elements)
        ),
        _write_list,
    ),
    "SymbolReferences": of_attribute(
        lambda r: ArrayAttr(tuple(r.items(lambda: r.attribute_of(SymbolRefAttr)))),
        _write_list,
    ),
    "Symbols": of_attribute(_read_symbols, _write_after),
    "Variable": Directive(_read_variable, _write_variable),
    "Weights": of_attribute(_read_weights, _write_weights),
}
