"""Each fault of a program is said once, where it happens; so is what has no meaning.

The rows are functions `f` without arguments, by their body.
"""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from tests.interpreter.judged import interpret, traps

_NUMBERS = "".join(
    [f"%c{n} = arith.constant {n} : index\n" for n in (0, 1, 2, 3, 4, 5, 9)]
    + ["%m1 = arith.constant -1 : index\n", "%x = arith.constant 1.0 : f32\n"]
)


def program(body: str, declared: str = "") -> str:
    return f"{declared}\nfunc.func @f() {{\n{_NUMBERS}{body}\nreturn\n}}"


_M = "%m = memref.alloc() : memref<4x4xf32>\n"
_FILLED = _M + "linalg.fill ins(%x : f32) outs(%m : memref<4x4xf32>)\n"
_P = "%p = ub.poison : index\n"
_T = "%t = arith.constant dense<1.0> : tensor<4x4xf32>\n"
_D = "%d = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>\n"
_V = "%v = arith.constant dense<1.0> : vector<4xf32>\n"

TRAPS = {
    "poison is used": _FILLED + _P + "memref.load %m[%p, %c0] : memref<4x4xf32>",
    "index 1 is poison": _T + _P + "tensor.extract %t[%c0, %p] : tensor<4x4xf32>",
    "index 9 of dimension 0, whose size is 4": _T
    + "tensor.extract %t[%c9, %c0] : tensor<4x4xf32>",
    "dimension 9 of a tensor of rank 2": _T
    + _D
    + "tensor.dim %d, %c9 : tensor<?x?xf32>",
    "division by zero": "arith.remui %c1, %c0 : index",
    "division by poison": _P + "arith.divui %c1, %p : index",
    "bytes are allocated, more than there is": """
%big = arith.constant 1000000000000 : index
memref.alloc(%big) : memref<?xf32>""",
    "index 0 is poison: it is poison": _FILLED
    + _P
    + """%mask = vector.constant_mask [2] : vector<4xi1>
%pass = arith.constant dense<0.0> : vector<4xf32>
vector.maskedload %m[%p, %c0], %mask, %pass
  : memref<4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>""",
    "a lane after the first, of a single element": """
%one = memref.alloc() : memref<f32>
memref.store %x, %one[] : memref<f32>
%mask = vector.constant_mask [2] : vector<4xi1>
%pass = arith.constant dense<0.0> : vector<4xf32>
vector.maskedload %one[], %mask, %pass
  : memref<f32>, vector<4xi1>, vector<4xf32> into vector<4xf32>""",
    "poison is used: it is poison": _P
    + "affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%c1)[%p]",
    "division by poison: it is poison": "%i = arith.constant 1 : i32\n"
    "%p = ub.poison : i32\narith.floordivsi %i, %p : i32",
    "poison is printed": "%p = ub.poison : i32\nvector.print %p : i32",
    "a poison value is called": "%p = ub.poison : () -> ()\n"
    "call_indirect %p() : () -> ()",
    "a tile of 0 elements": _T
    + _D
    + "%none = arith.subi %c1, %c1 : index\n"
    + """%into = tensor.empty(%c4, %c4, %c0) : tensor<?x?x?x4xf32>
%k = linalg.pack %d inner_dims_pos = [0, 1] inner_tiles = [%none, 4] into %into
  : tensor<?x?xf32> -> tensor<?x?x?x4xf32>""",
    "a tile is not full": _T
    + _D
    + """%into = tensor.empty(%c2, %c1, %c3) : tensor<?x?x?x4xf32>
%k = linalg.pack %d inner_dims_pos = [0, 1] inner_tiles = [%c3, 4] into %into
  : tensor<?x?xf32> -> tensor<?x?x?x4xf32>""",
    "elements are unpacked to": _T
    + """%e = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [2, 2, 1, 4]
  : tensor<4x4xf32> into tensor<2x2x1x4xf32>
%s = tensor.cast %e : tensor<2x2x1x4xf32> to tensor<?x?x?x4xf32>
%into = tensor.empty(%c9, %c4) : tensor<?x?xf32>
%k = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [%c1, 4] into %into
  : tensor<?x?x?x4xf32> -> tensor<?x?xf32>""",
    "a lane of a mask is poison": _FILLED
    + """%mask = ub.poison : vector<4xi1>
%pass = arith.constant dense<0.0> : vector<4xf32>
vector.maskedload %m[%c0, %c0], %mask, %pass
  : memref<4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>""",
    "an index is poison": _FILLED
    + """%mask = vector.constant_mask [2] : vector<4xi1>
%at = ub.poison : vector<4xindex>
%pass = arith.constant dense<0.0> : vector<4xf32>
vector.gather %m[%c0, %c0] [%at], %mask, %pass
  : memref<4x4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>""",
    "is replaced by one of": _T
    + _D
    + """%s = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
tensor.insert_slice %s into %d[0, 0] [%c2, %c3] [1, 1]
  : tensor<?x?xf32> into tensor<?x?xf32>""",
    "padding of": _T
    + """tensor.pad %t low[%m1, 0] high[0, 0] {
^bb0(%i: index, %j: index):
  tensor.yield %x : f32
} : tensor<4x4xf32> to tensor<?x4xf32>""",
    "is reshaped to": _T
    + """%shape = tensor.from_elements %c3 : tensor<1xindex>
tensor.reshape %t(%shape) : (tensor<4x4xf32>, tensor<1xindex>) -> tensor<?xf32>""",
    "are put together": _T
    + """%s = tensor.extract_slice %t[0, 0] [4, %c3] [1, 1]
  : tensor<4x4xf32> to tensor<4x?xf32>
tensor.concat dim(0) %t, %s : (tensor<4x4xf32>, tensor<4x?xf32>) -> tensor<8x?xf32>""",
    "coordinate 9 of dimension 1": _T
    + """%at = arith.constant dense<9> : tensor<1x1xindex>
tensor.gather %t[%at] gather_dims([1])
  : (tensor<4x4xf32>, tensor<1x1xindex>) -> tensor<1x4xf32>""",
    "two slices are scattered to one place": _T
    + """%at = arith.constant dense<1> : tensor<2x1xindex>
%s = arith.constant dense<0.0> : tensor<2x4xf32>
tensor.scatter %s into %t[%at] scatter_dims([0]) unique
  : (tensor<2x4xf32>, tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<4x4xf32>""",
    "the bound of dimension 0 of a mask is poison": _P
    + "vector.create_mask %p : vector<4xi1>",
    "a memref is reshaped that is not contiguous": _FILLED
    + """%shape = memref.alloc() : memref<1xindex>
memref.store %c4, %shape[%c0] : memref<1xindex>
%s = memref.subview %m[0, 0] [4, 1] [1, 1]
  : memref<4x4xf32> to memref<4x1xf32, strided<[4, 1]>>
%u = memref.cast %s : memref<4x1xf32, strided<[4, 1]>> to memref<*xf32>
memref.reshape %u(%shape) : (memref<*xf32>, memref<1xindex>) -> memref<4xf32>""",
}

