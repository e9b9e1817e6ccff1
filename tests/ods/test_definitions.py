"""`bridge.ods.definitions`: types and attributes by their own formats."""

from __future__ import annotations

import pytest
from torch_mlir import ir

from bridge.ods.definitions import dialect_of, find
from bridge.ods.nodes import definition
from bridge.text.printer import print_generic
from tests.oracles.syntax import read

CANONICAL = [
    "#arith.fastmath<ninf,nnan>",
    "#arith.overflow<nuw, nsw>",
    "#vector.kind<add>",
    "#gpu<dim x>",
    "#gpu.address_space<workgroup>",
    "#llvm.loop_vectorize<disable = false, width = 4 : i64>",
    "#llvm.target_features<[]>",
    '#llvm.target_features<["+a", "+b"]>',
    "#llvm.vscale_range<maxRange = 8 : i32, minRange = 1 : i32>",
    '#llvm.di_file<"a" in "b">',
    '#llvm.tbaa_root<id = "r">',
    "#llvm.tbaa_root",
    "#spirv.resource_limits<max_compute_workgroup_size = [1, 2, 3]>",
    "#nvvm<shfl_kind up>",
    "!shape.shape",
    "!pdl.operation",
    "!wasmssa<limit[0:5]>",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_a_spelling_becomes_upstreams(text: str) -> None:
    module = f"module attributes {{x.a = {text}}} {{}}"
    upstream = ir.Module.parse(module, ir.Context())
    wanted = upstream.operation.get_asm(print_generic_op_form=True)
    assert print_generic(read(module)) == wanted


def test_two_spellings_are_one_attribute() -> None:
    module = read(
        "module attributes {x.a = #arith.fastmath<nnan,ninf>, "
        "x.b = #arith.fastmath<ninf,nnan>} {}"
    )
    assert module.attributes["x.a"] is module.attributes["x.b"]


def test_an_attribute_inside_another_needs_no_mnemonic() -> None:
    module = read(
        "module attributes {x.a = #llvm.loop_annotation<unroll = <disable = true>>, "
        "x.b = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>>} {}"
    )
    assert module.attributes["x.a"] is module.attributes["x.b"]


def test_a_class_is_found_by_its_namespace() -> None:
    assert dialect_of("::mlir::LLVM::cconv::CConvAttr") == "llvm"
    assert find("::mlir::arith::FastMathFlagsAttr", "math", "attributes") == (
        "arith",
        "fastmath",
    )


def test_what_no_table_knows_has_no_definition() -> None:
    assert definition("arith", "nothing", "attributes") is None
