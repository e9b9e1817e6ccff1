"""Operations as pictures: all that is there is drawn, nested as it is nested."""

from __future__ import annotations

import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import bridge
from bridge.ir.core import Operation
from bridge.view.graph import DEEPEST, Graph

PROGRAM = """
func.func @f(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1(%0 : i32), ^bb2
^bb1(%x: i32):
  %1 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %0 : i32
  }
  cf.br ^bb1(%1 : i32)
^bb2:
  return %a : i32
}"""

SVG = "{http://www.w3.org/2000/svg}"


def program() -> Operation:
    return bridge.parse(PROGRAM)


def nested(op: Operation, **given: bool) -> ElementTree.Element:
    return ElementTree.fromstring(Graph(op, layout="nested", **given).svg)


def test_each_operation_and_each_block_is_a_box() -> None:
    module = program()
    found = nested(module)
    ops = list(module.walk())
    blocks = [b for op in ops for region in op.regions for b in region.blocks]
    kinds = [box.get("class") for box in found.iter(f"{SVG}rect")]
    assert kinds.count("op") == len(ops)
    assert kinds.count("block") == len(blocks)
    titles = [text.text for text in found.iter(f"{SVG}text")]
    assert "%0 = arith.addi : i32" in titles
    assert "^bb1(%1: i32)" in titles


def test_uses_and_branches_are_lines_if_asked_for() -> None:
    lines = list(nested(program()).iter(f"{SVG}path"))
    kinds = [line.get("class") for line in lines]
    assert kinds.count("branch") == 3
    # Twice the same operand is one line.
    assert kinds.count("use") == 8
    assert not list(
        nested(program(), data_flow=False, control_flow=False).iter(f"{SVG}path")
    )


def test_boxes_are_inside_those_that_hold_them() -> None:
    rects = list(nested(program()).iter(f"{SVG}rect"))
    sizes = [
        {k: float(r.get(k) or 0) for k in ("x", "y", "width", "height")} for r in rects
    ]
    outer = sizes[0]
    for inner in sizes[1:]:
        assert inner["x"] > outer["x"]
        assert inner["x"] + inner["width"] < outer["x"] + outer["width"]
        assert inner["y"] + inner["height"] < outer["y"] + outer["height"]


def test_a_part_of_a_module_is_drawn_alone() -> None:
    (function,) = [op for op in program().walk() if op.name == "func.func"]
    titles = [text.text for text in nested(function).iter(f"{SVG}text")]
    assert 'func.func "f"' in titles
    assert "builtin.module" not in titles


def test_files_are_written_by_their_ending(tmp_path: Path) -> None:
    graph = bridge.show(program(), layout="nested")
    graph.save(tmp_path / "f.svg")
    assert (tmp_path / "f.svg").read_text("utf-8") == graph.svg == graph._repr_svg_()
    graph.save(tmp_path / "f.html")
    assert graph.svg in (tmp_path / "f.html").read_text("utf-8")
    graph.save(tmp_path / "f.dot")
    assert (tmp_path / "f.dot").read_text("utf-8").startswith("digraph G {")


def test_without_graphviz_its_formats_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(ValueError, match="without Graphviz"):
        bridge.show(program()).save(tmp_path / "f.png")
    with pytest.raises(FileNotFoundError):
        bridge.show(program(), layout="dot").svg  # noqa: B018 (it is computed)
    assert bridge.show(program()).svg == bridge.show(program(), layout="nested").svg


def test_graphviz_draws_where_it_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program_file = tmp_path / "dot"
    program_file.write_text('#!/bin/sh\necho "$1 $(head -1)"\n', "utf-8")
    program_file.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert bridge.show(program()).svg == "-Tsvg digraph G {\n"
    bridge.show(program()).save(tmp_path / "f.png")
    assert (tmp_path / "f.png").read_text("utf-8") == "-Tpng digraph G {\n"


def test_what_graphviz_refuses_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program_file = tmp_path / "dot"
    program_file.write_text("#!/bin/sh\necho no such format >&2\nexit 1\n", "utf-8")
    program_file.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(ValueError, match="no such format"):
        bridge.show(program()).save(tmp_path / "f.odd")


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="layout"):
        Graph(program(), layout="round")
    with pytest.raises(TypeError, match="op"):
        bridge.show("module {}")  # type: ignore[arg-type]


def test_what_nests_too_deeply_is_refused() -> None:
    text = "scf.if %c {" * (DEEPEST + 1) + "}" * (DEEPEST + 1)
    module = bridge.parse(f"func.func @f(%c: i1) {{ {text} return }}")
    with pytest.raises(bridge.Unsupported, match="levels"):
        bridge.show(module)
