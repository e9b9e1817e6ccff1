"""Compiling and calling, as the tests of compiled functions do it."""

from __future__ import annotations

from typing import Any

import pytest

import bridge
from bridge.upstream.compiled import Compiled, Function


def compiled(text: str) -> Compiled:
    """A module's machine code; the level of optimization does not matter here."""
    return bridge.compile(bridge.parse(text), opt_level=1)


def function(signature: str, body: str = "return") -> Function:
    """A function of its own: `(%a: i32) -> i32`, and what it does."""
    return compiled(f"func.func @f{signature} {{ {body} }}")["f"]


def refusal(call: Any, *args: Any) -> str:
    """The message a call, or what is no function to call, is refused with."""
    with pytest.raises((bridge.Unsupported, TypeError, ValueError)) as caught:
        call(*args)
    error = caught.value
    if isinstance(error, bridge.Unsupported):
        return error.diagnostics[0].message
    return str(error)


STRIDED = "memref<?x?xf32, strided<[?, ?], offset: ?>>"


def increment() -> Function:
    """Adds one to each element of any matrix, in place."""
    return function(
        f"(%m: {STRIDED})",
        f"""
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %h = memref.dim %m, %c0 : {STRIDED}
        %w = memref.dim %m, %c1 : {STRIDED}
        %one = arith.constant 1.0 : f32
        affine.for %i = 0 to %h {{
          affine.for %j = 0 to %w {{
            %x = affine.load %m[%i, %j] : {STRIDED}
            %y = arith.addf %x, %one : f32
            affine.store %y, %m[%i, %j] : {STRIDED}
          }}
        }}
        return""",
    )


def total() -> Function:
    """The sum of a vector, times a number."""
    return function(
        "(%v: memref<?xf32>, %scale: f32) -> f32",
        """
        %c0 = arith.constant 0 : index
        %n = memref.dim %v, %c0 : memref<?xf32>
        %zero = arith.constant 0.0 : f32
        %s = affine.for %i = 0 to %n iter_args(%acc = %zero) -> (f32) {
          %x = affine.load %v[%i] : memref<?xf32>
          %y = arith.addf %acc, %x : f32
          affine.yield %y : f32
        }
        %r = arith.mulf %s, %scale : f32
        return %r : f32""",
    )
