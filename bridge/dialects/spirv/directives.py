"""Directives of the spirv dialect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bridge.dialects.spirv.shapes import element_type
from bridge.dialects.spirv.types import (
    PointerType,
    StructType,
    TensorArmType,
    cases,
    is_spirv,
    pointee,
    storage_class,
)
from bridge.dialects.spirv.words import case_attr, case_text, read_string_case
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I32, FunctionType, GraphType, VectorType
from bridge.ods.directives import (
    Argument,
    Arguments,
    Directive,
    Directives,
    of_attribute,
)
from bridge.ods.directives_control import CASES
from bridge.ods.format_types import ALL, Reading
from bridge.op.interfaces.functions import BODY, SIGNATURE
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

# Cases of enums ----------------------------------------------------------------------


def _cases(argument: Argument) -> str:
    return argument.enum.removeprefix("spirv.")


def _read_string(r: AsmReader, to: Argument) -> Attribute:
    return case_attr(_cases(to), read_string_case(r, _cases(to), to.name))


def _read_keyword(r: AsmReader, to: Argument) -> Attribute:
    where = r.here()
    word = r.any_word()
    value = cases(_cases(to)).value(word)
    if value is None:
        message = f"invalid {to.name} attribute specification: {word}"
        raise r.op_error_here(message, where)
    return case_attr(_cases(to), cases(_cases(to)).text(value))


def _read_control(r: AsmReader, to: Argument) -> Attribute:
    """`control(Unroll)`; `None` is left out."""
    if r.accept_word("control"):
        return r.enclosed(lambda: _read_keyword(r, to))
    return case_attr(_cases(to), "None")


def _write_control(w: AsmWriter, attr: Attribute) -> None:
    text = case_text(attr)
    w.text(f" control({text})" if text != "None" else "")


def _read_image_operands(r: AsmReader, to: Argument) -> Attribute | None:
    """`["Bias|Lod"]`, if it is there."""
    return r.enclosed(lambda: _read_string(r, to), "[") if r.at("[") else None


# Memory ------------------------------------------------------------------------------


def _read_access(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`["Aligned", 4]`, if it is there."""
    access, alignment = arguments
    if not r.accept("["):
        return
    case = _read_string(r, access)
    access.put(reading, case)
    if "Aligned" in case_text(case).split("|"):
        r.expect(",")
        alignment.put(reading, r.attribute(I32))
    r.expect("]")


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
        found = r.enclosed(lambda: _read_two(r))
        attributes["descriptor_set"], attributes["binding"] = found
    elif r.accept_word("built_in"):
        attributes["built_in"] = r.enclosed(lambda: r.attribute_of(StringAttr))


def _read_two(r: AsmReader) -> tuple[Attribute, Attribute]:
    first = r.attribute(I32)
    r.expect(",")
    return first, r.attribute(I32)


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


def _decorating(op: Operation, arguments: Arguments) -> frozenset[str]:
    return frozenset(("storage_class",)).union(
        *[names for _, names in _decorations(op)]
    )


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


