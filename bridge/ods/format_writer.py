"""Assembly formats compiled to writers: one function for each element.

Whether a blank comes before an element depends on the elements before it in the
format's text alone, so that it is known when the format is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.attributes import Attribute, DictionaryAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ods.defaults import default_of
from bridge.ods.directives import Arguments, Hides
from bridge.ods.format_elements import FIELDS, Compiler
from bridge.ods.format_language import (
    All,
    AttrDict,
    Custom,
    Element,
    FormatFault,
    FunctionalType,
    Group,
    OIList,
    PropDict,
    Resolve,
    Space,
    TypeOf,
    Variable,
    Word,
    children,
    walk,
)
from bridge.ods.slots import Arity, Held, groups, types_of

if TYPE_CHECKING:
    from bridge.text.asm_writer import AsmWriter

Step = Callable[["AsmWriter", Operation], None]
Holds = Callable[[Operation], bool]


def compile_writer(c: Compiler, elements: Sequence[Element]) -> Step:
    """What writes all of a format; raises `FormatFault`."""
    return _run(_Writer(c).steps(elements))


def _run(steps: list[Step]) -> Step:
    if len(steps) == 1:
        return steps[0]

    def write(w: AsmWriter, op: Operation) -> None:
        for step in steps:
            step(w, op)

    return write


def _text(text: str) -> Step:
    return lambda w, op: w.text(text)


class _Writer:
    """The state of upstream's generator: what was written last."""

    def __init__(self, c: Compiler) -> None:
        self.c = c
        self.blank = True
        """Whether a blank is due before the next element."""
        self.punctuation = False
        """Whether punctuation was written last."""
        self.joins = False
        """Whether the last element was an empty blank."""

    def steps(self, elements: Sequence[Element]) -> list[Step]:
        found: list[Step] = []
        text = ""
        for element in elements:
            plain, step = self.element(element)
            text += plain
            if step is not None:
                if text:
                    found.append(_text(text))
                text = ""
                found.append(step)
        if text:
            found.append(_text(text))
        return found

    def element(self, element: Element) -> tuple[str, Step | None]:
        """The text before an element, and what writes it."""
        if not _is_written(element):
            return "", None
        if isinstance(element, Word):
            return self._word(element.text), None
        if isinstance(element, Space):
            return self._space(element.text)
        if isinstance(element, Group | OIList | AttrDict | PropDict):
            return "", self._structure(element)
        due = " " if self.blank or not self.punctuation or self._joined(element) else ""
        self.joins = False
        self.punctuation = False
        self.blank = True
        return due, _STEPS[type(element)](self.c, element)

    def _word(self, text: str) -> str:
        due = self.blank and _wants_blank(text, self.punctuation)
        self.blank = len(text) != 1 or text not in "<({["
        self.punctuation = not (text[0] == "_" or text[0].isalpha())
        return f" {text}" if due else text

    def _space(self, text: str) -> tuple[str, Step | None]:
        if text == "\\n":
            return "", lambda w, op: w.newline()
        self.blank = False
        self.joins = self.punctuation = not text
        return text, None

    def _joined(self, element: Element) -> bool:
        """Whether an empty literal comes before an attribute that is a word.

        LLVM 22 has it there against a second blank, which LLVM 24 no longer writes.
        """
        return (
            self.joins
            and isinstance(element, Variable)
            and element.kind == "attribute"
            and self.c.attribute(element).is_word
        )

    def _structure(self, element: Group | OIList | AttrDict | PropDict) -> Step:
        if isinstance(element, Group):
            return self._group(element)
        if isinstance(element, OIList):
            return self._oilist(element)
        self.punctuation = False
        if isinstance(element, PropDict):
            return _prop_dict(self.c)
        return _attr_dict(self.c, element.keyword)

    def _group(self, element: Group) -> Step:
        c = self.c
        anchor = element.anchor
        holds = _presence(c, anchor)
        unwritten = None
        if c.is_unit(anchor) and anchor not in (
            element.elements[0],
            *element.others[:1],
        ):
            unwritten = anchor
        then = self.steps([e for e in element.elements if e != unwritten])
        others = self.steps([e for e in element.others if e != unwritten])
        write, otherwise = _run(then), _run(others)
        if element.inverted:
            write, otherwise = otherwise, write
            then, others = others, then
        if not others:

            def plain(w: AsmWriter, op: Operation) -> None:
                if holds(op):
                    write(w, op)

            return plain

        def either(w: AsmWriter, op: Operation) -> None:
            (write if holds(op) else otherwise)(w, op)

        return either

    def _oilist(self, element: OIList) -> Step:
        c = self.c
        clauses = []
        for word, parts in element.clauses:
            tests = [_clause_presence(c, v) for v in _variables(parts)]
            text = _text(self._word(word.text))
            unit = len(parts) == 1 and c.is_unit(parts[0])
            rest = [] if unit else self.steps(parts)
            clauses.append((tests, _run([text, *rest])))

        def write(w: AsmWriter, op: Operation) -> None:
            for tests, clause in clauses:
                if any(test(op) for test in tests):
                    clause(w, op)

        return write