_DMA = """
%a = memref.alloc() : memref<8xf32>
linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
%b = memref.alloc() : memref<8xf32, 1>
%tag = memref.alloc() : memref<1xi32>
"""
_START = (
    "memref.dma_start %a[%c0], %b[%c0], %c4, %tag[%c0]"
    " : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>\n"
)
TRAPS |= {
    "two transfers are to the same memory at once": _DMA + _START + _START,
    "a transfer of -1 elements": _DMA + _START.replace("%c4", "%m1"),
    "to memory that overlaps its source": _DMA
    + "memref.dma_start %a[%c0], %a[%c2], %c4, %tag[%c0]"
    " : memref<8xf32>, memref<8xf32>, memref<1xi32>",
}

_MAPPED = "affine_map<(d0) -> (d0 + d0 floordiv 2)>"

UNSUPPORTED = {
    "the elements of a scalable vector": """
%v = vector.broadcast %x : f32 to vector<[4]xf32>
%e:4 = vector.to_elements %v : vector<[4]xf32>""",
    "the runtime does not print i100": """
%i = arith.constant 1 : i100
vector.print %i : i100""",
    "poison of tensor": "%p = ub.poison : tensor<?xf32>",
    "which memory space is slower": _DMA.replace("f32, 1", 'f32, "slow"')
    + _START.replace("f32, 1", 'f32, "slow"'),
}

