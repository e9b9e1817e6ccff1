"""Assembly formats of types and attributes, compiled to a reader and a writer each.

A reader takes what follows the mnemonic and returns the values of the parameters;
a writer returns the pieces that upstream prints for them, in its order and spacing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from bridge.ir.parts import merged
from bridge.ir.types import Type
from bridge.ods.definition_parameters import (
    Field,
    Find,
    Parameter,
    UnknownParameter,
    between,
    enum_kind,
    parameter,
)
from bridge.ods.entries import Entry, Line
from bridge.ods.enums import enum, is_keyword
from bridge.ods.format_language import (
    All,
    Custom,
    Element,
    FormatFault,
    Group,
    Space,
    Struct,
    Variable,
    Word,
    parse_format,
)
from bridge.records import Record
from bridge.text.state import Parts, Reader
from bridge.text.tokens import NestedParseError, ParseError

Fields = dict[str, Field]
"""What was read, by parameter; nothing for what was left out."""
Judge = Callable[[Fields], str | None]
"""Upstream's diagnostic of invalid parameters; None where they are valid."""
Read = Callable[[Reader, Fields], None]
Write = Callable[[Fields], Parts]


class Part(NamedTuple):
    """What a `custom` of a format stands for."""

    read: Read
    write: Write


class Own(Record):
    """What code says besides the format of a definition."""

    customs: Mapping[str, Part] = {}
    canonical: Callable[[Fields], Fields] | None = None
    """That of the body."""


class Body(Record):
    """What follows a mnemonic: its parameters, and how they are written."""

    names: tuple[str, ...]
    values: Callable[[Reader], Fields]
    """Takes the values of the parameters; raises `ParseError`."""
    parts: Callable[[Fields], Parts]
    """What is printed for values; raises `ValueError` where one is wrong."""
    parameters: tuple[Parameter, ...] = ()
    """What is known of each, unless the body has code of its own."""
    judge: Judge | None = None
    place: Callable[[Reader], int] = lambda r: r.peek().pos
    """The offset of the diagnostics of `judge`, taken at the start of the body."""
    type_of: Callable[[Fields], Type | None] | None = None
    """An attribute's type, where its body has it."""
    canonical: Callable[[Fields], Fields] | None = None
    """Returns values in the form in which upstream stores them."""

    def read(self, r: Reader) -> Fields:
        """Takes the values of valid parameters; raises `ParseError`."""
        if self.judge is None:
            return self.values(r)
        start = self.place(r)
        values = self.values(r)
        fault = self.judge(values)
        if fault is not None:
            raise ParseError(start, fault)
        return values

    def fault(self, values: Fields) -> str | None:
        """Upstream's diagnostic of invalid parameters."""
        return None if self.judge is None else self.judge(values)

    def complete(self, values: Fields) -> list[Field]:
        """The value of each parameter; what was left out has its default."""
        if self.canonical is not None:
            values = self.canonical(values)
        if not self.parameters:
            return [values.get(name) for name in self.names]
        found = []
        for p in self.parameters:
            value = values.get(p.name)
            found.append(p.standard if value is None else value)
        return found

    def kept(self, values: Fields) -> Fields:
        """Fields from Python in the form in which they are stored.

        Raises `ValueError` where one is none of its parameter.
        """
        if not self.parameters:
            return self._own_kept(values)
        found = {}
        for p in self.parameters:
            value = values.get(p.name)
            found[p.name] = p.standard if value is None else p.kept(value)
        return found if self.canonical is None else self.canonical(found)

    def _own_kept(self, values: Fields) -> Fields:
        given = {name: _hashable(values.get(name)) for name in self.names}
        try:
            # What cannot be written is none of the parameters.
            merged(self.parts(given))
            return given if self.canonical is None else self.canonical(given)
        except (TypeError, AttributeError) as error:
            raise ValueError(str(error)) from error
        except ParseError as error:
            raise ValueError(error.message) from error


