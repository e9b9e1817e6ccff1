"""A tiled matrix multiplication, built here."""

from bridge.dialects import arith, builtin, func, memref, scf
from bridge.ir.types import F32, INDEX, MemRefType
from bridge.operators import number

M = MemRefType((64, 64), F32)


def program() -> str:
    module = builtin.ModuleOp()
    with module.body():
        f = func.FuncOp("matmul", ([M, M, M], []))
        with f.body_() as (a, b, c):
            zero, one, tile, size = (arith.ConstantOp(n, INDEX) for n in (0, 1, 8, 64))
            with (
                scf.ForOp(zero, size, tile).body() as i0,
                scf.ForOp(zero, size, tile).body() as j0,
                scf.ForOp(zero, size, tile).body() as k0,
                scf.ForOp(zero, tile, one).body() as i1,
                scf.ForOp(zero, tile, one).body() as j1,
                scf.ForOp(zero, tile, one).body() as k1,
            ):
                i, j, k = number(i0) + i1, number(j0) + j1, number(k0) + k1
                x, y = memref.LoadOp(a, [i, k]), memref.LoadOp(b, [k, j])
                total = number(memref.LoadOp(c, [i, j])) + number(x) * y
                memref.StoreOp(total, c, [i, j])
            func.ReturnOp()
    return str(module)
