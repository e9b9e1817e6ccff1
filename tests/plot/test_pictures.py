"""Pictures have what analyses say: points, arrows, elements, and their order."""

from __future__ import annotations

from pathlib import Path

import islpy as isl
import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.collections import PathCollection
from matplotlib.colors import to_rgba
from matplotlib.patches import FancyArrowPatch, Rectangle

import bridge
from bridge import plot
from bridge.analysis import accesses_of, domain, unknown
from bridge.ir.core import Operation
from bridge.plot import Picture
from bridge.plot.memory import READ, WRITTEN
from bridge.plot.model import known
from bridge.plot.picture import FADED
from tests.analysis.test_queries import ops

WAVE = """
func.func @wave(%a: memref<10x14xf32>) {
  affine.for %t = 1 to 10 {
    affine.for %i = 1 to 13 {
      %l = affine.load %a[%t - 1, %i - 1] : memref<10x14xf32>
      affine.store %l, %a[%t, %i] : memref<10x14xf32>
    }
  }
  return
}"""

SUM = """
func.func @sum(%a: memref<8x8xf32>, %y: memref<8xf32>, %num: index) {
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to %num {
    affine.store %z, %y[%i] : memref<8xf32>
    affine.for %j = 0 to 8 step 3 {
      %s = affine.load %y[%i] : memref<8xf32>
      affine.store %s, %y[%i] : memref<8xf32>
    }
    affine.store %z, %y[%i] : memref<8xf32>
  }
  return
}"""

CUBE = """
func.func @cube() {
  %a = memref.alloc() : memref<6x6x6xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        affine.for %l = 0 to 40 {
          %v = affine.load %a[%i, %j, %k + 1] : memref<6x6x6xf32>
          affine.store %v, %a[%i, %j, %k] : memref<6x6x6xf32>
        }
      }
    }
  }
  return
}"""


def parsed(text: str) -> Operation:
    module = bridge.parse(text)
    bridge.verify(module)
    return module


def axes(picture: Picture) -> Axes:
    (found,) = picture.figure.axes
    return found


def dots(picture: Picture) -> set[tuple[float, ...]]:
    """Where marks are, but faint ones."""
    faint = to_rgba(FADED)
    return {
        tuple(spot)
        for marks in axes(picture).collections
        if isinstance(marks, PathCollection)
        and not np.allclose(np.asarray(marks.get_facecolor())[0], faint)
        for spot in np.asarray(marks.get_offsets()).tolist()
    }


def arrows(picture: Picture) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
    found = [p for p in axes(picture).patches if isinstance(p, FancyArrowPatch)]
    return sorted((p._posA_posB[0], p._posA_posB[1]) for p in found)  # type: ignore[attr-defined]


def texts(picture: Picture) -> list[str]:
    legend = axes(picture).get_legend()
    return [] if legend is None else [text.get_text() for text in legend.get_texts()]


def test_a_domain_has_a_mark_for_each_iteration() -> None:
    outer, inner = ops(parsed(WAVE), "affine.for")
    expected = {(t, i) for t in range(1, 10) for i in range(1, 13)}
    picture = plot.domain(inner)
    assert dots(picture) == expected
    assert axes(picture).get_xlabel() == "t"
    assert axes(picture).get_ylabel() == "i"
    assert dots(plot.domain(outer)) == {(t, 0) for t in range(1, 10)}


def test_parameters_have_usual_or_given_values_that_the_title_tells() -> None:
    _, inner = ops(parsed(SUM), "affine.for")
    picture = plot.domain(inner)
    assert dots(picture) == {(i, j) for i in range(8) for j in (0, 3, 6)}
    assert "num = 8" in axes(picture).get_title(loc="left")
    assert len(dots(plot.domain(inner, values={"num": 2}))) == 6


def test_parameters_that_must_be_others_have_a_value_that_works() -> None:
    module = parsed("""
    func.func @f(%num: index) {
      affine.for %i = 0 to affine_map<()[s0] -> (s0 - 90)>()[%num] {
      }
      return
    }""")
    assert dots(plot.domain(ops(module, "affine.for")[0]))


def test_of_many_iterations_the_first_are_drawn() -> None:
    module = parsed("func.func @f() { affine.for %i = 3 to 1000 step 2 { } return }")
    picture = plot.domain(ops(module, "affine.for")[0])
    assert dots(picture) == {(i, 0) for i in range(3, 3 + 64, 2)}
    assert "the first iterations" in axes(picture).get_title(loc="left")


