"""Loops over vectors: they do what the loops did, as by upstream where it is right."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.errors import PassFailed
from bridge.fuzz import cases
from bridge.interpreter.run import interpret
from bridge.ir.core import Operation
from bridge.passes.registry import find_pass
from bridge.upstream import passes as upstream
from tests.passes.test_affine_loops import parsed, run

VECTORIZE = "affine-super-vectorize"

BUGS = sorted(Path("conformance/upstream-bugs").glob(f"{VECTORIZE}-*.mlir"))


def vectorized(text: str, options: str) -> tuple[Operation, list[str]]:
    """A program after the pass, and why loops were left."""
    return run(text, f"{VECTORIZE}{{{options} distinct-arguments=true}}")


# Random nests

SIDE = 24

INDICES = (
    "{0}",
    "{0} + 1",
    "{0} + {1}",
    "{0} * 2",
    "-{0} + 9",
    "{0} mod 4",
    "{0} floordiv 2",
    "3",
    "{0} + symbol(%n)",
)

COMBINING = ("addi", "muli", "xori", "maxsi", "minui", "andi", "ori")


class Nest:
    """A random program on two arrays, a piece at a time."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.lines: list[str] = []
        self.variables: list[str] = []
        self.count = 0

    def name(self) -> str:
        self.count += 1
        return f"%x{self.count}"

    def index(self, variable: str) -> str:
        if not self.often():
            variable = self.draw(st.sampled_from(self.variables))
        made = "{0}" if self.often() else self.draw(st.sampled_from(INDICES))
        return made.format(variable, self.draw(st.sampled_from(self.variables)))

    def often(self) -> bool:
        return self.draw(st.integers(0, 9)) > 0

    def place(self, array: str) -> str:
        """An element, which the inner loops move along different dimensions."""
        around = ["0", *self.variables]
        rows, columns = around[-2], around[-1]
        if not self.often():
            rows, columns = columns, rows
            array = self.draw(st.sampled_from(["%a", "%b"]))
        return f"{array}[{self.index(rows)}, {self.index(columns)}] : memref<24x24xi64>"

    def body(self, values: list[str], depth: int) -> None:
        for _ in range(self.draw(st.integers(1, 3))):
            kinds = ["load", "store", "op", "loop"]
            kind = self.draw(st.sampled_from(kinds if depth else kinds[:3]))
            if kind == "loop":
                self.loop(values, depth - 1)
            elif kind == "store":
                value = self.draw(st.sampled_from(values))
                self.lines.append(f"affine.store {value}, {self.place('%b')}")
            else:
                name = self.name()
                op = f"affine.load {self.place('%a')}"
                if kind == "op":
                    x, y = (self.draw(st.sampled_from(values)) for _ in range(2))
                    op = f"arith.{self.draw(st.sampled_from(COMBINING))} {x}, {y} : i64"
                self.lines.append(f"{name} = {op}")
                values.append(name)

    def loop(self, values: list[str], depth: int) -> None:
        i = f"%i{len(self.variables)}"
        start = self.draw(st.sampled_from(["0", "1", "%n"]))
        ends = ["4", "8", "5", "min affine_map<()[s0] -> (s0 + 5, 7)>()[%n]"]
        end = self.draw(st.sampled_from(ends))
        step = self.draw(st.sampled_from(["", "", "", "", "", " step 2"]))
        head = f"affine.for {i} = {start} to {end}{step}"
        self.variables.append(i)
        if self.draw(st.integers(0, 3)):
            self.lines.append(f"{head} {{")
            self.body(list(values), depth)
            self.lines.append("}")
        else:
            self.sum(head, values, depth)
        self.variables.pop()

    def sum(self, head: str, values: list[str], depth: int) -> None:
        result, argument, last = self.name(), self.name(), self.name()
        init = self.draw(st.sampled_from(values))
        self.lines.append(f"{result} = {head} iter_args({argument} = {init}) -> i64 {{")
        inner = list(values)
        self.body(inner, depth)
        op = self.draw(st.sampled_from(COMBINING))
        value = self.draw(st.sampled_from(inner))
        self.lines.append(f"{last} = arith.{op} {argument}, {value} : i64")
        self.lines += [f"affine.yield {last} : i64", "}"]
        values.append(result)


@st.composite
def programs(draw: st.DrawFn) -> str:
    nest = Nest(draw)
    nest.loop(["%k", "%c"], 2)
    lines = "\n  ".join(nest.lines)
    return f"""
func.func @f(%a: memref<24x24xi64>, %b: memref<24x24xi64>, %k: i64, %n: index) {{
  %c = arith.constant 5 : i64
  {lines}
  return
}}"""


