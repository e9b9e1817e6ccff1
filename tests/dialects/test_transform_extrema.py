"""Transformations that simplify minima and maxima of affine maps."""

from __future__ import annotations

import pytest

import bridge
from bridge.errors import PassFailed
from bridge.upstream import passes as upstream

PAYLOAD = """
func.func @f(%m: memref<?xf32>) -> (index, index, index) {
  %0 = "test.some_op"() : () -> index
  %1 = affine.min affine_map<()[s0] -> (50, 100 - s0)>()[%0]
  %2 = affine.max affine_map<()[s0] -> (100, 80 + s0, s0)>()[%0]
  %3 = "test.other_op"() : () -> index
  %4 = affine.min affine_map<()[s0, s1] -> (s0, s0 + s1, s1 + 200)>()[%0, %3]
  return %1, %2, %4 : index, index, index
}
"""


def program(body: str, payload: str = PAYLOAD) -> bridge.Operation:
    """The payload with a program that simplifies what it has."""
    text = f"""
    module attributes {{transform.with_named_sequence}} {{
      {payload}
      transform.named_sequence @__transform_main(
          %root: !transform.any_op {{transform.readonly}}) {{
        %all = transform.structured.match ops{{["affine.min", "affine.max"]}}
          in %root : (!transform.any_op) -> !transform.any_op
        %a = transform.structured.match ops{{["test.some_op"]}}
          in %root : (!transform.any_op) -> !transform.any_op
        %b = transform.structured.match ops{{["test.other_op"]}}
          in %root : (!transform.any_op) -> !transform.any_op
        {body}
        transform.yield
      }}
    }}"""
    return bridge.parse(text, allow_unregistered=True)


BOUNDED = """transform.affine.simplify_bounded_affine_ops %all with
  [%a, %b : !transform.any_op, !transform.any_op] within [0, 0] and [20, 9]
  : !transform.any_op"""


def test_bounds_decide_which_result_it_is() -> None:
    ours = program(BOUNDED)
    theirs = ours.clone()
    bridge.run_passes(ours, "transform-interpreter", engine="native")
    upstream.run_passes(theirs, "transform-interpreter")
    assert bridge.format(ours) == bridge.format(theirs)
    assert "affine.min" not in bridge.format(ours).partition("transform")[0]


def test_what_nothing_is_known_of_is_left_as_a_failure_to_be_silenced() -> None:
    module = program(
        "transform.affine.simplify_min_max_affine_ops %all : !transform.any_op",
        "func.func @f(%a: index, %b: index) -> index {\n"
        "%0 = affine.min affine_map<()[s0, s1] -> (s1, s0)>()[%a, %b]\n"
        "return %0 : index }",
    )
    with pytest.raises(PassFailed, match="failed to simplify any of the target"):
        bridge.run_passes(module, "transform-interpreter", engine="native")


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (BOUNDED.replace("%all", "%a"), "target must be affine.min or affine.max"),
        (BOUNDED.replace("[%a, %b", "[%all, %b"), "must not be constrained"),
        (BOUNDED.replace("[%a, %b", "[%root, %b"), "single-result index-typed ops"),
    ],
)
def test_other_operations_are_refused(body: str, message: str) -> None:
    with pytest.raises(PassFailed, match=message):
        bridge.run_passes(program(body), "transform-interpreter", engine="native")
