"""Of xegpu."""

from __future__ import annotations

from typing import Final

from bridge.dialects.xegpu.layouts import is_distributable, numbers, rank
from bridge.ir.types import FloatType, IntegerType
from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules
from bridge.op.parameters import signed


def _layout(values: Fields) -> str | None:
    sizes = {
        name: len(found)
        for name in (*_LAYOUTS, "sg_data", "lane_data", "order")
        if (found := numbers(values.get(name))) is not None
    }
    if not any(name in sizes for name in _LAYOUTS):
        return None
    return (
        _unequal(sizes, "sg_layout", "inst_data")
        or _unequal(sizes, "sg_layout", "lane_layout")
        or _unequal_tile(sizes)
        or _alone(sizes, "sg_layout", "sg_data")
        or _alone(sizes, "lane_layout", "lane_data")
        or _wrong_order(sizes)
    )


_LAYOUTS: Final = ("sg_layout", "inst_data", "lane_layout")


def _unequal(sizes: dict[str, int], one: str, other: str) -> str | None:
    if one in sizes and other in sizes and sizes[one] != sizes[other]:
        return f"expected {one} and {other} to have the same rank"
    return None


def _unequal_tile(sizes: dict[str, int]) -> str | None:
    found = _unequal(sizes, "inst_data", "lane_layout")
    if found is None:
        return None
    return (
        f"{found}, got inst_data {sizes['inst_data']}, "
        f"lane_layout {sizes['lane_layout']}"
    )


def _alone(sizes: dict[str, int], layout: str, data: str) -> str | None:
    if (layout in sizes) != (data in sizes):
        return f"{layout} and {data} must be used together"
    return _unequal(sizes, data, layout)


def _wrong_order(sizes: dict[str, int]) -> str | None:
    if "order" in sizes and not sizes.keys() & {"sg_layout", "lane_layout"}:
        return "expected sg_layout/lane_layout being used with order"
    return _unequal(sizes, "order", "sg_layout") or _unequal(
        sizes, "order", "lane_layout"
    )


def _slice(values: Fields) -> str | None:
    seen: set[int] = set()
    for dimension in numbers(values["dims"]) or ():
        if dimension < 0:
            return f"invalid dim ({dimension}) in slice attribute."
        if dimension in seen:
            return f"repeated dim ({dimension}) in slice attribute."
        seen.add(dimension)
    return None


def _range(values: Fields) -> str | None:
    start, end = signed(values["start"]), signed(values["end"])
    if start >= end:
        return f"'end' : {end} must be greater than 'start' : {start}"
    return None


def _descriptor(values: Fields) -> str | None:
    shape, element = values["shape"], values["elementType"]
    encoding = values["encoding"]
    layout = values["layout"]
    if not shape:
        return "expected non-zero rank tensor"
    space = getattr(encoding, "memory_space", None)
    if len(shape) > 1 and space is not None and space.value == "slm":
        return "SLM is only supported for 1D block tensor"
    if not isinstance(element, IntegerType | FloatType):
        return f"unsupported element type '{element}': expected integer or float"
    if layout is None:
        return None
    if rank(layout) != len(shape):
        return "expected layout rank to match tensor rank"
    if not is_distributable(shape, layout):
        return f"cannot distribute {list(shape)} using {layout}"
    return None


RULES: Final[Rules] = {
    ("layout", "attributes"): _layout,
    ("range", "attributes"): _range,
    ("slice", "attributes"): _slice,
    ("tensor_desc", "types"): _descriptor,
}
