"""Interned nodes: equal fields, one object, for as long as anyone holds it."""

from __future__ import annotations

import copy
import gc
import pickle
import sys
from collections.abc import Sequence
from threading import Barrier, Thread, current_thread
from typing import Any
from weakref import KeyedRef

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.base import Node


class Leaf(Node):
    """A node with a checked field and a default."""

    value: int
    tag: str = "none"

    def check(self) -> None:
        if self.value < 0:
            raise ValueError("negative")


class Branch(Node):
    """A node whose field has one form."""

    children: tuple[Node, ...]

    @classmethod
    def canonical(cls, children: Sequence[Node]) -> tuple[tuple[Node, ...]]:
        return (tuple(children),)


class Tagged(Leaf):
    """A node with inherited fields."""

    more: int = 0


nodes = st.recursive(
    st.builds(Leaf, st.integers(0, 3), st.sampled_from(["none", "x"])),
    lambda inner: st.builds(Branch, st.lists(inner, max_size=3).map(tuple)),
    max_leaves=6,
)


def rebuilt(node: Node) -> Node:
    """The node made again from its fields."""
    if isinstance(node, Branch):
        return Branch(tuple([rebuilt(child) for child in node.children]))
    assert isinstance(node, Leaf)
    return Leaf(node.value, node.tag)


@given(nodes)
def test_equal_fields_make_the_same_object_in_every_way(node: Node) -> None:
    assert rebuilt(node) is node
    assert pickle.loads(pickle.dumps(node)) is node
    assert copy.copy(node) is node
    assert copy.deepcopy(node) is node
    assert copy.deepcopy([node])[0] is node


def test_names_and_defaults_make_the_same_object() -> None:
    node = Leaf(1, "none")
    assert Leaf(1) is node
    assert Leaf(value=1) is node
    assert Leaf(tag="none", value=1) is node
    assert Leaf(1, "x") is not node
    assert Tagged(1) is Tagged(1, "none", 0)


def test_classes_are_apart_though_their_fields_are_equal() -> None:
    class Other(Node):
        value: int
        tag: str

    assert len({Other(1, "none"), Leaf(1), Leaf(1), Tagged(1)}) == 3


def test_the_one_form_is_what_is_stored() -> None:
    node = Branch([Leaf(1)])  # type: ignore[arg-type]
    assert node.children == (Leaf(1),)
    assert node is Branch((Leaf(1),))


@pytest.mark.parametrize(
    ("args", "named", "complaint"),
    [
        ((), {}, "Leaf needs 'value'"),
        ((), {"tag": "x"}, "Leaf needs 'value'"),
        ((1, "x", 2), {}, "Leaf takes 2 fields, 3 given"),
        ((1,), {"colour": 2}, "Leaf: 'colour' is no field"),
        ((1,), {"value": 2}, "Leaf: 'value' is given twice"),
        ((1, "x"), {"tag": "x"}, "Leaf: 'tag' is given twice"),
    ],
)
def test_wrong_fields_are_a_type_error(
    args: tuple[object, ...], named: dict[str, object], complaint: str
) -> None:
    with pytest.raises(TypeError, match=complaint):
        Leaf(*args, **named)  # type: ignore[arg-type]


def test_what_the_check_refuses_is_refused_each_time() -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="negative"):
            Leaf(-1)
    with pytest.raises(ValueError, match="negative"):
        Tagged(-1)


def test_a_node_is_immutable() -> None:
    node: Any = Leaf(1)
    with pytest.raises(AttributeError, match="Leaf is immutable"):
        node.value = 2
    with pytest.raises(AttributeError, match="Leaf is immutable"):
        del node.value
    with pytest.raises(AttributeError, match="Leaf is immutable"):
        node.extra = 2
    assert Leaf(1).value == 1


def test_a_node_shows_its_fields() -> None:
    assert repr(Branch((Tagged(1, "x", 2),))) == (
        "Branch(children=(Tagged(value=1, tag='x', more=2),))"
    )


def test_what_nobody_holds_leaves_the_pool() -> None:
    pool = Leaf._pool
    before = len(pool)
    kept = [Leaf(i, "pool") for i in range(100)]
    trees = [Branch((node,)) for node in kept]
    assert len(pool) == before + 100
    del kept[50:]
    gc.collect()
    assert len(pool) == before + 100, "a node is held by those it is in"
    trees.clear()
    gc.collect()
    assert len(pool) == before + 50


def test_threads_that_make_a_node_at_once_get_one() -> None:
    """The moment between looking a node up and entering it is made long."""

    class Slow(Leaf):
        def check(self) -> None:
            meeting.wait()

    count = 4
    meeting = Barrier(count)
    made: list[list[Node]] = [[] for _ in range(count)]

    def work(found: list[Node]) -> None:
        found.extend(Slow(i) for i in range(50))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [Thread(target=work, args=(found,)) for found in made]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert all(
        len({id(node) for node in same}) == 1 for same in zip(*made, strict=True)
    )


def test_living_nodes_can_be_asked_for_while_another_thread_makes_some() -> None:
    class Crowd(Leaf):
        pass

    kept = [Crowd(i) for i in range(1000)]
    done = False

    def work() -> None:
        while not done:
            kept.extend([Crowd(len(kept) + i) for i in range(100)])

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    maker = Thread(target=work)
    try:
        maker.start()
        found = [Crowd.living() for _ in range(200)]
    finally:
        done = True
        maker.join()
        sys.setswitchinterval(interval)
    assert {id(node) for node in kept[:1000]} <= {id(node) for node in found[-1]}


def test_a_node_made_by_another_thread_meanwhile_is_taken() -> None:
    """A second node of equal fields, made while the first one is, gives way."""

    class Raced(Leaf):
        def check(self) -> None:
            if current_thread() is not rival:
                rival.start()
                rival.join()

    made: list[Node] = []
    rival = Thread(target=lambda: made.append(Raced(1)))
    assert made == [Raced(1)]


def test_a_node_is_entered_where_one_of_its_fields_has_died() -> None:
    """A pool has the entry of a dead node until its callback has run."""

    class Mortal(Leaf):
        pass

    first = Mortal(1)
    (entry,) = Mortal._pool.data.values()
    Mortal._pool.data[2] = KeyedRef(first, lambda _: None, 2)
    del first
    assert entry() is None
    node = Mortal(2)
    assert Mortal(2) is node
    assert node.value == 2


@given(st.integers(0, 5), st.sampled_from(["none", "x"]), st.booleans())
def test_a_sound_node_is_that_which_a_call_makes(
    value: int, tag: str, called_first: bool
) -> None:
    first = Leaf(value, tag) if called_first else Leaf.sound(value, tag)
    assert Leaf.sound(value, tag) is first
    assert Leaf(value, tag) is first
    assert (first.value, first.tag) == (value, tag)