def test_dependences_are_arrows_from_source_to_sink() -> None:
    picture = plot.dependences(ops(parsed(WAVE), "affine.for")[0])
    expected = [((t, i), (t + 1, i + 1)) for t in range(1, 9) for i in range(1, 12)]
    assert arrows(picture) == expected
    assert texts(picture) == ["flow: store %a → load %a, by (1, 1)"]


def test_what_is_beside_an_inner_loop_is_drawn_before_or_after_it() -> None:
    picture = plot.dependences(
        ops(parsed(SUM), "affine.for")[0], values={"num": 1}, kinds=("flow",)
    )
    assert dots(picture) == {(0, -1), (0, 0), (0, 3), (0, 6), (0, 7)}
    assert ((0, -1), (0, 0)) in arrows(picture)
    assert ((0, 0), (0, 3)) in arrows(picture)


def test_a_loop_without_dependences_says_so() -> None:
    module = parsed("""
    func.func @f(%a: memref<8xf32>) {
      affine.for %i = 0 to 8 {
        %v = affine.load %a[%i] : memref<8xf32>
      }
      return
    }""")
    picture = plot.dependences(ops(module, "affine.for")[0])
    assert not arrows(picture)
    assert texts(picture) == ["no dependence"]


def test_dependences_that_are_not_drawn_are_told() -> None:
    picture = plot.dependences(ops(parsed(CUBE), "affine.for")[0])
    assert any("by (" in text for text in texts(picture))
    assert any("within an iteration" in text for text in texts(picture))
    assert "the outer 3 of 4 loops" in axes(picture).get_title(loc="left")


def test_an_order_goes_through_iterations_as_they_run() -> None:
    outer = ops(parsed(WAVE), "affine.for")[0]
    (line,) = axes(plot.schedule(outer)).get_lines()
    spots = np.asarray(line.get_xydata()).tolist()
    assert spots == [[t, i] for t in range(1, 10) for i in range(1, 13)]


def test_another_order_is_drawn_in_its_place() -> None:
    outer = ops(parsed(WAVE), "affine.for")[0]
    turned = isl.Map("{ [t, i] -> [i, t] }")
    times = {one.op: turned for one in known(accesses_of(outer))}
    (line,) = axes(plot.schedule(outer, times)).get_lines()
    spots = np.asarray(line.get_xydata()).tolist()
    assert spots == [[t, i] for i in range(1, 13) for t in range(1, 10)]
    with pytest.raises(ValueError, match=r"no time for 'affine\.load' op"):
        plot.schedule(outer, {})


def filled(picture: Picture, colour: str) -> set[tuple[float, float]]:
    """The cells of a colour by row and column."""
    return {
        (round(p.get_y() + 0.42), round(p.get_x() + 0.42))
        for p in axes(picture).patches
        if isinstance(p, Rectangle) and p.get_facecolor() == to_rgba(colour)
    }


def test_a_footprint_has_the_cells_that_are_read_and_written() -> None:
    module = parsed(WAVE)
    _, inner = ops(module, "affine.for")
    memref = ops(module, "affine.load")[0].operands[0]
    picture = plot.footprint(inner, memref, at=[4])
    assert filled(picture, READ) == {(3, i) for i in range(12)}
    assert filled(picture, WRITTEN) == {(4, i) for i in range(1, 13)}
    assert texts(picture) == ["read: 12", "written: 12"]
    assert "t = 4" in axes(picture).get_title(loc="left")
    assert filled(plot.footprint(inner, memref), READ) == {(0, i) for i in range(12)}


