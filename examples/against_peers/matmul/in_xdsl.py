"""A tiled matrix multiplication, built with xDSL."""

from xdsl.builder import ImplicitBuilder
from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import IndexType, MemRefType, ModuleOp, f32
from xdsl.ir import Block

M = MemRefType(f32, [64, 64])


def nest(bounds, body, *variables):
    if not bounds:
        body(*variables)
        return
    block = Block(arg_types=[IndexType()])
    with ImplicitBuilder(block) as (variable,):
        nest(bounds[1:], body, *variables, variable)
    scf.ForOp(*bounds[0], [], block)


def program() -> str:
    module = ModuleOp([])
    with ImplicitBuilder(module.body):
        f = func.FuncOp("matmul", ([M, M, M], []))
    with ImplicitBuilder(f.body) as (a, b, c):

        def body(i0, j0, k0, i1, j1, k1):
            i, j, k = arith.AddiOp(i0, i1), arith.AddiOp(j0, j1), arith.AddiOp(k0, k1)
            x, y = memref.LoadOp.get(a, [i, k]), memref.LoadOp.get(b, [k, j])
            z = memref.LoadOp.get(c, [i, j])
            total = arith.AddfOp(z, arith.MulfOp(x, y))
            memref.StoreOp.get(total, c, [i, j])

        zero, one, tile, size = (
            arith.ConstantOp.from_int_and_width(n, IndexType()) for n in (0, 1, 8, 64)
        )
        nest([(zero, size, tile)] * 3 + [(zero, tile, one)] * 3, body)
        func.ReturnOp()
    return str(module)
