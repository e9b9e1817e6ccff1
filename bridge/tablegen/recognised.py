"""Gives the tables' C++ its meaning: predicates, types and classes in words of ours.

It is the last step before tables are written, so the overlay speaks of C++ as the
records of upstream do. What the words mean is said by `bridge.ods.predicates`, which
evaluates them. A text that nothing here recognises is an error that names the record
that has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from bridge.ods.entries import Json
from bridge.tablegen.built import Built
from bridge.tablegen.cpp_text import Node, Unrecognised, bare
from bridge.tablegen.kinds import Classes
from bridge.tablegen.leaves import Leaves, put, term
from bridge.tablegen.op_leaves import OpLeaves
from bridge.tablegen.parameters import recognise_parameter
from bridge.tablegen.transformers import transformer

Entry = dict[str, Json]

ANYTHING: Node = ["anything"]
NONE_TYPE = "$_builder.getType<::mlir::NoneType>()"


Report = Callable[[str], None]
"""Takes a record and the text in it that has no meaning."""


def _refuse(fault: str) -> None:
    raise Unrecognised(fault)


def recognise(
    tables: dict[str, Entry],
    others: Mapping[str, Entry] | None = None,
    report: Report = _refuse,
) -> None:
    """Rewrites tables in place; `others` are those that they refer to.

    Of a text without a meaning nothing is demanded, where `report` returns. Raises
    `Unrecognised` where no other is given.
    """
    classes = Classes({**(others or {}), **tables})
    for dialect, table in tables.items():
        leaves = Leaves(classes, dialect)
        for section in ("types", "attributes"):
            for name, entry in table[section].items():
                for line in entry.get("parameters", ()):
                    with _naming(f"{dialect}.{name}", line[-1], report):
                        _definition(line, leaves)
        for name, entry in table["constraints"].items():
            with _naming(f"{dialect}.{name}", entry, report):
                _constraint(entry, leaves)
        for short, line in table["ops"].items():
            _drop_defaults(line)
            with _naming(f"{dialect}.{short}", {}, _refuse):
                tested = list(_tested(line.get("traits", ()), table["traits"]))
            for trait in tested:
                with _naming(f"{dialect}.{short}", trait[-1], report):
                    _trait(trait, line, leaves)
                if "test" in trait[-1] and "by" not in trait[-1]:
                    # What a trait's own word would make of it is not known.
                    trait[0] = "PredOpTrait"


@contextmanager
def _naming(record: str, entry: Entry, report: Report) -> Iterator[None]:
    """What is said of a record's text, and what becomes of its entry."""
    try:
        yield
    except Unrecognised as fault:
        report(f"{record}: {fault}")
        if "parser" in entry or "default" in entry:
            entry.pop("parser", None)
            entry.pop("default", None)
            return
        for field in ("builds", "type", "enum", "transformer"):
            entry.pop(field, None)
        entry["test"] = ["elsewhere"]


def _definition(line: list[object], leaves: Leaves) -> None:
    if len(line) > 2:
        recognise_parameter(line, leaves.classes, leaves.dialect)


def _drop_defaults(line: Entry) -> None:
    """Only of a default that no text says is it said that there is one."""
    for part in (*line.get("attributes", ()), *line.get("properties", ())):
        if len(part) > 2 and part[2].pop("default", "") and not part[2].get("text"):
            part[2]["default"] = True
        if part[2:] == [{}]:
            del part[2]


# Constraints -------------------------------------------------------------------------


def _constraint(entry: Entry, leaves: Leaves) -> None:
    """What a constraint's test, class, enum and types are called here."""
    if "loose" in entry and "test" not in entry:
        raise Unrecognised(f"no test for '{entry['summary']}'")
    classes, dialect = leaves.classes, leaves.dialect
    cpp = entry.pop("cpp", "")
    if "enum" in entry:
        home = cpp or entry.get("property", "")
        entry["enum"] = classes.enum(entry["enum"], bare(home), dialect)
    if cpp:
        entry["class"] = " | ".join(_class(entry, cpp, leaves))
        if classes.is_interface(cpp, dialect):
            entry["interface"] = True
    for field in ("builds", "type"):
        built = Built(classes, dialect).text(entry.pop(field)) if field in entry else ""
        if built:
            entry[field] = built
    words = entry.pop("words", None)
    test = words or simple(of_self(entry.pop("test", "true"), leaves))
    if test != ANYTHING:
        entry["test"] = test


def _class(entry: Entry, cpp: str, leaves: Leaves) -> list[str]:
    """What is kept: a case of an enum may be said to be any integer."""
    is_number = "enum" in entry and not entry.get("is", "").startswith("#")
    if is_number and not leaves.classes.facts_of_enum(entry["enum"]).get("bits"):
        return [f"enum {entry['enum']}"]
    return leaves.classes.kinds(cpp, leaves.dialect)


