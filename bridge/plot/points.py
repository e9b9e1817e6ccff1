"""The points of isl's sets that a picture has room for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

import islpy as isl

from bridge.records import Record

Point = tuple[int, ...]
S = TypeVar("S", isl.Set, isl.Map)

ROOM: Final = {0: 1, 1: 32, 2: 16, 3: 6}
"""How many points each side has at most, by the number of dimensions."""

USUAL: Final = 8
"""The value of a parameter that is not given, where the loops run with it."""


class Window(Record):
    """The part of a nest that is drawn: values of parameters, and of each dimension."""

    values: Mapping[str, int]
    low: Point
    high: Point
    clipped: bool
    """Whether there are points outside."""

    @classmethod
    def around(
        cls, sets: Iterable[isl.Set], values: Mapping[str, int]
    ) -> Window | None:
        """The first points of sets that have as many dimensions; `None` without any."""
        found = list(sets)
        chosen = parameters(found, values)
        fixed = [fix(one, chosen) for one in found]
        fixed = [one for one in fixed if not one.is_empty()]
        if not fixed:
            return None
        whole = fixed[0]
        for one in fixed[1:]:
            whole = whole.union(one)
        dims = range(whole.dim(isl.dim_type.set))
        low = tuple([whole.dim_min_val(n).to_python() for n in dims])
        high = tuple([whole.dim_max_val(n).to_python() for n in dims])
        room = ROOM[len(low)] - 1
        shown = tuple(
            [
                min(high[n], low[n] + room * whole.get_stride(n).to_python())
                for n in dims
            ]
        )
        return cls(chosen, low, shown, shown != high)

    def points(self, found: isl.Set) -> list[Point]:
        """The points of a set inside, in lexicographic order."""
        kept = fix(found, self.values)
        return sorted(_all_of(kept.intersect(self._box(kept.dim(isl.dim_type.set)))))

    def pairs(self, found: isl.Map) -> list[tuple[Point, Point]]:
        """Points inside, each with the first of those inside that it is mapped to."""
        box = self._box(found.dim(isl.dim_type.out))
        return self.firsts(found.intersect_range(box))

    def firsts(self, found: isl.Map) -> list[tuple[Point, Point]]:
        """Points inside, each with the first of those that it is mapped to."""
        count = found.dim(isl.dim_type.in_)
        kept = fix(found, self.values).intersect_domain(self._box(count)).lexmin()
        return sorted((p[:count], p[count:]) for p in _all_of(kept.wrap()))

    def _box(self, rank: int) -> isl.Set:
        dims = [f"i{n}" for n in range(rank)]
        bounds = zip(dims, self.low, self.high, strict=False)
        where = " and ".join(
            [f"{low} <= {name} <= {high}" for name, low, high in bounds]
        )
        return isl.Set(f"{{ [{', '.join(dims)}] : {where or '1 = 1'} }}")


def parameters(sets: Iterable[isl.Set], values: Mapping[str, int]) -> dict[str, int]:
    """Values for the parameters of sets: those given, usual ones, or some that work."""
    chosen = dict(values)
    for one in sets:
        params = fix(one.params(), chosen)
        missing = [name for name in names(params) if name not in chosen]
        usual = dict.fromkeys(missing, USUAL)
        if fix(params, usual).is_empty() and not params.is_empty():
            usual |= _some(params, missing)
        chosen |= usual
    return chosen


def _some(params: isl.Set, missing: Iterable[str]) -> dict[str, int]:
    point = params.sample_point()
    side = isl.dim_type.param
    found = {name: params.find_dim_by_name(side, name) for name in missing}
    return {
        name: point.get_coordinate_val(side, n).to_python() for name, n in found.items()
    }


def names(found: isl.Set | isl.Map) -> list[str]:
    """The parameters of a set or map."""
    side = isl.dim_type.param
    written = [found.get_dim_name(side, n) for n in range(found.dim(side))]
    return [name for name in written if name is not None]


def fix(found: S, values: Mapping[str, int]) -> S:
    """The same where parameters have these values."""
    for name, value in values.items():
        n = found.find_dim_by_name(isl.dim_type.param, name)
        if n >= 0:
            found = found.fix_val(isl.dim_type.param, n, isl.Val(value))
    return found


def _all_of(found: isl.Set) -> list[Point]:
    points: list[Point] = []
    dims = range(found.dim(isl.dim_type.set))

    def take(point: isl.Point) -> None:
        values = [point.get_coordinate_val(isl.dim_type.set, n) for n in dims]
        points.append(tuple([value.to_python() for value in values]))

    found.foreach_point(take)
    return points
