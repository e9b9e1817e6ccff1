"""The spirv dialect's own syntax: modules, memory, control flow and types."""

from __future__ import annotations

import pytest

from bridge.dialects.spirv.shapes import element_type
from bridge.dialects.spirv.types import pointee, storage_class
from bridge.ir.attributes import TypeAttr
from bridge.ir.types import F32, I32, Type
from tests.oracles.syntax import check_printed, check_refused, read

MODULE = """
spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.GlobalVariable @g bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
  spirv.GlobalVariable @b built_in("WorkgroupId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.SpecConstant @s spec_id(3) = 4 : i32
  spirv.SpecConstantComposite @c (@s, @s) : !spirv.array<2 x i32>
  spirv.func @f(%a: f32) -> f32 "Inline|Pure" attributes {x} {
    %i = spirv.Constant 1.0 : f32
    %0 = spirv.Variable init(%i) : !spirv.ptr<f32, Function>
    %1 = spirv.Load "Function" %0 ["Aligned", 4] : f32
    spirv.Store "Function" %0, %1 ["Volatile"] : f32
    %2 = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
    %3 = spirv.CompositeExtract %2[1 : i32] : !spirv.array<2 x i32>
    %4 = spirv.GL.Fma %1, %1, %1 : f32
    spirv.ReturnValue %4 : f32
  }
  spirv.EntryPoint "GLCompute" @f, @g, @b
  spirv.ExecutionMode @f "LocalSize", 1, 2, 3
}
"""

CONTROL = """
spirv.func @f(%c: i1, %n: i32) "None" {
  spirv.mlir.selection control(Flatten) {
    spirv.BranchConditional %c [5, 10], ^bb1(%n : i32), ^bb2
  ^bb1(%x: i32):
    spirv.Branch ^bb2
  ^bb2:
    spirv.mlir.merge
  }
  spirv.Switch %n : i32, [
    default: ^bb1,
    7: ^bb1
  ]
^bb1:
  spirv.Return
}
"""


@pytest.mark.parametrize("text", [MODULE, CONTROL])
def test_ops_are_read_and_printed_as_upstream_does(text: str) -> None:
    check_printed(text)


@pytest.mark.parametrize(
    "spelled",
    [
        "!spirv.array<4xf32, stride = 4>",
        "!spirv.rtarray<!spirv.ptr<i8, Generic>>",
        "!spirv.struct<(f32 [0, NonWritable, NonReadable], i32 [4]), Block>",
        "!spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, Uniform>)>",
        "!spirv.struct<()>",
        "!spirv.matrix<3xvector<2xf32>>",
        "!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>",
        "!spirv.sampled_image<!spirv.image<f32,Dim2D,NoDepth,NonArrayed,"
        "SingleSampled,NeedSampler,Unknown>>",
        "!spirv.arm.tensor<?x?xi8>",
        "#spirv.interface_var_abi<(0,1), Uniform>",
        "#spirv.vce<v1.3, [Shader,Int8], [SPV_KHR_16bit_storage]>",
    ],
)
def test_types_and_attributes_have_one_spelling(spelled: str) -> None:
    check_printed(f"func.func private @f() attributes {{a = {spelled}}}")


def type_of(spelled: str) -> Type:
    attr = read(f"module attributes {{a = {spelled}}} {{}}").attributes["a"]
    assert isinstance(attr, TypeAttr)
    return attr.type


def test_what_a_pointer_points_to_is_known() -> None:
    ty = type_of("!spirv.ptr<f32, Function>")
    assert pointee(ty) is F32
    assert storage_class(ty) == "Function"


def test_the_elements_of_composites_are_known() -> None:
    struct = type_of("!spirv.struct<(f32, i32)>")
    assert element_type(struct, 1) is I32
    assert element_type(struct, 2) == f"index 2 out of bounds for '{struct}'"
    assert element_type(type_of("!spirv.array<4 x f32>"), 3) is F32
    assert element_type(F32, 0) == (
        "cannot extract from non-composite type 'f32' with index 0"
    )


@pytest.mark.parametrize(
    "text",
    [
        "module attributes {a = !spirv.array<0 x f32>} {}",
        "module attributes {a = !spirv.ptr<f32, Nowhere>} {}",
        "module attributes {a = !spirv.matrix<5 x vector<2xf32>>} {}",
        "module attributes {a = !spirv.ptr<index, Function>} {}",
        "spirv.module Logical Nothing {}",
        'spirv.func @f() "Quick" { spirv.Return }',
        "spirv.module Logical GLSL450 { spirv.GlobalVariable @g : f32 }",
    ],
)
def test_what_upstream_refuses_is_refused_in_its_words(text: str) -> None:
    assert check_refused(text)