def memory_after(module: Operation, symbol: int) -> bytes:
    """What is in both arrays after a run."""
    a = np.random.default_rng(1).integers(-9, 9, (SIDE, SIDE))
    b = np.random.default_rng(2).integers(-9, 9, (SIDE, SIDE))
    interpret(module, "f", a, b, 7, symbol)
    return a.tobytes() + b.tobytes()


OPTIONS = (
    "virtual-vector-size=2",
    "virtual-vector-size=4 vectorize-reductions=true",
    "virtual-vector-size=3 vectorize-reductions=true test-fastest-varying=0",
    "virtual-vector-size=8 test-fastest-varying=1",
    "virtual-vector-size=2,3",
    "virtual-vector-size=4,2 test-fastest-varying=0,1",
)


@settings(max_examples=150, deadline=None)
@given(programs(), st.sampled_from(OPTIONS))
def test_random_nests_do_the_same_on_vectors(text: str, options: str) -> None:
    before = parsed(text)
    after, _ = vectorized(text, options)
    if str(before) != str(after):
        for symbol in (0, 1, 2):
            assert memory_after(after, symbol) == memory_after(before, symbol)


# What upstream does

ROWS = """
func.func @f(%a: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %rows = memref.dim %a, %c0 : memref<?x?xf32>
  %columns = memref.dim %a, %c1 : memref<?x?xf32>
  %b = memref.alloc(%rows, %columns) : memref<?x?xf32>
  affine.for %i = 0 to %rows {
    affine.for %j = 0 to %columns {
      %v = affine.load %a[%i, %j] : memref<?x?xf32>
      %w = affine.load %a[0, %j] : memref<?x?xf32>
      %k = arith.index_cast %i : index to i32
      %l = arith.sitofp %k : i32 to f32
      %s = arith.addf %v, %w fastmath<contract> : f32
      %t = arith.mulf %s, %x : f32
      %u = arith.addf %t, %one : f32
      %z = arith.addf %u, %l : f32
      affine.store %z, %b[%i, %j] : memref<?x?xf32>
    }
  }
  memref.dealloc %b : memref<?x?xf32>
  return
}"""

SUMS = """
func.func @f(%a: memref<64x500xf32>, %b: memref<64xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 64 {
    %s:2 = affine.for %j = 0 to min affine_map<()[s0] -> (s0, 500)>()[%n]
        iter_args(%p = %x, %q = %x) -> (f32, f32) {
      %v = affine.load %a[%i, %j] : memref<64x500xf32>
      %w = arith.addf %p, %v : f32
      %m = arith.maximumf %v, %q : f32
      affine.yield %w, %m : f32, f32
    }
    %t = arith.addf %s#0, %s#1 : f32
    affine.store %t, %b[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %v = affine.load %b[%i] : memref<64xf32>
    affine.for %j = 0 to 3 {
      %w = arith.addf %v, %x : f32
    }
    affine.store %v, %b[%i] : memref<64xf32>
  }
  return
}"""


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (ROWS, "virtual-vector-size=8"),
        (ROWS, "virtual-vector-size=16 vectorize-reductions=true"),
        (SUMS, "virtual-vector-size=8"),
        (SUMS, "virtual-vector-size=128 test-fastest-varying=1"),
        (SUMS, "virtual-vector-size=16 test-fastest-varying=0 vectorize-reductions=1"),
    ],
)
def test_a_loop_becomes_one_over_vectors_as_by_upstream(
    text: str, options: str
) -> None:
    ours, _ = vectorized(text, options)
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func({VECTORIZE}{{{options}}})")
    # The version that the bindings are of says more of transfers.
    said = " {in_bounds = [true]}"
    assert str(ours) == str(theirs).replace(said, "").replace(
        "{in_bounds = [true], ", "{"
    )


@pytest.mark.parametrize("path", BUGS, ids=lambda path: path.stem)
def test_what_upstream_does_wrong_is_right(path: Path) -> None:
    program, said = cases.read(path.read_text(), path.name)
    options = said.pipeline.partition("{")[2].rstrip("})")
    ours, _ = vectorized(str(program.module), options)
    outcomes = []
    for module in (program.module, ours):
        arguments = [
            one.copy() if isinstance(one, np.ndarray) else one
            for one in program.arguments
        ]
        results = interpret(module, "main", *arguments)
        outcomes.append((results, [np.asarray(one).tolist() for one in arguments]))
    assert outcomes[0] == outcomes[1]


# Why loops are left