def _hashable(value: object) -> object:
    return tuple(map(_hashable, value)) if isinstance(value, list) else value


NO_CODE: Final = Own()
NOTHING: Final = Body((), lambda r: {}, lambda values: ())
"""For a node without parameters; brackets after it are skipped."""


def compile_definition(
    entry: Entry, dialect: str, find: Find, own: Own = NO_CODE
) -> Body | None:
    """A definition's body; None where it stays as it is written."""
    text = entry.get("format")
    # An attribute's own type follows it.
    lines = [
        line
        for line in entry.get("parameters", [])
        if not (line[2:] and line[2].get("self type"))
    ]
    cases = enum(dialect, entry["enum"]) if "enum" in entry else None
    if cases is None and "enum" in entry:
        return None
    if text is None and not lines and cases is None:
        return NOTHING
    if not isinstance(text, str):
        return None
    try:
        if cases is not None:
            kind = enum_kind(cases.value_of_attribute, cases.text)
            lines = [["value", cases.cpp]]
            known = [Parameter("value", kind, False, "")]
        else:
            known = [parameter(line, dialect, find) for line in lines]
        blamed = [_blamed(*p, entry) for p in zip(known, lines, strict=True)]
        return _compiled(text, blamed, own)
    except (FormatFault, UnknownParameter):
        return None


def parameter_fault(record: str, name: str, cpp: str) -> str:
    """The diagnostic of an invalid parameter by upstream's parser of a definition."""
    return f"failed to parse {record} parameter '{name}' which is to be a `{cpp}`"


def _blamed(p: Parameter, line: Line, entry: Entry) -> Parameter:
    """A parameter whose errors the enclosing parser reports as well."""
    record = entry.get("record") or entry["cpp"].rpartition("::")[2]
    message = parameter_fault(record, p.name, line[1])
    plain = p.kind.read

    def read(r: Reader) -> Field:
        try:
            return plain(r)
        except ParseError as fault:
            r.follow(fault, message)
            raise

    kind = p.kind._replace(read=read)
    if line[2:] and line[2].get("in brackets"):
        kind = between("[", kind, "]")
    return p.but(kind=kind)


def _compiled(text: str, parameters: list[Parameter], own: Own) -> Body:
    names = {
        p.name: Variable("parameter", p.name, index)
        for index, p in enumerate(parameters)
    }
    elements = parse_format(text, names)
    c = _Definition(parameters, own.customs)
    reads = c.readers(elements)
    writes = c.writers(elements)

    def values(r: Reader) -> Fields:
        found: Fields = {}
        for step in reads:
            step(r, found)
        return found

    def parts(values: Fields) -> Parts:
        return tuple([piece for write in writes for piece in write(values)])

    return Body(tuple(names), values, parts, tuple(parameters), canonical=own.canonical)


def _write_whole(value: Field) -> Parts:
    """A type or attribute, or several, with the function that classifies them."""
    if not isinstance(value, Sequence):
        return (value,)
    found: list[Field] = []
    for item in value:
        found += [", ", item] if found else [item]
    return tuple(found)


