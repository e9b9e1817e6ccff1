"""The language of assembly formats: its elements, and how a format's text is parsed.

Names are bound while they are parsed: a `$name` becomes a `Variable` that says what
kind of thing it names, so that later stages never look names up again.

It is upstream's language, with two directives more, for the `syntax` of an op's class:

- `derive<Name>($a, type($b), …)` is a `custom` of which nothing is written: it sets
  what follows from what was read, as the type of an operand, or an attribute;
- `resolve($a, …)` looks operands up at once, not after all has been read, where a
  diagnostic about them comes before those of what follows.

A `custom` that sets the type of a slot to one type makes it that of all its values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Literal

from bridge.records import Record

Kind = Literal[
    "operand", "result", "attribute", "property", "region", "successor", "parameter"
]


class FormatFault(ValueError):
    """A format's text is not of the language, or needs what is not known here."""


class Word(Record):
    """A keyword or punctuation that is written as it is."""

    text: str


class Space(Record):
    """A blank, a line end, or (empty) no blank where there would be one."""

    text: str


class Variable(Record):
    """Something the op has by a name; `index` numbers those of its kind."""

    kind: Kind
    name: str
    index: int
    qualified: bool = False


class TypeOf(Record):
    """The type of a variable, or the types of all operands or results."""

    of: Variable | All
    qualified: bool = False


class FunctionalType(Record):
    inputs: Variable | All
    results: Variable | All


class All(Record):
    """All operands, results, regions, successors or parameters."""

    what: Literal["operands", "results", "regions", "successors", "params"]


class AttrDict(Record):
    keyword: bool


class PropDict(Record):
    pass


class Custom(Record):
    """What hand-written code reads and writes; or, of what is derived, only sets."""

    name: str
    arguments: tuple[Element, ...]
    derives: bool = False


class Resolve(Record):
    """Operands that are looked up before more is read."""

    of: tuple[Variable, ...]


class Ref(Record):
    """What was read before, given to a `custom` for a look."""

    to: Element


class Text(Record):
    """A piece of C++ given to a `custom`."""

    text: str


class Group(Record):
    """Elements present only where their anchor is; where it is not, if inverted."""

    elements: tuple[Element, ...]
    others: tuple[Element, ...]
    anchor: Element
    inverted: bool


class OIList(Record):
    """Clauses in any order, each at most once: its first word, and what follows."""

    clauses: tuple[tuple[Word, tuple[Element, ...]], ...]


class Struct(Record):
    """`name = value` for each, in any order; of definitions alone."""

    of: tuple[Element, ...]


Element = (
    Word
    | Space
    | Variable
    | TypeOf
    | FunctionalType
    | All
    | AttrDict
    | PropDict
    | Custom
    | Resolve
    | Ref
    | Text
    | Group
    | OIList
    | Struct
)

_TOKEN: Final = re.compile(
    r"\s*(?:`([^`]*)`|\"((?:[^\"\\]|\\.)*)\"|\$([A-Za-z_]\w*)|([A-Za-z_][\w-]*)"
    r"|([(){}<>,^?:|=]))"
)
_KINDS: Final = ("literal", "string", "variable", "keyword", "punctuation")

Token = tuple[str, str]
_END: Final = ("end", "")


def parse_format(text: str, names: Mapping[str, Variable]) -> tuple[Element, ...]:
    """The elements of a format; `names` resolves its variables.

    Raises `FormatFault` where the text is not of the language.
    """
    return _Parser(text, names).all()


def walk(elements: tuple[Element, ...]) -> Iterator[Element]:
    """Elements and all that is inside them, in order."""
    for element in elements:
        yield element
        yield from walk(children(element))


def children(element: Element) -> tuple[Element, ...]:
    """What is directly inside an element."""
    inside = _CHILDREN.get(type(element))
    return () if inside is None else inside(element)


_CHILDREN: Final[dict[type, Callable[..., tuple[Element, ...]]]] = {
    TypeOf: lambda e: (e.of,),
    FunctionalType: lambda e: (e.inputs, e.results),
    Custom: lambda e: e.arguments,
    Resolve: lambda e: e.of,
    Ref: lambda e: (e.to,),
    Group: lambda e: (*e.elements, *e.others),
    OIList: lambda e: tuple(part for _, parts in e.clauses for part in parts),
    Struct: lambda e: e.of,
}


def _tokens(text: str) -> list[Token]:
    found = []
    pos = 0
    text = text.rstrip()
    while pos < len(text):
        match = _TOKEN.match(text, pos)
        if match is None or match.lastindex is None:
            raise FormatFault(f"unexpected text {text[pos : pos + 20]!r}")
        found.append((_KINDS[match.lastindex - 1], match[match.lastindex]))
        pos = match.end()
    return found


