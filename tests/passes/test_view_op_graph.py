"""`view-op-graph`: Graphviz's text, as upstream's pass writes it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAMS = {
    "regions": """
func.func @f(%A: memref<8x8xf32>, %n: index, %c: i1) -> f32 {
  %c1 = arith.constant 1.5 : f32
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    %0 = affine.load %A[%i, %i + 1] : memref<8x8xf32>
    affine.store %0, %A[%i, %i] : memref<8x8xf32>
  }
  %r:2 = scf.for %k = %c0 to %n step %n iter_args(%x = %c1, %y = %c1) -> (f32, f32) {
    scf.yield %y, %x : f32, f32
  }
  cf.cond_br %c, ^bb1(%r#1 : f32), ^bb1(%r#0 : f32)
^bb1(%q: f32):
  return %q : f32
}""",
    "attributes": """
func.func @g(%a: index, %b: i32) {
  %0 = arith.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>
  %1 = arith.constant dense<7> : tensor<99xi32>
  %2 = arith.constant dense<"0x000102030405060708090A0B0C0D0E0F1011"> : tensor<18xi8>
  %3 = arith.addi %b, %b overflow<nsw> {note = "a|b{<c>}"} : i32
  %4 = affine.linearize_index disjoint [%a, %a] by (2, 3) : index
  "test.op"() {list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]}
    : () -> ()
  return
}""",
}

OPTIONS = (
    "",
    "print-data-flow-edges=false print-control-flow-edges=true",
    "print-attrs=false print-result-types=false",
    "max-label-len=60",
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_graph_is_upstreams(name: str, options: str, tmp_path: Path) -> None:
    path = tmp_path / "p.mlir"
    path.write_text(PROGRAMS[name], "utf-8")

    def graph(engine: str) -> str:
        command = [str(Path(sys.executable).with_name("bridge-opt"))]
        command += [f"--engine={engine}"] if engine == "upstream" else []
        command += ["--allow-unregistered-dialect", f"--view-op-graph={options}"]
        command += [str(path), "-o", str(tmp_path / "out.mlir")]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        return done.stderr

    assert graph("native").startswith("digraph G {")
    assert graph("native") == graph("upstream")