def _is_written(element: Element) -> bool:
    derived = isinstance(element, Custom) and element.derives
    return not derived and not isinstance(element, Resolve)


def _wants_blank(text: str, after_punctuation: bool) -> bool:
    if len(text) != 1 and text != "->":
        return True
    return text[0] not in (">)}]," if after_punctuation else "<>(){}[],")


def _variables(elements: Sequence[Element]) -> list[Variable]:
    """The variables whose values a clause of an `oilist` stands for."""
    found: list[Variable] = []
    for element in elements:
        if isinstance(element, Variable):
            found.append(element)
        elif isinstance(element, Custom | Group | FunctionalType | OIList):
            found += _variables(children(element))
    return found


# Presence ----------------------------------------------------------------------------


def _presence(c: Compiler, anchor: Element) -> Holds:
    """Whether an optional group is to be written."""
    if isinstance(anchor, TypeOf):
        return _presence(c, anchor.of)
    if isinstance(anchor, FunctionalType):
        return _presence(c, anchor.inputs)
    if isinstance(anchor, Custom):
        named = [_anchored(part) for part in anchor.arguments]
        parts = [_presence(c, part) for part in dict.fromkeys(named) if part]
        return lambda op: any(part(op) for part in parts)
    if not isinstance(anchor, Variable):
        raise FormatFault("only variables and types anchor a group")
    if anchor.kind in ("attribute", "property"):
        return _value_presence(c, anchor)
    values = getattr(c.row, FIELDS[anchor.kind]).values(anchor.index)
    if anchor.kind == "region":
        return lambda op: any(region.blocks for region in values(op))
    return lambda op: len(values(op)) > 0


def _anchored(element: Element) -> Variable | None:
    """The variable by which an argument decides if its directive is present."""
    found = element.of if isinstance(element, TypeOf) else element
    return found if isinstance(found, Variable) else None


def _value_presence(c: Compiler, variable: Variable) -> Holds:
    """An attribute or property that is there and is not its default."""
    name = variable.name
    if variable.kind == "attribute":
        row = c.row.attributes[variable.index]
        if not row.default and not row.text:
            return lambda op: op.properties.get(name) is not None
        default = default_of(row.text)
    else:
        default = default_of(c.row.properties[variable.index].text)

    def differs(op: Operation) -> bool:
        # What was never set is what upstream would fill in.
        value = op.properties.get(name)
        return value is not None and value is not default

    return differs


def _clause_presence(c: Compiler, variable: Variable) -> Holds:
    if variable.kind == "region":
        return lambda op: True
    return _presence(c, variable)


# Dictionaries ------------------------------------------------------------------------