class _Definition:
    def __init__(
        self, parameters: list[Parameter], customs: Mapping[str, Part]
    ) -> None:
        self.parameters = parameters
        self.customs = customs
        self.blank = True
        self.punctuation = False

    def named(self, element: Element) -> list[Parameter]:
        """The parameters that an element is about."""
        if isinstance(element, All):
            return self.parameters
        if isinstance(element, Struct):
            return [p for part in element.of for p in self.named(part)]
        if isinstance(element, Variable):
            return [self.parameters[element.index]]
        if isinstance(element, Custom) and len(element.arguments) == 1:
            return [self._by_code(element, p) for p in self.named(element.arguments[0])]
        raise FormatFault("a parameter is expected")

    def _by_code(self, element: Custom, p: Parameter) -> Parameter:
        """A parameter as a `custom` of a struct reads and writes it."""
        part = self.customs.get(element.name)
        if part is None:
            raise FormatFault(f"custom<{element.name}> is not modelled")
        step, pieces = part

        def read(r: Reader) -> Field:
            found: Fields = {}
            step(r, found)
            return found[p.name]

        kind = p.kind._replace(read=read, write=lambda value: pieces({p.name: value}))
        return p.but(kind=kind)

    # Reading

    def readers(self, elements: Sequence[Element]) -> list[Read]:
        found = []
        for element in elements:
            if not isinstance(element, Space):
                found.append(self._reader(element))
        return found

    def _reader(self, element: Element) -> Read:
        if isinstance(element, Word):
            return _read_word(element.text)
        if isinstance(element, Variable):
            return _read_variable(self.named(element)[0])
        if isinstance(element, All):
            return _read_params(self.parameters)
        if isinstance(element, Struct):
            return _read_struct(self.named(element))
        if isinstance(element, Group):
            return self._read_group(element)
        if isinstance(element, Custom) and element.name in self.customs:
            return self.customs[element.name].read
        raise FormatFault("this element is not modelled in definitions")

    def _read_group(self, element: Group) -> Read:
        elements = [e for e in element.elements if not isinstance(e, Space)]
        first, rest = elements[0], self.readers(elements[1:])
        others = self.readers(element.others)
        if isinstance(first, Word):
            accept = _accept(first.text)

            def read(r: Reader, values: Fields) -> None:
                for step in rest if accept(r) else others:
                    step(r, values)

            return read
        step_first = self._reader(first)
        about = [p.name for p in self.named(first)]

        def read_value(r: Reader, values: Fields) -> None:
            step_first(r, values)
            there = any(values.get(name) is not None for name in about)
            for step in rest if there else others:
                step(r, values)

        return read_value

    # Writing: see `bridge.ods.format_writer`, whose rules these are

    def writers(self, elements: Sequence[Element]) -> list[Write]:
        return [self._writer(element) for element in elements]

    def _writer(self, element: Element) -> Write:
        if isinstance(element, Word):
            return _text(self._word(element.text))
        if isinstance(element, Space):
            return _text(self._space(element.text))
        if isinstance(element, Group):
            return self._write_group(element)
        if isinstance(element, Custom):
            return self._custom(self.customs[element.name])
        if isinstance(element, Variable):
            parameter = self.named(element)[0]
            if element.qualified:
                kind = parameter.kind._replace(write=_write_whole)
                name, optional = parameter.name, parameter.optional
                parameter = Parameter(name, kind, optional, parameter.default)
            return self._variable(parameter)
        return self._separated(self.named(element), isinstance(element, Struct))

    def _word(self, text: str) -> str:
        due = self.blank and _wants_blank(text, self.punctuation)
        self.blank = len(text) != 1 or text not in "<({["
        self.punctuation = not (text[0] == "_" or text[0].isalpha())
        return f" {text}" if due else text

    def _space(self, text: str) -> str:
        if not text:
            self.punctuation = True
        self.blank = False
        return text

    def _due(self) -> str:
        return " " if self.blank or not self.punctuation else ""

    def _variable(self, p: Parameter) -> Write:
        due = self._due()
        self.blank, self.punctuation = True, False

        def write(values: Fields) -> Parts:
            if not p.is_shown(values):
                return ()
            pieces = p.pieces(values)
            return (due, *pieces) if due else pieces

        return write

    def _custom(self, part: Part) -> Write:
        due = self._due()
        self.blank, self.punctuation = True, False
        return lambda values: (due, *part.write(values)) if due else part.write(values)

    def _separated(self, parameters: list[Parameter], named: bool) -> Write:
        due = self._due()
        always = not all(p.optional for p in parameters)
        self.blank, self.punctuation = True, False

        def write(values: Fields) -> Parts:
            found: list[Field] = []
            for p in parameters:
                if p.is_shown(values):
                    found.append(", " if found else "")
                    found.append(f"{p.name} = " if named else "")
                    found += p.pieces(values)
            if due and (found or always):
                found.insert(0, due)
            return tuple([piece for piece in found if piece != ""])

        return write

    def _write_group(self, element: Group) -> Write:
        anchors = self.named(element.anchor)
        inverted = element.inverted
        before = self.blank, self.punctuation
        then = self.writers(element.elements)
        self.blank, self.punctuation = before
        others = self.writers(element.others)

        def write(values: Fields) -> Parts:
            there = any(p.is_shown(values) for p in anchors)
            steps = then if there != inverted else others
            return tuple([piece for step in steps for piece in step(values)])

        return write


