"""Transformations of memory and of tensors in loops: what they make, and refuse."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import event, given
from hypothesis import strategies as st

import bridge
from bridge.errors import PassFailed

OP = "!transform.any_op"


def program(text: str, names: str, body: str) -> bridge.Operation:
    """A program with transformations of the operations of some names, `%0`."""
    script = f"""
    module attributes {{transform.with_named_sequence}} {{
      transform.named_sequence @__transform_main(%root: {OP}) {{
        %m = transform.structured.match ops{{[{names}]}} in %root : ({OP}) -> {OP}
        {body}
        transform.yield
      }}
    }}"""
    return bridge.parse(text + script, allow_unregistered=True)


def transformed(text: str, names: str, body: str) -> bridge.Operation:
    """The program after the transformations, which is valid and means the same."""
    module = program(text, names, body)
    bridge.run_passes(module, "transform-interpreter", engine="native")
    bridge.verify(module)
    return module


def multibuffer(options: str = "factor = 3 : i64") -> str:
    ty = '!transform.op<"memref.alloc">'
    return f"""%0 = transform.cast %m : {OP} to {ty}
    %1 = transform.memref.multibuffer %0 {{{options}}} : ({ty}) -> {OP}"""


def of_each(name: str, options: str = "", result: str = OP) -> str:
    return f"%0 = transform.{name} %m {options} : ({OP}) -> {result}"


COPIED = """
func.func @f(%in: memref<16xi32>, %out: memref<16xi32>, %n: index) {
  %lb = arith.constant 1 : index
  %step = arith.constant 3 : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %tmp = memref.alloc() : memref<2xi32>
  scf.for %i = %lb to %n step %step {
    %s = memref.subview %in[%i] [2] [1]
      : memref<16xi32> to memref<2xi32, strided<[1], offset: ?>>
    memref.copy %s, %tmp : memref<2xi32, strided<[1], offset: ?>> to memref<2xi32>
    %p = memref.subview %tmp[1] [1] [1]
      : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
    %a = memref.load %tmp[%zero] : memref<2xi32>
    %b = memref.load %p[%zero] : memref<1xi32, strided<[1], offset: 1>>
    %c = arith.addi %a, %b : i32
    memref.store %c, %out[%i] : memref<16xi32>
  }
  return
}"""


def ran(module: bridge.Operation, *arguments: object) -> list[list[int]]:
    """What is in memory after a run."""
    arrays = [np.arange(16, dtype=np.int32), np.zeros(16, np.int32)]
    bridge.interpret(module, "f", *arrays, *arguments)
    return [array.tolist() for array in arrays]


@pytest.mark.parametrize("count", [0, 1, 2, 8, 14])
def test_buffers_that_take_turns_hold_what_one_did(count: int) -> None:
    module = transformed(COPIED, '"memref.alloc"', multibuffer())
    assert "memref.alloc() : memref<3x2xi32>" in str(module)
    assert ran(module, count) == ran(bridge.parse(COPIED), count)


FIRST = "memref.copy %s, %tmp : memref<2xi32, strided<[1], offset: ?>> to memref<2xi32>"
REFUSED_BUFFERS = {
    "a use before it is written to": (
        FIRST,
        f'"test.use"(%tmp) : (memref<2xi32>) -> ()\n{FIRST}',
    ),
    "a copy of itself": (
        FIRST,
        "memref.copy %tmp, %tmp : memref<2xi32> to memref<2xi32>",
    ),
    "a use whose result is memory": (
        "%c = arith",
        '%v = "test.view"(%tmp) : (memref<2xi32>) -> memref<2xi32>\n%c = arith',
    ),
    "a pointer": (
        "%c = arith",
        "%v = memref.extract_aligned_pointer_as_index %tmp : memref<2xi32> -> index\n"
        "%c = arith",
    ),
}


@pytest.mark.parametrize("case", REFUSED_BUFFERS)
def test_one_buffer_stays_where_others_would_not_do(case: str) -> None:
    module = program(
        COPIED.replace(*REFUSED_BUFFERS[case]), '"memref.alloc"', multibuffer()
    )
    with pytest.raises(PassFailed, match="op failed to multibuffer"):
        bridge.run_passes(module, "transform-interpreter", engine="native")


UNREAD = """
func.func @f(%v: i32, %m: memref<1xmemref<4xi32>>, %out: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  %p = memref.subview %a[1] [2] [1]
    : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.store %v, %p[%zero] : memref<2xi32, strided<[1], offset: 1>>
  USE
  memref.dealloc %a : memref<4xi32>
  return
}
func.func private @known(memref<4xi32>)
"""


def erased(use: str) -> str:
    text = UNREAD.replace("USE", use)
    name = "transform.memref.erase_dead_alloc_and_stores"
    body = f"{name} %m : ({OP}) -> ()"
    return str(transformed(text, '"func.func"', body))


def test_memory_that_is_only_written_to_goes() -> None:
    text = erased("")
    assert not any(f"memref.{one}" in text for one in ("alloc()", "subview", "store"))


@pytest.mark.parametrize(
    "use",
    [
        "memref.store %a, %m[%zero] : memref<1xmemref<4xi32>>",
        "func.call @known(%a) : (memref<4xi32>) -> ()",
        '"test.use"(%a) : (memref<4xi32>) -> ()',
        "memref.copy %a, %out : memref<4xi32> to memref<4xi32>",
    ],
)
def test_memory_that_may_be_read_stays(use: str) -> None:
    text = erased(use)
    assert "memref.alloc()" in text
    assert "memref.store %arg0" in text


GLOBAL = """
func.func @f(%i: index, %v: i32) -> i32 {
  %a = memref.alloca() {alignment = 64 : i64} : memref<4xi32>
  %b = memref.alloca() : memref<4xi32>
  memref.store %v, %a[%i] : memref<4xi32>
  %r = memref.load %a[%i] : memref<4xi32>
  return %r : i32
}"""
TO_GLOBAL = """%0 = transform.cast %m
  : !transform.any_op to !transform.op<"memref.alloca">