def _attr_dict(c: Compiler, keyword: bool) -> Step:
    row = c.row
    whole = PropDict() in c.elements
    native = frozenset(p.name for p in row.properties)
    elided = _segment_names(c) | c.seen.attributes
    elided |= {s.segments for s in row.operands if s.segments}
    if whole:
        elided |= row.inherent
    hidden = _hidden(c)
    defaults = [] if c.own else _defaults(c, elided)
    fixed = frozenset(elided)
    every = fixed | native >= row.inherent

    def write(w: AsmWriter, op: Operation) -> None:
        if every and not op.attributes:
            return
        left_out = fixed
        properties = op.properties
        for name, default in defaults:
            if properties.get(name) is default:
                left_out |= {name}
        for names in hidden:
            left_out |= names(op)
        entries = w.all_attributes(op, left_out, native)
        if keyword and entries:
            w.text(" attributes")
        w.dictionary(entries)

    return write


def _hidden(c: Compiler) -> list[Callable[[Operation], frozenset[str]]]:
    """What tells which attributes of an operation directives write, or are derived."""
    used = [element for element in walk(c.elements) if isinstance(element, Custom)]
    return [
        _bound(hides, c.arguments(element))
        for element in used
        if (hides := c.directive(element).hides) is not None
    ]


def _bound(hides: Hides, arguments: Arguments) -> Callable[[Operation], frozenset[str]]:
    return lambda op: hides(op, arguments)


def _segment_names(c: Compiler) -> set[str]:
    operands = "" if c.seen.all_operands else c.row.operands.sizes
    results = "" if c.seen.all_result_types else c.row.results.sizes
    return {operands, results} - {""}


def _defaults(c: Compiler, elided: set[str]) -> list[tuple[str, Attribute | None]]:
    return [
        (a.name, default_of(a.text))
        for a in c.row.attributes
        if a.name not in elided and (a.default or a.text)
    ]


def _prop_dict(c: Compiler) -> Step:
    # The reference writes defaults here, which it leaves out of an `attr-dict`.
    fixed = frozenset(_segment_names(c) | c.seen.attributes | c.seen.properties)

    def write(w: AsmWriter, op: Operation) -> None:
        entries = [e for e in op.properties.entries if e[0] not in fixed]
        w.text(" ")
        if entries:
            w.text("<")
            w.attribute(DictionaryAttr(tuple(entries)))
            w.text(">")

    return write


# Elements ----------------------------------------------------------------------------


def _variable(c: Compiler, element: Variable) -> Step:
    return _VARIABLES[element.kind](c, element)


def _attribute(c: Compiler, element: Variable) -> Step:
    row = c.row.attributes[element.index]
    return _inherent(row.name, default_of(row.text), c.attribute(element).write)


def _property(c: Compiler, element: Variable) -> Step:
    row = c.row.properties[element.index]
    return _inherent(row.name, default_of(row.text), c.property(element).write)


def _inherent(
    name: str, default: Attribute | None, write: Callable[[AsmWriter, Attribute], None]
) -> Step:
    """What writes a property, or what stands for one that an op was made without."""

    def step(w: AsmWriter, op: Operation) -> None:
        attr = op.properties.get(name)
        if attr is None:
            attr = default
        if attr is not None:
            write(w, attr)

    return step


def _operand(c: Compiler, element: Variable) -> Step:
    values = c.row.operands.values(element.index)
    slot = c.row.operands[element.index]
    if slot.arity is Arity.GROUPS:
        in_groups = c.row.operands.groups(element.index)

        def write(w: AsmWriter, op: Operation) -> None:
            separator = "("
            for group in in_groups(op):
                w.text(separator)
                separator = ", ("
                w.values(group)
                w.text(")")

        return write
    if all(s.arity is Arity.ONE for s in c.row.operands[: element.index + 1]):
        index = element.index
        return lambda w, op: w.value(op.operands[index])
    return lambda w, op: w.values(values(op))


def _region(c: Compiler, element: Variable) -> Step:
    return _regions(c, c.row.regions.values(element.index))