def _text(text: str) -> Write:
    found: Parts = (text,) if text else ()
    return lambda values: found


def _wants_blank(text: str, after_punctuation: bool) -> bool:
    if len(text) != 1 and text != "->":
        return True
    return text[0] not in (">)}]," if after_punctuation else "<>(){}[],")


# Steps of reading --------------------------------------------------------------------


def _accept(text: str) -> Callable[[Reader], bool]:
    if not is_keyword(text):
        return lambda r: r.accept(text)

    def accept(r: Reader) -> bool:
        token = r.peek()
        if token.text != text or token.kind != "bare":
            return False
        r.take()
        return True

    return accept


def _read_word(text: str) -> Read:
    accept = _accept(text)
    keyword = is_keyword(text) is not None

    def read(r: Reader, values: Fields) -> None:
        if accept(r):
            return
        if keyword:
            raise NestedParseError(r.peek().pos, f"expected '{text}'")
        raise r.wrong_token(f"expected '{text}'")

    return read


def _read_variable(p: Parameter) -> Read:
    def read(r: Reader, values: Fields) -> None:
        values[p.name] = p.kind.read(r)

    return read


_WORDS: Final = frozenset({"bare", "inttype"})
"""The kinds of tokens that are keywords to upstream."""
_CLOSERS: Final = frozenset({">", ")", "]", "}", "eof"})


def _read_params(parameters: list[Parameter]) -> Read:
    """`x, y`: optional ones at the end may be left out with their commas."""
    required = [index for index, p in enumerate(parameters) if not p.optional]
    last = required[-1] if required else 0

    def read(r: Reader, values: Fields) -> None:
        if not required and r.peek().kind in _CLOSERS:
            return
        for index, p in enumerate(parameters):
            if index:
                if index <= last:
                    r.expect(",", "expected ','")
                elif not r.accept(","):
                    return
            values[p.name] = p.kind.read(r)

    return read


def _read_struct(parameters: list[Parameter]) -> Read:
    """`name = value` in any order, optional ones or not."""
    by_name = {p.name: p for p in parameters}
    optional = sum(p.optional for p in parameters)
    count = len(parameters)

    def one(r: Reader, values: Fields) -> None:
        token = r.peek()
        if token.kind not in _WORDS:
            fault = NestedParseError(token.pos, "expected valid keyword")
            r.follow(fault, "expected a parameter name in struct")
            raise fault
        r.take()
        r.expect("=", "expected '='")
        p = by_name.get(token.text)
        if p is None or token.text in values:
            message = f"duplicate or unknown struct parameter name: {token.text}"
            raise NestedParseError(r.peek().pos, message)
        values[token.text] = p.kind.read(r)

    def read(r: Reader, values: Fields) -> None:
        if optional == count and r.peek().kind not in _WORDS:
            return
        one(r, values)
        if not optional:
            for _ in range(count - 1):
                r.expect(",", "expected ','")
                one(r, values)
            return
        while r.accept(","):
            one(r, values)
        for p in parameters:
            if not p.optional and p.name not in values:
                message = f"struct is missing required parameter: {p.name}"
                raise NestedParseError(r.peek().pos, message)

    return read
