"""The package's affine expressions, maps and sets as isl's, and back.

Dimensions are those of isl's tuples, symbols are parameters, by position: `s0` on the
way there, whatever they are called on the way back. Quotients are isl's integer
divisions, so nothing is lost either way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import islpy as isl

from bridge.analysis import texts
from bridge.analysis.unknown import NotKnown, Unknown, answering
from bridge.arguments import checked
from bridge.errors import Unsupported
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    IntegerSet,
    PresburgerSet,
)


@checked
def set_to_isl(set_: IntegerSet | PresburgerSet) -> isl.Set:
    """The points of a set; raises `Unsupported` for products of symbols, and such."""
    names, params = _inputs(set_.num_dims, set_.num_symbols)
    parts = set_.parts if isinstance(set_, PresburgerSet) else (set_,)
    try:
        wanted = [texts.constraints(part, [*names, *params]) for part in parts]
    except NotKnown as stop:
        raise Unsupported(stop.answer.reason) from None
    where = " or ".join([f"({text})" for text in wanted]) or "false"
    return isl.Set(f"[{', '.join(params)}] -> {{ [{', '.join(names)}] : {where} }}")


@checked
def map_to_isl(map_: AffineMap) -> isl.Map:
    """From dimensions to results; raises `Unsupported` as `set_to_isl`."""
    names, params = _inputs(map_.num_dims, map_.num_symbols)
    try:
        results = texts.results(map_, [*names, *params])
    except NotKnown as stop:
        raise Unsupported(stop.answer.reason) from None
    text = f"[{', '.join(names)}] -> [{', '.join(results)}]"
    return isl.Map(f"[{', '.join(params)}] -> {{ {text} }}")


def _inputs(num_dims: int, num_symbols: int) -> tuple[list[str], list[str]]:
    names = [f"d{n}" for n in range(num_dims)]
    return names, [f"s{n}" for n in range(num_symbols)]


@checked
def set_from_isl(set_: isl.Set) -> PresburgerSet:
    """The same points, as a union of integer sets."""
    dims, symbols = set_.dim(isl.dim_type.set), set_.dim(isl.dim_type.param)
    parts = [_part(basic) for basic in set_.compute_divs().get_basic_sets()]
    return PresburgerSet(dims, symbols, tuple(parts))


@checked
def map_from_isl(map_: isl.Map) -> list[tuple[PresburgerSet, AffineMap]]:
    """A function as pieces: where each of them holds, and what it is there.

    Raises `Unsupported` where some dimensions are mapped to several results.
    """
    if not map_.is_single_valued():
        raise Unsupported("the map has several results for some dimensions")
    pieces: list[tuple[PresburgerSet, AffineMap]] = []

    def take(where: isl.Set, found: isl.MultiAff) -> None:
        results = [expr_from_isl(aff) for aff in _results(found)]
        dims, symbols = where.dim(isl.dim_type.set), where.dim(isl.dim_type.param)
        pieces.append((set_from_isl(where), AffineMap(dims, symbols, tuple(results))))

    map_.as_pw_multi_aff().foreach_piece(take)
    return pieces


def _results(found: isl.MultiAff) -> list[isl.Aff]:
    return [found.get_at(n) for n in range(found.dim(isl.dim_type.out))]


@checked
def expr_from_isl(aff: isl.Aff) -> AffineExpr:
    """The same function; raises `Unsupported` where it has values between integers."""
    if aff.get_denominator_val().to_python() != 1:
        raise Unsupported(f"the expression {aff} is a fraction")
    return _numerator(aff)


def _numerator(aff: isl.Aff) -> AffineExpr:
    """An expression times its denominator."""
    scaled = aff.scale_val(aff.get_denominator_val())
    return _sum(scaled, isl.dim_type.in_)


def _part(basic: isl.BasicSet) -> IntegerSet:
    """A conjunction; isl knows what each of its integer divisions divides."""
    found = basic.get_constraints()
    exprs = tuple([_sum(one, isl.dim_type.set) for one in found])
    equal = tuple([bool(one.is_equality()) for one in found])
    dims, symbols = basic.dim(isl.dim_type.set), basic.dim(isl.dim_type.param)
    if not exprs:
        exprs, equal = (AffineConstant(0),), (True,)
    return IntegerSet(dims, symbols, exprs, equal)


def _sum(found: isl.Aff | isl.Constraint, dims: isl.dim_type) -> AffineExpr:
    """Of dimensions, symbols and quotients, by their coefficients, which are whole."""

    def terms(
        kind: isl.dim_type, variable: Callable[[int], AffineExpr]
    ) -> Iterator[AffineExpr]:
        for n in range(found.dim(kind)):
            factor = found.get_coefficient_val(kind, n).to_python()
            if factor:
                yield variable(n) * int(factor)

    def quotient(n: int) -> AffineExpr:
        divided = found.get_div(n)
        return _numerator(divided) // int(divided.get_denominator_val().to_python())

    total: AffineExpr = AffineConstant(0)
    for kind, variable in (
        (dims, AffineDim),
        (isl.dim_type.param, AffineSymbol),
        (isl.dim_type.div, quotient),
    ):
        for term in terms(kind, variable):
            total = total + term
    return total + int(found.get_constant_val().to_python())


# What sets of the IR ask


def set_operation(name: str, *sets: PresburgerSet) -> PresburgerSet | bool:
    """What isl says of sets over the same dimensions and symbols."""

    @answering
    def found() -> isl.Set | bool:
        first, *others = map(set_to_isl, sets)
        result: isl.Set | bool = getattr(first, name)(*others)
        return result

    answer = found()
    if isinstance(answer, Unknown):
        raise Unsupported(answer.reason)
    return set_from_isl(answer) if isinstance(answer, isl.Set) else answer


def set_projection(set_: PresburgerSet, dims: Sequence[int]) -> PresburgerSet:
    """Without these dimensions."""
    found = set_to_isl(set_)
    for n in sorted(dims, reverse=True):
        found = found.project_out(isl.dim_type.set, n, 1)
    return set_from_isl(found)


def set_count(set_: PresburgerSet, symbols: Sequence[int]) -> int | None:
    """How many points there are for values of symbols; `None` without an end."""

    @answering
    def count() -> int | None:
        found = set_to_isl(set_)
        for n, value in enumerate(symbols):
            found = found.fix_val(isl.dim_type.param, n, isl.Val(value))
        if not found.is_bounded():
            return None
        return int(found.count_val().to_python())

    answer = count()
    if isinstance(answer, Unknown):
        raise Unsupported(answer.reason)
    return answer
