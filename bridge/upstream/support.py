"""Functions LLVM calls by itself and a machine's libraries may lack, in LLVM's dialect.

Rounding to bf16 in two steps would round twice. The first step therefore rounds to odd:
an inexact f32 gets its last bit set, and so cannot fall on a tie in the second.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bridge.upstream.provider import Module, bindings

_FROM_F32: Final = """
  %nan = llvm.fcmp "uno" %g, %g : f32
  %pattern = llvm.bitcast %g : f32 to i32
  %half = llvm.mlir.constant(16 : i32) : i32
  %bit = llvm.mlir.constant(1 : i32) : i32
  %most = llvm.mlir.constant(32767 : i32) : i32
  %kept = llvm.lshr %pattern, %half : i32
  %last = llvm.and %kept, %bit : i32
  %up = llvm.add %most, %last : i32
  %sum = llvm.add %pattern, %up : i32
  %rounded = llvm.lshr %sum, %half : i32
  %quiet = llvm.mlir.constant(64 : i32) : i32
  %silent = llvm.or %kept, %quiet : i32
  %whole = llvm.select %nan, %silent, %rounded : i1, i32
  %short = llvm.trunc %whole : i32 to i16
  %r = llvm.bitcast %short : i16 to bf16
  llvm.return %r : bf16
}}
"""
"""Rounds `%g`, to even on ties: the processor's instruction takes what is subnormal for
zero."""

_NARROW: Final = "llvm.func @{name}(%g: f32) -> bf16 {{" + _FROM_F32

_TO_BF16: Final = (
    """
llvm.func @{name}(%x: {wide}) -> bf16 {{
  %f = llvm.fptrunc %x : {wide} to f32
  %back = llvm.fpext %f : f32 to {wide}
  %inexact = llvm.fcmp "one" %back, %x : {wide}
  %a = llvm.intr.fabs(%back) : ({wide}) -> {wide}
  %b = llvm.intr.fabs(%x) : ({wide}) -> {wide}
  %above = llvm.fcmp "ogt" %a, %b : {wide}
  %bits = llvm.bitcast %f : f32 to i32
  %less = llvm.zext %above : i1 to i32
  %below = llvm.sub %bits, %less : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %odd = llvm.or %below, %one : i32
  %chosen = llvm.select %inexact, %odd, %bits : i1, i32
  %g = llvm.bitcast %chosen : i32 to f32
"""
    + _FROM_F32
)

FUNCTIONS: Final = {
    "__truncsfbf2": _NARROW.format(name="__truncsfbf2"),
    **{
        name: _TO_BF16.format(name=name, wide=wide)
        for name, wide in (
            ("__truncdfbf2", "f64"),
            ("__truncxfbf2", "f80"),
            ("__trunctfbf2", "f128"),
        )
    },
}
"""The functions by name."""


def add(module: Module, names: Collection[str]) -> bool:
    """Puts functions into a lowered module; whether there are any, and all known."""
    if not names or not FUNCTIONS.keys() >= set(names):
        return False
    ir = bindings().ir
    text = "\n".join([FUNCTIONS[name] for name in names])
    source = ir.Module.parse(text, context=module.context)
    with module.context, ir.Location.unknown(module.context):
        for op in source.body.operations:
            module.body.append(op.operation.clone())
    return True