_EACH = bare(
    "::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
    "[&](::mlir::Attribute attr) { return attr && ("
)
_CALLED = bare("[](::mlir::Type elementType) { return ")


def of_self(node: Json, leaves: Leaves) -> Node:
    """A predicate of TableGen's about `$_self`. Raises `Unrecognised`."""
    if isinstance(node, str):
        return leaves.predicate(node)
    kind, *parts = node
    if kind in ("and", "or", "not"):
        return [kind, *(of_self(part, leaves) for part in parts)]
    if kind == "subst":
        return ["of", term(bare(parts[1])), of_self(parts[2], leaves)]
    head, tail, body = bare(parts[0]), bare(parts[1]), parts[2]
    # The argument of a function that is called stands for what is asked about.
    body = of_self(body[3] if body[0] == "subst" else body, leaves)
    if head == _EACH:
        return ["each", ["items", "self"], body]
    if head != _CALLED:
        raise Unrecognised(head)
    return ["of", term(tail.removeprefix(";}(").removesuffix(")")), body]


# Simpler forms -----------------------------------------------------------------------


def simple(node: Node) -> Node:
    """The same predicate in fewer words."""
    if not isinstance(node, list):
        return node
    match node:
        case ["and" | "or" as word, *parts]:
            return _joined(word, [simple(part) for part in parts])
        case ["not", ["not", inner]]:
            return simple(inner)
        case ["not", inner]:
            return ["not", simple(inner)]
        case ["of", part, inner]:
            return _of(part, simple(inner))
        case ["each", part, inner]:
            return ["each", part, simple(inner)]
        case _:
            return node


def _of(part: Node, inner: Node) -> Node:
    """One question is put to the part itself; several ask for it once."""
    if inner == ANYTHING:
        return ANYTHING
    if isinstance(inner, list) and inner[0] in ("and", "or", "not", "of"):
        return ["of", part, inner]
    return put(inner, part)


def _joined(word: str, parts: list[Node]) -> Node:
    flat: list[Node] = []
    for part in parts:
        if isinstance(part, list) and part[0] == word:
            flat += part[1:]
        else:
            flat.append(part)
    if word == "and":
        flat = [part for part in flat if part != ANYTHING]
    elif ANYTHING in flat:
        return ANYTHING
    else:
        flat = list(_alternatives(flat))
    if not flat:
        return ANYTHING
    return flat[0] if len(flat) == 1 else [word, *flat]


def _alternatives(parts: list[Node]) -> Iterator[Node]:
    """Kinds, and numbers, that the same may be are listed once."""
    merged: dict[str, tuple[str, Node, list[Node]]] = {}
    for part in parts:
        match part:
            case ["is" | "in" | "==" as found, subject, *values]:
                word = "is" if found == "is" else "in"
                known = merged.setdefault(repr((word, subject)), (word, subject, []))
                known[2].extend(values)
            case _:
                yield part
    for word, subject, listed in merged.values():
        unique = [one for at, one in enumerate(listed) if one not in listed[:at]]
        single = word == "in" and len(unique) == 1
        yield ["==" if single else word, subject, *unique]


# Traits ------------------------------------------------------------------------------


def _tested(lines: Json, lists: dict[str, list[Json]]) -> Iterator[list[Json]]:
    """The traits of a row that test a predicate."""
    for line in lines:
        if isinstance(line, list) and isinstance(line[-1], dict):
            yield line
        elif isinstance(line, str) and any(_tested(lists.get(line, ()), {})):
            raise Unrecognised(f"{line}: a predicate in a list of traits")


def _trait(trait: list[Json], line: Entry, leaves: Leaves) -> None:
    fields = trait[-1]
    if "transformer" in fields:
        fields["by"] = transformer(fields.pop("transformer"))
        fields.pop("test", None)
    elif "words" in fields:
        # Of what is new in the reference only the text is known, and what it does.
        fields["test"] = fields.pop("words")
    elif "test" in fields:
        names = [
            part[0]
            for section in ("operands", "results", "attributes")
            for part in line.get(section, ())
        ]
        fields["test"] = simple(of_op(fields["test"], OpLeaves(names), leaves))


def of_op(node: Json, op: OpLeaves, leaves: Leaves) -> Node:
    """A predicate of TableGen's about an op. Raises `Unrecognised`."""
    if isinstance(node, str):
        return op.predicate(node)
    kind, *parts = node
    if kind == "subst":
        return ["of", op.term(bare(parts[1])), of_self(parts[2], leaves)]
    if kind in ("and", "or", "not"):
        return [kind, *(of_op(part, op, leaves) for part in parts)]
    raise Unrecognised(f"{kind} in a predicate on an op")
