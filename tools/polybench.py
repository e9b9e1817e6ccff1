"""Kernels of PolyBench as functions `f` of affine loops, in sizes beyond a cache.

After Pouchet and Yuki, PolyBench/C 4.2: the loops are in its order, which is not the
best one. `SIZE` and `STEPS` stand for numbers in their texts, `[SIZE]` for a type.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import numpy as np

__all__ = ["KERNELS", "Kernel"]


@dataclass(frozen=True, slots=True)
class Kernel:
    """A function `f` of memrefs alone."""

    name: str
    arguments: tuple[tuple[str, int], ...]
    """The names of the memrefs, and how many dimensions each has."""
    body: str
    size: int
    """Of each dimension, as it is measured."""
    steps: int = 1
    options: str = ""
    """What `affine-polyhedral-optimize` is asked for, beside its defaults."""
    reuses: bool = True
    """Whether it uses elements often, and so far apart that a cache loses them."""

    def text(self, size: int, steps: int | None = None) -> str:
        """The function, of a size."""
        taken = ", ".join([f"{name}: {_type(rank)}" for name, rank in self.arguments])
        body = _ACCESS.sub(
            lambda m: f"{m[0]} : {_type(m[1].count(',') + 1)}", self.body
        )
        whole = f"func.func @f({taken}) {{\n{_NUMBERS}{body}  return\n}}\n"
        return whole.replace("SIZE", str(size)).replace(
            "STEPS", str(steps or self.steps)
        )

    def arrays(self, size: int) -> list[np.ndarray]:
        """Arguments, the same each time."""
        random = np.random.default_rng(1)
        return [random.random((size,) * rank) for _, rank in self.arguments]


_ACCESS: Final = re.compile(r"affine\.(?:load|store %\w+,) %\w+\[([^\]]*)\]")


def _type(rank: int) -> str:
    return f"memref<{'SIZEx' * rank}f64>"


_NUMBERS: Final = """  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %tenth = arith.constant 0.1 : f64
  %fifth = arith.constant 0.2 : f64
  %count = arith.constant SIZE.0 : f64
"""


def _product(left: str, right: str, result: str) -> str:
    return f"""
  affine.for %i = 0 to SIZE {{
    affine.for %j = 0 to SIZE {{
      affine.store %zero, {result}[%i, %j]
      affine.for %k = 0 to SIZE {{
        %0 = affine.load {left}[%i, %k]
        %1 = affine.load {right}[%k, %j]
        %2 = affine.load {result}[%i, %j]
        %3 = arith.mulf %0, %1 : f64
        %4 = arith.addf %2, %3 : f64
        affine.store %4, {result}[%i, %j]
      }}
    }}
  }}
"""


def _jacobi(source: str, result: str) -> str:
    return f"""
    affine.for %i = 1 to SIZE - 1 {{
      affine.for %j = 1 to SIZE - 1 {{
        %0 = affine.load {source}[%i, %j]
        %1 = affine.load {source}[%i, %j - 1]
        %2 = affine.load {source}[%i, %j + 1]
        %3 = affine.load {source}[%i + 1, %j]
        %4 = affine.load {source}[%i - 1, %j]
        %5 = arith.addf %0, %1 : f64
        %6 = arith.addf %5, %2 : f64
        %7 = arith.addf %6, %3 : f64
        %8 = arith.addf %7, %4 : f64
        %9 = arith.mulf %8, %fifth : f64
        affine.store %9, {result}[%i, %j]
      }}
    }}
""".replace("SIZE - 1", "affine_map<() -> (SIZE - 1)>()")


_SEIDEL: Final = """
  affine.for %t = 0 to STEPS {
    affine.for %i = 1 to affine_map<() -> (SIZE - 1)>() {
      affine.for %j = 1 to affine_map<() -> (SIZE - 1)>() {
        %0 = affine.load %a[%i - 1, %j - 1]
        %1 = affine.load %a[%i - 1, %j]
        %2 = affine.load %a[%i - 1, %j + 1]
        %3 = affine.load %a[%i, %j - 1]
        %4 = affine.load %a[%i, %j]
        %5 = affine.load %a[%i, %j + 1]
        %6 = affine.load %a[%i + 1, %j - 1]
        %7 = affine.load %a[%i + 1, %j]
        %8 = affine.load %a[%i + 1, %j + 1]
        %9 = arith.addf %0, %1 : f64
        %10 = arith.addf %9, %2 : f64
        %11 = arith.addf %10, %3 : f64
        %12 = arith.addf %11, %4 : f64
        %13 = arith.addf %12, %5 : f64
        %14 = arith.addf %13, %6 : f64
        %15 = arith.addf %14, %7 : f64
        %16 = arith.addf %15, %8 : f64
        %17 = arith.mulf %16, %tenth : f64
        affine.store %17, %a[%i, %j]
      }
    }
  }
