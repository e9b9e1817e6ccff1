"""Texts that once ended in a traceback: of most of them the reference dies."""

from __future__ import annotations

from typing import Final

import pytest

import bridge
from bridge import legacy
from tools.hostile_edits import use

REFUSED: Final = {
    "a grid without devices": (
        "shard.grid @g(shape = 0)\n"
        "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
        "  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0"
        " : tensor<4xf32> -> tensor<4xf32>\n"
        "  return %0 : tensor<4xf32>\n}",
        "not divisible by collective device group size 0",
    ),
    "a loop over no spaces": (
        '"sparse_tensor.coiterate"() <{crdUsedLvls = 0 : i64, cases = [], '
        "operandSegmentSizes = array<i32: 0, 0>}> ({\n"
        '  "sparse_tensor.yield"() : () -> ()\n}) : () -> ()',
        "contains duplicated cases",
    ),
    "more groups of bounds than memory holds": (
        "func.func @f() {\n"
        '  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, '
        "lowerBoundsGroups = dense<1> : tensor<1xi32>, "
        "upperBoundsMap = affine_map<() -> (9, 9)>, upperBoundsGroups = "
        "dense<1> : tensor<4294967296xi32>, steps = [1], reductions = []}> ({\n"
        "  ^bb0(%i: index):\n    affine.yield\n  }) : () -> ()\n  return\n}",
        "must all match",
    ),
    "a mapper without a block": (
        '"omp.declare_mapper"() <{sym_name = "a", type = i32}> ({}) : () -> ()',
        "expected terminator to be a DeclareMapperInfoOp",
    ),
    "a structured op without operands": (
        '"linalg.mul"() <{operandSegmentSizes = array<i32: 0, 0>}> ({\n'
        '^bb0(%a: index):\n  "linalg.yield"() : () -> ()\n}) : () -> ()',
        "expected as many non-induction variable region arguments",
    ),
    "a bit vector of all bits": (
        '"smt.bv.constant"() <{value = #smt.bv<0> : !smt.bv<9223372036854775807>}>'
        " : () -> !smt.bv<32>",
        "inferred type",
    ),
    "a negative number of operands": (
        "func.func @f(%i: index) {\n"
        '  %r = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = '
        "array<i32: -2147483648, 1>, static_basis = array<i64: 2, 2>}>"
        " : (index, index) -> index\n  return\n}",
        "cannot have negative elements",
    ),
    "a float of any width": (
        '"a.b"() {x = dense<0> : vector<2xbf3402823669>} : () -> ()',
        "expected non-function type",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_it_is_refused(name: str) -> None:
    text, message = REFUSED[name]
    with pytest.raises(bridge.Error, match=message):
        bridge.verify(bridge.parse(text, allow_unregistered=True))
    if '"a.b"' not in text:
        use(bridge.parse(text, allow_unregistered=True))


def test_a_type_of_any_width_in_old_text_is_refused() -> None:
    text = "llvm.func @f(%a: !llvm.i36893488147419103231)"
    with pytest.raises(bridge.Malformed, match="width") as caught:
        legacy.parse(text)
    assert caught.value.diagnostics[0].location.column == text.index("!") + 1


def test_arrays_may_nest_as_deep_as_types_are_read() -> None:
    array = "!llvm.array<1 x " + "array<1 x " * 999 + "i32" + ">" * 1000
    module = bridge.parse(f"llvm.func @f({array})")
    bridge.verify(module)
    assert array in bridge.format(module)


def test_one_that_nests_deeper_is_refused() -> None:
    array = "!llvm.array<1 x " + "array<1 x " * 1000 + "i32" + ">" * 1001
    with pytest.raises(bridge.Malformed, match="nested deeper than 1000"):
        bridge.parse(f"llvm.func @f({array})")


def test_an_old_module_that_defines_results_is_refused() -> None:
    text = """"spv.module"() ({
      spv._module_end
    }) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> (tuple<>)
    """
    with pytest.raises(bridge.Malformed, match="defines 0 results today"):
        legacy.parse(text)