def loop(body: str, head: str = "%i = 0 to 8") -> str:
    return f"""func.func @f(%a: memref<16x16xi64>, %v: memref<16xi64>, %x: i64) {{
  affine.for {head} {{
    {body}
  }}
  return
}}"""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (loop("affine.store %x, %v[%i * 2] : memref<16xi64>"), "not neighbours"),
        (loop("affine.store %x, %v[-%i + 9] : memref<16xi64>"), "not neighbours"),
        (
            loop("affine.store %x, %v[%i] : memref<16xi64>", "%i = 0 to 8 step 2"),
            "not neighbours",
        ),
        (
            loop("affine.store %x, %v[3] : memref<16xi64>", "%i = 0 to 1"),
            "all lanes would store one element",
        ),
        (
            loop("affine.store %x, %a[%i, %i] : memref<16x16xi64>"),
            "several indices depend on the loop",
        ),
        (
            loop(
                """%w = affine.load %v[%i] : memref<16xi64>
                affine.store %w, %v[%i + 1] : memref<16xi64>"""
            ),
            "flow dependence (<) from",
        ),
        (
            loop(
                """%k = arith.index_cast %i : index to i64
                affine.store %k, %v[%i] : memref<16xi64>"""
            ),
            "the lanes of an index are not known",
        ),
        (
            loop(
                """%w = affine.load %v[%i] : memref<16xi64>
                %q = arith.divsi %x, %w : i64""",
                "%i = 0 to 5",
            ),
            "may be undefined in lanes beyond the last iteration",
        ),
        (
            loop(
                """affine.if affine_set<(d0) : (d0 >= 3)>(%i) {
                  affine.store %x, %v[%i] : memref<16xi64>
                }"""
            ),
            "what has regions is not vectorized",
        ),
        (
            loop(
                """%w = affine.load %v[%i] : memref<16xi64>
                %y = affine.load %a[%i, 0] : memref<16x16xi64>"""
            ),
            "accesses move along several dimensions",
        ),
        (
            loop(
                """%m = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
                %w = affine.load %v[%m + 1] : memref<16xi64>"""
            ),
            "its map is applied to what affine.apply computes",
        ),
        (
            loop(
                """%y = arith.constant dense<1> : vector<2xi64>
                %z = arith.addi %y, %y : vector<2xi64>"""
            ),
            "there are no vectors of its values",
        ),
    ],
)
def test_a_loop_that_no_vectors_are_for_is_left(text: str, why: str) -> None:
    same, told = vectorized(text, "virtual-vector-size=4")
    assert str(same) == str(parsed(text))
    assert [one for one in told if why in one]


def test_what_is_of_one_loop_has_no_vector_of_two_dimensions() -> None:
    text = loop(
        """affine.store %x, %a[%i, 9] : memref<16x16xi64>
        affine.for %j = 0 to 8 {
          affine.store %x, %a[%i, %j] : memref<16x16xi64>
        }"""
    )
    same, told = vectorized(text, "virtual-vector-size=4,4")
    assert str(same) == str(parsed(text))
    assert [one for one in told if "not each dimension of vectors is one loop" in one]


def test_arguments_may_be_the_same_memory() -> None:
    text = loop(
        """%w = affine.load %a[0, %i] : memref<16x16xi64>
        affine.store %w, %v[%i] : memref<16xi64>"""
    )
    same, (told,) = run(text, f"{VECTORIZE}{{virtual-vector-size=4}}")
    assert str(same) == str(parsed(text))
    assert "may touch the memory that another one touches" in told
    made, _ = vectorized(text, "virtual-vector-size=4")
    assert "vector.transfer_write" in str(made)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("virtual-vector-size=0", "factor must be greater than zero"),
        ("virtual-vector-size=2,2 vectorize-reductions=true", "only for 1-D vectors"),
        ("virtual-vector-size=2 test-fastest-varying=0,1", "different size than"),
    ],
)
def test_options_must_make_sense(options: str, why: str) -> None:
    with pytest.raises(PassFailed, match=why):
        vectorized(ROWS, options)


def test_other_options_are_left_to_upstream() -> None:
    found = find_pass(VECTORIZE)
    assert found is not None
    assert found.takes("virtual-vector-size=4,-1")
    assert not found.takes("virtual-vector-size=4,x")
    assert not found.takes("size=4")
    assert not found().knows(parsed(ROWS))
    same, told = run(ROWS, VECTORIZE)
    assert str(same) == str(parsed(ROWS))
    assert not told