def _read_block_storage(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """The storage class of a pointer that is not defined before.

    Upstream leaves it out when it prints, and misses it when it reads: what is printed
    must come back.
    """
    before, value = r.pos, None
    if r.first() == "%":
        value = r.names.values.get(r.operand().text)
        r.pos = before
    ty = value.type if value is not None else None
    is_known = isinstance(ty, PointerType)
    known = ty if is_known else read_string_case(r, "StorageClass")
    reading.noted[arguments[0].name] = known


def _block_pointer(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    pointer, block = arguments
    known, ty = reading.noted[pointer.name], block.known(reading)[0]
    if isinstance(known, str):
        element = ty.element if isinstance(ty, VectorType) else ty
        known = PointerType(element, known)
    pointer.put(reading, known)


def _write_type(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.type(arguments[0].of(op)[0])


def _read_pointer_type(r: AsmReader, to: Argument) -> TypeAttr:
    where = r.here()
    ty = r.colon_type()
    if not is_spirv(ty, "ptr"):
        raise r.op_error_here("expected spirv.ptr type", where)
    return TypeAttr(ty)


def _read_id(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`spec_id(5)`, if it is there."""
    if r.accept_word("spec_id"):
        number = r.enclosed(lambda: r.attribute_of(IntegerAttr))
        reading.state.attributes["spec_id"] = number


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


def _read_more(
    r: AsmReader, read: Callable[[AsmReader], Attribute], *before: Attribute
) -> ArrayAttr:
    """`, @a, @b`, if it is there."""
    found = list(before)
    while r.accept(","):
        found.append(read(r))
    return ArrayAttr(tuple(found))


def _write_more(w: AsmWriter, found: ArrayAttr) -> None:
    w.text(", " if found.elements else "")
    _write_list(w, found)


def _write_list(w: AsmWriter, found: ArrayAttr) -> None:
    w.items(found.elements, lambda element: _write_element(w, element))


def _write_element(w: AsmWriter, element: Attribute) -> None:
    w.put(str(element.value) if isinstance(element, IntegerAttr) else element)


def _read_callee(r: AsmReader, to: Argument) -> SymbolRefAttr | None:
    """A symbol; upstream drops what cannot be the property."""
    found = r.attribute()
    return found if isinstance(found, SymbolRefAttr) and not found.nested else None


def _read_weights(r: AsmReader, to: Argument) -> ArrayAttr | None:
    """`[1, 2]`, if it is there."""
    if not r.at("["):
        return None
    return ArrayAttr(r.enclosed(lambda: _read_two(r), "["))


def _write_weights(w: AsmWriter, found: ArrayAttr) -> None:
    w.items(found.elements, lambda element: _write_element(w, element), "[", "]")


def _write_attributes(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    """The attributes that upstream writes before a type, and reads after it."""
    w.attr_dict(op, [argument.name for argument in arguments])


def _hide_all(op: Operation, arguments: Arguments) -> frozenset[str]:
    return frozenset([*op.properties.keys(), *op.attributes.keys()])


_IN_TENSOR: Final = "parsing values in integer list attribute"


def _read_tensor(r: AsmReader, to: Argument) -> DenseElementsAttr:
    """`[1, 0]`, as a tensor of the extension for them."""
    values = r.items(lambda: r.integer("int32_t"), "[", _IN_TENSOR)
    return DenseElementsAttr.of(TensorArmType((len(values),), I32), values)


def _write_tensor(w: AsmWriter, found: DenseElementsAttr) -> None:
    w.text(f"[{', '.join(map(str, found.values))}]")


# Composites, graphs ------------------------------------------------------------------


def _read_pair(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """The type of a struct with two results, which are of the operands' type."""
    where = reading.places[ALL] = r.here()
    ty = r.type()
    if not isinstance(ty, StructType) or len(ty.member_types) != 2:
        raise r.op_error_here("expected spirv.struct type with two members", where)
    for argument, found in zip(arguments, (ty, *ty.member_types[:1] * 2), strict=True):
        argument.put(reading, found)


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
    found = composite.known(reading)[0]
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
    "BlockPointer": Directive(_block_pointer),
    "BlockStorage": Directive(_read_block_storage),
    "Body": BODY,
    "Callee": of_attribute(_read_callee, lambda w, attr: w.symbol(attr.root)),
    "ColonPointer": of_attribute(
        _read_pointer_type, lambda w, attr: w.put(": ", attr.type)
    ),
    "Constituent": Directive(_constituent),
    "Control": of_attribute(_read_control, _write_control),
    "Decorations": Directive(_read_decorations, _write_decorations, _decorating),
    "GraphSignature": Directive(_read_graph, SIGNATURE.write),
    "ImageOperands": of_attribute(
        _read_image_operands,
        lambda w, attr: w.text(f'["{case_text(attr)}"]' if attr is not None else ""),
    ),
    "KeywordCase": of_attribute(_read_keyword, lambda w, attr: w.text(case_text(attr))),
    "Numbers": of_attribute(
        lambda r, to: _read_more(r, lambda r: r.attribute(I32)), _write_more
    ),
    "Pair": Directive(_read_pair, _write_type),
    "Pointee": Directive(_read_pointee, _write_pointee),
    "Pointer": Directive(_pointer),
    "Signature": SIGNATURE,
    "SourceAccess": Directive(_read_source, _write_source),
    "SpecId": Directive(_read_id, _write_id),
    "Storage": Directive(_read_storage, _write_storage),
    "StringCase": of_attribute(
        _read_string, lambda w, attr: w.text(f'"{case_text(attr)}"')
    ),
    "SwitchOpCases": CASES,
    "SymbolList": of_attribute(
        lambda r, to: _read_more(r, _read_symbol, r.attribute_of(SymbolRefAttr)),
        _write_list,
    ),
    "SymbolReferences": of_attribute(
        lambda r, to: ArrayAttr(tuple(r.items(lambda: r.attribute_of(SymbolRefAttr)))),
        _write_list,
    ),
    "Symbols": of_attribute(lambda r, to: _read_more(r, _read_symbol), _write_more),
    "Variable": Directive(_read_variable, _write_type),
    "Tensor": of_attribute(_read_tensor, _write_tensor),
    "WrittenHere": Directive(
        lambda r, reading, arguments: None, _write_attributes, _hide_all
    ),
    "Weights": of_attribute(_read_weights, _write_weights),
}
