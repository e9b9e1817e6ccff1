"""Loads and stores of elements, as functions made for a rank and an affine map.

An access is in bounds where each index is within its dimension; the view itself was
checked when it was made.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from bridge.errors import Unsupported
from bridge.interpreter.elements import element_of
from bridge.interpreter.poison import Undefined
from bridge.interpreter.subscripts import SCOPE, expression
from bridge.ir.affine import AffineMap
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import MemRefType, Type

if TYPE_CHECKING:
    from bridge.interpreter.memory import Buffer, MemRef

Access = Callable[..., object]
Aligned = Callable[["Buffer", int], None]
"""Raises `Undefined` where an offset of a buffer is not aligned as was promised."""


def load(
    ty: Type, map_: AffineMap | None = None, aligned: Aligned | None = None
) -> Access:
    """Loads an element: takes the view, then indices, or the operands of a map."""
    element = element_of(_memref(ty).element)
    scope: dict[str, object] = {"get": element.loader(), "aligned": aligned}
    body = ["return get(ref.buffer, at)"]
    return _access(_memref(ty), map_, "ref", body, scope)


def store(
    ty: Type, map_: AffineMap | None = None, aligned: Aligned | None = None
) -> Access:
    """Stores an element: takes the value, the view, then indices or operands."""
    element = element_of(_memref(ty).element)
    scope: dict[str, object] = {"put": element.storer(), "aligned": aligned}
    body = ["put(ref.buffer, at, value)"]
    return _access(_memref(ty), map_, "value, ref", body, scope)


def update(ty: Type, combine: Callable[..., object] | None = None) -> Access:
    """Loads an element, stores another in its place, and gives the one loaded.

    It takes a value, the view, then indices; what is stored is `combine` of the element
    and that value, or what the region gives that is taken instead of the value.
    """
    element = element_of(_memref(ty).element)
    scope: dict[str, object] = {
        "get": element.loader(),
        "put": element.storer(),
        "combine": combine,
    }
    new = "value(old)[0]" if combine is None else "combine(old, value)"
    body = ["old = get(ref.buffer, at)", f"put(ref.buffer, at, {new})", "return old"]
    return _access(_memref(ty), None, "value, ref", body, scope)


def prefetch() -> Access:
    """A hint: nothing of it can be observed, wherever the element would be."""
    return lambda ref, *indices: None


@cache
def locator(rank: int, *, mapped: bool = False) -> Callable[..., int]:
    """What gives the position of an element of a view of that rank.

    `mapped` is of a layout without strides.
    """
    names = _names("i", rank)
    body = ["return at"]
    return _compiled(names, "ref", body, {}, names, 1, mapped=mapped)  # type: ignore[return-value]


def is_mapped(ty: MemRefType) -> bool:
    """Whether the layout of a type has no strides."""
    return strides_and_offset(ty) is None


def _memref(ty: Type) -> MemRefType:
    if not isinstance(ty, MemRefType):
        raise Unsupported(f"an access to {ty}")
    return ty


def _access(
    ty: MemRefType,
    map_: AffineMap | None,
    parameters: str,
    body: list[str],
    scope: dict[str, object],
) -> Access:
    size, mapped = element_of(ty.element).size, is_mapped(ty)
    if scope.get("aligned") is not None:
        body = ["aligned(ref.buffer, at)", *body]
    if map_ is None:
        names = _names("i", ty.rank)
        return _compiled(names, parameters, body, scope, names, size, mapped=mapped)
    indices = [expression(expr, map_.num_dims) for expr in map_.results]
    names = _names("x", map_.num_inputs)
    return _compiled(indices, parameters, body, scope, names, size, mapped=mapped)


def _names(letter: str, count: int) -> list[str]:
    return [f"{letter}{n}" for n in range(count)]


def _compiled(
    indices: list[str],
    parameters: str,
    body: list[str],
    scope: dict[str, object],
    taken: list[str],
    size: int,
    *,
    mapped: bool,
) -> Access:
    """The function; in its body, `at` is where the element is, in units of `size`."""
    rank = len(indices)
    lines = [f"def access({', '.join([parameters, *taken])}):"]
    lines += [f" i{n} = {text}" for n, text in enumerate(indices) if text != f"i{n}"]
    names = "".join([f"{name}, " for name in _names("i", rank)])
    if rank:
        within = " and ".join([f"0 <= i{n} < s{n}" for n in range(rank)])
        lines.append(f" {', '.join(_names('s', rank))}, = ref.sizes")
        lines.append(f" if not ({within}): outside(ref, ({names}))")
    if mapped:
        position = f"int(ref.table[{names or '()'}])"
    else:
        if rank:
            lines.append(f" {', '.join(_names('t', rank))}, = ref.strides")
        steps = "".join([f" + i{n} * t{n}" for n in range(rank)])
        position = f"(ref.offset{steps})"
    lines.append(f" at = {position}" + (f" * {size}" if size != 1 else ""))
    if not rank:
        # Where the base of a view is, no one has checked.
        lines.append(f" ref.buffer.check(at, {size})")
    lines += [" " + line for line in body]
    full = {**SCOPE, "outside": outside, **scope}
    exec("\n".join(lines), full)
    found: Access = full["access"]  # type: ignore[assignment]
    return found


def outside(ref: MemRef, indices: tuple[int, ...]) -> None:
    """Raises `Undefined` about the index that is out of bounds."""
    for dimension, (index, size) in enumerate(zip(indices, ref.sizes, strict=True)):
        if not 0 <= index < size:
            raise Undefined(
                f"out of bounds: index {index} of dimension {dimension}, whose size "
                f"is {size}"
            )
