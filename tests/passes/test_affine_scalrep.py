"""Memory that is not needed: what is loaded is what was stored."""

from __future__ import annotations

from random import Random

import pytest

from bridge.ir.core import Operation
from bridge.upstream import passes as upstream
from tests.passes.test_affine_loops import memory_after, parsed, run

PASS = "affine-scalrep"

FORWARDED = """
func.func @f(%a: memref<24x24xf32>, %n: index) {
  %z = arith.constant 1.0 : f32
  %t = memref.alloc() : memref<24x24xf32>
  %g = memref.alloc() : memref<24xf32>
  affine.for %i = 0 to 20 {
    affine.store %z, %t[%i, 0] : memref<24x24xf32>
    affine.for %j = 0 to 10 {
      %v = affine.load %t[%i, 0] : memref<24x24xf32>
      affine.store %v, %a[%i, %j] : memref<24x24xf32>
      %w = affine.load %a[%i, %j] : memref<24x24xf32>
      %x = affine.load %a[%i + 1, %j] : memref<24x24xf32>
      %y = arith.addf %w, %x : f32
      affine.store %y, %a[%i, %j] : memref<24x24xf32>
      %u = affine.load %a[%i + 1, %j] : memref<24x24xf32>
      %s = arith.mulf %u, %x : f32
      affine.store %s, %a[%i, %j + 10] : memref<24x24xf32>
    }
    affine.store %z, %g[%i] : memref<24xf32>
    affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
      %p = affine.load %g[%i] : memref<24xf32>
      affine.store %p, %a[%i, 20] : memref<24x24xf32>
    }
  }
  memref.dealloc %t : memref<24x24xf32>
  return
}"""


def names(module: Operation) -> list[str]:
    return [op.name for op in module.walk()]


def test_what_was_stored_is_not_loaded_as_by_upstream() -> None:
    made, told = run(FORWARDED, PASS)
    theirs = parsed(FORWARDED)
    upstream.run_passes(theirs, f"func.func({PASS})")
    assert str(made) == str(theirs)
    assert not told
    assert "memref.alloc" not in names(made)
    assert names(made).count("affine.load") == 1
    for symbol in (0, 5):
        assert memory_after(made, symbol) == memory_after(parsed(FORWARDED), symbol)


SUBSCRIPTS = ("%i, 0", "%i, 1", "%i + 1, 0", "1, 0", "%i mod 2, 1", "2 - %i, %n - 1")


def straight_text(seed: int) -> str:
    """A nest that stores and loads a few elements, again and again."""
    random = Random(seed)
    values = ["%z"]
    lines: list[str] = []

    def access() -> None:
        element = f"{random.choice(('%a', '%t'))}[{random.choice(SUBSCRIPTS)}]"
        if random.random() < 0.5:
            lines.append(f"affine.store {random.choice(values)}, {element} : TYPE")
            return
        name = f"%v{len(lines)}"
        lines.append(f"{name} = affine.load {element} : TYPE")
        lines.append(f"{name}s = arith.addf {name}, {random.choice(values)} : f32")
        values.append(f"{name}s")

    for _ in range(random.randint(1, 4)):
        access()
    known = len(values)
    lines.append("affine.for %j = 0 to 2 {")
    for _ in range(random.randint(1, 5)):
        access()
    lines.append("}")
    del values[known:]
    for _ in range(random.randint(1, 5)):
        access()
    lines.append(f"affine.store {values[-1]}, %a[%i, 2] : TYPE")
    body = "\n".join(lines)
    return f"""func.func @f(%a: TYPE, %n: index) {{
      %z = arith.constant 1.0 : f32
      %t = memref.alloc() : TYPE
      affine.for %k = 0 to 4 {{
        affine.for %l = 0 to 4 {{
          affine.store %z, %t[%k, %l] : TYPE
        }}
      }}
      affine.for %i = 0 to 3 {{
        {body}
      }}
      return
    }}""".replace("TYPE", "memref<24x24xf32>")


def test_random_accesses_do_the_same_without_memory() -> None:
    removed = 0
    for seed in range(150):
        text = straight_text(seed)
        before = parsed(text)
        after, _ = run(text, PASS)
        removed += len(names(before)) - len(names(after))
        for symbol in (1, 2):
            assert memory_after(after, symbol) == memory_after(before, symbol), seed
    assert removed > 150