%1, %2 = transform.memref.alloca_to_global %0 : (!transform.op<"memref.alloca">)
  -> (!transform.any_op, !transform.any_op)"""


def test_what_is_allocated_on_the_stack_is_global_as_it_is_aligned() -> None:
    module = transformed(GLOBAL, '"memref.alloca"', TO_GLOBAL)
    text = str(module)
    start, end = 'global "private" @alloca', "memref<4xi32> = uninitialized"
    assert f"{start} : {end} {{alignment = 64 : i64}}" in text
    assert f"{start}_0 : {end}\n" in text
    assert bridge.interpret(module, "f", 2, 7) == (7,)


def test_what_has_no_known_size_is_not_global() -> None:
    text = """func.func @f(%n: index) {
      %a = memref.alloca(%n) : memref<?xi32>
      return
    }"""
    module = program(text, '"memref.alloca"', TO_GLOBAL)
    with pytest.raises(PassFailed, match="only memory of known sizes"):
        bridge.run_passes(module, "transform-interpreter", engine="native")


def make_independent(dialect: str, loops: int = 1) -> str:
    return of_each(f"{dialect}.make_loop_independent", f"{{num_loops = {loops}}}")


STACK = """
func.func @f(%in: memref<16xi32>, %out: memref<16xi32>, %n: index) {
  %lb = arith.constant 1 : index
  %one = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  scf.for %i = %lb to %n step %one {
    %m = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%n]
    %a = memref.alloca(%m) : memref<?xi32>
    %last = arith.subi %m, %one : index
    memref.store %c7, %a[%last] : memref<?xi32>
    %v = memref.load %a[%last] : memref<?xi32>
    memref.store %v, %out[%i] : memref<16xi32>
  }
  return
}"""


@pytest.mark.parametrize("count", [0, 1, 2, 9])
def test_each_iteration_has_a_part_of_what_is_enough_for_all(count: int) -> None:
    module = transformed(STACK, '"memref.alloca"', make_independent("memref"))
    assert "memref.subview %alloca" in str(module)
    assert ran(module, count) == ran(bridge.parse(STACK), count)


NESTED = """
func.func @f(%in: memref<16xi32>, %out: memref<16xi32>, %n: index) {
  %lb = arith.constant 1 : index
  %step = arith.constant STEP : index
  %one = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  scf.for %i = %lb to %n step %one {
    scf.for %j = %i to %n step %step {
      %m = affine.apply affine_map<(d0, d1)[s0] -> (SIZE)>(%i, %j)[%n]
      %some = arith.cmpi sge, %m, %one : index
      scf.if %some {
        %a = memref.alloca(%m) : memref<?xi32>
        %last = arith.subi %m, %one : index
        memref.store %c7, %a[%last] : memref<?xi32>
        %v = memref.load %a[%last] : memref<?xi32>
        memref.store %v, %out[%j] : memref<16xi32>
      }
    }
  }
  return
}"""


@given(
    st.lists(st.integers(-3, 3), min_size=4, max_size=4),
    st.integers(1, 3),
    st.integers(1, 2),
    st.integers(0, 6),
)
def test_what_is_enough_is_never_too_little(
    factors: list[int], step: int, loops: int, count: int
) -> None:
    first, second, third, more = factors
    size = f"d0 * {first} + d1 * {second} + s0 * {third} + {more}"
    text = NESTED.replace("SIZE", size).replace("STEP", f"{step}")
    module = program(text, '"memref.alloca"', make_independent("memref", loops))
    try:
        bridge.run_passes(module, "transform-interpreter", engine="native")
    except PassFailed:
        event("no bound is known")
        return
    bridge.verify(module)
    assert ran(module, count) == ran(bridge.parse(text), count)


def test_memory_stays_where_and_as_aligned_as_it_is() -> None:
    text = STACK.replace("memref<?xi32>", "memref<?xi32, 5>").replace(
        "memref.alloca(%m)", "memref.alloca(%m) {alignment = 32 : i64}"
    )
    made = str(transformed(text, '"memref.alloca"', make_independent("memref")))
    assert "{alignment = 32 : i64} : memref<?xi32, 5>" in made


def test_calls_and_other_casts_keep_what_they_use() -> None:
    use = """%other = builtin.unrealized_conversion_cast %in
        : memref<16xi32> to memref<?xi32>
      memref.copy %other, %a : memref<?xi32> to memref<?xi32>
      func.call @known(%a) : (memref<?xi32>) -> ()
      %last ="""
    text = STACK.replace("%last =", use)
    text += "func.func private @known(memref<?xi32>)"
    made = str(transformed(text, '"memref.alloca"', make_independent("memref")))
    assert "memref.copy %3, %subview : memref<?xi32> to" in made
    assert "call @known(%2) : (memref<?xi32>) -> ()" in made


def test_what_is_read_in_a_loop_bounds_nothing() -> None:
    text = """func.func @f(%in: memref<16xindex>, %n: index) {
      %one = arith.constant 1 : index
      scf.for %i = %one to %n step %one {
        %m = memref.load %in[%i] : memref<16xindex>
        %a = memref.alloca(%m) : memref<?xi32>
      }
      return
    }"""
    module = program(text, '"memref.alloca"', make_independent("memref"))
    with pytest.raises(PassFailed, match="could not make target op loop-independent"):
        bridge.run_passes(module, "transform-interpreter", engine="native")


PADDED = """
func.func @f(%t: tensor<2xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %c3 = arith.constant 3 : i32
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %c3) -> i32 {
    %h = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%n]
    %p = tensor.pad %t low[%i] high[%h] {
    ^bb0(%j: index):
      tensor.yield %c3 : i32
    } : tensor<2xi32> to tensor<TYPExi32>
    %v = tensor.extract %p[%i] : tensor<TYPExi32>
    %d = tensor.dim %p, %zero : tensor<TYPExi32>
    %e = arith.index_cast %d : index to i32
    %x = arith.muli %s, %v : i32
    %y = arith.addi %x, %e : i32
    scf.yield %y : i32
  }
  return %sum : i32
}"""


@pytest.mark.parametrize(("ty", "count"), [("?", 0), ("?", 1), ("?", 5), ("6", 4)])
def test_a_padded_tensor_is_part_of_one_that_is_padded_more(
    ty: str, count: int
) -> None:
    text = PADDED.replace("TYPE", ty)
    module = transformed(text, '"tensor.pad"', make_independent("tensor"))
    assert "tensor.extract_slice %padded" in str(module)
    given = (np.array([5, 7], np.int32), count)
    expected = bridge.interpret(bridge.parse(text), "f", *given)
    assert bridge.interpret(module, "f", *given) == expected


CALLED = """
func.func @f(%t: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = "test.made"(%t) : (tensor<4xi32>) -> tensor<4xi32>
  return %0, %t : tensor<4xi32>, tensor<4xi32>
}
func.func private @g(tensor<?xi32>) -> tensor<?xi32>
"""


def call(inputs: str, place: str, options: str = "") -> str:
    return f"""%ins = transform.{inputs} %m[all] : ({OP}) -> !transform.any_value
    %outs = transform.get_result %m[all] : ({OP}) -> !transform.any_value
    %c = transform.func.cast_and_call @g(%ins) -> %outs {place} %m {{
      transform.type_conversion.tensor.cast_shape_dynamic_dims {options}
    }} : ({OP}, !transform.any_value, !transform.any_value) -> {OP}"""


@pytest.mark.parametrize("inputs", ["get_operand", "get_result"])
def test_a_call_takes_the_place_of_values_but_its_own_arguments(inputs: str) -> None:
    module = transformed(CALLED, '"test.made"', call(inputs, "after"))
    text = str(module)
    value = "%arg0" if inputs == "get_operand" else "%0"
    assert f"tensor.cast {value} : tensor<4xi32> to tensor<?xi32>" in text
    assert "return %cast_0, %arg0" in text


def test_sizes_are_not_made_up_unless_that_is_asked_for() -> None:
    text = CALLED.replace("private @g(tensor<?xi32>)", "private @g(tensor<2xi32>)")
    text = text.replace("tensor<4xi32>", "tensor<?xi32>")
    body = call("get_operand", "after")
    module = program(text, '"test.made"', body)
    with pytest.raises(PassFailed, match="Failed to materialize conversion of"):
        bridge.run_passes(module, "transform-interpreter", engine="native")
    body = call("get_operand", "after", "ignore_dynamic_info")
    assert "to tensor<2xi32>" in str(transformed(text, '"test.made"', body))
