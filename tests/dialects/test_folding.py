"""Folding by the classes of ops, held against upstream's `canonicalize`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

import bridge
from bridge.rewrite import apply_greedily

BINARY = (
    *("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi"),
    *("minui", "shli", "shrsi", "shrui", "divsi", "divui", "remsi", "remui"),
    *("ceildivsi", "ceildivui", "floordivsi"),
)
FLOATS = (
    *("addf", "subf", "mulf", "divf", "remf"),
    *("maximumf", "minimumf", "maxnumf", "minnumf"),
)


def function(name: str, arguments: str, body: str, result: str) -> str:
    return f"func.func @{name}({arguments}) -> {result} {{\n{body}\n}}"


def of_constants(
    name: str, ty: str, values: tuple[str, ...], *, left: bool = True
) -> Iterator[str]:
    """The op with each pair of constants, and with each beside a variable."""
    for i, (a, b) in enumerate(product(values, values)):
        body = (
            f"%a = arith.constant {a} : {ty}\n%b = arith.constant {b} : {ty}\n"
            f"%r = arith.{name} %a, %b : {ty}\nreturn %r : {ty}"
        )
        yield function(f"{name}_{i}", "", body, ty)
    for i, a in enumerate(values):
        body = (
            f"%a = arith.constant {a} : {ty}\n%r = arith.{name} %x, %a : {ty}\n"
            f"return %r : {ty}"
        )
        yield function(f"{name}_right_{i}", f"%x: {ty}", body, ty)
        if left:
            body = body.replace("%x, %a", "%a, %x")
            yield function(f"{name}_left_{i}", f"%x: {ty}", body, ty)
    body = f"%r = arith.{name} %x, %x : {ty}\nreturn %r : {ty}"
    yield function(f"{name}_same", f"%x: {ty}", body, ty)


def compared(text: str) -> tuple[str, str]:
    """What we make of a program, and what upstream does."""
    ours, theirs = bridge.parse(text), bridge.parse(text)
    apply_greedily(ours, [])
    bridge.verify(ours)
    bridge.run_passes(theirs, "canonicalize")
    return str(ours), str(theirs)


@pytest.mark.parametrize("name", BINARY)
def test_integers_fold_as_upstreams(name: str) -> None:
    values = ("0", "1", "-1", "5", "-128", "127")
    ours, theirs = compared("\n".join(of_constants(name, "i8", values)))
    assert ours == theirs


@pytest.mark.parametrize("name", BINARY)
def test_vectors_of_integers_fold_as_upstreams(name: str) -> None:
    values = ("dense<0>", "dense<[1, 2]>", "dense<1>", "dense<-1>")
    ours, theirs = compared("\n".join(of_constants(name, "vector<2xi16>", values)))
    assert ours == theirs


@pytest.mark.parametrize("name", FLOATS)
def test_floats_fold_as_upstreams(name: str) -> None:
    values = ("0.0", "-0.0", "1.0", "0.1", "3.0e38", "0x7F800000", "0xFF800000")
    ours, theirs = compared("\n".join(of_constants(name, "f32", values, left=False)))
    assert ours == theirs


PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


@pytest.mark.parametrize("name", PREDICATES)
def test_comparisons_fold_as_upstreams(name: str) -> None:
    programs = []
    for i, (a, b) in enumerate(product(("0", "-1", "4"), repeat=2)):
        body = (
            f"%a = arith.constant {a} : i8\n%b = arith.constant {b} : i8\n"
            f"%r = arith.cmpi {name}, %a, %b : i8\nreturn %r : i1"
        )
        programs.append(function(f"f{i}", "", body, "i1"))
    for left, right in (("%x", "%x"), ("%c", "%x"), ("%x", "%c")):
        body = (
            f"%c = arith.constant 3 : i8\n%r = arith.cmpi {name}, {left}, {right} : i8"
            "\nreturn %r : i1"
        )
        programs.append(function(f"g{len(programs)}", "%x: i8", body, "i1"))
    ours, theirs = compared("\n".join(programs))
    assert ours == theirs


CASTS = [
    ("extsi", "i8", "-3", "i16"),
    ("extui", "i8", "-3", "i16"),
    ("trunci", "i16", "300", "i8"),
    ("sitofp", "i8", "-3", "f32"),
    ("uitofp", "i8", "-3", "f32"),
    ("fptosi", "f32", "3.7", "i8"),
    ("fptosi", "f32", "300.0", "i8"),
    ("fptoui", "f32", "-3.0", "i8"),
    ("extf", "f16", "1.5", "f32"),
    ("truncf", "f32", "1.5", "f16"),
    ("truncf", "f32", "0.1", "f16"),
    ("bitcast", "f32", "0.1", "i32"),
    ("index_cast", "index", "-7", "i8"),
    ("index_castui", "i8", "-7", "index"),
]


@pytest.mark.parametrize(("name", "before", "value", "after"), CASTS)
def test_casts_of_constants_fold_as_upstreams(
    name: str, before: str, value: str, after: str
) -> None:
    body = (
        f"%a = arith.constant {value} : {before}\n"
        f"%r = arith.{name} %a : {before} to {after}\nreturn %r : {after}"
    )
    ours, theirs = compared(function("f", "", body, after))
    assert ours == theirs


BODIES = [
    "%0 = arith.addi %x, %y : i32\n%r = arith.subi %0, %y : i32",
    "%0 = arith.addi %y, %x : i32\n%r = arith.subi %0, %y : i32",
    "%0 = arith.subi %x, %y : i32\n%r = arith.addi %0, %y : i32",
    "%0 = arith.subi %x, %y : i32\n%r = arith.addi %y, %0 : i32",
    "%0 = arith.xori %x, %y : i32\n%r = arith.xori %y, %0 : i32",
    "%0 = arith.extsi %x : i32 to i64\n%r = arith.trunci %0 : i64 to i32",
    "%0 = arith.extui %x : i32 to i64\n%1 = arith.extui %0 : i64 to i128\n"
    "%r = arith.trunci %1 : i128 to i32",
    "%c = arith.cmpi eq, %x, %y : i32\n%r = arith.select %c, %x, %y : i32",
    "%c = arith.cmpi ne, %x, %y : i32\n%r = arith.select %c, %y, %x : i32",
    "%c = arith.constant false\n%r = arith.select %c, %y, %x : i32",
    "%c = arith.constant 2 : i32\n%0 = arith.addi %c, %c overflow<nsw> : i32\n"
    "%r = arith.addi %0, %x : i32",
    "%c = arith.constant 2147483647 : i32\n"
    "%0 = arith.addi %c, %c overflow<nsw> : i32\n%r = arith.andi %0, %x : i32",
]


@pytest.mark.parametrize("body", BODIES)
def test_what_undoes_itself_folds_as_upstreams(body: str) -> None:
    text = function("f", "%x: i32, %y: i32", f"{body}\nreturn %r : i32", "i32")
    ours, theirs = compared(text)
    assert ours == theirs


SLICES = [
    # Begins before what was inserted, and has it inside.
    ("4", "8", "[0]", "[1]", "[0]", "[3]", "3"),
    # Ends inside of it, and begins inside of it.
    ("4", "8", "[0]", "[3]", "[2]", "[2]", "2"),
    ("4", "8", "[0]", "[1]", "[1]", "[2]", "2"),
    # Whole rows, of which a part was inserted.
    ("2x4", "2x5", "[0, 0]", "[1, 0]", "[1]", "[1]", "1x5"),
    # What may be taken of the first, or of the last one that was inserted.
    ("4", "8", "[0]", "[6]", "[0]", "[3]", "3"),
    ("2x5", "3x5", "[0, 0]", "[2, 0]", "[1]", "[1]", "1x5"),
]


@pytest.mark.parametrize("slices", SLICES, ids=str)
def test_a_slice_of_what_was_inserted_keeps_its_elements(
    slices: tuple[str, ...],
) -> None:
    first, whole, start, then, taken, sizes, result = slices
    ones = ", ".join(["1"] * whole.count("x") + ["1"])
    last = "x".join(["1"] * (whole.count("x") + 1))
    steps = ", ".join(["1"] * (sizes.count(",") + 1))
    text = f"""
    func.func @f(%a: vector<{first}xi32>, %b: vector<{last}xi32>,
                 %d: vector<{whole}xi32>) -> vector<{result}xi32> {{
      %0 = vector.insert_strided_slice %a, %d {{offsets = {start}, strides = [{ones}]}}
        : vector<{first}xi32> into vector<{whole}xi32>
      %1 = vector.insert_strided_slice %b, %0 {{offsets = {then}, strides = [{ones}]}}
        : vector<{last}xi32> into vector<{whole}xi32>
      %r = vector.extract_strided_slice %1
        {{offsets = {taken}, sizes = {sizes}, strides = [{steps}]}}
        : vector<{whole}xi32> to vector<{result}xi32>
      return %r : vector<{result}xi32>
    }}"""
    given = [_numbered(shape, n) for n, shape in enumerate((first, last, whole))]
    module = bridge.parse(text)
    (expected,) = bridge.interpret(module, "f", *given)
    apply_greedily(module, [])
    bridge.verify(module)
    (found,) = bridge.interpret(module, "f", *given)
    assert isinstance(expected, np.ndarray)
    assert isinstance(found, np.ndarray)
    assert np.array_equal(found, expected)
    is_taken = "insert_strided_slice" not in str(module)
    assert is_taken == (slices in SLICES[-2:])


def _numbered(
    shape: str, hundreds: int
) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    sizes = [int(size) for size in shape.split("x")]
    count = int(np.prod(sizes))
    return np.arange(count, dtype=np.int32).reshape(sizes) + np.int32(100 * hundreds)


SIZES = """
func.func @f(%t: tensor<3x?xf32>, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %x = arith.constant 0.0 : f32
    tensor.yield %x : f32
  } : tensor<2x?xf32>
  %s = tensor.extract_slice %t[0, 0] [2, %n] [1, 1] : tensor<3x?xf32> to tensor<2x?xf32>
  %c = tensor.cast %t : tensor<3x?xf32> to tensor<?x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<3x?xf32>
  %1 = tensor.dim %g, %c1 : tensor<2x?xf32>
  %2 = tensor.dim %s, %c1 : tensor<2x?xf32>
  %3 = tensor.dim %c, %c0 : tensor<?x?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}"""


def test_sizes_of_tensors_are_what_they_were_made_with() -> None:
    module = bridge.parse(SIZES)
    bridge.run_passes(module, "sccp,canonicalize", engine="native")
    assert "return %c3, %arg1, %arg1, %c3" in str(module)


def test_the_index_along_a_size_of_one_is_zero() -> None:
    module = bridge.parse("""
    func.func @f(%m: memref<1x4xindex>) {
      linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>],
          iterator_types = ["parallel", "parallel"]} outs(%m : memref<1x4xindex>) {
      ^bb0(%x: index):
        %i = linalg.index 0 : index
        linalg.yield %i : index
      }
      return
    }""")
    bridge.run_passes(module, "canonicalize", engine="native")
    assert "linalg.yield %c0" in str(module)