NO_ARRAYS = {
    "numpy has no type for the elements of": "memref<4xi7>",
    "whose layout has no strides": f"memref<4xf32, {_MAPPED}>",
}


@pytest.mark.parametrize("fault", TRAPS)
def test_a_fault_traps(fault: str) -> None:
    traps(program(TRAPS[fault]), fault)


@pytest.mark.parametrize("fault", UNSUPPORTED)
def test_what_is_not_modelled_is_refused(fault: str) -> None:
    with pytest.raises(bridge.Unsupported, match=fault):
        interpret(program(UNSUPPORTED[fault]))


def test_a_loop_whose_length_nothing_says_is_refused() -> None:
    body = """%b = memref.alloc() : memref<8xf32>
linalg.generic {
  indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (i + j)>],
  iterator_types = ["parallel", "parallel"]
} ins(%b : memref<8xf32>) outs(%b : memref<8xf32>) {
^bb0(%a: f32, %c: f32):
  linalg.yield %a : f32
}"""
    with pytest.raises(bridge.Unsupported, match="no operand says how long"):
        bridge.interpret(bridge.parse(program(body)), "f")


@pytest.mark.parametrize("fault", NO_ARRAYS)
def test_arguments_without_an_array_are_refused(fault: str) -> None:
    text = f"func.func @f(%m: {NO_ARRAYS[fault]}) {{ return }}"
    with pytest.raises(bridge.Unsupported, match=fault):
        interpret(text, np.zeros(4, np.float32))


def test_a_function_that_is_not_there_is_refused() -> None:
    with pytest.raises(bridge.Unsupported, match="there is no function @g"):
        interpret(program(""), name="g")


def test_a_vector_in_memory_begins_at_a_multiple_of_its_size() -> None:
    text = """func.func @f(%a: memref<12xf32>, %b: memref<8xf32>) {
      %c = vector.type_cast %b : memref<8xf32> to memref<vector<8xf32>>
      return
    }"""
    array = np.zeros(12, np.float32)
    with pytest.raises(bridge.Trap, match="of 32 bytes begins at offset 4"):
        interpret(text, array, array[1:9])


def test_a_function_of_llvm_that_takes_pointers_is_called_by_a_signature() -> None:
    with pytest.raises(bridge.Unsupported, match="is called without a signature"):
        interpret("llvm.func @f(%p: !llvm.ptr) {\n llvm.return\n}")


def test_a_function_of_llvm_that_takes_scalars_is_called_as_any_other() -> None:
    text = """llvm.func @f(%a: i32) -> i32 {
      %b = llvm.add %a, %a : i32
      llvm.return %b : i32
    }"""
    assert interpret(text, 21) == (42,)


NOT_MODELLED = {
    "a cast of several values": """
%a:2 = builtin.unrealized_conversion_cast %c0 : index to i64, i64""",
    "'gpu.thread_id': it is not interpreted": "%i = gpu.thread_id x",
}


@pytest.mark.parametrize("what", NOT_MODELLED)
def test_what_has_no_meaning_here_is_refused(what: str) -> None:
    with pytest.raises(bridge.Unsupported, match=what):
        interpret(program(NOT_MODELLED[what]))
