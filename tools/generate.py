"""Inputs for the bench: modules with many distinct shapes, names, maps and constants.

Repeated functions would flatter whoever remembers texts, so nearly every function here
has types, subscripts, bounds and value names of its own.
"""

from __future__ import annotations

import random

OPS_PER_FUNCTION = 17


def module(ops: int, seed: int = 1) -> str:
    """Custom text of about `ops` operations, always the same for one seed."""
    draw = random.Random(seed)
    count = max(1, ops // OPS_PER_FUNCTION)
    functions = [function(number, draw) for number in range(count)]
    return "module {\n" + "\n".join(functions) + "\n}\n"


def function(k: int, draw: random.Random) -> str:
    """A loop nest of 17 operations with an `affine.if` inside."""
    rows, columns = draw.randint(1, 400), draw.randint(1, 400)
    c = [draw.randint(0, 60) for _ in range(10)]
    ty = f"memref<{rows}x{columns}xf32>"
    bound = f"affine_map<(d0)[s0] -> (s0 + d0 floordiv {c[0] + 1})>"
    inside = f"affine_set<(d0, d1) : (d0 - d1 >= 0, d1 - {c[7]} >= 0)>"
    v = f"v{k}_"
    return f"""\
  func.func @f{k}(%A{k}: {ty}, %B{k}: {ty}, %C{k}: {ty}, %n{k}: index) {{
    affine.for %i{k} = 0 to {rows} {{
      affine.for %j{k} = 0 to {bound}(%i{k})[%n{k}] step {c[1] + 1} {{
        %{v}a = affine.load %A{k}[%i{k} + {c[2]}, %j{k} * {c[3] + 2}] : {ty}
        %{v}b = affine.load %B{k}[%j{k} + {c[4]}, %i{k} * {c[8] + 2}] : {ty}
        %{v}p = arith.mulf %{v}a, %{v}b : f32
        %{v}c = affine.load %C{k}[%i{k} + {c[5]}, %j{k}] : {ty}
        %{v}s = arith.addf %{v}p, %{v}c : f32
        affine.store %{v}s, %C{k}[%i{k} + {c[6]}, %j{k}] : {ty}
        affine.if {inside}(%i{k}, %j{k}) {{
          %{v}v = arith.negf %{v}s fastmath<fast> : f32
          %{v}w = arith.maximumf %{v}v, %{v}p : f32
          affine.store %{v}w, %C{k}[%j{k}, %i{k} + {c[9]}] : {ty}
        }}
      }}
    }}
    return
  }}"""


def without_sets(ops: int, seed: int = 1) -> str:
    """Like `module`, without `affine.if`, which xDSL cannot read."""
    lines = []
    inside = False
    for line in module(ops, seed).splitlines():
        if "affine.if" in line:
            inside = True
        elif inside and line.strip() == "}":
            inside = False
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def large_integers(count: int, seed: int = 1) -> str:
    """A `dense<[…]>` of `count` integers."""
    draw = random.Random(seed)
    values = ", ".join([str(draw.randint(-1000, 1000)) for _ in range(count)])
    return _constant(f"dense<[{values}]> : tensor<{count}xi32>")


def large_floats(count: int, seed: int = 1) -> str:
    """A `dense<[…]>` of `count` floats."""
    draw = random.Random(seed)
    values = ", ".join([f"{draw.uniform(-9, 9):.6e}" for _ in range(count)])
    return _constant(f"dense<[{values}]> : tensor<{count}xf32>")


def large_hex(size: int, seed: int = 1) -> str:
    """A `dense<"0x…">` of `size` bytes."""
    digits = random.Random(seed).randbytes(size).hex().upper()
    return _constant(f'dense<"0x{digits}"> : tensor<{size // 4}xf32>')


def large_resource(size: int, seed: int = 1) -> str:
    """A `dense_resource` with a blob of `size` bytes in the file's metadata."""
    digits = random.Random(seed).randbytes(size).hex().upper()
    text = _constant(f"dense_resource<blob> : tensor<{size // 4}xf32>")
    blob = f'"0x04000000{digits}"'
    return (
        f"{text}\n{{-#\n  dialect_resources: {{\n    builtin: {{\n"
        f"      blob: {blob}\n    }}\n  }}\n#-}}\n"
    )


def _constant(value: str) -> str:
    ty = value.rpartition(" : ")[2]
    return (
        '"builtin.module"() ({\n'
        f'  %0 = "arith.constant"() <{{value = {value}}}> : () -> {ty}\n'
        "}) : () -> ()\n"
    )
