"""Text of 2019 of any size, with many distinct shapes, names and maps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

_FUNCTION = """\
func @f{n}(%A: memref<?x{a}xf32>, %B: memref<{a}x{b}xf32, (d0, d1) -> (d1, d0)>,
           %s: index) -> f32 {{
  // Sizes are not all known.
  %zero{n} = constant 0.0 : f32
  %N = dim %A, 0 : memref<?x{a}xf32>
  %tmp = alloc(%s) : memref<?x{b}xf32>
  affine.for %i = 0 to %N {{
    affine.for %j = max (d0)[s0] -> (d0, s0 - {a})(%i)[%s] to {b} step {c} {{
      %0 = affine.apply (d0, d1)[s0] -> (d0 * {a} + d1 mod {c} + s0)(%i, %j)[%s]
      %x{n} = affine.load %A[%i, %j + {c}] : memref<?x{a}xf32>
      %y = load %B[%i, %j] : memref<{a}x{b}xf32, (d0, d1) -> (d1, d0)>
      %1 = addf %x{n}, %y : f32
      %2 = cmpf "olt", %1, %zero{n} : f32
      %3 = select %2, %1, %y : f32
      affine.if (d0, d1)[s0] : (d0 - {c} >= 0, s0 - d1 == 0)(%i, %j)[%s] {{
        store %3, %tmp[%i, %j] : memref<?x{b}xf32>
      }}
    }}
  }}
  %v = vector.transfer_read %A[%s, %s], (%zero{n})
    {{permutation_map: (d0, d1) -> (d1)}} : memref<?x{a}xf32>, vector<{c}xf32>
  %e = vector.extract %v[{d} : i32] : vector<{c}xf32>
  dealloc %tmp : memref<?x{b}xf32>
  return %e : f32
}}
"""


def _functions() -> Iterator[str]:
    for n in count():
        a, b, c = n % 61 + 3, n % 47 + 5, n % 13 + 2
        yield _FUNCTION.format(n=n, a=a, b=b, c=c, d=n % c)


def old_text(size: int) -> str:
    """A text of at least this many characters."""
    pieces = []
    length = 0
    for piece in _functions():
        pieces.append(piece)
        length += len(piece)
        if length >= size:
            return "".join(pieces)
    return ""