class _Parser:
    def __init__(self, text: str, names: Mapping[str, Variable]) -> None:
        self._tokens = _tokens(text)
        self._next = 0
        self._names = names

    def all(self) -> tuple[Element, ...]:
        found = []
        while self._peek() != _END:
            found.append(self._element())
        return tuple(found)

    def _peek(self) -> Token:
        return self._tokens[self._next] if self._next < len(self._tokens) else _END

    def _take(self) -> Token:
        token = self._peek()
        self._next += 1
        return token

    def _accept(self, mark: str) -> bool:
        if self._peek() == ("punctuation", mark):
            self._next += 1
            return True
        return False

    def _expect(self, mark: str) -> None:
        if not self._accept(mark):
            raise FormatFault(f"expected '{mark}' before {self._peek()[1]!r}")

    def _element(self) -> Element:
        kind, text = self._take()
        if kind == "literal":
            return Space(text) if text in ("", " ", "\\n") else Word(text)
        if kind == "string":
            return Text(text.replace("\\", ""))
        if kind == "variable":
            return self._variable(text)
        if kind == "keyword":
            return self._directive(text)
        if text == "(":
            return self._group()
        raise FormatFault(f"unexpected {text!r}")

    def _variable(self, name: str) -> Variable:
        found = self._names.get(name)
        if found is None:
            raise FormatFault(f"'${name}' names nothing")
        return found

    def _directive(self, name: str) -> Element:
        if name in _PLAIN:
            return _PLAIN[name]
        parse = _DIRECTIVES.get(name)
        if parse is None:
            raise FormatFault(f"unknown directive '{name}'")
        return parse(self)

    def _in_parentheses(self) -> Element:
        self._expect("(")
        found = self._element()
        self._expect(")")
        return found

    def ref(self) -> Element:
        return Ref(self._in_parentheses())

    def type(self) -> Element:
        return TypeOf(_subject(self._in_parentheses()))

    def qualified(self) -> Element:
        found = self._in_parentheses()
        if isinstance(found, Variable):
            return Variable(found.kind, found.name, found.index, qualified=True)
        if isinstance(found, TypeOf):
            return TypeOf(found.of, qualified=True)
        raise FormatFault("'qualified' is of an attribute or a type")

    def functional_type(self) -> Element:
        inputs, results = self._arguments()
        return FunctionalType(_subject(inputs), _subject(results))

    def custom(self, derives: bool = False) -> Element:
        self._expect("<")
        name = self._take()[1]
        self._expect(">")
        return Custom(name, self._arguments(), derives)

    def derive(self) -> Element:
        return self.custom(derives=True)

    def resolve(self) -> Element:
        found: list[Variable] = []
        for element in self._arguments():
            if not isinstance(element, Variable) or element.kind != "operand":
                raise FormatFault("'resolve' is of operands")
            found.append(element)
        return Resolve(tuple(found))

    def struct(self) -> Element:
        return Struct(self._arguments())

    def _arguments(self) -> tuple[Element, ...]:
        self._expect("(")
        found = [self._element()]
        while self._accept(","):
            found.append(self._element())
        self._expect(")")
        return tuple(found)

    def oilist(self) -> Element:
        self._expect("(")
        clauses: list[tuple[Word, tuple[Element, ...]]] = []
        while True:
            word = self._element()
            if not isinstance(word, Word):
                raise FormatFault("a clause begins with a word")
            rest: list[Element] = []
            while self._peek() not in (("punctuation", "|"), ("punctuation", ")")):
                rest.append(self._element())
            clauses.append((word, tuple(rest)))
            if not self._accept("|"):
                break
        self._expect(")")
        return OIList(tuple(clauses))

    def _group(self) -> Element:
        anchors: list[Element] = []
        elements = self._branch(anchors)
        inverted = not anchors
        others: tuple[Element, ...] = ()
        if self._accept(":"):
            self._expect("(")
            others = self._branch(anchors)
        self._expect("?")
        if len(anchors) != 1:
            raise FormatFault("an optional group has one anchor")
        return Group(elements, others, anchors[0], inverted)

    def _branch(self, anchors: list[Element]) -> tuple[Element, ...]:
        """Elements after the `(` of a branch, up to and with its `)`."""
        found = []
        while not self._accept(")"):
            if self._peek() == _END:
                raise FormatFault("expected ')'")
            found.append(self._element())
            if self._accept("^"):
                anchors.append(found[-1])
        return tuple(found)


def _subject(element: Element) -> Variable | All:
    if isinstance(element, Variable | All):
        return element
    raise FormatFault("'type' is of a variable, of operands or of results")


_PLAIN: Final[dict[str, Element]] = {
    "attr-dict": AttrDict(keyword=False),
    "attr-dict-with-keyword": AttrDict(keyword=True),
    "prop-dict": PropDict(),
    "operands": All("operands"),
    "results": All("results"),
    "regions": All("regions"),
    "successors": All("successors"),
    "params": All("params"),
}
_DIRECTIVES: Final[dict[str, Callable[[_Parser], Element]]] = {
    "custom": _Parser.custom,
    "derive": _Parser.derive,
    "functional-type": _Parser.functional_type,
    "oilist": _Parser.oilist,
    "qualified": _Parser.qualified,
    "ref": _Parser.ref,
    "resolve": _Parser.resolve,
    "struct": _Parser.struct,
    "type": _Parser.type,
}
