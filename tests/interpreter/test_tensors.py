"""Tensors are made, taken apart and put together as compiled code does it."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from tests.interpreter.judged import interpret, traps

_TENSORS = """
func.func @slices(%t: tensor<4x6xi32>, %o: index, %s: index) -> tensor<2x?xi32> {
  %r = tensor.extract_slice %t[%o, 1] [2, %s] [1, 2]
    : tensor<4x6xi32> to tensor<2x?xi32>
  return %r : tensor<2x?xi32>
}
func.func @row(%t: tensor<4x6xi32>, %o: index) -> tensor<6xi32> {
  %r = tensor.extract_slice %t[%o, 0] [1, 6] [1, 1] : tensor<4x6xi32> to tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @put(%p: tensor<2x2xi32>, %t: tensor<4x6xi32>, %o: index)
    -> tensor<4x6xi32> {
  %r = tensor.insert_slice %p into %t[%o, 3] [2, 2] [2, 1]
    : tensor<2x2xi32> into tensor<4x6xi32>
  return %r : tensor<4x6xi32>
}
func.func @pad(%t: tensor<2x2xi32>, %n: index) -> tensor<?x?xi32> {
  %c7 = arith.constant 7 : i32
  %r = tensor.pad %t low[1, %n] high[%n, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c7 : i32
  } : tensor<2x2xi32> to tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @generate(%n: index) -> tensor<?x3xindex> {
  %r = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.subi %i, %j : index
    tensor.yield %s : index
  } : tensor<?x3xindex>
  return %r : tensor<?x3xindex>
}
func.func @element(%t: tensor<4x6xi32>, %i: index, %j: index) -> i32 {
  %e = tensor.extract %t[%i, %j] : tensor<4x6xi32>
  %u = tensor.insert %e into %t[%j, %i] : tensor<4x6xi32>
  %f = tensor.extract %u[%j, %i] : tensor<4x6xi32>
  return %f : i32
}
func.func @shapes(%t: tensor<4x6xi32>) -> (tensor<24xi32>, tensor<2x2x6xi32>, index) {
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<4x6xi32> into tensor<24xi32>
  %e = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 6]
    : tensor<4x6xi32> into tensor<2x2x6xi32>
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c1 : tensor<4x6xi32>
  return %c, %e, %d : tensor<24xi32>, tensor<2x2x6xi32>, index
}
func.func @cast(%t: tensor<?x6xi32>) -> tensor<4x6xi32> {
  %r = tensor.cast %t : tensor<?x6xi32> to tensor<4x6xi32>
  return %r : tensor<4x6xi32>
}
func.func @concat(%t: tensor<4x6xi32>) -> tensor<4x12xi32> {
  %r = tensor.concat dim(1) %t, %t
    : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x12xi32>
  return %r : tensor<4x12xi32>
}
func.func @gather(%t: tensor<4x6xi32>, %i: tensor<2x1xindex>) -> tensor<2x6xi32> {
  %r = tensor.gather %t[%i] gather_dims([0])
    : (tensor<4x6xi32>, tensor<2x1xindex>) -> tensor<2x6xi32>
  return %r : tensor<2x6xi32>
}
func.func @empty() -> tensor<2xf32> {
  %r = tensor.empty() : tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @filled(%x: f32) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %r = linalg.fill ins(%x : f32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
"""

_T = np.arange(24, dtype=np.int32).reshape(4, 6)


@pytest.fixture(scope="module")
def module() -> bridge.Operation:
    found = bridge.parse(_TENSORS)
    bridge.verify(found)
    return found


def _one(module: bridge.Operation, name: str, *arguments: object) -> object:
    (found,) = bridge.interpret(module, name, *arguments)
    return found


def test_slices_are_numpys(module: bridge.Operation) -> None:
    found = _one(module, "slices", _T, 2, 3)
    np.testing.assert_array_equal(found, _T[2:4, 1:6:2])
    np.testing.assert_array_equal(_one(module, "row", _T, 3), _T[3])
    part = np.array([[-1, -2], [-3, -4]], np.int32)
    wanted = _T.copy()
    wanted[1:4:2, 3:5] = part
    np.testing.assert_array_equal(_one(module, "put", part, _T, 1), wanted)


def test_a_slice_out_of_bounds_is_a_trap(module: bridge.Operation) -> None:
    with pytest.raises(bridge.Trap, match="a slice from 3 to 4 of dimension 0"):
        bridge.interpret(module, "slices", _T, 3, 1)
    with pytest.raises(bridge.Trap, match="a slice from -1 to -1 of dimension 0"):
        bridge.interpret(module, "row", _T, -1)


def test_padding_and_generating_ask_the_region(module: bridge.Operation) -> None:
    found = _one(module, "pad", [[1, 2], [3, 4]], 2)
    wanted = np.full((5, 4), 7)
    wanted[1:3, 2:4] = [[1, 2], [3, 4]]
    np.testing.assert_array_equal(found, wanted)
    np.testing.assert_array_equal(
        _one(module, "generate", 2), [[0, -1, -2], [1, 0, -1]]
    )
    with pytest.raises(bridge.Trap, match="size -1 of dimension 0"):
        bridge.interpret(module, "generate", -1)


def test_elements_shapes_and_parts(module: bridge.Operation) -> None:
    assert _one(module, "element", _T, 1, 2) == 8
    with pytest.raises(bridge.Trap, match="index 4 of dimension 0"):
        bridge.interpret(module, "element", _T, 1, 4)
    collapsed, expanded, size = bridge.interpret(module, "shapes", _T)
    np.testing.assert_array_equal(collapsed, _T.reshape(24))
    np.testing.assert_array_equal(expanded, _T.reshape(2, 2, 6))
    assert size == 6
    np.testing.assert_array_equal(_one(module, "cast", _T), _T)
    with pytest.raises(bridge.Trap, match=r"\[3, 6\] is cast to one of \[4, 6\]"):
        bridge.interpret(module, "cast", _T[:3])
    np.testing.assert_array_equal(_one(module, "concat", _T), np.hstack([_T, _T]))
    np.testing.assert_array_equal(_one(module, "gather", _T, [[3], [1]]), _T[[3, 1]])


def test_a_result_may_have_no_rank() -> None:
    module = bridge.parse("""
func.func @f(%t: tensor<2xf32>) -> tensor<*xf32> {
  %u = tensor.cast %t : tensor<2xf32> to tensor<*xf32>
  return %u : tensor<*xf32>
}
""")
    given = np.array([1.5, -2.0], np.float32)
    (found,) = bridge.interpret(module, "f", given)
    np.testing.assert_array_equal(found, given)


def test_what_an_empty_tensor_holds_is_poison(module: bridge.Operation) -> None:
    with pytest.raises(bridge.Trap, match=r"poison: an element .* 'tensor.empty'"):
        bridge.interpret(module, "empty")
    np.testing.assert_array_equal(_one(module, "filled", 2.5), np.full((2, 3), 2.5))


def test_a_sparse_constant_has_zeros_elsewhere() -> None:
    types = (
        "tensor<3x2xi32>",
        "vector<2xf16>",
        "tensor<2xcomplex<f32>>",
        "tensor<2xi7>",
    )
    texts = (
        "[[0, 1], [2, 0]], [5, -7]",
        "[[1]], [1.5]",
        "[[1]], [(1.0, 2.0)]",
        "[[0], [1]], -3",
    )
    lines = [
        f"%r{i} = arith.constant sparse<{text}> : {ty}"
        for i, (text, ty) in enumerate(zip(texts, types, strict=True))
    ]
    found = interpret(f"""func.func @f() -> ({", ".join(types)}) {{
      {" ".join(lines)}
      return %r0, %r1, %r2, %r3 : {", ".join(types)}
    }}""")
    wanted = ([[0, 5], [0, 0], [-7, 0]], [0, 1.5], [0, 1 + 2j], [-3, -3])
    for one, other in zip(found, wanted, strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(other))


def test_a_sparse_global_is_read() -> None:
    (found,) = interpret("""
      memref.global constant @g : memref<4xi8> = sparse<[[2]], [9]>
      func.func @f() -> i8 {
        %m = memref.get_global @g : memref<4xi8>
        %i = arith.constant 2 : index
        %r = memref.load %m[%i] : memref<4xi8>
        return %r : i8
      }""")
    assert found == 9


def test_what_is_made_has_the_sizes_of_its_type() -> None:
    message = "size 4 of dimension 0 of the result, whose type says 3"
    given = np.zeros(2, np.int8)
    traps(
        """func.func @f(%a: tensor<?xi8>) -> tensor<3xi8> {
          %r = tensor.concat dim(0) %a, %a
            : (tensor<?xi8>, tensor<?xi8>) -> tensor<3xi8>
          return %r : tensor<3xi8>
        }""",
        message,
        given,
    )
    traps(
        """func.func @f(%a: tensor<?xi8>) -> tensor<3xi8> {
          %z = arith.constant 0 : i8
          %r = tensor.pad %a low[1] high[1] {
          ^bb0(%i: index):
            tensor.yield %z : i8
          } : tensor<?xi8> to tensor<3xi8>
          return %r : tensor<3xi8>
        }""",
        message,
        given,
    )


def test_vectors_as_elements_are_the_last_dimensions_of_an_array() -> None:
    module = bridge.parse("""
    func.func @f(%t: tensor<2xvector<3xf32>>, %v: vector<3xf32>)
        -> (tensor<2xvector<3xf32>>, tensor<vector<3xf32>>) {
      %one = arith.constant 1 : index
      %new = tensor.insert %v into %t[%one] : tensor<2xvector<3xf32>>
      %e = tensor.empty() : tensor<vector<3xf32>>
      %f = linalg.fill ins(%v : vector<3xf32>) outs(%e : tensor<vector<3xf32>>)
          -> tensor<vector<3xf32>>
      return %new, %f : tensor<2xvector<3xf32>>, tensor<vector<3xf32>>
    }""")
    given = np.arange(6, dtype=np.float32).reshape(2, 3)
    made = bridge.interpret(module, "f", given, given[0] + 7)
    assert isinstance(made, tuple)
    changed, filled = made
    assert np.asarray(changed).tolist() == [[0, 1, 2], [7, 8, 9]]
    assert np.asarray(filled).tolist() == [7, 8, 9]
    with pytest.raises(ValueError, match="expected shape"):
        bridge.interpret(module, "f", given[0], given[0])