def test_three_dimensions_are_drawn(tmp_path: Path) -> None:
    module = parsed(CUBE)
    outer = ops(module, "affine.for")[0]
    memref = ops(module, "memref.alloc")[0].results[0]
    plot.footprint(outer, memref).save(tmp_path / "cells.png")
    plot.schedule(outer).save(tmp_path / "order.svg")
    plot.domain(outer).save(tmp_path / "one.png")
    assert (tmp_path / "cells.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_is_the_same_file_each_time() -> None:
    outer = ops(parsed(WAVE), "affine.for")[0]
    one, other = plot.dependences(outer), plot.dependences(outer)
    assert one._repr_svg_() == other._repr_svg_()
    assert one._repr_png_() == other._repr_png_()
    assert "<svg" in one._repr_svg_()


def test_files_of_other_kinds_are_refused(tmp_path: Path) -> None:
    picture = plot.domain(ops(parsed(WAVE), "affine.for")[0])
    with pytest.raises(ValueError, match=r"is a \.png or \.svg file, not"):
        picture.save(tmp_path / "loop.jpg")


def test_what_is_not_known_is_not_drawn() -> None:
    module = parsed("""
    func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: index) {
      affine.for %i = 0 to 8 {
        %v = affine.load %a[%i] : memref<8xf32>
        affine.store %v, %b[%i] : memref<8xf32>
        affine.for %j = 0 to 0 {
        }
      }
      affine.for %i = 0 to 8 {
      }
      return
    }""")
    loop, never, empty = ops(module, "affine.for")
    memref = ops(module, "affine.store")[0].operands[1]
    with pytest.raises(bridge.Unsupported, match="may touch the memory") as caught:
        plot.dependences(loop)
    assert caught.value.diagnostics[0].location.line == 5
    with pytest.raises(bridge.Unsupported, match="touches no memory"):
        plot.schedule(empty)
    with pytest.raises(bridge.Unsupported, match="never runs"):
        plot.domain(never)
    with pytest.raises(bridge.Unsupported, match="may touch this memory"):
        plot.footprint(loop, memref)


def test_the_wrong_loop_or_iteration_is_refused() -> None:
    module = parsed(WAVE)
    outer, inner = ops(module, "affine.for")
    load = ops(module, "affine.load")[0]
    for draw in (plot.dependences, plot.schedule):
        with pytest.raises(TypeError, match="is no loop"):
            draw(load)
    with pytest.raises(TypeError, match="is no loop"):
        plot.footprint(load, load.operands[0])
    with pytest.raises(ValueError, match="'at' has 2 values, not 1"):
        plot.footprint(inner, load.operands[0], at=[1, 2])
    with pytest.raises(ValueError, match="does not run there"):
        plot.footprint(inner, load.operands[0], at=[0])
    assert known(domain(outer)).is_equal(isl.Set("{ [] }"))


def test_memory_of_more_than_three_subscripts_is_refused() -> None:
    module = parsed("""
    func.func @f(%a: memref<2x2x2x2xf32>) {
      affine.for %i = 0 to 2 {
        %v = affine.load %a[%i, 0, 0, 0] : memref<2x2x2x2xf32>
      }
      return
    }""")
    (loop,) = ops(module, "affine.for")
    memref = ops(module, "affine.load")[0].operands[0]
    with pytest.raises(bridge.Unsupported, match="by 4 subscripts"):
        plot.footprint(loop, memref)


def test_an_overview_has_a_row_for_each_nest() -> None:
    picture = plot.overview(parsed(WAVE + SUM + CUBE))
    assert len(picture.figure.axes) == 6
    titles = [found.get_title(loc="left") for found in picture.figure.axes]
    assert "dependences of the loop in line 3" in titles


def test_an_overview_tells_what_it_does_not_draw() -> None:
    unknown = """
    func.func @f(%a: memref<?xf32>, %c: index) {
      affine.for %i = 0 to 8 {
        %p = arith.muli %c, %i : index
        %v = memref.load %a[%p] : memref<?xf32>
      }
      return
    }"""
    picture = plot.overview(parsed(unknown))
    (text,) = axes(picture).texts
    assert "no picture: 'arith.muli' op" in text.get_text()
    (text,) = axes(plot.overview(parsed(""))).texts
    assert text.get_text() == "no affine loops"
    many = parsed(
        "func.func @f() { %a = memref.alloc() : memref<f32>\n"
        + "affine.for %i = 0 to 2 { %v = affine.load %a[] : memref<f32> }\n" * 13
        + "return }"
    )
    picture = plot.overview(many)
    assert picture.figure.get_suptitle() == "the first 12 of 13 nests"


def test_what_takes_isl_too_long_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unknown, "LIMIT", 1)
    with pytest.raises(bridge.Unsupported, match="no picture: isl gives no answer"):
        plot.dependences(ops(parsed(WAVE), "affine.for")[0])
