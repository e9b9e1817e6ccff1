"""Memory becomes pointers and structs: allocators, shapes, spaces, data layouts."""

from __future__ import annotations

import pytest

import bridge
from tests.passes.test_native import both

ALLOCATIONS = """func.func @f(%n: index, %v: memref<?xvector<3xf32>>) {
  %0 = memref.alloc() : memref<32x18xf32>
  %1 = memref.alloc(%n) : memref<3x?xf32>
  %2 = memref.alloc() {alignment = 64 : i64} : memref<100xf32>
  %3 = memref.alloc(%n) : memref<?xvector<18xf32>>
  %4 = memref.alloc() : memref<7xmemref<?x?xf32>>
  %5 = memref.alloc() : memref<7xmemref<*xf32>>
  %6 = memref.alloc() : memref<4xi1>
  %7 = memref.alloc(%n) : memref<?xcomplex<f64>, 1>
  memref.dealloc %0 : memref<32x18xf32>
  return
}"""
SHAPES = """func.func @f(
    %m: memref<?xf32>, %u: memref<*xf32>, %s: memref<2xindex>, %t: memref<?xindex>)
    -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x3xf32>
  %1 = memref.reshape %u(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %2 = memref.reshape %m(%t) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  %3 = memref.memory_space_cast %0 : memref<?x3xf32> to memref<?x3xf32, 5>
  %4 = memref.memory_space_cast %2 : memref<*xf32> to memref<*xf32, 3>
  %5 = memref.memory_space_cast %4 : memref<*xf32, 3> to memref<*xf32>
  return %5 : memref<*xf32>
}"""
LAID_OUT = f"""module attributes {{dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}} {{
{ALLOCATIONS}
}}"""


CASES = [
    ("finalize-memref-to-llvm", SHAPES),
    ("finalize-memref-to-llvm", LAID_OUT),
    *[
        (f"finalize-memref-to-llvm{{{options}}}", ALLOCATIONS)
        for options in (
            "use-aligned-alloc=true",
            "use-generic-functions=true",
            "use-aligned-alloc=true use-generic-functions=true index-bitwidth=32",
        )
    ],
]


@pytest.mark.parametrize(("name", "text"), CASES)
def test_it_makes_what_upstreams_makes(name: str, text: str) -> None:
    ours, theirs = both(name, text)
    bridge.verify(ours)
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)


def test_another_function_by_the_name_of_an_allocator_is_complained_of() -> None:
    module = bridge.parse(f"llvm.func @malloc(i64)\n{ALLOCATIONS}")
    text = "redefinition of reserved function 'malloc' of different type"
    with pytest.raises(bridge.PassFailed, match=text) as caught:
        bridge.run_passes(module, "finalize-memref-to-llvm", engine="native")
    assert caught.value.diagnostics[0].location.line == 1


def test_sizes_of_other_integers_are_extended_to_indices() -> None:
    module = bridge.parse(SHAPES.replace("index>", "i32>"))
    bridge.run_passes(module, "finalize-memref-to-llvm", engine="native")
    bridge.verify(module)
    names = [op.name for op in module.walk()]
    # One size that is not known, two, and the one of the loop.
    assert names.count("llvm.sext") == 4
    assert "memref.load" not in names
