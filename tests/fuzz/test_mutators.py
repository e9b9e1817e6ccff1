"""`bridge/fuzz/mutators.py`: what is found in a text, and what becomes of it."""

from __future__ import annotations

from random import Random

from bridge.fuzz import mutators as ir
from bridge.fuzz.mutators import Pool, Pools

TEXT = """\
func.func @f(%a: vector<4xtuple<i32, f32>>) attributes {k = [1, "}"], u = 2 : i8} {
  %0 = arith.addi %b, %c {x = affine_map<(d0) -> (d0)>} : !llvm.struct<(i32)>
  %s = arith.constant 1.5 : f32
}
"""

POOLS = Pools(Pool.of([TEXT]), Pool.of([]))


def test_types_are_found_with_those_inside_them() -> None:
    found = [TEXT[start:end] for start, end in ir.type_spans(TEXT)]
    assert found[:4] == ["vector<4xtuple<i32, f32>>", "tuple<i32, f32>", "i32", "f32"]
    assert "!llvm.struct<(i32)>" in found


def test_the_entries_of_a_dictionary_are_found_with_their_values() -> None:
    found = {name: TEXT[at:end] for name, at, end in ir.entry_spans(TEXT)}
    assert found == {
        "k": '[1, "}"]',
        "u": "2 : i8",
        "x": "affine_map<(d0) -> (d0)>",
    }


def test_every_mutator_changes_something_and_a_seed_decides_what() -> None:
    for _, mutate in ir.MUTATORS.values():
        found = [mutate(Random(seed), TEXT, POOLS) for seed in range(30)]
        assert found == [mutate(Random(seed), TEXT, POOLS) for seed in range(30)]
        assert any(text not in (None, TEXT) for text in found)


def test_no_mutator_minds_a_text_without_anything() -> None:
    for _, mutate in ir.MUTATORS.values():
        for seed in range(5):
            found = mutate(Random(seed), "", POOLS)
            assert found is None or isinstance(found, str)
            assert found == mutate(Random(seed), "", POOLS)


def test_ops_are_exchanged_for_ops() -> None:
    found = {ir.change_op(Random(seed), TEXT, POOLS) for seed in range(40)}
    assert any(text and "arith.muli %b" in text for text in found) or len(found) > 20
