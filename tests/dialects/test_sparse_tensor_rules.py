"""What sparse_tensor's operations and types forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed
from tests.oracles.verdicts import emitted, emitted_by_reference, first

ALIASES = """
#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#csr32 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
#coo = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#ooc = #sparse_tensor.encoding<{
  map = (i, j) -> (j : compressed(nonunique), i : singleton) }>
#blocks = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 2 : compressed, j mod 2 : dense) }>
#dcsr = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 2, 1)>, j) -> (i : dense, j : compressed) }>
"""
T = "tensor<4x6xf32, #csr>"
VALUES = (
    f"%t: {T}, %u: tensor<4x6xf32, #csr32>, %o: tensor<4x6xf32, #coo>, "
    "%d: tensor<4x6xf32>, %e: tensor<4x?xf32>, %s: tensor<4x6xf32, #slice>, "
    "%p: tensor<5xindex>, %c: tensor<9xindex>, %v: tensor<9xf32>, %w: tensor<9xf64>, "
    "%m: !sparse_tensor.storage_specifier<#coo>, %b: memref<9xindex>, %i: index, "
    "%f: f32, %q: !sparse_tensor.iterator<#csr, lvls = 0>, "
    "%r: !sparse_tensor.iterator<#dcsr, lvls = 0 to 2>"
)
FORMULA = "{{\n^bb0({}):\n  sparse_tensor.yield %{}\n}}"

PROGRAMS = {
    f"%0 = sparse_tensor.assemble (%p, %c), %w : (tensor<5xindex>, tensor<9xindex>), "
    f"tensor<9xf64> to {T}": "input/output element-types don't match",
    f"%0 = sparse_tensor.assemble (%p), %v : (tensor<5xindex>), tensor<9xf32> to {T}": (
        "inconsistent number of fields"
    ),
    "%0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<9xindex>), "
    "tensor<9xf32> to tensor<4x6xf32, #coo>": "COO level-ranks don't match",
    f"%0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<9xindex>), "
    f"tensor<9xf32> to {T}": "",
    f"%0 = sparse_tensor.positions %t {{level = 2 : index}} : {T} to memref<?xindex>": (
        "requested level is out of bounds"
    ),
    "%0 = sparse_tensor.positions %u {level = 1 : index} : tensor<4x6xf32, #csr32> to "
    "memref<?xindex>": "unexpected type for positions",
    "%0 = sparse_tensor.coordinates %u {level = 1 : index} : tensor<4x6xf32, #csr32> "
    "to memref<?xi16>": "",
    f"%0 = sparse_tensor.coordinates_buffer %t : {T} to memref<?xindex>": "COO region",
    f"%0 = sparse_tensor.values %t : {T} to memref<?xf64>": "mismatch in element types",
    f"%0 = sparse_tensor.values %t : {T} to memref<24xf32>": "'memref<?xf32>'",
    "%0 = sparse_tensor.coordinates %o {level = 1 : index} : tensor<4x6xf32, #coo> to "
    "memref<?xindex>": "'memref<?xindex, strided<[?], offset: ?>>'",
    f"%0 = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : {T} -> "
    "!sparse_tensor.iter_space<#csr, lvls = 0>": "inferred type(s)",
    "%0 = sparse_tensor.slice.offset %s at 2 : tensor<4x6xf32, #slice>": "out of bound",
    "%0 = sparse_tensor.storage_specifier.get %m val_mem_sz at 0 : "
    "!sparse_tensor.storage_specifier<#coo>": "redundant level argument",
    "%0 = sparse_tensor.storage_specifier.get %m pos_mem_sz at 1 : "
    "!sparse_tensor.storage_specifier<#coo>": "on a singleton level",
    "%0 = sparse_tensor.storage_specifier.get %m dim_offset at 1 : "
    "!sparse_tensor.storage_specifier<#coo>": "on non-slice tensor",
    "%n = arith.constant 5 : index\nsparse_tensor.sort quick_sort %n, %b "
    "{perm_map = affine_map<(i, j) -> (j, i)>} : memref<9xindex>": "got 9 < 10",
    "sparse_tensor.sort quick_sort %i, %b {perm_map = affine_map<(i, j) -> (i, i)>} "
    ": memref<9xindex>": "Expected a permutation map, got (d0, d1) -> (d0, d0)",
    f"%0 = sparse_tensor.convert %e : tensor<4x?xf32> to {T}": "in dimension 1",
    "%0 = sparse_tensor.convert %d : tensor<4x6xf32> to tensor<4x6xf32, #slice>": (
        "cannot convert to a sparse tensor slice"
    ),
    "%0 = sparse_tensor.crd_translate dim_to_lvl [%i] as #csr : index": "rank mismatch",
    f"%n = arith.constant 2 : index\n%0 = sparse_tensor.lvl %t, %n : {T}": "exceeds",
    f"%0 = sparse_tensor.reinterpret_map %t : {T} to tensor<4x8xf32, #csr>": (
        "Level size mismatch"
    ),
    f"%0 = sparse_tensor.reinterpret_map %t : {T} to tensor<4x6xf32, #csr32>": (
        "Crd/Pos width mismatch"
    ),
    f"%0 = sparse_tensor.concatenate %t, %d {{dimension = 1 : index}} : {T}, "
    f"tensor<4x6xf32> to tensor<4x11xf32, #csr>": "should be the sum of",
    f"%0 = sparse_tensor.concatenate %t, %d {{dimension = 1 : index}} : {T}, "
    f"tensor<4x6xf32> to tensor<?x12xf32, #csr>": "",
    "%0 = sparse_tensor.reorder_coo quick_sort %o : tensor<4x6xf32, #coo> to "
    "tensor<4x6xf32, #ooc>": "Unmatched dim2lvl map",
    "%0 = sparse_tensor.unary %f : f32 to f32 present="
    f"{FORMULA.format('%a: i8', 'f : f32')} absent={{}}": "argument 1 type mismatch",
    "%0 = sparse_tensor.unary %f : f32 to f32 present={} absent="
    "{\n  %g = arith.addf %f, %f : f32\n  sparse_tensor.yield %g : f32\n}": (
        "cannot yield locally computed value"
    ),
    "%0 = sparse_tensor.select %f : f32 "
    f"{FORMULA.format('%a: f32', 'a : f32')}": "select region yield type mismatch",
    f"sparse_tensor.foreach in %t : {T} do "
    "{\n^bb0(%a: index, %z: i8, %y: f32):\n}": "Expecting Index type",
    f"%0 = sparse_tensor.extract_iteration_space %t lvls = 1 : {T} -> "
    "!sparse_tensor.iter_space<#csr, lvls = 1>": "iff level lower bound equals 0",
    f"%0 = sparse_tensor.extract_value %t at %q : {T}, "
    "!sparse_tensor.iterator<#csr, lvls = 0>": "must use last-level iterator",
    f"%0 = sparse_tensor.extract_value %t at %r : {T}, "
    "!sparse_tensor.iterator<#dcsr, lvls = 0 to 2>": "mismatch in tensor encoding",
}


@pytest.mark.parametrize("text", PROGRAMS)
def test_an_operation_fits_how_its_tensors_are_stored(text: str) -> None:
    program = f"{ALIASES}func.func @f({VALUES}) {{\n{text}\nreturn\n}}"
    assert PROGRAMS[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)
    assert bool(emitted(program)) == bool(PROGRAMS[text])


VECTOR = "map = (i) -> (i : compressed)"
TENSORS = {
    ("4xf32", VECTOR): "",
    ("4xcomplex<f32>", f"{VECTOR}, explicitVal = #complex.number<:f32 1.0, 0.0>"): "",
    ("f32", VECTOR): "expected non-scalar sparse tensor",
    ("*xf32", VECTOR): "expected non-scalar sparse tensor",
    ("4x6xf32", VECTOR): "dimension-rank mismatch between encoding and tensor",
    ("4xf32", f"{VECTOR}, explicitVal = 1 : i32"): "'i32' != 'f32'",
    ("4xf32", f"{VECTOR}, implicitVal = 1.0 : f32"): "implicit value must be zero",
    ("4xcomplex<f32>", f"{VECTOR}, implicitVal = #complex.number<:f32 0.0, 1.0>"): (
        "implicit value must be zero"
    ),
    ("4xi1", VECTOR): "invalid primary type",
    ("4xindex", VECTOR): "invalid primary type",
    ("4x4xf32", "map = (i, j) -> (i : compressed(nonunique), j : dense)"): (
        "dense level cannot follow a non-unique level"
    ),
}


@pytest.mark.parametrize(("tensor", "encoding"), TENSORS)
def test_an_encoding_fits_the_tensor_it_is_of(tensor: str, encoding: str) -> None:
    attr = f"#sparse_tensor.encoding<{{ {encoding} }}>"
    text = f"func.func private @f(tensor<{tensor}, {attr}>)"
    assert TENSORS[tensor, encoding] in first(text)
    assert emitted(text) == emitted_by_reference(text)
    assert bool(emitted(text)) == bool(TENSORS[tensor, encoding])


def test_a_loop_yields_what_it_carries() -> None:
    space = "!sparse_tensor.iter_space<#csr, lvls = 0>"
    text = f"""{ALIASES}func.func @f(%s: {space}, %x: f32) {{
      %0 = sparse_tensor.iterate %it in %s iter_args(%a = %x)
        : {space} -> f32 {{
        %c = arith.constant 1 : i8
        sparse_tensor.yield %c : i8
      }}
      return
    }}"""
    assert "types mismatch between 0th yield value and defined value" in first(text)
    assert emitted(text) == emitted_by_reference(text)


def test_a_specifier_knows_levels_and_slices_of_a_tensor_only() -> None:
    attr = "#sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonunique), "
    text = f"func.func private @f(!sparse_tensor.storage_specifier<{attr}i : "
    text += "compressed), posWidth = 8 }>>)"
    stripped = text.replace("#sparse_tensor.encoding", "")
    found = check_printed(text)
    assert "(d0, d1) -> (d0 : compressed, d1 : compressed) }>" in found
    assert check_printed(stripped) == found


@pytest.mark.parametrize("inside", ["4 : i32", "#complex.number<:f32 1.0, 0.0>"])
def test_a_specifier_is_of_an_encoding(inside: str) -> None:
    text = f"func.func private @f(!sparse_tensor.storage_specifier<{inside}>)"
    assert first(text)
    assert emitted_by_reference(text)
