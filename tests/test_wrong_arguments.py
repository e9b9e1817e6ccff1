"""Every public constructor and function refuses what it cannot take, and says what."""

from __future__ import annotations

import inspect
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import bridge
from bridge.ir import attributes, locations, types
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import UNIT, ArrayAttr, StringAttr
from bridge.ir.base import Node
from bridge.ir.core import Block, Operation, Region
from bridge.ir.types import F32, I32
from bridge.ods.nodes import DefinedAttr, DefinedClass, DefinedType
from bridge.op.registry import load

WRONG: list[Any] = [
    *(None, 3, -1, 3.5, float("nan"), "i32", "", b"i32", True, 1 << 70, 1j),
    *((), (4, -1), [None], [[]], ["a"], {}, {"a": 3}, {3: UNIT}, object(), int),
    *(I32, F32, UNIT, StringAttr("a"), ArrayAttr(()), types.MemRefType((2,), F32)),
    *(Block([I32]), Region(), Operation("t.a", (), [I32]), lambda: None),
]
"""Every kind of value; what is right for one parameter is wrong for the others."""


def node_classes() -> Iterator[type[Node]]:
    """Types, attributes and locations that are made from Python."""
    for module in (types, attributes, locations):
        for cls in vars(module).values():
            if inspect.isclass(cls) and issubclass(cls, Node) and cls._fields:
                yield cls


def dialect_nodes() -> Iterator[DefinedClass]:
    """Types and attributes of dialects with accessors of their own."""
    for dialect in ("emitc", "gpu", "llvm", "quant", "spirv", "transform"):
        load(dialect)
    pending: list[Any] = [DefinedAttr, DefinedType]
    while pending:
        cls = pending.pop()
        pending += type.__subclasses__(cls)
        if cls.fields:
            yield cls


def functions() -> Iterator[Callable[..., Any]]:
    """What `bridge` offers beside classes."""
    for name in bridge.__all__:
        found = getattr(bridge, name)
        if inspect.isfunction(found) and name != "from_upstream":
            yield found


def judge(made: Callable[[], Any]) -> None:
    """What is not refused as it should be must be as good as any other."""
    try:
        node = made()
    except (TypeError, ValueError, bridge.Error):
        return
    if isinstance(node, Node):
        assert str(node)
        assert repr(node)
        # A resource, and what refers to it, is equal to itself alone.
        assert str(pickle.loads(pickle.dumps(node))) == str(node)


def places(cls: Any) -> Iterator[tuple[Any, ...]]:
    """Arguments of which one is any value, and the others are right for something."""
    count = len(cls._parameters)
    for wrong in WRONG:
        for index in range(count):
            for other in ((), F32, I32, UNIT, 1, "f", b"\0\0\0\0"):
                yield tuple([wrong if i == index else other for i in range(count)])


@pytest.mark.parametrize("cls", sorted(set(node_classes()), key=str), ids=str)
def test_a_node_is_made_of_what_it_may_hold_only(cls: type[Node]) -> None:
    for given in places(cls):
        judge(lambda given=given: cls(*given))  # type: ignore[misc]


@pytest.mark.parametrize("cls", sorted(set(dialect_nodes()), key=str), ids=str)
def test_a_node_of_a_dialect_is_made_of_what_it_may_hold_only(
    cls: DefinedClass,
) -> None:
    for wrong in WRONG:
        for field in cls.fields:
            others = dict.fromkeys(cls.required, 1)
            judge(lambda given={**others, field: wrong}: cls(**given))  # type: ignore[misc]


@pytest.mark.parametrize("function", list(functions()), ids=lambda f: f.__name__)
def test_a_function_names_the_argument_that_it_cannot_take(
    function: Callable[..., Any],
) -> None:
    first = next(iter(inspect.signature(function).parameters))
    for wrong in (None, 3, 3.5, [], {}, object(), Block()):
        with pytest.raises(TypeError, match=f"'{first}' must be .*, not "):
            function(wrong, *["x"] * (function.__name__ == "run_passes"))


def test_one_of_several_words_is_asked_for_by_name() -> None:
    module = bridge.parse("")
    engine: Any = "fast"
    with pytest.raises(ValueError, match=r"'engine' must be one of .* not 'fast'"):
        bridge.run_passes(module, "canonicalize", engine=engine)


def test_a_range_without_end_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match=r"'positions' must be .* of at most"):
        AffineMap.select(3, range(1 << 70))
    with pytest.raises(ValueError, match="'positions' must be below 3"):
        AffineMap.select(3, range(1 << 40))