"""

_SYRK: Final = """
  affine.for %i = 0 to SIZE {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %0 = affine.load %c[%i, %j]
      %1 = arith.mulf %0, %tenth : f64
      affine.store %1, %c[%i, %j]
    }
    affine.for %k = 0 to SIZE {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %0 = affine.load %a[%i, %k]
        %1 = arith.mulf %fifth, %0 : f64
        %2 = affine.load %a[%j, %k]
        %3 = arith.mulf %1, %2 : f64
        %4 = affine.load %c[%i, %j]
        %5 = arith.addf %4, %3 : f64
        affine.store %5, %c[%i, %j]
      }
    }
  }
"""

_CORRELATION: Final = """
  affine.for %j = 0 to SIZE {
    affine.store %zero, %m[%j]
    affine.for %i = 0 to SIZE {
      %0 = affine.load %d[%i, %j]
      %1 = affine.load %m[%j]
      %2 = arith.addf %1, %0 : f64
      affine.store %2, %m[%j]
    }
    %3 = affine.load %m[%j]
    %4 = arith.divf %3, %count : f64
    affine.store %4, %m[%j]
  }
  affine.for %j = 0 to SIZE {
    affine.store %zero, %s[%j]
    affine.for %i = 0 to SIZE {
      %0 = affine.load %d[%i, %j]
      %1 = affine.load %m[%j]
      %2 = arith.subf %0, %1 : f64
      %3 = arith.mulf %2, %2 : f64
      %4 = affine.load %s[%j]
      %5 = arith.addf %4, %3 : f64
      affine.store %5, %s[%j]
    }
    %6 = affine.load %s[%j]
    %7 = arith.divf %6, %count : f64
    %8 = math.sqrt %7 : f64
    %9 = arith.cmpf ole, %8, %tenth : f64
    %10 = arith.select %9, %one, %8 : f64
    affine.store %10, %s[%j]
  }
  affine.for %i = 0 to SIZE {
    affine.for %j = 0 to SIZE {
      %0 = affine.load %d[%i, %j]
      %1 = affine.load %m[%j]
      %2 = arith.subf %0, %1 : f64
      %3 = affine.load %s[%j]
      %4 = arith.divf %2, %3 : f64
      affine.store %4, %d[%i, %j]
    }
  }
  affine.for %i = 0 to affine_map<() -> (SIZE - 1)>() {
    affine.store %one, %c[%i, %i]
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to SIZE {
      affine.store %zero, %c[%i, %j]
      affine.for %k = 0 to SIZE {
        %0 = affine.load %d[%k, %i]
        %1 = affine.load %d[%k, %j]
        %2 = arith.mulf %0, %1 : f64
        %3 = affine.load %c[%i, %j]
        %4 = arith.addf %3, %2 : f64
        affine.store %4, %c[%i, %j]
      }
      %5 = affine.load %c[%i, %j]
      affine.store %5, %c[%j, %i]
    }
  }
"""

_DOITGEN: Final = """
  affine.for %r = 0 to SIZE {
    affine.for %q = 0 to SIZE {
      affine.for %p = 0 to SIZE {
        affine.store %zero, %s[%p]
        affine.for %k = 0 to SIZE {
          %0 = affine.load %a[%r, %q, %k]
          %1 = affine.load %c[%k, %p]
          %2 = arith.mulf %0, %1 : f64
          %3 = affine.load %s[%p]
          %4 = arith.addf %3, %2 : f64
          affine.store %4, %s[%p]
        }
      }
      affine.for %p = 0 to SIZE {
        %0 = affine.load %s[%p]
        affine.store %0, %a[%r, %q, %p]
      }
    }
  }
"""


def _squares(names: str) -> tuple[tuple[str, int], ...]:
    return tuple([(f"%{name}", 2) for name in names])


KERNELS: Final = (
    Kernel("matmul", _squares("abc"), _product("%a", "%b", "%c"), 512),
    Kernel(
        "2mm",
        _squares("abcde"),
        _product("%a", "%b", "%d") + _product("%d", "%c", "%e"),
        512,
    ),
    Kernel(
        "3mm",
        _squares("abcdefg"),
        _product("%a", "%b", "%e")
        + _product("%c", "%d", "%f")
        + _product("%e", "%f", "%g"),
        400,
    ),
    Kernel(
        "jacobi-2d",
        _squares("ab"),
        "  affine.for %t = 0 to STEPS {"
        + _jacobi("%a", "%b")
        + _jacobi("%b", "%a")
        + "  }\n",
        1000,
        steps=20,
        reuses=False,
    ),
    Kernel("seidel-2d", _squares("a"), _SEIDEL, 600, steps=20, reuses=False),
    Kernel("syrk", _squares("ac"), _SYRK, 768, options=" tile-size=32"),
    Kernel("correlation", (*_squares("dc"), ("%m", 1), ("%s", 1)), _CORRELATION, 512),
    Kernel("doitgen", (("%a", 3), ("%c", 2), ("%s", 1)), _DOITGEN, 128),
)
"""Those of the design's figures. Stencils use an element within a few rows alone."""
