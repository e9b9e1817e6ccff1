"""From record files to one table a dialect, and from a table to its text."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from bridge.ods.entries import Json
from bridge.tablegen import definitions
from bridge.tablegen.constraints import Constraints
from bridge.tablegen.defaults import enum_name
from bridge.tablegen.operations import OpNames, dialect_of, row
from bridge.tablegen.predicates import split
from bridge.tablegen.records import Record, RecordFile
from bridge.tablegen.traits import TraitLists

Table = dict[str, Json]

SECTIONS = ("constraints", "enums", "attributes", "types", "traits", "ops")

# A shared part of a predicate is worth a line of its own from this length on.
WORTH_SHARING = 60


class Collector:
    """Takes record files one after another; the first to define a thing wins."""

    def __init__(self, own: str = "") -> None:
        """`own` is the dialect of enums that stand in no dialect's namespace."""
        self._own = own
        self.tables: dict[str, Table] = {}
        self._constraints: dict[str, Constraints] = {}
        self._lists: dict[str, TraitLists] = {}
        self._names = OpNames()

    def _table(self, dialect: str) -> Table:
        if dialect not in self.tables:
            self._constraints[dialect] = Constraints()
            self._lists[dialect] = TraitLists()
            self.tables[dialect] = {"dialect": {}, **{s: {} for s in SECTIONS}}
            self.tables[dialect]["constraints"] = self._constraints[dialect].entries
            self.tables[dialect]["traits"] = self._lists[dialect].entries
        return self.tables[dialect]

    def take(self, file: RecordFile) -> None:
        for record in file.of("Dialect"):
            table = self._table(record.text("name"))
            table["dialect"] = table["dialect"] or definitions.dialect(record)
        self._take_ops(file)
        for section, kind in (("attributes", "AttrDef"), ("types", "TypeDef")):
            for record in file.of(kind):
                self._take_definition(section, record)
        for record in file.of("EnumInfo"):
            self._take_enum(record)

    def finished(self) -> dict[str, Table]:
        """The tables; names of ops that a trait met before their file are found."""
        for table in self.tables.values():
            for line in table["ops"].values():
                for trait in line.get("traits", []):
                    self._find_names(trait)
        return self.tables

    def _find_names(self, trait: Json) -> None:
        for at, part in enumerate(trait if isinstance(trait, list) else ()):
            if isinstance(part, str) and part.startswith("::"):
                trait[at] = self._names.find(part, "")

    def _take_ops(self, file: RecordFile) -> None:
        self._names.learn(file)
        for op in file.of("Op"):
            dialect = dialect_of(op)
            ops = self._table(dialect)["ops"] if dialect else {}
            if dialect and op.text("opName") not in ops:
                ops[op.text("opName")] = row(
                    op, self._names, self._constraints[dialect], self._lists[dialect]
                )

    def _take_definition(self, section: str, record: Record) -> None:
        dialect = record.record("dialect")
        if dialect is None or record.anonymous:
            return
        known = self._table(dialect.text("name"))[section]
        name = definitions.definition_name(record)
        known.setdefault(name, definitions.definition(record))

    def _take_enum(self, record: Record) -> None:
        """An enum belongs to the dialect whose C++ namespace it stands in."""
        if record.isa("EnumCase"):
            return
        namespace = _global(record.text("cppNamespace")) + "::"
        homes = {_global(t["dialect"].get("cpp", "-")): t for t in self.tables.values()}
        found = [home for home in homes if namespace.startswith(f"{home}::")]
        best = max(found, key=len, default="")
        entry = definitions.enum(record)
        if best not in ("", "::mlir"):
            homes[best]["enums"].setdefault(enum_name(record), entry)
        elif self._own:
            self._table(self._own)["enums"].setdefault(enum_name(record), entry)


def _global(namespace: str) -> str:
    """A C++ namespace seen from outside all others."""
    return "::" + namespace.removeprefix("::")


def ordered(tables: dict[str, Table]) -> Iterable[tuple[str, Table]]:
    """The tables of dialects that define anything, entries in alphabetical order."""
    for name in sorted(tables):
        table = tables[name]
        if any(table[section] for section in SECTIONS):
            yield (
                name,
                {
                    "dialect": table["dialect"],
                    **{s: dict(sorted(table[s].items())) for s in SECTIONS},
                },
            )


def share(table: Table) -> Table:
    """Gives parts of predicates that stand several times a line of their own.

    In their place stands a number, the part's index in "tests"; a part refers only
    to parts before it.
    """
    count: Counter[str] = Counter()
    for holder in _holders(table):
        _count(holder["test"], count)
    sharing = _Sharing(count)
    for holder in _holders(table):
        holder["test"] = sharing.of(holder["test"])
    _share_traits(table)
    sections = {section: table[section] for section in SECTIONS}
    return {"dialect": table["dialect"], "tests": sharing.lines, **sections}


def _share_traits(table: Table) -> None:
    """Names the lists of traits that several ops have, `#1` being the most used."""
    count = Counter(
        _text(op["traits"]) for op in table["ops"].values() if "traits" in op
    )
    common = [
        key
        for key, uses in count.most_common()
        if uses > 1 and len(key) >= WORTH_SHARING
    ]
    numbers = {key: f"#{number}" for number, key in enumerate(common, 1)}
    table["traits"] |= {name: json.loads(key) for key, name in numbers.items()}
    for op in table["ops"].values():
        key = _text(op.get("traits"))
        op["traits"] = numbers.get(key, op.get("traits", []))
        if not op["traits"]:
            del op["traits"]


class _Sharing:
    """Replaces what stands often by its line's number."""

    def __init__(self, count: Counter[str]) -> None:
        self.lines: list[object] = []
        self._count = count
        self._numbers: dict[str, int] = {}

    def of(self, node: object) -> Json:
        key = _text(node)
        if key not in self._numbers:
            if isinstance(node, list):
                texts, children = split(node)
                node = [*texts, *map(self.of, children)]
            if self._count[key] == 1 or len(key) < WORTH_SHARING:
                return node
            self._numbers[key] = len(self.lines)
            self.lines.append(node)
        return self._numbers[key]


def _holders(table: Table) -> Iterable[dict[str, Json]]:
    """Whatever of a table has a test: constraints, and traits of ops."""
    for entry in table["constraints"].values():
        if "test" in entry:
            yield entry
    for entry in table["ops"].values():
        for trait in entry.get("traits", []):
            fields = trait[-1]
            if isinstance(fields, dict) and "test" in fields:
                yield fields


def _count(node: object, count: Counter[str]) -> None:
    key = _text(node)
    count[key] += 1
    # What stands inside a part already counted is shared with it.
    if isinstance(node, list) and count[key] == 1:
        for child in split(node)[1]:
            _count(child, count)


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def written(table: Table) -> str:
    """A table as JSON with one entry a line, so that a change is a line."""
    parts = []
    for section, entries in table.items():
        if section == "dialect":
            parts.append(f'"dialect":{_text(entries)}')
        elif isinstance(entries, list):
            parts.append(_block(section, "[]", map(_text, entries)))
        else:
            lines = (f"{_text(k)}:{_text(v)}" for k, v in entries.items())
            parts.append(_block(section, "{}", lines))
    return "{" + ",\n".join(parts) + "}\n"


def _block(name: str, brackets: str, lines: Iterable[str]) -> str:
    inside = ",\n".join(lines)
    inside = f"\n{inside}\n" if inside else ""
    return f'"{name}":{brackets[0]}{inside}{brackets[1]}'
