"""What OpenMP's constructs forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

VALUES = "%b: i1, %i: i32, %x: index, %m: memref<i32>, %n: memref<i32>, %f: memref<f32>"
NEST = "omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {\n  omp.yield\n}"
END = "omp.terminator"
LOOP = f"omp.wsloop {{\n{NEST}\n}}"
SINGLE = f"omp.single {{\n{END}\n}}"
CONTEXT = "array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>"


def compare(body: str, of: str = "%m : memref<i32>") -> str:
    return f"omp.atomic.compare {of} {{\n{body}\n  omp.yield\n}}"


WRONG = {
    compare(""): "must accept exactly one argument",
    compare("^bb0(%v: i64):"): "element type is the same as that of the region",
    compare("^bb0(%v: i32):"): "region must contain a comparison operation",
    compare("^bb0(%v: i32):\n%0 = arith.addi %v, %i : i32"): (
        "atomic compare region must contain a comparison operation (arith.cmpi"
    ),
    compare("^bb0(%v: i32):\n%0 = arith.cmpi ult, %v, %i : i32"): (
        "unsupported comparison operator 'ult'"
    ),
    compare('^bb0(%v: i32):\n%0 = llvm.icmp "ne" %v, %i : i32'): "are: eq, slt, sgt",
    compare("^bb0(%v: f32):\n%0 = arith.cmpf une, %v, %v : f32", "%f : memref<f32>"): (
        "are: oeq, ogt, olt"
    ),
    compare(
        "", "hint(uncontended, contended) %m : memref<i32>"
    ): "exactly one argument",
    "omp.wsloop {\n}": "does not contain exactly one nested op",
    f"omp.wsloop {{\n%0 = arith.constant 0 : i32\n{NEST}\n}}": (
        "loop wrapper does not contain exactly one nested op"
    ),
    "omp.wsloop {\n  omp.barrier\n}": "is not another loop wrapper",
    NEST: "expects parent op to be a loop wrapper",
    f"omp.simd safelen(2) simdlen(4) {{\n{NEST}\n}}": "simdlen value is not less",
    f"omp.simd nontemporal(%m, %m : memref<i32>, memref<i32>) {{\n{NEST}\n}}": (
        "nontemporal variable used more than once"
    ),
    f"omp.simd {{\n{NEST}\n}} {{omp.composite}}": "present in non-composite wrapper",
    f"omp.distribute {{\nomp.simd {{\n{NEST}\n}} {{omp.composite}}\n}}": (
        "missing from composite wrapper"
    ),
    f"omp.loop {{\nomp.loop {{\n{NEST}\n}}\n}}": "to be a standalone loop wrapper",
    f"omp.parallel {{\n{END}\n}} {{omp.composite}}": "in non-composite operation",
    f"{SINGLE[:-1]}}} {{omp.composite}}": "non-loop wrapper cannot be composite",
    f"omp.parallel {{\n{SINGLE}\n{SINGLE}\n{END}\n}} {{omp.combined}}": (
        "multiple eligible child ops found in combined op"
    ),
    f"omp.parallel {{\ncf.br ^a\n^a:\n{SINGLE}\ncf.cond_br %b, ^a, ^c\n^c:\n{END}\n}} "
    "{omp.combined}": "nested combined child op is part of a loop",
    f"omp.parallel {{\ncf.cond_br %b, ^a, ^c\n^a:\n{SINGLE}\ncf.br ^c\n^c:\n{END}\n}} "
    "{omp.combined}": "nested combined child op doesn't unconditionally execute",
    f"omp.sections {{\n{END}\n}} {{omp.combined}}": "cannot be a non-innermost",
    f"omp.parallel {{\nomp.teams {{\n{END}\n}}\n{END}\n}}": "not nested in any OpenMP",
    f"omp.sections {{\nomp.barrier\n{END}\n}}": "expected omp.section op or terminator",
    f"omp.parallel allocate(%m : memref<i32> -> %n : memref<i32>) {{\n{END}\n}}": (
        "expected an allocate private index for each allocate variable"
    ),
    '"omp.single"(%m, %m, %n) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, '
    "allocate_private_indices = array<i64: 0>}> ({\n^bb0(%a: memref<i32>):\n"
    f"{END}\n}}) : (memref<i32>, memref<i32>, memref<i32>) -> ()": (
        "allocate private index does not have a privatizer symbol"
    ),
    "omp.cancel cancellation_construct_type(parallel)": "Orphaned cancel construct",
    f"{SINGLE[:-16]}omp.cancel cancellation_construct_type(loop)\n{END}\n}}": (
        "cancel loop must appear inside a worksharing-loop region"
    ),
    f"{SINGLE[:-16]}omp.cancellation_point cancellation_construct_type(sections)\n"
    f"{END}\n}}": "cancellation point sections must appear inside a sections region",
    "omp.ordered depend_type(dependsource) depend_vec(%i : i32) "
    "{doacross_num_loops = 1 : i64}": "must be nested inside of a loop",
    "omp.scan inclusive(%m : memref<i32>)": "enclosed within a parent worksharing loop",
    "omp.atomic.read %m = %m : memref<i32>, memref<i32>, i32": "to the same location",
    "omp.atomic.read %m = %n memory_order(release) : memref<i32>, memref<i32>, i32": (
        "memory-order must not be release for atomic reads"
    ),
    "omp.atomic.write %m = %x : memref<i32>, index": "must dereference to value type",
    "omp.atomic.write %m = %i hint(uncontended, contended) : memref<i32>, i32": (
        "omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined"
    ),
    "omp.atomic.update %m : memref<i32> {\n^bb0(%v: index):\n"
    "  omp.yield(%v : index)\n}": (
        "element type is the same as that of the region argument"
    ),
    "omp.atomic.update %m : memref<i32> {\n^bb0(%v: i32):\n"
    "  omp.yield(%x : index)\n}": ("input and yielded value must have the same type"),
    "omp.atomic.capture {\n"
    "  omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32\n"
    "  omp.atomic.write %m = %i : memref<i32>, i32\n}": "must be updated in second",
    "%0 = omp.map.bounds lower_bound(%x : index)": "expected extent or upperbound.",
    f"omp.target_data {{\n{END}\n}}": "At least one of map, use_device_ptr_vars",
    "%0 = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(from) capture(ByRef) "
    "-> memref<i32>\nomp.target_enter_data map_entries(%0 : memref<i32>)": (
        "to and alloc map types are permitted"
    ),
    f"omp.target kernel_type(spmd) {{\n{END}\n}}": "SPMD kernel must capture",
    f"omp.target kernel_type(bare) {{\n{END}\n}}": "requires 'omp.combined'",
    f"omp.target kernel_type(generic) host_eval(%i -> %c : i32) {{\n"
    f"  %0 = arith.addi %c, %c : i32\n{END}\n}}": "illegal use in 'arith.addi'",
    f"omp.target kernel_type(generic) host_eval(%b -> %c : i1) {{\n"
    f"  omp.parallel if(%c) {{\n{END}\n}}\n{END}\n}}": "only legal as 'num_threads'",
    f'"omp.taskloop.context"() <{{operandSegmentSizes = {CONTEXT}}}> ({{\n{END}\n}}) '
    ": () -> ()": "must always contain the 'omp.combined' attribute",
    f'"omp.taskloop.context"() <{{operandSegmentSizes = {CONTEXT}}}> ({{\n{END}\n}}) '
    "{omp.combined} : () -> ()": "expected a TaskloopWrapperOp directly nested",
    f'"omp.taskloop.context"() <{{operandSegmentSizes = {CONTEXT}}}> ({{\n'
    "%0 = arith.divsi %x, %x : index\nomp.taskloop.wrapper {\n"
    "omp.loop_nest (%k) : index = (%0) to (%x) step (%x) {\n  omp.yield\n}\n}\n"
    f"{END}\n}}) {{omp.combined}} : () -> ()": "expects loop bounds and steps",
    "%c = omp.new_cli\nomp.unroll_heuristic(%c)": "CLI has no generator",
    "%c = omp.new_cli\nomp.canonical_loop(%c) %k : i32 in range(%i) {\n"
    "  omp.terminator\n}\nomp.unroll_heuristic(%c)\nomp.unroll_heuristic(%c)": (
        "CLI must have at most one consumer"
    ),
    '%0 = "omp.iterator"(%x, %x, %x) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({\n'
    "^bb0(%a: index):\n  omp.yield(%i : i32)\n}) : (index, index, index) -> "
    "!omp.iterated<memref<i32>>": "does not match omp.yield operand type ('i32')",
    '%c = arith.constant 0 : index\n%0 = "omp.iterator"(%x, %x, %c) '
    "<{operandSegmentSizes = array<i32: 1, 1, 1>}> ({\n^bb0(%a: index):\n"
    "  omp.yield(%m : memref<i32>)\n}) : (index, index, index) -> "
    "!omp.iterated<memref<i32>>": "loop step must not be zero",
    "%c = omp.new_cli\nomp.canonical_loop(%c) %k : i32 in range(%i) {\n"
    "  omp.terminator\n}\nomp.fuse <- (%c)": "must apply to at least two loops",
    '"omp.declare_simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, inbranch, '
    "notinbranch}> : () -> ()": "cannot have both 'inbranch' and 'notinbranch'",
    f"omp.workdistribute {{\n{END}\n}}": "workdistribute must be nested under teams",
}

DECLARED = {
    "omp.private {type = private} @p : i32 copy {\n^bb0(%a: i32, %b: i32):\n"
    "  omp.yield(%b : i32)\n}": "`private` clauses do not require a `copy` region.",
    "omp.private {type = firstprivate} @p : i32": "require at least a `copy` region.",
    "omp.private {type = private} @p : i32 init {\n^bb0(%a: i32):\n"
    "  omp.yield(%a : i32)\n}": "`init`: expected 2 region arguments, got: 1",
    "omp.private {type = private} @p : i32 init {\n^bb0(%a: i32, %b: i32):\n"
    "  omp.yield\n}": "Invalid yielded value. Expected type: 'i32', got: None",
    "omp.declare_reduction @r : f32 init {\n^bb0(%a: f32, %b: f32):\n"
    "  omp.yield(%a : f32)\n} combiner {\n^bb0(%a: f32, %b: f32):\n"
    "  omp.yield(%a : f32)\n}": "expects one argument to the initializer region",
    "omp.declare_reduction @r : f32 init {\n^bb0(%a: f32):\n"
    "  omp.yield(%a : f32)\n} combiner {\n^bb0(%a: f32):\n"
    "  omp.yield(%a : f32)\n}": "expects reduction region with two arguments",
    "omp.critical.declare @c hint(nonspeculative, speculative)": (
        "omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."
    ),
}

RIGHT = {
    "a comparison of integers": compare(
        "^bb0(%v: i32):\n%0 = arith.cmpi slt, %v, %i : i32"
    ),
    "a comparison of LLVM's, without a hint": compare(
        '^bb0(%v: i32):\n%0 = llvm.icmp "eq" %v, %i : i32',
        "hint(none) %m : memref<i32>",
    ),
    "a comparison of floats": compare(
        "^bb0(%v: f32):\n%0 = arith.cmpf olt, %v, %v : f32", "%f : memref<f32>"
    ),
    "several comparisons, of which the first counts": compare(
        "^bb0(%v: i32):\n%0 = arith.cmpi eq, %v, %i : i32\n"
        "%1 = arith.cmpi ne, %v, %i : i32"
    ),
    "tasks whose bounds are known outside": (
        f'"omp.taskloop.context"() <{{operandSegmentSizes = {CONTEXT}}}> ({{\n'
        "%0 = arith.addi %x, %x : index\nomp.taskloop.wrapper {\n"
        "omp.loop_nest (%k) : index = (%0) to (%x) step (%x) {\n  omp.yield\n}\n}\n"
        f"{END}\n}}) {{omp.combined}} : () -> ()"
    ),
    "a composite loop": (
        f"omp.distribute {{\nomp.simd {{\n{NEST}\n}} {{omp.composite}}\n}} "
        "{omp.composite}"
    ),
    "a combined construct": (
        f"omp.parallel {{\n{SINGLE}\nomp.barrier\n{END}\n}} {{omp.combined}}"
    ),
    "a loop that teams share": f"omp.teams {{\n{LOOP}\n{END}\n}}",
    "a value for the host": (
        "omp.target kernel_type(generic) host_eval(%i -> %c : i32) {\n"
        f"  omp.parallel num_threads(%c : i32) {{\n{END}\n}}\n{END}\n}}"
    ),
    "a handle that is made and taken": (
        "%c = omp.new_cli\nomp.canonical_loop(%c) %k : i32 in range(%i) {\n"
        f"  {END}\n}}\nomp.unroll_heuristic(%c)"
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


@pytest.mark.parametrize(
    ("clause", "message"),
    [
        ("private(@p %m : memref<i32>)", "expected '->'"),
        ("reduction(@p %m -> %a : memref<i32>, i32)", "invalid `reduction` format"),
    ],
)
def test_of_a_clause_that_is_not_read_it_is_told_as_well(
    clause: str, message: str
) -> None:
    program = in_function(f"omp.parallel {clause} {{\n{END}\n}}", VALUES)
    assert message in first(program)
    assert "format" in emitted(program)[-1]
    assert emitted(program) == emitted_by_reference(program)
