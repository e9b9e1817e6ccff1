"""What was right in one context is not right in another: outlines and places."""

from __future__ import annotations

import pytest

import bridge
from bridge.op.base import is_of_outline, is_of_place
from bridge.verifier.rules import RULES, forget, rules_of

GOOD = """
func.func @f(%m: memref<4xf32>, %c: i1, %x: f32) -> f32 {
  %r = "affine.for"(%x) <{
    lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>,
    operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index
  }> ({
  ^bb0(%i: index, %a: f32):
    "affine.yield"(%a) : (f32) -> ()
  }) : (f32) -> f32
  return %r : f32
}
"""

WRONG = {
    "an argument of another type": (
        "^bb0(%i: index, %a: f32):",
        "^bb0(%i: index, %a: f32, %b: f32):",
        "different number of inits and region iter_args: 1 != 2",
    ),
    "a variable that is no index": (
        '^bb0(%i: index, %a: f32):\n    "affine.yield"(%a)',
        '^bb0(%i: f32, %a: f32):\n    "affine.yield"(%a)',
        "expected body to have an index argument for the induction variable",
    ),
    "a terminator that yields nothing": (
        '"affine.yield"(%a) : (f32) -> ()',
        '"affine.yield"() : () -> ()',
        "parent of yield must have same number of results as the yield operands",
    ),
    "a terminator that is not the last": (
        "  return %r : f32\n",
        "  return %r : f32\n  return %r : f32\n",
        "must be the last operation in the parent block",
    ),
    "a return of another type": (
        "-> f32 {\n",
        "-> f64 {\n",
        "type of return operand 0 ('f32') doesn't match function result type ('f64')",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_was_right_elsewhere_is_refused_here(name: str) -> None:
    old, new, message = WRONG[name]
    for _ in range(2):
        bridge.verify(bridge.parse(GOOD))
    assert old in GOOD
    with pytest.raises(bridge.Invalid) as found:
        bridge.verify(bridge.parse(GOOD.replace(old, new)))
    assert message in str(found.value)


def test_an_operation_that_changes_is_verified_again() -> None:
    module = bridge.parse(GOOD)
    bridge.verify(module)
    loop = next(op for op in module.walk() if op.name == "affine.for")
    loop.regions[0].blocks[0].add_argument(loop.results[0].type)
    with pytest.raises(bridge.Invalid):
        bridge.verify(module)


def test_what_is_remembered_of_contexts_is_let_go() -> None:
    bridge.verify(bridge.parse(GOOD))
    forget(0)
    assert not any(rules.contexts for rules in RULES.values() if rules is not None)


@pytest.mark.parametrize("name", ["affine.for", "func.func", "scf.if", "affine.yield"])
def test_rules_beyond_a_context_are_all_the_others(name: str) -> None:
    rules = rules_of(name)
    assert rules is not None
    is_of_context = is_of_outline if rules.row.regions else is_of_place
    assert rules.has_context
    for every, beyond in (
        (rules.others, rules.beyond),
        (rules.inside_others, rules.inside_beyond),
    ):
        assert [rule for rule in every if not is_of_context(rule)] == list(beyond)
