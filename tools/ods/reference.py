"""Compares the tables with the reference: where they disagree, one line each.

Every comparison takes what the reference says from another place than the tables
were made from: its generated classes, its registry, the ops it creates and prints,
the symbols of its library.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from bridge.ods import rows
from bridge.ods.slots import Arity, Slot
from tools.ods import attributes, bindings, classes, enumerations, symbols
from tools.ods.bindings import Bound

# Names that TableGen's own checks use, and that no C++ class of an op has.
GENERATOR_ONLY = {
    "SameVariadicOperandSize",
    "SameVariadicResultSize",
    "FirstAttrDerivedResultType",
}
MEMORY = {
    "NoMemoryEffect": "MemoryEffectOpInterface",
    "MemoryEffects": "MemoryEffectOpInterface",
}
LIBRARY = "libTorchMLIRAggregateCAPI.so"

# Two ops whose classes have one name in neighbouring namespaces.
AMBIGUOUS = {"transform.tune.alternatives"}

# Constraints that the generated classes call by another name than the table: it knows
# the definition that the text of the diagnostic is of.
RENAMED = {
    ("amdgpu.sparse_wmma", "k"),
    ("gpu.module", "targets"),
    ("gpu.binary", "offloadingHandler"),
    ("gpu.func", "workgroup_attributions"),
    ("gpu.module", "offloadingHandler"),
    ("gpu.launch", "workgroup_attributions"),
    ("nvvm.tensormap.replace", "ord"),
}


def installed() -> Path:
    """The folder of the reference's Python package."""
    import torch_mlir  # the tables are compared where the reference is installed

    return Path(next(iter(torch_mlir.__path__)))


@cache
def _bound() -> Mapping[str, Bound]:
    return bindings.read(installed() / "dialects")


def all_rows() -> Iterator[rows.Row]:
    for dialect in rows.dialects():
        table = rows.table(dialect)
        for name in table.names() if table else ():
            row = rows.row(name)
            if row is not None:
                yield row


def registration() -> Iterator[str]:
    """Ops that only one of the two knows.

    Every name that stands in the reference's library and has a dialect's prefix is
    asked for, so that an op cannot hide.
    """
    from torch_mlir import ir

    context = ir.Context()
    for dialect in rows.dialects():
        context.get_dialect_descriptor(dialect)  # loads it
    known = {row.name for row in all_rows()}
    for name in sorted(known):
        if not context.is_registered_operation(name):
            yield f"{name}: the reference has no such op"
    for name in sorted(_mentioned() - known):
        if context.is_registered_operation(name):
            yield f"{name}: the tables have no such op"


def _mentioned() -> set[str]:
    prefix = "|".join(rows.dialects()).encode()
    name = re.compile(rb"(?:" + prefix + rb")\.[A-Za-z0-9_.$]+")
    library = installed() / "_mlir_libs" / LIBRARY
    return {match.decode() for match in name.findall(symbols.constants(library))}


def arguments() -> Iterator[str]:
    """Names, order, arity and optionality against the generated classes."""
    bound = _bound()
    for row in all_rows():
        if row.name in bound:
            for difference in _differences(row, bound[row.name]):
                yield f"{row.name}: {difference}"


def _differences(row: rows.Row, bound: Bound) -> Iterator[str]:
    values = [("operands", row.operands, bound.operands)]
    values += [("successors", row.successors, bound.successors)]
    if not bound.infers_results:
        values += [("results", row.results, bound.results)]
    for what, ours, theirs in values:
        mine = [_marked(slot) for slot in ours]
        named = [(_plain(name), mark) for name, mark in theirs]
        if not _alike(mine, named):
            yield f"{what} are {mine}, the reference has {named}"
    yield from _attribute_differences(row, bound)
    fixed = all(slot.arity is Arity.ONE for slot in row.regions)
    if fixed and len(row.regions) != bound.region_count:
        yield f"{len(row.regions)} regions, the reference has {bound.region_count}"


def _marked(slot: Slot) -> tuple[str, str]:
    grouped = slot.arity is Arity.GROUPS
    return _plain(slot.name), "*" if grouped else slot.arity.value


def _plain(name: str) -> str:
    """A name without the line that the classes put behind Python's own names."""
    return name.rstrip("_")


def _alike(mine: list[tuple[str, str]], theirs: list[tuple[str, str]]) -> bool:
    """Whether values agree; the classes invent names for those that have none."""
    return len(mine) == len(theirs) and all(
        one[1] == other[1] and one[0] in ("", other[0])
        for one, other in zip(mine, theirs, strict=True)
    )


