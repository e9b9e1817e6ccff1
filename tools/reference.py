"""Writes a page of reference for each dialect: `python -m tools.reference [DIALECT…]`.

A page lists the dialect's ops, attributes and types: what they are made of, with the
names of the accessors, what that must be, traits, syntax, and which rules there are.
All of it comes from the tables and from our classes. Pages are `docs/reference/*.md`,
or in the folder that `--output` names.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby
from pathlib import Path
from typing import Any, Final

from bridge.ods import rows
from bridge.ods.names import accessor_name, snake_case
from bridge.ods.nodes import CLASSES, DefinedClass, node_class
from bridge.ods.rows import Row, Table
from bridge.ods.slots import Arity, Slot
from bridge.op.base import Op, accessors
from bridge.op.registry import op_class
from bridge.text.state import Section
from tools.op_rules import RULES, Finding, findings

DIALECTS: Final = (
    *("affine", "arith", "bufferization", "builtin", "cf", "func", "index", "linalg"),
    *("llvm", "math", "memref", "scf", "tensor", "ub", "vector"),
)
"""Those whose pages are kept in the checkout."""

PAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "reference"


def page(dialect: str) -> str:
    """The text of a dialect's page. Raises `KeyError` for an unknown dialect."""
    table = rows.table(dialect)
    if table is None:
        raise KeyError(dialect)
    lines = chain(
        [f"# {dialect}", "", _COMMAND, ""],
        _rules(table),
        *(_op(table, name) for name in table.names()),
        _definitions(table, "attributes"),
        _definitions(table, "types"),
    )
    return "\n".join(lines).rstrip("\n") + "\n"


_COMMAND: Final = "Made by `python -m tools.reference`, from the tables and classes."


def code(text: str) -> str:
    """A span of code, whatever marks the text has."""
    marks = "`" * (1 + max(map(len, _runs(text)), default=0))
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{marks}{pad}{text}{pad}{marks}"


def _runs(text: str) -> Iterator[str]:
    run = ""
    for char in [*text, ""]:
        if char != "`" and run:
            yield run
        run = run + char if char == "`" else ""


# Rules -------------------------------------------------------------------------------

_STATES: Final = {
    "row": "table",
    "class": "class",
    "nothing": "",
    "partly": "partly",
    "not modelled": "no",
    "missing": "no",
}


def _rules(table: Table) -> Iterator[str]:
    """What there is for each op, in a table."""
    yield f"| op | {' | '.join(RULES)} |"
    yield "|---" * (1 + len(RULES)) + "|"
    for name in table.names():
        states = [_STATES[found.state] for found in findings(name).values()]
        yield f"| {code(name)} | {' | '.join(states)} |"
    yield ""
    yield (
        "A rule comes from the upstream `table` or from a `class` of ours; nothing "
        "stands where upstream has no such rule."
    )
    yield ""


def _left_out(found: dict[str, Finding]) -> Iterator[str]:
    for rule, finding in found.items():
        if finding.note and finding.state in ("partly", "not modelled"):
            yield f"- {rule}: {finding.state}; {finding.note}"


# Ops ---------------------------------------------------------------------------------


def _op(table: Table, name: str) -> Iterator[str]:
    line = rows.row(name)
    if line is None:
        raise KeyError(name)
    yield from (f"## {code(name)}", "")
    cls = op_class(name)
    if cls is not None and cls.__doc__ and cls.__doc__ != Op.__doc__:
        yield from (_paragraph(cls.__doc__), "")
    yield from _parts(table, line)
    names, demands = _traits(line)
    if names:
        yield f"- traits: {', '.join(names)}"
    if demands:
        yield f"- demands: {'; '.join(map(code, demands))}"
    yield from _left_out(findings(name))
    yield from _syntax(line)
    yield ""


_TOGETHER: Final = {
    "Pure": (
        *("ConditionallySpeculatable", "AlwaysSpeculatableImplTrait"),
        "NoMemoryEffect",
    ),
    "ElementwiseMappable": (
        *("Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"),
    ),
}
"""Names for traits that mostly stand together."""


def _traits(line: Row) -> tuple[list[str], list[str]]:
    """The names of traits, and what those demand that have words for it."""
    names = dict.fromkeys([t.name for t in line.traits if t.fields is None])
    for name, together in _TOGETHER.items():
        if names.keys() >= set(together):
            rest = [known for known in names if known not in together]
            names = dict.fromkeys([name, *rest])
    demands = [t.fields["text"] for t in line.traits if t.fields is not None]
    return list(names), demands


def _paragraph(doc: str) -> str:
    return " ".join(doc.partition("\n\n")[0].split())


