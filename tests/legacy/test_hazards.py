"""What is valid today and does not do what it did, and what both eras have written."""

from __future__ import annotations

import pytest

import bridge
from bridge import legacy
from bridge.legacy import Era

CAST = """func @f(%a: memref<3x{n}xf32>) {{
  %b = vector.type_cast %a : memref<3x{n}xf32>{to}memref<{one}vector<3x{n}xf32>>
  return
}}
"""


def warnings(text: str, *, allow: bool = False) -> list[str]:
    found = legacy.upgrade(text, allow_unregistered=allow).diagnostics
    assert all(diagnostic.severity == "warning" for diagnostic in found)
    return [diagnostic.message for diagnostic in found]


@pytest.mark.parametrize(("to", "one"), [(", ", "1x"), (" to ", "")])
@pytest.mark.parametrize("size", [3, 5, 6, 7, 12])
def test_a_vector_that_llvm_pads_is_warned_of(size: int, to: str, one: str) -> None:
    (warning,) = warnings(CAST.format(n=size, to=to, one=one))
    assert f"LLVM pads vector<{size}xf32>" in warning


@pytest.mark.parametrize("size", [1, 2, 4, 8, 16])
def test_a_vector_that_llvm_does_not_pad_is_not(size: int) -> None:
    assert not warnings(CAST.format(n=size, to=", ", one="1x"))


def test_the_warning_stands_where_the_cast_does() -> None:
    text = CAST.format(n=5, to=" to ", one="")
    (found,) = legacy.upgrade(text, filename="old.mlir").diagnostics
    assert str(found.location) == "old.mlir:2:8"


def test_an_op_without_a_dialect_is_taken_for_one_of_std() -> None:
    text = '"addf"(%a, %a) : (f32, f32) -> f32'
    whole = f"func @f(%a: f32) {{ %b = {text} return }}"
    assert warnings(whole) == ["'addf' has no dialect: it is taken for 'std.addf'"]
    assert '"arith.addf"' in legacy.upgrade(whole).text
    assert warnings(whole, allow=True) == [
        "'addf' has no dialect: it is let through, not upgraded"
    ]


EMPTY = '"foo.op"() {{a = () -> (){rest}}} : () -> ()\n'


def attribute(text: str, era: Era | None = None) -> str:
    module = legacy.parse(text, allow_unregistered=True, era=era)
    op = module.body.first
    assert op is not None
    return str(op.get("a"))


@pytest.mark.parametrize(
    ("rest", "era", "wanted"),
    [
        ("", None, "() -> ()"),
        ("", "2019", "affine_map<() -> ()>"),
        ("", "2020", "() -> ()"),
        (", b = (d0) -> (d0)", None, "affine_map<() -> ()>"),
        (", b = (d0) : (d0 >= 0)", None, "affine_map<() -> ()>"),
        (", b = (d0) -> (d0)", "2020", "() -> ()"),
        (", b = (d0) -> (d0), c = affine_map<() -> ()>", None, "() -> ()"),
        (", b = (i32) -> (f32)", None, "() -> ()"),
    ],
)
def test_an_empty_map_and_an_empty_signature_look_alike(
    rest: str, era: Era | None, wanted: str
) -> None:
    assert attribute(EMPTY.format(rest=rest), era) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("(d0) -> (d0)", "affine_map<(d0) -> (d0)>"),
        ("(f0, i) -> (f0 + i)", "affine_map<(d0, d1) -> (d0 + d1)>"),
        ("() -> (3)", "affine_map<() -> (3)>"),
        ("() -> (-3)", "affine_map<() -> (-3)>"),
        ("()[s] -> (s)", "affine_map<()[s0] -> (s0)>"),
        ("(d0) -> ()", "affine_map<(d0) -> ()>"),
        ("() : (1 >= 0)", "affine_set<() : (1 >= 0)>"),
        ("() -> (f32)", "() -> f32"),
        ("() -> f32", "() -> f32"),
        ("(i32, f32) -> ()", "(i32, f32) -> ()"),
        ("(memref<4xf32>) -> (index, index)", "(memref<4xf32>) -> (index, index)"),
        ("() -> (tensor<4xf32>)", "() -> tensor<4xf32>"),
    ],
)
def test_maps_and_signatures_are_told_apart(text: str, wanted: str) -> None:
    assert attribute(f'"foo.op"() {{a = {text}}} : () -> ()\n') == wanted


def test_an_offset_counted_elements_and_counts_bytes() -> None:
    module = legacy.parse(
        "func @f(%b: memref<64xi8>, %i: index) {\n"
        "  %0 = view %b[%i][] : memref<64xi8> to memref<4xf32, (d0)[s0] -> (d0 + s0)>\n"
        "  return\n}\n"
    )
    names = [op.name for op in module.walk()]
    assert names[2:6] == ["arith.constant", "arith.muli", "memref.view", "memref.cast"]
    (constant,) = [op for op in module.walk() if op.name == "arith.constant"]
    assert str(constant.get("value")) == "4 : index"


def test_a_shift_of_bytes_stays_one() -> None:
    found = legacy.upgrade(
        "func @f(%b: memref<64xi8>, %i: index) {\n"
        "  %0 = view %b[%i][] : memref<64xi8> to memref<4xf32>\n"
        "  return\n}\n"
    )
    assert "memref.view %b[%i][] : memref<64xi8> to memref<4xf32>" in found.text


def test_new_names_do_not_clash_with_those_of_the_text() -> None:
    found = legacy.upgrade(
        "func @f(%c0: memref<?xf32>) {\n"
        "  %0 = dim %c0, 0 : memref<?xf32>\n"
        "  %c0_0 = dim %c0, 0 : memref<?xf32>\n"
        "  return\n}\n"
    )
    assert "%c0_1 = arith.constant 0 : index" in found.text
    assert "%c0_2 = arith.constant 0 : index" in found.text
    assert bridge.parse(found.text).name == "builtin.module"


def test_values_keep_their_names_and_places() -> None:
    module = legacy.parse(
        "func @f(%A: memref<?xf32>) {\n"
        "  %size = dim %A, 0 : memref<?xf32>\n  return\n}",
        filename="old.mlir",
    )
    (dim,) = [op for op in module.walk() if op.name == "memref.dim"]
    assert dim.result.name == "size"
    assert [operand.name for operand in dim.operands] == ["A", "c0"]
    assert str(dim.position) == "old.mlir:2:11"
    assert str(dim.operands[1].defining_op.position) == "old.mlir:2:11"  # type: ignore[union-attr]
