"""A tiled matrix multiplication, built with upstream's bindings."""

from torch_mlir import ir
from torch_mlir.dialects import arith, func, memref, scf


def nest(bounds, body, *variables):
    if not bounds:
        body(*variables)
        return
    for variable in scf.for_(*bounds[0]):
        nest(bounds[1:], body, *variables, variable)
        scf.yield_([])


def program() -> str:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        m = ir.MemRefType.get([64, 64], ir.F32Type.get())
        index = ir.IndexType.get()
        with ir.InsertionPoint(module.body):

            @func.FuncOp.from_py_func(m, m, m)
            def matmul(a, b, c):
                def body(i0, j0, k0, i1, j1, k1):
                    i, j, k = arith.addi(i0, i1), arith.addi(j0, j1), arith.addi(k0, k1)
                    x, y = memref.load(a, [i, k]), memref.load(b, [k, j])
                    total = arith.addf(memref.load(c, [i, j]), arith.mulf(x, y))
                    memref.store(total, c, [i, j])

                zero, one, tile, size = (
                    arith.constant(index, n) for n in (0, 1, 8, 64)
                )
                nest([(zero, size, tile)] * 3 + [(zero, tile, one)] * 3, body)

        return str(module)
