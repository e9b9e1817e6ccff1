"""Traits as rows: a name, or a name with what it is given.

Names are those of the TableGen records (`Terminator`, `IsolatedFromAbove`), of an
interface its C++ name, and of a parametrised trait its class with the arguments. A
trait that tests a predicate gives its text and, where the predicate does not follow
from the trait's name and arguments, the predicate.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from bridge.ods.entries import Json
from bridge.tablegen.predicates import predicate, squeeze
from bridge.tablegen.records import Record

Trait = Json  # str | list[Json]

# What a match compares; the generated predicate is the same for every use.
ALL_MATCH = (
    "AllTypesMatch",
    "AllElementTypesMatch",
    "AllShapesMatch",
    "AllRanksMatch",
    "AllElementCountsMatch",
    "AllTypeIDsMatch",
    "AllMemSizesMatch",
)
MATCH_WITH = ("RangedTypesMatchWith", "OptionalTypesMatchWith", "TypesMatchWith")


# Interfaces of which it matters what an op overrides: the rest can only be C++.
TELLING = ("OpAsmOpInterface",)


class TraitLists:
    """The named lists of traits that the rows of one dialect mention."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Trait]] = {}

    def rows(
        self, records: list[Record], op_named: Callable[[str], str]
    ) -> list[Trait]:
        """The traits in the order in which upstream verifies them, each once.

        Structural ones come first: they hold before operands are looked at.
        """
        found: list[Trait] = []
        later: list[Trait] = []
        for record, row in self._opened(records, op_named):
            place = found if record.isa("StructuralOpTrait") else later
            if row not in place:
                place.append(row)
        return found + later

    def _opened(
        self, records: list[Record], op_named: Callable[[str], str]
    ) -> Iterator[tuple[Record, Trait]]:
        for record in records:
            inside = record.records("traits")
            if record.isa("TraitList") and self._is_worth_a_name(record):
                self.entries[record.name] = self.rows(inside, op_named)
                yield record, record.name
            elif record.isa("TraitList"):
                yield from self._opened(inside, op_named)
            else:
                yield from self._opened(record.records("baseInterfaces"), op_named)
                yield record, _row(record, op_named)

    @staticmethod
    def _is_worth_a_name(record: Record) -> bool:
        """A list of structural traits is opened, since its parts come first."""
        return not record.anonymous and not record.isa("SingleBlockImplicitTerminator")


def _row(record: Record, op_named: Callable[[str], str]) -> Trait:
    if record.isa("PredOpTrait"):
        return _tested(record)
    if record.isa("SideEffectsTraitBase"):
        return _effects(record)
    if record.isa("Interface"):
        return _interface(record)
    if record.isa("ParamNativeTrait"):
        return _parametrised(record, op_named)
    return _last(record.text("trait")) if record.anonymous else record.name


def _tested(record: Record) -> Trait:
    text = squeeze(record.text("summary"))
    test = predicate(record.record("predicate"))
    for name in ALL_MATCH:
        if record.isa(name):
            return [name, {"text": text, "values": record.plain("values")}]
    for name in MATCH_WITH:
        if record.isa(name):
            return [name, _match_with(record, text, test)]
    if record.isa("ShapedTypeMatchesElementCountAndTypes"):
        fields = {key: record.text(key) for key in ("shaped", "elements")}
        return ["ShapedTypeMatchesElementCountAndTypes", {"text": text, **fields}]
    return ["PredOpTrait", {"text": text, "test": test}]


def _match_with(record: Record, text: str, test: Json) -> dict[str, Json]:
    fields = {key: squeeze(record.text(key)) for key in ("lhs", "rhs")}
    transformer = squeeze(record.text("transformer"))
    row = {"text": text, **fields, "transformer": transformer}
    # Types that need not be equal name the comparison they must pass instead.
    compares = re.search(r"(?:^|[ (])([\w:]+)(?:<>\(\))?\(", str(test))
    if "std::equal_to" not in str(test) and compares:
        row["test"] = test
    return row


def _effects(record: Record) -> Trait:
    """`NoMemoryEffect`, or the effects that every instance of the op has."""
    if not record.records("effects"):
        return "NoMemoryEffect"
    return ["MemoryEffects", *map(effect, record.records("effects"))]


def effect(record: Record) -> str:
    """`Read`, or `Read of SomeResource` where it is not the default resource."""
    word = _last(record.text("effect"))
    resource = _last(record.text("resource"))
    return word if resource == "DefaultResource" else f"{word} of {resource}"


def _interface(record: Record) -> Trait:
    name = record.text("cppInterfaceName")
    overridden = record.plain("alwaysOverriddenMethods")
    return [name, *overridden] if overridden and name in TELLING else name


def _parametrised(record: Record, op_named: Callable[[str], str]) -> Trait:
    """`HasParent<"AffineForOp">` as the names of the ops it stands for."""
    spelled = record.text("trait")
    match = re.fullmatch(r"([\w:]+)<(.*)>(?:::Impl)?", squeeze(spelled))
    if match is None:
        return _last(spelled)
    return [_last(match[1]), *(op_named(arg.strip()) for arg in match[2].split(","))]


def _last(name: str) -> str:
    return name.removesuffix("::Trait").rsplit("::", 1)[-1]
