"""A softmax on memrefs as structured operations, which upstream has of tensors alone.

The largest elements and the sums along the dimension are in memory that is freed where
the operation ends. The source is not read again once the output is written: they may be
the same memory.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import linalg
from bridge.ir.core import Block
from bridge.ir.edit import inline_block
from bridge.ir.floats import hex_literal
from bridge.ir.types import DYNAMIC, FloatType, MemRefType
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module

_TEMPLATE: Final = """
func.func private @softmax(%in: {source}, %out: {dest}) {{
  {sizes}
  %most = memref.alloc({given}) : {reduced}
  %total = memref.alloc({given}) : {reduced}
  %least = arith.constant {least} : {element}
  %zero = arith.constant 0.0 : {element}
  linalg.fill ins(%least : {element}) outs(%most : {reduced})
  {over} ins(%in : {source}) outs(%most : {reduced}) {{
  ^bb0(%x: {element}, %y: {element}):
    %z = arith.maxnumf %x, %y : {element}
    linalg.yield %z : {element}
  }}
  {each} ins(%in, %most : {source}, {reduced}) outs(%out : {dest}) {{
  ^bb0(%x: {element}, %y: {element}, %w: {element}):
    %d = arith.subf %x, %y : {element}
    %z = math.exp %d : {element}
    linalg.yield %z : {element}
  }}
  linalg.fill ins(%zero : {element}) outs(%total : {reduced})
  {over} ins(%out : {dest}) outs(%total : {reduced}) {{
  ^bb0(%x: {element}, %y: {element}):
    %z = arith.addf %x, %y : {element}
    linalg.yield %z : {element}
  }}
  {again} ins(%total : {reduced}) outs(%out : {dest}) {{
  ^bb0(%y: {element}, %x: {element}):
    %z = arith.divf %x, %y : {element}
    linalg.yield %z : {element}
  }}
  memref.dealloc %most : {reduced}
  memref.dealloc %total : {reduced}
  return
}}
"""


def expand(op: linalg.SoftmaxOp) -> None:
    """Takes one on memrefs apart, in place; leaves any other."""
    source, dest = op.input.type, op.output.type
    if not isinstance(source, MemRefType) or not isinstance(source.element, FloatType):
        return
    along = op.dimension.value
    kept = [number for number in range(len(source.shape)) if number != along]
    dynamic = [number for number in kept if source.shape[number] == DYNAMIC]
    fmt = source.element.format
    shape = tuple([source.shape[number] for number in kept])
    reduced = MemRefType(shape, source.element)
    text = _TEMPLATE.format(
        source=source,
        dest=dest,
        reduced=reduced,
        element=source.element,
        least=hex_literal(fmt, fmt.infinity | 1 << fmt.sign_bit),
        sizes="\n  ".join([_size(number, source) for number in dynamic]),
        given=", ".join([f"%n{number}" for number in dynamic]),
        **_maps(len(source.shape), along),
    )
    block = _body(text)
    ending = block.last
    assert ending is not None
    ending.erase()
    inline_block(block, op, op.operands)
    op.erase()


def _size(number: int, source: MemRefType) -> str:
    index = f"%c{number} = arith.constant {number} : index\n  "
    return f"{index}%n{number} = memref.dim %in, %c{number} : {source}"


def _maps(rank: int, along: int) -> dict[str, str]:
    """The heads of what reduces, of what takes both, and of what divides."""
    names = [f"d{number}" for number in range(rank)]
    every = f"affine_map<({', '.join(names)}) -> ({', '.join(names)})>"
    kept = ", ".join([name for number, name in enumerate(names) if number != along])
    part = f"affine_map<({', '.join(names)}) -> ({kept})>"
    parallel = ["parallel"] * rank
    reducing = [*parallel[:along], "reduction", *parallel[along + 1 :]]
    rows = {
        "over": ([every, part], reducing),
        "each": ([every, part, every], parallel),
        "again": ([part, every], parallel),
    }
    return {name: _head(maps, kinds) for name, (maps, kinds) in rows.items()}


def _head(maps: list[str], kinds: list[str]) -> str:
    quoted = ", ".join([f'"{kind}"' for kind in kinds])
    return (
        f"linalg.generic {{indexing_maps = [{', '.join(maps)}], "
        f"iterator_types = [{quoted}]}}"
    )


def _body(text: str) -> Block:
    module = read_module(Source.of(text, "softmax"), registry=REFERENCE)
    function = module.regions[0].blocks[0].first
    assert function is not None
    return function.regions[0].blocks[0]
