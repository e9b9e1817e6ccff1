"""Loads and stores of elements, as functions made for a rank and an affine map.

An access is in bounds where each index is within its dimension; the view itself was
checked when it was made.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from bridge.errors import Unsupported
from bridge.interpreter.elements import element_of
from bridge.interpreter.poison import Poison, Undefined
from bridge.interpreter.subscripts import SCOPE, expression
from bridge.ir.affine import AffineMap
from bridge.ir.types import MemRefType, Type

if TYPE_CHECKING:
    from bridge.interpreter.memory import MemRef

Access = Callable[..., object]


def load(ty: Type, map_: AffineMap | None = None) -> Access:
    """Loads an element: takes the view, then indices, or the operands of a map."""
    element = element_of(_memref(ty).element)
    scope: dict[str, object] = {"get": element.loader()}
    body = f"return get(ref.buffer, ({{}}) * {element.size})"
    return _access(_memref(ty), map_, "ref", body, scope)


def store(ty: Type, map_: AffineMap | None = None) -> Access:
    """Stores an element: takes the value, the view, then indices or operands."""
    element = element_of(_memref(ty).element)
    scope: dict[str, object] = {"put": element.storer()}
    body = f"put(ref.buffer, ({{}}) * {element.size}, value)"
    return _access(_memref(ty), map_, "value, ref", body, scope)


@cache
def locator(rank: int) -> Callable[..., int]:
    """What gives the position of an element of a view of that rank."""
    return _compiled(_indices(rank), "ref", "return {}", {}, _names("i", rank))  # type: ignore[return-value]


def _memref(ty: Type) -> MemRefType:
    if not isinstance(ty, MemRefType):
        raise Unsupported(f"an access to {ty}")
    return ty


def _access(
    ty: MemRefType,
    map_: AffineMap | None,
    parameters: str,
    body: str,
    scope: dict[str, object],
) -> Access:
    if map_ is None:
        names = _names("i", ty.rank)
        return _compiled(_indices(ty.rank), parameters, body, scope, names)
    indices = [expression(expr, map_.num_dims) for expr in map_.results]
    names = _names("x", map_.num_inputs)
    return _compiled(indices, parameters, body, scope, names)


def _names(letter: str, count: int) -> list[str]:
    return [f"{letter}{n}" for n in range(count)]


def _indices(rank: int) -> list[str]:
    return _names("i", rank)


def _compiled(
    indices: list[str],
    parameters: str,
    body: str,
    scope: dict[str, object],
    taken: list[str],
) -> Access:
    """The function; `{}` in its body stands for the position."""
    rank = len(indices)
    lines = [f"def access({', '.join([parameters, *taken])}):"]
    lines += [f" i{n} = {text}" for n, text in enumerate(indices) if text != f"i{n}"]
    position = "ref.offset"
    if rank:
        names = ", ".join(_indices(rank))
        within = " and ".join([f"0 <= i{n} < s{n}" for n in range(rank)])
        lines.append(f" {', '.join(_names('s', rank))}, = ref.sizes")
        lines.append(f" if not ({within}): outside(ref, ({names},))")
        lines.append(f" {', '.join(_names('t', rank))}, = ref.strides")
        position += "".join([f" + i{n} * t{n}" for n in range(rank)])
    lines.append(" " + body.format(position))
    full = {**SCOPE, "outside": outside, **scope}
    exec("\n".join(lines), full)
    found: Access = full["access"]  # type: ignore[assignment]
    return found


def outside(ref: MemRef, indices: tuple[int, ...]) -> None:
    """Raises `Undefined` about the index that is out of bounds."""
    for dimension, (index, size) in enumerate(zip(indices, ref.sizes, strict=True)):
        if isinstance(index, Poison):
            raise Undefined(f"index {dimension} is poison: {index.why()}")
        if not 0 <= index < size:
            raise Undefined(
                f"out of bounds: index {index} of dimension {dimension}, whose size "
                f"is {size}"
            )


__all__: Final = ["Access", "load", "locator", "outside", "store"]