def test_an_index_of_a_constant_in_the_loop_stays_an_index() -> None:
    text = loop(
        """%one = arith.constant 1 : index
        affine.store %x, %a[%one, %i] : memref<16x16xi64>"""
    )
    made, told = vectorized(text, "virtual-vector-size=4")
    assert not told
    a, b = (np.arange(256).reshape(16, 16) for _ in range(2))
    interpret(made, "f", a, np.arange(16), 7)
    interpret(parsed(text), "f", b, np.arange(16), 7)
    assert a.tobytes() == b.tobytes()


def test_floats_are_combined_from_the_value_that_changes_nothing() -> None:
    for op, neutral in (
        ("mulf", "1.000000e+00"),
        ("minimumf", "0x7C00"),
        ("maxnumf", "0xFE00"),
    ):
        text = f"""
        func.func @f(%a: memref<8xf16>, %x: f16) -> f16 {{
          %s = affine.for %i = 0 to 8 iter_args(%p = %x) -> f16 {{
            %v = affine.load %a[%i] : memref<8xf16>
            %w = arith.{op} %v, %p fastmath<fast> : f16
            affine.yield %w : f16
          }}
          return %s : f16
        }}"""
        made, _ = vectorized(text, "virtual-vector-size=4 vectorize-reductions=true")
        assert f"dense<{neutral}> : vector<4xf16>" in str(made)
        assert "fastmath" not in str(made)
        array = np.array([3, -1, 2, 5, 7, -4, 1, 2], np.float16)
        expected = interpret(parsed(text), "f", array, 2.0)
        assert interpret(made, "f", array, 2.0) == expected


def test_formats_without_infinity_have_no_greatest_value() -> None:
    text = """
    func.func @f(%a: memref<8xf8E4M3FN>, %x: f8E4M3FN) -> f8E4M3FN {
      %s = affine.for %i = 0 to 8 iter_args(%p = %x) -> f8E4M3FN {
        %v = affine.load %a[%i] : memref<8xf8E4M3FN>
        %w = arith.minimumf %v, %p : f8E4M3FN
        affine.yield %w : f8E4M3FN
      }
      return %s : f8E4M3FN
    }"""
    same, told = vectorized(text, "virtual-vector-size=4 vectorize-reductions=true")
    assert str(same) == str(parsed(text))
    assert "no value is known that changes nothing" in told[0]


def test_two_loops_of_one_dimension_are_not_vectorized_at_once() -> None:
    text = loop(
        """affine.for %j = 0 to 8 {
          affine.for %k = 0 to 8 {
            affine.for %l = 0 to 4 {
              affine.store %x, %a[%i, %k] : memref<16x16xi64>
            }
          }
        }"""
    )
    bridge.verify(parsed(text))
    made, _ = vectorized(text, "virtual-vector-size=4,4 test-fastest-varying=1,0")
    a, b = (np.arange(256).reshape(16, 16) for _ in range(2))
    interpret(made, "f", a, np.arange(16), 7)
    interpret(parsed(text), "f", b, np.arange(16), 7)
    assert a.tobytes() == b.tobytes()


# The super-vectors of 2019

OF_2019 = """
func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %zero = constant 0.0 : f32
  %m = dim %c, 0 : memref<?x?xf32>
  %n = dim %c, 1 : memref<?x?xf32>
  %k = dim %a, 1 : memref<?x?xf32>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      affine.store %zero, %c[%i, %j] : memref<?x?xf32>
      affine.for %l = 0 to %k {
        %x = affine.load %a[%i, %l] : memref<?x?xf32>
        %y = affine.load %b[%l, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %p = mulf %x, %y : f32
        %s = addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}"""


@pytest.mark.parametrize("sizes", ["4", "4,8", "3,2"])
def test_a_program_of_2019_becomes_one_over_super_vectors(sizes: str) -> None:
    before = bridge.legacy.parse(OF_2019)
    varying = "0" if "," not in sizes else "1,0"
    options = f"virtual-vector-size={sizes} test-fastest-varying={varying}"
    after, _ = vectorized(str(before), options)
    shape = sizes.replace(",", "x")
    # The rows of one matrix and the columns of the other are broadcast.
    assert str(after).count(f"vector<{shape}xf32>") >= 4
    assert str(after).count("permutation_map") >= 1
    random = np.random.default_rng(3)
    a, b = (random.random(shape, np.float32) for shape in ((5, 3), (3, 7)))
    found, expected = (np.ones((5, 7), np.float32) for _ in range(2))
    interpret(after, "matmul", a, b, found)
    interpret(before, "matmul", a, b, expected)
    assert found.tobytes() == expected.tobytes()
    assert np.allclose(found, a @ b)