def _parts(table: Table, line: Row) -> Iterator[str]:
    """What an op is made of, a line a kind."""
    known = accessors(line)
    groups: tuple[tuple[str, Iterable[Any]], ...] = (
        ("operands", line.operands),
        ("attributes", line.attributes),
        ("properties", line.properties),
        ("results", line.results),
        ("regions", line.regions),
        ("successors", line.successors),
    )
    for kind, parts in groups:
        # What is alike and stands together is said once.
        alike = groupby(parts, lambda part: f"{_how_often(part)}: {_must(table, part)}")
        found = [
            f"    - {', '.join([_name(part.name, known) for part in several])}{rest}"
            for rest, several in alike
        ]
        if found:
            yield from (f"- {kind}", *found)


def _name(name: str, known: Iterable[str]) -> str:
    if not name:
        return "without a name"
    wanted = snake_case(name)
    found = next((field for field in known if field.rstrip("_") == wanted), name)
    return code(found) if found == name else f"{code(found)} ({code(name)})"


_OFTEN: Final = {
    Arity.ONE: "",
    Arity.OPTIONAL: ", optional",
    Arity.VARIADIC: ", any number",
    Arity.GROUPS: ", any number of groups",
}


def _how_often(part: Any) -> str:
    if isinstance(part, Slot):
        return _OFTEN[part.arity]
    if part.text:
        return f", {code(part.text)} unless it is written"
    return ", optional" if getattr(part, "optional", False) else ""


def _must(table: Table, part: Any) -> str:
    try:
        summary = table.constraint(part.constraint).summary
    except KeyError:
        summary = ""
    return code(summary or part.constraint)


def _syntax(line: Row) -> Iterator[str]:
    if line.format is None:
        return
    yield from ("", "```", line.format.strip(), "```")


# Attributes and types ----------------------------------------------------------------

_MARKS: Final[dict[Section, str]] = {"attributes": "#", "types": "!"}


def _definitions(table: Table, section: Section) -> Iterator[str]:
    entries: dict[str, Any] = table.data[section]
    found = [_definition(table, name, section) for name in sorted(entries)]
    # Some are upstream's without a definition: `!llvm.void`, say.
    others = [
        _line(cls, f"{_MARKS[section]}{dialect}.{mnemonic}", _fields(cls, {}))
        for (dialect, mnemonic, kind), cls in sorted(CLASSES.items(), key=str)
        if dialect == table.dialect and mnemonic not in entries and kind == section
    ]
    if found or others:
        yield from (f"## {section}", "", *found, *others, "")


def _definition(table: Table, mnemonic: str, section: Section) -> str:
    entry = table.data[section][mnemonic]
    cls = node_class(table.dialect, mnemonic, section)
    cases = table.data["enums"].get(entry.get("enum"))
    if cases is not None:
        words = [code((case[2:] or case[:1])[0]) for case in cases["cases"]]
        fields = f"{code('value')} is one of {', '.join(words)}"
    else:
        fields = _fields(cls, entry)
    spelled = f"{_MARKS[section]}{table.dialect}.{mnemonic}"
    return _line(cls, spelled if entry.get("mnemonic") else mnemonic, fields)


def _line(cls: DefinedClass | None, spelled: str, fields: str) -> str:
    title = code(spelled)
    if cls is not None:
        title = f"{code(cls.__name__)}, {title}"
    found = f"- {title}: {fields}" if fields else f"- {title}"
    if cls is None or not cls.__doc__ or cls.__module__ == DefinedClass.__module__:
        return found
    return f"{found}\n  <br>{_paragraph(cls.__doc__)}"


def _fields(cls: DefinedClass | None, entry: dict[str, Any]) -> str:
    """The accessors, each with its C++ type where that is known."""
    known = {
        accessor_name(name, ()): _bare(cpp)
        for name, cpp, *_ in entry.get("parameters") or ()
    }
    names = cls.fields if cls is not None else tuple(known)
    found = []
    for name in names:
        cpp = known.get(name.rstrip("_"), "")
        found.append(f"{code(name)} {code(cpp)}" if cpp else code(name))
    return ", ".join(found)


def _bare(cpp: str) -> str:
    for prefix in ("::mlir::", "::llvm::", "mlir::"):
        cpp = cpp.replace(prefix, "")
    return cpp


# The command -------------------------------------------------------------------------


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.reference", description=__doc__)
    parser.add_argument("dialects", nargs="*", metavar="DIALECT")
    parser.add_argument("--output", type=Path, default=PAGES, metavar="FOLDER")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    given = _arguments(argv)
    folder: Path = given.output
    for dialect in given.dialects or DIALECTS:
        try:
            text = page(dialect)
        except KeyError:
            print(f"there is no dialect {dialect!r}", file=sys.stderr)
            return 1
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{dialect}.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
