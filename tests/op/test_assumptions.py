"""What is taken for granted of programs, and for how long."""

from __future__ import annotations

import pytest

import bridge
from bridge.cli.opt import OPTIONS
from bridge.op.assumptions import (
    ASSUMPTIONS,
    DISTINCT_ARGUMENTS,
    OPERANDS_ONLY,
    ORDERED_BOUNDS,
    assumed_effects,
    assumes,
    assuming,
)

CALLS = """
func.func private @g(memref<4xf32>, f32)
func.func @f(%a: memref<4xf32>, %x: f32) {
  func.call @g(%a, %x) : (memref<4xf32>, f32) -> ()
  return
}"""


def test_nothing_is_assumed_unless_it_is_said() -> None:
    assert not any(map(assumes, ASSUMPTIONS))


def test_assumptions_add_up_and_end_with_their_block() -> None:
    with assuming(DISTINCT_ARGUMENTS):
        with assuming(ORDERED_BOUNDS, OPERANDS_ONLY):
            assert all(map(assumes, ASSUMPTIONS))
        assert [name for name in ASSUMPTIONS if assumes(name)] == [DISTINCT_ARGUMENTS]
    assert not assumes(DISTINCT_ARGUMENTS)


def test_what_nobody_can_assume_is_a_value_error() -> None:
    message = "no assumption 'luck', there are distinct-"
    with pytest.raises(ValueError, match=message), assuming("luck"):
        pass


def test_a_call_touches_its_operands_where_that_is_assumed() -> None:
    module = bridge.parse(CALLS)
    call = next(op for op in module.walk() if op.name == "func.call")
    assert assumed_effects(call) is None
    with assuming(OPERANDS_ONLY):
        found = assumed_effects(call)
    assert found is not None
    assert [(effect.kind, effect.value) for effect in found] == [
        (kind, call.operands[0]) for kind in ("Read", "Write", "Free")
    ]


def test_the_command_takes_all_assumptions() -> None:
    (option,) = [one for one in OPTIONS if one.name == "assume"]
    assert option.choices == tuple(ASSUMPTIONS)
