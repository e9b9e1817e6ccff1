"""Directives of the transform dialect and its extensions."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import (
    UNIT,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DialectAttr,
    DictionaryAttr,
    IntegerAttr,
    SymbolRefAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I64, INDEX, FunctionType, Type
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.directives_index import read_index_list, write_index_list
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.attributes import begins_optional_attribute
from bridge.text.tokens import Token


def _read_semi_function(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`t`, or `(t) -> t`; the results may be left out unless the format forbids it."""
    argument, results, *rest = arguments
    optional = not (rest and rest[0].text == "false")
    wrapped = r.accept("(")
    if not optional and not wrapped:
        raise r.wrong_token("expected '('")
    argument.put(reading, [r.type()])
    if not wrapped:
        return
    r.expect(")", "expected ')'")
    r.expect("->", "expected '->'")
    several = not (results.single or results.optional)
    if several and r.accept("("):
        results.put(reading, r.types())
        r.expect(")", "expected ')'")
    else:
        results.put(reading, [r.type()])


def _write_semi_function(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    types = arguments[1].of(op)
    w.put("(" if types else "", arguments[0].of(op))
    if types:
        w.put(") -> (" if len(types) > 1 else ") -> ", types)
        w.text(")" if len(types) > 1 else "")


def _read_dims(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`all`, `0, -1` or `except(0, -1)`."""
    positions, inverted, everything = arguments
    values: list[int] = []
    if r.accept_word("all"):
        everything.put(reading, UNIT)
    elif r.accept_word("except"):
        inverted.put(reading, UNIT)
        values = r.enclosed(lambda: r.items(r.integer))
    else:
        values = r.items(r.integer)
    positions.put(reading, DenseArrayAttr.of(I64, values))


def _write_dims(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    positions, inverted, everything = (argument.of(op) for argument in arguments)
    text = ", ".join(map(str, positions.values))
    if everything is not None:
        text = "all"
    elif inverted is not None:
        text = f"except({text})"
    w.text(text)


def _read_one_to_many(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`(t) -> t`, whose result is the type of all results."""
    where = r.here()
    ty = r.type_of(FunctionType)
    if len(ty.inputs) != 1 or len(ty.results) != 1:
        message = "expects a trailing functional type with one argument and one result"
        raise r.op_error_here(message, where)
    arguments[0].put(reading, list(ty.inputs))
    for result in arguments[1:]:
        result.put(reading, list(ty.results))


def _write_one_to_many(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.functional_type(arguments[0].of(op), arguments[1].of(op))


def _read_packed(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
    """`*(%a)`, or a list of values and integers."""
    packed, values, integers = arguments
    if r.accept("*"):
        r.expect("(", "expected '('")
        packed.put(reading, [r.operand()])
        r.expect(")", "expected ')'")
        integers.put(reading, DenseArrayAttr.of(I64, []))
        return True
    found, numbers, _ = read_index_list(r)
    values.put(reading, found)
    integers.put(reading, numbers)
    return True


def _write_packed(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    packed, values, integers = [argument.of(op) for argument in arguments]
    if packed:
        w.put("*(", packed, ")")
        return
    write_index_list(w, values, integers)


def _read_sequence(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`%root, %extra : (t, t)`, or nothing."""
    root, root_type, extras, extra_types = arguments
    operand = r.optional_operand()
    if operand is None:
        return
    root.put(reading, [operand])
    operands: list[Token] = r.operands() if r.accept(",") else []
    r.expect(":", "expected ':'")
    r.accept("(")
    root_type.put(reading, [r.type()])
    types: list[Type] = []
    if operands:
        r.expect(",", "expected ','")
        types = r.types()
    if len(types) != len(operands):
        message = "expected types to be provided for all operands"
        raise r.op_error_here(message, r.name_pos)
    r.accept(")")
    extras.put(reading, operands)
    extra_types.put(reading, types)


def _write_sequence(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    root, root_type, extras, extra_types = (argument.of(op) for argument in arguments)
    if not root:
        return
    w.put([*root, *extras], " : (" if extras else " : ", [*root_type, *extra_types])
    w.text(")" if extras else "")


def _read_symbols(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`@matcher -> @action, …`."""
    pairs: list[tuple[Attribute, Attribute]] = []
    while True:
        matcher = SymbolRefAttr(r.symbol_name().value)
        r.expect("->", "expected '->'")
        pairs.append((matcher, SymbolRefAttr(r.symbol_name().value)))
        if not r.accept(","):
            break
    for argument, found in zip(arguments, zip(*pairs, strict=True), strict=True):
        argument.put(reading, ArrayAttr(found))


def _write_symbols(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    matchers, actions = (argument.of(op).elements for argument in arguments)
    last = len(matchers) - 1
    with w.indented(), w.indented():
        pairs = zip(matchers, actions, strict=True)
        for number, (matcher, action) in enumerate(pairs):
            w.newline()
            w.put(matcher, " -> ", action, ", " if number < last else "")


def _read_region_choice(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
    """An integer, or a value."""
    constant, value = arguments
    number = r.optional_integer("uint64_t")
    if number is not None:
        constant.put(reading, IntegerAttr.wrapped(number, INDEX))
        return True
    operand = r.optional_operand()
    if operand is None:
        message = "expected either an integer attribute or a transform.param operand"
        raise r.op_error_here(message, r.here())
    value.put(reading, [operand])
    return True


def _write_region_choice(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    constant = arguments[0].of(op)
    if constant is not None:
        w.text(str(constant.value))
    w.values(arguments[1].of(op))


def _read_options(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
    """`{name = 1, other = %param, list = [%param]}`."""
    operands: list[Token] = []
    names: list[str] = []
    entries: dict[str, Attribute] = {}

    def read_value() -> Attribute:
        if r.accept("["):
            found = r.items(read_value)
            r.expect("]", "expected ']'")
            return ArrayAttr(tuple(found))
        if begins_optional_attribute(r.peek()):
            value = r.attribute()
            if isinstance(value, DialectAttr) and value.mnemonic == "param_operand":
                raise r.op_error_here(_RESERVED, r.here())
            return value
        operands.append(r.operand())
        return _parameter(len(operands) - 1)

    def read_entry() -> None:
        name = r.word_or_string()
        if not name:
            message = "expected key to either be an identifier or a string"
            raise r.op_error_here(message, r.here())
        with r.followed_by("expected '=' after key in key-value pair"):
            r.expect("=", "expected '='")
        with r.followed_by(f"{_NO_VALUE} '{name}'"):
            value = read_value()
        names.append(name)
        entries[name] = value

    r.items(read_entry, "{", " in options dictionary")
    if len(entries) < len(names):
        message = "duplicate keys found in options dictionary"
        raise r.op_error_here(message, r.here())
    arguments[0].put(reading, DictionaryAttr.of(entries))
    arguments[1].put(reading, operands)
    return True


_NO_VALUE = "expected a valid attribute or operand as value associated to key"
_RESERVED = (
    "the param_operand attribute is a marker reserved for indicating a value will be "
    "passed via params and is only used in the generic print format"
)


def _parameter(index: int) -> DialectAttr:
    """The placeholder in the options for the value of this index."""
    return dialect_attr("transform.param_operand", IntegerAttr(index, I64))


def _write_options(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    options = arguments[0].of(op)
    values = arguments[1].of(op)
    if not options:
        return
    known = {_parameter(index): value for index, value in enumerate(values)}

    def write_value(attr: Attribute) -> None:
        value = known.get(attr)  # type: ignore[call-overload]
        if value is not None:
            w.value(value)
        elif isinstance(attr, ArrayAttr):
            w.text("[")
            w.items(attr.elements, write_value)
            w.text("]")
        else:
            w.attribute(attr)

    def write_entry(entry: tuple[str, Attribute]) -> None:
        w.string(entry[0])
        w.text(" = ")
        write_value(entry[1])

    w.items(options.entries, write_entry, "{", "}")


DIRECTIVES: Final[Directives] = {
    "SemiFunctionType": Directive(_read_semi_function, _write_semi_function),
    "TransformMatchDims": Directive(_read_dims, _write_dims),
    "MultitileSizesTypes": Directive(_read_one_to_many, _write_one_to_many),
    "ContinuousTileSizeTypes": Directive(_read_one_to_many, _write_one_to_many),
    "PackedOrDynamicIndexList": Directive(_read_packed, _write_packed),
    "SequenceOpOperands": Directive(_read_sequence, _write_sequence),
    "ForeachMatchSymbols": Directive(_read_symbols, _write_symbols),
    "AlternativesOpSelectedRegion": Directive(
        _read_region_choice, _write_region_choice
    ),
    "ApplyRegisteredPassOptions": Directive(_read_options, _write_options),
}
