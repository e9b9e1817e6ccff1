"""Figures for the interpreter: scalar loops, affine nests, vectors, and xDSL's."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import bridge
from tools.timing import Row, median

_LOOP = """
func.func @loop(%n: index, %s: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%v = %s) -> (i32) {
    %a = arith.addi %v, %s : i32
    %b = arith.muli %a, %s : i32
    %c = arith.subi %b, %v : i32
    %d = arith.cmpi slt, %c, %v : i32
    %e = arith.select %d, %c, %a : i32
    scf.yield %e : i32
  }
  func.return %r : i32
}
"""
_OPS_IN_LOOP = 5

_MATMUL = """
func.func @matmul(
    %a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %x = affine.load %a[%i, %k] : memref<64x64xf32>
        %y = affine.load %b[%k, %j] : memref<64x64xf32>
        %z = affine.load %c[%i, %j] : memref<64x64xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}
"""

_VECTORS = """
func.func @vectors(%n: index, %s: vector<65536xf32>) -> vector<65536xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%v = %s) -> (vector<65536xf32>) {
    %a = arith.addf %v, %s : vector<65536xf32>
    scf.yield %a : vector<65536xf32>
  }
  return %r : vector<65536xf32>
}
"""


def _each(iterations: int, runs: int) -> float:
    """Seconds of an op of the scalar loop."""
    module = bridge.parse(_LOOP)
    ours = median(lambda: bridge.interpret(module, "loop", iterations, 3), runs)
    return ours / (iterations * _OPS_IN_LOOP)


def rows(runs: int) -> Iterator[Row]:
    """All figures; those beside xDSL where it is installed."""
    each = _each(200_000, runs)
    yield Row("interpret a scalar op, beside 0.5 µs", each * 1e6, 0.5, 1, "µs")
    yield _matmul(runs)
    yield _vectors(runs)
    theirs = _xdsl(20_000)
    if theirs is not None:
        each, theirs = each * 1e6, theirs * 1e6
        yield Row("interpret a scalar op, beside xDSL", each, theirs, 0.05, "µs")


def _matmul(runs: int) -> Row:
    module = bridge.parse(_MATMUL)
    arrays = np.ones((3, 64, 64), np.float32)
    ours = median(lambda: bridge.interpret(module, "matmul", *arrays), runs)
    return Row("interpret a matmul of 64³, beside 1 s", ours, 1, 1)


def _vectors(runs: int) -> Row:
    module = bridge.parse(_VECTORS)
    array = np.ones(65536, np.float32)
    count = 2000

    def numpy() -> None:
        value = array
        for _ in range(count):
            value = value + array

    ours = median(lambda: bridge.interpret(module, "vectors", count, array), runs)
    return Row("interpret a sum of vectors, beside numpy", ours, median(numpy, runs), 2)


def _xdsl(iterations: int) -> float | None:
    """Seconds of an op in xDSL's interpreter; None where it is not installed."""
    try:
        from xdsl.context import Context
        from xdsl.dialects import get_all_dialects
        from xdsl.interpreter import Interpreter
        from xdsl.interpreters import register_implementations
        from xdsl.parser import Parser
    except ImportError:
        return None
    context = Context()
    for name, factory in get_all_dialects().items():
        context.register_dialect(name, factory)
    module = Parser(context, _LOOP).parse_module()
    interpreter = Interpreter(module)
    register_implementations(interpreter, context)
    theirs = median(lambda: interpreter.call_op("loop", (iterations, 3)), 1)
    return theirs / (iterations * _OPS_IN_LOOP)
