"""What transformations refuse, in the words of upstream's interpreter."""

from __future__ import annotations

from typing import Final

import pytest

import bridge
from bridge.errors import PassFailed, listening
from bridge.upstream import passes as upstream

PROGRAM: Final = """
func.func @f(%%x: i32) -> i32 {
  %%0 = arith.addi %%x, %%x : i32
  %%1 = arith.muli %%0, %%x : i32
  return %%1 : i32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @outside(!transform.any_op {transform.readonly})
  transform.named_sequence @fails(%%op: !transform.any_op {transform.readonly}) {
    transform.match.operation_empty %%op : !transform.any_op
    transform.yield
  }
  transform.named_sequence @two(%%op: !transform.any_op {transform.readonly})
      -> !transform.any_op {
    %%both = transform.merge_handles %%op, %%op : !transform.any_op
    transform.yield %%both : !transform.any_op
  }
  transform.named_sequence @__transform_main(
      %%m: !transform.any_op {transform.readonly}) {
    %%f = transform.structured.match ops{["func.func"]} in %%m
        : (!transform.any_op) -> !transform.any_op
    %%add = transform.structured.match ops{["arith.addi"]} in %%m
        : (!transform.any_op) -> !transform.any_op
    %%both = transform.merge_handles %%f, %%add : !transform.any_op
    %%none = transform.structured.match ops{["no.op"]} in %%m
        : (!transform.any_op) -> !transform.any_op
    %%one = transform.param.constant 1 : i64 -> !transform.param<i64>
    %%two = transform.param.constant 2 : i64 -> !transform.param<i64>
    %%pair = transform.merge_handles %%one, %%two : !transform.param<i64>
    %s
    transform.yield
  }
}
"""
HANDLE: Final = "(!transform.any_op) -> !transform.any_op"
CASES: Final = {
    "cannot apply transform to itself (or one of its ancestors)": (
        "transform.apply_cse to %m : !transform.any_op"
    ),
    "could not find a parent op that matches all requirements": (
        f'%p = transform.get_parent_op %add {{op_name = "no.op"}} : {HANDLE}'
    ),
    "could not find a producer for operand number: 0 of": (
        f"%p = transform.get_producer_of_operand %add[0] : {HANDLE}"
    ),
    "handle must be mapped to exactly one payload op": (
        f"%p = transform.get_consumers_of_result %both[0] : {HANDLE}"
    ),
    "result number overflow": (
        f"%p = transform.get_consumers_of_result %add[1] : {HANDLE}"
    ),
    "expected parameter to be equal to 2, got 1": (
        "transform.match.param.cmpi eq %one, %two : !transform.param<i64>"
    ),
    "parameters have different payload lengths (1 vs 2)": (
        "transform.match.param.cmpi eq %one, %pair : !transform.param<i64>"
    ),
    "operation is not empty": (
        "transform.include @fails failures(propagate) (%add)"
        " : (!transform.any_op) -> ()"
    ),
    "unresolved external named sequence": (
        "transform.include @outside failures(propagate) (%add)"
        " : (!transform.any_op) -> ()"
    ),
    "requires exactly one target handle": (
        f'%p = transform.structured.match ops{{["a.b"]}} in %both : {HANDLE}'
    ),
    "parameter and target have different payload lengths (2 vs 1)": (
        'transform.annotate %f "a" = %pair : !transform.any_op, !transform.param<i64>'
    ),
    "expected to contain 3 payloads but it contains 2 payloads": (
        "%p:3 = transform.split_handle %both : (!transform.any_op)"
        " -> (!transform.any_op, !transform.any_op, !transform.any_op)"
    ),
    "prior targets' payload size (2) differs from payload size (1) of target": (
        "transform.foreach %both, %f : !transform.any_op, !transform.any_op {"
        " ^bb0(%a: !transform.any_op, %b: !transform.any_op): transform.yield }"
    ),
    "result #0, associated with 2 payload objects, expected 1": (
        f"%p = transform.collect_matching @two in %f : {HANDLE}"
    ),
    "position overflow 7 (updated from 7) for maximum 2": (
        "%p = transform.get_operand %add[7] : (!transform.any_op)"
        " -> !transform.any_value"
    ),
    "cannot get defining op of block argument": (
        "%v = transform.get_operand %add[0] : (!transform.any_op)"
        " -> !transform.any_value\n"
        "%p = transform.get_defining_op %v : (!transform.any_value)"
        " -> !transform.any_op"
    ),
    "unknown pass or pass pipeline: no-pass": (
        f'%p = transform.apply_registered_pass "no-pass" to %f : {HANDLE}'
    ),
    "op uses a handle invalidated by a previously executed transform op": (
        f'%p = transform.apply_registered_pass "cse" to %f : {HANDLE}\n'
        'transform.debug.emit_remark_at %f, "after" : !transform.any_op'
    ),
}


@pytest.mark.parametrize("message", CASES)
def test_a_transformation_fails_as_upstreams_does(message: str) -> None:
    text = PROGRAM % CASES[message]
    with pytest.raises(bridge.PassFailed) as ours:
        bridge.run_passes(bridge.parse(text), "transform-interpreter", engine="native")
    with pytest.raises(bridge.PassFailed) as theirs:
        upstream.run_passes(bridge.parse(text), "transform-interpreter")
    assert message in ours.value.diagnostics[0].message
    assert message in theirs.value.diagnostics[0].message


def test_what_fails_may_be_suppressed() -> None:
    body = (
        "transform.include @fails failures(suppress) (%add) : (!transform.any_op) -> ()"
    )
    module = bridge.parse(PROGRAM % body)
    bridge.run_passes(module, "transform-interpreter", engine="native")


VALUES: Final = """
    %v = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    %w = transform.get_operand %add[-1] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %v, "result" : !transform.any_value
    transform.debug.emit_remark_at %w, "operand" : !transform.any_value
    %n = transform.num_associations %both : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
"""


def test_values_are_told_where_they_are() -> None:
    told: list[str] = []
    with listening(lambda found: told.append(found.message)):
        bridge.run_passes(
            bridge.parse(PROGRAM % VALUES), "transform-interpreter", engine="native"
        )
    assert told == ["result", "operand", "2 : i64"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("entry-point=nothing", "could not find a nested named sequence with name"),
        ("debug-payload-root-tag=nothing", "could not find the operation with"),
    ],
)
def test_what_is_asked_for_must_be_there(options: str, message: str) -> None:
    module = bridge.parse(PROGRAM % "")
    with pytest.raises(bridge.PassFailed, match=message):
        bridge.run_passes(
            module, f"transform-interpreter{{{options}}}", engine="native"
        )


def test_patterns_that_are_not_known_are_not_left_out() -> None:
    module = bridge.parse("""
    module attributes {transform.with_named_sequence} {
      transform.named_sequence @__transform_main(%root: !transform.any_op) {
        transform.apply_patterns to %root {
          transform.apply_patterns.gpu.eliminate_barriers
        } : !transform.any_op
        transform.yield
      }
    }""")
    with pytest.raises(PassFailed, match="eliminate_barriers' op is not known here"):
        bridge.run_passes(module, "transform-interpreter", engine="native")
