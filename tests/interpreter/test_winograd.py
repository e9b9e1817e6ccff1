"""Winograd's transforms, together a convolution, and each as compiled code has it."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.ir.arrays import Array


def _program(m: int, r: int, *, ty: str = "f32") -> bridge.Operation:
    """A convolution of 3 filters and 2 images of 2 x 3 tiles in 2 channels."""
    n, height, width = m + r - 1, 2 * m + r - 1, 3 * m + r - 1
    tiles = f"{n}x{n}x2x3x2"
    return bridge.parse(f"""
func.func @filter(%a: tensor<3x{r}x{r}x2x{ty}>) -> tensor<{n}x{n}x2x3x{ty}> {{
  %e = arith.constant dense<0.0> : tensor<{n}x{n}x2x3x{ty}>
  %r = linalg.winograd_filter_transform fmr(F_{m}_{r})
      ins(%a : tensor<3x{r}x{r}x2x{ty}>)
      outs(%e : tensor<{n}x{n}x2x3x{ty}>) -> tensor<{n}x{n}x2x3x{ty}>
  return %r : tensor<{n}x{n}x2x3x{ty}>
}}
func.func @image(%a: tensor<2x{height}x{width}x2x{ty}>) -> tensor<{tiles}x2x{ty}> {{
  %e = arith.constant dense<0.0> : tensor<{tiles}x2x{ty}>
  %r = linalg.winograd_input_transform fmr(F_{m}_{r})
      ins(%a : tensor<2x{height}x{width}x2x{ty}>)
      outs(%e : tensor<{tiles}x2x{ty}>) -> tensor<{tiles}x2x{ty}>
  return %r : tensor<{tiles}x2x{ty}>
}}
func.func @result(%a: tensor<{tiles}x3x{ty}>, %e: tensor<2x{2 * m}x{3 * m}x3x{ty}>)
    -> tensor<2x{2 * m}x{3 * m}x3x{ty}> {{
  %r = linalg.winograd_output_transform fmr(F_{m}_{r}) ins(%a : tensor<{tiles}x3x{ty}>)
      outs(%e : tensor<2x{2 * m}x{3 * m}x3x{ty}>) -> tensor<2x{2 * m}x{3 * m}x3x{ty}>
  return %r : tensor<2x{2 * m}x{3 * m}x3x{ty}>
}}
""")


def _convolved(image: Array, filters: Array) -> Array:
    r = filters.shape[1]
    windows = np.lib.stride_tricks.sliding_window_view(image, (r, r), (1, 2))
    found: Array = np.einsum("nhwcij,fijc->nhwf", windows, filters)
    return found


@pytest.mark.parametrize(("m", "r"), [(2, 3), (4, 3), (2, 5)])
def test_the_three_transforms_are_a_convolution(m: int, r: int) -> None:
    random = np.random.default_rng(1)
    filters = random.integers(-8, 9, (3, r, r, 2)).astype(np.float32)
    image = random.integers(-8, 9, (2, 2 * m + r - 1, 3 * m + r - 1, 2))
    module = _program(m, r)
    compiled = bridge.compile(module)

    def both(name: str, *given: Array) -> Array:
        (found,) = bridge.interpret(module, name, *given)
        assert isinstance(found, np.ndarray)
        np.testing.assert_allclose(compiled[name](*given), found, rtol=1e-4, atol=1e-3)
        return found

    one = both("filter", filters)
    other = both("image", image.astype(np.float32))
    product = np.einsum("ijcf,ijhwnc->ijhwnf", one, other)
    start = np.full((2, 2 * m, 3 * m, 3), 100, np.float32)
    found = both("result", product, start)
    wanted = _convolved(image, filters) + 100
    np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-2)


def test_transforms_along_one_dimension() -> None:
    # Upstream's matrices have the precision of f32.
    module = bridge.parse("""
    func.func @f(%a: tensor<2x3x1x5xf64>) -> tensor<6x1x5x2xf64> {
      %e = tensor.empty() : tensor<6x1x5x2xf64>
      %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x1x5xf64>)
          outs(%e : tensor<6x1x5x2xf64>) -> tensor<6x1x5x2xf64>
      return %r : tensor<6x1x5x2xf64>
    }
    """)
    given = np.arange(30.0).reshape(2, 3, 1, 5)
    wanted = bridge.compile(module)["f"](given)
    (found,) = bridge.interpret(module, "f", given)
    assert isinstance(found, np.ndarray)
    np.testing.assert_allclose(found, wanted, 1e-6)


def test_elements_that_doubles_do_not_hold_are_refused() -> None:
    with pytest.raises(bridge.Unsupported, match="no doubles hold"):
        bridge.interpret(
            _program(2, 3, ty="f128"), "filter", np.zeros((3, 3, 3, 2), np.longdouble)
        )


def test_transforms_of_unknown_sizes_are_interpreted_and_not_compiled() -> None:
    # Upstream makes loops of them that do not run.
    module = bridge.parse("""
    func.func @f(%a: tensor<2x3x3x?xf32>, %e: tensor<6x6x?x2xf32>)
        -> tensor<6x6x?x2xf32> {
      %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x?xf32>)
          outs(%e : tensor<6x6x?x2xf32>) -> tensor<6x6x?x2xf32>
      return %r : tensor<6x6x?x2xf32>
    }
    """)
    given = np.arange(90, dtype=np.float32).reshape(2, 3, 3, 5)
    (found,) = bridge.interpret(module, "f", given, np.zeros((6, 6, 5, 2), np.float32))
    assert isinstance(found, np.ndarray)
    assert found.shape == (6, 6, 5, 2)
    with pytest.raises(bridge.Unsupported, match="sizes that are not known"):
        bridge.compile(module)