def _regions(c: Compiler, values: Callable[[Operation], Held]) -> Step:
    implicit = bool(c.row.implicit_terminator)
    own = c.own

    def write(w: AsmWriter, op: Operation) -> None:
        separator = ""
        for region in values(op):
            w.text(separator)
            separator = ", "
            shown = not implicit or _shows_terminator(region)
            shown |= own and bool(op.results)
            w.region(region, terminators=shown, entry_arguments=not own)

    return write


def _shows_terminator(region: Region) -> bool:
    """Whether the terminator says anything that its absence would not."""
    last = region.blocks[0].last if region.blocks else None
    if last is None:
        return True
    return bool(last.attributes or last.properties or last.operands or last.results)


def _successor(c: Compiler, element: Variable) -> Step:
    return _successors(c.row.successors.values(element.index))


def _successors(values: Callable[[Operation], Held]) -> Step:
    def write(w: AsmWriter, op: Operation) -> None:
        separator = ""
        for block in values(op):
            w.text(separator)
            separator = ", "
            w.successor(block)

    return write


_VARIABLES: Final[dict[str, Callable[[Compiler, Variable], Step]]] = {
    "attribute": _attribute,
    "operand": _operand,
    "property": _property,
    "region": _region,
    "successor": _successor,
}


def _all(c: Compiler, element: All) -> Step:
    if element.what == "operands":
        return lambda w, op: w.values(op.operands)
    if element.what == "regions":
        return _regions(c, lambda op: op.regions)
    return _successors(lambda op: op.successors)


def _custom(c: Compiler, element: Custom) -> Step:
    write = c.directive(element).write
    arguments = c.arguments(element)
    return lambda w, op: write(w, op, arguments)


def _types(c: Compiler, of: Variable | All) -> Callable[[Operation], Held]:
    if isinstance(of, All):
        what = of.what
        return lambda op: [value.type for value in getattr(op, what)]
    return types_of(getattr(c.row, FIELDS[of.kind]).values(of.index))


def _type(c: Compiler, element: TypeOf) -> Step:
    of = element.of
    types = _types(c, of)
    if isinstance(of, All):
        return lambda w, op: w.types(types(op))
    slot = c.slot(of)
    if slot.arity is Arity.GROUPS:
        return _type_groups(c, of, slot.segments)
    if slot.arity is not Arity.ONE:
        return lambda w, op: w.types(types(op))
    stripped = None if element.qualified else c.stripped(slot)
    if stripped is None:
        return _single_type(c, of)
    is_stripped = stripped

    def write(w: AsmWriter, op: Operation) -> None:
        ty = types(op)[0]
        (w.stripped if is_stripped(ty) else w.type)(ty)

    return write


def _single_type(c: Compiler, of: Variable) -> Step:
    slots = getattr(c.row, FIELDS[of.kind])[: of.index]
    if any(slot.arity is not Arity.ONE for slot in slots):
        values = getattr(c.row, FIELDS[of.kind]).values(of.index)
        return lambda w, op: w.type(values(op)[0]._type)
    index = of.index
    if of.kind == "operand":
        return lambda w, op: w.type(op.operands[index]._type)
    return lambda w, op: w.type(op.results[index]._type)


def _type_groups(c: Compiler, of: Variable, sizes: str) -> Step:
    types = _types(c, of)

    def write(w: AsmWriter, op: Operation) -> None:
        separator = "("
        for group in groups(op, types(op), sizes):
            w.text(separator)
            separator = ", ("
            w.types(group)
            w.text(")")

    return write


def _functional_type(c: Compiler, element: FunctionalType) -> Step:
    inputs, results = _types(c, element.inputs), _types(c, element.results)
    return lambda w, op: w.functional_type(inputs(op), results(op))


_STEPS: Final[dict[type, Callable[[Compiler, Any], Step]]] = {
    All: _all,
    Custom: _custom,
    FunctionalType: _functional_type,
    TypeOf: _type,
    Variable: _variable,
}
