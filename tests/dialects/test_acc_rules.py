"""What OpenACC's constructs forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

VALUES = "%i: i32, %x: index, %m: memref<i32>, %n: memref<i32>"
NONE = "#acc.device_type<none>"
HELD = "%0 = acc.copyin varPtr(%m : memref<i32>) varType(i32) -> memref<i32>"
END = "acc.yield\n}"
SEQ = f"attributes {{seq = [{NONE}]}}"
LOOP = "scf.for %k = %x to %x step %x {\n}"

WRONG = {
    "acc.data {\nacc.terminator\n}": "at least one operand or the default attribute",
    "acc.data dataOperands(%m : memref<i32>) {\nacc.terminator\n}": (
        "expect data entry/exit operation or acc.getdeviceptr as defining op"
    ),
    "acc.update": "at least one value must be present in dataOperands",
    "acc.exit_data": "must be present in dataOperands on the exit data operation",
    f"{HELD}\nacc.enter_data dataOperands(%0 : memref<i32>) async(%i : i32) "
    "attributes {async}": "async attribute cannot appear with asyncOperand",
    f"{HELD}\nacc.host_data dataOperands(%0 : memref<i32>) {{\nacc.terminator\n}}": (
        "expect data entry operation as defining op"
    ),
    "acc.wait async(%i : i32) attributes {async}": "cannot appear with asyncOperand",
    f"acc.parallel {{\nacc.init\n{END}": "cannot be nested in a compute operation",
    "acc.set": "at least one default_async, device_num, or device_type operand",
    '"acc.declare_enter"() : () -> !acc.declare_token': "on the declare operation",
    "%0 = acc.bounds lowerbound(%x : index)": "expected extent or upperbound.",
    f"acc.loop {{\n{LOOP}\n{END}": "at least one of auto, independent, seq",
    f"acc.loop {{\n{END} {SEQ}": "failed to find enough loop-like operations",
    f"acc.loop {{\n{LOOP}\n{END} "
    f"attributes {{seq = [{NONE}], auto_ = [{NONE}]}}": "only one of auto, independent",
    f"acc.loop gang {{\n{LOOP}\n{END} {SEQ}": "vector cannot appear with seq",
    f"acc.loop control(%k : index) = (%x : index) to (%x : index) step (%x : index) "
    f"{{\n{END} attributes {{seq = [{NONE}], unstructured}}": "induction variables",
    f"acc.loop {{\n{LOOP}\n{END} attributes {{seq = [{NONE}], worker = [{NONE}, "
    f"{NONE}]}}": "duplicate device_type `none` found in worker attribute",
    "%0 = acc.private varPtr(%m : memref<i32>) varType(i32) -> memref<i32>": (
        "recipe expected for private"
    ),
    "%0 = acc.private varPtr(%m : memref<i32>) varType(i32) recipe(@p) "
    "-> memref<i32>": (
        "expected symbol reference @p to point to a private declaration"
    ),
    "%0 = acc.present varPtr(%m : memref<i32>) varType(memref<i32>) -> memref<i32>": (
        "varType must capture the element type of var"
    ),
    "%0 = acc.present varPtr(%m : memref<i32>) varType(i32) -> memref<i32> "
    "{dataClause = #acc<data_clause acc_copyin>}": "must match its intent",
    "%0 = acc.present varPtr(%m : memref<i32>) varType(i32) -> memref<i32> "
    "{modifiers = #acc<data_clause_modifier zero>}": "no data clause modifiers",
    "%0 = acc.cache varPtr(%m : memref<i32>) varType(i32) -> memref<i32> "
    "{modifiers = #acc<data_clause_modifier zero>}": "modifiers: zero",
    '%0 = "acc.reduction_init"(%m) <{reductionOperator = #acc.reduction_operator<add>}>'
    " ({\n  acc.yield %x : index\n}) : (memref<i32>) -> memref<i32>": (
        "yielded value type must match var type"
    ),
    '"acc.compute_region"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, '
    'origin = "acc.parallel"}> ({\n^bb0(%k: index):\n  acc.yield\n}) : (index) -> ()': (
        "launch arguments must be results of acc.par_width operations"
    ),
    '"acc.predicate_region"() ({\n^bb0:\n  %0 = arith.addi %x, %x : index\n}) '
    ": () -> ()": "must be nested within an acc.compute_region operation",
    '%0 = "acc.gpu_shared_memory"() <{num_copies = 1 : i64, '
    "static_upper_bound_bytes = 8 : i64}> : () -> memref<4xi32>": (
        "result memref must use #gpu.address_space<workgroup>"
    ),
    "acc.atomic.read %m = %m : memref<i32>, memref<i32>, i32": "to the same location",
    "acc.atomic.write %m = %x : memref<i32>, index": "must dereference to value type",
    "acc.atomic.update %m : memref<i32> {\n^bb0(%v: i32):\n  acc.yield %x : index\n}": (
        "input and yielded value must have the same type"
    ),
    "acc.atomic.capture {\n"
    "  acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32\n"
    "  acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32\n}": "invalid sequence",
}

DECLARED = {
    "acc.private.recipe @p : i32 init {\n^bb0(%a: f32):\n  acc.yield %a : f32\n}": (
        "expects init region first argument of the privatization type"
    ),
    "acc.firstprivate.recipe @p : i32 init {\n^bb0(%a: i32):\n  acc.yield %a : i32\n} "
    "copy {\n^bb0(%a: i32):\n  acc.terminator\n}": "copy region with two arguments",
    "acc.reduction.recipe @r : i32 reduction_operator <add> init {\n^bb0(%a: i32):\n"
    "  acc.yield %a : i32\n} combiner {\n^bb0(%a: i32, %b: i32):\n  acc.yield\n}": (
        "expects combiner region to yield a value of the reduction type"
    ),
    "acc.routine @r func(@f) gang worker\nfunc.func private @f()": "only one of `gang`",
    "acc.routine @r func(@f) seq vector([#acc.device_type<nvidia>])\n"
    "func.func private @f()": "at the same time for device_type `nvidia`",
}

RIGHT = {
    "data": f"{HELD}\nacc.data dataOperands(%0 : memref<i32>) {{\nacc.terminator\n}}",
    "a loop around another": f"acc.loop {{\n{LOOP}\n{END} {SEQ}",
    "what was decomposed": (
        "%0 = acc.copyin varPtr(%m : memref<i32>) varType(i32) -> memref<i32> "
        "{dataClause = #acc<data_clause acc_copy>}"
    ),
}


@pytest.mark.parametrize("text", WRONG)
def test_what_a_construct_forbids_is_told_as_upstream_tells_it(text: str) -> None:
    program = in_function(text, VALUES)
    assert WRONG[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("text", DECLARED)
def test_what_a_declaration_forbids_is_told_as_upstream_tells_it(text: str) -> None:
    assert DECLARED[text] in first(text)
    assert emitted(text) == emitted_by_reference(text)


@pytest.mark.parametrize("text", RIGHT.values(), ids=RIGHT)
def test_what_is_right_is_accepted_by_both(text: str) -> None:
    program = in_function(text, VALUES)
    assert emitted(program) == emitted_by_reference(program) == []