def _attribute_differences(row: rows.Row, bound: Bound) -> Iterator[str]:
    mine = [attribute.name for attribute in row.attributes]
    if mine != list(bound.attributes):
        yield f"attributes are {mine}, the reference has {list(bound.attributes)}"
    for attribute in row.attributes:
        constraint, may_miss = bound.attributes.get(attribute.name, ("", False))
        optional = attribute.optional or bool(attribute.default or attribute.text)
        if constraint and optional != may_miss:
            yield f"{attribute.name} optional: {optional}, the reference: {may_miss}"
        known = "anonymous" in constraint or "#" in attribute.constraint
        renamed = (row.name, attribute.name) in RENAMED
        agrees = known or renamed or attribute.constraint == constraint
        if constraint and not agrees:
            yield f"{attribute.name} is {attribute.constraint}, not {constraint}"


def defaults() -> Iterator[str]:
    """What the reference fills in where an op is made from nothing."""
    from torch_mlir import ir

    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        for row in all_rows():
            made = ir.Operation.create(row.name)
            text = made.get_asm(print_generic_op_form=True, assume_verified=True)
            filled = properties(text)
            if filled != dict(row.defaults):
                yield f"{row.name}: fills in {row.defaults}, the reference {filled}"


def properties(text: str) -> dict[str, str]:
    """The entries of `<{...}>` in the generic form of an op."""
    inside = re.search(r"<\{(.*)\}>", text)
    if inside is None:
        return {}
    entries = symbols.arguments(inside[1], "<([{", ">)]}")
    pairs = (entry.partition(" = ") for entry in entries)
    return {name: value or "unit" for name, _, value in pairs}


def traits() -> Iterator[str]:
    """The traits of each op's C++ class; the order is not compared."""
    library = installed() / "_mlir_libs" / LIBRARY
    namespaces = {
        dialect: table.data["dialect"]["cpp"].removeprefix("::")
        for dialect in rows.dialects()
        if (table := rows.table(dialect)) is not None
    }
    found = classes.matched(
        symbols.read(library),
        _bound(),
        [row.name for row in all_rows()],
        namespaces,
    )
    op_names = {native.cpp_class: name for name, native in found.items()}
    for row in all_rows():
        if row.name in found and row.name not in AMBIGUOUS:
            native = found[row.name]
            theirs = {_resolved(t, op_names) for t in symbols.declared(native)}
            mine = set(_untested(row.traits))
            for trait in sorted(mine ^ theirs):
                side = "the reference has no" if trait in mine else "lacks"
                yield f"{row.name}: {side} {' '.join(trait)}"


def _resolved(trait: tuple[str, ...], op_names: Mapping[str, str]) -> tuple[str, ...]:
    """A trait whose arguments are C++ classes and numbers, as tables have them."""
    name, *listed = trait
    return name, *(op_names.get(a, re.sub(r"^(\d+)u$", r"\1", a)) for a in listed)


def _untested(traits: Iterable[rows.Trait]) -> Iterator[tuple[str, ...]]:
    """Traits that are classes; those with a test are part of generated code."""
    for trait in traits:
        if trait.fields is None and trait.name not in GENERATOR_ONLY:
            name = MEMORY.get(trait.name, trait.name)
            # Arguments of these say which methods and effects, not which class.
            plain = name in ("MemoryEffectOpInterface", "OpAsmOpInterface")
            yield name, *(() if plain else trait.arguments)


def enums() -> Iterator[str]:
    """The cases of enums, against the generated classes of the same dialect."""
    for enum in enumerations.read(installed() / "dialects"):
        table = rows.table(enum.dialect)
        for name, entry in (table.data["enums"] if table else {}).items():
            if entry["cpp"].rsplit("::", 1)[-1] != enum.cpp_class or entry.get("bits"):
                continue
            cases = {
                case[-1 if len(case) > 2 else 0]: case[1] for case in entry["cases"]
            }
            mine = {name: number for name, number in cases.items() if number >= 0}
            if mine != enum.cases:
                yield f"{enum.dialect} enum {name}: {mine}, not {enum.cases}"


COMPARISONS = {
    "registration": registration,
    "arguments": arguments,
    "defaults": defaults,
    "traits": traits,
    "enums": enums,
    "texts": attributes.texts,
}
