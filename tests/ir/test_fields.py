"""Fields that are read as slots and assigned through their checks."""

from __future__ import annotations

from types import MemberDescriptorType

import pytest

from bridge.ir.attributes import EMPTY_DICTIONARY
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation, make_operation
from bridge.ir.fields import slot_fields, unguarded, writer
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.types import I32
from bridge.ir.values import BlockArgument, OpResult, Value

FIELDS = [
    (Operation, "attributes"),
    (Operation, "name"),
    (Operation, "next"),
    (Operation, "operands"),
    (Operation, "parent"),
    (Operation, "properties"),
    (Operation, "regions"),
    (Operation, "results"),
    (Operation, "successors"),
    (Block, "arguments"),
    (Block, "first"),
    (Block, "parent"),
    (Region, "blocks"),
    (Region, "parent"),
    (Value, "type"),
]


@pytest.mark.parametrize(("cls", "name"), FIELDS)
def test_what_is_read_most_is_a_slot(cls: type, name: str) -> None:
    assert isinstance(getattr(cls, name), MemberDescriptorType)


@slot_fields(size="_size", title="_title")
class Box:
    __slots__ = ("_size", "_title", "note")

    def __init__(self) -> None:
        put_size(self, 1)
        self.note = ""

    @property
    def size(self) -> int:
        return self._size

    @size.setter
    def size(self, size: int) -> None:
        if size < 0:
            raise ValueError("too small")
        self._size = size

    @property
    def title(self) -> str:
        return self._title

    _size: int
    _title: str


put_size = writer(Box, "_size")


class Crate(Box):
    __slots__ = ()


@pytest.mark.parametrize("cls", [Box, Crate])
def test_what_is_assigned_goes_through_its_setter(cls: type[Box]) -> None:
    box = cls()
    box.size = 3
    assert box.size == 3
    with pytest.raises(ValueError, match="too small"):
        box.size = -1
    assert box.size == 3


@pytest.mark.parametrize("cls", [Box, Crate])
def test_what_has_no_setter_is_neither_assigned_nor_deleted(cls: type[Box]) -> None:
    box = cls()
    with pytest.raises(AttributeError, match=f"'title' of {cls.__name__}"):
        box.title = "a"  # type: ignore[misc]
    with pytest.raises(AttributeError, match=f"'size' of {cls.__name__}"):
        del box.size
    assert box.size == 1


def test_other_attributes_are_as_ever() -> None:
    box = Box()
    box.note = "here"
    assert box.note == "here"
    del box.note
    assert not hasattr(box, "note")
    with pytest.raises(AttributeError):
        box.other = 1  # type: ignore[attr-defined]


def test_an_object_that_is_being_made_is_written_at_once() -> None:
    new = object.__new__(unguarded(Crate))
    new._size = -1
    new._title = "a"
    new.__class__ = Crate
    assert (type(new), new.size, new.title) == (Crate, -1, "a")


def test_objects_of_the_ir_are_of_their_own_classes() -> None:
    block = Block([I32])
    made = make_operation(
        "arith.addi",
        block.arguments * 2,
        (I32, I32),
        (EMPTY_DICTIONARY, EMPTY_DICTIONARY),
        UNKNOWN_LOC,
    )
    assert type(block) is Block
    assert type(block.arguments[0]) is BlockArgument
    assert {type(result) for result in made.results} == {OpResult}
    assert type(made) is type(Operation("arith.addi"))


def test_subclasses_of_a_users_own_may_have_attributes() -> None:
    class Marked(Block):
        pass

    class Noted(Operation):
        pass

    block, op = Marked([I32]), Noted("test.op", (), [I32])
    block.append(op)
    block.mark = op.note = 1  # type: ignore[attr-defined]
    assert (block.first, op.parent, type(op)) == (op, block, Noted)
