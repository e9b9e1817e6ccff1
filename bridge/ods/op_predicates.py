"""Predicates on ops: what the traits of a row demand of operands and results together.

Each is a test with the text that stands behind `failed to verify that`. Upstream's
idioms (types, shapes, ranks that match) are rows by the trait's name; the trees of
`PredOpTrait` are combined as those of constraints are, with `op_texts` for leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ods.cpp_text import bare
from bridge.ods.dialect_types import (
    element_or_self,
    parameter,
    rank,
    shape,
    size_in_bits,
)
from bridge.ods.nodes import dialect_type
from bridge.ods.op_texts import OpTest, leaf, place_of
from bridge.ods.places import Place, is_variadic, types_at
from bridge.ods.predicate_texts import Verdict
from bridge.ods.predicates import combined, compiled, unknown
from bridge.ods.rows import Predicate, Row, Table, Trait, table
from bridge.ods.transforms import Transform, metadata_of, transform
from bridge.records import Record


class Demand(Record):
    """One predicate on an op."""

    test: OpTest
    text: str
    """What it verifies, as diagnostics say it."""
    located: bool = False
    """Whether it asks about what is around the op, not only about its types."""


_DEMANDS: dict[str, tuple[Demand, ...]] = {}


def demands(row: Row) -> tuple[Demand, ...]:
    """The predicates on an op of a row, in the order in which upstream asks them.

    Those of which nothing is known have no opinion.
    """
    if row.name not in _DEMANDS:
        _DEMANDS[row.name] = tuple(
            _demand(trait, row) for trait in row.traits if trait.fields is not None
        )
    return _DEMANDS[row.name]


def _demand(trait: Trait, row: Row) -> Demand:
    fields: Any = trait.fields
    made = _TRAITS.get(trait.name)
    if made is not None:
        return Demand(made(fields, row) or unknown, fields["text"])
    owner = table(row.name.partition(".")[0])
    test = None if owner is None else _tree(fields["test"], row, owner)
    located = "getParentOp()" in str(fields["test"])
    return Demand(test or unknown, fields["text"], located)


def _tree(predicate: Predicate, row: Row, owner: Table) -> OpTest | None:
    predicate = owner.test(predicate)
    if isinstance(predicate, str):
        return leaf(bare(predicate), row)
    kind, *parts = predicate
    if kind != "subst":
        return combined(kind, [_tree(part, row, owner) for part in parts])
    place = place_of(bare(parts[1]), row)
    test = compiled(parts[2], owner)
    if place is None or test is None:
        return None

    def ask(op: Operation) -> Verdict:
        types = place(op)
        return test(types[0]) if types else None

    return ask


# Values that match -------------------------------------------------------------------

Measure = Callable[[Any], Any]


def _same(measure: Measure | None) -> Callable[[Any, Row], OpTest | None]:
    """A trait that demands that a measure of all the values it lists is the same."""

    def made(fields: Any, row: Row) -> OpTest | None:
        places = [types_at(row, name) for name in fields["values"]]
        known = [place for place in places if place is not None]
        if len(known) < len(places):
            return None
        return _all_same(known, measure)

    return made


def _all_same(places: Sequence[Place], measure: Measure | None) -> OpTest:
    first, *rest = places

    def types_are_same(op: Operation) -> Verdict:
        types = first(op)
        return all(place(op) == types for place in rest)

    if measure is None:
        return types_are_same
    measured = measure

    def measures_are_same(op: Operation) -> Verdict:
        found = [measured(ty) for place in places for ty in place(op)]
        if None in found:
            return None
        return all(one == found[0] for one in found[1:])

    return measures_are_same


def _class_of(ty: Any) -> Any:
    return (type(ty), getattr(ty, "dialect", ""), getattr(ty, "mnemonic", ""))


def _count(ty: Any) -> int | None:
    sizes = shape(ty)
    if sizes is None or min(sizes, default=0) < 0:
        return None
    total = 1
    for size in sizes:
        total *= size
    return total


def _match_with(fields: Any, row: Row) -> OpTest | None:
    """The type of one side, computed from the other's."""
    lhs, rhs = types_at(row, fields["lhs"]), types_at(row, fields["rhs"])
    compute = _transform(fields["transformer"])
    if lhs is None or rhs is None or compute is None:
        return None
    several = is_variadic(row, fields["rhs"])
    return _computed(lhs, rhs, compute, several)


def _computed(lhs: Place, rhs: Place, compute: Transform, several: bool) -> OpTest:
    def test(op: Operation) -> Verdict:
        given, wanted = lhs(op), rhs(op)
        # Upstream's variants for what may be missing demand nothing then.
        if not given or not (wanted or several):
            return True
        try:
            found = compute(given[0])
        except TypeError:
            return None
        types = (found,) if isinstance(found, Type) else tuple(found)
        return types == wanted

    return test


def _transform(text: str) -> Transform | None:
    return _MORE.get(bare(text)) or transform(text)


def _pdl_value(ty: Type) -> Type:
    """Values, as many as there are types."""
    value = dialect_type("pdl.value")
    is_range = getattr(ty, "mnemonic", "") == "range"
    return dialect_type("pdl.range", value) if is_range else value


def _element_or_self(ty: Type) -> Type:
    found: Type = element_or_self(ty)
    return found


def _sampled_element(ty: Type) -> Type:
    """What an image holds that is sampled."""
    image = parameter(ty, "spirv", "sampled_image", "image_type")
    if image is None:
        raise TypeError(f"{ty} is no sampled image")
    found: Type = image.element_type
    return found


_MORE: Final[dict[str, Transform]] = {
    "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))": metadata_of,
    "cast<spirv::ImageType>(cast<spirv::SampledImageType>($_self).getImageType())"
    ".getElementType()": _sampled_element,
    "getElementTypeOrSelf($_self)": _element_or_self,
    "getGetValueTypeOpValueType($_self)": _pdl_value,
}
"""Computations that nothing is inferred by."""


def _elements_match(fields: Any, row: Row) -> OpTest | None:
    shaped, elements = (
        types_at(row, fields["shaped"]),
        types_at(row, fields["elements"]),
    )
    if shaped is None or elements is None:
        return None

    def test(op: Operation) -> Verdict:
        (ty,), types = shaped(op), elements(op)
        count = _count(ty)
        if count is None:
            return None
        wanted = element_or_self(ty)
        return count == len(types) and all(one is wanted for one in types)

    return test


_TRAITS: Final[dict[str, Callable[[Any, Row], OpTest | None]]] = {
    "AllElementCountsMatch": _same(_count),
    "AllElementTypesMatch": _same(element_or_self),
    "AllMemSizesMatch": _same(size_in_bits),
    "AllRanksMatch": _same(rank),
    "AllShapesMatch": _same(shape),
    "AllTypeIDsMatch": _same(_class_of),
    "AllTypesMatch": _same(None),
    "OptionalTypesMatchWith": _match_with,
    "RangedTypesMatchWith": _match_with,
    "ShapedTypeMatchesElementCountAndTypes": _elements_match,
    "TypesMatchWith": _match_with,
}
"""What makes the test of a trait that lists what it is about."""
