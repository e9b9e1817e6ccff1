"""Memrefs with layouts become those that the layouts map to, where all can follow."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge

PASS = "normalize-memrefs"
SWAPPED = "memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>"


def normalized(text: str) -> str:
    module = bridge.parse(text)
    bridge.verify(module)
    bridge.run_passes(module, PASS, engine="native")
    bridge.verify(module)
    return bridge.format(module)


def is_left(text: str) -> bool:
    return normalized(text) == bridge.format(bridge.parse(text))


def body(lines: str, arguments: str = "") -> str:
    return f"func.func @f({arguments}) {{\n{lines}\nreturn\n}}"


def test_functions_change_with_their_calls() -> None:
    text = f"""
    func.func private @g(%m: {SWAPPED}) -> {SWAPPED} {{
      return %m : {SWAPPED}
    }}
    func.func @f(%m: {SWAPPED}) {{
      %0 = call @g(%m) : ({SWAPPED}) -> {SWAPPED}
      return
    }}
    """
    found = normalized(text)
    assert "@g(%arg0: memref<8x4xf32>) -> memref<8x4xf32>" in found
    assert "affine_map" not in found


@pytest.mark.parametrize(
    "lines",
    [
        f"""%c0 = arith.constant 0 : index
        %m = memref.alloc() : {SWAPPED}
        %n = memref.dim %m, %c0 : {SWAPPED}""",
        f"""%m = memref.alloc() : {SWAPPED}
        %v = affine.vector_load %m[0, 0] : {SWAPPED}, vector<2xf32>""",
        """%m = memref.alloc() : memref<4xf32, affine_map<(d0) -> (d0 - 1)>>""",
        """%s = arith.constant 1 : index
        %m = memref.alloc()[%s] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>""",
        """%s = arith.constant 4 : index
        %m = memref.alloc(%s) : memref<?xf32, affine_map<(d0) -> (d0 + 1)>>""",
        f"""%m = memref.alloc() : {SWAPPED}
        %n = memref.cast %m : {SWAPPED} to {SWAPPED}""",
    ],
    ids=["dim", "torn", "negative", "symbol", "dynamic", "cast"],
)
def test_a_layout_stays_where_something_cannot_follow(lines: str) -> None:
    assert is_left(body(lines))


def test_what_goes_into_a_memref_of_memrefs_keeps_its_layout() -> None:
    assert is_left(
        f"""func.func @f(%mm: memref<1x{SWAPPED}>) {{
          %c0 = arith.constant 0 : index
          %m = memref.alloc() : {SWAPPED}
          memref.store %m, %mm[%c0] : memref<1x{SWAPPED}>
          return
        }}"""
    )


def test_what_is_given_a_view_keeps_its_layout() -> None:
    ty = "memref<1xf32, strided<[1], offset: 2>>"
    assert is_left(
        f"""func.func private @g(%m: {ty}) {{ return }}
        func.func @f(%m: memref<4xf32>) {{
          %v = memref.subview %m[2] [1] [1] : memref<4xf32> to {ty}
          call @g(%v) : ({ty}) -> ()
          return
        }}"""
    )


def test_a_function_that_is_a_value_keeps_its_type() -> None:
    assert is_left(
        f"""func.func private @g(%m: {SWAPPED}) {{ return }}
        func.func @f() -> (({SWAPPED}) -> ()) {{
          %g = constant @g : ({SWAPPED}) -> ()
          return %g : ({SWAPPED}) -> ()
        }}"""
    )


def test_a_vector_of_neighbours_follows() -> None:
    ty = "memref<4x8xf32, affine_map<(d0, d1) -> (d0 + 1, d1 + 2)>>"
    found = normalized(
        body(
            f"""%m = memref.alloc() : {ty}
            %v = affine.vector_load %m[1, 3] : {ty}, vector<2xf32>"""
        )
    )
    assert "affine.vector_load %alloc[2, 5] : memref<5x10xf32>" in found


@st.composite
def layouts(draw: st.DrawFn) -> str:
    """A map of the indices of a 4x6 memref."""
    a, b, c = (draw(st.integers(1, 4)) for _ in range(3))
    return draw(
        st.sampled_from(
            [
                "(d1, d0)",
                f"(d0 * {a}, d1 + {b})",
                f"(d0 * {6 * a} + d1 + {b})",
                f"(d0 floordiv {a}, d1 floordiv {b}, d0 mod {a}, d1 mod {b})",
                f"(d0 + d1 * {3 + a}, {c})",
            ]
        )
    )


@given(layouts(), st.integers(0, 3), st.integers(0, 5))
def test_what_a_function_gives_stays_the_same(layout: str, i: int, j: int) -> None:
    ty = f"memref<4x6xi32, affine_map<(d0, d1) -> {layout}>>"
    text = f"""func.func @f(%x: memref<4x6xi32>) -> (i32, i32) {{
      %i = arith.constant {i} : index
      %j = arith.constant {j} : index
      %m = memref.alloca() : {ty}
      affine.for %a = 0 to 4 {{
        affine.for %b = 0 to 6 {{
          %0 = affine.load %x[%a, %b] : memref<4x6xi32>
          affine.store %0, %m[%a, %b] : {ty}
        }}
      }}
      %1 = affine.load %m[{i}, {j}] : {ty}
      %2 = memref.load %m[%i, %j] : {ty}
      return %1, %2 : i32, i32
    }}"""
    module = bridge.parse(text)
    values = np.arange(24, dtype=np.int32).reshape(4, 6)
    before = bridge.interpret(module, "f", values)
    after = bridge.parse(normalized(text))
    assert "affine_map<(d0, d1) -> (d1, d0)>" not in str(after).partition("alloca")[2]
    assert bridge.interpret(after, "f", values) == before
