"""An op's record as a row of its dialect's table."""

from __future__ import annotations

import re

from bridge.ods.entries import Json
from bridge.ods.names import class_name
from bridge.tablegen import traits
from bridge.tablegen.constraints import PRESENCE, Constraints
from bridge.tablegen.defaults import attribute_text, property_text
from bridge.tablegen.predicates import squeeze
from bridge.tablegen.records import Record, RecordFile

Row = dict[str, Json]

# How often a value stands, as the mark behind its constraint's name.
MARKS = (("VariadicOfVariadic", "**"), ("Variadic", "*"), ("Optional", "?"))


class OpNames:
    """Finds an op's name by the C++ class that traits mention."""

    def __init__(self) -> None:
        self._by_class: dict[tuple[str, str], str] = {}

    def learn(self, file: RecordFile) -> None:
        for op in file.of("Op"):
            key = _namespace(op.text("cppNamespace")), cpp_class(op.name)
            self._by_class.setdefault(key, full_name(op))

    def find(self, written: str, namespace: str) -> str:
        """The op's name; `written` itself where it names no op we know."""
        scope, _, name = written.removeprefix("::").rpartition("::")
        for place in (_namespace(scope) if scope else "", _namespace(namespace)):
            if (place, name) in self._by_class:
                return self._by_class[place, name]
        hits = {op for (_, cls), op in self._by_class.items() if cls == name}
        return hits.pop() if len(hits) == 1 else written


def _namespace(text: str) -> str:
    return text.rsplit("::", 1)[-1]


def cpp_class(record_name: str) -> str:
    """TableGen's rule: what stands behind the first underscore."""
    prefix, _, rest = record_name.partition("_")
    return record_name if not prefix else rest or prefix


def _python_class(op: Record) -> str:
    """Its class, where its name does not say: C++'s, without the dialect's name."""
    usual = class_name(full_name(op))
    found = cpp_class(op.name)
    plain = f"{dialect_of(op)}{usual}".lower() == found.lower()
    nested = _namespace(op.text("cppNamespace")).lower() != dialect_of(op)
    if plain or nested or not found[0].isupper():
        return ""
    found = found if found.endswith("Op") else f"{found}Op"
    return "" if found == usual else found


def dialect_of(op: Record) -> str:
    dialect = op.record("opDialect")
    return dialect.text("name") if dialect else ""


def full_name(op: Record) -> str:
    return f"{dialect_of(op)}.{op.text('opName')}".lstrip(".")


def row(
    op: Record, names: OpNames, constraints: Constraints, lists: traits.TraitLists
) -> Row:
    """The row of `op`; what is empty or usual is left out."""
    found: Row = {"operands": [], "attributes": [], "properties": []}
    for name, argument in op.arguments("arguments"):
        # An op's arguments are records; only definitions have plain C++ types.
        if isinstance(argument, Record):
            section, line = _argument(name, argument, constraints)
            found[section].append(line)
    found["order"] = _order(op, found)
    for section in ("results", "regions", "successors"):
        found[section] = [
            _value(name, value, constraints)
            for name, value in op.arguments(section)
            if isinstance(value, Record)
        ]
    namespace = op.text("cppNamespace")
    found["traits"] = lists.rows(
        op.records("traits"), lambda written: names.find(written, namespace)
    )
    found.update(_syntax(op), **_hooks(op))
    found["default dialect"] = _default_dialect(op, found["traits"])
    found["class"] = _python_class(op)
    return {key: value for key, value in found.items() if value not in ("", [], False)}


def _order(op: Record, found: Row) -> str:
    """The order of its arguments, where operands do not come before the rest."""
    names = [name for name, value in op.arguments("arguments") if name]
    usual = [
        line[0]
        for section in ("operands", "attributes", "properties")
        for line in found[section]
    ]
    return "" if names == usual else " ".join(names)


def _argument(
    name: str, record: Record, constraints: Constraints
) -> tuple[str, list[Json]]:
    inner = record.record("constraint") if record.isa("OpVariable") else record
    if inner is None or inner.isa("TypeConstraint"):
        return "operands", _value(name, record, constraints)
    if inner.isa("Property", "PropConstraint"):
        default = squeeze(inner.text("defaultValue"))
        line: list[object] = [name, constraints.name(inner)]
        if default:
            text = property_text(inner, default)
            line.append({"default": default, **({"text": text} if text else {})})
        return "properties", line
    return "attributes", _attribute(name, inner, constraints)


def _value(name: str, record: Record, constraints: Constraints) -> list[Json]:
    effects = [traits.effect(d) for d in record.records("decorators")]
    while record.isa("OpVariable"):
        record = record.record("constraint") or record
    mark = next((m for cls, m in MARKS if record.isa(cls)), "")
    more: Row = {"effects": effects} if effects else {}
    if record.isa("VariadicOfVariadic"):
        more["segments"] = record.text("segmentAttrName")
    if record.isa("VariadicRegion", "VariadicSuccessor"):
        mark = "*"
    if mark and record.has("minSize") and record.number("minSize"):
        more["least"] = record.number("minSize")
    base = record.record("baseType") if record.isa("Variadic", "Optional") else None
    line = [name, constraints.name(base or record) + mark]
    return [*line, more] if more else line


def _attribute(name: str, record: Record, constraints: Constraints) -> list[Json]:
    """The attribute; `?` where it may be absent, its default where it has one."""
    base = record
    while base.isa(*PRESENCE) and base.has("baseAttr"):
        base = base.record("baseAttr") or base
    mark = "?" if record.flag("isOptional") else ""
    line: list[object] = [name, constraints.name(base) + mark]
    default = squeeze(record.text("defaultValue"))
    if not default:
        return line
    text = attribute_text(record, default)
    return [*line, {"default": default, **({"text": text} if text else {})}]


def _syntax(op: Record) -> Row:
    """A format wins over the announcement of hand-written code, as it does upstream."""
    written = squeeze(op.text("assemblyFormat"))
    return {"format": written or op.flag("hasCustomAssemblyFormat")}


def _default_dialect(op: Record, listed: list[Json]) -> str:
    """The dialect whose prefix the ops inside may leave out.

    A method of that name counts only where the op says that it has the interface.
    """
    asm = [t for t in listed if (t if isinstance(t, str) else t[0]) == _ASM]
    if [_ASM, "getDefaultDialect"] in asm:
        return dialect_of(op)
    own = op.text("extraClassDeclaration")
    found = re.search(r'getDefaultDialect\(\)\s*\{\s*return\s*"(\w+)"', own)
    return found[1] if found and asm else ""


_ASM = "OpAsmOpInterface"


def _hooks(op: Record) -> Row:
    return {
        "verifier": op.flag("hasVerifier"),
        "region verifier": op.flag("hasRegionVerifier"),
        "folder": op.flag("hasFolder"),
        "canonicalizer": op.flag("hasCanonicalizer")
        or op.flag("hasCanonicalizeMethod"),
    }