BODY = """
func.func private @g()
func.func @f(%a: memref<24xf32>, %b: memref<24xf32>, %x: f32, %n: index) -> f32 {
  %view = memref.subview %a[2] [5] [1] : memref<24xf32> to VIEW
  affine.for %i = 0 to 9 {
    affine.store %x, %a[%i] : memref<24xf32>
    BETWEEN
    %v = affine.load %a[%i] : memref<24xf32>
    affine.store %v, %b[%i] : memref<24xf32>
  }
  return %x : f32
}"""


@pytest.mark.parametrize(
    ("between", "why"),
    [
        ("func.call @g() : () -> ()", "'func.call' op at"),
        ("affine.store %x, %b[3] : memref<24xf32>", "may touch the same memory"),
        ("affine.store %x, %view[3] : VIEW", "may touch the same memory"),
        ("affine.store %x, %a[3] : memref<24xf32>", "touches the same element"),
        (
            "affine.store %x, %a[%i mod 4] : memref<24xf32>",
            "touches the same element",
        ),
        (
            """affine.for %j = 0 to 3 {
              affine.store %x, %a[%j + 8] : memref<24xf32>
            }""",
            "touches the same element",
        ),
        (
            """scf.for %j = %n to %n step %n {
              affine.store %x, %a[23] : memref<24xf32>
            }""",
            "may touch the same element: ",
        ),
        ("affine.store %x, %a[%i + 1] : memref<24xf32>", ""),
        ("affine.store %x, %a[%i * 2 + 12] : memref<24xf32>", ""),
        ("%u = affine.load %view[3] : VIEW", ""),
    ],
)
def test_what_may_be_written_between_is_loaded(between: str, why: str) -> None:
    text = BODY.replace("BETWEEN", between)
    text = text.replace("VIEW", "memref<5xf32, strided<[1], offset: 2>>")
    made, told = run(text, PASS)
    loads = names(parsed(text)).count("affine.load")
    assert names(made).count("affine.load") == loads - (not why)
    replaced = [one for one in told if "is not replaced: " in one]
    assert bool(replaced) is bool(why)
    assert all(why in one for one in replaced)


def test_a_value_from_another_iteration_is_loaded() -> None:
    text = """
    func.func @f(%a: memref<24xf32>, %x: f32) {
      affine.store %x, %a[4] : memref<24xf32>
      affine.for %i = 0 to 9 {
        %v = affine.load %a[4] : memref<24xf32>
        %w = arith.addf %v, %v : f32
        affine.store %w, %a[%i] : memref<24xf32>
      }
      return
    }"""
    made, told = run(text, PASS)
    assert "affine.load" in names(made)
    assert "touches the same element" in told[0]


def test_a_store_is_erased_where_one_of_its_type_follows() -> None:
    text = """
    func.func @f(%a: memref<24xf32>, %x: vector<8xf32>, %y: vector<4xf32>) {
      affine.vector_store %x, %a[0] : memref<24xf32>, vector<8xf32>
      affine.vector_store %y, %a[0] : memref<24xf32>, vector<4xf32>
      affine.vector_store %y, %a[0] : memref<24xf32>, vector<4xf32>
      return
    }"""
    made, _ = run(text, PASS)
    assert names(made).count("affine.vector_store") == 2


@pytest.mark.parametrize(
    ("between", "kept"),
    [
        ("", 1),
        ("%v = affine.load %a[3] : memref<24xf32>", 1),
        ("%v = affine.load %a[4] : memref<24xf32>", 1),
        ("%v = affine.load %b[4] : memref<24xf32>", 2),
        ("%v = memref.load %a[%n] : memref<24xf32>", 2),
        ("func.call @g() : () -> ()", 2),
    ],
)
def test_a_store_that_may_be_read_is_kept(between: str, kept: int) -> None:
    text = f"""
    func.func private @g()
    func.func @f(%a: memref<24xf32>, %b: memref<24xf32>, %n: index, %x: f32) {{
      affine.store %x, %a[4] : memref<24xf32>
      {between}
      affine.store %x, %a[4] : memref<24xf32>
      return
    }}"""
    made, told = run(text, PASS)
    assert names(made).count("affine.store") == kept
    assert bool([one for one in told if "is not erased: " in one]) is (kept == 2)


def test_memory_that_something_else_knows_stays() -> None:
    text = """
    func.func private @g(memref<4xf32>)
    func.func @f(%x: f32) -> f32 {
      %t = memref.alloc() : memref<4xf32>
      affine.store %x, %t[0] : memref<4xf32>
      %v = affine.load %t[0] : memref<4xf32>
      func.call @g(%t) : (memref<4xf32>) -> ()
      return %v : f32
    }"""
    made, _ = run(text, PASS)
    assert "affine.load" not in names(made)
    assert {"memref.alloc", "affine.store"} <= set(names(made))
